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


@pytest.mark.parametrize(
    "text",
    [
        *("divine", "", "king:", "king:many", "king:0", "king:-3", "king:02", "king:²", "king:1:2"),
        *("king/", "king/poet", "random/raider", "king:2000/raider", "/raider"),
    ],
)
def test_nobody_else_can_enter(text: str) -> None:
    with pytest.raises(BadEntrant):
        entrant(text)


def test_they_are_listed_by_level_and_then_by_bound() -> None:
    assert sorted(["priest", "king:2000", "random", "king:300"], key=order) == [
        "random",
        "priest",
        "king:300",
        "king:2000",
    ]
    assert sorted(LEVELS, key=order) == list(LEVELS)
