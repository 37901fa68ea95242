"""The hand and the treasury below the advances: what is paid with, or what is laid down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.trade_cards import CardId
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import GOLD, NumeralGlow, draw_number
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.civilization.shelf.coins import coins_box
from ziggurat_client.boards.civilization.shelf.sets import Kind, sets_of
from ziggurat_client.boards.civilization.shelf.shelf import sets_shelf
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_WORDS: Final = 216.0
_COINS: Final = 224.0
_LEAST_COINS: Final = 110.0
_LEAST_WITH_WORDS: Final = 760.0
_TINY_EDGE: Final = 8.0
_EDGE: Final = 20.0
_GAP: Final = 14.0
_NUMBER: Final = 46.0


@dataclass(frozen=True)
class ShelfWords:
    """What is said beside the hand: a title, a line below it, a large number with what it counts, and a note."""

    title: str
    line: str
    number: int
    unit: str
    note: str


@dataclass(frozen=True)
class Purchasing:
    """The hand with the cards that are chosen, and the treasury with the coins that are spent, None where there is no
    treasury; and what is told of changes of both, None where nothing can be chosen."""

    hand: tuple[CardId, ...]
    chosen: tuple[CardId, ...]
    treasury: int | None
    coins: int
    lay: Callable[[Kind, int], None] | None = None
    spend: Callable[[int], None] | None = None


def payment_shelf(box: Box, told: ShelfWords, held: Purchasing, words: Words) -> Iterator[Piece]:
    """The whole shelf."""
    yield Panel(box, STRIP_PANEL)
    tiny = box.width < _LEAST_WITH_WORDS
    edge = _TINY_EDGE if tiny else _EDGE
    top, high, left, right = box.y + edge, box.height - 2 * edge, box.x + edge, box.right - edge
    if not tiny:
        yield _words(Box(left, top, _WORDS - edge, high), told)
        left = box.x + _WORDS + _GAP
    if held.treasury is not None and not (tiny and held.spend is None):
        wide = max(_LEAST_COINS, min(_COINS, box.width * 0.17))
        yield from coins_box(Box(right - wide, top, wide, high), held.treasury, held.coins, words, held.spend)
        right -= wide + (_TINY_EDGE if tiny else _GAP)
    room = Box(left, top, right - left, high)
    yield from sets_shelf(room, sets_of(held.hand, held.chosen), words, held.lay)


def _words(box: Box, told: ShelfWords) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        room, k = box.width, min(1.0, box.height / 270)
        draw_line(canvas, x, y + 16 * k, told.title, room, 23, tones.TEXT_HEAD, "bold")
        draw_line(canvas, x, y + 46 * k, told.line, room, 16, tones.TEXT_SOFT)
        middle, high = y + 98 * k, _NUMBER * max(0.7, k)
        draw_number(canvas, x, middle, told.number, high, colours=GOLD, glow=NumeralGlow("#d98a1f", 12, 0.5))
        draw_line(canvas, x, y + 146 * k, told.unit, room, 18, tones.TEXT)
        top, bottom = y + 186 * k, y + box.height
        lines = wrap(told.note, room, 16, "regular", canvas.scale)
        for number, line in enumerate(lines[: max(1, int((bottom - top) // 22) + 1)]):
            draw_line(canvas, x, top + number * 22, line, room, 16, tones.TEXT_SOFT)

    return Painted(box, ("civilization payment words", told), paint)
