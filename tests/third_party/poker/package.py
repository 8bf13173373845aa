"""Poker as a game of the registry, named by the entry point `poker = poker.package:PACKAGE`."""

from typing import TYPE_CHECKING, Final

from poker import fuzz
from poker.bot.mind import POKER_MIND, PokerMind
from poker.catalogue import catalogue
from poker.documents.view import PokerView
from poker.game import POKER
from poker.rules.state import PokerState, winners
from theomachy.games.catalogue import Catalogue
from theomachy.games.package import FuzzProfile, GamePackage, RuleBook
from theomachy.play.setup import Wishes
from theomachy.words.sentences import Sentences
from theomachy.words.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text


class PokerPackage(GamePackage[PokerState]):
    """Three-card poker with everything that belongs to it."""

    game = POKER
    sentences = Sentences(POKER)
    folder = "poker"
    legend = "poker-legend"
    secret_hands = True
    rule_books = (RuleBook("POKER", "rules"),)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def view_shape(self) -> type:
        return PokerView

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        wishes.allow_only(POKER.name, self.choices)
        return POKER.header(wishes.players)

    def like(self, s: PokerState, header: dict[str, str]) -> Wishes:
        return Wishes(s.players)

    def winners(self, s: PokerState, words: Texts) -> str:
        return ", ".join(self.seat_name(s, seat, words) for seat in winners(s)) if s.over else ""

    def turn(self, s: PokerState) -> int:
        return s.round

    def draw(self, s: PokerState, words: Texts, seat: int | None) -> "list[Text]":
        from poker.terminal import draw_table  # needs rich

        return draw_table(s, words, seat)

    def mind(self) -> PokerMind:
        return POKER_MIND

    def fuzz_profiles(self) -> list[FuzzProfile[PokerState]]:
        return [FuzzProfile("poker", POKER, fuzz.campaign_game, fuzz.witnessed, fuzz.EXPECTED, 400)]


PACKAGE: Final = PokerPackage()
