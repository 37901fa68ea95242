"""A palette to choose: its name, whom it serves, and its kinds and players in its own colours."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.palette import KINDS, Palette
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, QUIET_PANEL, draw_panel
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_PLAQUE: Final = 46.0
_CUBE: Final = 28.0
_CUBE_PITCH: Final = 40.0
_CUBES_IN_A_ROW: Final = 4
_KINDS_FROM_RIGHT: Final = 468.0
_CUBES_FROM_RIGHT: Final = 176.0


class PaletteRow(Pressable):
    """One of the palettes, `chosen` or not."""

    margin = MARGIN

    def __init__(
        self, box: Box, palette: Palette, words: tuple[str, str], chosen: bool, choose: Callable[[], None]
    ) -> None:
        """`words` are the palette's name and a line on whom it serves."""
        super().__init__(f"palette {palette.name}", box, choose)
        self._palette = palette
        self._words = words
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self._palette.name, self._words, self._chosen, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_panel(canvas, x, y, width, height, ACTIVE_PANEL if self._chosen else QUIET_PANEL)
        if self.state is not ButtonState.IDLE:
            canvas.fill(canvas.stepped(x, y, width, height, 6), tones.PALE_LAPIS, 0.12)
        room = width - _KINDS_FROM_RIGHT - 84
        if self._chosen:
            draw_icon(canvas, Icon.CHECK, x + 36, y + height / 2, 26, tones.TEXT_HEAD)
        draw_line(canvas, x + 68, y + height / 2 - 16, self._words[0], room, 22, tones.TEXT, "bold")
        draw_line(canvas, x + 68, y + height / 2 + 15, self._words[1], room, 17, tones.TEXT_SOFT)
        # What is shown of a palette is always in its own colours.
        own = Canvas.over(canvas.surface, canvas.scale, self._palette)
        for number, kind in enumerate(KINDS):
            draw_plaque(
                own, kind, x + width - _KINDS_FROM_RIGHT + number * (_PLAQUE + 8), y + (height - _PLAQUE) / 2, _PLAQUE
            )
        for seat in range(len(self._palette.players)):
            row, column = divmod(seat, _CUBES_IN_A_ROW)
            left = x + width - _CUBES_FROM_RIGHT + 20 + column * _CUBE_PITCH
            draw_cube(own, seat, left, y + height / 2 + (row - 0.5) * _CUBE_PITCH, _CUBE)
