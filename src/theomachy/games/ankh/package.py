"""Ankh: Gods of Egypt as a game of the registry: words, drawing, bots and fuzz profiles around its rules."""

from typing import TYPE_CHECKING, Final

from theomachy.games.ankh.bot.battles import tables_for
from theomachy.games.ankh.bot.mind import ANKH_MIND, AnkhMind
from theomachy.games.ankh.catalogue import catalogue
from theomachy.games.ankh.documents.view_types import AnkhView
from theomachy.games.ankh.fuzz import FINAL_CAMPAIGN, PREVIEW_CAMPAIGN, AnkhCampaign
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.picture import draw_picture
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
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

    def winners(self, s: AnkhState, words: Texts) -> str:
        return SENTENCES.side(s, s.winner, words) if ANKH.result(s).winners else ""

    def turn(self, s: AnkhState) -> int:
        return s.turn

    def partners(self, s: AnkhState, seat: int) -> list[int]:
        side = s.side_of[seat]
        return [] if side == OUT else [other for other in s.seats(side) if other != seat]

    def draw(self, s: AnkhState, words: Texts, seat: int | None) -> "list[Text]":
        from theomachy.games.ankh.terminal.table import draw_table  # noqa: PLC0415  # needs rich

        return draw_table(s, words)

    def picture(self, s: AnkhState, words: Texts, seat: int | None) -> str:
        return draw_picture(s, words, self.status(s, words))

    def mind(self) -> AnkhMind:
        return ANKH_MIND

    def draw_battles(self, s: AnkhState, seat: int, region: int, words: Texts) -> "list[Grid]":
        from theomachy.games.ankh.terminal.battles import drawn_battle  # noqa: PLC0415  # needs rich

        return [drawn_battle(s, table, words) for table in tables_for(s, seat, region)]

    def sizes(self, s: AnkhState) -> dict[str, int]:
        return {"figures": s.all_figures().bit_count(), "regions": sum(1 for region in s.regions if region)}

    def fuzz_profiles(self) -> list[FuzzProfile[AnkhState]]:
        return [fuzz_profile("ankh", FINAL_CAMPAIGN, 2000), fuzz_profile("ankh-preview", PREVIEW_CAMPAIGN, 400)]


PACKAGE: Final = AnkhPackage()
