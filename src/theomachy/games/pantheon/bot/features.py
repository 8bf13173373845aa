"""What a player of Pantheon looks at. Each number of a row counts one thing; what it is worth, the weights say."""

from typing import Final

from theomachy.engine.decision import Frame
from theomachy.engine.values import Row
from theomachy.games.pantheon.bot.reach import FARTHEST, Reach, Reaches
from theomachy.games.pantheon.bot.worth import PIETALTE, Worth, epoch_ahead, scorings_left
from theomachy.games.pantheon.rules.actions.buy import Shopping, coins_in_hand
from theomachy.games.pantheon.rules.actions.move import Follow, Moving
from theomachy.games.pantheon.rules.actions.sacrifice import payable
from theomachy.games.pantheon.rules.actions.turn import ChooseAction
from theomachy.games.pantheon.rules.components import BOX, FIRST_OFFERING, MOVEMENT, OFFERINGS, TILES
from theomachy.games.pantheon.rules.ending import points_for_columns, points_for_demigods
from theomachy.games.pantheon.rules.piles import count, kinds_in, size
from theomachy.games.pantheon.rules.state import NOBODY, NOTHING, NOWHERE, PantheonState

FEATURES: Final = (
    "points", "demigods", "columns", "bands", "pietalte",
    "column-reserve", "feet", "feet-ready",
    "loot-picked", "loot-1", "loot-2", "loot-3", "loot-4", "sites-1", "sites-2", "sites-3", "sites-4",
    "god-ready", "god-1-short", "god-2-short", "god-3-short",
    "levels", "kinds", "movement", "offerings", "coins",
    "steps", "jumps", "market", "draws", "preparation", "further",
    "turn", "end-at-hand", "steps-left", "coins-left", "to-follow",
)  # fmt: skip
POINTS: Final = 0
DEMIGODS: Final = 1
COLUMNS: Final = 2
BANDS: Final = 3
PIETALTES: Final = 4
COLUMN_RESERVE: Final = 5
FEET: Final = 6
FEET_READY: Final = 7
PICKED: Final = 8
LOOT_1: Final = 9
LOOT_2: Final = 10
LOOT_3: Final = 11
LOOT_4: Final = 12
SITES_1: Final = 13
SITES_2: Final = 14
SITES_3: Final = 15
SITES_4: Final = 16
GOD_READY: Final = 17
GOD_1: Final = 18
GOD_2: Final = 19
GOD_3: Final = 20
LEVELS: Final = 21
KINDS: Final = 22
MOVEMENTS: Final = 23
OFFERED: Final = 24
COINS: Final = 25
STEPS: Final = 26
JUMPS: Final = 27
MARKET: Final = 28
DRAWS: Final = 29
PREPARATION: Final = 30
FURTHER: Final = 31
TURN: Final = 32
END: Final = 33
STEPS_LEFT: Final = 34
COINS_LEFT: Final = 35
TO_FOLLOW: Final = 36
RULES: Final = {
    "points": "PAN-END-02", "demigods": "PAN-SCORE-02", "columns": "PAN-SCORE-08", "bands": "PAN-SCORE-05",
    "pietalte": "PAN-GOD-33", "column-reserve": "PAN-MOVE-08", "feet": "PAN-EPOCH-27", "feet-ready": "PAN-MOVE-08",
    "loot-picked": "PAN-MOVE-23", "loot-1": "PAN-MOVE-20", "loot-2": "PAN-MOVE-20", "loot-3": "PAN-MOVE-20",
    "loot-4": "PAN-MOVE-20", "sites-1": "PAN-MOVE-14", "sites-2": "PAN-MOVE-14", "sites-3": "PAN-MOVE-14",
    "sites-4": "PAN-MOVE-14", "god-ready": "PAN-SAC-01", "god-1-short": "PAN-SAC-02", "god-2-short": "PAN-SAC-02",
    "god-3-short": "PAN-SAC-02", "levels": "PAN-SAC-06", "kinds": "PAN-SAC-03", "movement": "PAN-MOVE-02",
    "offerings": "PAN-SAC-05", "coins": "PAN-BUY-01", "steps": "PAN-MOVE-07", "jumps": "PAN-GOD-22",
    "market": "PAN-BUY-02", "draws": "PAN-DRAW-04", "preparation": "PAN-GOD-19", "further": "PAN-GOD-37",
    "turn": "PAN-EPOCH-15", "end-at-hand": "PAN-EPOCH-23", "steps-left": "PAN-MOVE-21", "coins-left": "PAN-BUY-05",
    "to-follow": "PAN-MOVE-27",
}  # fmt: skip
"""The rule that makes a feature count."""
SHORT: Final = 3
"""A god for which more offerings are missing is not looked at."""
COSTS: Final = [sorted(tile.cost, reverse=True) for tile in TILES.gods]


