"""The command line. 0: done, 1: the answer is no (refused, not found, never happened), 2: bad input."""

from importlib.util import find_spec
from typing import Annotated

import typer

from theomachy import BUILD, __version__
from theomachy.bots.minds import NoMind
from theomachy.cli import (
    advice,
    bench,
    fuzz,
    play,
    positions,
    serve,
)
from theomachy.cli.ladder import ladder_app
from theomachy.cli.output import fail
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.add_typer(positions.position, name="position")
app.add_typer(ladder_app, name="ladder")
app.command("play")(play.play)
app.command("simulate")(play.simulate)
app.command("replay")(play.replay)
app.command("record")(play.record)
app.command("rules")(positions.rules)
app.command("count")(positions.count)
app.command("hint")(advice.hint)
app.command("battle")(advice.battle)
app.command("tune")(advice.tune)
app.command("fuzz")(fuzz.random_games)
app.command("why-not")(fuzz.why_not)
app.command("same")(fuzz.same_games)
app.command("bench")(bench.show_speed)
app.command("bench-compare")(bench.compare_speed)
app.command("growth")(bench.show_growth)
app.command("serve")(serve.serve)


def main() -> None:
    """Run the command line; bad input ends with 2 and a sentence, never with a traceback."""
    if find_spec("msgspec") is not None and find_spec("apsw") is not None:
        from theomachy.cli.operate import mount  # noqa: PLC0415  # only with the extra `server`

        mount(app)
    try:
        app()
    except (SetupError, DataError, NoMind) as error:
        fail(str(error))
    except (OSError, UnicodeDecodeError) as error:
        fail(f"cannot read or write: {error}")


def show_version(wanted: bool) -> None:
    """Print the version, how the rules run and which they are, and leave."""
    if wanted:
        rules = ", ".join(f"{game.name} {game.rules_version}" for game in (ANKH, PANTHEON))
        typer.echo(f"theomachy {__version__} ({BUILD}; rules: {rules})")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Board games about gods: play, simulate, replay, look up rules, examine positions."""
