"""Campaigns of random games in which nothing may go wrong."""

from typing import Annotated

import typer

from theomachy.arena import fuzz, parity
from theomachy.arena.parallel import in_parallel
from theomachy.cli.output import CORES, Jobs, errors


def random_games(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    players: Annotated[str, typer.Option(help="Player counts, such as 2,5; all if not given.")] = "",
    strict: Annotated[bool, typer.Option("--strict", help="Fail if something expected never happened.")] = False,
    jobs: Jobs = CORES,
) -> None:
    """Random games with every invariant checked after every answer."""
    counts = fuzz.player_counts(game, players)
    expected = fuzz.expected(game)
    portions = [range(start, min(start + 25, games)) for start in range(0, games, 25)]
    total = fuzz.Tally()
    work = [(game, counts, part, seed) for part in portions]
    for tally in in_parallel(fuzz.portion, work, jobs, f"{games} games", errors):
        total.add(tally)
    for name in expected:
        typer.echo(f"{name:<34}{total.seen[name]:>12,}")
    typer.echo(f"{total.games:,} games, {total.answers:,} answers, longest {total.longest}, no invariant broken")
    missing = [name for name in expected if not total.seen[name]]
    if missing:
        typer.echo("never happened: " + ", ".join(missing))
        raise typer.Exit(1 if strict else 0)


def why_not(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    attempts: Annotated[int, typer.Option(min=1)] = 10_000,
    seed: int = 1,
) -> None:
    """Try random illegal answers; every one must be refused by a rule that exists."""
    met = fuzz.attempt_many(game, fuzz.player_counts(game, ""), attempts, seed)
    for rule, times in sorted(met.rules.items()):
        typer.echo(f"{rule:<16}{times:>10,}")
    typer.echo(f"{met.refused:,} refused, {len(met.rules)} rules named, {len(met.unexplained)} unexplained")
    if met.unexplained:
        typer.echo("\n".join(met.unexplained[:20]))
        raise typer.Exit(1)


def same_games(
    game: Annotated[str, typer.Argument(help="ankh, ankh-preview or pantheon.")] = "ankh",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: int = 1,
    players: Annotated[str, typer.Option(help="Player counts, such as 2,5; all if not given.")] = "",
    jobs: Jobs = CORES,
) -> None:
    """Play random games compiled and interpreted; options, events and positions must be the same throughout."""
    portions = parity.divided(game, fuzz.player_counts(game, players), games, seed)
    total = parity.Outcome()
    for outcome in in_parallel(parity.compared, portions, jobs, f"{games} games", errors):
        total.add(outcome)
    if total.problem:
        typer.echo(total.problem)
        raise typer.Exit(1)
    typer.echo(f"{total.games:,} games, {total.answers:,} answers: compiled and interpreted are the same")
