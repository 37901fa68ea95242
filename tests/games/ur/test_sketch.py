"""The sketch of a board of Ur."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.bounds import MOST_SKETCH
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.sketch import read_sketch, sketch

BOARD = """
    seat a
    round 4
    hands WA PT
    market CP TA AC
    1 CPa1 ATb2 TAa1 AT   CA
    2 WPa4 CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


def test_a_sketch_says_kind_and_owner_of_every_square() -> None:
    position = parse(BOARD)
    squares = read_sketch(sketch(position))
    assert squares is not None
    assert "".join(square.kind for square in squares) == "".join(tile[0] for tile in position.tiles)
    assert [square.owner for square in squares[:4]] == [0, 1, 0, None]


def test_a_sketch_is_as_short_as_the_lobby_demands() -> None:
    assert len(sketch(parse(BOARD))) <= MOST_SKETCH


@pytest.mark.parametrize("text", ["", "A.", "A." * 24, "A." * 36 + "A", "Z." * 25, "A9" * 25, "A.\n" * 25])
def test_what_is_no_sketch_is_none(text: str) -> None:
    assert read_sketch(text) is None


@given(st.text(max_size=MOST_SKETCH))
def test_any_text_is_a_sketch_of_seats_that_may_be_or_none(text: str) -> None:
    squares = read_sketch(text)
    assert squares is None or all(square.owner in (None, 0, 1, 2, 3) for square in squares)
