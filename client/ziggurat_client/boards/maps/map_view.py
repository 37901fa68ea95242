"""Which part of a map is shown, and where: pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

ZOOMS: Final = (1.0, 1.5, 2.2, 3.5, 5.0)
"""How much larger than at first a map can be shown, step by step."""
_NEARLY: Final = 1e-9


@dataclass(frozen=True)
class MapView:
    """A part of a map of that `size`, shown in a `place` of the screen.

    `zoom` is 1 where the map is as small as it may be: it still fills the place, so that nothing beside it is ever
    seen. `left` and `top` are the map's point in the place's corner.
    """

    place: Box
    size: Extent
    zoom: float = 1.0
    left: float = 0.0
    top: float = 0.0

    @cached_property  # asked for every point of the map
    def scale(self) -> float:
        """Units of the screen to a unit of the map."""
        return self.zoom * max(self.place.width / self.size.width, self.place.height / self.size.height)

    @property
    def shown(self) -> Box:
        """The part that is shown, in the map's units."""
        return Box(self.left, self.top, self.place.width / self.scale, self.place.height / self.scale)

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the map lies on the screen, be it in the place or beyond."""
        return self.place.x + (x - self.left) * self.scale, self.place.y + (y - self.top) * self.scale

    def on_map(self, x: float, y: float) -> tuple[float, float]:
        """The point of the map under a point of the screen."""
        return self.left + (x - self.place.x) / self.scale, self.top + (y - self.place.y) / self.scale

    def panned(self, across: float, down: float) -> MapView:
        """Look so many units of the screen further right and down, as far as the map goes."""
        return self._at(self.zoom, self.left + across / self.scale, self.top + down / self.scale)

    def zoomed(self, zoom: float, about: tuple[float, float] | None = None) -> MapView:
        """Show the map in another zoom, within `ZOOMS`. The point of the map at the screen's point `about`, or in the
        middle of the place, stays there, unless what is beyond the map's edge would be seen."""
        x, y = about or self.place.centre
        held_x, held_y = self.on_map(x, y)
        nearer = replace(self, zoom=min(max(ZOOMS[0], zoom), ZOOMS[-1]))
        return self._at(
            nearer.zoom, held_x - (x - self.place.x) / nearer.scale, held_y - (y - self.place.y) / nearer.scale
        )

    def stepped(self, steps: int, about: tuple[float, float] | None = None) -> MapView:
        """Zoom in (negative: out) by so many of the `ZOOMS`."""
        view = self
        for _ in range(abs(steps)):
            view = view.zoomed(_next_zoom(view.zoom, ZOOMS if steps > 0 else ZOOMS[::-1]), about)
        return view

    def showing(self, x: float, y: float, margin: float = 0.0) -> MapView:
        """Look as little further as brings a point of the map at least `margin` units of the screen inside the place,
        as far as the map goes."""
        shown, rim = self.shown, margin / self.scale
        left = _brought(shown.x, shown.width, x, min(rim, shown.width / 2))
        top = _brought(shown.y, shown.height, y, min(rim, shown.height / 2))
        return self._at(self.zoom, left, top)

    def moved(self, place: Box) -> MapView:
        """The same map in another place of the screen, with the same point in the middle as far as the map goes."""
        x, y = self.shown.centre
        there = replace(self, place=place)
        return there._at(self.zoom, x - there.shown.width / 2, y - there.shown.height / 2)

    def towards(self, other: MapView, share: float) -> MapView:
        """A view on the way to another one of the same place: a point that both show at one point of the screen stays
        there all the way."""
        start, end = self.scale, other.scale
        zoom = self.zoom * (other.zoom / self.zoom) ** share
        between = replace(self, zoom=zoom)
        if abs(end - start) <= _NEARLY * start:
            part = share
        else:
            part = (1 / start - 1 / between.scale) / (1 / start - 1 / end)
        left = self.left + (other.left - self.left) * part
        return self._at(zoom, left, self.top + (other.top - self.top) * part)

    def _at(self, zoom: float, left: float, top: float) -> MapView:
        """The view from there, moved to where the place shows nothing but the map."""
        view = replace(self, zoom=zoom)
        width, height = view.shown.width, view.shown.height
        return replace(
            view,
            left=min(max(0.0, left), max(0.0, self.size.width - width)),
            top=min(max(0.0, top), max(0.0, self.size.height - height)),
        )


def _next_zoom(zoom: float, zooms: Sequence[float]) -> float:
    """The first of `zooms`, which rise or fall, that lies beyond `zoom`; the last one if none does."""
    rising = zooms[-1] > zooms[0]
    beyond = (each for each in zooms if (each > zoom + _NEARLY if rising else each < zoom - _NEARLY))
    return next(beyond, zooms[-1])


def _brought(start: float, length: float, point: float, rim: float) -> float:
    """Where a stretch of that length begins when it was moved as little as brings a point into it."""
    return min(max(start, point + rim - length), point - rim)
