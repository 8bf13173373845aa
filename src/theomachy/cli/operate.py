"""Commands for operators of a server: backup, restore, verify, config show.

Exit codes: 0 done; 1 the database or backup was changed or is incomplete; 2 bad input, or it cannot be opened now.
"""

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from time import time
from typing import Annotated, Final, NoReturn

import typer

from theomachy.server.operate.config import Config, ConfigError, Loaded, load, shown
from theomachy.server.operate.folding import Folding
from theomachy.server.store.authority_key import make_key, read_key
from theomachy.server.store.backup import back_up, key_of, restore, stamp, verify_file, verify_url
from theomachy.server.store.driver import Failed
from theomachy.server.store.opening import driver_for
from theomachy.server.store.port import CannotOpen
from theomachy.server.store.pruning import prune
from theomachy.server.store.trust import reseal
from theomachy.server.store.verify import Report

DataDir = Annotated[
    str | None, typer.Option("--data-dir", help="Directory of the database, backups and theomachy.toml.")
]
Database = Annotated[
    str | None, typer.Option("--database-url", help="Database: sqlite:///PATH or postgresql://...")
]
Keep = Annotated[
    int | None,
    typer.Option(
        "--keep", min=1, help="Remove all but the newest N backups.", show_default="keep_backups; 0 is all"
    ),
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
    app.command("reseal", rich_help_panel=PANEL)(reseal_database)
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
        counts = {
            "tables": report.tables,
            "entries": report.entries,
            "sealed": report.sealed,
            "audited": report.audited,
        }
        found = {**counts, "problems": report.problems, "notes": report.notes}
        typer.echo(json.dumps(found))
    else:
        for problem in report.problems[:50]:
            typer.echo(problem, err=True)
        for note in report.notes:
            typer.echo(note, err=True)
        whole = "all hash chains and seals are intact" if report.sealed else "all hash chains are intact"
        verdict = f"{len(report.problems)} problems" if report.problems else whole
        typer.echo(f"{what}: {report.tables:,} tables, {report.entries:,} entries, {verdict}")
    if report.problems:
        sys.exit(1)


def backup(
    target: Annotated[Path | None, BACKUP_TO] = None,
    keep: Keep = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Back up the database to one file (safe while the server runs) and verify it.

    In a directory, older backups can be removed, but only once the new one is verified.
    """
    config = settings(data_dir, database_url).config
    kept = config.keep_backups if keep is None else keep
    name = f"theomachy-{stamp()}.backup"
    if target is None:
        target = config.directory() / "backups" / name
    elif target.is_dir():
        target /= name
    elif keep is not None:
        refuse("--keep needs a directory of backups, not a file")
    try:
        driver_for(config.database()).reader().close()  # without a database no directory is made
        target.parent.mkdir(parents=True, exist_ok=True)
        report = back_up(config.database(), target, read_key(config.authority_key()))
        if kept and not report.problems and target.name == name:
            remove_old(config, target, kept)
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(target), as_json=as_json)


def remove_old(config: Config, new: Path, keep: int) -> None:
    """Remove old backups beside a new one, and say what was removed and what is strange."""
    key = read_key(config.authority_key()) or key_of(driver_for(config.database()))

    def good(path: Path) -> bool:
        try:
            return not verify_file(path, key).problems
        except CannotOpen:
            return False

    pruned = prune(new, keep, good)
    for path in pruned.future:
        typer.echo(f"{path} is named after a time to come; it is neither counted nor removed", err=True)
    for path in pruned.faulty:
        typer.echo(f"{path} is no intact backup; it is neither counted nor removed", err=True)
    for path in pruned.removed:
        typer.echo(f"removed {path}", err=True)


def restore_backup(
    source: Annotated[Path, typer.Argument(help="A file written by `backup`.")],
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace an existing SQLite file; the old one is kept under another name."),
    ] = False,
    unsealed: Annotated[
        bool,
        typer.Option("--unsealed", help="Accept a backup from before rows were sealed, despite the key."),
    ] = False,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Verify a backup and restore it. The server must not be running."""
    config = settings(data_dir, database_url).config
    try:
        key = read_key(config.authority_key())
        report = restore(source, config.database(), replace=replace, key=key, unsealed=unsealed)
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(source), as_json=as_json)


def verify(
    file: Annotated[Path | None, typer.Argument(help="A backup file.", show_default="the database itself")] = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Check that nothing in the database or in a backup was changed, lost, added or set back."""
    config = settings(data_dir, database_url).config
    try:
        key = read_key(config.authority_key())
        url = config.database()
        logs = Folding()
        checks = (key, logs.summary, logs.ratings)
        report = verify_file(file, *checks) if file else verify_url(url, *checks)
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    tell(report, str(file or shown("database_url", config.database())), as_json=as_json)


def reseal_database(data_dir: DataDir = None, database_url: Database = None) -> None:
    """Accept the database as it is and seal it with the key. The server must not be running.

    For a database whose key is lost, or one from before rows were sealed. From then on, forged rows count.
    """
    config = settings(data_dir, database_url).config
    try:
        rows = reseal(driver_for(config.database()), make_key(config.authority_key()), int(time() * 1000))
    except (CannotOpen, Failed, OSError) as error:
        refuse(str(error))
    typer.echo(f"{rows:,} rows are sealed")


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
