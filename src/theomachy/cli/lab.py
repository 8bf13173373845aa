"""`theomachy lab`: questions about balance, answered by games between bots. It needs the extra `lab`."""

import json
from pathlib import Path
from typing import Annotated

import typer
import yaml
from rich.progress import Progress, TaskID

from theomachy.arena.parallel import HERE
from theomachy.cli.output import CORES, AsJson, Jobs, On, errors, listed
from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.lab.findings import conclusions, document, found_in
from theomachy.lab.folder import Folder, question_in
from theomachy.lab.game_played import GamePlayed
from theomachy.lab.question import Cell, Question, read_question
from theomachy.lab.report import report
from theomachy.lab.run import answer


def lab(
    question: Annotated[
        str, typer.Argument(help="A question as a YAML file, the folder of one, or the name of a game.")
    ] = registry.USUAL,
    players: Annotated[str, typer.Option(help="Player counts, e.g. 2,5.", show_default="all")] = "",
    editions: Annotated[str, typer.Option(help="Editions to compare, e.g. final,preview.")] = "",
    scenarios: Annotated[str, typer.Option(help="Scenarios to compare.")] = "",
    variants: Annotated[str, typer.Option(help="A variant to compare with the usual game.")] = "",
    levels: Annotated[str, typer.Option(help="Levels of bots; each plays games of its own.")] = "novice",
    games: Annotated[int, typer.Option(min=1, help="Most games of each set of conditions.")] = 400,
    precision: Annotated[
        float, typer.Option(help="Stop when every chance is known to within this, e.g. 0.03; 0 plays all games.")
    ] = 0.0,
    seed: Annotated[int, typer.Option(help="Random seed.")] = 1,
    save: Annotated[str, typer.Option(help="The folder of games and report.", show_default="build/lab")] = "",
    jobs: Jobs = CORES,
    on: On = HERE,
    as_json: AsJson = False,
) -> None:
    """Ask how balanced a game is; play, keep every game, and write a report. A run that was stopped goes on."""
    given = Path(question)
    if given.is_dir():
        asked, folder = question_in(given), given
    else:
        folder = Path(save or "build/lab")
        asked = (
            from_file(given)
            if given.suffix in (".yaml", ".yml")
            else from_options(question, players, editions, scenarios, variants, levels, games, precision, seed)
        )
    kept = Folder(folder, asked)
    found = [found_in(cell, played) for cell, played in zip(asked.cells(), shown(kept, jobs, on), strict=True)]
    (folder / "report.html").write_text(report(asked, found), encoding="utf-8")
    told = json.dumps(document(asked, found), indent=1, ensure_ascii=False)
    (folder / "findings.json").write_text(told + "\n", encoding="utf-8")
    typer.echo(told if as_json else "\n".join(conclusions(asked, found)))
    errors.print(f"theomachy: open {folder / 'report.html'}", markup=False, highlight=False, soft_wrap=True)


def from_file(path: Path) -> Question:
    """A question from a YAML file."""
    try:
        value = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.YAMLError as error:
        raise DataError(str(path), f"not YAML: {error}") from error
    return read_question(Node(value, str(path)))


def from_options(
    game: str, players: str, editions: str, scenarios: str, variants: str, levels: str, games: int,
    precision: float, seed: int,
) -> Question:  # fmt: skip
    """A question from the command line."""
    said: dict[str, object] = {
        "game": game,
        "levels": listed(levels),
        "games": games,
        "precision": precision,
        "seed": seed,
    }
    try:
        if players:
            said["players"] = [int(count) for count in players.split(",")]
    except ValueError as error:
        raise DataError("--players", f"needs numbers with commas, not {players!r}") from error
    for name, text in (("editions", editions), ("scenarios", scenarios)):
        if text:
            said[name] = listed(text)
    if variants:
        said["variants"] = [[], listed(variants)]
    return read_question(Node(said, "question"))


def shown(folder: Folder, jobs: int, on: str) -> list[list[GamePlayed]]:
    """Play the question, with a bar for every cell on a terminal."""
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        bars: dict[int, TaskID] = {}

        def told(cell: Cell, games: int) -> None:
            if cell.number not in bars:
                bars[cell.number] = progress.add_task(cell.name(), total=folder.question.games)
            progress.update(bars[cell.number], completed=games)

        return answer(folder, jobs, on, told)
