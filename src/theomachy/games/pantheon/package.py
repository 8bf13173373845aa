"""Pantheon as a game of the registry: words, drawing, bots and fuzz profiles around its rules."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from theomachy.engine.event import Event
from theomachy.engine.refusal import SetupError
from theomachy.engine.score_sheet import ScoreRow
from theomachy.games.catalogue import Catalogue
from theomachy.games.package import FuzzProfile, GamePackage, RuleBook
from theomachy.games.pantheon import fuzz
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND, STYLED_MINDS, PantheonMind
from theomachy.games.pantheon.catalogue import VARIANTS, catalogue
from theomachy.games.pantheon.documents.observation import PantheonObserver
from theomachy.games.pantheon.documents.score_sheet import SOURCES, score_sheet
from theomachy.games.pantheon.documents.view_types import PantheonView
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.picture import draw_picture
from theomachy.games.pantheon.rules.components import BOX, COLOURS
from theomachy.games.pantheon.rules.setup import header_of, line_up
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.words.sentences import SENTENCES
from theomachy.play.setup import Wishes
from theomachy.words.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

    from theomachy.learn.quiz.question import Makers


class PantheonPackage(GamePackage[PantheonState]):
    """Pantheon, with all its variants."""

    game = PANTHEON
    sentences = SENTENCES
    folder = "theomachy.games.pantheon"
    legend = "pantheon-legend"
    secret_hands = True
    choices = {
        "variants": f"comma-separated variants: {', '.join(VARIANTS)}",
        "stall_turns": "turns per player and phase, 0 for no limit [default: 60]",
    }
    rule_books = (RuleBook("PAN", "rules"),)
    defined_names = ("pantheon-god-", "pantheon-nation-")

    sources = SOURCES

    def score_sheet(self, begin: PantheonState, s: PantheonState, events: Iterable[Event]) -> list[ScoreRow]:
        return score_sheet(begin, s, events)

    def sheet_groups(self, words: Texts) -> list[tuple[str, tuple[str, ...]]]:
        """The six epochs, and the two scorings."""
        always = tuple(source for source in SOURCES if not source[-1].isdigit())
        scorings = [tuple(source for source in SOURCES if source.endswith(number)) for number in ("-1", "-2")]
        titles = ("pantheon-in-epochs", "pantheon-first-scoring", "pantheon-second-scoring")
        return [(words.text(title), sources) for title, sources in zip(titles, (always, *scorings), strict=True)]

    def source_name(self, source: str, words: Texts) -> str:
        """A source of a scoring has the same name in both."""
        return super().source_name(source.rstrip("-12"), words)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def view_shape(self) -> type:
        return PantheonView

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        wishes.allow_only(PANTHEON.name, self.choices)
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

    def winners(self, s: PantheonState, words: Texts) -> str:
        return ", ".join([SENTENCES.seat(s, seat, words) for seat in PANTHEON.result(s).winners])

    def turn(self, s: PantheonState) -> int:
        return s.active

    def draw(self, s: PantheonState, words: Texts, seat: int | None) -> "list[Text]":
        from theomachy.games.pantheon.terminal.table import draw_table  # noqa: PLC0415  # needs rich

        return draw_table(s, words, seat)

    def draw_map(self, s: PantheonState, words: Texts, marks: Mapping[str, str]) -> "list[Text]":
        from theomachy.games.pantheon.terminal.table import draw_map  # noqa: PLC0415  # needs rich

        return draw_map(s, marks)

    def draw_boards(self, s: PantheonState, words: Texts, seat: int | None, width: int) -> "list[Text]":
        from theomachy.games.pantheon.terminal.table import draw_boards  # noqa: PLC0415  # needs rich

        return draw_boards(s, words, seat, width)

    def seat_style(self, s: PantheonState, seat: int) -> str:
        from theomachy.games.pantheon.terminal.table import STYLES  # noqa: PLC0415  # needs rich

        return STYLES[COLOURS[seat]]

    def picture(self, s: PantheonState, words: Texts, seat: int | None) -> str:
        return draw_picture(s, words, self.status(s, words))

    def quiz_kinds(self) -> "Makers[PantheonState]":
        from theomachy.games.pantheon.quiz import KINDS  # noqa: PLC0415  # only learners need it

        return KINDS

    def observer(self, players: int) -> PantheonObserver:
        return PantheonObserver(players)

    def mind(self) -> PantheonMind:
        return PANTHEON_MIND

    def styled_minds(self) -> Mapping[str, PantheonMind]:
        return STYLED_MINDS

    def sizes(self, s: PantheonState) -> dict[str, int]:
        return {"figures": sum(spaces.bit_count() for spaces in (*s.feet, *s.columns))}

    def fuzz_profiles(self) -> list[FuzzProfile[PantheonState]]:
        return [FuzzProfile("pantheon", PANTHEON, fuzz.campaign_game, fuzz.witnessed, fuzz.EXPECTED, 2000)]


PACKAGE: Final = PantheonPackage()
