"""Matches that were begun under the first rules, without cards, go on under them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat.games import game_named
from ziggurat.games.civilization.without_cards import FIRST_VERSION
from ziggurat.match.record import load
from ziggurat.match.replaying import verify

KEPT = sorted((Path(__file__).parent / "golden_1").glob("*.json"))


@pytest.mark.parametrize("kept", [pytest.param(path, id=path.stem) for path in KEPT])
def test_a_match_of_the_first_rules_verifies_by_the_digests_that_were_kept_of_it(kept: Path) -> None:
    record = load(kept.read_bytes())
    assert record.rules_version == FIRST_VERSION
    assert verify(record).result is not None


def test_the_first_rules_are_still_here() -> None:
    assert game_named("civilization", FIRST_VERSION).rules_version == FIRST_VERSION
