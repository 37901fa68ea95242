"""The signs of goods, calamities and advances: each has its own drawing at every size and in every palette (11)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from examples import sampled
from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import NUMBERS, VALUES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.art.palette import PALETTES, STANDARD
from ziggurat_client.boards.civilization.art.advances import advances
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance, group_colours
from ziggurat_client.boards.civilization.art.calamities import calamities
from ziggurat_client.boards.civilization.art.calamities.calamities import COLOURS
from ziggurat_client.boards.civilization.art.framed import draw_figure, field_colours
from ziggurat_client.boards.civilization.art.goods import goods

SIZES = (18, 24, 48, 96)
"""The smallest of all, and one of every degree of detail."""
FIELD = field_colours("#3a3345", "#221d2b", "#0d0a12")
SIGNS: Mapping[str, Drawing] = {
    str(name): drawing
    for drawings in (goods.DRAWINGS, calamities.DRAWINGS, advances.DRAWINGS)
    for name, drawing in drawings.items()
}


def figure(name: str, size: float, palette: str) -> bytes:
    """A sign alone, on a field that says nothing."""
    canvas = Canvas(size, size, palette=PALETTES[palette])
    canvas.fill_all(FIELD.mid)
    draw_figure(canvas, SIGNS[name], size / 2, size / 2, size, FIELD)
    return pygame.image.tobytes(canvas.surface, "RGB")


def framed_advance(advance: AdvanceId) -> Canvas:
    canvas = Canvas(100, 100)
    draw_advance(canvas, advance, 2, 2, 96)
    return canvas


def test_every_good_calamity_and_advance_has_a_sign() -> None:
    assert set(SIGNS) == {*VALUES, *NUMBERS, *ADVANCES}


@pytest.mark.parametrize("palette", ["standard", "high_contrast"])
@sampled("size", SIZES, every=3)
def test_no_two_signs_are_told_apart_by_colour_alone(size: float, palette: str) -> None:
    assert len({figure(name, size, palette) for name in SIGNS}) == len(SIGNS)


def test_every_calamity_has_a_colour_of_its_own() -> None:
    assert len(set(COLOURS.values())) == len(NUMBERS)


def test_a_card_of_two_groups_shows_the_colours_of_both() -> None:
    picture = framed_advance("architecture").surface
    upper, lower = picture.get_at((20, 9)), picture.get_at((80, 91))
    assert upper.b > upper.r
    assert lower.r > lower.b
    assert ADVANCES["architecture"].groups == ("arts", "civics")


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_has_four_colours_of_groups(palette: str) -> None:
    groups = {group for advance in ADVANCES.values() for group in advance.groups}
    assert len({group_colours(PALETTES[palette], group).mid for group in groups}) == 4
    assert STANDARD.kind("C") == group_colours(STANDARD, "arts")
