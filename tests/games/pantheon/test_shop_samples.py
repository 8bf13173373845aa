"""The samples that the page's shop is compared with are what the rules say today."""

import json

from tests.games.pantheon.shop_samples import FILE, WANTED, written


def test_samples_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.games.pantheon.shop_samples"


def test_there_are_samples_of_every_sort() -> None:
    kinds = [sample["kind"] for sample in json.loads(FILE.read_text(encoding="utf-8"))]
    assert len(kinds) == sum(WANTED.values())
    assert {"buying", "spending", "choose-god", "gain-revealed"} == set(kinds)
