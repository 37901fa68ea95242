"""A map as a widget: panned by dragging, arrow keys or stick, zoomed by wheel, plus and minus or triggers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ziggurat_client.art.cuts import Cut
from ziggurat_client.boards.maps.lens import PAN, Lens
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import Extent

_STILL: Final = 6.0
"""How far the pointer may move in a click that is no drag."""
_STEPS: Final = {Intention.MORE: 1, Intention.LESS: -1}


class MapWidget(Widget, ABC):
    """A map in the board's place. A game says how it looks and what a click on it means.

    Keep it between layouts: it knows which part of the map is looked at.
    """

    ringed = False
    sound = None

    def __init__(self, place: Box, size: Extent, *, moves: Callable[[], bool], changed: Callable[[], None]) -> None:
        """`size` is the map's in its own units; `moves` says whether the person wishes to see motion.

        `changed` is called when one looks elsewhere, so that the buttons may be others.
        """
        super().__init__("board", place)
        self.lens = Lens(place, size, moves=moves, changed=changed)
        self._grasped: tuple[float, float] | None = None
        self._dragged = False

    @abstractmethod
    def chosen(self, x: float, y: float) -> None:
        """A point of the map was clicked, in the map's units."""

    @abstractmethod
    def draw_map(self, easel: Easel, view: MapView) -> None:
        """Draw the part of the map that is shown; whatever reaches beyond the place is not seen."""

    @property
    def view(self) -> MapView:
        """The part of the map that is shown now."""
        return self.lens.view

    # ------------------------------------------------------------------ where one looks

    def lay_out(self, place: Box) -> None:
        """Lie in that place from now on."""
        if place != self.box:
            self.box = place
            self.lens.lay_out(place)

    def zoom(self, steps: int, about: tuple[float, float] | None = None) -> bool:
        """Zoom in (negative: out) by so many steps about a point of the screen, or the middle of the place.

        Returns whether the map can be zoomed any further that way.
        """
        return self.lens.zoom(steps, about)

    def look_at(self, x: float, y: float, margin: float = PAN) -> None:
        """Bring a point of the map into sight, not too near the edge."""
        self.lens.look_at(x, y, margin)

    def buttons(self) -> list[Button]:
        """The buttons that zoom in and out, in the lower left corner."""
        return self.lens.buttons(self.box)

    # ------------------------------------------------------------------ time

    @property
    def animating(self) -> bool:
        """Whether the map is on its way to where one looks."""
        return self.lens.gliding

    def update(self, elapsed: float) -> None:
        """Advance by `elapsed` seconds."""
        self.lens.update(elapsed)

    # ------------------------------------------------------------------ input

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return event.y != 0 and self.zoom(1 if event.y > 0 else -1, (x, y))
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._grasped, self._dragged = (x, y), False
        elif event.type == pygame.MOUSEMOTION and self._grasped is not None:
            return self._drag(x, y)
        elif event.type == pygame.MOUSEBUTTONUP:
            grasped, self._grasped = self._grasped, None
            if grasped is not None and not self._dragged and event.button == pygame.BUTTON_LEFT:
                self.chosen(*self.view.on_map(x, y))
        return True

    def _drag(self, x: float, y: float) -> bool:
        from_x, from_y = self._grasped or (x, y)
        across, down = from_x - x, from_y - y
        if not self._dragged and max(abs(across), abs(down)) < _STILL:
            return False
        self._dragged, self._grasped = True, (x, y)
        self.lens.drag(across, down)
        return True

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            across, down = ARROWS[event.key]
            return self.lens.pan(across * PAN, down * PAN)
        steps = _STEPS.get(intention_of(event) or Intention.BACK)
        return steps is not None and self.zoom(steps)

    def gone(self) -> None:
        self._grasped = None

    # ------------------------------------------------------------------ drawing

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        """The map covers whatever lies below it."""

    def draw(self, easel: Easel) -> None:
        """Show the map in its place."""
        before = easel.surface.get_clip()
        easel.surface.set_clip(easel.screen.rect(self.box).clip(before))
        self.draw_map(easel, self.view)
        easel.surface.set_clip(before)
