"""The game server, where it is installed."""

from importlib.util import find_spec
from typing import Annotated

import typer

from theomachy.cli.output import fail


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None, typer.Option(help="Port to listen on; 0 picks a free one.", show_default="8000")
    ] = None,
    data: Annotated[
        str | None,
        typer.Option("--data-dir", "--data", help="Directory for the database, backups and theomachy.toml."),
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database-url", help="Database: sqlite:///PATH or postgresql://...")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option(help="Address that players open, if the server is behind a reverse proxy.")
    ] = None,
    root_path: Annotated[str | None, typer.Option(help="URL path prefix used by a reverse proxy.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on the local network and show a QR code.")] = False,
) -> None:
    """Run the game server and its web page."""
    if find_spec("uvicorn") is None or find_spec("apsw") is None:
        fail("the server is not installed: pip install 'theomachy[server]'")
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
