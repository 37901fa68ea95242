"""Where one looks on a map: a view that glides from one to the next, and the buttons that zoom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.maps.glide import Glide
from ziggurat_client.boards.maps.map_view import ZOOMS, MapView
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

PAN: Final = 120.0
"""How far an arrow key moves the map, and how near its edge one looks at most."""
_BUTTON: Final = 52.0
_BUTTON_GAP: Final = 8.0
_FROM_EDGE: Final = 16.0


def _nothing() -> None:
    """Nobody wants to know that one looks elsewhere."""


class Lens:
    """The part of a map that somebody looks at. Keep it between layouts."""

    def __init__(
        self, place: Box, size: Extent, *, moves: Callable[[], bool], changed: Callable[[], None] = _nothing
    ) -> None:
        """The map's `size` is in its own units; `moves` says whether the person wishes to see motion.

        `changed` is called when one looks elsewhere, so that the buttons may be others.
        """
        self._glide = Glide(MapView(place, size))
        self._moves = moves
        self._changed = changed

    @property
    def view(self) -> MapView:
        """The part of the map that is shown now."""
        return self._glide.now

    @property
    def goal(self) -> MapView:
        """The part that will be shown once nothing moves."""
        return self._glide.goal

    @property
    def gliding(self) -> bool:
        """Whether the map is on its way to where one looks."""
        return self._glide.under_way

    def update(self, elapsed: float) -> None:
        """Advance by `elapsed` seconds."""
        self._glide.update(elapsed)

    def lay_out(self, place: Box) -> None:
        """Show the map in that place from now on."""
        self._glide.jump(self._glide.goal.moved(place))

    def zoom(self, steps: int, about: tuple[float, float] | None = None) -> bool:
        """Zoom in (negative: out) by so many steps about a point of the screen, or the middle of the place.

        Returns whether the map can be zoomed any further that way.
        """
        return self.go(self._glide.goal.stepped(steps, about))

    def look_at(self, x: float, y: float, margin: float = PAN) -> None:
        """Bring a point of the map into sight, not too near the edge."""
        self.go(self._glide.goal.showing(x, y, margin))

    def frame(self, points: Sequence[tuple[float, float]], margin: float) -> None:
        """Look at once as closely as shows all these points of the map, at least `margin` units of the map inside the
        place, with what lies between them in the middle. At least one point must be given."""
        left, right = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
        top, bottom = min(y for _, y in points) - margin, max(y for _, y in points) + margin
        whole = self._glide.goal.zoomed(ZOOMS[0])
        fitting = [
            zoom
            for zoom in ZOOMS
            if whole.shown.width / zoom >= right - left and whole.shown.height / zoom >= bottom - top
        ]
        view = whole.zoomed(max(fitting, default=ZOOMS[0]))
        x, y = (left + right) / 2, (top + bottom) / 2
        self._glide.jump(view.showing(x, y, max(view.place.width, view.place.height) / 2))

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point of the map into the middle, as far as the map goes."""
        shown = self._glide.goal.shown
        self.look_at(x, y, max(shown.width, shown.height) * self._glide.goal.scale)

    def pan(self, across: float, down: float) -> bool:
        """Look so many units of the screen further; return whether the map goes any further that way."""
        return self.go(self._glide.goal.panned(across, down))

    def drag(self, across: float, down: float) -> None:
        """Follow a hand that moves the map by so many units of the screen."""
        self._glide.jump(self.view.panned(across, down))

    def go(self, goal: MapView) -> bool:
        """Set out for another view; return whether it is another one."""
        if goal == self._glide.goal:
            return False
        if self._moves():
            self._glide.begin(goal)
        else:
            self._glide.jump(goal)
        self._changed()
        return True

    def buttons(self, place: Box) -> list[Button]:
        """The buttons that zoom in and out, in the lower left corner of a place."""
        x, y = place.x + _FROM_EDGE, place.bottom - _FROM_EDGE - _BUTTON
        zoom, beside = self._glide.goal.zoom, x + _BUTTON + _BUTTON_GAP
        nearer, farther = Box(x, y, _BUTTON, _BUTTON), Box(beside, y, _BUTTON, _BUTTON)
        return [
            icon_button("zoom in", nearer, Icon.PLUS, lambda: self._zoom_by_button(1), enabled=zoom < ZOOMS[-1]),
            icon_button("zoom out", farther, Icon.MINUS, lambda: self._zoom_by_button(-1), enabled=zoom > ZOOMS[0]),
        ]

    def _zoom_by_button(self, steps: int) -> None:
        self.zoom(steps)
