"""Commands for operators of a server: backup, restore, verify, config show.

Exit codes: 0 done; 1 the database or backup was changed or is incomplete; 2 bad input, or it cannot be opened now.
"""

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from theomachy.server.operate.config import Config, ConfigError, Loaded, load, shown
from theomachy.server.store.backup import back_up, restore, stamp, verify_file, verify_url
from theomachy.server.store.driver import Failed
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.verify import Report

DataDir = Annotated[
    str | None, typer.Option("--data-dir", help="Directory of the database, backups and theomachy.toml.")
]
Database = Annotated[
    str | None, typer.Option("--database-url", help="Database: sqlite:///PATH or postgresql://...")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PANEL: Final = "Run a server"
BACKUP_TO = typer.Argument(help="A new file, or a directory.", show_default="in the data directory")

config_app = typer.Typer(no_args_is_help=True, help="Show the settings of the server.")


def mount(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command("backup", rich_help_panel=PANEL)(backup)
    app.command("restore", rich_help_panel=PANEL)(restore_backup)
    app.command("verify", rich_help_panel=PANEL)(verify)
    app.add_typer(config_app, name="config", rich_help_panel=PANEL)
    app.add_typer(import_module("theomachy.cli.admin").admin_app, name="admin", rich_help_panel=PANEL)


def settings(data_dir: str | None, database_url: str | None) -> Loaded:
    """The effective settings; a faulty one ends the command."""
    try:
        return load({"data_dir": data_dir, "database_url": database_url}, os.environ)
    except ConfigError as error:
        refuse(str(error))


def refuse(problem: str) -> NoReturn:
    """Print what was wrong and exit with 2."""
    typer.echo(f"theomachy: {problem}", err=True)
    sys.exit(2)


def tell(report: Report, what: str, *, as_json: bool) -> None:
    """Print what was found; exit with 1 if something is wrong."""
    if as_json:
        found = {
            "tables": report.tables,
            "entries": report.entries,
            "audited": report.audited,
            "problems": report.problems,
        }
        typer.echo(json.dumps(found))
    else:
        for problem in report.problems[:50]:
            typer.echo(problem, err=True)
        verdict = f"{len(report.problems)} problems" if report.problems else "all hash chains are intact"
        typer.echo(f"{what}: {report.tables:,} tables, {report.entries:,} entries, {verdict}")
    if report.problems:
        sys.exit(1)


def backup(
    target: Annotated[Path | None, BACKUP_TO] = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Back up the database to one file (safe while the server runs) and verify it."""
    config = settings(data_dir, database_url).config
    name = f"theomachy-{stamp()}.backup"
    if target is None:
        target = config.directory() / "backups" / name
    elif target.is_dir():
        target /= name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        report = back_up(config.database(), target)
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(target), as_json=as_json)


def restore_backup(
    source: Annotated[Path, typer.Argument(help="A file written by `backup`.")],
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace an existing SQLite file; the old one is kept under another name."),
    ] = False,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Verify a backup and restore it. The server must not be running."""
    config = settings(data_dir, database_url).config
    try:
        report = restore(source, config.database(), replace=replace)
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(source), as_json=as_json)


def verify(
    file: Annotated[Path | None, typer.Argument(help="A backup file.", show_default="the database itself")] = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Check that no log entry of the database or of a backup was changed, lost or added."""
    config = settings(data_dir, database_url).config
    try:
        report = verify_file(file) if file else verify_url(config.database())
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(file or shown("database_url", config.database())), as_json=as_json)


@config_app.command("show")
def show(data_dir: DataDir = None, database_url: Database = None, as_json: AsJson = False) -> None:
    """Print the effective settings and their sources (secrets masked)."""
    loaded = settings(data_dir, database_url)
    told = {name: shown(name, getattr(loaded.config, name)) for name in Config.__struct_fields__}
    told["database_url"] = shown("database_url", loaded.config.database())
    if as_json:
        rows = {name: {"value": value, "source": loaded.sources[name]} for name, value in told.items()}
        typer.echo(json.dumps(rows, indent=2))
        return
    for name, value in told.items():
        typer.echo(f"{name:16} {value:40} {loaded.sources[name]}")
    for name in loaded.unknown:
        typer.echo(f"theomachy: unknown setting {name} ignored", err=True)
