"""Ankh: Gods of Egypt as a game of the registry: words, drawing, bots and fuzz profiles around its rules."""

from typing import TYPE_CHECKING, Final

from theomachy.engine.decision import Secret
from theomachy.engine.event import Event
from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import Reason
from theomachy.games.ankh.bot.battles import tables_for
from theomachy.games.ankh.bot.mind import ANKH_MIND, AnkhMind
from theomachy.games.ankh.fuzz import FINAL_CAMPAIGN, PREVIEW_CAMPAIGN, AnkhCampaign
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.picture import draw_picture
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.setup import draw_setup
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.words import sentences
from theomachy.games.package import FuzzProfile, GamePackage
from theomachy.play.setup import SCENARIO, Wishes
from theomachy.words.texts import Texts

if TYPE_CHECKING:
    from rich.table import Table as Grid
    from rich.text import Text


def fuzz_profile(name: str, campaign: AnkhCampaign) -> FuzzProfile[AnkhState]:
    """The campaign of an edition."""
    return FuzzProfile(name, ANKH, campaign.new, campaign.witnessed, campaign.expected)


class AnkhPackage(GamePackage[AnkhState]):
    """Ankh, both editions."""

    game = ANKH
    folder = "theomachy.games.ankh"
    legend = "terminal-legend"
    editions = tuple(edition.name for edition in EDITIONS)

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        wishes.refuse(ANKH.name, ["variants", "stall turns"])
        setup = draw_setup(
            players=wishes.players,
            gods=wishes.gods,
            guardians=wishes.guardians,
            scenario=wishes.scenario,
            first=wishes.first,
            seed=seed,
            edition=wishes.edition,
        )
        return setup.header()

    def like(self, s: AnkhState, header: dict[str, str]) -> Wishes:
        return Wishes(s.players, edition=s.edition.name, scenario=header.get("scenario", SCENARIO))

    def seat_name(self, s: AnkhState, seat: int, words: Texts) -> str:
        return sentences.seat_name(s, seat, words)

    def winners(self, s: AnkhState, words: Texts) -> str:
        return sentences.side_name(s, s.winner, words) if ANKH.result(s).winners else ""

    def turn(self, s: AnkhState) -> int:
        return s.turn

    def partners(self, s: AnkhState, seat: int) -> list[int]:
        side = s.side_of[seat]
        return [] if side == OUT else [other for other in s.seats(side) if other != seat]

    def sees_like(self, s: AnkhState, seat: int) -> int:
        """Nothing but answers not yet revealed is secret (ANKH-DEC-06); without any, all see the same."""
        return seat if any(isinstance(frame, Secret) for frame in s.stack) else SPECTATOR

    def draw(self, s: AnkhState, words: Texts, seat: int | None) -> "list[Text]":
        from theomachy.games.ankh.terminal.table import draw_table  # noqa: PLC0415  # needs rich

        return draw_table(s, words)

    def picture(self, s: AnkhState, words: Texts, seat: int | None) -> str:
        return draw_picture(s, words, self.status(s, words))

    def tell(self, s: AnkhState, event: Event, words: Texts) -> str:
        return sentences.tell(s, event, words)

    def ask(self, s: AnkhState, words: Texts) -> str:
        return sentences.ask(s, words)

    def offer(self, s: AnkhState, option: int, words: Texts) -> str:
        return sentences.offer(s, option, words)

    def about(self, s: AnkhState, reason: Reason, words: Texts) -> list[str]:
        return sentences.about(s, reason, words)

    def mind(self) -> AnkhMind:
        return ANKH_MIND

    def draw_battles(self, s: AnkhState, seat: int, region: int, words: Texts) -> "list[Grid]":
        from theomachy.games.ankh.terminal.battles import drawn_battle  # noqa: PLC0415  # needs rich

        return [drawn_battle(s, table, words) for table in tables_for(s, seat, region)]

    def fuzz_profiles(self) -> list[FuzzProfile[AnkhState]]:
        return [fuzz_profile("ankh", FINAL_CAMPAIGN), fuzz_profile("ankh-preview", PREVIEW_CAMPAIGN)]


PACKAGE: Final = AnkhPackage()
