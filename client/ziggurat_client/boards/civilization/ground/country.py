"""The land: pieces of clay by limit with joints between them, lit from above and from the left, and a rim of shell
where they meet the sea."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import pygame

from ziggurat_client.art.mask import blurred
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.ground.levels import of_alpha
from ziggurat_client.boards.civilization.ground.patterns import clay, spread, stones, waves
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import FINE, Window
from ziggurat_client.boards.civilization.land.outlines import Ring
from ziggurat_client.boards.civilization.land.reading import LAND, OUTSIDE, SPOTS, Border, area_of, is_water

_STONE: Final = 11.0
_REPEATED: Final = 512.0
_JOINT: Final = 1.4
_COAST: Final = 140
_BEVEL: Final = 3.0
_RIM: Final = 4.6
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
    return stones(round(_REPEATED * unit), _STONE * unit * max(1.0, window.zoom**0.4), 0.15, 0.86, 6)


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
    _stain(land, mask, tones.wave, 0.30)


def _on_plain(ring: Ring) -> bool:
    return not is_water(ring.surface) and SPOTS[area_of(ring.surface)].plain is not None


def draw_joints(window: Window, tones: Tones, land: pygame.Surface) -> None:
    """The light on the edges of the pieces, the shell along the coasts, and the joints between them."""
    cover = of_alpha(land).mask()
    seen = [border for border in borders(window) if _has_land(border)]
    bevel = _BEVEL * window.unit
    if not tones.flat:
        _draw_edges(window, land, cover, seen, bevel)
    _draw_rim(window, tones, land, cover, seen)
    fine = window.blank(FINE)
    nearer = max(1.0, window.zoom**0.22) * (1.6 if tones.flat else 1.0)
    thick = max(1, round(_JOINT * nearer * window.unit * FINE))
    for border in seen:
        strength = 255 if tones.flat or not _is_coast(border) else _COAST
        draw_line(fine, window.points(border.line, FINE), thick, (strength,) * 4)
    joints = blurred(window.small(fine), 1.2 * window.unit) if window.unit > 1.2 else window.small(fine)
    joints.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _stain(land, joints, tones.joint, 0.9 if tones.flat else 0.66)


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


def _draw_edges(window: Window, land: pygame.Surface, cover: pygame.Surface, seen: list[Border], bevel: float) -> None:
    """Each piece is lit along its upper left edges and dark along the others."""
    for shift, colour, strength in ((bevel, (255, 240, 200), 0.13), (-bevel, (0, 0, 0), 0.26)):
        fine = window.blank(FINE)
        for border in seen:
            _draw_band(fine, window.points(border.line, FINE), shift * FINE, shift * FINE)
        band = blurred(window.small(fine), window.unit)
        band.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        _stain(land, band, colour, strength)


def _draw_rim(window: Window, tones: Tones, land: pygame.Surface, cover: pygame.Surface, seen: list[Border]) -> None:
    """Shell along the coasts, brighter where it is lit from above."""
    coasts = [border for border in seen if _is_coast(border)]
    if not coasts:
        return
    fine = window.blank(FINE)
    thick = max(1, round(_RIM * window.unit * FINE))
    for border in coasts:
        draw_line(fine, window.points(border.line, FINE), thick, (150, 150, 150, 150))
    for border in coasts:
        _draw_band(fine, window.points(border.line, FINE), 0, _RIM / 2 * window.unit * FINE)
    rim = blurred(window.small(fine), 0.8 * window.unit)
    rim.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _stain(land, rim, tones.rim, 0.34)


def _draw_band(fine: pygame.Surface, line: list[Point], dx: float, dy: float) -> None:
    """What a line covers on its way by (dx, dy)."""
    for (x0, y0), (x1, y1) in pairwise(line):
        pygame.draw.polygon(fine, "white", ((x0, y0), (x1, y1), (x1 + dx, y1 + dy), (x0 + dx, y0 + dy)))


def draw_line(
    fine: pygame.Surface, line: list[Point], thick: int, colour: str | tuple[int, ...], *, closed: bool = False
) -> None:
    """A line of many short strokes, round at its joints where it is thick enough to show."""
    pygame.draw.lines(fine, colour, closed, line, thick)
    if thick > 2:
        for x, y in line:
            pygame.draw.circle(fine, colour, (x, y), thick / 2)


def _stain(land: pygame.Surface, mask: pygame.Surface, colour: tuple[int, int, int], strength: float) -> None:
    """Lay a colour on the land where the mask says."""
    share = [round(channel * strength) for channel in (*colour, 255)]
    mask.fill(share, special_flags=pygame.BLEND_RGBA_MULT)
    land.blit(mask, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
