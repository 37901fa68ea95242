"""Whose turn it is to buy: the nations in the order in which they buy, last in nation order first (10.2)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import MARGIN, OPEN_PANEL, STRIP_PANEL, draw_panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

State: TypeAlias = Literal["done", "now", "to_come"]
_EDGE: Final = 20.0
_STUD: Final = 30.0
_MOST_APART: Final = 56.0


def order_of(board: Board) -> tuple[tuple[Seat, State], ...]:
    """Every seat with whether it has bought, buys now, or will buy; while cards are laid down, whether it is done."""
    seats = tuple(reversed(board.in_nation_order))
    if board.purchases is None:
        return tuple((seat, "now" if seat in board.owing else "done") for seat in seats)
    now, after = board.purchases.seat, board.purchases.after
    return tuple((seat, "now" if seat == now else "to_come" if seat in after else "done") for seat in seats)


def _measures(width: float, count: int) -> tuple[float, float]:
    """How far apart so many studs are, and how large."""
    pitch = min(_MOST_APART, (width - 2 * _EDGE) / count)
    return pitch, min(_STUD, pitch * 0.66)


def stud_at(box: Box, number: int, count: int, *, brief: bool) -> tuple[float, float]:
    """The middle of the stud at that place in the order of so many."""
    pitch, side = _measures(box.width, count)
    return box.x + _EDGE + side / 2 + 3 + number * pitch, box.y + box.height * (0.5 if brief else 0.7)


class OrderPanel(Piece):
    """The title, and below it the nations in order."""

    margin = MARGIN

    def __init__(self, box: Box, title: str, order: tuple[tuple[Seat, State], ...], *, brief: bool) -> None:
        """Where it is `brief`, the title stands elsewhere."""
        super().__init__(box)
        self._title = title
        self._order = order
        self._brief = brief

    def appearance(self) -> object:
        return self._title, self._order, self._brief

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_panel(canvas, x, y, width, height, STRIP_PANEL if self._brief else OPEN_PANEL)
        if not self._brief:
            draw_heading(canvas, x + _EDGE, y + height * 0.28, self._title, 25, "lm", room=width - 2 * _EDGE - 76)
        pitch, side = _measures(width, len(self._order))
        for number, (seat, state) in enumerate(self._order):
            cx, middle = stud_at(self.box._replace(x=x, y=y), number, len(self._order), brief=self._brief)
            _paint_stud(canvas, seat, state, cx, middle, side)
            if number + 1 < len(self._order):
                draw_icon(canvas, Icon.RIGHT, cx + pitch / 2, middle, min(11.0, pitch * 0.2), tones.TEXT_FAINT)


def _paint_stud(canvas: Canvas, seat: Seat, state: State, cx: float, cy: float, side: float) -> None:
    if state == "now":
        plate = canvas.stepped(cx - side / 2 - 5, cy - side / 2 - 5, side + 10, side + 10, 4, 1)
        canvas.glow(plate, "#ffc24a", 12, 1.0, inside=False)
        canvas.fill(plate, vertical(cy - side / 2 - 5, cy + side / 2 + 5, "#ffe59a", "#b87a22"))
    draw_cube(canvas, seat, cx, cy, side, alpha=0.5 if state == "done" else 1.0)
    if state == "done":
        draw_icon(canvas, Icon.CHECK, cx, cy, side * 0.86, "#bff5cf", shadow=True)
