"""What a style does to a bot: counted in games, kept in a file, summed up."""

from pathlib import Path

import pytest

from theomachy.arena import simulate, style_games
from theomachy.arena.ladder.plan import ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import play
from theomachy.arena.ladder.standing import digest
from theomachy.arena.style_games import Deeds, StyleDeal, StyleResult, kept, missing, results, taste_of, written
from theomachy.cli.styles import told
from theomachy.engine.refusal import DataError, SetupError
from theomachy.play.setup import Wishes

BOT = "adept/warlord"


def deal(number: int, wins: float, own: int, plain: int, taste: str = "") -> StyleDeal:
    deeds = {BOT: {"battle-won": own, "turn-begins": 9}, "adept": {"battle-won": plain, "turn-begins": 9}}
    return StyleDeal(BOT, taste or taste_of("ankh", "warlord"), number, 4, wins, deeds)


def test_deeds_are_counted_by_who_did_them_and_with_what() -> None:
    plan = Plan("pantheon", 2, ["random", "random/plain"], ROUND_ROBIN, 2, 1)
    deeds = Deeds("pantheon")
    outcomes = play(plan.deals()[0], deeds.listener)
    assert digest(outcomes) == digest(play(plan.deals()[0]))  # whoever listens changes nothing
    assert set(deeds.counts) == {"random", "random/plain", "game"}
    for bot in ("random", "random/plain"):
        counts = deeds.counts[bot]
        chosen = [number for deed, number in counts.items() if deed.startswith("action-chosen ")]
        assert sum(chosen) == counts["action-chosen"] > 0


def test_a_deal_is_kept_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    assert kept(file) == []
    deals = [deal(0, 2.5, 7, 3), deal(1, 0.0, 4, 4)]
    file.write_text("".join(written(each) for each in deals))
    assert kept(file) == deals
    file.write_text('{"bot": "adept/warlord"}\n')
    with pytest.raises(DataError, match=r"deals.jsonl:1: needs an entry 'deeds'"):
        kept(file)


def test_only_what_is_missing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        style_games, "played_deal", lambda deal, bot, taste: StyleDeal(bot, taste, deal.number, 4, 2.0, {})
    )
    have = [deal(0, 2.0, 1, 1), deal(1, 2.0, 1, 1, taste="another")]
    played = [(each.bot, each.deal) for each in missing("ankh", "adept", 8, 1, "", have)]
    assert (BOT, 0) not in played
    assert (BOT, 1) in played
    assert len(played) == 2 * 4 - 1


@pytest.mark.parametrize(
    ("wins", "games", "verdict"), [(100.0, 200, "open"), (200.0, 400, "within"), (300.0, 400, "outside")]
)
def test_the_verdict_follows_from_the_interval(wins: float, games: int, verdict: str) -> None:
    each = StyleDeal(BOT, "", 0, games, wins, {})
    assert StyleResult(BOT, [each]).verdict() == verdict


def test_what_a_style_does_more_often_is_told() -> None:
    deals = [deal(0, 2.0, 8, 4), deal(1, 3.0, 12, 4), deal(2, 1.0, 8, 4, taste="another")]
    (found,) = results("ankh", "adept", deals)
    assert (found.standing.games, found.standing.wins) == (8, 5.0)
    assert (found.per_game(BOT, "battle-won"), found.per_game("adept", "battle-won")) == (2.5, 1.0)
    mean, half = found.difference("battle-won")
    assert mean == pytest.approx(1.5)
    assert half == pytest.approx(1.96 * 0.5)
    assert found.telling(3) == ["battle-won"]  # what is always the same tells nothing
    lines = told([found])
    assert lines[1].split()[:4] == [BOT, "open", "8", "5"]
    assert lines[-1].split() == ["battle-won", "2.50", "1.00", "+1.50", "0.98"]


def test_bots_can_be_simulated() -> None:
    bots = simulate.seated(["random", "random/plain"], 2)
    summary = simulate.simulate(simulate.Work("pantheon", Wishes(2), 1, range(2), bots))
    assert sum(summary.won_by.values()) >= 2
    assert set(summary.won_by) <= set(bots)
    assert summary.document()["wonBy"] == dict(sorted(summary.won_by.items()))
    total = simulate.Summary()
    total.add(summary)
    assert total.won_by == summary.won_by
    assert simulate.seated(["random"], 3) == ["random"] * 3
    assert simulate.seated([], 3) == []
    for wrong in (["random", "random"], ["adept/tyrant"]):
        with pytest.raises(SetupError):
            simulate.seated(wrong, 3)
