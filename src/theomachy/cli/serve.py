"""The server, where it is installed."""

from importlib.util import find_spec
from typing import Annotated

import typer

from theomachy.cli.output import fail


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not given.")] = None,
    port: Annotated[int | None, typer.Option(help="8000 if not given; 0 for any free one.")] = None,
    data: Annotated[str | None, typer.Option("--data-dir", "--data", help="Where everything is kept.")] = None,
    database: Annotated[
        str | None, typer.Option("--database-url", help="sqlite:///... or postgresql://...")
    ] = None,
    base_url: Annotated[str | None, typer.Option(help="How players reach it, behind a proxy.")] = None,
    root_path: Annotated[str | None, typer.Option(help="The path under which a proxy shows it.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in this network; shows a QR code.")] = False,
) -> None:
    """Run the game server."""
    if find_spec("uvicorn") is None or find_spec("apsw") is None:
        fail("the server needs its extra: pip install 'theomachy[server]'")
    from theomachy.server.operate.serve import run  # noqa: PLC0415  # only with the extra `server`

    flags = {
        "host": host or ("0.0.0.0" if lan else None),
        "port": port,
        "data_dir": data,
        "database_url": database,
        "base_url": base_url,
        "root_path": root_path,
    }
    problem = run(flags, lan)
    if problem:
        fail(problem)
