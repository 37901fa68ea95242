"""The title's menu: steps of the processional stair, and its walls."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.stair import Stair
from ziggurat_client.art.stair_menu import MARGIN, draw_step, draw_walls
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box


class StairWalls(Piece):
    """The walls between which the steps of the menu lie."""

    margin = MARGIN

    def __init__(self, stair: Stair) -> None:
        width = stair.row_width(stair.rows - 1)
        super().__init__(Box(stair.centre - width / 2, stair.top, width, stair.bottom - stair.top))
        self._stair = stair

    def appearance(self) -> Hashable:
        return self._stair

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_walls(canvas, x + self.box.width / 2, y, self._stair)


class MenuStep(Pressable):
    """One item of the menu: a step of the stair."""

    margin = MARGIN
    ringed = False

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        icon: Icon,
        pressed: Callable[[], None],
        *,
        key: str,
        badge: str | None = None,
        turn: Callable[[int], None] | None = None,
        arrows: tuple[int, ...] = (-1, 1),
    ) -> None:
        """`key` is the keycap of what presses it, shown while it has the focus; `badge` is a word at its right instead.
        `turn` is called with -1 or 1 when left or right is pressed on it. While it has the focus it is pointed at from
        the sides of `arrows`, -1 or 1."""
        super().__init__(name, box, pressed)
        self._label = label
        self._icon = icon
        self._keycap = key
        self._badge = badge
        self._turn = turn
        self._arrows = arrows

    def appearance(self) -> Hashable:
        return self._label, self._icon, self._keycap, self._badge, self._arrows, self.focused, self.hovered

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None or self._turn is None:
            return False
        self._turn(by)
        return True

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_step(
            canvas,
            Box(x, y, self.box.width, self.box.height),
            self._label,
            self._icon,
            focused=self.focused,
            hovered=self.hovered,
            badge=self._badge,
            key=None if self._badge else self._keycap,
            arrows=self._arrows,
        )
