"""Write the recorded games of this folder anew: `python -m tests.records.make`. Only rule changes change them.

For every way a game of Ankh can end, every edition and every number of players, the first seed with that ending;
of Pantheon a game for every number of players and one for every option.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, random_option
from theomachy.engine.record import Scribe
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.setup import draw_setup
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.setup import header_of

S = TypeVar("S", bound=State)
FOLDER: Final = Path(__file__).parent
EDITIONS: Final = ("final", "preview")
TRACKS: Final = {"top-of-track": (5, 2), "only-god": (31, 8), "atheist": (31, 20), "last-event": (31, 3)}
"""The top space and the last red space that make each ending likely."""
STALL_TURNS: Final = 2


def played(game: Game[S], header: dict[str, str], seed: int) -> Scribe[S]:
    """A game by chance to its end, written down."""
    scribe = Scribe(game, header)
    dice = Dice(seed)
    while scribe.s.waiting():
        seats = scribe.s.waiting()
        seat = seats[dice.below(len(seats))]
        scribe.apply(seat, random_option(scribe.s, seat, scribe.s.options(seat), dice))
    return scribe


def ankh_game(ending: str, edition: str, players: int) -> str:
    """The first game of Ankh with this ending."""
    top, last_red = TRACKS[ending]
    scenarios = kingdoms(players)
    seed = 0
    while True:
        scenario = scenarios[seed % len(scenarios)]
        setup = draw_setup(players, scenario=scenario, seed=seed, edition=edition, top=top, last_red=last_red)
        scribe = played(ANKH, setup.header(), seed)
        if ANKH.result(scribe.s).ending == ending:
            return scribe.text()
        seed += 1


def pantheon_games() -> Iterator[tuple[str, str]]:
    """Games of Pantheon by name."""
    lineups = {f"{players}": PANTHEON.new(players, stall_turns=STALL_TURNS).lineup for players in PANTHEON.players}
    lineups["2-bonus-draft"] = PANTHEON.new(2, bonus_draft=True, stall_turns=STALL_TURNS).lineup
    lineups["2-bsw-start-material"] = PANTHEON.new(2, bsw_start_material=True, stall_turns=STALL_TURNS).lineup
    lineups["2-traitera-before-trigger"] = PANTHEON.new(
        2, traitera_after_trigger=False, stall_turns=STALL_TURNS
    ).lineup
    lineups["2-without-stall-guard"] = PANTHEON.new(2, stall_turns=0).lineup
    for name, lineup in lineups.items():
        yield f"pantheon-{name}", played(PANTHEON, header_of(lineup), len(name)).text()


def games() -> Iterator[tuple[str, str]]:
    """Every recorded game: the name of its file and its text."""
    for ending in TRACKS:
        for edition in EDITIONS:
            for players in ANKH.players:
                yield f"ankh-{edition}-{players}-{ending}", ankh_game(ending, edition, players)
    yield from pantheon_games()


def main() -> None:
    """Write them all."""
    for name, text in games():
        (FOLDER / f"{name}.txt").write_text(text, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
