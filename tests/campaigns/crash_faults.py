"""A server with a planted fault, for the crash test to find: it acknowledges before it commits."""

import time
from typing import Final

from theomachy.cli.main import main
from theomachy.server.store.writing import Job, Outcome, Writing

COMMIT: Final = Writing._commit


def hasty(writing: Writing, jobs: list[Job]) -> list[Outcome]:
    """Say "durable" first, and write a moment later."""
    writing._finish([(job, None) for job in jobs])
    time.sleep(0.005)
    return COMMIT(writing, jobs)


if __name__ == "__main__":
    Writing._commit = hasty  # type: ignore[method-assign, assignment]  # that is the fault
    main()
