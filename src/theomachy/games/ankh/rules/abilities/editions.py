"""Editions: which gods, powers, cards and Guardians there are, and in which order they speak."""

from typing import Final

from theomachy.games.ankh.rules import components
from theomachy.games.ankh.rules.abilities import cards, gods, guardians, powers
from theomachy.games.ankh.rules.abilities.hooks import Ability, Edition, Terms
from theomachy.games.ankh.rules.events import battle

# What both editions print alike.
_AMUN: Final = gods.Amun("amun")
_COMMANDING: Final = powers.Commanding("commanding")
_REVERED: Final = powers.Revered("revered")
_PLAGUE: Final = cards.Plague("plague", 1)
_MIRACLE: Final = cards.Miracle("miracle", 0)
_CYCLE: Final = cards.Cycle("cycle", 0)
_CAT_MUMMY: Final = guardians.CatMummy("cat-mummy")
_MUMMY: Final = guardians.Mummy("mummy")
_SCORPION: Final = guardians.GiantScorpion("giant-scorpion")
_GUARDIANS: Final[dict[int, Ability]] = {
    components.CAT_MUMMY: _CAT_MUMMY,
    components.SATET: guardians.Satet("satet"),
    components.MUMMY: _MUMMY,
    components.APEP: guardians.Apep("apep"),
    components.GIANT_SCORPION: _SCORPION,
    components.ANDROSPHINX: guardians.Androsphinx("androsphinx"),
}

# The final edition.
_ANUBIS: Final = gods.Anubis("anubis")
_OSIRIS: Final = gods.Osiris("osiris")
_OMNIPRESENT: Final = powers.Omnipresent("omnipresent")
_OBELISK_ATTUNED: Final = powers.ObeliskAttuned("obelisk-attuned")
_WORSHIPFUL: Final = powers.Worshipful("worshipful")

