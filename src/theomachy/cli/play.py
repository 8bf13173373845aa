"""Games: played in the terminal, simulated, replayed, recorded."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from theomachy.arena import simulate as simulation
from theomachy.arena.parallel import HERE, in_parallel
from theomachy.bots.bot_name import OF, bot_written
from theomachy.bots.levels.names import levels
from theomachy.bots.styles import STYLES
from theomachy.cli import files
from theomachy.cli.output import (
    CORES,
    AsJson,
    Edition,
    First,
    GameName,
    GameOption,
    Games,
    Gods,
    Guardians,
    Jobs,
    Language,
    On,
    Players,
    Scenario,
    Seed,
    StallTurns,
    Variants,
    Viewer,
    check_language,
    choices,
    errors,
    listed,
    out,
    show,
)
from theomachy.engine.chance import Dice
from theomachy.games import registry
from theomachy.play.reading import package_of, replayed
from theomachy.play.setup import Wishes
from theomachy.play.table import Played
from theomachy.terminal.session import Quit, TerminalGame
from theomachy.words.texts import texts

USUAL_BOTS: Final = "adept"
"""The level of the bots where none is chosen: good company, and quick to answer."""


def play(
    game: GameName = registry.USUAL,
    players: Players = 3,
    humans: Annotated[int, typer.Option(help="Number of human players; bots take the other seats.")] = 1,
    gods: Gods = "",
    guardians: Guardians = "",
    scenario: Scenario = "",
    edition: Edition = "",
    first: First = None,
    variants: Variants = "",
    stall_turns: StallTurns = None,
    seed: Annotated[int | None, typer.Option(help="Random seed.", show_default="a new one")] = None,
    resume: Annotated[str, typer.Option(help="Resume from a saved record.")] = "",
    bots: Annotated[
        str,
        typer.Option(
            help=f"Level of the bots: {', '.join(levels())}; with a style as in {USUAL_BOTS}{OF}{STYLES[0]} "
            f"({', '.join(STYLES)})."
        ),
    ] = USUAL_BOTS,
    cores: Annotated[
        int, typer.Option(min=1, help="Number of cores that a bot thinks on, for levels that can use several.")
    ] = 1,
    language: Language = "en",
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard."""
    check_language(language)
    drawn = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    wishes = Wishes(
        players,
        listed(gods),
        listed(guardians),
        scenario or None,
        edition or None,
        first,
        listed(variants),
        stall_turns,
    )
    record = files.load_record(resume) if resume else None
    package = registry.package(game) if record is None else package_of(record)
    header = package.header(wishes, drawn) if record is None else record.header
    table = Played(package, header, texts(language))
    if record is not None:
        table.resume(record)
    paged = out.is_terminal and sys.stdin.isatty()
    sitting = TerminalGame(table, humans, drawn, out, input, bot_written(bots, cores), paged)
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        sitting.say("terminal-goodbye")


def simulate(
    game: GameName = registry.USUAL,
    players: Players = 3,
    games: Games = 100,
    seed: Seed = 1,
    scenario: Scenario = "",
    edition: Edition = "",
    variants: Variants = "",
    bots: Annotated[
        str,
        typer.Option(
            help=f"Comma-separated bots, one for all seats or one for each, as in {USUAL_BOTS}{OF}{STYLES[0]}.",
            show_default="random answers",
        ),
    ] = "",
    jobs: Jobs = CORES,
    on: On = HERE,
    as_json: AsJson = False,
) -> None:
    """Play random games, or games of bots, and print statistics."""
    wishes = choices(players, scenario, edition, variants)
    registry.package(game).header(wishes, seed)
    total = simulation.Summary()
    work = simulation.divided(game, wishes, seed, games, simulation.seated(listed(bots) or [], players))
    for summary in in_parallel(simulation.simulate, work, jobs, f"{games} games", errors, on=on):
        total.add(summary)
    if as_json:
        typer.echo(json.dumps(total.document()))
        return
    for name, value in total.document().items():
        out.print(f"{name}: {value}", markup=False, highlight=False)


def replay(
    record: Annotated[str, typer.Argument(help="A game record.")],
    to: Annotated[int, typer.Option(help="Stop after this many answers.", show_default="all")] = -1,
    seat: Viewer = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a record, verify every line and show the final position."""
    check_language(language)
    played = files.load_record(record)
    table = replayed(played, to, texts(language))
    viewer = table.seat_of(seat) if seat else None
    told = table.told(viewer)
    if as_json:
        document: dict[str, object] = {
            "answers": len(table.answers),
            "position": table.document(viewer),
            "events": told,
        }
        if viewer is None:
            document["digest"] = table.s.digest()  # of everything: it would let a seat test its guesses
        typer.echo(json.dumps(document, ensure_ascii=False))
        return
    for event in told:
        out.print(f"  {event['text']} [{event['rule']}]", markup=False, highlight=False, soft_wrap=True)
    show(table.drawn(viewer))


def record(
    file: Annotated[str, typer.Argument(help="The file to write.")],
    game: GameOption = registry.USUAL,
    players: Players = 3,
    seed: Seed = 1,
    scenario: Scenario = "",
    edition: Edition = "",
    variants: Variants = "",
) -> None:
    """Play a random game and write its record to a file."""
    package = registry.package(game)
    wishes = choices(players, scenario, edition, variants)
    table = Played(package, package.header(wishes, seed), texts("en"))
    table.finish(Dice(seed))
    Path(file).write_text(table.text(), encoding="utf-8")
    winners = [table.notation(seat) for seat in table.result().winners]
    typer.echo(f"{file}: {table.result().ending} {' '.join(winners)}")
