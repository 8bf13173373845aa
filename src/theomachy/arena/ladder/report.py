"""A ladder that was played, as a table for people and as JSON for programs and for repeating it."""

import platform
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from theomachy import BUILD, __version__
from theomachy.arena.ladder.plan import Plan
from theomachy.arena.ladder.play import Outcome
from theomachy.arena.ladder.rating import Rating, ratings, version
from theomachy.arena.ladder.standing import Pace, Standing, digest, paces, standings
from theomachy.bots.evaluation import weights_text
from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError
from theomachy.games import registry

FORMAT: Final = 1


class Ladder:
    """A plan and its results."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        self.plan: Final = plan
        self.standings: Final[list[Standing]] = standings(plan, outcomes)
        self.paces: Final[list[Pace]] = paces(plan, outcomes)
        self.digest: Final = digest(outcomes)
        self.answers: Final = sum([outcome.answers for outcome in outcomes])
        self.games: Final = len(outcomes)
        self.ratings: list[Rating] = []
        self.rated_by = ""
        try:
            self.ratings = ratings(plan.names, outcomes)
            self.rated_by = version()
        except ImportError:
            self.rated_by = ""

    def versions(self) -> dict[str, Json]:
        """What it was played with."""
        return {
            "theomachy": __version__,
            "build": BUILD,
            "rules": registry.package(self.plan.game).game.rules_version,
            "weights": blake2b(
                weights_text(f"{registry.package(self.plan.game).folder}.bot").encode(), digest_size=4
            ).hexdigest(),
            "python": platform.python_version(),
            "openskill": self.rated_by or None,
        }

    def document(self) -> dict[str, object]:
        """Everything as JSON values."""
        return {
            "ladder": FORMAT,
            "versions": self.versions(),
            "plan": planned(self.plan),
            "games": self.games,
            "answersPerGame": round(self.answers / self.games),
            "standings": [
                {
                    "table": list(each.table),
                    "level": each.level,
                    "games": each.games,
                    "wins": each.wins,
                    "rate": round(each.rate(), 4),
                    "interval": [round(end, 4) for end in each.interval()],
                    "expected": round(each.expected(), 4),
                }
                for each in self.standings
            ],
            "ratings": [
                {"level": each.level, "mu": round(each.mu, 3), "sigma": round(each.sigma, 3)}
                for each in self.ratings
            ],
            "thinking": [
                {"level": each.level, "decisions": each.decisions, "milliseconds": round(each.each(), 3)}
                for each in self.paces
            ],
            "digest": self.digest,
        }

    def lines(self) -> list[str]:
        """The same as a table."""
        plan = self.plan
        told = [
            f"{plan.game}, {plan.players} players, {plan.kind}, {self.games:,} games, seed {plan.seed}; "
            f"{', '.join(f'{name} {value}' for name, value in self.versions().items() if value is not None)}",
            "",
        ]
        rows = [["table", "level", "games", "wins", "rate", "95% interval", "alike"]]
        for each in self.standings:
            low, high = each.interval()
            shares = [f"{each.rate():.1%}", f"{low:.1%} .. {high:.1%}", f"{each.expected():.0%}"]
            rows.append([seated(each.table), each.level, f"{each.games:,}", f"{each.wins:,.1f}", *shares])
        told += [*aligned(rows, 2), ""]
        rows = [["level", "rating", "± 2 sigma", "decisions", "ms each"]]
        rated = {rating.level: [f"{rating.mu:.2f}", f"{2 * rating.sigma:.2f}"] for rating in self.ratings}
        for pace in self.paces:
            strength = rated.get(pace.level, ["-", "-"])
            rows.append([pace.level, *strength, f"{pace.decisions:,}", f"{pace.each():.2f}"])
        told += aligned(rows, 1)
        if not self.ratings:
            told.append("no ratings: openskill is not installed (pip install 'theomachy[ladder]')")
        return [*told, f"digest {self.digest}"]


def aligned(rows: list[list[str]], names: int) -> list[str]:
    """Rows as lines; the first columns (`names` of them) are aligned left, the others right."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [cell.ljust(widths[at]) if at < names else cell.rjust(widths[at]) for at, cell in enumerate(row)]
        )
        for row in rows
    ]


def seated(table: Sequence[str]) -> str:
    """A table in a few words: each level with its number of seats."""
    parts = [
        f"{table.count(level)} {level}" if table.count(level) > 1 else level for level in dict.fromkeys(table)
    ]
    return " + ".join(parts)


def planned(plan: Plan) -> dict[str, Json]:
    """A plan as JSON values, so that it can be played again."""
    return {
        "game": plan.game,
        "players": plan.players,
        "levels": plan.names,
        "places": plan.places,
        "tables": plan.kind,
        "games": plan.games,
        "seed": plan.seed,
        "scenario": plan.scenario,
        "edition": plan.edition,
        "variants": plan.variants,
    }


def plan_from(node: Node, seed: int | None, games: int | None) -> Plan:
    """The plan of a document, with another seed or number of games if given."""
    return Plan(
        node.key("game").text(),
        node.key("players").amount(),
        node.key("levels").texts(),
        node.key("tables").text(),
        node.key("games").amount() if games is None else games,
        node.key("seed").number() if seed is None else seed,
        choice(node, "scenario"),
        choice(node, "edition"),
        node.key("variants").texts(),
    )


def choice(node: Node, name: str) -> str | None:
    """A choice of a plan's setup; None if nothing was chosen, or if the game has no such choice."""
    known = registry.package(node.key("game").text()).choices
    return node.key(name).text() if name in known and node.key(name).value is not None else None


def standings_from(node: Node) -> list[Standing]:
    """The standings of a document."""
    found: list[Standing] = []
    for item in node.items():
        wins, games = real(item.key("wins")), item.key("games").amount()
        if not 0 <= wins <= games or games == 0:
            raise DataError(item.place, f"{wins} wins of {games} games are impossible")
        found.append(Standing(tuple(item.key("table").texts()), item.key("level").text(), games, wins))
    return found


def real(node: Node) -> float:
    """A number, whole or not."""
    if not isinstance(node.value, int | float) or isinstance(node.value, bool):
        raise DataError(node.place, f"needs a number, not {node.value!r}")
    return float(node.value)
