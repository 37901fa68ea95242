"""The piles beside the board: temple cards with those on top that are known, the people deck, and the discard."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.art.people_cards import draw_people_back, draw_people_card, draw_temple_back
from ziggurat_client.boards.babel.art.temples import draw_temple_card
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.quarries import QUARRY_PANEL
from ziggurat_client.boards.babel.board.side_plan import PILES_FROM
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_Painter: TypeAlias = Callable[[Canvas, Box], None]

_KNOWN: Final = (30.0, 42.0)
_KNOWN_OUT: Final = 0.55
"""How much of such a card stands out of the pile."""
_MOST_KNOWN: Final = 3
_BESIDE: Final = 14.0
"""How far the words of a low pile begin from its place: further than the cards below the topmost reach."""
_THICKNESS: Final = 3
"""So many cards of a pile are seen."""
_PILES: Final = 3


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


PileName: TypeAlias = Literal["discard pile", "temple pile"]
"""The piles of which cards are known."""


class PileButton(Pressable):
    """A pile that can be looked through, as far as its cards are known."""

    step = 3

    def __init__(self, name: PileName, box: Box, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed)

    def appearance(self) -> None:
        return None

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        """Nothing: the panel shows the cards."""


def piles_panel(layout: Layout, piles: Piles, look_through: Callable[[PileName], None]) -> Iterator[Piece]:
    """The piles in their panel."""
    if layout.side is None:
        return
    box = layout.side.piles
    yield Panel(box, QUARRY_PANEL)
    thick, known = min(piles.temple, _THICKNESS), piles.known[:_MOST_KNOWN]
    deck, top = min(piles.deck, _THICKNESS), piles.discard[-_THICKNESS:]
    temple_word, deck_word, discard_word = piles.labels
    shown = (
        _Pile(box, layout.temple_pile, piles.temple, temple_word, (thick, known), _paint_temples(thick, known)),
        _Pile(box, layout.deck, piles.deck, deck_word, deck, _paint_deck(deck)),
        _Pile(box, layout.discard, len(piles.discard), discard_word, top, _paint_discard(top)),
    )
    beside = _BESIDE + (_known_card(layout.temple_pile).width * _KNOWN_OUT if known else 0.0)
    yield from (pile.piece(beside, piles.labels) for pile in shown)
    yield PileButton("discard pile", layout.discard, lambda: look_through("discard pile"))
    if piles.known:
        yield PileButton("temple pile", layout.temple_pile, lambda: look_through("temple pile"))


@dataclass(frozen=True)
class _Pile:
    """One pile at its `place` in the panel, with its number and its name; `paint` puts there what is seen of it."""

    panel: Box
    place: Box
    count: int
    label: str
    seen: Hashable
    paint: _Painter

    def piece(self, beside: float, labels: Sequence[str]) -> Painted:
        """Its picture. Words beside the cards begin so far from their place, and say the name only where there is room
        for `labels`, all three."""
        pitch = (self.panel.width - 32) / _PILES
        left = self.place.x if self._is_low else self.place.centre[0] - pitch / 2
        room = Box(left, self.panel.y, pitch, self.panel.height)

        def painted(canvas: Canvas, x: float, y: float) -> None:
            at = self.place._replace(x=x + self.place.x - room.x, y=y + self.place.y - room.y)
            self.paint(canvas, at)
            self._paint_words(canvas, at, pitch, beside, labels)

        key = ("pile", labels, self.label, self.count, self.seen, self.place.width, self._is_low, beside)
        return Painted(room, key, painted)

    @property
    def _is_low(self) -> bool:
        """Whether the words stand beside the cards."""
        return self.panel.height < PILES_FROM

    def _paint_words(self, canvas: Canvas, at: Box, pitch: float, beside: float, labels: Sequence[str]) -> None:
        if self._is_low:
            left, width = at.right + beside, pitch - at.width - beside - 4
            named = all(text_width(label, 16, "regular", canvas.scale) <= width for label in labels)
            draw_number(canvas, left, at.y + at.height * (0.32 if named else 0.5), self.count, 22)
            if named:
                draw_line(canvas, left, at.y + at.height * 0.8, self.label, width, 16, tones.TEXT_SOFT)
        else:
            _paint_count(canvas, at.centre[0], at.bottom + 2, self.count)
            draw_line(canvas, at.centre[0], at.bottom + 46, self.label, pitch - 8, 18, tones.TEXT, align="m")


def _paint_temples(thickness: int, known: tuple[int, ...]) -> _Painter:
    def paint(canvas: Canvas, place: Box) -> None:
        _paint_backs(canvas, place, thickness, draw_temple_back)
        _paint_known(canvas, place, known)

    return paint


def _paint_deck(thickness: int) -> _Painter:
    return lambda canvas, place: _paint_backs(canvas, place, thickness, draw_people_back)


def _paint_discard(top: str) -> _Painter:
    def paint(canvas: Canvas, place: Box) -> None:
        x, y, width, height = place
        if not top:
            _paint_empty(canvas, place)
        for depth, people in enumerate(top):
            shift = 3 * (len(top) - 1 - depth)
            strip = discard_strip(height)
            draw_people_card(canvas, people, x + shift, y - shift, width, height, strip_height=strip)

    return paint


def discard_strip(height: float) -> float:
    """How high the strip of a card on the discard is."""
    return height * 0.24


def _paint_backs(
    canvas: Canvas, place: Box, count: int, draw: Callable[[Canvas, float, float, float, float], None]
) -> None:
    """As thick as a pile looks: three cards, or fewer."""
    if not count:
        _paint_empty(canvas, place)
    for depth in range(count - 1, -1, -1):
        draw(canvas, place.x + 3 * depth, place.y - 3 * depth + 3, place.width, place.height)


def _paint_empty(canvas: Canvas, place: Box) -> None:
    """Where no card lies."""
    canvas.fill(canvas.stepped_frame(*place, 1.2, 3, 1), tones.LAPIS_LINE, 0.4)


def _paint_known(canvas: Canvas, place: Box, known: tuple[int, ...]) -> None:
    """The cards that everyone knows to be on top, beside the pile: the topmost first."""
    card = _known_card(place)
    left, pitch = place.right - card.width * (1 - _KNOWN_OUT), (card.height + 2) * 0.72
    for row, level in enumerate(known):
        draw_temple_card(canvas, left, place.y + row * pitch, card.width, card.height, level)


def _known_card(pile: Box) -> Extent:
    """The size of a card that is known to be on top of that pile."""
    unit = min(1.0, pile.height / 104)
    return Extent(*(side * unit for side in _KNOWN))


def _paint_count(canvas: Canvas, cx: float, cy: float, count: int) -> None:
    width = max(44.0, number_width(str(count), 24, canvas.scale) + 20)
    x, y = cx - width / 2, cy - 18
    body = canvas.mask(canvas.stepped(x, y, width, 36, 4, 1))
    canvas.shadow(body, 6, 3, 0.7)
    canvas.fill(body, vertical(y, y + 36, *canvas.palette.edge))
    canvas.fill(canvas.stepped(x + 1.6, y + 1.6, width - 3.2, 32.8, 4, 1), "#0b1026")
    draw_number(canvas, cx, cy, count, 24, "m", colours=numerals.GOLD)
