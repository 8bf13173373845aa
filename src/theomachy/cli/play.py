"""Games: played, simulated, replayed, written down."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from theomachy.arena import simulate as simulation
from theomachy.arena.parallel import in_parallel
from theomachy.bots.levels.names import SIMPLEST
from theomachy.cli import files
from theomachy.cli.advice import bot_of
from theomachy.cli.output import (
    CORES,
    AsJson,
    EditionName,
    GameName,
    Jobs,
    Language,
    Players,
    Scenario,
    Seat,
    Variants,
    check_language,
    errors,
    listed,
    out,
    show,
)
from theomachy.engine.chance import Dice
from theomachy.games import registry
from theomachy.play.reading import package_of, replayed
from theomachy.play.setup import EDITION, SCENARIO, Wishes
from theomachy.play.table import Played
from theomachy.terminal.session import Quit, Sitting
from theomachy.words.texts import texts


def play(
    game: GameName = "ankh",
    players: Players = 3,
    humans: Annotated[int, typer.Option(help="How many seats are people; the others are bots.")] = 1,
    gods: Annotated[str, typer.Option(help="Ankh: by seat, such as isis,ra,amun; drawn if not given.")] = "",
    guardians: Annotated[str, typer.Option(help="Ankh: one of each level, such as satet,mummy,androsphinx.")] = "",
    scenario: Scenario = SCENARIO,
    edition: EditionName = EDITION,
    first: Annotated[int, typer.Option(help="Ankh: the seat that begins, from 0; drawn if not given.")] = -1,
    variants: Variants = "",
    stall_turns: Annotated[
        int, typer.Option(help="Pantheon: turns per player and phase, 0 for no limit; 60 if not given.")
    ] = -1,
    seed: Annotated[int, typer.Option(help="For everything drawn; a new one if not given.")] = -1,
    resume: Annotated[str, typer.Option(help="Go on from a saved record.")] = "",
    bots: Annotated[str, typer.Option(help="The level of bots at the other seats.")] = SIMPLEST,
    language: Language = "en",
) -> None:
    """Play at the terminal, hot-seat or against bots."""
    check_language(language)
    drawn = int.from_bytes(os.urandom(4), "big") if seed < 0 else seed
    wishes = Wishes(
        players,
        listed(gods),
        listed(guardians),
        scenario,
        edition,
        None if first < 0 else first,
        listed(variants),
        None if stall_turns < 0 else stall_turns,
    )
    record = files.load_record(resume) if resume else None
    package = registry.package(game) if record is None else package_of(record)
    header = package.header(wishes, drawn) if record is None else record.header
    table = Played(package, header, texts(language))
    if record is not None:
        table.resume(record)
    sitting = Sitting(table, humans, drawn, out, input, bot_of(bots))
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        sitting.say("terminal-goodbye")


def simulate(
    game: GameName = "ankh",
    players: Players = 3,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 1,
    scenario: Scenario = SCENARIO,
    edition: EditionName = EDITION,
    variants: Variants = "",
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    """Play random games and sum them up."""
    wishes = Wishes(players, scenario=scenario, edition=edition, variants=listed(variants))
    registry.package(game).header(wishes, seed)
    total = simulation.Summary()
    work = simulation.divided(game, wishes, seed, games)
    for summary in in_parallel(simulation.simulate, work, jobs, f"{games} games", errors):
        total.add(summary)
    if as_json:
        typer.echo(json.dumps(total.document()))
        return
    for name, value in total.document().items():
        out.print(f"{name}: {value}", markup=False, highlight=False)


def replay(
    record: Annotated[str, typer.Argument(help="A game record.")],
    to: Annotated[int, typer.Option(help="Stop after so many answers.")] = -1,
    seat: Seat = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again, checking every line, and show where it ends."""
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
    file: Annotated[str, typer.Argument(help="Where to write the record.")],
    game: Annotated[str, typer.Option(help="ankh or pantheon.")] = "ankh",
    players: Players = 3,
    seed: int = 1,
    scenario: Scenario = SCENARIO,
    edition: EditionName = EDITION,
    variants: Variants = "",
) -> None:
    """Write the record of a random game."""
    package = registry.package(game)
    wishes = Wishes(players, scenario=scenario, edition=edition, variants=listed(variants))
    table = Played(package, package.header(wishes, seed), texts("en"))
    table.finish(Dice(seed))
    Path(file).write_text(table.text(), encoding="utf-8")
    winners = [table.notation(seat) for seat in table.result().winners]
    typer.echo(f"{file}: {table.result().ending} {' '.join(winners)}")
