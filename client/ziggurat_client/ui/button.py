"""Buttons with words, signs or both."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ziggurat_client.art.buttons import MARGIN, ButtonKind, ButtonState, draw_button
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box


class Pressable(Widget):
    """A widget that does one thing when it is pressed: on release over it, or by Enter."""

    def __init__(self, name: str, box: Box, pressed: Callable[[], None], *, enabled: bool = True) -> None:
        super().__init__(name, box, enabled=enabled)
        self._pressed = pressed

    @property
    def state(self) -> ButtonState:
        """How it looks now."""
        if not self.enabled:
            return ButtonState.OFF
        if self.held and self.hovered:
            return ButtonState.PRESSED
        return ButtonState.HOVERED if self.hovered else ButtonState.IDLE

    def press(self) -> None:
        self._pressed()

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.box.holds(x, y):
            self.press()
            return True
        return False


class Button(Pressable):
    """A button; with an empty label its icon stands alone. `key` is the key printed on it as a keycap."""

    margin = MARGIN

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        pressed: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        icon: Icon | None = None,
        key: str | None = None,
        size: float = 22,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, box, pressed, enabled=enabled)
        self._label = label
        self._kind = kind
        self._icon = icon
        self._keycap = key
        self._size = size
        if icon is Icon.LEFT:
            self.sound = "back"
        elif kind is ButtonKind.GOLD:
            self.sound = "confirm"

    def appearance(self) -> Hashable:
        return self._label, self._kind, self._icon, self._keycap, self._size, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_button(
            canvas,
            x,
            y,
            self.box.width,
            self.box.height,
            self._label,
            kind=self._kind,
            state=self.state,
            icon=self._icon,
            key=self._keycap,
            size=self._size,
        )


def icon_button(name: str, box: Box, icon: Icon, pressed: Callable[[], None], *, enabled: bool = True) -> Button:
    """A button that shows only a sign."""
    return Button(name, box, "", pressed, icon=icon, size=min(box.width, box.height) * 0.42, enabled=enabled)
