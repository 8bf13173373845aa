"""Ankh: Gods of Egypt as a game of the registry: words, drawing, bots and fuzz profiles around its rules."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from theomachy.engine.event import Event
from theomachy.engine.score_sheet import ScoreRow
from theomachy.games.ankh.bot.battles import tables_for
from theomachy.games.ankh.bot.mind import ANKH_MIND, STYLED_MINDS, AnkhMind
from theomachy.games.ankh.catalogue import catalogue
from theomachy.games.ankh.documents.observation import AnkhObserver
from theomachy.games.ankh.documents.score_sheet import SOURCES, score_sheet
from theomachy.games.ankh.documents.view_types import AnkhView
from theomachy.games.ankh.fuzz import FINAL_CAMPAIGN, PREVIEW_CAMPAIGN, AnkhCampaign
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.picture import draw_picture
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.components import GODS
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.setup import draw_setup
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.words.sentences import SENTENCES
from theomachy.games.catalogue import Catalogue
from theomachy.games.package import FuzzProfile, GamePackage, RuleBook
from theomachy.play.setup import Wishes
from theomachy.words.texts import Texts

if TYPE_CHECKING:
    from rich.table import Table as Grid
    from rich.text import Text

    from theomachy.learn.quiz.question import Makers


SCENARIO: Final = "middle-kingdom"
"""The scenario that is played where none is chosen."""


def fuzz_profile(name: str, campaign: AnkhCampaign, enough: int) -> FuzzProfile[AnkhState]:
    """The campaign of an edition."""
    return FuzzProfile(name, ANKH, campaign.new, campaign.witnessed, campaign.expected, enough)


class AnkhPackage(GamePackage[AnkhState]):
    """Ankh, both editions."""

    game = ANKH
    sentences = SENTENCES
    folder = "theomachy.games.ankh"
    legend = "terminal-legend"
    editions = tuple(edition.name for edition in EDITIONS)
    choices = {
        "gods": "gods in seat order, e.g. isis,ra,amun [default: random]",
        "guardians": "one Guardian of each level, e.g. satet,mummy,androsphinx [default: random]",
        "scenario": "middle-kingdom or old-kingdom [default: middle-kingdom]",
        "edition": "final or preview [default: final]",
        "first": "the seat that begins, counted from 0 [default: random]",
    }
    rule_books = (RuleBook("ANKH", "rules"), RuleBook("ANKHP", "rules-preview", based_on=("ANKH",)))
    defined_names = ("ankh-power-", "ankh-card-", "ankh-kind-")

    sources = SOURCES

    def score_sheet(self, begin: AnkhState, s: AnkhState, events: Iterable[Event]) -> list[ScoreRow]:
        return score_sheet(begin, s, events)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def view_shape(self) -> type:
        return AnkhView

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        wishes.allow_only(ANKH.name, self.choices)
        setup = draw_setup(
            players=wishes.players,
            gods=wishes.gods,
            guardians=wishes.guardians,
            scenario=wishes.scenario or SCENARIO,
            first=wishes.first,
            seed=seed,
            edition=wishes.edition or EDITIONS[0].name,
        )
        return setup.header()

    def like(self, s: AnkhState, header: dict[str, str]) -> Wishes:
        return Wishes(s.players, edition=s.edition.name, scenario=header.get("scenario"))

    def rotations(self, header: dict[str, str]) -> list[dict[str, str]]:
        """The gods move on; the seat that begins stays the same."""
        gods = header["gods"].split()
        first = gods.index(header["first"])
        moved = [gods[by:] + gods[:by] for by in range(len(gods))]
        return [{**header, "gods": " ".join(names), "first": names[first]} for names in moved]

    def seat_factors(self, header: dict[str, str], seats: list[str]) -> dict[str, list[str]]:
        """The gods, and the order of turns counted from the god that begins."""
        first = seats.index(header["first"])
        return {"god": seats, "seat": [str((seat - first) % len(seats) + 1) for seat in range(len(seats))]}

    def winners(self, s: AnkhState, words: Texts) -> str:
        return SENTENCES.side(s, s.winner, words) if ANKH.result(s).winners else ""

    def edition(self, s: AnkhState) -> str:
        return str(s.edition.name)

    def turn(self, s: AnkhState) -> int:
        return s.turn

    def partners(self, s: AnkhState, seat: int) -> list[int]:
        side = s.side_of[seat]
        return [] if side == OUT else [other for other in s.seats(side) if other != seat]

    def draw(self, s: AnkhState, words: Texts, seat: int | None) -> "list[Text]":
        from theomachy.games.ankh.terminal.table import draw_table  # noqa: PLC0415  # needs rich

        return draw_table(s, words)

    def draw_map(self, s: AnkhState, words: Texts, marks: Mapping[str, str]) -> "list[Text]":
        from theomachy.games.ankh.terminal.map import draw_map  # noqa: PLC0415  # needs rich

        return draw_map(s, words, marks)

    def draw_boards(self, s: AnkhState, words: Texts, seat: int | None, width: int) -> "list[Text]":
        from theomachy.games.ankh.terminal.table import draw_boards  # noqa: PLC0415  # needs rich

        return draw_boards(s, words, width)

    def seat_style(self, s: AnkhState, seat: int) -> str:
        from theomachy.games.ankh.terminal.map import COLOURS  # noqa: PLC0415  # needs rich

        return f"bold {COLOURS[GODS[s.lineup.gods[seat]]]}"

    def space_told(self, s: AnkhState, space: str, words: Texts) -> str:
        from theomachy.games.ankh.terminal.map import space_told  # noqa: PLC0415  # needs rich

        return space_told(s, space, words)

    def picture(self, s: AnkhState, words: Texts, seat: int | None) -> str:
        return draw_picture(s, words, self.status(s, words))

    def quiz_kinds(self) -> "Makers[AnkhState]":
        from theomachy.games.ankh.quiz import KINDS  # noqa: PLC0415  # only learners need it

        return KINDS

    def observer(self, players: int) -> AnkhObserver:
        return AnkhObserver(players)

    def mind(self) -> AnkhMind:
        return ANKH_MIND

    def styled_minds(self) -> Mapping[str, AnkhMind]:
        return STYLED_MINDS

    def draw_battles(self, s: AnkhState, seat: int, region: int, words: Texts) -> "list[Grid]":
        from theomachy.games.ankh.terminal.battles import drawn_battle  # noqa: PLC0415  # needs rich

        return [grid for table in tables_for(s, seat, region) for grid in drawn_battle(s, table, words)]

    def sizes(self, s: AnkhState) -> dict[str, int]:
        return {"figures": s.all_figures().bit_count(), "regions": sum(1 for region in s.regions if region)}

    def fuzz_profiles(self) -> list[FuzzProfile[AnkhState]]:
        return [fuzz_profile("ankh", FINAL_CAMPAIGN, 2000), fuzz_profile("ankh-preview", PREVIEW_CAMPAIGN, 400)]


PACKAGE: Final = AnkhPackage()
