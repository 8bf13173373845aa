"""Options and output helpers shared by the commands."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.text import Text

from theomachy.engine.decision import State
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.play.setup import Wishes
from theomachy.words.pseudo import PSEUDO
from theomachy.words.texts import LANGUAGES

out = Console()
errors = Console(stderr=True)


def working_packages() -> list[GamePackage[State]]:
    """The games that can be loaded: a broken one must not take the help of the others away."""
    found: list[GamePackage[State]] = []
    for name in registry.names():
        try:
            found.append(registry.package(name))
        except registry.BrokenGame as error:
            errors.print(f"theomachy: {error}", markup=False, highlight=False, soft_wrap=True)
    return found


PACKAGES: Final = working_packages()


def counts_of(package: GamePackage[State]) -> str:
    """The player counts of a game, such as 2-4."""
    counts = package.game.players
    return f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])


def player_help() -> str:
    """How many players each game is for."""
    return "Number of players: " + ", ".join(f"{counts_of(each)} ({each.game.name})" for each in PACKAGES) + "."


def choice_help(name: str) -> str:
    """What a choice of the setup means in each game that has it."""
    told = [f"{each.game.name}: {each.choices[name]}" for each in PACKAGES if name in each.choices]
    return escape("; ".join(told) + ".")


GAMES: Final = ", ".join(package.game.name for package in PACKAGES)
GameName = Annotated[str, typer.Argument(help=f"The game: {GAMES}.")]
GameOption = Annotated[str, typer.Option(help=f"The game: {GAMES}.")]
ProfileName = Annotated[
    str,
    typer.Argument(
        help="The campaign: "
        + ", ".join(each.name for package in PACKAGES for each in package.fuzz_profiles())
        + "."
    ),
]
Players = Annotated[int, typer.Option(help=player_help())]
PlayerCounts = Annotated[str, typer.Option(help="Player counts, e.g. 2,5.", show_default="all")]
Gods = Annotated[str, typer.Option(help=choice_help("gods"))]
Guardians = Annotated[str, typer.Option(help=choice_help("guardians"))]
Scenario = Annotated[str, typer.Option(help=choice_help("scenario"))]
Edition = Annotated[str, typer.Option(help=choice_help("edition"))]
First = Annotated[int | None, typer.Option(min=0, help=choice_help("first"))]
Variants = Annotated[str, typer.Option(help=choice_help("variants"))]
StallTurns = Annotated[int | None, typer.Option(min=0, help=choice_help("stall_turns"))]
Games = Annotated[int, typer.Option(min=1, help="Number of games.")]
Seed = Annotated[int, typer.Option(help="Random seed.")]
Language = Annotated[str, typer.Option("--lang", "--language", help=f"Language: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
On = Annotated[
    str, typer.Option(help="Where to work: here, ray, or ray://HOST:PORT (does not affect the result).")
]
Jobs = Annotated[int, typer.Option(min=1, help="Number of worker processes (does not affect the result).")]
Viewer = Annotated[
    str, typer.Option(help="Show only what this seat (god or colour) may see.", show_default="everything")
]
File = Annotated[str, typer.Argument(help="A position: JSON or one line; - reads standard input.")]
CORES = os.cpu_count() or 1


def fail(problem: str) -> None:
    """Print what was wrong and exit with 2."""
    errors.print(f"theomachy: {problem}", markup=False, highlight=False, soft_wrap=True)
    sys.exit(2)


def listed(text: str) -> list[str] | None:
    """The names between commas; None for an empty text."""
    return text.split(",") if text else None


def choices(players: int, scenario: str, edition: str, variants: str) -> Wishes:
    """What was chosen by the options that several commands have."""
    return Wishes(players, scenario=scenario or None, edition=edition or None, variants=listed(variants))


def check_language(language: str) -> None:
    """SetupError for an unknown language."""
    if language not in (*LANGUAGES, PSEUDO):
        raise SetupError("language", repr(language), ", ".join(LANGUAGES))


def show(lines: list[Text]) -> None:
    """Print a drawn table."""
    for line in lines:
        out.print(line, highlight=False, soft_wrap=True)


def with_progress(what: str, steps: int, run: Callable[[Callable[[], None]], None]) -> None:
    """Run something that reports its steps, with a progress bar on a terminal."""
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(what, total=steps)
        run(lambda: progress.advance(bar))
