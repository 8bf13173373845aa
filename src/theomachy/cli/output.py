"""What commands share: their words for options, and how they speak."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from theomachy.engine.refusal import SetupError
from theomachy.words.pseudo import PSEUDO
from theomachy.words.texts import LANGUAGES

out = Console()
errors = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="The game: ankh or pantheon.")]
Players = Annotated[int, typer.Option(help="2 to 5, in Pantheon 2 to 4.")]
Scenario = Annotated[str, typer.Option(help="Ankh: middle-kingdom or old-kingdom.")]
EditionName = Annotated[str, typer.Option(help="Ankh: final or preview.")]
Variants = Annotated[
    str, typer.Option(help="Pantheon: bonus-draft, bsw-start-material, no-traitera-after-trigger; by commas.")
]
Language = Annotated[str, typer.Option("--lang", help="Language: en, pl, cs or ru.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes; the result does not depend on it.")]
Seat = Annotated[str, typer.Option(help="Only what this seat (god or colour) may know; everything if not given.")]
File = Annotated[str, typer.Argument(help="A position: JSON, or one line; - for standard input.")]
CORES = os.cpu_count() or 1


def fail(problem: str) -> None:
    """Say what was wrong and leave."""
    errors.print(f"theomachy: {problem}", markup=False, highlight=False, soft_wrap=True)
    sys.exit(2)


def listed(text: str) -> list[str] | None:
    """The names between commas, if there are any."""
    return text.split(",") if text else None


def check_language(language: str) -> None:
    """Refuse a language we do not speak."""
    if language not in (*LANGUAGES, PSEUDO):
        raise SetupError("language", repr(language), ", ".join(LANGUAGES))


def show(lines: list[Text]) -> None:
    """Print a drawn table."""
    for line in lines:
        out.print(line, highlight=False, soft_wrap=True)


def watched(what: str, steps: int, run: Callable[[Callable[[], None]], None]) -> None:
    """Run something that tells its progress, with a bar where somebody watches."""
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(what, total=steps)
        run(lambda: progress.advance(bar))
