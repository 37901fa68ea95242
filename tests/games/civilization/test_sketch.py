"""The sketch of a match of Civilization: who is where."""

from __future__ import annotations

import base64

import pytest

from games.civilization.scenes import CIVILIZATION, scene
from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.sketch import NATION, NOBODY, read_sketch, sketch


def seen(text: str, area: str) -> int:
    """What the sketch says of the area."""
    contents = read_sketch(text)
    assert contents is not None
    assert len(contents) == LAND_AREAS
    return contents[NUMBER_OF[area]]


def test_a_sketch_says_who_has_most_tokens_in_an_area_the_first_seat_among_equals() -> None:
    text = sketch(scene(crete="troy 2 sardis 1 knossos 1", asia="troy 1 sardis 2 knossos 1", egypt="memphis 1").board)
    areas = ("troy", "sardis", "knossos", "memphis", "rome")
    assert [seen(text, area) for area in areas] == [NATION, NATION + 1, NATION, NATION + 2, NOBODY]


def test_a_city_is_above_all_tokens() -> None:
    text = sketch(scene(crete="troy 9", asia="+troy +athens").board)
    assert (seen(text, "troy"), seen(text, "athens")) == (NATION + 1, NATION + 1)


def test_there_is_no_sketch_before_all_have_a_nation() -> None:
    assert CIVILIZATION.sketch(CIVILIZATION.public(CIVILIZATION.setup(3, CivilizationOptions(), 1))) == ""


def test_a_watchers_sketch_is_of_the_public_board() -> None:
    position = scene(crete="troy 1", asia="+athens")
    assert CIVILIZATION.sketch(CIVILIZATION.public(position)) == sketch(position.board)


@pytest.mark.parametrize(
    "text", ["", "A", "####", base64.b64encode(bytes(65)).decode(), base64.b64encode(b"\xff" * 66).decode()]
)
def test_what_is_no_sketch_is_none(text: str) -> None:
    assert read_sketch(text) is None


def test_a_sketch_of_an_eighth_seat_is_none() -> None:
    assert read_sketch(base64.b64encode(b"\x77" * 66).decode()) is not None
    assert read_sketch(base64.b64encode(b"\x78" * 66).decode()) is None
