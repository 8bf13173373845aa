"""Ankh as bytes for a learner. Only answers not yet revealed are secret; a seat knows its own (ANKH-DEC-06)."""

from typing import Final

from theomachy.engine.blocks import Amounts, Block, Numbers, OneOf, Seats, SeatSets, Sets
from theomachy.engine.observation import Observer
from theomachy.engine.open_question import OpenQuestion
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    FACINGS,
    GODS,
    GUARDIAN_LEVELS,
    KINDS,
    POWERS,
    TOP,
)
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, SPACE_NAMES, SPACES
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState

ON_SPACES: Final = ("space", "figure", "gate")
SUMMONS: Final = ("regular", "gate", *SPACE_NAMES)
TOKENS: Final = [str(token) for token in range(1, CONFLICT_TOKENS + 1)]
NO_PINCERS: Final[Row] = (0,) * len(FACINGS)


def _blocks(players: int, question: OpenQuestion[AnkhState]) -> list[Block]:
    """The blocks for so many players."""
    levels = GUARDIAN_LEVELS
    return [
        *question.blocks(),
        SeatSets("seats", 2, players, "the seats that owe an answer; the sides of this Battle"),
        Sets("regions", CONFLICT_TOKENS, SPACES, "the land of each Conflict Order token's region"),
        Sets("pieces", len(KINDS), SPACES, "spaces of each kind of piece: " + ", ".join(KINDS)),
        Sets("figures", players, SPACES, "spaces of each side's figures", by_seat=1),
        Sets("controls", players, SPACES, "spaces of the Monuments each side controls", by_seat=1),
        Sets("spots", 4, SPACES, "Radiant figures; Underworld tokens; figures about to be killed in this Battle; "
             "figures that cannot die in it"),
        Sets("pincers", len(FACINGS), SPACES, "Giant Scorpions by where they point: " + ", ".join(FACINGS)),
        Sets("powers", players, len(POWERS), "unlocked powers: " + ", ".join(POWERS), by_seat=1),
        Sets("hands", players, len(CARDS), "cards in hand: " + ", ".join(CARDS), by_seat=1),
        Sets("battle-cards", players, len(CARDS), "cards revealed in this Battle", by_seat=1),
        OneOf("gods", players, len(GODS), "the god of each seat: " + ", ".join(GODS), by_seat=1),
        OneOf("guardians", levels, len(KINDS), "the Guardian of each level in this game, as a kind of piece"),
        Seats("side-of", players, players, "the side of each seat; none if it is forgotten", by_seat=1),
        Seats("ladder", players, players, "the sides by Devotion, the least first", padded=True),
        Seats("roles", 5, players, "whose turn it is; who holds the tiebreaker; who announced two cards; who has "
              "won this Battle; who has won the game"),
        OneOf("battle-region", 1, CONFLICT_TOKENS, "the region of this Battle"),
        OneOf("ending", 1, len(ENDINGS), "how the game has ended: " + ", ".join(ENDINGS)),
        Sets("flags", 1, 4, "preview edition, Amun token up, tiebreaker up, game over"),
        Amounts("followers", players, "Followers", by_seat=1, scale=20),
        Numbers("devotion", players, "Devotion", by_seat=1, scale=TOP),
        Numbers("captives", players, "Warriors of each side held captive", by_seat=1, scale=3),
        Numbers("pool", players * levels, "Guardians in each pool, by level", by_seat=levels, scale=2),
        Numbers("guardian-cards", levels, "Guardians left on their cards, by level", scale=3),
        Numbers("advances", len(ACTIONS), "advances of the markers: " + ", ".join(ACTIONS), scale=players + 1),
        Numbers("course", 4, "events so far; top of the Devotion track; last red space; by which the victor's "
                "strength is greater", scale=len(EVENT_TRACK)),
        Numbers("killed", players, "own figures killed in this Battle", by_seat=1, scale=6),
        Numbers("fallen", players * (levels + 1), "killed in the last batch: Warriors, then Guardians by level",
                by_seat=levels + 1, scale=6),
        Numbers("fielded", players, "own figures in the region when Resolution began", by_seat=1, scale=6),
        Numbers("strength", players, "strength in this Battle", by_seat=1, scale=10),
    ]  # fmt: skip


class AnkhObserver(Observer[AnkhState]):
    """Ankh as one seat sees it."""

    def __init__(self, players: int) -> None:
        seats = [f"+{place}" for place in range(players)]
        self.question: Final = OpenQuestion(
            FRAMES,
            players,
            [(ON_SPACES, SPACE_NAMES), (("kind",), KINDS), (("token",), TOKENS), (("seat",), seats)],
            [
                (ON_SPACES, SPACE_NAMES),
                (("summon",), SUMMONS),
                (("edge",), EDGE_NAMES),
                (("card",), CARDS),
                (("action",), ACTIONS),
            ],
        )
        super().__init__(players, _blocks(players, self.question))

    def facts(self, s: AnkhState, seat: int) -> list[Row]:
        waiting = 0
        if not s.over:
            for each in s.stack[-1].waiting():
                waiting |= 1 << each
        battle = s.battle
        lineup = s.lineup
        found = self.question.rows(s, seat).copy()
        found += (
            (waiting, battle.participants),
            s.regions,
            s.pieces,
            s.figures,
            s.controls,
            (s.suns, s.gates, battle.doomed, battle.sheltered),
            _pincers(s.aims) if s.aims else NO_PINCERS,
            s.powers,
            s.hands,
            battle.cards,
            tuple(lineup.gods),
            tuple(lineup.guardians),
            s.side_of,
            s.ladder,
            (s.turn, s.tiebreaker, battle.double, battle.victor, s.winner),
            (battle.region,),
            (s.ending,),
            (s.edition.number | s.token_up << 1 | s.tiebreaker_up << 2 | s.over << 3,),
            s.followers,
            s.devotion,
            s.captives,
            s.reserve,
            s.guardian_cards,
            s.advances,
            (s.event, lineup.top, lineup.last_red, battle.margin),
            battle.killed,
            battle.fallen,
            battle.fielded,
            battle.strength,
        )
        return found


def _pincers(aims: Row) -> Row:
    """The spaces of Giant Scorpions by facing."""
    found = list(NO_PINCERS)
    for aim in aims:
        found[aim % 6] |= 1 << aim // 6
    return tuple(found)
