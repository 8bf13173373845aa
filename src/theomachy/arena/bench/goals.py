"""The goals for speed, and how far they are met: every ratio that is at least 1 is a goal that is met."""

from typing import Final, TypeAlias

Row: TypeAlias = dict[str, str | int | float]

LEVEL_WITH: Final = {"OpenSpiel hearts": 1.0, "OpenSpiel maedn": 1.0, "catanatron": 25.0}
"""How many times as fast as a peer we want to be, through a Python loop at 2 players."""
INSIDE: Final = {"pantheon": 600_000, "ankh": 450_000}
"""Decisions per second inside the engine."""
AHEAD: Final = 400_000
"""Copies with an answer taken and the next options asked for, per second."""
HEADINGS: Final = ("goal, at 2 players", "game", "wanted", "measured", "measured / wanted")


def goal_cells(rows: list[Row], peers: list[Row]) -> list[list[str]]:
    """A line for each goal and game."""
    lines: list[list[str]] = []
    for row in rows:
        if row["players"] != 2:
            continue
        name = f"{row['game']} {row['edition']}".strip()
        for peer in peers:
            times = LEVEL_WITH.get(str(peer["peer"]))
            if times is not None:
                wanted = times * float(peer["decisionsPerSecond"])
                title = f"{times:.0f} times {peer['peer']}"
                lines.append(_line(title, name, wanted, float(row["decisionsPerSecond"])))
        inside = INSIDE.get(str(row["game"]))
        if inside is not None:
            lines.append(_line("inside the engine", name, inside, float(row["insidePerSecond"])))
        lines.append(_line("copy + apply + options", name, AHEAD, float(row["aheadPerSecond"])))
    return lines


def _line(goal: str, name: str, wanted: float, measured: float) -> list[str]:
    return [goal, name, f"{wanted:,.0f}", f"{measured:,.0f}", f"{measured / wanted:.2f}"]
