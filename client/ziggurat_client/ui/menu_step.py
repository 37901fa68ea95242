"""An item of the title's menu: a step of the processional stair."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.stair_menu import MARGIN, draw_step, step_box
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.piece import Easel


class MenuStep(Pressable):
    """One item of the menu: a step of the stair."""

    ringed = False

    def __init__(
        self,
        name: str,
        number: int,
        label: str,
        icon: Icon,
        pressed: Callable[[], None],
        *,
        key: str,
        badge: str | None = None,
        turn: Callable[[int], None] | None = None,
    ) -> None:
        """`key` is the keycap of what presses it, shown while it has the focus; `badge` is a word at its right instead.
        `turn` is called with -1 or 1 when left or right is pressed on it."""
        super().__init__(name, Box(*step_box(number)), pressed)
        self._number = number
        self._label = label
        self._icon = icon
        self._keycap = key
        self._badge = badge
        self._turn = turn

    def look(self) -> Hashable:
        return self._number, self._label, self._icon, self._keycap, self._badge, self.focused, self.hovered

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None or self._turn is None:
            return False
        self._turn(by)
        return True

    def draw(self, easel: Easel) -> None:
        picture = easel.pictures.cutting(("menu", self.look()), easel.screen, self.box, MARGIN, self._paint_on_grid)
        left, top = easel.screen.pixel(self.box.x - MARGIN, self.box.y - MARGIN)
        easel.surface.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_on_grid(self, canvas: Canvas) -> None:
        draw_step(
            canvas,
            self._number,
            self._label,
            self._icon,
            focused=self.focused,
            hovered=self.hovered,
            badge=self._badge,
            key=None if self._badge else self._keycap,
        )
