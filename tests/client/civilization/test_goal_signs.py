"""The signs on the strip of the goal: the cities that the next square asks for (12)."""

from __future__ import annotations

import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.players.goal_signs import paint_city_sign


def brightness(size: float, *, had: bool) -> float:
    """How bright the sign is on the whole."""
    canvas = Canvas(size, size)
    paint_city_sign(canvas, "city", had, 0, 0, size)
    pixels = canvas.surface.get_buffer().raw
    return sum(pixels) / len(pixels)


@pytest.mark.parametrize("size", [25, 30, 44])
def test_a_city_that_is_missing_is_darker_than_one_that_is_there(size: float) -> None:
    assert brightness(size, had=False) < 0.8 * brightness(size, had=True)