FINAL: Final = Edition(
    number=0,
    name="final",
    gods=[_AMUN, _ANUBIS, gods.Isis("isis"), _OSIRIS, gods.Ra("ra")],
    powers=[
        {
            components.COMMANDING: _COMMANDING,
            components.INSPIRING: powers.Inspiring("inspiring"),
            components.OMNIPRESENT: _OMNIPRESENT,
            components.REVERED: _REVERED,
        },
        {
            components.RESPLENDENT: powers.Resplendent("resplendent"),
            components.OBELISK_ATTUNED: _OBELISK_ATTUNED,
            components.TEMPLE_ATTUNED: powers.TempleAttuned("temple-attuned"),
            components.PYRAMID_ATTUNED: powers.PyramidAttuned("pyramid-attuned"),
        },
        {
            components.GLORIOUS: powers.Glorious("glorious"),
            components.MAGNANIMOUS: powers.Magnanimous("magnanimous"),
            components.BOUNTIFUL: powers.Bountiful("bountiful"),
            components.WORSHIPFUL: _WORSHIPFUL,
        },
    ],
    cards={
        components.FLOOD: cards.Flood("flood", 0),
        components.BUILD: cards.Build("build", 0),
        components.PLAGUE: _PLAGUE,
        components.CHARIOTS: cards.Chariots("chariots", 3),
        components.DROUGHT: cards.Drought("drought", 1),
        components.MIRACLE: _MIRACLE,
        components.CYCLE: _CYCLE,
    },
    guardians=_GUARDIANS,
    conflict_begins=[_OMNIPRESENT, _SCORPION],  # ANKH-CON-02
    battle_begins=[_OBELISK_ATTUNED, _AMUN],  # ANKH-BAT-02, -03
    battle=[  # ANKH-BAT-01, -19
        battle.BattleBegins(),
        battle.SelectCards(),
        battle.OrdinaryCards(),
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
    end_of_actions=[],
    terms=Terms(
        first_on_top=True,
        second_action_optional=False,
        merged_take_one_action=True,
        control_optional=False,
        exchange_either_token=True,
        majority_per_monument=False,
        guardians_taken_over=True,
        monuments_destroyed=True,
        followers_inherited=True,
    ),
    replaced={},
)

# The preview edition: differences, side by side with the above.
_PREVIEW_ANUBIS: Final = gods.PreviewAnubis("anubis")
_PREVIEW_OSIRIS: Final = gods.PreviewOsiris("osiris")
_PREVIEW_OBELISK_ATTUNED: Final = powers.PreviewObeliskAttuned("obelisk-attuned")

PREVIEW: Final = Edition(
    number=1,
    name="preview",
    gods=[_AMUN, _PREVIEW_ANUBIS, gods.PreviewIsis("isis"), _PREVIEW_OSIRIS, gods.PreviewRa("ra")],
    powers=[  # ANKHP-POW-01
        {
            components.COMMANDING: _COMMANDING,
            components.INSPIRING: powers.PreviewInspiring("inspiring"),
            components.BOUNTIFUL: powers.PreviewBountiful("bountiful"),
            components.REVERED: _REVERED,
        },
        {
            components.GLORIOUS: powers.PreviewGlorious("glorious"),
            components.OBELISK_ATTUNED: _PREVIEW_OBELISK_ATTUNED,
            components.TEMPLE_ATTUNED: powers.PreviewTempleAttuned("temple-attuned"),
            components.PYRAMID_ATTUNED: powers.PreviewPyramidAttuned("pyramid-attuned"),
        },
        {
            components.MIGHTY: powers.Mighty("mighty"),
            components.WORSHIPFUL: powers.PreviewWorshipful("worshipful"),
            components.RESPLENDENT: powers.PreviewResplendent("resplendent"),
            components.SPLENDIFEROUS: powers.Splendiferous("splendiferous"),
        },
    ],
    cards={  # ANKHP-COMP-01, ANKHP-CARD-01
        components.FLOOD: cards.PreviewFlood("flood", 0),
        components.BUILD: cards.PreviewBuild("build", 0),
        components.PLAGUE: _PLAGUE,
        components.DROUGHT: cards.PreviewDrought("drought", 2),
        components.MIRACLE: _MIRACLE,
        components.CYCLE: _CYCLE,
    },
    guardians=_GUARDIANS,  # ANKHP-GUARD-01
    conflict_begins=[_SCORPION],
    battle_begins=[_PREVIEW_OBELISK_ATTUNED, _AMUN],
    battle=[  # ANKHP-BAT-01, ANKHP-BAT-07
        battle.BattleBegins(),
        battle.SelectCards(),
        battle.OnePlague(),
        battle.OrdinaryCards(),
        battle.MonumentMajority(),
        battle.Resolution(),
        battle.Reward(),
        battle.Humiliation(),
        battle.Slaughter(),
        battle.Aftermath(),
        battle.BattleEnds(),
    ],
    kills=[_PREVIEW_ANUBIS, _MUMMY, _CAT_MUMMY],
    aftermath=[_MIRACLE, _PREVIEW_OSIRIS, _CYCLE],  # ANKHP-BAT-07
    end_of_actions=[components.WORSHIPFUL, components.SPLENDIFEROUS],  # ANKHP-TURN-04
    terms=Terms(
        first_on_top=False,  # ANKHP-SETUP-01
        second_action_optional=True,  # ANKHP-TURN-01
        merged_take_one_action=False,  # ANKHP-TURN-03
        control_optional=True,  # ANKHP-CTRL-01
        exchange_either_token=False,  # ANKHP-CAMEL-01
        majority_per_monument=True,  # ANKHP-DOM-01, ANKHP-BAT-05
        guardians_taken_over=False,  # ANKHP-MERGE-01
        monuments_destroyed=False,  # ANKHP-MERGE-02, ANKHP-FORG-01
        followers_inherited=False,  # ANKHP-MERGE-03
    ),
    replaced={
        "ANKH-TURN-09": "ANKHP-TURN-01",
        "ANKH-TURN-11": "ANKHP-TURN-01",
        "ANKH-CTRL-05": "ANKHP-CTRL-01",
        "ANKH-CAMEL-13": "ANKHP-CAMEL-01",
        "ANKH-DOM-01": "ANKHP-DOM-01",
        "ANKH-DOM-02": "ANKHP-DOM-01",
        "ANKH-BAT-01": "ANKHP-BAT-01",
        "ANKH-BAT-10": "ANKHP-BAT-05",
        "ANKH-BAT-20": "ANKHP-BAT-06",
        "ANKH-CARD-01": "ANKHP-CARD-01",
        "ANKH-CARD-06": "ANKHP-CARD-02",
        "ANKH-CARD-08": "ANKHP-GOD-07",
        "ANKH-POW-06": "ANKHP-POW-08",
        "ANKH-GOD-07": "ANKHP-GOD-02",
        "ANKH-MERGE-03": "ANKHP-MERGE-02",
        "ANKH-MERGE-06": "ANKHP-MERGE-01",
        "ANKH-FORG-03": "ANKHP-FORG-01",
    },
)
EDITIONS: Final = [FINAL, PREVIEW]
