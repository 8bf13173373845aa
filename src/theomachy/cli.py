"""The command line. 0: done, 1: the answer is no (refused, not found, never happened), 2: bad input."""

import json
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from theomachy import BUILD, __version__, bench, campaign, counsel, growth, growth_plot, positions, same
from theomachy import rules as catalogue
from theomachy import simulate as simulation
from theomachy.ankh.game import ANKH
from theomachy.bots.levels import SIMPLEST
from theomachy.bots.minds import NoMind
from theomachy.counsel import bot_of
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import DataError, SetupError
from theomachy.ladder.commands import ladder_app
from theomachy.pantheon.game import PANTHEON
from theomachy.parallel import in_parallel
from theomachy.pseudo import PSEUDO
from theomachy.telling.games import teller_named, teller_of
from theomachy.telling.wishes import EDITION, SCENARIO, Wishes
from theomachy.terminal import Quit, Sitting
from theomachy.texts import LANGUAGES, texts

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
position = typer.Typer(no_args_is_help=True, help="Show, ask about and change positions in files.")
app.add_typer(position, name="position")
app.add_typer(ladder_app, name="ladder")
app.command("hint")(counsel.hint)
app.command("battle")(counsel.battle)
app.command("tune")(counsel.tune)
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


@app.command()
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
    record = positions.load_record(resume) if resume else None
    teller = teller_named(game) if record is None else teller_of(record)
    header = teller.header(wishes, drawn) if record is None else record.header
    table = teller.opened(header, texts(language))
    if record is not None:
        table.resume(record)
    sitting = Sitting(table, humans, drawn, out, input, bot_of(bots))
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        sitting.say("terminal-goodbye")


@app.command()
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
    teller_named(game).header(wishes, seed)
    total = simulation.Summary()
    work = simulation.divided(game, wishes, seed, games)
    for summary in in_parallel(simulation.simulate, work, jobs, f"{games} games", errors):
        total.add(summary)
    if as_json:
        typer.echo(json.dumps(total.document()))
        return
    for name, value in total.document().items():
        out.print(f"{name}: {value}", markup=False, highlight=False)


@app.command()
def replay(
    record: Annotated[str, typer.Argument(help="A game record.")],
    to: Annotated[int, typer.Option(help="Stop after so many answers.")] = -1,
    seat: Seat = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again, checking every line, and show where it ends."""
    check_language(language)
    played = positions.load_record(record)
    table = teller_of(played).replayed(played, to, texts(language))
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


def show(lines: list[Text]) -> None:
    """Print a drawn table."""
    for line in lines:
        out.print(line, highlight=False, soft_wrap=True)


@position.command("show")
def position_show(
    file: File,
    line: Annotated[bool, typer.Option(help="On one line, for sharing.")] = False,
    seat: Seat = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show a position: drawn, as JSON, or on one line."""
    check_language(language)
    table = positions.load(file, texts(language))
    viewer = table.seat_of(seat) if seat else None
    if line and viewer is not None:
        raise SetupError("line for a seat", repr(seat), "--seat with --json, since a line holds everything")
    if line:
        typer.echo(table.line())
    elif as_json:
        typer.echo(json.dumps(table.document(viewer), ensure_ascii=False))
    else:
        show(table.drawn(viewer))


@position.command("schema")
def position_schema(game: GameName = "ankh") -> None:
    """Print the JSON Schema of position documents."""
    typer.echo(teller_named(game).game.schema(), nl=False)


@position.command("options")
def position_options(file: File, language: Language = "en", as_json: AsJson = False) -> None:
    """Who is asked what, and what they may answer."""
    check_language(language)
    asked = positions.load(file, texts(language)).asked()
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
    table = positions.load(file, texts(language))
    seat, answers = table.parsed(answer)
    refused = table.refusal(seat, answers[0])
    if as_json:
        typer.echo(json.dumps(refused, ensure_ascii=False))
    for reason in [] if as_json else refused:
        out.print(reason["text"], markup=False, highlight=False, soft_wrap=True)
    if not refused and not as_json:
        out.print(texts(language).text("terminal-legal"), markup=False, highlight=False)
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
    document, refused = positions.load(file, texts(language)).applied(positions.lines_of(answers))
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
    for number, total in enumerate(positions.load(file, texts("en")).counts(depth)):
        typer.echo(f"{number} {total}")


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    players: Annotated[str, typer.Option(help="Player counts, such as 2,5; all if not given.")] = "",
    strict: Annotated[bool, typer.Option("--strict", help="Fail if something expected never happened.")] = False,
    jobs: Jobs = CORES,
) -> None:
    """Random games with every invariant checked after every answer."""
    counts = campaign.player_counts(game, players)
    expected = campaign.expected(game)
    portions = [range(start, min(start + 25, games)) for start in range(0, games, 25)]
    total = campaign.Tally()
    work = [(game, counts, part, seed) for part in portions]
    for tally in in_parallel(campaign.portion, work, jobs, f"{games} games", errors):
        total.add(tally)
    for name in expected:
        typer.echo(f"{name:<34}{total.seen[name]:>12,}")
    typer.echo(f"{total.games:,} games, {total.answers:,} answers, longest {total.longest}, no invariant broken")
    missing = [name for name in expected if not total.seen[name]]
    if missing:
        typer.echo("never happened: " + ", ".join(missing))
        raise typer.Exit(1 if strict else 0)


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


