"""The board of Ur in a lesson: smaller, with the market at its side and the players in one panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.tiles import HIDDEN
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.plaque import draw_hand_pair
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.parts import UrParts
from ziggurat_client.boards.ur.players.panels import Standing
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, draw_line
from ziggurat_client.window.screen import Box

_MARKET: Final = (152.0, 200.0)
"""The size of the market's panel at the board's left."""
_MARKET_GAP: Final = 16.0
_PADDING: Final = 8.0
_HAND: Final = 44.0
_HAND_LEFT: Final = 214.0


class LessonLayout(Layout):
    """The places of a lesson's board: the market at its left side, the players in one panel.

    Where there are tabs, the market lies among what one can do.
    """

    @property
    def card_room(self) -> Box:
        if self.places.tabs is not None:
            return super().card_room
        board, beside = self.centre, _MARKET[0] + _MARKET_GAP
        return Box(board.x - beside, board.y, board.width + 2 * beside, board.height)

    @property
    def market_panel(self) -> Box | None:
        if self.places.tabs is not None:
            return None
        return Box(self.centre.x - _MARKET_GAP - _MARKET[0], self.centre.y, *_MARKET)

    @property
    def market_tile(self) -> Box:
        panel = self.market_panel
        if panel is None:
            return super().market_tile
        side = min(self.tile, panel.width - 2 * _PADDING)
        return Box(panel.x + (panel.width - side) / 2, panel.bottom - side - 20, side, side)

    def player(self, seat: Seat) -> Box:
        panel = self.places.players
        if panel is None:
            return super().player(seat)
        height = (panel.height - 2 * _PADDING) / self.seats
        return Box(panel.x, panel.y + _PADDING + seat * height, panel.width, height)

    def hand(self, seat: Seat) -> Box:
        row = self.player(seat)
        if self.places.players is None:
            return row
        return Box(row.x + _HAND_LEFT, row.y + (row.height - _HAND - 8) / 2, 2 * _HAND + 12, _HAND + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        row = self.player(seat)
        return row.centre if self.places.players is None else (row.x + 48, row.y + row.height / 2)


class UrLessonView(UrBoardView):
    """Ur on the learner's table."""

    parts = UrParts(LessonLayout)

    def _compose(self) -> Iterator[Piece]:
        yield from self._market()
        yield from self._rows()
        yield from self.board_pieces()

    def _market(self) -> Iterator[Piece]:
        box = self.layout.market_panel
        if box is None or not self.shown.market:
            return
        yield Panel(box, STRIP_PANEL)
        title = Box(box.x + 12, box.y + 10, box.width - 24, 28)
        yield Line(title, self.desk.words.say("ur.market"), 18, tones.TEXT_HEAD, "bold", "m")

    def _rows(self) -> Iterator[Piece]:
        if self.layout.places.players is None:
            return
        yield Panel(self.layout.places.players, STRIP_PANEL)
        say = self.desk.words.say
        for seat, name in enumerate(self.names):
            standing = Standing.of(self.shown, seat)
            supply = say("lesson.supply", count=standing.supply)
            row = _Row(seat, name, supply, standing, say("game.points"), seat == self.desk.viewer)
            box = self.layout.player(seat)
            yield Painted(box, row, partial(_paint_row, row, (box.width, box.height)))


@dataclass(frozen=True)
class _Row:
    """One player, as the panel shows them."""

    seat: Seat
    name: str
    supply: str
    standing: Standing
    points: str
    mine: bool


def _paint_row(row: _Row, size: tuple[float, float], canvas: Canvas, x: float, y: float) -> None:
    width, height = size
    middle, right = y + height / 2, x + width
    draw_cube(canvas, row.seat, x + 48, middle, 36, glow=0.6 if row.mine else 0.0)
    room = _HAND_LEFT - 88
    draw_line(canvas, x + 80, middle - 13, row.name, room, 22, tones.TEXT, "bold")
    draw_line(canvas, x + 80, middle + 16, row.supply, room, 17, tones.TEXT_SOFT)
    hand = row.standing.hand
    if hand != HIDDEN:
        draw_hand_pair(canvas, (hand[0], hand[1]), x + _HAND_LEFT, middle - _HAND / 2 - 4, _HAND)
    draw_number(canvas, right - 28, middle - 10, row.standing.points, 32, "r")
    draw_line(canvas, right - 28, middle + 24, row.points, 70, 16, tones.TEXT_SOFT, align="r")
    if row.seat:
        canvas.fill(canvas.rect(x + 24, y, width - 48, 1), tones.LAPIS_LINE, 0.25)
