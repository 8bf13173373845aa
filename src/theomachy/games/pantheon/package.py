"""Pantheon at a table."""

from typing import Final

from rich.text import Text

from theomachy.bots.minds import PANTHEON_MIND
from theomachy.engine.event import Event
from theomachy.engine.refusal import Reason, SetupError
from theomachy.games.pantheon.bot.mind import PantheonMind
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import BOX
from theomachy.games.pantheon.rules.setup import header_of, line_up
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.terminal.table import draw_table
from theomachy.games.pantheon.words import sentences
from theomachy.play.setup import Wishes
from theomachy.play.table import Teller
from theomachy.words.texts import Texts

VARIANTS: Final = ("bonus-draft", "bsw-start-material", "no-traitera-after-trigger")


class PantheonTeller(Teller[PantheonState]):
    """Pantheon in words."""

    game = PANTHEON
    legend = "pantheon-legend"
    secret_hands = True

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        wishes.refuse(PANTHEON.name, ["gods", "guardians", "scenario", "edition", "first"])
        for name in wishes.variants:
            if name not in VARIANTS:
                raise SetupError("variant", repr(name), ", ".join(VARIANTS))
        lineup = line_up(
            wishes.players,
            "bonus-draft" in wishes.variants,
            "bsw-start-material" in wishes.variants,
            "no-traitera-after-trigger" not in wishes.variants,
            BOX.stall_turns if wishes.stall_turns is None else wishes.stall_turns,
        )
        return header_of(lineup)

    def seat_name(self, s: PantheonState, seat: int, words: Texts) -> str:
        return sentences.seat_name(seat, words)

    def winners(self, s: PantheonState, words: Texts) -> str:
        return ", ".join([sentences.seat_name(seat, words) for seat in PANTHEON.result(s).winners])

    def turn(self, s: PantheonState) -> int:
        return s.active

    def draw(self, s: PantheonState, words: Texts, seat: int | None) -> list[Text]:
        return draw_table(s, words, seat)

    def tell(self, s: PantheonState, event: Event, words: Texts) -> str:
        return sentences.tell(event, words)

    def ask(self, s: PantheonState, words: Texts) -> str:
        return sentences.ask(s, words)

    def offer(self, s: PantheonState, option: int, words: Texts) -> str:
        return sentences.offer(s, option, words)

    def about(self, s: PantheonState, reason: Reason, words: Texts) -> list[str]:
        return sentences.about(reason, words)

    def mind(self) -> PantheonMind:
        return PANTHEON_MIND
