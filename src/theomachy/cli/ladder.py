"""`theomachy ladder` and `theomachy ladder reproduce`.

Exit codes: 0 done; 1 a figure lies outside the published interval; 2 bad input.
"""

import json
from pathlib import Path
from typing import Annotated

import typer

from theomachy.arena.ladder.chart import drawn
from theomachy.arena.ladder.checkpoint import SUFFIX, Checkpoint, left
from theomachy.arena.ladder.plan import LONE, ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import Fault, Outcome, play
from theomachy.arena.ladder.report import FORMAT, Ladder, aligned, plan_from, standings_from
from theomachy.arena.ladder.reproduce import OUTSIDE, compared
from theomachy.arena.parallel import HERE, in_parallel
from theomachy.bots.levels.names import SIMPLEST, THINKING
from theomachy.cli.output import (
    CORES,
    AsJson,
    Edition,
    GameOption,
    Jobs,
    On,
    Players,
    Scenario,
    Seed,
    Variants,
    errors,
    listed,
)
from theomachy.engine.datafile import read_json
from theomachy.engine.refusal import DataError
from theomachy.games import registry

ladder_app = typer.Typer(help="Measure how strong the bot levels are.")


def played(plan: Plan, jobs: int, on: str, checkpoint: Checkpoint | None = None, resume: bool = False) -> Ladder:
    """Play all games of the plan, or those that are left of it."""
    done: dict[tuple[int, int], list[Outcome]] = {}
    if checkpoint is not None and resume:
        done = checkpoint.resume()
    elif checkpoint is not None:
        checkpoint.begin()
    deals = left(plan, done)
    title = f"{len(deals) * plan.of_a_deal():,} games"
    try:
        parts = in_parallel(play, deals, jobs, title, errors, None if checkpoint is None else checkpoint.add, on)
    except Fault as fault:
        raise DataError(fault.level, fault.problem) from fault
    done |= {(deal.table, deal.number): outcomes for deal, outcomes in zip(deals, parts, strict=True)}
    return Ladder(plan, [outcome for deal in plan.deals() for outcome in done[deal.table, deal.number]])


@ladder_app.callback(invoke_without_command=True)
def run(
    context: typer.Context,
    game: GameOption = registry.USUAL,
    players: Players = 2,
    levels: Annotated[
        str, typer.Option(help="Comma-separated levels (names or module:name), the weakest first.")
    ] = f"{SIMPLEST},{THINKING}",
    tables: Annotated[
        str,
        typer.Option(
            help="round-robin: every set of different levels; lone: each level among seats of the one before; "
            "pool: every mixture.",
            show_default="round-robin for two players, else lone",
        ),
    ] = "",
    games: Annotated[
        int, typer.Option(min=1, help="Minimum number of games per table, rounded up to whole deals.")
    ] = 400,
    seed: Seed = 1,
    scenario: Scenario = "",
    edition: Edition = "",
    variants: Variants = "",
    jobs: Jobs = CORES,
    on: On = HERE,
    save: Annotated[
        str, typer.Option(help="Save the results as NAME.json and NAME.svg; games under way as NAME.progress.")
    ] = "",
    resume: Annotated[
        bool, typer.Option(help="Go on with the games of NAME.progress; the plan must be the same.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play bot levels against each other on balanced seats and print win rates with 95% intervals."""
    if context.invoked_subcommand is not None:
        return
    kind = tables or (ROUND_ROBIN if players == 2 else LONE)
    chosen = (scenario or None, edition or None, listed(variants))
    plan = Plan(game, players, levels.split(","), kind, games, seed, *chosen)
    checkpoint = Checkpoint(Path(save).with_suffix(SUFFIX), plan) if save else None
    if resume and checkpoint is None:
        raise DataError("--resume", "needs --save with the name of the ladder")
    ladder = played(plan, jobs, on, checkpoint, resume)
    text = json.dumps(ladder.document(), indent=1)
    typer.echo(text if as_json else "\n".join(ladder.lines()))
    if checkpoint is not None:
        stem = Path(save)
        stem.parent.mkdir(parents=True, exist_ok=True)
        stem.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
        stem.with_suffix(".svg").write_text(drawn(ladder), encoding="utf-8")
        checkpoint.end()


@ladder_app.command()
def reproduce(
    file: Annotated[str, typer.Argument(help="The JSON file of a ladder.")],
    seed: Annotated[int | None, typer.Option(help="Random seed.", show_default="the published one")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Number of games per table.", show_default="the published one")
    ] = None,
    jobs: Jobs = CORES,
    on: On = HERE,
) -> None:
    """Play a published ladder again and check its figures against the published intervals."""
    node = read_json(Path(file).read_text(encoding="utf-8"), file)
    if node.key("ladder").number() != FORMAT:
        raise DataError(file, f"the format must be {FORMAT}")
    plan = plan_from(node.key("plan"), seed, games)
    published = standings_from(node.key("standings"))
    known = {(table, level) for table in plan.tables for level in table}
    if {(standing.table, standing.level) for standing in published} != known:
        raise DataError(node.key("standings").place, "must have the tables of the plan")
    again = played(plan, jobs, on)
    found = compared(published, again.standings)
    heads = ["table", "level", "verdict", "rate", "95% interval", "again"]
    typer.echo("\n".join(aligned([heads, *[each.row() for each in found]], 3)))
    if again.digest == node.key("digest").text():
        typer.echo("every game is identical to the published one")
    raise typer.Exit(1 if any(each.verdict() == OUTSIDE for each in found) else 0)
