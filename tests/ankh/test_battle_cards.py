"""Battle cards (chapter 11)."""

from tests.ankh.table import bare


def test_flood_pays_for_fertile_figures_and_shelters_them_from_the_resolution() -> None:
    """ANKH-CARD-03, ANKH-CARD-04, ANKH-BAT-07."""
    t = bare(gods="ra isis").figures(0, warriors="5,6 4,6 5,7").figures(1, god="6,6", warriors="6,5 7,5 8,5")
    t.followers(0, 0).region(2)
    assert t.asked() == "ChooseCards"
    t.cards(s0="flood", s1="chariots")
    assert t.s.followers == [2, 0]
    assert t.where(0, "warrior") == "4,6 5,6"
