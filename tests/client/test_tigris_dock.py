"""The dock of Tigris & Euphrates: its pieces stay together in whatever room it has."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ziggurat_client.boards.tigris.dock.plan import DockPlan
from ziggurat_client.window.screen import Box

SIZES = [(1184, 118), (700, 62), (562, 96), (562, 118), (430, 118)]
WORD = 36
"""The height of a word below a piece, with its distance."""


@pytest.mark.parametrize("leaders", [4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_what_lies_in_the_dock_is_in_its_middle_and_its_words_are_near(size: tuple[int, int], leaders: int) -> None:
    plan = DockPlan(Box(0, 0, *size), leaders)
    middle = size[1] / 2
    assert [plan.tile(0).centre[1], plan.leader(0).centre[1], plan.catastrophe.centre[1]] == [middle] * 3
    assert plan.leader(0).height - plan.leader_size <= WORD
    assert plan.catastrophe.height - plan.catastrophe_size <= WORD


@pytest.mark.parametrize("leaders", [4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_in_the_dock_reaches_over_what_lies_beside_it(size: tuple[int, int], leaders: int) -> None:
    plan = DockPlan(Box(0, 0, *size), leaders)
    row = [*(plan.tile(place) for place in range(6)), *(plan.leader(number) for number in range(leaders))]
    row.append(plan.catastrophe)
    assert all(left.right <= right.x + 0.01 for left, right in pairwise(row))
    assert row[-1].right <= size[0]


@pytest.mark.parametrize("size", [(1184, 118), (900, 260)])
def test_the_words_about_the_hand_stand_beside_its_tiles(size: tuple[int, int]) -> None:
    plan = DockPlan(Box(0, 0, *size), 4)
    assert plan.words.centre[1] == plan.tile(0).centre[1]
    assert plan.words.height <= plan.tile(0).height + WORD
