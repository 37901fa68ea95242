"""A turn that could have been better, as a row to be pressed: whose it was, what it cost, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line, draw_lines, line_fits
from ziggurat_client.window.screen import Box

HEAD: Final = 34.0
"""The height of a row that has only its head."""
_PITCH: Final = 23.0
"""From one line of what was better to the next."""
_FOOT: Final = 6.0
_LEFT: Final = 12.0
_BESIDE: Final = 82.0
"""Where the words begin: after the number and the cube."""
_SIZE: Final = 17.0
_GROUNDS: Final = {
    ButtonState.HOVERED: ("#27459f", "#1b3384"),
    ButtonState.PRESSED: ("#12225a", "#182c6e"),
}
_AT_REST: Final = ("#1d3380", "#142662")
_LIT: Final = ("#5a3f14", "#33220c")


@dataclass(frozen=True)
class SwingSign:
    """What a row says: the swing's rank from 1, whose turn and which one, the chances that were to be had and that
    were left, and what was better. `lit` says that it is what the board shows; `brief` leaves the name to the mark."""

    rank: int
    seat: Seat
    turn: str
    brief: str
    chances: str
    better: str
    lit: bool = False


def lines_of(better: str, width: float, scale: float) -> int:
    """How many lines of a row of that width what was better takes."""
    return len(wrap(better, width - _BESIDE - _LEFT, _SIZE, "regular", scale))


def row_height(lines: int) -> float:
    """How high a row with so many lines about what was better is."""
    return HEAD + lines * _PITCH + (_FOOT if lines else 0)


class SwingRow(Pressable):
    """One swing. Where there is no room for all that was better, it is cut short."""

    margin = 4
    step = 4

    def __init__(self, box: Box, sign: SwingSign, pressed: Callable[[], None]) -> None:
        super().__init__(f"swing {sign.rank}", box, pressed)
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, sign = self.box.width, self.box.height, self._sign
        ground = _LIT if sign.lit else _GROUNDS.get(self.state, _AT_REST)
        shape = canvas.stepped(x, y, width, height, 4, 1)
        canvas.fill(shape, vertical(y, y + height, *ground))
        edge = tones.BRIGHT_EDGE if sign.lit else tones.FIELD_EDGE
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 4, 1), vertical(y, y + height, *edge), 0.8)
        self._paint_head(canvas, x, y + HEAD / 2 + 1, width)
        self._paint_better(canvas, x + _BESIDE, y + HEAD, width - _BESIDE - _LEFT)

    def _paint_head(self, canvas: Canvas, x: float, middle: float, width: float) -> None:
        sign = self._sign
        draw_rank(canvas, sign.rank, x + _LEFT + 12, middle, 22)
        draw_cube(canvas, sign.seat, x + 60, middle, 22)
        end = x + width - _LEFT
        canvas.text(end, middle, sign.chances, 18, tones.TEXT_NAME, "bold", "rm")
        room = width - _BESIDE - _LEFT - text_width(sign.chances, 18, "bold", canvas.scale) - 12
        turn = sign.turn if line_fits(canvas, sign.turn, room, 18, "bold") else sign.brief
        draw_line(canvas, x + _BESIDE, middle, turn, room, 18, tones.TEXT, "bold")

    def _paint_better(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        fitting = int((self.box.height - HEAD) / _PITCH)
        draw_lines(canvas, x, y + 0.4 * _PITCH, self._sign.better, room, fitting, _PITCH, _SIZE, tones.TEXT_SOFT)
