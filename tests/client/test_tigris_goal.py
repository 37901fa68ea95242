"""The goal of Tigris & Euphrates in words: the weakest colour is the score."""

from __future__ import annotations

from itertools import combinations

import pytest

from ziggurat.games.tigris.position import Screened
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.tigris.players.goal_signs import paint_colour
from ziggurat_client.boards.tigris.words.goal import goal_of
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import LANGUAGES, Words

SCALE = 0.8
NARROW = Box(0, 0, 356, 54)
"""The strip over the column of a window of 1024×768."""


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colours", [4, 5])
def test_nothing_of_the_goal_is_cut_short_in_a_narrow_column(language: str, colours: int) -> None:
    for count in range(1, colours + 1):
        for weakest in combinations(range(colours), count):
            points = tuple(3 if colour in weakest else 8 for colour in range(colours))
            assert cut(goal_strip(points, language)) == []


def goal_strip(points: tuple[int, ...], language: str) -> GoalStrip:
    return GoalStrip(NARROW, goal_of(Screened("", points, 0), Words(language)), paint_colour)


def cut(strip: GoalStrip) -> list[str]:
    canvas = Canvas(400, 80, SCALE)
    strip.paint(canvas, 0, 0)
    return [found.text for found in canvas.cuts]
