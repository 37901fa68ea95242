"""The last games on a profile: a row for each, with its replay."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, OPEN_PANEL, QUIET_PANEL, draw_panel
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.emblem import EmblemPainter, draw_small_emblem
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_EMBLEM: Final = 52.0
_CUBE: Final = 24.0
_RIGHT: Final = 52.0
_CHANGE: Final = 74.0
_POINTS: Final = 96.0
_RANK: Final = 44.0
_WIDE: Final = 700.0
"""The width from which the seats are shown."""
_LOST: Final = "#ff9d8a"


@dataclass(frozen=True)
class GameSign:
    """What a row says: who else played, the game and the day, the rank, the seats in the order in which they came in
    with their colours, the points with their word, and what changed of the rating."""

    names: str
    about: str
    rank: int | None
    seats: tuple[int, ...]
    colours: tuple[int, ...]
    points: str
    word: str
    change: str


class GameRow(Pressable):
    """A match, which is shown again when it is pressed."""

    margin = MARGIN
    step = 5

    def __init__(
        self,
        name: str,
        box: Box,
        sign: GameSign,
        painter: EmblemPainter,
        pressed: Callable[[], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, box, pressed, enabled=enabled)
        self._sign = sign
        self._painter = painter

    def appearance(self) -> Hashable:
        return self.name, self._sign, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, sign = self.box.width, self.box.height, self._sign
        lit = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        won = sign.rank == 1
        draw_panel(canvas, x, y, width, height, ACTIVE_PANEL if lit else OPEN_PANEL if won else QUIET_PANEL)
        middle = y + height / 2
        draw_small_emblem(canvas, self._painter, x + 8, middle - _EMBLEM / 2, _EMBLEM, sign.about)
        right = x + width - 16
        draw_icon(canvas, Icon.PLAY, right - 12, middle, 24, tones.TEXT_HEAD)
        right -= _RIGHT
        ink = tones.GOOD if sign.change.startswith("+") else _LOST
        draw_line(canvas, right, middle, sign.change, _CHANGE, 20, ink, "bold", "r")
        right -= _CHANGE
        draw_number(canvas, right, middle - 9, sign.points, 26, "r")
        draw_line(canvas, right, middle + 18, sign.word, _POINTS, 16, tones.TEXT_SOFT, align="r")
        right -= _POINTS
        seated = canvas.seated(sign.colours)
        for seat in reversed(sign.seats if width >= _WIDE else ()):
            right -= _CUBE + 6
            draw_cube(seated, seat, right + _CUBE / 2, middle, _CUBE)
        right -= _RANK
        if sign.rank is not None:
            draw_rank(canvas, sign.rank, right + 12, middle, 28)
        left = x + 8 + _EMBLEM + 14
        room = right - 14 - left
        draw_line(canvas, left, middle - 12, sign.names, room, 20, tones.TEXT, "bold")
        draw_line(canvas, left, middle + 14, sign.about, room, 17, tones.TEXT_SOFT)
