"""A saved replay in the list of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, OPEN_PANEL, QUIET_PANEL, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_beginning, draw_line
from ziggurat_client.window.screen import Box

HEIGHT: Final = 84.0
_LEFT: Final = 96.0
PICTURE: Final = 68.0
"""The side of the board's picture."""
_PICTURE_LEFT: Final = 16.0
_DATE_ROOM: Final = 180.0
_POINTS: Final = 21
_BEFORE_POINTS: Final = 8.0
_CROWN: Final = 30.0
"""The room of the crown after a winner."""
_NAME_SIZES: Final = (21.0, 19.0, 17.0)
_NAME_LEFT: Final = 34.0
_AROUND_NAME: Final = _NAME_LEFT + 22.0
"""The room of a cube before a name and of the gap after it."""


@dataclass(frozen=True)
class ReplaySign:
    """What a row says: the players by seat (none for a broken file), a line about the match, and when it was kept; the
    points by seat and who won, where that is known; and the seats' colours, if they had others than their numbers'."""

    names: tuple[str, ...]
    about: str
    date: str
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()


class ReplayRow(Pressable):
    """A row that shows a replay when it is pressed; a broken one cannot be."""

    margin = MARGIN
    step = 6

    def __init__(
        self,
        name: str,
        box: Box,
        sign: ReplaySign,
        pressed: Callable[[], None],
        picture: pygame.Surface | None = None,
    ) -> None:
        """`picture` is the last position, if it is drawn."""
        super().__init__(name, box, pressed, enabled=bool(sign.names))
        self.sign = sign
        self._picture = picture

    @property
    def has_picture(self) -> bool:
        """Whether the board is shown."""
        return self._picture is not None

    def appearance(self) -> Hashable:
        return self.sign, id(self._picture), self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        lively = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        style = ACTIVE_PANEL if lively else OPEN_PANEL if self.enabled else QUIET_PANEL
        draw_panel(canvas, x, y, self.box.width, self.box.height, style)
        self._paint_left(canvas, x, y)
        right = x + self.box.width - 28
        draw_line(canvas, right, y + HEIGHT / 2, self.sign.date, _DATE_ROOM, 20, tones.TEXT_SOFT, align="r")
        room = right - _DATE_ROOM - x - _LEFT - 16
        if self.sign.names:
            self._paint_players(canvas, x + _LEFT, y + 30, room)
            draw_line(canvas, x + _LEFT, y + 60, self.sign.about, room, 18, tones.TEXT_SOFT)
        else:
            draw_line(canvas, x + _LEFT, y + HEIGHT / 2, self.sign.about, room, 20, tones.TEXT_SOFT)

    def _paint_left(self, canvas: Canvas, x: float, y: float) -> None:
        """The board, or a sign where there is no picture of it."""
        if self._picture is not None:
            left, top = x + _PICTURE_LEFT, y + (HEIGHT - PICTURE) / 2
            canvas.fill(canvas.mask(canvas.stepped(left, top, PICTURE, PICTURE, 3, 1)), tones.BITUMEN)
            canvas.blit(self._picture, left, top)
            return
        icon, ink = (Icon.PLAY, tones.TEXT_HEAD) if self.enabled else (Icon.WARNING, tones.TEXT_OFF)
        draw_icon(canvas, icon, x + 48, y + HEIGHT / 2, 34, ink)

    def _paint_players(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Everyone's cube and name, set smaller and then cut short, the longest first, where they have no room."""
        names, sign = self.sign.names, self.sign
        points = [f"{score}" for score in sign.scores] if len(sign.scores) == len(names) else [""] * len(names)
        besides = [
            _AROUND_NAME
            + (text_width(told, _POINTS, "bold", canvas.scale) + _BEFORE_POINTS if told else 0.0)
            + (_CROWN if seat in sign.winners else 0.0)
            for seat, told in enumerate(points)
        ]
        seated = canvas.seated(sign.colours)
        left = room - sum(besides)
        size = next((size for size in _NAME_SIZES if sum(_widths(names, size, canvas.scale)) <= left), _NAME_SIZES[-1])
        for seat, share in enumerate(_shares(_widths(names, size, canvas.scale), left)):
            draw_cube(seated, seat, x + 12, y, 24)
            width = draw_beginning(canvas, x + _NAME_LEFT, y, names[seat], share, size, tones.TEXT, "bold")
            after = x + _NAME_LEFT + width
            if points[seat]:
                told = text_width(points[seat], _POINTS, "bold", canvas.scale)
                draw_line(canvas, after + _BEFORE_POINTS, y, points[seat], told + 2, _POINTS, tones.TEXT_HEAD, "bold")
                after += _BEFORE_POINTS + told
            if seat in sign.winners:
                draw_icon(canvas, Icon.CROWN, after + 18, y - 1, 22, tones.TEXT_HEAD)
            x += width + besides[seat]


def _widths(names: Sequence[str], size: float, scale: float) -> list[float]:
    """How wide the names are."""
    return [text_width(name, size, "bold", scale) for name in names]


def _shares(wanted: Sequence[float], room: float) -> list[float]:
    """What each gets of the room: what it wants, or an equal share of what those with smaller wishes leave."""
    shares = [0.0] * len(wanted)
    for number, index in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        shares[index] = min(wanted[index], room / (len(wanted) - number))
        room -= shares[index]
    return shares
