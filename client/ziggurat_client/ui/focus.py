"""Which widget keys and gamepad act on, and how the focus moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""The arrow keys and where they point."""

_SIDEWAYS_COST: Final = 3.0
"""How much dearer a step aside is than a step ahead, when an arrow looks for the nearest widget."""


class FocusRing:
    """The widgets of a page in their order, one of which has the focus if any can have it.

    `shown` says whether the ring is drawn: keys bring it out, the pointer hides it.
    """

    def __init__(self) -> None:
        self._widgets: tuple[Widget, ...] = ()
        self._current: Widget | None = None
        self.shown = True

    @property
    def current(self) -> Widget | None:
        """The widget with the focus."""
        return self._current

    def set_widgets(self, widgets: Sequence[Widget], preferred: str | None) -> None:
        """The page was laid out anew: the focus stays with the widget of the same name, else goes to `preferred`."""
        wanted = self._current.name if self._current else None
        self._widgets = tuple(widgets)
        found = self._named(wanted) or self._named(preferred) or next(iter(self._open()), None)
        if found is not self._current:
            self.move_to(found)

    def move_to(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none."""
        if self._current is widget:
            return
        if self._current is not None:
            self._current.focus(False)
        self._current = widget
        if widget is not None:
            widget.focus(True)

    def settle(self) -> None:
        """Leave a widget that cannot be pressed any more, for the nearest before it that can."""
        current = self._current
        if current is None or current.enabled or current not in self._widgets:
            return
        before = self._widgets[: self._widgets.index(current)]
        self.move_to(next((widget for widget in reversed(before) if widget.enabled), next(iter(self._open()), None)))

    def step(self, by: int) -> None:
        """Go to the next widget (1) or the one before (-1), around the end."""
        open_widgets = self._open()
        if not open_widgets:
            return
        if self._current in open_widgets:
            self.move_to(open_widgets[(open_widgets.index(self._current) + by) % len(open_widgets)])
        else:
            self.move_to(open_widgets[0])

    def go(self, direction: tuple[int, int]) -> bool:
        """Go to the nearest widget in a direction; return whether there is one."""
        if self._current is None:
            self.step(1)
            return self._current is not None
        start = self._current.box
        ahead = [(cost, w) for w in self._open() if (cost := _cost(start, w.box, direction)) is not None]
        if not ahead:
            return False
        self.move_to(min(ahead, key=lambda pair: pair[0])[1])
        return True

    def _open(self) -> list[Widget]:
        return [widget for widget in self._widgets if widget.enabled]

    def _named(self, name: str | None) -> Widget | None:
        return next((widget for widget in self._open() if widget.name == name), None)


def _cost(start: Box, end: Box, direction: tuple[int, int]) -> float | None:
    """How far `end` is from `start` in a direction, or None if it does not lie there."""
    (x0, y0), (x1, y1) = start.centre, end.centre
    dx, dy = direction
    ahead = (x1 - x0) * dx + (y1 - y0) * dy
    if ahead < 1:
        return None
    if dx:
        edge = end.x - start.right if dx > 0 else start.x - end.right
        aside = _gap(start.y, start.bottom, end.y, end.bottom)
    else:
        edge = end.y - start.bottom if dy > 0 else start.y - end.bottom
        aside = _gap(start.x, start.right, end.x, end.right)
    if edge < -1:
        return None
    drift = abs(y1 - y0) if dx else abs(x1 - x0)
    return max(0.0, edge) + _SIDEWAYS_COST * aside + 0.1 * drift


def _gap(start: float, end: float, other_start: float, other_end: float) -> float:
    """The distance between two stretches; 0 where they overlap."""
    return max(0.0, other_start - end, start - other_end)
