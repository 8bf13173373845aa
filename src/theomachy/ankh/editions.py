"""Editions: which gods, powers, cards and Guardians there are, and in which order they speak."""

from typing import Final

from theomachy.ankh import battle, cards, gods, guardians, powers
from theomachy.ankh.abilities import Edition
from theomachy.ankh.components import ANDROSPHINX, APEP, CAT_MUMMY, GIANT_SCORPION, MUMMY, SATET

_AMUN: Final = gods.Amun("amun")
_ANUBIS: Final = gods.Anubis("anubis")
_OSIRIS: Final = gods.Osiris("osiris")
_OMNIPRESENT: Final = powers.Omnipresent("omnipresent")
_OBELISK_ATTUNED: Final = powers.ObeliskAttuned("obelisk-attuned")
_WORSHIPFUL: Final = powers.Worshipful("worshipful")
_MIRACLE: Final = cards.Miracle("miracle", 0)
_CYCLE: Final = cards.Cycle("cycle", 0)
_CAT_MUMMY: Final = guardians.CatMummy("cat-mummy")
_MUMMY: Final = guardians.Mummy("mummy")
_SCORPION: Final = guardians.GiantScorpion("giant-scorpion")

FINAL: Final = Edition(
    number=0,
    name="final",
    gods=[_AMUN, _ANUBIS, gods.Isis("isis"), _OSIRIS, gods.Ra("ra")],
    powers=[
        # level 1
        powers.Commanding("commanding"),
        powers.Inspiring("inspiring"),
        _OMNIPRESENT,
        powers.Revered("revered"),
        # level 2
        powers.Resplendent("resplendent"),
        _OBELISK_ATTUNED,
        powers.TempleAttuned("temple-attuned"),
        powers.PyramidAttuned("pyramid-attuned"),
        # level 3
        powers.Glorious("glorious"),
        powers.Magnanimous("magnanimous"),
        powers.Bountiful("bountiful"),
        _WORSHIPFUL,
    ],
    cards=[
        cards.Flood("flood", 0),
        cards.Build("build", 0),
        cards.Plague("plague", 1),
        cards.Chariots("chariots", 3),
        cards.Drought("drought", 1),
        _MIRACLE,
        _CYCLE,
    ],
    guardians={
        CAT_MUMMY: _CAT_MUMMY,
        SATET: guardians.Satet("satet"),
        MUMMY: _MUMMY,
        APEP: guardians.Apep("apep"),
        GIANT_SCORPION: _SCORPION,
        ANDROSPHINX: guardians.Androsphinx("androsphinx"),
    },
    conflict_begins=[_OMNIPRESENT, _SCORPION],  # ANKH-CON-02
    battle_begins=[_OBELISK_ATTUNED, _AMUN],  # ANKH-BAT-02, -03
    battle=[  # ANKH-BAT-01, -19
        battle.BattleBegins(),
        battle.SelectCards(),
        battle.Building(),
        battle.Plagues(),
        battle.MonumentMajority(),
        battle.Resolution(),
        battle.Reward(),
        battle.Consolation(),
        battle.Slaughter(),
        battle.Aftermath(),
        battle.BattleEnds(),
    ],
    kills=[_ANUBIS, _MUMMY, _CAT_MUMMY],  # ANKH-KILL-03 .. -05
    aftermath=[_MIRACLE, _WORSHIPFUL, _OSIRIS, _CYCLE],  # ANKH-BAT-22
)
EDITIONS: Final = [FINAL]
