"""`theomachy dev styles`: what the styles of bots do, and whether they are as strong as the plain bot."""

from pathlib import Path
from typing import Annotated, Final

import typer

from theomachy.arena.ladder.report import aligned
from theomachy.arena.style_games import StyleResult, kept, missing, results, written
from theomachy.cli.output import Edition, GameName, Seed
from theomachy.games import registry

SHOWN: Final = 6
"""How many deeds of a style are listed."""


def styles(
    game: GameName = registry.USUAL,
    level: Annotated[str, typer.Option(help="Level of the bots that play.")] = "adept",
    games: Annotated[
        int, typer.Option(min=0, help="Number of games per style; 0 only shows what the file has.")
    ] = 100,
    seed: Seed = 1,
    edition: Edition = "",
    file: Annotated[str, typer.Option(help="Keep every deal in this file, and go on from what it has.")] = "",
) -> None:
    """Play bots of every style against plain bots of their level: who wins, and what they do differently."""
    path = Path(file) if file else None
    deals = kept(path) if path else []
    for deal in missing(game, level, games, seed, edition, deals) if games else ():
        deals.append(deal)
        if path:
            with path.open("a", encoding="utf-8") as out:
                out.write(written(deal))
    for line in told(results(game, level, deals)):
        typer.echo(line)


def told(found: list[StyleResult]) -> list[str]:
    """Strength, then the deeds in which each style differs most surely."""
    heads = ["bot", "verdict", "games", "wins", "rate", "95% interval"]
    lines = aligned([heads, *[strength(result) for result in found]], 2)
    for result in found:
        lines.append("")
        rows = [[result.bot, "a game", "plain", "more", "+-"]]
        for deed in result.telling(SHOWN):
            mean, half = result.difference(deed)
            own, plain = result.per_game(result.bot, deed), result.per_game(result.level, deed)
            rows.append([deed, f"{own:.2f}", f"{plain:.2f}", f"{mean:+.2f}", f"{half:.2f}"])
        lines += aligned(rows, 1)
    return lines


def strength(result: StyleResult) -> list[str]:
    """A row of the table of strength."""
    standing = result.standing
    low, high = standing.interval()
    rate = f"{100 * standing.rate():.1f}%"
    interval = f"{100 * low:.1f} to {100 * high:.1f}%"
    return [result.bot, result.verdict(), str(standing.games), f"{standing.wins:g}", rate, interval]
