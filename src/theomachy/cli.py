"""The command line. 0: done, 1: the answer is no (refused, not found, never happened), 2: bad input."""

from importlib.util import find_spec
from typing import Annotated

import typer

from theomachy import BUILD, __version__
from theomachy.ankh.game import ANKH
from theomachy.bots.minds import NoMind
from theomachy.commands import counsel, looking, measuring, playing, proving, serving
from theomachy.commands.saying import fail
from theomachy.engine.refusal import DataError, SetupError
from theomachy.ladder.commands import ladder_app
from theomachy.pantheon.game import PANTHEON

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.add_typer(looking.position, name="position")
app.add_typer(ladder_app, name="ladder")
app.command("play")(playing.play)
app.command("simulate")(playing.simulate)
app.command("replay")(playing.replay)
app.command("record")(playing.record)
app.command("rules")(looking.rules)
app.command("count")(looking.count)
app.command("hint")(counsel.hint)
app.command("battle")(counsel.battle)
app.command("tune")(counsel.tune)
app.command("fuzz")(proving.fuzz)
app.command("why-not")(proving.why_not)
app.command("same")(proving.same_games)
app.command("bench")(measuring.show_speed)
app.command("bench-compare")(measuring.compare_speed)
app.command("growth")(measuring.show_growth)
app.command("serve")(serving.serve)


def main() -> None:
    """Run the command line; bad input ends with 2 and a sentence, never with a traceback."""
    if find_spec("msgspec") is not None and find_spec("apsw") is not None:
        from theomachy.server.commands import mount  # noqa: PLC0415  # only with the extra `server`

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
