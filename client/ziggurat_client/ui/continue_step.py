"""The first step of the title's menu while a game waits: which one, against whom, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.stair_menu import MARGIN, draw_continue
from ziggurat_client.ui.button import Pressable
from ziggurat_client.window.screen import Box

WIDTH: Final = 560.0
HEIGHT: Final = 72.0


@dataclass(frozen=True)
class ContinueSign:
    """What the step says: the game and its round, who plays, and whose turn it is, which is `ours` or another's."""

    label: str
    detail: str
    badge: str
    ours: bool


class ContinueStep(Pressable):
    """A step above the stair, higher than the others."""

    margin = MARGIN
    ringed = False

    def __init__(self, name: str, box: Box, sign: ContinueSign, pressed: Callable[[], None]) -> None:
        super().__init__(name, box, pressed)
        self._sign = sign

    def appearance(self) -> Hashable:
        return self._sign, self.focused, self.hovered

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        sign, box = self._sign, Box(x, y, self.box.width, self.box.height)
        draw_continue(
            canvas,
            box,
            (sign.label, sign.detail),
            sign.badge,
            ours=sign.ours,
            focused=self.focused,
            hovered=self.hovered,
        )
