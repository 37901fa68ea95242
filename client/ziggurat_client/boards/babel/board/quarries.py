"""The quarries beside the board: temple cards, the open one last, and the start card until it is built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.temples import draw_temple_card
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.side_plan import QUARRY_FROM
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

QUARRY_PANEL: Final = PanelStyle("#142458", "#0b1538", edge_alpha=0.6)
_LEAST_WORDS: Final = 60.0
"""With less room beside the cards nothing is said there."""


@dataclass(frozen=True)
class Quarry:
    """A seat's quarry: its column, whether its start card still waits, whether the pawn is here, and the levels that
    may be built now. `title` and `note` are said of it, `open_words` on two lines of the open card."""

    seat: Seat
    column: tuple[int, ...]
    start_card: bool
    pawn: bool
    lit: bool
    title: str
    note: str
    open_words: tuple[str, str]
    start_word: str

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything that lies there: the column, or the start card before anything else."""
        return (1, *self.column) if self.start_card else self.column


def quarry_panel(layout: Layout, quarry: Quarry) -> Iterator[Piece]:
    """A quarry in its panel."""
    box = layout.quarry(quarry.seat)
    plan = tuple(layout.temple_card(quarry.seat, index, len(quarry.cards)) for index in range(len(quarry.cards)))
    key = ("quarry", quarry, tuple(card._replace(x=card.x - box.x, y=card.y - box.y) for card in plan))
    yield Painted(box, key, lambda canvas, x, y: _paint_quarry(canvas, x, y, box, quarry, plan))


def _paint_quarry(canvas: Canvas, x: float, y: float, box: Box, quarry: Quarry, plan: tuple[Box, ...]) -> None:
    draw_panel(canvas, x, y, box.width, box.height, QUARRY_PANEL)
    colour = canvas.palette.player(quarry.seat).colour
    high = box.height >= QUARRY_FROM
    edge = 20 if high else 10
    draw_blocks(canvas, x + 10, y + edge, 8, box.height - 2 * edge, 9, [colour], upright=True, seed=3, brightness=0.95)
    for index, (level, card) in enumerate(zip(quarry.cards, plan, strict=True)):
        last = index == len(plan) - 1
        step = None if last else plan[index + 1].x - card.x
        draw_temple_card(
            canvas,
            x + card.x - box.x,
            y + card.y - box.y,
            card.width,
            card.height,
            level,
            lit=last and quarry.lit,
            visible=step,
        )
    if high:
        _paint_words(canvas, x, y, box, quarry, plan)
    else:
        _paint_words_beside(canvas, x, y, box, quarry, plan)


def _paint_words(canvas: Canvas, x: float, y: float, box: Box, quarry: Quarry, plan: tuple[Box, ...]) -> None:
    note = min(text_width(quarry.note, 17, "regular", canvas.scale), box.width * 0.4)
    title = draw_line(canvas, x + 32, y + 26, quarry.title, box.width - 72 - note, 20, tones.TEXT_HEAD, "bold")
    draw_line(canvas, x + box.width - 24, y + 26, quarry.note, box.width - 72 - title, 17, tones.TEXT_SOFT, align="r")
    left = x + (plan[-1].right - box.x + 16 if plan else 32)
    middle = y + 45 + (box.height - 56) / 2
    room = x + box.width - 20 - left - (40 if quarry.pawn else 0)
    first, second = (quarry.start_word, "") if quarry.start_card else quarry.open_words
    if plan and room > 48:
        ink = "#ffe29a" if quarry.lit else tones.TEXT
        draw_line(canvas, left, middle - (12 if second else 0), first, room, 18, ink, "bold")
        draw_line(canvas, left, middle + 12, second, room, 18, tones.TEXT_SOFT)
    if quarry.pawn:
        draw_pawn(canvas, quarry.seat, x + box.width - 40, y + box.height / 2 + 12, 46)


def _paint_words_beside(canvas: Canvas, x: float, y: float, box: Box, quarry: Quarry, plan: tuple[Box, ...]) -> None:
    wide = text_width(quarry.title, 17, "bold", canvas.scale) + 26 + (34 if quarry.pawn else 0)
    share = min(0.5, max(0.36, 1 - wide / box.width))
    left = x + max(plan[-1].right - box.x if plan else 0, box.width * share) + 12
    room = x + box.width - 14 - left - (34 if quarry.pawn else 0)
    if room < _LEAST_WORDS:
        return
    draw_line(canvas, left, y + box.height * 0.33, quarry.title, room, 17, tones.TEXT_HEAD, "bold")
    note = quarry.start_word if quarry.start_card else quarry.note
    draw_line(canvas, left, y + box.height * 0.68, note, room, 16, tones.TEXT_SOFT)
    if quarry.pawn:
        draw_pawn(canvas, quarry.seat, x + box.width - 30, y + box.height / 2, 40)
