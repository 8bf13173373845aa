"""The epochs: preparation in its seven steps, then turns (chapter 3.1)."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.decision import Step
from theomachy.engine.things import Asks
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.bonus import AfterPreparation, DraftBonus, EndDraft
from theomachy.games.pantheon.rules.abilities.hooks import Nature
from theomachy.games.pantheon.rules.actions.draw import DrawCards
from theomachy.games.pantheon.rules.actions.turn import BeginTurn
from theomachy.games.pantheon.rules.codes import NATION, TILE
from theomachy.games.pantheon.rules.components import BOX, NATIONS, usable_places
from theomachy.games.pantheon.rules.ending import EndGame, EndPhase, Scoring
from theomachy.games.pantheon.rules.piles import one, pile_of
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import DisplayGods


class BeginEpoch(Step[PantheonState]):
    """The preparation, step by step (PAN-EPOCH-02 .. -14)."""

    def run(self, s: PantheonState) -> None:
        s.queue(
            [
                RevealNation(),
                DisplayGods(s.players + 1),
                PlaceLoot(0),
                NationAbility(),
                PlaceTemple(),
                CardsAfterTemple(),
                FirstPreparation(),
                BeginTurns(),
                AfterEpoch(),
            ]
        )


class RevealNation(Nature):
    """Which nation rises (PAN-SETUP-09, PAN-EPOCH-02)?"""

    asks = Asks("reveal-nation", "chance")
    asked_by = "PAN-EPOCH-02"

    def first_code(self) -> int:
        return NATION

    def pool(self, s: PantheonState) -> i64:
        return pile_of([0 if nation in s.track else 1 for nation in range(len(NATIONS))])

    def turned(self, s: PantheonState, kind: int) -> None:
        s.track += (kind,)
        s.tell("nation-revealed", "PAN-EPOCH-02", what=kind, amount=len(s.track))


class PlaceLoot(Step[PantheonState]):
    """Loot for the usable hexes of the nation, beginning with this one (PAN-EPOCH-05 .. -08)."""

    numbers = "place"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, s: PantheonState) -> None:
        if self.place < usable_places(s.players) and s.bag:
            s.queue([LootToHex(self.place), PlaceLoot(self.place + 1)])


class LootToHex(Nature):
    """Which tile comes out of the bag onto this hex (PAN-SETUP-05, PAN-EPOCH-05)?"""

    asks = Asks("loot-to-hex", "chance")
    numbers = "place"
    asked_by = "PAN-EPOCH-05"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.place,)

    def first_code(self) -> int:
        return TILE

    def pool(self, s: PantheonState) -> i64:
        return s.bag

    def turned(self, s: PantheonState, kind: int) -> None:
        s.bag -= one(kind)
        s.loot = changed(s.loot, self.place, kind)
        s.tell("loot-placed", "PAN-EPOCH-05", what=kind, where=s.nation().loot[self.place])
        s.edition.loot[kind].shown(s)  # PAN-EPOCH-09


class NationAbility(Step[PantheonState]):
    """The nation's ability, once or player by player in turn order (PAN-EPOCH-11, PAN-NATION-01, -02)."""

    def run(self, s: PantheonState) -> None:
        s.nation().prepare_all(s)
        s.queue([PrepareSeat(seat) for seat in s.turn_order()])


class PrepareSeat(Step[PantheonState]):
    """The nation's ability for one player."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: PantheonState) -> None:
        s.nation().prepare(s, self.seat)


class PlaceTemple(Step[PantheonState]):
    """The temple goes to the start hex of the nation (PAN-EPOCH-12)."""

    def run(self, s: PantheonState) -> None:
        s.temple = s.nation().start
        s.tell("temple-placed", "PAN-EPOCH-12", where=s.temple)


class CardsAfterTemple(Step[PantheonState]):
    """Owners of such gods draw their cards, in turn order (PAN-EPOCH-13)."""

    def run(self, s: PantheonState) -> None:
        for seat in s.turn_order()[::-1]:
            cards = sum([ability.after_temple() for ability in s.abilities(seat)])
            if cards:
                s.push(DrawCards(seat, cards))


class FirstPreparation(Step[PantheonState]):
    """Epoch 1 only: the column bonus, or the draft from the last player to the first (PAN-EPOCH-14)."""

    def run(self, s: PantheonState) -> None:
        if len(s.track) > 1:
            return
        if s.lineup.bonus_draft:
            s.push(EndDraft())
            for seat in s.turn_order():
                s.push(DraftBonus(seat))
        else:
            s.queue([AfterPreparation(seat) for seat in range(s.players)])


class BeginTurns(Step[PantheonState]):
    """The start player's turn, unless the preparation has taken the last loot (PAN-EPOCH-15, -26)."""

    def run(self, s: PantheonState) -> None:
        s.push(EndPhase() if s.ended else BeginTurn(s.start))


class AfterEpoch(Step[PantheonState]):
    """A scoring after some epochs; then the next epoch, or the end (PAN-EPOCH-01, -31, PAN-SCORE-01)."""

    def run(self, s: PantheonState) -> None:
        s.push(EndGame() if len(s.track) == BOX.epochs else BeginEpoch())
        if len(s.track) in BOX.scored_after:
            s.push(Scoring())
