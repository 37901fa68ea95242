"""Whole matches of Babel, kept as gold: as long as the rules stand, they play again to the letter."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from games.babel.playthrough import told
from games.babel.scenes import BABEL
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify

GOLDEN = Path(__file__).parent / "golden"
MATCHES = ("1", "2")


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_plays_again_to_the_letter(name: str) -> None:
    match = verify(load((GOLDEN / f"{name}.json").read_bytes()))
    assert told(match) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_saved_as_it_was(name: str) -> None:
    saved = (GOLDEN / f"{name}.json").read_bytes()
    record = load(saved)
    assert save(verify(record).record(record.names)) == saved


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_came_to_its_end(name: str) -> None:
    assert verify(load((GOLDEN / f"{name}.json").read_bytes())).result is not None


def test_the_golden_matches_tell_every_kind_of_event() -> None:
    stories = "".join((GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in MATCHES)
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(BABEL.event_type)}
    assert {kind for kind in kinds if f'"type":"{kind}"' in stories} == kinds
