"""The signs of goods: each has its own drawing at every size and in every palette (11.1)."""

from __future__ import annotations

import pygame
import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.boards.civilization.art.goods.goods import DRAWINGS, draw_good
from ziggurat_client.boards.civilization.art.ids import PRODUCTS, ProductId

SIZES = (18, 24, 48, 96)
"""The smallest of all, and one of every degree of detail."""


def good_picture(good: ProductId, size: float, palette: str = "standard") -> bytes:
    canvas = Canvas(120, 120, palette=PALETTES[palette])
    draw_good(canvas, good, 10, 10, size)
    return pygame.image.tobytes(canvas.surface, "RGBA")


def test_every_good_has_a_drawing() -> None:
    assert set(DRAWINGS) == set(PRODUCTS)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("size", SIZES)
def test_no_two_goods_look_alike(size: float, palette: str) -> None:
    assert len({good_picture(good, size, palette) for good in PRODUCTS}) == len(PRODUCTS)
