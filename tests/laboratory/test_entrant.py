"""Who enters a league."""

from __future__ import annotations

import pytest

from ziggurat.bots import LEVELS
from ziggurat_laboratory.playing.entrant import BadEntrant, Entrant, entrant, order


def test_a_level_thinks_as_it_usually_does() -> None:
    assert entrant("king") == Entrant("king", None)


def test_a_level_can_have_a_bound_of_its_own() -> None:
    assert entrant("king:2000") == Entrant("king", 2000)


def test_a_level_can_play_in_a_style_with_a_bound_or_without() -> None:
    assert entrant("priest/raider") == Entrant("priest", None, "raider")
    assert entrant("king/builder:2000") == Entrant("king", 2000, "builder")


def test_a_level_can_be_bound_by_seconds_of_computing() -> None:
    assert entrant("king@0.25") == Entrant("king", None, None, 0.25)
    assert entrant("king/builder@2") == Entrant("king", None, "builder", 2.0)


@pytest.mark.parametrize(
    "text",
    [
        *("divine", "", "king:", "king:many", "king:0", "king:-3", "king:02", "king:²", "king:1:2"),
        *("king/", "king/poet", "random/raider", "king:2000/raider", "/raider"),
        *("king@", "king@0", "king@-1", "king@1e3", "king@61", "king@02", "king@nan", "king@1@2", "random@1"),
    ],
)
def test_nobody_else_can_enter(text: str) -> None:
    with pytest.raises(BadEntrant):
        entrant(text)


def test_they_are_listed_by_level_and_then_by_bound() -> None:
    entered = ["king@2", "priest", "king:2000", "random", "king@0.5", "king:300"]
    assert sorted(entered, key=order) == ["random", "priest", "king:300", "king:2000", "king@0.5", "king@2"]
    assert sorted(LEVELS, key=order) == list(LEVELS)
