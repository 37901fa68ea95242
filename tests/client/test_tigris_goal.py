"""The goal of Tigris & Euphrates in words: the weakest colour is the score."""

from __future__ import annotations

import pytest

from ziggurat.games.tigris.position import Screened
from ziggurat_client.boards.tigris.words.goal import goal_of
from ziggurat_client.wording.words import Words


@pytest.mark.parametrize(
    ("points", "now", "then"),
    [
        ((3, 2, 4, 5), "Weakest: red, 2", "For 3, 1 more: red"),
        ((2, 2, 4, 5), "Weakest: black, red, 2", "For 3, 1 more each: black, red"),
        ((2, 2, 2, 5), "Weakest: 3 colours, 2", "For 3, 1 more of each"),
        ((0, 0, 0, 0), "Weakest: all colours, 0", "For 1, 1 more of each"),
    ],
)
def test_two_weakest_colours_are_named_and_more_are_counted(points: tuple[int, ...], now: str, then: str) -> None:
    goal = goal_of(Screened("", points, 0), Words("en"))
    assert (goal.now, goal.then) == (now, then)


def test_the_signs_say_which_colours_are_weakest() -> None:
    goal = goal_of(Screened("", (2, 2, 2, 5), 0), Words("en"))
    assert [had for _, had in goal.signs] == [False, False, False, True]
