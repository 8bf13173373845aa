"""Ankh at a table."""

from rich.table import Table as Grid
from rich.text import Text

from theomachy.bots.minds import ANKH_MIND
from theomachy.engine.event import Event
from theomachy.engine.game import Json
from theomachy.engine.refusal import Reason
from theomachy.games.ankh.bot.battles import table_document, tables_for
from theomachy.games.ankh.bot.mind import AnkhMind
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.setup import draw_setup
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.terminal.battles import drawn_battle
from theomachy.games.ankh.terminal.table import draw_table
from theomachy.games.ankh.words import sentences
from theomachy.play.setup import Wishes
from theomachy.play.table import Teller
from theomachy.words.texts import Texts


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
        return sentences.seat_name(s, seat, words)

    def winners(self, s: AnkhState, words: Texts) -> str:
        return sentences.side_name(s, s.winner, words) if ANKH.result(s).winners else ""

    def turn(self, s: AnkhState) -> int:
        return s.turn

    def draw(self, s: AnkhState, words: Texts, seat: int | None) -> list[Text]:
        return draw_table(s, words)

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

    def battles(self, s: AnkhState, seat: int, region: int, words: Texts) -> tuple[list[Grid], list[Json]]:
        tables = tables_for(s, seat, region)
        return [drawn_battle(s, table, words) for table in tables], [table_document(s, table) for table in tables]
