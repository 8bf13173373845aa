"""Pantheon as a game of the registry: words, drawing, bots and fuzz profiles around its rules."""

from typing import TYPE_CHECKING, Final

from theomachy.engine.event import Event
from theomachy.engine.refusal import Reason, SetupError
from theomachy.games.package import FuzzProfile, GamePackage
from theomachy.games.pantheon import fuzz
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND, PantheonMind
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.picture import draw_picture
from theomachy.games.pantheon.rules.components import BOX
from theomachy.games.pantheon.rules.setup import header_of, line_up
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.words import sentences
from theomachy.play.setup import Wishes
from theomachy.words.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

VARIANTS: Final = ("bonus-draft", "bsw-start-material", "no-traitera-after-trigger")


class PantheonPackage(GamePackage[PantheonState]):
    """Pantheon, with all its variants."""

    game = PANTHEON
    folder = "theomachy.games.pantheon"
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

    def like(self, s: PantheonState, header: dict[str, str]) -> Wishes:
        lineup = s.lineup
        chosen = (lineup.bonus_draft, lineup.bsw_start_material, not lineup.traitera_after_trigger)
        variants = [name for name, wanted in zip(VARIANTS, chosen, strict=True) if wanted]
        return Wishes(s.players, variants=variants, stall_turns=min(lineup.stall_turns, 1_000))

    def seat_name(self, s: PantheonState, seat: int, words: Texts) -> str:
        return sentences.seat_name(seat, words)

    def winners(self, s: PantheonState, words: Texts) -> str:
        return ", ".join([sentences.seat_name(seat, words) for seat in PANTHEON.result(s).winners])

    def turn(self, s: PantheonState) -> int:
        return s.active

    def draw(self, s: PantheonState, words: Texts, seat: int | None) -> "list[Text]":
        from theomachy.games.pantheon.terminal.table import draw_table  # noqa: PLC0415  # needs rich

        return draw_table(s, words, seat)

    def picture(self, s: PantheonState, words: Texts, seat: int | None) -> str:
        return draw_picture(s, words, self.status(s, words))

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

    def fuzz_profiles(self) -> list[FuzzProfile[PantheonState]]:
        return [FuzzProfile("pantheon", PANTHEON, fuzz.campaign_game, fuzz.witnessed, fuzz.EXPECTED)]


PACKAGE: Final = PantheonPackage()
