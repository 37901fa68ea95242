"""What the pointer does on a page."""

from __future__ import annotations

import pygame

from ziggurat_client.scenes.pages.widgets import PageWidgets
from ziggurat_client.sound.audio import Audio
from ziggurat_client.ui.piece import Widget


class Pointing:
    """The pointer among the widgets of a page: it hovers, presses and lets go. Points are in design units."""

    def __init__(self, widgets: PageWidgets, audio: Audio, *, focuses: bool) -> None:
        """`focuses` says whether the pointer brings the focus along, as in a menu."""
        self._widgets = widgets
        self._audio = audio
        self._focuses = focuses

    def moved(self, event: pygame.Event, point: tuple[float, float]) -> bool:
        """The pointer is here now; return whether anything looks otherwise."""
        x, y = self._widgets.pointer = point
        changed = self._hover(x, y)
        if self._widgets.held is not None:
            changed = self._widgets.held.point(event, x, y) or changed
        return changed

    def pressed(self, event: pygame.Event, point: tuple[float, float]) -> bool:
        """A button of the mouse went down or up; return whether that was taken."""
        x, y = self._widgets.pointer = point
        self._hover(x, y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._take_hold(event, x, y)
            return True
        held, self._widgets.held = self._widgets.held, None
        if held is None:
            return False
        held.held = False
        if held.point(event, x, y) and held.sound is not None:
            self._audio.play(held.sound)
        return True

    def wheeled(self, event: pygame.Event, point: tuple[float, float]) -> bool:
        """The wheel was turned; return whether the widget there took it."""
        under = self._widgets.under(*point)
        return under is not None and under.point(event, *point)

    def _take_hold(self, event: pygame.Event, x: float, y: float) -> None:
        self._widgets.focus.shown = False
        under = self._widgets.under(x, y)
        if under is not None:
            self._widgets.held = under
            under.held = True
            self._widgets.focus.move_to(under)
            under.point(event, x, y)

    def _hover(self, x: float, y: float) -> bool:
        """Mark the widget under the pointer as hovered; return whether it is another one."""
        under = self._widgets.under(x, y)
        changed = self._widgets.hover(under)
        if changed and under is not None:
            self._come_upon(under)
        return changed

    def _come_upon(self, under: Widget) -> None:
        if under.sound is not None:
            self._audio.play("hover")
        if self._focuses:
            self._widgets.focus.move_to(under)
