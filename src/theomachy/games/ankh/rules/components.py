"""What is in the box: kinds of pieces, gods, cards, powers, tracks, and how many of each."""

from typing import Final

# Pieces that stand on a space: figures first, then Monuments.
GOD: Final = 0
WARRIOR: Final = 1
CAT_MUMMY: Final = 2
SATET: Final = 3
MUMMY: Final = 4
APEP: Final = 5
GIANT_SCORPION: Final = 6
ANDROSPHINX: Final = 7
OBELISK: Final = 8
TEMPLE: Final = 9
PYRAMID: Final = 10
KINDS: Final = (
    "god", "warrior", "cat-mummy", "satet", "mummy", "apep", "giant-scorpion", "androsphinx",
    "obelisk", "temple", "pyramid",
)  # fmt: skip
FIRST_GUARDIAN: Final = CAT_MUMMY
FIRST_MONUMENT: Final = OBELISK

# Gods (ANKH-COMP-01).
AMUN: Final = 0
ANUBIS: Final = 1
ISIS: Final = 2
OSIRIS: Final = 3
RA: Final = 4
GODS: Final = ("amun", "anubis", "isis", "osiris", "ra")

# Battle cards (ANKH-COMP-01, ANKH-CARD-01).
FLOOD: Final = 0
BUILD: Final = 1
PLAGUE: Final = 2
CHARIOTS: Final = 3
DROUGHT: Final = 4
MIRACLE: Final = 5
CYCLE: Final = 6
CARDS: Final = ("flood", "build", "plague", "chariots", "drought", "miracle", "cycle")

# Ankh powers (ANKH-UNL-05).
COMMANDING: Final = 0
INSPIRING: Final = 1
OMNIPRESENT: Final = 2
REVERED: Final = 3
RESPLENDENT: Final = 4
OBELISK_ATTUNED: Final = 5
TEMPLE_ATTUNED: Final = 6
PYRAMID_ATTUNED: Final = 7
GLORIOUS: Final = 8
MAGNANIMOUS: Final = 9
BOUNTIFUL: Final = 10
WORSHIPFUL: Final = 11
MIGHTY: Final = 12  # preview edition only
SPLENDIFEROUS: Final = 13  # preview edition only
POWERS: Final = (
    "commanding", "inspiring", "omnipresent", "revered",
    "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned",
    "glorious", "magnanimous", "bountiful", "worshipful",
    "mighty", "splendiferous",
)  # fmt: skip

# Supplies.
WARRIORS: Final = 6  # per god
ANKHS_IN_POOL: Final = 9  # per god, before the scenario (ANKH-COMP-03)
UNLOCKS: Final = 6  # Ankh tokens on the god board
UNLOCKS_PER_LEVEL: Final = 2
BASES: Final = 2  # of each size, per god (ANKH-COMP-04)
MONUMENTS: Final = 10  # of each type (ANKH-COMP-05)
CAMELS: Final = 30
CONFLICT_TOKENS: Final = 8
STARTING_FOLLOWERS: Final = 1
SUN_TOKENS: Final = 3
UNDERWORLD_TOKENS: Final = 3
CAPTIVE_SLOTS: Final = 3

# Guardians (ANKH-COMP-08, ANKH-COMP-09), by kind.
SMALL: Final = 0
LARGE: Final = 1
GUARDIAN_LEVEL: Final = {CAT_MUMMY: 1, SATET: 1, MUMMY: 2, APEP: 2, GIANT_SCORPION: 3, ANDROSPHINX: 3}
GUARDIAN_FIGURES: Final = {CAT_MUMMY: 3, SATET: 3, MUMMY: 3, APEP: 2, GIANT_SCORPION: 2, ANDROSPHINX: 2}
GUARDIAN_BASE: Final = {
    CAT_MUMMY: SMALL, SATET: SMALL, MUMMY: SMALL, APEP: LARGE, GIANT_SCORPION: LARGE, ANDROSPHINX: LARGE,
}  # fmt: skip
GUARDIAN_LEVELS: Final = 3
GUARDIANS_USED: Final = {2: 1, 3: 2, 4: 3, 5: 3}  # figures of each card, at most all (ANKH-SETUP-09)
GUARDIAN_UNCOVERED: Final = {2: 1, 4: 2, 5: 3}  # the n-th unlock uncovers this level (ANKH-UNL-06)

# Actions, top to bottom (ANKH-TURN-02).
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3
ACTIONS: Final = ("move", "summon", "gain", "unlock")

# The directions pincers point in (ANKH-GUARD-18), clockwise from north.
FACINGS: Final = ("n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n")

# The event track after its start space (ANKH-EVT-01).
CONTROL_MONUMENT: Final = 0
CAMEL_CARAVAN: Final = 1
CONFLICT: Final = 2
EVENTS: Final = ("control-monument", "camel-caravan", "conflict")
EVENT_TRACK: Final = (
    CONTROL_MONUMENT, CONTROL_MONUMENT, CONTROL_MONUMENT, CONFLICT,
    CAMEL_CARAVAN, CONTROL_MONUMENT, CONTROL_MONUMENT, CONFLICT,
    CAMEL_CARAVAN, CONTROL_MONUMENT, CONTROL_MONUMENT, CONFLICT,
    CAMEL_CARAVAN, CONTROL_MONUMENT, CONTROL_MONUMENT, CONFLICT,
    CONTROL_MONUMENT, CONFLICT,
)  # fmt: skip
MERGING_AFTER: Final = 3  # conflicts (ANKH-CON-06)
FORGETTING_AFTER: Final = 4
LAST_CONFLICT: Final = 5

# The Devotion track (ANKH-DEV-01); both are options of the set-up.
TOP: Final = 31
LAST_RED: Final = 20


def advances_to_event(players: int, action: int) -> int:
    """How many marker moves trigger an event (ANKH-TURN-05)."""
    return players if action == UNLOCK else players + 1
