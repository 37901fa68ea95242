"""The part of a page that the window shows: all of it, or as much as fits while the rest can be scrolled to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from ziggurat_client.window.screen import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Screen

AROUND: Final = 40.0
"""How much is shown around what is brought into sight, in design units."""
_SLACK: Final = 0.5
"""Units by which a page may be larger than the window without scrolling: less than a pixel, left over by rounding."""


class Extent(NamedTuple):
    """Width and height in design units."""

    width: float
    height: float


GRID: Final = Extent(DESIGN_WIDTH, DESIGN_HEIGHT)
"""What most pages are laid out in."""

TIGHTEST: Final = Extent(DESIGN_WIDTH / 2, DESIGN_HEIGHT / 2)
"""What is seen of everything at least, in whatever window and however large."""


class Viewport:
    """A page's place in the window.

    A window that is larger than the page needs shows the page in its middle, or gives it all the room if the page
    `fills` it. A smaller one shows a part of the page; `scroll` and `reveal` choose which.
    """

    def __init__(self, window: Screen, moved: Callable[[], None]) -> None:
        """`moved` is called when another part is shown."""
        self._window = window
        self._moved = moved
        self._extent = GRID
        self._across = self._down = 0.0

    def fit(self, window: Screen, smallest: Extent, *, fills: bool) -> None:
        """The window or the page's needs may have changed: `smallest` is the least room that the page can do with."""
        seen = window.visible
        self._window = window
        if fills:
            smallest = Extent(max(smallest.width, seen.width), max(smallest.height, seen.height))
        self._extent = smallest
        self._across = min(self._across, self.furthest.width)
        self._down = min(self._down, self.furthest.height)

    @property
    def extent(self) -> Box:
        """The room that the page is laid out in."""
        return Box(0, 0, *self._extent)

    @property
    def expanse(self) -> Box:
        """The room from edge to edge of the window or the page, whichever reaches further."""
        seen, whole = self.screen.visible, self.extent
        left, top = min(0.0, seen.x), min(0.0, seen.y)
        return Box(left, top, max(whole.width, seen.width), max(whole.height, seen.height))

    @property
    def screen(self) -> Screen:
        """The window's geometry, with the page's origin where it falls now."""
        window = self._window
        left = self._origin(window.width, self._extent.width, self._across)
        top = self._origin(window.height, self._extent.height, self._down)
        return replace(window, left=left, top=top)

    def _origin(self, pixels: int, length: float, scrolled: float) -> int:
        """The pixel on which the page begins, along one axis."""
        spare = pixels / self._window.scale - length
        return round((spare / 2 if spare > 0 else -scrolled) * self._window.scale)

    # ------------------------------------------------------------------ scrolling

    @property
    def furthest(self) -> Extent:
        """How far it can be scrolled each way; 0 where everything fits."""
        seen = self._window.visible
        return Extent(_beyond(self._extent.width, seen.width), _beyond(self._extent.height, seen.height))

    @property
    def scrolled(self) -> Extent:
        """How far it is scrolled now."""
        return Extent(self._across, self._down)

    def scroll(self, across: float, down: float) -> bool:
        """Show what lies further to the right and below (negative: left, above); return whether anything moved."""
        furthest = self.furthest
        target = Extent(
            min(max(0.0, self._across + across), furthest.width), min(max(0.0, self._down + down), furthest.height)
        )
        if target == self.scrolled:
            return False
        self._across, self._down = target
        self._moved()
        return True

    def shows(self, box: Box) -> bool:
        """Whether any of a part of the page is seen."""
        across, down, seen = self._across, self._down, self._window.visible
        return across < box.right and box.x < across + seen.width and down < box.bottom and box.y < down + seen.height

    def reveal(self, box: Box) -> bool:
        """Bring a part of the page into sight, with the least movement; return whether anything moved."""
        seen = Box(self._across, self._down, self._window.visible.width, self._window.visible.height)
        across = _step_to(seen.x, seen.width, box.x, box.width)
        down = _step_to(seen.y, seen.height, box.y, box.height)
        return self.scroll(across, down)


def _beyond(length: float, seen: float) -> float:
    return length - seen if length - seen > _SLACK else 0.0


def _step_to(start: float, length: float, wanted: float, size: float) -> float:
    """How far to move a stretch that shows `length` from `start`, so that `size` from `wanted` lies in it."""
    room = length - size
    if room < 0:
        # More than can be seen: any part of it will do, else its beginning.
        return 0.0 if wanted <= start and wanted + size >= start + length else wanted - start
    around = min(AROUND, room / 2)
    if wanted - around < start:
        return wanted - around - start
    return max(0.0, wanted + size + around - start - length)
