"""Files generated from the games and the protocol."""

from typing import Annotated

import typer


def write(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; fail if a file is stale.")] = False,
) -> None:
    """Write the catalogues and schemas that clients are made from."""
    from theomachy.generate import main  # noqa: PLC0415  # needs the extra `server`

    raise typer.Exit(main(["--check"] if check else []))
