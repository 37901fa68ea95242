"""The widgets of a page, as its last layout gave them out."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat_client.ui.focus import FocusRing
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.tooltip import CutText


class PageWidgets:
    """The widgets of a page, in the order in which Tab visits them, known by their names from one layout to the next.

    `focus` has the one that keys act on, `held` is the one that the pointer presses down. `pointer` is where the
    pointer is, None if keys were used since it moved.
    """

    def __init__(self) -> None:
        self.all: tuple[Widget, ...] = ()
        self.focus = FocusRing()
        self.held: Widget | None = None
        self.pointer: tuple[float, float] | None = None

    def replace(self, widgets: Iterable[Widget], first_focus: str | None) -> None:
        """The page was laid out anew: widgets of the same names stay hovered, held and focused."""
        hovered = next((widget.name for widget in self.all if widget.hovered), None)
        held = self.held.name if self.held else None
        self.all = tuple(widgets)
        for widget in self.all:
            widget.hovered = widget.enabled and widget.name == hovered
        self.held = next((widget for widget in self.all if widget.name == held), None)
        if self.held is not None:
            self.held.held = True
        # What can only be read comes last, so that the focus never begins there.
        self.focus.set_widgets(sorted(self.all, key=lambda widget: isinstance(widget, CutText)), first_focus)

    def find(self, name: str) -> Widget | None:
        """The widget of that name, None if there is none."""
        return next((widget for widget in self.all if widget.name == name), None)

    def under(self, x: float, y: float) -> Widget | None:
        """The topmost enabled widget at a point."""
        return next((w for w in reversed(self.all) if w.enabled and w.box.holds(x, y)), None)

    def hover(self, under: Widget | None) -> bool:
        """The pointer is on this widget now, or on none; return whether it was elsewhere."""
        changed = False
        for widget in self.all:
            if widget.hovered != (widget is under):
                widget.hovered = widget is under
                changed = True
        return changed

    def leave(self) -> None:
        """The page is no longer on top."""
        for widget in self.all:
            widget.gone()
        self.held = None

    @property
    def meant(self) -> Widget | None:
        """What the pointer is on, or the focus where keys put it: whichever moved last."""
        if self.pointer is not None:
            return next((widget for widget in self.all if widget.hovered), None)
        return self.focus.current if self.focus.shown else None

    @property
    def rule(self) -> str:
        """The paragraph of the rules behind what is meant, or nothing."""
        return "" if self.meant is None else self.meant.explanation.rule

    @property
    def wakes_in(self) -> float | None:
        """Seconds until one of them wants to be drawn again, None if none does."""
        return min((widget.wakes_in for widget in self.all if widget.wakes_in is not None), default=None)
