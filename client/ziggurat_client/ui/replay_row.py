"""A saved replay in the list of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

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
_LEFT: Final = 92.0
_DATE_ROOM: Final = 250.0
_NAME_LEFT: Final = 34.0
_AROUND_NAME: Final = _NAME_LEFT + 22.0
"""The room of a cube before a name and of the gap after it."""


@dataclass(frozen=True)
class ReplaySign:
    """What a row says: the players by seat (none for a broken file), a line about the match, and when it was kept."""

    names: tuple[str, ...]
    about: str
    date: str


class ReplayRow(Pressable):
    """A row that shows a replay when it is pressed; a broken one cannot be."""

    margin = MARGIN
    step = 6

    def __init__(self, name: str, box: Box, sign: ReplaySign, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed, enabled=bool(sign.names))
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        lively = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        style = ACTIVE_PANEL if lively else OPEN_PANEL if self.enabled else QUIET_PANEL
        draw_panel(canvas, x, y, self.box.width, self.box.height, style)
        icon, ink = (Icon.PLAY, tones.TEXT_HEAD) if self.enabled else (Icon.WARNING, tones.TEXT_OFF)
        draw_icon(canvas, icon, x + 48, y + HEIGHT / 2, 34, ink)
        right = x + self.box.width - 28
        draw_line(canvas, right, y + HEIGHT / 2, self._sign.date, _DATE_ROOM, 20, tones.TEXT_SOFT, align="r")
        room = right - _DATE_ROOM - x - _LEFT - 16
        if self._sign.names:
            self._paint_players(canvas, x + _LEFT, y + 30, room)
            draw_line(canvas, x + _LEFT, y + 60, self._sign.about, room, 18, tones.TEXT_SOFT)
        else:
            draw_line(canvas, x + _LEFT, y + HEIGHT / 2, self._sign.about, room, 20, tones.TEXT_SOFT)

    def _paint_players(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Everyone's cube and name; only where they have no room together are the longest names cut short."""
        names = self._sign.names
        wanted = [text_width(name, 21, "bold", canvas.scale) for name in names]
        for seat, share in enumerate(_shares(wanted, room - len(names) * _AROUND_NAME)):
            draw_cube(canvas, seat, x + 12, y, 24)
            name = names[seat]
            x += draw_beginning(canvas, x + _NAME_LEFT, y, name, share, 21, tones.TEXT, "bold") + _AROUND_NAME


def _shares(wanted: Sequence[float], room: float) -> list[float]:
    """What each gets of the room: what it wants, or an equal share of what those with smaller wishes leave."""
    shares = [0.0] * len(wanted)
    for number, index in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        shares[index] = min(wanted[index], room / (len(wanted) - number))
        room -= shares[index]
    return shares
