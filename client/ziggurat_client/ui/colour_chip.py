"""A colour that a seat can have, with its mark: one of a row to choose from."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Explanation
from ziggurat_client.window.screen import Box

Standing: TypeAlias = Literal["chosen", "free", "taken"]
"""The seat's own, one that it can have, or one that another seat has."""

_CUBE: Final = 0.7
"""How much of a chip its cube takes."""
_LOCK: Final = 0.46
_DIMMED: Final = 0.38


class ColourChip(Pressable):
    """A cube of the colour. The chosen one is ringed with gold; one that is taken is dim and has a lock."""

    margin = 8
    step = 1
    """So that the focus ring goes round the lock."""

    def __init__(
        self, name: str, box: Box, row: Box, colour: int, standing: Standing, remark: str, pressed: Callable[[], None]
    ) -> None:
        """`box` is a square in the `row` of all chips; `remark` says what comes of pressing, or who has the colour."""
        super().__init__(name, box, pressed)
        self.colour = colour
        self.standing = standing
        self.remark = remark
        self._row = row

    @property
    def explanation(self) -> Explanation:
        # Beside the row, so that no other chip is covered.
        return Explanation(self.remark, beside=self._row)

    def appearance(self) -> Hashable:
        return self.colour, self.standing, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        side = self.box.width
        lively = self.state is not ButtonState.IDLE
        if self.standing == "chosen":
            frame = canvas.stepped(x - 1, y - 1, side + 2, side + 2, 3, 1)
            canvas.glow(frame, tones.GOLD, 7, 0.7, inside=False)
            canvas.fill(frame, tones.BRIGHT_EDGE[0])
        else:
            canvas.fill(canvas.stepped(x, y, side, side, 3, 1), tones.PALE_LAPIS if lively else tones.LAPIS_LINE, 0.6)
        canvas.fill(canvas.stepped(x + 2, y + 2, side - 4, side - 4, 3, 1), tones.WELL)
        # A colour is shown by its own number, whichever seat has it at this table.
        plain = canvas.seated(())
        middle, cube = side / 2, side * _CUBE
        draw_cube(plain, self.colour, x + middle, y + middle, cube, alpha=_DIMMED if self.standing == "taken" else 1.0)
        if self.standing == "taken":
            lock = side * _LOCK
            draw_icon(canvas, Icon.LOCK, x + side - lock / 2 - 2, y + side - lock / 2 - 2, lock, tones.TEXT)
