"""The piles beside the board: temple cards with those on top that are known, the people deck, and the discard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import draw_panel
from ziggurat_client.boards.babel.art.people_cards import draw_people_back, draw_people_card, draw_temple_back
from ziggurat_client.boards.babel.art.temples import draw_temple_card
from ziggurat_client.boards.babel.layout import Layout
from ziggurat_client.boards.babel.quarries import QUARRY_PANEL
from ziggurat_client.boards.babel.side_plan import QUARRY_FROM
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_KNOWN: Final = (30.0, 42.0)
_MOST_KNOWN: Final = 3


@dataclass(frozen=True)
class Piles:
    """How high the piles are, which levels on top of the temple pile are known, and what lies on the discard.

    `labels` name the temple pile, the people deck and the discard.
    """

    temple: int
    known: tuple[int, ...]
    deck: int
    discard: str
    labels: tuple[str, str, str]


class DiscardButton(Pressable):
    """The discard, which can be looked through."""

    step = 3

    def __init__(self, box: Box, pressed: Callable[[], None]) -> None:
        super().__init__("discard pile", box, pressed)

    def look(self) -> None:
        return None

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        """Nothing: the panel shows the cards."""


def piles_panel(layout: Layout, piles: Piles, look_through: Callable[[], None]) -> Iterator[Piece]:
    """The piles in their panel."""
    if layout.side is None:
        return
    box = layout.side.piles
    places = (layout.temple_pile, layout.deck, layout.discard)
    key = ("piles", piles, tuple(place._replace(x=place.x - box.x, y=place.y - box.y) for place in places))
    yield Painted(box, key, lambda canvas, x, y: _paint_piles(canvas, x, y, box, piles, places))
    yield DiscardButton(layout.discard, look_through)


def _paint_piles(canvas: Canvas, x: float, y: float, box: Box, piles: Piles, places: tuple[Box, Box, Box]) -> None:
    draw_panel(canvas, x, y, box.width, box.height, QUARRY_PANEL)
    counts = (piles.temple, piles.deck, len(piles.discard))
    moved = [place._replace(x=x + place.x - box.x, y=y + place.y - box.y) for place in places]
    _paint_backs(canvas, moved[0], piles.temple, draw_temple_back)
    _paint_known(canvas, moved[0], piles.known)
    _paint_backs(canvas, moved[1], piles.deck, draw_people_back)
    for depth, people in enumerate(piles.discard[-3:]):
        shift = 3 * (min(3, len(piles.discard)) - 1 - depth)
        draw_people_card(
            canvas,
            people,
            moved[2].x + shift,
            moved[2].y - shift,
            moved[2].width,
            moved[2].height,
            strip_height=moved[2].height * 0.24,
        )
    for place, count, label in zip(moved, counts, piles.labels, strict=True):
        if box.height >= QUARRY_FROM:
            _paint_count(canvas, place.centre[0], place.bottom + 2, count)
            pitch = (box.width - 32) / 3
            draw_line(canvas, place.centre[0], place.bottom + 46, label, pitch - 8, 18, tones.TEXT, align="m")
        else:
            room = (box.width - 32) / 3 - place.width - 14
            draw_number(canvas, place.right + 10, place.y + place.height * 0.32, count, 22)
            draw_line(canvas, place.right + 10, place.y + place.height * 0.8, label, room, 16, tones.TEXT_SOFT)


def _paint_backs(
    canvas: Canvas, place: Box, count: int, draw: Callable[[Canvas, float, float, float, float], None]
) -> None:
    """As thick as a pile looks: three cards, or fewer."""
    if not count:
        canvas.fill(canvas.stepped_frame(place.x, place.y, place.width, place.height, 1.2, 3, 1), "#7f96dd", 0.4)
    for depth in range(min(3, count) - 1, -1, -1):
        draw(canvas, place.x + 3 * depth, place.y - 3 * depth + 3, place.width, place.height)


def _paint_known(canvas: Canvas, place: Box, known: tuple[int, ...]) -> None:
    """The cards that everyone knows to be on top, beside the pile: the topmost first."""
    unit = min(1.0, place.height / 104)
    width, height = (side * unit for side in _KNOWN)
    for row, level in enumerate(known[:_MOST_KNOWN]):
        draw_temple_card(canvas, place.right - width * 0.45, place.y + row * (height + 2) * 0.72, width, height, level)


def _paint_count(canvas: Canvas, cx: float, cy: float, count: int) -> None:
    width = max(44.0, number_width(str(count), 24, canvas.scale) + 20)
    x, y = cx - width / 2, cy - 18
    body = canvas.mask(canvas.stepped(x, y, width, 36, 4, 1))
    canvas.shadow(body, 6, 3, 0.7)
    canvas.fill(body, vertical(y, y + 36, *canvas.palette.edge))
    canvas.fill(canvas.stepped(x + 1.6, y + 1.6, width - 3.2, 32.8, 4, 1), "#0b1026")
    draw_number(canvas, cx, cy, count, 24, "m", colours=numerals.GOLD)
