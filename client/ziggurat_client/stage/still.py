"""Everything of a page that stands still, in one picture of the window's size."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ziggurat_client.art.composition import Placed, changes, lay, merged
from ziggurat_client.art.mask import blank


class StillPicture:
    """A ground and the pictures on it. When they change, only the parts that differ are put together anew."""

    def __init__(self, see_through: bool) -> None:
        """A picture that is not `see_through` is opaque, which is quicker to show."""
        self._see_through = see_through
        self._surface: pygame.Surface | None = None
        self._is_true = False
        self._placed: tuple[Placed, ...] = ()

    def forget(self) -> None:
        """The ground is another one now, or the window's size, or the colours."""
        self._is_true = False

    def compose(
        self, size: tuple[int, int], paint_ground: Callable[[pygame.Surface], None], placed: Sequence[Placed]
    ) -> list[pygame.Rect]:
        """Lay `placed` on the ground, lowest first; return the areas that look otherwise now.

        `paint_ground` must keep to the clipping area of the surface it is given.
        """
        now, whole = tuple(placed), pygame.Rect(0, 0, *size)
        surface = self._surface
        if surface is None or surface.get_size() != size:
            surface = self._surface = blank(*size) if self._see_through else pygame.Surface(size).convert()
            self._is_true = False
        differing = (rect.clip(whole) for rect in changes(self._placed, now))
        areas = merged(differing) if self._is_true else [whole]
        for area in areas:
            surface.set_clip(area)
            paint_ground(surface)
            lay(surface, now, area)
        self._placed, self._is_true = now, True
        return areas

    def show(self, surface: pygame.Surface) -> None:
        """Show it on the whole window, if it was ever put together."""
        if self._surface is not None:
            surface.blit(self._surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED if self._see_through else 0)
