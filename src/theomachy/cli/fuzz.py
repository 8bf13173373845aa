"""Campaigns of random games that test the rules."""

from typing import Annotated

import typer

from theomachy.arena import fuzz, parity
from theomachy.arena.parallel import HERE, in_parallel
from theomachy.cli.output import CORES, Games, Jobs, On, PlayerCounts, ProfileName, Seed, errors
from theomachy.games import registry


def random_games(
    game: ProfileName = registry.USUAL,
    games: Annotated[
        int | None, typer.Option(min=1, help="Number of games.", show_default="enough for --strict")
    ] = None,
    seed: Seed = 1,
    players: PlayerCounts = "",
    strict: Annotated[bool, typer.Option("--strict", help="Fail if something expected never happened.")] = False,
    jobs: Jobs = CORES,
    on: On = HERE,
) -> None:
    """Play random games, checking every invariant after every answer."""
    counts = fuzz.player_counts(game, players)
    campaign = fuzz.profile(game)
    total_games = campaign.enough if games is None else games
    portions = [range(start, min(start + 25, total_games)) for start in range(0, total_games, 25)]
    total = fuzz.Tally()
    work = [(game, counts, part, seed) for part in portions]
    for tally in in_parallel(fuzz.play_portion, work, jobs, f"{total_games} games", errors, on=on):
        total.add(tally)
    for name in campaign.expected:
        typer.echo(f"{name:<34}{total.seen[name]:>12,}")
    typer.echo(f"{total.games:,} games, {total.answers:,} answers, longest {total.longest}, no invariant broken")
    missing = [name for name in campaign.expected if not total.seen[name]]
    if missing:
        typer.echo("never happened: " + ", ".join(missing))
        raise typer.Exit(1 if strict else 0)


def why_not(
    game: ProfileName = registry.USUAL,
    attempts: Annotated[int, typer.Option(min=1, help="Number of illegal answers to try.")] = 10_000,
    seed: Seed = 1,
) -> None:
    """Try random illegal answers; each must be refused by a rule that exists."""
    met = fuzz.attempt_many(game, fuzz.player_counts(game, ""), attempts, seed)
    for rule, times in sorted(met.rules.items()):
        typer.echo(f"{rule:<16}{times:>10,}")
    typer.echo(f"{met.refused:,} refused, {len(met.rules)} rules named, {len(met.unexplained)} unexplained")
    if met.unexplained:
        typer.echo("\n".join(met.unexplained[:20]))
        raise typer.Exit(1)


def same_games(
    game: ProfileName = registry.USUAL,
    games: Games = 1000,
    seed: Seed = 1,
    players: PlayerCounts = "",
    jobs: Jobs = CORES,
) -> None:
    """Play the same random games compiled and interpreted, and compare every option, event and position."""
    portions = parity.divided(game, fuzz.player_counts(game, players), games, seed)
    total = parity.Outcome()
    for outcome in in_parallel(parity.compared, portions, jobs, f"{games} games", errors):
        total.add(outcome)
    if total.problem:
        typer.echo(total.problem)
        raise typer.Exit(1)
    typer.echo(f"{total.games:,} games, {total.answers:,} answers: compiled and interpreted are the same")


def list_games(
    profiles: Annotated[
        bool, typer.Option("--profiles", help="Print the names of fuzz campaigns instead.")
    ] = False,
) -> None:
    """Print the name of every game, one per line."""
    typer.echo("\n".join(registry.fuzz_profiles() if profiles else registry.names()))
