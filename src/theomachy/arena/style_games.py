"""What a style does to a bot: games of a styled bot against the plain one of its level, their deeds and winners.

Every deal is played with seats and gods exchanged, as on the ladder. Each deal that was played is a line of a
file, so a long run can be stopped at any time and goes on where it was. A line belongs to the weights and factors
it was played with: after a change of a style its deals are played again.
"""

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from theomachy.arena.ladder.plan import ROUND_ROBIN, Deal, Plan
from theomachy.arena.ladder.play import Watcher, play
from theomachy.arena.ladder.standing import Interval, Standing, won
from theomachy.bots.bot_name import OF
from theomachy.bots.minds import mind_of
from theomachy.bots.styles import STYLES
from theomachy.engine.datafile import Node, read_json
from theomachy.engine.decision import State
from theomachy.engine.event import NONE, Event
from theomachy.games import registry

WITHIN: Final = 0.05
"""By how much the share of wins of a style may differ from one half."""
PLAYERS: Final = 2
GAME: Final = "game"
"""Whose deeds those are that belong to nobody."""


class StyleDeal(NamedTuple):
    """The games of one deal."""

    bot: str
    taste: str
    deal: int
    games: int
    wins: float
    """The games the styled bot won; a shared victory counts in parts."""
    deeds: dict[str, dict[str, int]]
    """By bot, how often it did what in these games."""


class Deeds:
    """Counts what each bot does, by the kind of event and by the thing it was done with."""

    def __init__(self, game: str) -> None:
        self.game: Final = registry.package(game).game
        self.counts: Final[dict[str, Counter[str]]] = {}

    def listener(self, seats: tuple[str, ...]) -> Watcher:
        """What watches a game with these bots at its seats."""

        def watch(s: State, events: list[Event]) -> None:
            for event in events:
                counts = self.counts.setdefault(GAME if event.who == NONE else seats[event.who], Counter())
                counts[event.kind] += 1
                what = self.game.told(event).get("what", 0)
                if isinstance(what, str) and not what.isdecimal():
                    counts[f"{event.kind} {what}"] += 1

        return watch


def plan_of(game: str, bot: str, games: int, seed: int, edition: str) -> Plan:
    """The games of a styled bot against the plain one of its level."""
    level = bot.partition(OF)[0]
    return Plan(game, PLAYERS, [level, bot], ROUND_ROBIN, games, seed, edition=edition or None)


def taste_of(game: str, style: str) -> str:
    """A short name for everything a bot of this style and the plain one weigh by."""
    weighed = [
        [mind.evaluation.early, mind.evaluation.late, list(mind.evaluation.spread)]
        for mind in (mind_of(game), mind_of(game, style))
    ]
    return blake2b(json.dumps(weighed).encode(), digest_size=6).hexdigest()


def played_deal(deal: Deal, bot: str, taste: str) -> StyleDeal:
    """Play one deal."""
    deeds = Deeds(deal.plan.game)
    outcomes = play(deal, deeds.listener)
    counts = {who: dict(sorted(counts.items())) for who, counts in deeds.counts.items()}
    return StyleDeal(bot, taste, deal.number, len(outcomes), sum(won(each, bot) for each in outcomes), counts)


def bots_of(level: str) -> list[str]:
    """A bot of each style."""
    return [f"{level}{OF}{style}" for style in STYLES]


def kept(file: Path) -> list[StyleDeal]:
    """The deals a file has."""
    if not file.exists():
        return []
    found: list[StyleDeal] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        node = read_json(line, f"{file}:{number}")
        deeds = {who.text(): amounts(each) for who, each in node.key("deeds").entries()}
        wins = node.key("halves").number() / 2
        head = (node.key("bot").text(), node.key("taste").text(), node.key("deal").number())
        found.append(StyleDeal(*head, node.key("games").number(), wins, deeds))
    return found


def amounts(node: Node) -> dict[str, int]:
    """Numbers by name."""
    return {name.text(): number.amount() for name, number in node.entries()}


def written(deal: StyleDeal) -> str:
    """A deal as a line of a file; wins in halves, so that all numbers are whole."""
    document = {**deal._asdict(), "halves": round(2 * deal.wins)}
    del document["wins"]
    return json.dumps(document) + "\n"


def missing(
    game: str, level: str, games: int, seed: int, edition: str, have: list[StyleDeal]
) -> Iterator[StyleDeal]:
    """Play what is not there yet, one deal of every style after the other."""
    there = {(deal.bot, deal.taste, deal.deal) for deal in have}
    plans = {bot: plan_of(game, bot, games, seed, edition) for bot in bots_of(level)}
    tastes = {bot: taste_of(game, bot.partition(OF)[2]) for bot in plans}
    for number in range(len(next(iter(plans.values())).deals())):
        for bot, plan in plans.items():
            if (bot, tastes[bot], number) not in there:
                yield played_deal(plan.deals()[number], bot, tastes[bot])


class StyleResult:
    """What all deals of one style show."""

    def __init__(self, bot: str, deals: list[StyleDeal]) -> None:
        self.bot: Final = bot
        self.deals: Final = deals
        level = bot.partition(OF)[0]
        self.standing: Final = Standing(
            (level, bot), bot, sum(deal.games for deal in deals), sum(deal.wins for deal in deals)
        )
        self.level: Final = level

    def verdict(self) -> str:
        """Whether the strength is the plain one's within the limit: shown, open, or not so."""
        allowed = Interval(0.5 - WITHIN, 0.5 + WITHIN)
        found = self.standing.interval()
        if found.low > allowed.high or found.high < allowed.low:
            return "outside"
        return "within" if allowed.holds(found.low) and allowed.holds(found.high) else "open"

    def per_game(self, who: str, deed: str) -> float:
        """How often somebody does something in a game."""
        return sum(deal.deeds.get(who, {}).get(deed, 0) for deal in self.deals) / max(1, self.standing.games)

    def difference(self, deed: str) -> tuple[float, float]:
        """How much more often than the plain bot it does something in a game, and half of the 95% interval."""
        found = [
            (deal.deeds.get(self.bot, {}).get(deed, 0) - deal.deeds.get(self.level, {}).get(deed, 0)) / deal.games
            for deal in self.deals
        ]
        mean = sum(found) / len(found)
        spread = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
        return mean, 1.96 * sqrt(spread / len(found))

    def telling(self, most: int) -> list[str]:
        """The deeds in which it differs most surely from the plain bot."""
        known = {deed for deal in self.deals for deed in deal.deeds.get(self.bot, {})}
        sure = {deed: abs(mean) / half for deed in known for mean, half in [self.difference(deed)] if half > 0.0}
        return sorted(sure, key=lambda deed: (-sure[deed], deed))[:most]


def results(game: str, level: str, deals: list[StyleDeal]) -> list[StyleResult]:
    """What the deals show of the styles as they are now; those played with other factors do not count."""
    found: list[StyleResult] = []
    for bot in bots_of(level):
        taste = taste_of(game, bot.partition(OF)[2])
        own = [deal for deal in deals if deal.bot == bot and deal.taste == taste]
        if own:
            found.append(StyleResult(bot, own))
    return found