def band_points(columns: int) -> float:
    """Points for so many columns if they grew evenly from band to band (PAN-SCORE-04 .. -07)."""
    below = (0, 0)
    for least, each in BOX.column_points[1:]:
        if columns < least:
            share = (columns - below[0]) / (least - below[0])
            return below[1] + share * (least * each - below[1])
        below = (least, least * each)
    return float(below[1])


BANDS_TO_COME: Final = [band_points(columns) - points_for_columns(columns) for columns in range(BOX.columns + 1)]


class Counting:
    """Counts the features of positions, with what lies on the table at its worth."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.reaches: Final = Reaches()

    def rows(self, s: PantheonState) -> list[list[float]]:
        """For each seat its row."""
        rows = [[0.0] * len(FEATURES) for _ in range(s.players)]
        scorings = scorings_left(epoch_ahead(s))
        for seat, row in enumerate(rows):
            self.possessions(s, seat, row, scorings)
        if s.ended and s.active != NOBODY:
            rows[s.active][POINTS] += BOX.end_points  # PAN-EPOCH-23
        elif s.track and s.temple != NOWHERE:
            reaches = [self.reaches.of(s, seat) for seat in range(s.players)]
            self.loot(s, reaches, rows)
            for seat, row in enumerate(rows):
                sites(s, seat, reaches[seat], row)
                self.gods(s, seat, row)
                end_at_hand(s, seat, reaches[seat], row)
        self.under_way(s, rows)
        return rows

    def possessions(self, s: PantheonState, seat: int, row: list[float], scorings: int) -> None:
        """What a player has on the board, before it and in hand."""
        columns = s.columns[seat].bit_count()
        row[POINTS] = s.score[seat]
        row[DEMIGODS] = scorings * points_for_demigods(s.demigods[seat])
        row[COLUMNS] = scorings * points_for_columns(columns)
        row[BANDS] = BANDS_TO_COME[columns]
        row[COLUMN_RESERVE] = s.columns_left[seat]
        row[FEET] = s.feet_left[seat] + s.feet[seat].bit_count()
        row[FEET_READY] = min(FARTHEST, s.feet_left[seat])
        highest = 0
        for kind in range(len(OFFERINGS)):
            level = int(count(s.tokens[seat], kind))
            row[LEVELS] += level
            row[KINDS] += level > 0
            highest = max(highest, level)
        row[PIETALTES] = int(count(s.gods[seat], PIETALTE)) * highest * scorings
        hand = s.hands[seat]
        row[MOVEMENTS] = int(count(hand, MOVEMENT))
        for kind in range(len(OFFERINGS)):
            row[OFFERED] += int(count(hand, FIRST_OFFERING + kind))
        row[COINS] = coins_in_hand(s, seat)
        for ability in s.abilities(seat):
            row[STEPS] += ability.steps()
            row[JUMPS] += ability.jumps()
            row[MARKET] += ability.coins()
            row[DRAWS] += ability.drawn()
            row[PREPARATION] += ability.after_temple()
            row[FURTHER] += ability.further_actions()

    def loot(self, s: PantheonState, reaches: list[Reach], rows: list[list[float]]) -> None:
        """Loot by the steps to it; shared with everybody who is as near."""
        places = s.nation().loot
        for place, kind in enumerate(s.loot):
            if kind == NOTHING:
                continue
            worth = self.worth.loot(s, kind)
            distances = [distance(s, seat, reach, places[place]) for seat, reach in enumerate(reaches)]
            for seat, away in enumerate(distances):
                if away <= FARTHEST:
                    rivals = len([other for other in distances if other <= away])
                    rows[seat][LOOT_1 + away - 1] += worth / rivals

    def gods(self, s: PantheonState, seat: int, row: list[float]) -> None:
        """The best of the displayed gods for which nothing, one, two or three offerings are missing."""
        tokens = s.tokens[seat]
        hand = s.hands[seat]
        have = [
            (count(hand, FIRST_OFFERING + kind) + count(tokens, kind), count(tokens, kind))
            for kind in range(len(OFFERINGS))
        ]
        have.sort(reverse=True)
        cards_only = sorted([(most - level, 0) for most, level in have], reverse=True)
        offering = self.worth.offering[s.epoch()]
        for god in kinds_in(s.god_display):
            missing, cards = bill(COSTS[god], cards_only if god == PIETALTE else have)
            if missing <= SHORT:
                net = self.worth.god(s, seat, god) - cards * offering
                row[GOD_READY + missing] = max(row[GOD_READY + missing], net)

    def under_way(self, s: PantheonState, rows: list[list[float]]) -> None:
        """Whose turn it is, and what the action under way still has in it."""
        frame: Frame[PantheonState] | None = s.stack[-1] if s.stack else None
        for waiting in s.stack:
            if isinstance(waiting, Follow):
                rows[waiting.seat][TO_FOLLOW] += 1
        if isinstance(frame, ChooseAction):
            rows[frame.seat][TURN] = 1.0
        elif s.active != NOBODY:
            rows[(s.active + 1) % s.players][TURN] = 1.0
        if isinstance(frame, Moving):
            rows[frame.seat][STEPS_LEFT] = frame.steps
            if not frame.placed and not frame.leads and not s.played:
                rows[frame.seat][TO_FOLLOW] += 1
        elif isinstance(frame, Shopping):
            rows[frame.seat][COINS_LEFT] = frame.coins
        if s.picked:
            worth = sum([int(count(s.picked, kind)) * self.worth.loot(s, kind) for kind in kinds_in(s.picked)])
            rows[mover(s, frame)][PICKED] = worth


def mover(s: PantheonState, frame: Frame[PantheonState] | None) -> int:
    """Who has picked up the loot that is not yet carried out."""
    return frame.seat if isinstance(frame, (Moving, Shopping)) else max(0, s.active)


def distance(s: PantheonState, seat: int, reach: Reach, space: int) -> int:
    """Steps to a hex, or more than the farthest; feet in reserve set the limit."""
    for steps in range(1, min(FARTHEST, s.feet_left[seat]) + 1):
        if reach.hexes[steps] >> space & 1:
            return steps
    return FARTHEST + 1


def sites(s: PantheonState, seat: int, reach: Reach, row: list[float]) -> None:
    """Sites for the columns in reserve, the nearest first."""
    left = s.columns_left[seat]
    for steps in range(1, FARTHEST + 1):
        near = min(left, reach.sites[steps].bit_count())
        row[SITES_1 + steps - 1] = near
        left -= near


def end_at_hand(s: PantheonState, seat: int, reach: Reach, row: list[float]) -> None:
    """Whether the player could end the epoch with the next action, for its points (PAN-EPOCH-19, -23)."""
    left: Row = tuple([place for place, kind in enumerate(s.loot) if kind != NOTHING])
    last_god = size(s.god_display) == 1 and len(payable(s, seat)) > 0
    steps = BOX.big_foot_steps + row[STEPS] + BOX.card_steps * row[MOVEMENTS]
    last_loot = len(left) == 1 and distance(s, seat, reach, s.nation().loot[left[0]]) <= steps
    row[END] = 1.0 if last_god or last_loot else 0.0


def bill(cost: list[int], have: list[tuple[int, int]]) -> tuple[int, int]:
    """How many offerings are missing for a cost, and how many cards it would take, by kinds from most to least."""
    missing = 0
    cards = 0
    for place, number in enumerate(cost):
        most, token = have[place]
        missing += max(0, number - most)
        cards += max(0, number - token)
    return missing, cards
