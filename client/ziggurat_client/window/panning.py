"""How the pointer moves a page that is larger than the window: the wheel, thin scroll bars, the window's edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.window.screen import Screen
from ziggurat_client.window.viewport import Viewport

EDGE: Final = 10
"""Pixels from the window's edge within which the pointer pulls the page along."""
DRIFT: Final = 900.0
"""How fast it does, in pixels a second."""
_WHEEL: Final = 90
_BAR: Final = 8
"""The width of a scroll bar in pixels."""
_GRASP: Final = 14
"""Pixels from the window's edge within which a scroll bar can be taken hold of."""
_SHORTEST: Final = 40
_GOLD: Final = "#c8923a"
_BRIGHT_GOLD: Final = "#ffd98a"


@dataclass(frozen=True)
class _Bar:
    """A scroll bar along one axis (0 across, 1 down): its whole length and its thumb, in pixels of the window."""

    axis: int
    whole: pygame.Rect
    thumb: pygame.Rect
    units_per_pixel: float
    """How far the page moves when the thumb moves by one pixel."""


class Panning:
    """Scrolls one viewport by the pointer."""

    def __init__(self, viewport: Viewport) -> None:
        self._viewport = viewport
        self._held: int | None = None
        """The axis of the bar that is being dragged."""
        self._last = (0, 0)
        self._pull = (0, 0)
        """The direction in which the pointer pulls, each way −1, 0 or 1."""

    # ------------------------------------------------------------------ events

    def grasps(self, event: pygame.Event) -> bool:
        """Offer an event before the page has it; return whether it belonged to a scroll bar."""
        if event.type == pygame.MOUSEMOTION:
            self._pull = self._pull_at(event.pos)
            return self._drag(event.pos)
        if event.type == pygame.WINDOWLEAVE:
            self._pull = (0, 0)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take_hold(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._held is not None:
            self._held = None
            return True
        return False

    def wheels(self, event: pygame.Event) -> bool:
        """Offer an event that the page had no use for; return whether it was a turn of the wheel that moved it."""
        if event.type != pygame.MOUSEWHEEL:
            return False
        across, down = event.x * _WHEEL, -event.y * _WHEEL
        sideways = pygame.key.get_mods() & pygame.KMOD_SHIFT or not self._viewport.furthest.height
        return self._viewport.scroll(down, 0) if sideways and down else self._viewport.scroll(across, down)

    def let_go(self) -> None:
        """Another scene has the pointer now."""
        self._held, self._pull = None, (0, 0)

    # ------------------------------------------------------------------ the edges

    @property
    def drifting(self) -> bool:
        """Whether the pointer at the window's edge is pulling the page along."""
        furthest, scrolled = self._viewport.furthest, self._viewport.scrolled
        return any(
            (pull < 0 and at > 0) or (pull > 0 and at < most)
            for pull, at, most in zip(self._pull, scrolled, furthest, strict=True)
        )

    def drift(self, elapsed: float) -> None:
        """Move on by `elapsed` seconds."""
        if self.drifting:
            way = DRIFT * elapsed / self._viewport.screen.scale
            self._viewport.scroll(self._pull[0] * way, self._pull[1] * way)

    def _pull_at(self, pixel: tuple[int, int]) -> tuple[int, int]:
        if self._held is not None:
            return 0, 0
        size = self._viewport.screen.size
        return _side(pixel[0], size[0]), _side(pixel[1], size[1])

    # ------------------------------------------------------------------ the bars

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bars along which there is more than the window shows."""
        for bar in self._bars():
            surface.fill(tones.WELL, bar.whole)
            surface.fill(_BRIGHT_GOLD if self._held == bar.axis else _GOLD, bar.thumb.inflate(-2, -2))

    def _bars(self) -> list[_Bar]:
        furthest, scrolled, screen = self._viewport.furthest, self._viewport.scrolled, self._viewport.screen
        return [_bar(screen, axis, scrolled[axis], furthest[axis]) for axis in (0, 1) if furthest[axis] > 0]

    def _take_hold(self, pixel: tuple[int, int]) -> bool:
        for bar in self._bars():
            if bar.whole.inflate(_GRASP - _BAR, _GRASP - _BAR).collidepoint(pixel):
                self._held = bar.axis
                self._last = bar.thumb.center
                self._pull = (0, 0)
                if bar.thumb.collidepoint(pixel):
                    self._last = pixel
                else:
                    self._drag(pixel)
                return True
        return False

    def _drag(self, pixel: tuple[int, int]) -> bool:
        bar = next((bar for bar in self._bars() if bar.axis == self._held), None)
        if bar is None:
            self._held = None
            return False
        by = (pixel[bar.axis] - self._last[bar.axis]) * bar.units_per_pixel
        self._last = pixel
        self._viewport.scroll(*((by, 0) if bar.axis == 0 else (0, by)))
        return True


def _side(at: int, length: int) -> int:
    if at < EDGE:
        return -1
    return 1 if at >= length - EDGE else 0


def _bar(screen: Screen, axis: int, scrolled: float, furthest: float) -> _Bar:
    long, wide = (screen.width, screen.height) if axis == 0 else (screen.height, screen.width)
    seen = long / screen.scale
    thumb = max(_SHORTEST, round(long * seen / (seen + furthest)))
    start = round((long - thumb) * scrolled / furthest)
    whole, part = (0, wide - _BAR, long, _BAR), (start, wide - _BAR, thumb, _BAR)
    if axis == 1:
        whole, part = (whole[1], 0, _BAR, long), (part[1], start, _BAR, thumb)
    return _Bar(axis, pygame.Rect(whole), pygame.Rect(part), furthest / max(1, long - thumb))
