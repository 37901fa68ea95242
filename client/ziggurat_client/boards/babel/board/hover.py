"""Cards that show what lies too close on the board to be read at a glance: long columns, and the discard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.babel.position import Shown
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import CARD, Side, draw_card
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.piles import PileName
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.ui.hover_card import PADDING, Card, LineCard, show_card
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_ABREAST: Final = 10
_PLAQUE: Final = 32.0
_PITCH: Final = 36.0
_HEAD: Final = 44.0


@dataclass(frozen=True)
class CardsCard:
    """People cards in their order, in rows from the left."""

    title: str
    cards: str

    def size(self, scale: float) -> tuple[float, float]:
        rows = -(-len(self.cards) // _ABREAST)
        wide = min(len(self.cards), _ABREAST) * _PITCH
        width = max(wide, text_width(self.title, 18, "regular", scale)) + 2 * PADDING
        return width, _HEAD + rows * (_PITCH + 18) + 8

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        canvas.text(x + PADDING, y + 26, self.title, 18, tones.TEXT_SOFT, "regular", "lm")
        for number, people in enumerate(self.cards):
            row, place = divmod(number, _ABREAST)
            left, top = x + PADDING + place * _PITCH, y + _HEAD + row * (_PITCH + 18)
            draw_people_plaque(canvas, people, left, top, _PLAQUE)
            canvas.text(left + _PLAQUE / 2, top + _PLAQUE + 10, people, 15, tones.TEXT, "bold", "mm")


class HoverCards:
    """The card on show: of a pile that was opened, or of the column that is meant."""

    def __init__(self, words: Words, teller: BabelTeller) -> None:
        self._words = words
        self._teller = teller
        self._open: PileName | None = None

    def look_through(self, pile: PileName) -> None:
        """Show what is known of a pile, or put it away."""
        self._open = None if self._open == pile else pile

    def close(self) -> bool:
        """Put away what was opened; return whether anything was."""
        was, self._open = self._open, None
        return was is not None

    def show(self, easel: Easel, layout: Layout, shown: Shown, names: Sequence[str], grid: Grid) -> None:
        """Show the card of what is meant, if it has one."""
        within = _within(layout)
        if self._open is not None:
            place = layout.discard if self._open == "discard pile" else layout.temple_pile
            show_card(easel, self._pile(shown, self._open), place, within)
            return
        near = grid.near if grid.meant else None
        if near is None or near.row == "site":
            return
        if self.covers(layout, shown, near):
            seat = layout.near if near.row == "near" else 1 - layout.near
            cards = shown.board.sides[seat].column(near.site)
            title = self._words.say("babel.column.title", name=names[seat], site=self._teller.people(near.site))
            show_card(easel, CardsCard(title, cards), layout.cell(near), within)

    def covers(self, layout: Layout, shown: Shown, cell: Cell) -> bool:
        """Whether a card shows what lies there too close."""
        if cell.row == "site":
            return False
        seat = layout.near if cell.row == "near" else 1 - layout.near
        return layout.stacking(seat, cell.site, len(shown.board.sides[seat].column(cell.site))).is_close

    def _pile(self, shown: Shown, pile: PileName) -> Card:
        if pile == "temple pile":
            levels = ", ".join(map(str, shown.temple_known))
            return LineCard(self._words.say("babel.known", levels=levels))
        cards = shown.board.discard
        if not cards:
            return LineCard(self._words.say("babel.discard.empty"))
        return CardsCard(self._words.say("babel.discard.title", count=len(cards)), cards)


def _within(layout: Layout) -> Box:
    """Where cards may stand."""
    width, height = layout.places.extent
    return Box(8, 64, width - 16, height - 72)
