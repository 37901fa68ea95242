"""The land: pieces of clay by limit with joints between them, lit from above and from the left, and a rim of shell
where they meet the sea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import pygame

from ziggurat_client.art.colour import Colour
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.ground.patterns import clay, spread, stones, waves
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import FINE, Window
from ziggurat_client.boards.civilization.land.outlines import Ring
from ziggurat_client.boards.civilization.land.reading import LAND, OUTSIDE, SPOTS, Border, area_of, is_water

Stain = tuple[int, int, int, int]
"""A colour premultiplied by how much it covers."""

_STONE: Final = 11.0
_REPEATED: Final = 512.0
_JOINT: Final = 1.4
_JOINED, _JOINED_COAST = 0.66, 0.36
"""How dark joints are between two pieces of land, and along the sea."""
_RIM: Final = 4.6
_ROUND: Final = 3
_WAVES: Final = 9.0
_WAVE: Final = 1.15


def draw_tones(window: Window, tones: Tones, shown: Iterable[tuple[Ring, list[Point]]]) -> pygame.Surface:
    """The land of a window in the tones of its areas, clear where there is water."""
    fine = window.blank(FINE)
    for ring, points in shown:
        colour = (0, 0, 0, 0) if is_water(ring.surface) else tones.surfaces[ring.surface]
        pygame.draw.polygon(fine, colour, points)
    return window.small(fine)


def lay_stones(window: Window, land: pygame.Surface) -> None:
    """The relief of the clay and the small stones in it."""
    unit, (left, top, _, _) = window.unit, window.rect
    spread(clay(unit), land, left, top, pygame.BLEND_RGB_MULT)
    spread(land_stones(window), land, left, top, pygame.BLEND_RGB_MULT)
    land.blit(land.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def land_stones(window: Window) -> pygame.Surface:
    """The stones that the land is laid with."""
    unit = window.unit
    return stones(round(_REPEATED * unit), _STONE * unit * max(1.0, window.zoom**0.3), 0.15, 0.88, 6)


def draw_waves(window: Window, tones: Tones, shown: Iterable[tuple[Ring, list[Point]]], land: pygame.Surface) -> None:
    """Rows of waves on the flood plains."""
    plains = [(ring, points) for ring, points in shown if _on_plain(ring)]
    if not any(not is_water(ring.surface) and not ring.is_hole for ring, _ in plains):
        return
    fine = window.blank(FINE)
    for ring, points in plains:
        pygame.draw.polygon(fine, (0, 0, 0, 0) if ring.is_hole else "white", points)
    mask = window.small(fine)
    nearer = max(1.0, window.zoom**0.55)
    crests = waves(_WAVES * window.unit * nearer, _WAVE * window.unit * max(1.0, window.zoom**0.3))
    layer = window.blank()
    spread(crests, layer, window.rect[0], window.rect[1], 0)
    mask.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill(stain(tones.wave, 0.30), special_flags=pygame.BLEND_RGBA_MULT)
    land.blit(mask, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _on_plain(ring: Ring) -> bool:
    return not is_water(ring.surface) and SPOTS[area_of(ring.surface)].plain is not None


def draw_joints(window: Window, tones: Tones, land: pygame.Surface, cover: pygame.Surface) -> None:
    """The light on the edges of the pieces, the shell along the coasts, and the joints between them.

    `cover` is a mask of the land. All is drawn on one layer, where what comes later takes the place of what is there.
    """
    fine = window.blank(FINE)
    lines = [(border, window.points(border.line, FINE)) for border in borders(window) if _has_land(border)]
    coasts = [line for border, line in lines if _is_coast(border)]
    inner = [line for border, line in lines if not _is_coast(border)]
    pixel = window.unit * FINE
    if not tones.flat:
        for reach, colour in _BEVEL:
            for _, line in lines:
                _draw_band(fine, line, colour, reach * pixel, reach * pixel)
    _draw_rim(fine, tones, coasts, pixel)
    nearer = max(1.0, window.zoom**0.22) * (1.6 if tones.flat else 1.0)
    thick = max(1, round(_JOINT * nearer * pixel))
    for strength, drawn in ((_JOINED_COAST, coasts), (_JOINED, inner)):
        colour = stain(tones.joint, 0.9 if tones.flat else strength)
        for line in drawn:
            draw_line(fine, line, thick, colour)
    layer = window.small(fine)
    layer.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    land.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _draw_rim(fine: pygame.Surface, tones: Tones, coasts: list[list[Point]], pixel: float) -> None:
    """Shell along the coasts, brighter where it is lit from above."""
    for line in coasts:
        draw_line(fine, line, max(1, round(_RIM * pixel)), stain(tones.rim, 0.18))
    for reach, strength in ((_RIM / 2, 0.24), (_RIM / 3, 0.34)):
        for line in coasts:
            _draw_band(fine, line, stain(tones.rim, strength), 0, reach * pixel)


def borders(window: Window) -> Iterator[Border]:
    """The lines that may be seen in a window, but for the edge of the map."""
    for border in LAND.borders:
        if OUTSIDE not in (border.left, border.right) and window.shows(_around(border), 8):
            yield border


def _around(border: Border) -> tuple[float, float, float, float]:
    return _BOUNDS[border.line]


_BOUNDS: Final = {
    border.line: (
        min(x for x, _ in border.line),
        min(y for _, y in border.line),
        max(x for x, _ in border.line),
        max(y for _, y in border.line),
    )
    for border in LAND.borders
}


def _has_land(border: Border) -> bool:
    return not (is_water(border.left) and is_water(border.right))


def _is_coast(border: Border) -> bool:
    return is_water(border.left) != is_water(border.right)


def _draw_band(fine: pygame.Surface, line: list[Point], colour: Stain, dx: float, dy: float) -> None:
    """What a line covers on its way by (dx, dy)."""
    for (x0, y0), (x1, y1) in pairwise(line):
        pygame.draw.polygon(fine, colour, ((x0, y0), (x1, y1), (x1 + dx, y1 + dy), (x0 + dx, y0 + dy)))


def draw_line(fine: pygame.Surface, line: list[Point], thick: int, colour: str | Stain) -> None:
    """A line of many short strokes, round at its joints where it is thick enough to show."""
    pygame.draw.lines(fine, colour, False, line, thick)
    if thick > _ROUND:
        for x, y in line:
            pygame.draw.circle(fine, colour, (x, y), thick / 2)


def stain(colour: Colour, strength: float) -> Stain:
    """A colour that covers so much of what lies below it, premultiplied."""
    red, green, blue = colour
    return round(red * strength), round(green * strength), round(blue * strength), round(255 * strength)


_BEVEL: Final = (
    (-3.0, stain((0, 0, 0), 0.13)),
    (-1.8, stain((0, 0, 0), 0.26)),
    (3.0, stain((255, 240, 200), 0.06)),
    (1.8, stain((255, 240, 200), 0.13)),
)
"""How far the light along the edges reaches into the pieces, dark above the lower edges and bright below the upper."""
