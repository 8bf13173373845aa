"""The command line with a server that unloads idle tables after seconds; used by `make memory-test`."""

import msgspec

from theomachy.server.tables import limits

limits.LIMITS = msgspec.structs.replace(limits.LIMITS, idle_seconds=3.0)  # type: ignore[misc]  # before it is read

from theomachy.cli.main import main  # noqa: E402

if __name__ == "__main__":
    main()
