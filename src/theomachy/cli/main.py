"""The command line. Exit codes: 0 done; 1 the answer is no (refused, not found, never happened); 2 bad input."""

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from theomachy import BUILD, __version__
from theomachy.bots.minds import NoMind
from theomachy.cli import (
    advice,
    bench,
    fuzz,
    generate,
    learn,
    play,
    positions,
    quiz,
    rulebook,
    serve,
    styles,
    training,
)
from theomachy.cli.ladder import ladder_app
from theomachy.cli.output import fail
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry

PLAYING: Final = "Play"
STUDYING: Final = "Records, positions and statistics"
DEVELOPING: Final = "Develop Theomachy"

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command("play", rich_help_panel=PLAYING)(play.play)
app.command("learn", rich_help_panel=PLAYING)(learn.learn)
app.command("serve", rich_help_panel=PLAYING)(serve.serve)
app.command("hint", rich_help_panel=PLAYING)(advice.hint)
app.command("battle", rich_help_panel=PLAYING)(advice.battle)
app.command("rules", rich_help_panel=PLAYING)(positions.rules)
app.command("rulebook", rich_help_panel=PLAYING)(rulebook.rulebook)
app.command("quiz", rich_help_panel=PLAYING)(quiz.quiz)
app.command("replay", rich_help_panel=STUDYING)(play.replay)
app.command("record", rich_help_panel=STUDYING)(play.record)
app.add_typer(positions.position, name="position", rich_help_panel=STUDYING)
app.command("simulate", rich_help_panel=STUDYING)(play.simulate)
app.add_typer(ladder_app, name="ladder", rich_help_panel=STUDYING)

if find_spec("pyarrow") is not None and find_spec("choix") is not None:  # the extra `lab`
    app.command("lab", rich_help_panel=STUDYING)(import_module("theomachy.cli.lab").lab)

if find_spec("msgspec") is not None and find_spec("apsw") is not None:  # the extra `server`
    import_module("theomachy.cli.operate").mount(app)

dev = typer.Typer(no_args_is_help=True, help="Test, measure and tune the rules and bots.")
dev.command("games")(fuzz.list_games)
dev.command("fuzz")(fuzz.random_games)
dev.command("why-not")(fuzz.why_not)
dev.command("same")(fuzz.same_games)
dev.command("count")(positions.count)
dev.command("bench")(bench.show_speed)
dev.command("bench-compare")(bench.compare_speed)
dev.command("growth")(bench.show_growth)
dev.command("tune")(advice.tune)
dev.command("styles")(styles.styles)
dev.command("train")(training.train)
dev.command("gate")(training.gate)
dev.command("calibrate")(training.calibrate)
dev.command("generate")(generate.write)
app.add_typer(dev, name="dev", rich_help_panel=DEVELOPING)


def main() -> None:
    """Run the command line; bad input ends with exit code 2 and one sentence, never with a traceback."""
    try:
        app()
    except (SetupError, DataError, NoMind, registry.BrokenGame) as error:
        fail(str(error))
    except (OSError, UnicodeDecodeError) as error:
        fail(f"cannot read or write: {error}")


def show_version(wanted: bool) -> None:
    """Print the version, the build and the version of each game's rules, and exit."""
    if wanted:
        rules = ", ".join(f"{each.game.name} {each.game.rules_version}" for each in registry.packages())
        typer.echo(f"theomachy {__version__} ({BUILD}; rules: {rules})")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Board games about gods: play, simulate, replay, look up rules, examine positions."""
