"""A server with a planted fault, for the crash test to find: it acknowledges before it commits."""

import time
from typing import Final

from theomachy.cli.main import main
from theomachy.server.store.sql import Job, Outcome, SqlStore

COMMIT: Final = SqlStore._commit


def hasty(store: SqlStore, jobs: list[Job]) -> list[Outcome]:
    """Say "durable" first, and write a moment later."""
    store._finish([(job, None) for job in jobs])
    time.sleep(0.005)
    return COMMIT(store, jobs)


if __name__ == "__main__":
    SqlStore._commit = hasty  # type: ignore[method-assign, assignment]  # that is the fault
    main()
