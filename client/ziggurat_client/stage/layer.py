"""A part of the window put together from pictures, of which only what changed is drawn again."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ziggurat_client.art.composition import Placed, changes, lay, merged


class Layer:
    """A part of the window that is kept between frames: a ground and what lies on it."""

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._placed: tuple[Placed, ...] = ()
        self._uncovered: list[pygame.Rect] = []
        self._before: pygame.Surface | None = None

    @property
    def grounded(self) -> bool:
        """Whether there is a ground to lay things on."""
        return self._ground is not None

    def ground(self, window: pygame.Surface, area: pygame.Rect) -> None:
        """Take what the window shows in `area` as the ground."""
        self._area = area.clip(window.get_rect())
        self._ground = window.subsurface(self._area).copy()
        self._picture = self._ground.copy()
        self._placed = ()
        self._uncovered = []

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        """The window shows another ground in these areas; it is taken over when the layer is next shown."""
        if self._ground is None:
            return
        if any(area.contains(self._area) for area in areas):
            self._ground = None
        else:
            self._uncovered += [area.clip(self._area) for area in areas if area.colliderect(self._area)]

    def show(
        self, window: pygame.Surface, placed: Sequence[Placed], shake: tuple[int, int] = (0, 0), fading: float = 0.0
    ) -> None:
        """Lay `placed` on the ground, lowest first, and show the result, moved by `shake` pixels. Needs a ground.

        While something is `fading` (1 to 0), what was shown when that began still shines through as much.
        """
        if self._ground is None or self._picture is None:
            raise RuntimeError("a layer needs a ground before anything is laid on it")
        self._remember(self._picture, fading)
        now = tuple(placed)
        left, top = self._area.topleft
        for area in self._uncovered:
            self._ground.blit(window, (area.left - left, area.top - top), area)
        for dirty in merged([*self._uncovered, *(rect.clip(self._area) for rect in changes(self._placed, now))]):
            self._picture.blit(self._ground, (dirty.left - left, dirty.top - top), dirty.move(-left, -top))
            lay(self._picture, now, dirty, self._area.topleft)
        self._placed, self._uncovered = now, []
        window.blit(self._picture, self._area.move(shake))
        if self._before is not None:
            self._before.set_alpha(round(255 * fading))
            window.blit(self._before, self._area)

    def _remember(self, picture: pygame.Surface, fading: float) -> None:
        """Keep what is shown now while it fades."""
        if fading <= 0:
            self._before = None
        elif self._before is None or self._before.get_size() != self._area.size:
            self._before = picture.copy()
