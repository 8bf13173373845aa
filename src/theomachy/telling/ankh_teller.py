"""Ankh at a table."""

from rich.table import Table as Grid
from rich.text import Text

from theomachy.ankh.game import ANKH
from theomachy.ankh.setup import draw_setup
from theomachy.ankh.state import AnkhState
from theomachy.bots.ankh.battles import table_document, tables_for
from theomachy.bots.ankh.mind import AnkhMind
from theomachy.bots.minds import ANKH_MIND
from theomachy.engine.event import Event
from theomachy.engine.game import Json
from theomachy.engine.refusal import Reason
from theomachy.telling import ankh
from theomachy.telling.ankh_table import draw_table
from theomachy.telling.base import Teller
from theomachy.telling.battles import drawn_battle
from theomachy.telling.wishes import Wishes
from theomachy.texts import Texts


class AnkhTeller(Teller[AnkhState]):
    """Ankh in words."""

    game = ANKH
    legend = "terminal-legend"

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

    def seat_name(self, s: AnkhState, seat: int, words: Texts) -> str:
        return ankh.seat_name(s, seat, words)

    def winners(self, s: AnkhState, words: Texts) -> str:
        return ankh.side_name(s, s.winner, words) if ANKH.result(s).winners else ""

    def turn(self, s: AnkhState) -> int:
        return s.turn

    def draw(self, s: AnkhState, words: Texts, seat: int | None) -> list[Text]:
        return draw_table(s, words)

    def tell(self, s: AnkhState, event: Event, words: Texts) -> str:
        return ankh.tell(s, event, words)

    def ask(self, s: AnkhState, words: Texts) -> str:
        return ankh.ask(s, words)

    def offer(self, s: AnkhState, option: int, words: Texts) -> str:
        return ankh.offer(s, option, words)

    def about(self, s: AnkhState, reason: Reason, words: Texts) -> list[str]:
        return ankh.about(s, reason, words)

    def mind(self) -> AnkhMind:
        return ANKH_MIND

    def battles(self, s: AnkhState, seat: int, region: int, words: Texts) -> tuple[list[Grid], list[Json]]:
        tables = tables_for(s, seat, region)
        return [drawn_battle(s, table, words) for table in tables], [table_document(s, table) for table in tables]
