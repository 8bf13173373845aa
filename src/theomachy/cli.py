"""The command line. 0: done, 1: the answer is no (refused, not found, never happened), 2: bad input."""

import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from theomachy import __version__, bench, campaign, positions
from theomachy import rules as catalogue
from theomachy import simulate as simulation
from theomachy.ankh.components import GODS
from theomachy.ankh.game import ANKH
from theomachy.ankh.setup import draw_setup
from theomachy.drawing import draw_table
from theomachy.engine.line import to_line
from theomachy.engine.record import Replay, Scribe
from theomachy.engine.refusal import DataError, SetupError
from theomachy.terminal import Quit, Sitting, load_record
from theomachy.texts import LANGUAGES, texts

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
position = typer.Typer(no_args_is_help=True, help="Show, ask about and change positions in files.")
app.add_typer(position, name="position")
out = Console()
errors = Console(stderr=True)
T = TypeVar("T")
R = TypeVar("R")

GameName = Annotated[str, typer.Argument(help="The game: ankh.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en, pl, cs or ru.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")]
Jobs = Annotated[int, typer.Option(help="Processes; the result does not depend on it.")]
File = Annotated[str, typer.Argument(help="A position: JSON, or one line; - for standard input.")]
CORES = os.cpu_count() or 1


def main() -> None:
    """Run the command line; bad input ends with 2 and a sentence, never with a traceback."""
    try:
        app()
    except (SetupError, DataError) as error:
        fail(str(error))
    except (OSError, UnicodeDecodeError) as error:
        fail(f"cannot read or write: {error}")


def fail(problem: str) -> None:
    """Say what was wrong and leave."""
    errors.print(f"theomachy: {problem}", markup=False, highlight=False, soft_wrap=True)
    sys.exit(2)


def check_game(game: str) -> None:
    """Refuse what cannot be played yet."""
    if game != ANKH.name:
        raise SetupError("game", repr(game), ANKH.name)


def check_language(language: str) -> None:
    """Refuse a language we do not speak."""
    if language not in LANGUAGES:
        raise SetupError("language", repr(language), ", ".join(LANGUAGES))


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        typer.echo(f"theomachy {__version__} (interpreted)")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Board games about gods: play, simulate, replay, look up rules, examine positions."""


@app.command()
def play(
    game: GameName = "ankh",
    players: Annotated[int, typer.Option(help="2 to 5.")] = 3,
    humans: Annotated[int, typer.Option(help="How many seats are people; the others choose by chance.")] = 1,
    gods: Annotated[str, typer.Option(help="By seat, such as isis,ra,amun; drawn if not given.")] = "",
    guardians: Annotated[str, typer.Option(help="One of each level, such as satet,mummy,androsphinx.")] = "",
    scenario: Annotated[str, typer.Option(help="middle-kingdom or old-kingdom.")] = "middle-kingdom",
    edition: Annotated[str, typer.Option(help="final or preview.")] = "final",
    first: Annotated[int, typer.Option(help="The seat that begins, from 0; drawn if not given.")] = -1,
    seed: Annotated[int, typer.Option(help="For everything drawn; a new one if not given.")] = -1,
    resume: Annotated[str, typer.Option(help="Go on from a saved record.")] = "",
    language: Language = "en",
) -> None:
    """Play at the terminal, hot-seat or against chance."""
    check_game(game)
    check_language(language)
    drawn = int.from_bytes(os.urandom(4), "big") if seed < 0 else seed
    setup = draw_setup(
        players=len(gods.split(",")) if gods else players,
        gods=gods.split(",") if gods else None,
        guardians=guardians.split(",") if guardians else None,
        scenario=scenario,
        first=None if first < 0 else first,
        seed=drawn,
        edition=edition,
    )
    record = load_record(resume) if resume else None
    header = setup.header() if record is None else record.header
    sitting = Sitting(header, humans, drawn, texts(language), out, input)
    if record is not None:
        sitting.resume(record)
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        sitting.say("terminal-goodbye")


@app.command()
def simulate(
    game: GameName = "ankh",
    players: Annotated[int, typer.Option(help="2 to 5.")] = 3,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: int = 1,
    scenario: str = "middle-kingdom",
    edition: str = "final",
    jobs: Jobs = CORES,
    as_json: AsJson = False,
) -> None:
    """Play random games and sum them up."""
    check_game(game)
    draw_setup(players=players, scenario=scenario, edition=edition)
    total = simulation.Summary()
    work = simulation.divided(players, scenario, edition, seed, games)
    for summary in in_parallel(simulation.simulate, work, jobs, games):
        total.add(summary)
    if as_json:
        typer.echo(json.dumps(total.document()))
        return
    for name, value in total.document().items():
        out.print(f"{name}: {value}", markup=False, highlight=False)


def in_parallel(do: Callable[[T], R], work: list[T], jobs: int, games: int) -> list[R]:
    """The results in the order of the work, with a progress bar where somebody watches."""
    done: list[R] = []
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(f"{games} games", total=len(work))
        with ProcessPoolExecutor(jobs) as pool:
            for result in pool.map(do, work):
                done.append(result)
                progress.advance(bar)
    return done


@app.command()
def replay(
    record: Annotated[str, typer.Argument(help="A game record.")],
    to: Annotated[int, typer.Option(help="Stop after so many answers.")] = -1,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again, checking every line, and show where it ends."""
    check_language(language)
    again = Replay(ANKH, load_record(record))
    again.s.listen()
    s = again.run(to)
    words = texts(language)
    told = [positions.told(s, event, words) for event in s.heard()]
    if as_json:
        document = {
            "answers": len(again.played),
            "position": ANKH.document(s),
            "events": told,
            "digest": s.digest(),
        }
        typer.echo(json.dumps(document, ensure_ascii=False))
        return
    for event in told:
        out.print(f"  {event['text']} [{event['rule']}]", markup=False, highlight=False, soft_wrap=True)
    for line in draw_table(s, words):
        out.print(line, highlight=False, soft_wrap=True)


