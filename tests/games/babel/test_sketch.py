"""The sketch of a match of Babel."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ziggurat.games.babel.position import Board, Side
from ziggurat.games.babel.sketch import read_sketch, sketch


def test_a_sketch_says_how_high_the_temples_of_both_are() -> None:
    side = Side(temples=((1,), (), (2, 3), (), ()))
    board = Board(sides=(side, replace(side, temples=((), (), (), (), (1, 2, 3)))), seat=0)
    assert read_sketch(sketch(board)) == ((1, 0, 2, 0, 0), (0, 0, 0, 0, 3))


@pytest.mark.parametrize("text", ["", "123", "12345x7890", "12345678901"])
def test_what_is_no_sketch_is_none(text: str) -> None:
    assert read_sketch(text) is None
