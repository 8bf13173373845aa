"""A server whose disk hangs for good once it is told to, and that waits for it one second instead of ten."""

import os
import time
from typing import Final

from theomachy.cli.main import main
from theomachy.server.operate import serve
from theomachy.server.store.sqlite import SqliteConnection

COMMIT: Final = SqliteConnection.commit


def hanging(connection: SqliteConnection) -> None:
    """Never comes back, while a file of this name is there."""
    while os.path.exists(os.environ["STUCK"]):
        time.sleep(0.05)
    COMMIT(connection)


if __name__ == "__main__":
    serve.LATEST = 1.0
    SqliteConnection.commit = hanging  # type: ignore[method-assign, assignment]  # that is the fault
    main()
