"""Whole matches of Civilization, kept as gold: as long as the rules stand, they play again to the letter."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from games.civilization.playthrough import told
from games.civilization.record_golden import MATCHES, THOUGHT_OUT
from games.civilization.restless import RULES
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify

GOLDEN = Path(__file__).parent / "golden"
EVERY_MATCH = (*MATCHES, *THOUGHT_OUT)


@pytest.mark.parametrize("name", EVERY_MATCH)
def test_a_golden_match_plays_again_to_the_letter_and_came_to_its_end(name: str) -> None:
    saved = (GOLDEN / f"{name}.json").read_bytes()
    record = load(saved)
    match = verify(record)
    assert told(match) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert save(match.record(record.names)) == saved
    assert match.result is not None


def test_the_golden_matches_tell_every_kind_of_event() -> None:
    stories = "".join((GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in EVERY_MATCH)
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(RULES.event_type)}
    assert {kind for kind in kinds if kind not in stories} == set()
