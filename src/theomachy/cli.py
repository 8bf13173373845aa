"""The command line: play, fuzz, bench."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from theomachy import __version__, bench, campaign, terminal
from theomachy.ankh.game import ANKH
from theomachy.engine.refusal import SetupError


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    options = parser().parse_args(arguments)
    commands = {"play": play, "fuzz": fuzz, "bench": show_speed}
    try:
        return commands[str(options.command)](options)
    except SetupError as error:
        print(f"theomachy: {error}", file=sys.stderr)
        return 2
    except (terminal.Quit, EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
        return 0


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    top = argparse.ArgumentParser(prog="theomachy", description="Board games about gods.")
    top.add_argument("--version", action="version", version=f"theomachy {__version__} (interpreted)")
    commands = top.add_subparsers(dest="command", required=True)
    game = commands.add_parser("play", help="play Ankh at the terminal, against bots or hot-seat")
    game.add_argument("--players", type=int, default=3, help="2 to 5 (default 3)")
    game.add_argument("--humans", type=int, default=1, help="how many seats are people (default 1)")
    game.add_argument("--gods", help="gods by seat, such as isis,ra,amun (default: drawn)")
    game.add_argument("--guardians", help="one of each level, such as satet,mummy,androsphinx (default: drawn)")
    game.add_argument("--scenario", default="middle-kingdom", help="middle-kingdom or old-kingdom")
    game.add_argument("--first", type=int, help="the seat that begins, from 0 (default: drawn)")
    game.add_argument("--seed", type=int, help="for everything drawn (default: a new one)")
    fuzzing = commands.add_parser("fuzz", help="random games with every invariant checked after every answer")
    fuzzing.add_argument("--games", type=int, default=1000)
    fuzzing.add_argument("--seed", type=int, default=1)
    fuzzing.add_argument("--players", default="2,3,4,5", help="player counts, such as 2,5")
    fuzzing.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    speed = commands.add_parser("bench", help="decisions, games and copies per second of random play")
    speed.add_argument("--games", type=int, default=50, help="games per round and player count")
    return top


def play(options: argparse.Namespace) -> int:
    """A game in the terminal."""
    seed = int.from_bytes(os.urandom(4), "big") if options.seed is None else int(options.seed)
    s = ANKH.new(
        players=options.players,
        gods=options.gods.split(",") if options.gods else None,
        guardians=options.guardians.split(",") if options.guardians else None,
        scenario=options.scenario,
        first=options.first,
        seed=seed,
    )
    print(
        f"Ankh, seed {seed}. Answer with a number or a name; map shows the table, quit leaves.\n{terminal.LEGEND}"
    )
    terminal.play(s, options.humans, seed, input, print)
    return 0


def fuzz(options: argparse.Namespace) -> int:
    """A campaign over all cores; the result does not depend on how many."""
    try:
        players = [int(count) for count in str(options.players).split(",")]
    except ValueError:
        raise SetupError("players", repr(options.players), "numbers such as 2,3,4,5") from None
    for count in players:
        if count not in ANKH.players:
            raise SetupError("players", str(count), "2, 3, 4 or 5")
    total = campaign.Tally()
    chunks = [range(start, min(start + 50, options.games)) for start in range(0, options.games, 50)]
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, tally in enumerate(pool.map(fuzz_chunk, [(players, chunk, options.seed) for chunk in chunks])):
            total.add(tally)
            if sys.stderr.isatty():
                print(f"\r{total.games} of {options.games} games", end="", file=sys.stderr)
            elif number % 100 == 99:
                print(f"{total.games} of {options.games} games", file=sys.stderr)
    for name in campaign.ANKH_CAMPAIGN.expected:
        print(f"{name:<34}{total.seen[name]:>12,}")
    missing = [name for name in campaign.ANKH_CAMPAIGN.expected if not total.seen[name]]
    print(f"{total.games:,} games, {total.answers:,} answers, longest game {total.longest}, no invariant broken")
    if missing:
        print("never happened: " + ", ".join(missing))
    return 0


def fuzz_chunk(work: tuple[list[int], range, int]) -> campaign.Tally:
    """Some games of a campaign, in a process of their own."""
    players, numbers, seed = work
    return campaign.run(campaign.ANKH_CAMPAIGN, players, numbers, seed)


def show_speed(options: argparse.Namespace) -> int:
    """The benchmark table."""
    for line in bench.report(options.games):
        print(line)
    return 0
