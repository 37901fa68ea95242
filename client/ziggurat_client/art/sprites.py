"""Sprites: every picture is drawn once for each state it can be in, and handed out from then on."""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import perf_counter

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import STANDARD, Palette
from ziggurat_client.art.tile import DESIGN_SIZE, TileAppearance, draw_tile
from ziggurat_client.art.tile_light import LightName, ShadeName, draw_light, draw_light_frame, shade

Draw = Callable[[float, Palette], Canvas]
"""Draws a picture at a scale in a palette."""

_BYTES_A_PIXEL = 4
_DEFAULT_BYTES = 192 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class _Expected:
    key: Hashable
    draw: Draw


class SpriteCache:
    """Pictures by name and arguments, for one scale and one palette at a time.

    It keeps the most recently used pictures within ``limit`` bytes. Surfaces hold premultiplied alpha and are shared:
    blit them with ``pygame.BLEND_PREMULTIPLIED`` and never draw on them.
    """

    def __init__(self, scale: float = 1.0, palette: Palette = STANDARD, limit: int = _DEFAULT_BYTES) -> None:
        self._scale = scale
        self._palette = palette
        self._limit = limit
        self._size = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._expected: deque[_Expected] = deque()

    @property
    def scale(self) -> float:
        """Pixels to a design unit."""
        return self._scale

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return self._palette

    @property
    def size(self) -> int:
        """Bytes of all pictures kept."""
        return self._size

    def dress(self, scale: float, palette: Palette) -> None:
        """Change scale or palette; what was drawn for others is dropped."""
        if (scale, palette) == (self._scale, self._palette):
            return
        self._scale, self._palette = scale, palette
        self._surfaces.clear()
        self._expected.clear()
        self._size = 0

    def sprite(self, key: Hashable, draw: Draw) -> pygame.Surface:
        """The picture for ``key``, drawn now if it never was. The key says everything that ``draw`` depends on."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = draw(self._scale, self._palette).surface
        self._surfaces[key] = surface
        self._size += _bytes(surface)
        self._forget()
        return surface

    def _forget(self) -> None:
        while self._size > self._limit and len(self._surfaces) > 1:
            _, surface = self._surfaces.popitem(last=False)
            self._size -= _bytes(surface)

    # ------------------------------------------------------------------ drawing ahead

    def expect(self, key: Hashable, draw: Draw) -> None:
        """Ask for a picture that will be wanted soon; :meth:`warm` draws it."""
        if key not in self._surfaces:
            self._expected.append(_Expected(key, draw))

    def warm(self, seconds: float) -> bool:
        """Draw expected pictures for about so long, at least one; true when none is left."""
        end = perf_counter() + seconds
        while self._expected:
            expected = self._expected.popleft()
            if expected.key in self._surfaces:
                continue
            self.sprite(expected.key, expected.draw)
            if perf_counter() >= end:
                break
        return not self._expected

    # ------------------------------------------------------------------ tiles

    def tile(self, appearance: TileAppearance, size: float = DESIGN_SIZE, shaded: ShadeName = "rest") -> pygame.Surface:
        """A tile with the margin of :func:`~ziggurat_client.art.tile.tile_margin` around it."""
        return self.sprite(*_tile(appearance, size, shaded))

    def expect_tile(self, appearance: TileAppearance, size: float = DESIGN_SIZE, shaded: ShadeName = "rest") -> None:
        """Ask for a tile that will be wanted soon."""
        self.expect(*_tile(appearance, size, shaded))

    def light(self, name: LightName, size: float = DESIGN_SIZE) -> pygame.Surface:
        """The glow that lies below a tile, with the margin of ``light_margin`` around it."""
        return self.sprite(("light", name, size), lambda scale, _: draw_light(name, size, scale))

    def light_frame(self, name: LightName, size: float = DESIGN_SIZE) -> pygame.Surface:
        """The bright frame that lies on a tile, with the margin of ``light_margin`` around it."""
        return self.sprite(("light frame", name, size), lambda scale, _: draw_light_frame(name, size, scale))


def _tile(appearance: TileAppearance, size: float, shaded: ShadeName) -> tuple[Hashable, Draw]:
    def draw(scale: float, palette: Palette) -> Canvas:
        picture = draw_tile(appearance, size, scale, palette)
        shade(picture, shaded)
        return picture

    return ("tile", appearance, size, shaded), draw


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * _BYTES_A_PIXEL
