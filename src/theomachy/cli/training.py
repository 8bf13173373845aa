"""Commands that learn: `theomachy dev train`, `gate` and `calibrate`."""

from functools import partial
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer

from theomachy.arena.training.calibration import calibrated, error_of, shown_as, tenths
from theomachy.arena.training.curve import learning_curve, reliability_curve
from theomachy.arena.training.gate import Gate, gate_plan
from theomachy.arena.training.shown import chances_told
from theomachy.cli.output import CORES, Edition, GameName, Games, Jobs, Players, Seed
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.setup import Wishes

Folder = Annotated[str, typer.Option(help="Folder of the run; one that was stopped goes on.")]
Hours = Annotated[float, typer.Option(min=0.0, help="Stop after so many hours; call again to go on.")]
FOR_EVER: Final = 1e6


def until(hours: float) -> float:
    """When to stop, by the monotonic clock."""
    return monotonic() + 3600 * hours


def train(
    game: GameName = registry.USUAL,
    players: Players = 2,
    edition: Edition = "",
    seed: Seed = 1,
    games: Annotated[int, typer.Option(min=20, help="Games of each generation.")] = 400,
    generations: Annotated[int, typer.Option(min=1, help="Number of generations.")] = 10,
    trust: Annotated[float, typer.Option(min=0.0, max=1.0, help="λ: 1 learns from results alone.")] = 0.95,
    hours: Hours = FOR_EVER,
    save: Folder = "build/training",
    curve: Annotated[str, typer.Option(help="Draw the learning curve (SVG) here.")] = "",
    jobs: Jobs = CORES,
) -> None:
    """Train a network by self-play (needs NumPy: the extra `train`)."""
    try:
        from theomachy.arena.training.run import Plan, Training  # noqa: PLC0415 (NumPy is an extra)
    except ImportError as error:
        raise SetupError("training", str(error), "NumPy (pip install 'theomachy[train]')") from error
    run = Training(Plan(game, players, edition or None, seed, games, trust), Path(save))
    for entry in run.go_on(generations, until(hours), jobs):
        typer.echo(
            f"generation {entry['generation']}: {entry['games']} games, loss in games kept aside "
            f"{entry['asideLoss']:.4f}, of the written weights {entry['asideLinear']:.4f}"
        )
    log = run.log()
    if curve and log:
        title = f"{game}, {run.setting}: loss in games kept aside"
        caption = f"{run.plan.command(len(log))}; {log[-1]['asideGames']:.0f} games kept aside"
        Path(curve).write_text(learning_curve(title, caption, log), encoding="utf-8")


def gate(
    network: Annotated[str, typer.Argument(help="The file of the network.")],
    game: Annotated[str, typer.Option(help="The game.")] = registry.USUAL,
    players: Players = 2,
    edition: Edition = "",
    against: Annotated[str, typer.Option(help="Network it replaces.", show_default="written weights")] = "",
    games: Games = 400,
    seed: Seed = 1,
    hours: Hours = FOR_EVER,
    save: Annotated[str, typer.Option(help="File of results; a gate that was stopped goes on.")] = "gate.txt",
    jobs: Jobs = CORES,
) -> None:
    """Play adepts with a network against adepts with what it replaces. Exit code 1 if it does not win."""
    plan = gate_plan(game, players, edition or None, games, seed)
    mind = registry.mind(game)
    setting = mind.setting(mind.game.opened(plan.header(1)))
    played = Gate(plan, setting, Path(network), Path(against) if against else None, Path(save))
    for verdict in played.go_on(until(hours), jobs):
        typer.echo(verdict.told())
    if not played.verdict().passed():
        raise typer.Exit(1)


def calibrate(
    game: GameName = registry.USUAL,
    players: Players = 2,
    edition: Edition = "",
    games: Games = 200,
    seed: Seed = 1,
    curve: Annotated[str, typer.Option(help="Draw the reliability curve (SVG) here.")] = "",
    jobs: Jobs = CORES,
) -> None:
    """Fit the temperatures with which shown chances of winning come true, and say how well they do."""
    package = registry.package(game)
    wishes = Wishes(players, edition=edition or None)
    told = chances_told(partial(package.header, wishes), game, games, seed, jobs)
    half = len(told) // 2
    found = calibrated([each for some in told[:half] for each in some])
    unseen = [each for some in told[half:] for each in some]
    shown = shown_as(unseen, found)
    typer.echo(f"temperatures: [{found.early}, {found.late}], fitted to {half} games")
    typer.echo(
        f"in {len(told) - half} other games ({len(unseen)} chances) shown chances are wrong by "
        f"{error_of(unseen):.1%} on average, now {error_of(shown):.1%}"
    )
    for tenth in tenths(shown):
        low, high = tenth.interval()
        typer.echo(f"shown {tenth.told:6.1%}  won {tenth.rate():6.1%} ({low:.1%} to {high:.1%}), n {tenth.number}")
    if curve:
        title = f"{game}, {players} players: how often a chance of winning comes true"
        caption = f"{len(told) - half} games not fitted to, {len(unseen)} chances, seed {seed}; bars: 95%"
        drawn = reliability_curve(title, caption, tenths(unseen), tenths(shown))
        Path(curve).write_text(drawn, encoding="utf-8")