@position.command("show")
def position_show(
    file: File,
    line: Annotated[bool, typer.Option(help="On one line, for sharing.")] = False,
    seat: Annotated[str, typer.Option(help="As the player of this god may know it.")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show a position: drawn, as JSON, or on one line."""
    check_language(language)
    s = positions.load(file)
    viewer = positions.seat_of(s, seat) if seat else None
    if line:
        typer.echo(to_line(ANKH, s))
    elif as_json or viewer is not None:
        typer.echo(json.dumps(ANKH.document(s, viewer), ensure_ascii=False))
    else:
        for row in draw_table(s, texts(language)):
            out.print(row, highlight=False, soft_wrap=True)


@position.command("options")
def position_options(file: File, language: Language = "en", as_json: AsJson = False) -> None:
    """Who is asked what, and what they may answer."""
    check_language(language)
    s = positions.load(file)
    asked = positions.asked(s, texts(language))
    if as_json:
        typer.echo(json.dumps(asked, ensure_ascii=False))
        return
    for question in asked:
        out.print(f"{question['seat']}: {question['text']}", markup=False, highlight=False)
        out.print("  " + " ".join(str(option) for option in question["options"]), markup=False, highlight=False)


@position.command("why")
def position_why(
    file: File,
    answer: Annotated[str, typer.Argument(help="An answer, such as 5,6 or 'isis: flood'.")],
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What stands against an answer; nothing if it is legal."""
    check_language(language)
    s = positions.load(file)
    seat, texts_of_answer = positions.parsed(s, answer)
    refused = positions.refusal(s, seat, texts_of_answer[0], texts(language))
    if as_json:
        typer.echo(json.dumps(refused, ensure_ascii=False))
    for reason in [] if as_json else refused:
        out.print(reason["text"], markup=False, highlight=False, soft_wrap=True)
    if not refused and not as_json:
        out.print("legal")
    raise typer.Exit(1 if refused else 0)


@position.command("apply")
def position_apply(
    file: File,
    answers: Annotated[
        list[str], typer.Argument(help="Lines like 'isis: summon warrior 5,6', or single answers.")
    ],
    language: Language = "en",
) -> None:
    """Apply answers; print the resulting position and what happened as JSON."""
    check_language(language)
    s = positions.load(file)
    document, refused = positions.applied(s, positions.lines_of(answers), texts(language))
    typer.echo(json.dumps(document, ensure_ascii=False))
    raise typer.Exit(1 if refused else 0)


@app.command()
def rules(
    wanted: Annotated[str, typer.Argument(help="A rule id, or a word in its text.")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look up rules by id or word, with the rules they are linked to."""
    check_language(language)
    found = catalogue.search(wanted, texts(language))
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
    for entry in [] if as_json else found:
        links = " ".join(str(link) for link in entry["links"])
        out.print(f"{entry['id']}  {entry['text']}", markup=False, highlight=False, soft_wrap=True)
        if links and len(found) == 1:
            out.print(f"  -> {links}", markup=False, highlight=False)
    if not found:
        errors.print(texts(language).text("terminal-no-rule", text=wanted), markup=False)
        raise typer.Exit(1)


@app.command()
def count(file: File, depth: Annotated[int, typer.Option(min=0)] = 1) -> None:
    """The number of answer sequences of each length from a position, for comparing implementations."""
    s = positions.load(file)
    for number, total in enumerate(positions.counts(s, depth)):
        typer.echo(f"{number} {total}")


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    players: Annotated[str, typer.Option(help="Player counts, such as 2,5; all if not given.")] = "",
    jobs: Jobs = CORES,
) -> None:
    """Random games with every invariant checked after every answer."""
    counts = campaign.player_counts(game, players)
    expected = campaign.expected(game)
    portions = [range(start, min(start + 25, games)) for start in range(0, games, 25)]
    total = campaign.Tally()
    for tally in in_parallel(campaign.portion, [(game, counts, part, seed) for part in portions], jobs, games):
        total.add(tally)
    for name in expected:
        typer.echo(f"{name:<34}{total.seen[name]:>12,}")
    typer.echo(f"{total.games:,} games, {total.answers:,} answers, longest {total.longest}, no invariant broken")
    missing = [name for name in expected if not total.seen[name]]
    if missing:
        typer.echo("never happened: " + ", ".join(missing))


@app.command("why-not")
def why_not(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    attempts: Annotated[int, typer.Option(min=1)] = 10_000,
    seed: int = 1,
) -> None:
    """Try random illegal answers; every one must be refused by a rule that exists."""
    met = campaign.attempt_many(game, campaign.player_counts(game, ""), attempts, seed)
    for rule, times in sorted(met.rules.items()):
        typer.echo(f"{rule:<16}{times:>10,}")
    typer.echo(f"{met.refused:,} refused, {len(met.rules)} rules named, {len(met.unexplained)} unexplained")
    if met.unexplained:
        typer.echo("\n".join(met.unexplained[:20]))
        raise typer.Exit(1)


@app.command("bench")
def show_speed(games: Annotated[int, typer.Option(min=1, help="Per round and player count.")] = 50) -> None:
    """Decisions, games and copies per second of random play."""
    for row in bench.report(games):
        typer.echo(row)


@app.command()
def record(
    file: Annotated[str, typer.Argument(help="Where to write the record.")],
    players: Annotated[int, typer.Option(help="2 to 5.")] = 3,
    seed: int = 1,
    scenario: str = "middle-kingdom",
    edition: str = "final",
) -> None:
    """Write the record of a random game."""
    scribe = Scribe(ANKH, draw_setup(players=players, seed=seed, scenario=scenario, edition=edition).header())
    positions.play_scribe(scribe, seed)
    Path(file).write_text(scribe.text(), encoding="utf-8")
    winners = [GODS[scribe.s.lineup.gods[seat]] for seat in ANKH.result(scribe.s).winners]
    typer.echo(f"{file}: {ANKH.result(scribe.s).ending} {' '.join(winners)}")
