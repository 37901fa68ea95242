"""A picture put together from smaller ones, of which only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame


class Placed(NamedTuple):
    """A surface of premultiplied alpha and the window's pixel at its top left corner."""

    surface: pygame.Surface
    left: int
    top: int

    @property
    def rect(self) -> pygame.Rect:
        """The pixels of the window that it covers."""
        return self.surface.get_rect(topleft=(self.left, self.top))


class Layer:
    """A part of the window that is kept between frames: a ground and what lies on it."""

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._placed: tuple[Placed, ...] = ()
        self._before: pygame.Surface | None = None

    @property
    def grounded(self) -> bool:
        """Whether there is a ground to lay things on."""
        return self._ground is not None

    def ground(self, window: pygame.Surface, area: pygame.Rect) -> None:
        """Take what the window shows in `area` as the ground. What was shown on the old one can only fade now."""
        self._before = self._picture
        self._area = area.clip(window.get_rect())
        self._ground = window.subsurface(self._area).copy()
        self._picture = self._ground.copy()
        self._placed = ()

    def forget_ground(self) -> None:
        """The ground is no longer true."""
        self._ground = None

    def show(
        self, window: pygame.Surface, placed: Sequence[Placed], shake: tuple[int, int] = (0, 0), fading: float = 0.0
    ) -> None:
        """Lay `placed` on the ground, lowest first, and show the result, moved by `shake` pixels. Needs a ground.

        While something is `fading` (1 to 0), what was shown on the ground before still shines through as much.
        """
        if self._ground is None or self._picture is None:
            raise RuntimeError("a layer needs a ground before anything is laid on it")
        now = tuple(placed)
        for dirty in _changes(self._placed, now):
            self._redraw(self._picture, self._ground, dirty.clip(self._area), now)
        self._placed = now
        window.blit(self._picture, self._area.move(shake))
        if fading > 0 and self._before is not None and self._before.get_size() == self._area.size:
            self._before.set_alpha(round(255 * fading))
            window.blit(self._before, self._area)

    def _redraw(
        self, picture: pygame.Surface, ground: pygame.Surface, dirty: pygame.Rect, placed: tuple[Placed, ...]
    ) -> None:
        local = dirty.move(-self._area.left, -self._area.top)
        picture.blit(ground, local.topleft, local)
        picture.set_clip(local)
        for piece in placed:
            if piece.rect.colliderect(dirty):
                at = (piece.left - self._area.left, piece.top - self._area.top)
                picture.blit(piece.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        picture.set_clip(None)


def _changes(before: tuple[Placed, ...], now: tuple[Placed, ...]) -> list[pygame.Rect]:
    """The rectangles in which two compositions differ, none of them touching another."""
    if [_identity(piece) for piece in before] == [_identity(piece) for piece in now]:
        return []
    old, new = {_identity(piece) for piece in before}, {_identity(piece) for piece in now}
    rects = [piece.rect for piece in before if _identity(piece) not in new]
    rects += [piece.rect for piece in now if _identity(piece) not in old]
    stayed = [piece for piece in before if _identity(piece) in new]
    stay = [piece for piece in now if _identity(piece) in old]
    # Those that lie in both but in another order cover each other differently.
    rects += [piece.rect for was, piece in zip(stayed, stay, strict=False) if _identity(was) != _identity(piece)]
    return _merged(rects)


def _identity(piece: Placed) -> tuple[int, int, int]:
    # Surfaces are shared pictures: the same picture is the same object.
    return id(piece.surface), piece.left, piece.top


def _merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    merged: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.copy()
        while touching := [other for other in merged if other.colliderect(grown)]:
            merged = [other for other in merged if not other.colliderect(grown)]
            grown.unionall_ip(touching)
        merged.append(grown)
    return merged
