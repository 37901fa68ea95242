"""The names of the sites on Babel's board."""

from __future__ import annotations

import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.board import name_setting

FRENCH = ("Assyriens", "Hittites", "Mèdes", "Perses", "Sumériens")


@pytest.mark.parametrize("room", [60.0, 80.0, 95.0, 110.0, 140.0])
def test_all_sites_are_set_alike_by_the_longest_name(room: float) -> None:
    canvas = Canvas(10, 10, 2 / 3)
    assert name_setting(canvas, FRENCH, room, 1.0) == name_setting(canvas, ("Sumériens", "Assyriens"), room, 1.0)
