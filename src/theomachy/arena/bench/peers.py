"""How fast other engines play at random, through their own Python interfaces: `python -P peers.py`, JSON lines.

`python -P peers.py count NAME GAMES` only plays so many games of one peer and prints how many decisions they had,
for whoever counts instructions (instructions.py).

A program of its own, without our package: it runs in the environment the peers are installed in (`make
bench-peers`). A peer that is not there is left out. The protocol is ours: ask for the legal answers, take one by
chance, apply it, whole games until the time is up; the time is the processor's. An even choice is by
`random.random()`, one by weights by `random.choices()`, with Python's own generator, as in our loop (measure.py).
"""

import json
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Final

TURNS: Final = 1000
"""catanatron's own limit for a game."""
PATIENCE: Final = 5000
"""A game of random players may go on; no peer's game is followed further than this."""


class Tally:
    """Counts of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.offered = 0

    def decided(self, options: int) -> None:
        """Count one decision."""
        self.decisions += 1
        self.offered += options


def catanatron(random: Random, tally: Tally) -> None:
    """One game of four random players on catanatron."""
    module = import_module("catanatron")
    colors = list(module.Color)[:4]
    game = module.Game([module.RandomPlayer(color) for color in colors], seed=random.getrandbits(31))
    while game.winning_color() is None and game.state.num_turns < TURNS:
        actions = game.state.playable_actions
        tally.decided(len(actions))
        game.execute(actions[int(random.random() * len(actions))])


def python_chess(random: Random, tally: Tally) -> None:
    """One game on python-chess."""
    board = import_module("chess").Board()
    while not board.is_game_over() and board.ply() < PATIENCE:
        moves = list(board.legal_moves)
        tally.decided(len(moves))
        board.push(moves[int(random.random() * len(moves))])


def pettingzoo_chess(random: Random, tally: Tally) -> None:
    """One game of PettingZoo's chess."""
    environment = import_module("pettingzoo.classic.chess_v6").env()
    environment.reset(seed=random.getrandbits(31))
    for _ in environment.agent_iter(PATIENCE):
        seen, _, over, cut, _ = environment.last()
        if over or cut:
            return
        options = seen["action_mask"].nonzero()[0]
        tally.decided(len(options))
        environment.step(int(options[int(random.random() * len(options))]))


def open_spiel(name: str) -> Callable[[Random, Tally], None]:
    """One game of this name on OpenSpiel; nature answers by its chances."""

    loaded = cache(lambda: import_module("pyspiel").load_game(name))

    def play(random: Random, tally: Tally) -> None:
        state = loaded().new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                tally.decided(len(outcomes))
                actions, chances = zip(*outcomes, strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                actions = state.legal_actions()
                tally.decided(len(actions))
                state.apply_action(actions[int(random.random() * len(actions))])

    return play


class Peer:
    """An engine to compare with: its name, what is played, who plays, and the package it comes in."""

    def __init__(
        self, name: str, players: int, package: str, module: str, play: Callable[[Random, Tally], None]
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.package: Final = package
        self.module: Final = module
        self.play: Final = play

    def measured(self, seconds: float, seed: int) -> dict[str, str | int | float]:
        """One row; ImportError if the peer is not installed."""
        import_module(self.module)
        random = Random(seed)
        self.play(random, Tally())
        tally = Tally()
        began = process_time()
        spent = 0.0
        while spent < seconds:
            self.play(random, tally)
            tally.games += 1
            spent = process_time() - began
        return {
            "peer": self.name,
            "version": version(self.package),
            "players": self.players,
            "decisionsPerSecond": tally.decisions / spent,
            "gamesPerSecond": tally.games / spent,
            "decisionsPerGame": tally.decisions / tally.games,
            "optionsPerDecision": tally.offered / tally.decisions,
        }

    def decisions(self, games: int, seed: int) -> int:
        """Play so many games; the number of their decisions."""
        random = Random(seed)
        tally = Tally()
        for _ in range(games):
            self.play(random, tally)
        return tally.decisions


PEERS: Final = [
    Peer("OpenSpiel maedn", 2, "open_spiel", "pyspiel", open_spiel("maedn")),
    Peer("OpenSpiel hearts", 4, "open_spiel", "pyspiel", open_spiel("hearts")),
    Peer("OpenSpiel hanabi", 2, "open_spiel", "pyspiel", open_spiel("hanabi")),
    Peer("OpenSpiel quoridor", 2, "open_spiel", "pyspiel", open_spiel("quoridor")),
    Peer("catanatron", 4, "catanatron", "catanatron", catanatron),
    Peer("OpenSpiel hive", 2, "open_spiel", "pyspiel", open_spiel("hive")),
    Peer("OpenSpiel gin rummy", 2, "open_spiel", "pyspiel", open_spiel("gin_rummy")),
    Peer("OpenSpiel backgammon", 2, "open_spiel", "pyspiel", open_spiel("backgammon")),
    Peer("OpenSpiel chess", 2, "open_spiel", "pyspiel", open_spiel("chess")),
    Peer("python-chess", 2, "chess", "chess", python_chess),
    Peer("PettingZoo chess", 2, "pettingzoo", "pettingzoo.classic.chess_v6", pettingzoo_chess),
]


def count(name: str, games: str) -> None:
    """Play games of one peer inside `divmod`, which nobody else calls: so it can be told apart by its name."""
    (peer,) = [peer for peer in PEERS if peer.name == name]
    peer.decisions(1, 0)
    print(divmod(Marked(lambda: peer.decisions(int(games), 1)), 0))


class Marked:
    """Something that is done when it is divided."""

    def __init__(self, do: Callable[[], int]) -> None:
        self.do: Final = do

    def __divmod__(self, other: int) -> int:
        return self.do()


def main(seconds: str, seed: str) -> None:
    """Measure every peer that is installed; a line for each, or its name alone if it is not there."""
    for peer in PEERS:
        try:
            print(json.dumps(peer.measured(float(seconds), int(seed))), flush=True)
        except ImportError:
            print(json.dumps({"peer": peer.name}), flush=True)


if __name__ == "__main__":
    count(*sys.argv[2:]) if sys.argv[1] == "count" else main(*sys.argv[1:])
