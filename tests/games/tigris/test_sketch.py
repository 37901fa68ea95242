"""The sketch of a match of Tigris & Euphrates."""

from __future__ import annotations

import base64

import pytest

from games.tigris.notation import parse
from games.tigris.scenes import RULES
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.tigris.sketch import CATASTROPHE, FLIPPED, LEADER, TILE, TREASURE, read_sketch, sketch


def test_a_sketch_says_what_lies_on_every_space_and_whose_leaders_stand() -> None:
    board = parse("krbgyRxX#AFKP", seats=4, options=TigrisOptions(artist=True)).board
    contents = read_sketch(sketch(board))
    assert contents is not None
    assert contents[:13] == (
        *range(TILE, TILE + 5),
        TREASURE,
        FLIPPED,
        FLIPPED,
        CATASTROPHE,
        *range(LEADER, LEADER + 4),
    )
    assert contents[13:] == (0,) * 163


def test_a_watchers_sketch_is_of_the_public_board() -> None:
    position = parse("rA.k")
    assert RULES.sketch(RULES.public(position)) == sketch(position.board)


@pytest.mark.parametrize(
    "text", ["", "A", "####", base64.b64encode(bytes(87)).decode(), base64.b64encode(b"\xff" * 88).decode()]
)
def test_what_is_no_sketch_is_none(text: str) -> None:
    assert read_sketch(text) is None
