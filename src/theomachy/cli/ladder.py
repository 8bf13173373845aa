"""`theomachy ladder` and `theomachy ladder reproduce`. 0: done, 1: a figure lies outside, 2: bad input."""

import json
from pathlib import Path
from typing import Annotated

import typer

from theomachy.arena.ladder.chart import drawn
from theomachy.arena.ladder.plan import LONE, ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import Fault, play
from theomachy.arena.ladder.repeat import OUTSIDE, compared
from theomachy.arena.ladder.report import FORMAT, Ladder, aligned, plan_from, standings_from
from theomachy.arena.parallel import in_parallel
from theomachy.cli.output import CORES, Jobs, errors
from theomachy.engine.datafile import read_json
from theomachy.engine.refusal import DataError
from theomachy.play.setup import EDITION, SCENARIO

ladder_app = typer.Typer(help="How strong the levels of bots are.")


def played(plan: Plan, jobs: int) -> Ladder:
    """Play everything the plan has."""
    deals = plan.deals()
    title = f"{len(deals) * plan.of_a_deal():,} games"
    try:
        parts = in_parallel(play, deals, jobs, title, errors)
    except Fault as fault:
        raise DataError(fault.level, fault.problem) from fault
    return Ladder(plan, [outcome for outcomes in parts for outcome in outcomes])


@ladder_app.callback(invoke_without_command=True)
def run(
    context: typer.Context,
    game: Annotated[str, typer.Option(help="ankh or pantheon.")] = "pantheon",
    players: Annotated[int, typer.Option(help="2 to 5, in Pantheon 2 to 4.")] = 2,
    levels: Annotated[
        str, typer.Option(help="Names of levels or module:name, by commas, from the weakest to the strongest.")
    ] = "random,novice",
    tables: Annotated[
        str,
        typer.Option(
            help="round-robin: every choice of different levels; lone: each level among seats of the one before; "
            "pool: every mixture. By default round-robin for two players, else lone."
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="At least so many at each table; only whole deals.")] = 400,
    seed: int = 1,
    scenario: Annotated[str, typer.Option(help="Ankh: middle-kingdom or old-kingdom.")] = SCENARIO,
    edition: Annotated[str, typer.Option(help="Ankh: final or preview.")] = EDITION,
    variants: Annotated[str, typer.Option(help="Pantheon: variants by commas.")] = "",
    jobs: Jobs = CORES,
    save: Annotated[str, typer.Option(help="Where the figures go, as .json and .svg.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="For programs: JSON on standard output.")] = False,
) -> None:
    """Play levels against each other, seats and gods balanced; win rates with 95 % intervals, and ratings."""
    if context.invoked_subcommand is not None:
        return
    kind = tables or (ROUND_ROBIN if players == 2 else LONE)
    chosen = [name for name in variants.split(",") if name]
    plan = Plan(game, players, levels.split(","), kind, games, seed, scenario, edition, chosen)
    ladder = played(plan, jobs)
    text = json.dumps(ladder.document(), indent=1)
    typer.echo(text if as_json else "\n".join(ladder.lines()))
    if save:
        stem = Path(save)
        stem.parent.mkdir(parents=True, exist_ok=True)
        stem.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
        stem.with_suffix(".svg").write_text(drawn(ladder), encoding="utf-8")


@ladder_app.command()
def reproduce(
    file: Annotated[str, typer.Argument(help="The JSON of a ladder.")],
    seed: Annotated[int | None, typer.Option(help="Another seed; the published one if not given.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Another number of games for each table.")] = None,
    jobs: Jobs = CORES,
) -> None:
    """Play a published ladder again, and say whether its figures land inside the published intervals."""
    node = read_json(Path(file).read_text(encoding="utf-8"), file)
    if node.key("ladder").number() != FORMAT:
        raise DataError(file, f"a ladder of another format than {FORMAT}")
    plan = plan_from(node.key("plan"), seed, games)
    published = standings_from(node.key("standings"))
    known = {(table, level) for table in plan.tables for level in table}
    if {(standing.table, standing.level) for standing in published} != known:
        raise DataError(node.key("standings").place, "not the tables of the plan")
    again = played(plan, jobs)
    found = compared(published, again.standings)
    heads = ["table", "level", "verdict", "rate", "95 % interval", "again"]
    typer.echo("\n".join(aligned([heads, *[each.row() for each in found]], 3)))
    if again.digest == node.key("digest").text():
        typer.echo("every game went as it did before")
    raise typer.Exit(1 if any(each.verdict() == OUTSIDE for each in found) else 0)
