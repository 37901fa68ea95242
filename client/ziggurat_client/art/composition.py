"""Pictures laid on a ground: what differs between two such compositions, and how one part is put together anew."""

from __future__ import annotations

from collections.abc import Iterable
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


def lay(surface: pygame.Surface, placed: Iterable[Placed], area: pygame.Rect, origin: tuple[int, int] = (0, 0)) -> None:
    """Lay `placed` on `surface`, lowest first, but only in `area` of the window.

    `origin` is the window's pixel at the surface's top left corner.
    """
    surface.set_clip(area.move(-origin[0], -origin[1]))
    for picture, left, top in placed:
        if area.colliderect(left, top, *picture.get_size()):
            at = (left - origin[0], top - origin[1])
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    surface.set_clip(None)


def changes(before: tuple[Placed, ...], now: tuple[Placed, ...]) -> list[pygame.Rect]:
    """The rectangles in which two compositions on the same ground differ; they may overlap."""
    if before == now:
        return []
    old, new = {_identity(piece) for piece in before}, {_identity(piece) for piece in now}
    rects = [piece.rect for piece in before if _identity(piece) not in new]
    rects += [piece.rect for piece in now if _identity(piece) not in old]
    stayed = [piece for piece in before if _identity(piece) in new]
    stay = [piece for piece in now if _identity(piece) in old]
    # Those that lie in both but in another order cover each other differently.
    rects += [piece.rect for was, piece in zip(stayed, stay, strict=False) if _identity(was) != _identity(piece)]
    return rects


def merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the given ones, none of them touching another."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.copy()
        while touching := [other for other in apart if other.colliderect(grown)]:
            apart = [other for other in apart if not other.colliderect(grown)]
            grown.unionall_ip(touching)
        apart.append(grown)
    return apart


def _identity(piece: Placed) -> tuple[int, int, int]:
    # Surfaces are shared pictures: the same picture is the same object.
    return id(piece.surface), piece.left, piece.top
