"""The body that every trade card has: an edge of metal, bitumen within it, and a lit field with faint bricks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.art.framed import FieldColours, lit_field

WIDTH: Final = 112.0
"""How wide a card is in the hand."""
CARD_MARGIN: Final = 16.0
"""How far the shadow of a card and its light reach beyond it."""
INSET: Final = 4.0
"""How broad the edge of a card is."""
_SHAPE: Final = 152 / 112
_BRICKS: Final = 6
_COURSE: Final = 0.7


class CardBox(NamedTuple):
    """Where a card lies on its canvas."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """Half across it."""
        return self.x + self.width / 2


def card_height(width: float) -> float:
    """How high a trade card of that width is."""
    return round(width * _SHAPE)


def card_canvas(width: float, canvas_scale: float) -> tuple[float, float]:
    """The size of the canvas that a picture of a card needs."""
    margin = 2 * round(CARD_MARGIN * canvas_scale) / canvas_scale
    return width + margin, card_height(width) + margin


def draw_slab(canvas: Canvas, card: CardBox, edge: Sequence[ColourLike], field: FieldColours) -> None:
    """The body of a card."""
    x, y, width, height = card
    body = canvas.mask(canvas.stepped(x, y, width, height, 4, 1))
    canvas.shadow(body, 6, 3, 0.75)
    canvas.fill(body, vertical(y, y + height, *edge))
    rim = canvas.hair(1.6)
    canvas.fill(canvas.stepped(x + rim, y + rim, width - 2 * rim, height - 2 * rim, 4, 1), BITUMEN)
    inner = canvas.mask(canvas.stepped(x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET, 3, 1))
    canvas.fill(inner, lit_field(field, canvas.palette, card.middle, y + height * 0.42, height * 0.75))
    if not canvas.palette.flat:
        _draw_bricks(canvas, card)
        canvas.inner_shadow(inner, 8, 0.5)


def draw_inner_edge(canvas: Canvas, card: CardBox, field: FieldColours) -> None:
    """A thin line around the field of a card, over all that lies on it."""
    x, y, width, height = card
    frame = canvas.stepped_frame(x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET, 1.2, 3, 1)
    canvas.fill(frame, lighten(field.light, 0.35), 0.55)


def _draw_bricks(canvas: Canvas, card: CardBox) -> None:
    """Courses of brick, so faint that they are only felt."""
    chance = random.Random(round(card.width))
    left, top = card.x + INSET, card.y + INSET
    right, bottom = card.x + card.width - INSET, card.y + card.height - INSET
    brick = (right - left) / _BRICKS
    course = brick * _COURSE
    light, dark = Shape(), Shape()
    for row in range(int((bottom - top) / course) + 1):
        above = top + row * course
        below = min(bottom, above + course)
        for column in range(-1, _BRICKS):
            start = max(left, left + (column + row % 2 / 2) * brick)
            end = min(right, left + (column + 1 + row % 2 / 2) * brick)
            if end - start > 2 and below - above > 2:
                wall = chance.choice((light, dark))
                wall.extend(canvas.rect(start, above, end - start - 1, below - above - 1))
    canvas.fill(light, "#ffffff", 0.03)
    canvas.fill(dark, "#000000", 0.045)
