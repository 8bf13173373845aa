"""Tables of Battles against Battles fought by hand: `python -m tests.campaigns.battles 1000`, every cell of each.

With 2 participants, both editions by turns; a difference is an error with the cards that show it.
"""

import sys
import time

from tests.games.ankh.test_bot_battles import check, random_battles

EVERY_CELL = 1_000_000


def main(wanted: int) -> None:
    """So many Battles."""
    begin = time.monotonic()
    battles = cells = 0
    seed = 1_000
    while battles < wanted:
        for edition in ("final", "preview"):
            for s in random_battles(edition, range(seed, seed + 1)):
                if battles < wanted and len(s.present(s.battle.region)) == 2:
                    cells += check(s, EVERY_CELL)
                    battles += 1
                    if battles % 100 == 0:
                        print(f"{battles} Battles, {cells} cells, {time.monotonic() - begin:.0f} s", flush=True)
        seed += 1
    print(f"{battles} Battles, {cells} cells: every table equals the Battles fought by hand")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000)