@app.command("same")
def same_games(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    players: Annotated[str, typer.Option(help="Player counts, such as 2,5; all if not given.")] = "",
    jobs: Jobs = CORES,
) -> None:
    """Play random games compiled and interpreted; options, events and positions must be the same throughout."""
    portions = same.divided(game, campaign.player_counts(game, players), games, seed)
    total = same.Outcome()
    for outcome in in_parallel(same.compared, portions, jobs, f"{games} games", errors):
        total.add(outcome)
    if total.problem:
        typer.echo(total.problem)
        raise typer.Exit(1)
    typer.echo(f"{total.games:,} games, {total.answers:,} answers: compiled and interpreted are the same")


Rounds = Annotated[int, typer.Option(min=1, help="The best of so many rounds counts.")]
Seconds = Annotated[float, typer.Option(min=0.01, help="For each figure and round.")]


@app.command("bench")
def show_speed(
    seconds: Seconds = 0.5,
    rounds: Rounds = 5,
    peers: Annotated[str, typer.Option(help="The Python the peers are installed in; none for no peers.")] = "",
    save: Annotated[str, typer.Option(help="Write everything to this file too, as JSON.")] = "",
    markdown: Annotated[bool, typer.Option("--markdown", help="As the table in the README.")] = False,
    as_json: AsJson = False,
) -> None:
    """Decisions, games and copies per second of random play, of both builds and of the peers."""
    measuring = bench.Bench(seconds, rounds, "" if peers == "none" else bench.peers_python(peers))
    watched("measuring", measuring.steps(), measuring.run)
    document = measuring.document()
    text = json.dumps(document, indent=1)
    if save:
        Path(save).write_text(text + "\n", encoding="utf-8")
    lines = [text] if as_json else bench.markdown(document) if markdown else bench.plain(document)
    typer.echo("\n".join(lines))


@app.command("bench-compare")
def compare_speed(
    base: Annotated[str, typer.Argument(help="The commit to compare this checkout with.")],
    seconds: Seconds = 0.5,
    rounds: Rounds = 7,
) -> None:
    """This checkout against another commit, both compiled; fails if something is slower by more than a tenth."""
    comparison = bench.Comparison(base, seconds, rounds)
    comparison.prepare()
    watched("comparing", 2 * rounds, comparison.run)
    lines, fast = bench.verdict(list(comparison.ratios()))
    typer.echo("\n".join(lines))
    raise typer.Exit(0 if fast else 1)


@app.command("growth")
def show_growth(
    games: Annotated[int, typer.Option(min=1, help="Of each game and number of players.")] = 30,
    rounds: Annotated[
        int, typer.Option(min=1, help="Each game is played so often; the shortest times count.")
    ] = 5,
    tries: Annotated[int, typer.Option(min=0, help="Games tried for the slowest decision of each game.")] = 200,
    seed: int = 1,
    save: Annotated[
        str, typer.Option(help="Where the picture goes, as .png and .svg; none for no picture.")
    ] = "growth",
) -> None:
    """How the time per decision grows with figures, regions, players and options, and the slowest decision."""
    measured = growth.Growth(games, rounds, seed)
    watched("measuring", measured.steps(), measured.run)
    typer.echo("\n".join(growth.table(measured)))
    if save != "none":
        try:
            for path in growth_plot.draw(measured, growth.caption(measured), Path(save)):
                typer.echo(f"written: {path}")
        except ImportError:
            typer.echo("no picture: it needs matplotlib (pip install 'theomachy[plot]')")
    if tries:
        ankh = growth.Search(ANKH, tries, seed)
        watched("ankh", tries, ankh.run)
        typer.echo("\n".join(ankh.report()))
        pantheon = growth.Search(PANTHEON, tries, seed)
        watched("pantheon", tries, pantheon.run)
        typer.echo("\n".join(pantheon.report()))


def watched(what: str, steps: int, run: Callable[[Callable[[], None]], None]) -> None:
    """Run something that tells its progress, with a bar where somebody watches."""
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(what, total=steps)
        run(lambda: progress.advance(bar))


@app.command()
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
    teller = teller_named(game)
    wishes = Wishes(players, scenario=scenario, edition=edition, variants=listed(variants))
    table = teller.opened(teller.header(wishes, seed), texts("en"))
    table.finish(Dice(seed))
    Path(file).write_text(table.text(), encoding="utf-8")
    winners = [table.notation(seat) for seat in table.result().winners]
    typer.echo(f"{file}: {table.result().ending} {' '.join(winners)}")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not given.")] = None,
    port: Annotated[int | None, typer.Option(help="8000 if not given; 0 for any free one.")] = None,
    data: Annotated[str | None, typer.Option("--data-dir", "--data", help="Where everything is kept.")] = None,
    database: Annotated[
        str | None, typer.Option("--database-url", help="sqlite:///... or postgresql://...")
    ] = None,
    base_url: Annotated[str | None, typer.Option(help="How players reach it, behind a proxy.")] = None,
    root_path: Annotated[str | None, typer.Option(help="The path under which a proxy shows it.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in this network; shows a QR code.")] = False,
) -> None:
    """Run the game server."""
    if find_spec("uvicorn") is None or find_spec("apsw") is None:
        fail("the server needs its extra: pip install 'theomachy[server]'")
    from theomachy.server.serving import run  # noqa: PLC0415  # only with the extra `server`

    flags = {
        "host": host or ("0.0.0.0" if lan else None),
        "port": port,
        "data_dir": data,
        "database_url": database,
        "base_url": base_url,
        "root_path": root_path,
    }
    problem = run(flags, lan)
    if problem:
        fail(problem)
