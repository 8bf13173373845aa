"""Commands that ask a bot: hints, Battle tables, and tuning of weights."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from theomachy.bots.bot_name import bot_written
from theomachy.bots.evaluation import weights_text
from theomachy.bots.levels.names import THINKING
from theomachy.bots.tuning import fitted, rewritten, some_examples
from theomachy.cli import files
from theomachy.cli.output import (
    CORES,
    AsJson,
    File,
    GameName,
    Games,
    Jobs,
    Language,
    Players,
    Seed,
    check_language,
    out,
)
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.play.table import Table
from theomachy.words.texts import texts

Seat = Annotated[
    str, typer.Option(help="The seat to advise, by god or colour.", show_default="the first that must answer")
]


def table_in(file: str, seat: str, language: str) -> tuple[Table[State], int]:
    """The position in a file, and the seat to advise."""
    check_language(language)
    table = files.load(file, texts(language))
    waiting = table.waiting()
    return table, table.seat_of(seat) if seat else waiting[0] if waiting else 0


def hint(file: File, seat: Seat = "", seed: Seed = 1, language: Language = "en", as_json: AsJson = False) -> None:
    """Suggest a move, with reasons and alternatives."""
    table, asked = table_in(file, seat, language)
    lines, document = table.hint(asked, Dice(seed))
    if as_json:
        typer.echo(json.dumps(document, ensure_ascii=False))
    for line in [] if as_json else lines:
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def battle(
    file: File,
    seat: Seat = "",
    region: Annotated[int, typer.Option(min=0, help="Number of a region.", show_default="all")] = 0,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show the outcome of every combination of cards in upcoming Battles."""
    table, asked = table_in(file, seat, language)
    grids, documents = table.battles(asked, region)
    if as_json:
        typer.echo(json.dumps(documents, ensure_ascii=False))
        return
    for grid in grids:
        out.print(grid)
    if not grids:
        out.print(texts(language).text("hint-battle-none", who=table.seat_name(asked)), markup=False)
        raise typer.Exit(1)


def tune(
    game: GameName = registry.USUAL,
    players: Players = 2,
    games: Games = 200,
    steps: Annotated[int, typer.Option(min=1, help="Number of gradient steps.")] = 300,
    seed: Seed = 1,
    level: Annotated[str, typer.Option(help="Level of the bots that play.")] = THINKING,
    save: Annotated[
        str, typer.Option(help="Write the weights to this file, keeping the comments of the shipped one.")
    ] = "",
    jobs: Jobs = CORES,
) -> None:
    """Fit the evaluation weights to games that bots play against each other."""
    package = registry.package(game)
    bot_written(level)  # refuses a bad level before anything is played
    work = [(game, level, players, seed * 1_000_003 + number) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        found = fitted(package.mind().evaluation, list(pool.map(some_examples, work)), steps)
    typer.echo(
        f"{found.examples} examples; mean predicted chance of the winner: {found.before:.4f}, now {found.now:.4f}"
    )
    typer.echo(f"in games not learned from: {found.unseen_before:.4f}, now {found.unseen_now:.4f}")
    for name, (early, late) in found.weights.items():
        typer.echo(f"{name:<18}{early:>9.3f}{late:>9.3f}")
    if save:
        Path(save).write_text(rewritten(weights_text(f"{package.folder}.bot"), found.weights), encoding="utf-8")
