"""The board of Ur in a lesson: smaller, with the market at its side and the players in one panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from ziggurat_client.boards.board import CENTRE, Desk
from ziggurat_client.boards.ur.layout import Layout
from ziggurat_client.boards.ur.players import Standing
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.lessons.places import BOARD, BOARD_SIDE, PLAYERS
from ziggurat_client.screen import Box
from ziggurat_client.table_record import Moment
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, draw_line

_ROW: Final = 96.0
_HAND: Final = 44.0
_HAND_LEFT: Final = 214.0


@dataclass(frozen=True)
class LessonLayout(Layout):
    """The places of a lesson's board."""

    @property
    def centre(self) -> Box:
        return BOARD

    @property
    def card_room(self) -> Box:
        return CENTRE

    @property
    def market_panel(self) -> Box:
        return BOARD_SIDE

    @property
    def market_tile(self) -> Box:
        panel = BOARD_SIDE
        side = self.tile
        return Box(panel.x + (panel.width - side) / 2, panel.bottom - side - 20, side, side)

    def player(self, seat: Seat) -> Box:
        return Box(PLAYERS.x, PLAYERS.y + 8 + seat * _ROW, PLAYERS.width, _ROW)

    def hand(self, seat: Seat) -> Box:
        row = self.player(seat)
        return Box(row.x + _HAND_LEFT, row.y + (_ROW - _HAND - 8) / 2, 2 * _HAND + 12, _HAND + 8)

    def supply(self, seat: Seat) -> tuple[float, float]:
        row = self.player(seat)
        return row.x + 48, row.y + _ROW / 2


class UrLessonView(UrBoardView):
    """Ur on the learner's table."""

    def __init__(self, desk: Desk, moment: Moment) -> None:
        position = moment.view.public
        super().__init__(desk, moment, LessonLayout(position.side, len(position.hands)))

    def pieces(self) -> Sequence[Piece]:
        board = self.board_pieces()
        return [*self._market(), *self._rows(), *board]

    def _market(self) -> Iterator[Piece]:
        if not self.shown.market:
            return
        box = BOARD_SIDE
        yield Panel(box, STRIP_PANEL)
        title = Box(box.x + 12, box.y + 10, box.width - 24, 28)
        yield Line(title, self.desk.words.say("ur.market"), 18, tones.TEXT_HEAD, "bold", "m")

    def _rows(self) -> Iterator[Piece]:
        yield Panel(PLAYERS, STRIP_PANEL)
        say = self.desk.words.say
        for seat, name in enumerate(self.names):
            standing = Standing.of(self.shown, seat)
            supply = say("lesson.supply", count=standing.supply)
            row = _Row(seat, name, supply, standing, say("game.points"), seat == self.desk.viewer)
            yield Painted(self.layout.player(seat), row, partial(_paint_row, row))


@dataclass(frozen=True)
class _Row:
    """One player, as the panel shows them."""

    seat: Seat
    name: str
    supply: str
    standing: Standing
    points: str
    mine: bool


def _paint_row(row: _Row, canvas: Canvas, x: float, y: float) -> None:
    middle, right = y + _ROW / 2, x + PLAYERS.width
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
        canvas.fill(canvas.rect(x + 24, y, PLAYERS.width - 48, 1), tones.LAPIS_LINE, 0.25)
