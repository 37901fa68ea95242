"""Light on areas: where one may act, where pieces would go, and what is meant."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.mask import Mask, blurred
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.land.outlines import joined_outline
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.window.screen import Screen

LightName = Literal["target", "contested", "reach", "meant"]
"""What the hand would strike; where else there will be a conflict; where one may act; what is pointed at."""


class Light(NamedTuple):
    """Colour, and that of the core of the edge; light on the whole area, on its edge and around it; how wide the edge
    is, in units of the screen."""

    colour: str
    core: str
    inside: float
    edge: float
    around: float
    width: float


_LIGHTS: Final[dict[LightName, Light]] = {
    "target": Light("#ff5a2c", "#ffd9a8", 0.22, 1.0, 1.3, 16.0),
    "contested": Light("#ff8a3c", "#ffd08a", 0.08, 0.75, 0.80, 13.0),
    "reach": Light("#ffc24a", "#ffe9a8", 0.06, 0.42, 0.45, 8.0),
    "meant": Light("#fff2c4", "#fffbe6", 0.10, 0.70, 0.40, 8.0),
}
_AROUND: Final = 16.0
_CORE: Final = 0.35
"""How wide the core of the edge is, as a share of the edge."""
_CUT: Final = 512
"""Areas larger than the screen are lit in pieces of the map that begin and end at multiples of so many pixels."""


def area_light(
    name: LightName, area: AreaNumber, screen: Screen, view: MapView, *, water: bool = False
) -> Placed | None:
    """Light on the land (or the water) of an area, where it lies in a view; None where nothing of it is seen."""
    return light_on(_LIGHTS[name], (area,), screen, view, water=water)


def light_on(
    light: Light, areas: tuple[AreaNumber, ...], screen: Screen, view: MapView, *, water: bool = False
) -> Placed | None:
    """Light on areas as if they were one."""
    shape = joined_outline(areas, water=water)
    if not shape:
        return None
    unit, scale = screen.scale, view.scale * screen.scale
    x0, y0, x1, y1 = (side * scale for side in shape.bounds())
    reach = math.ceil(2 * _AROUND * unit)
    whole = pygame.Rect(math.floor(x0) - reach, math.floor(y0) - reach, 0, 0)
    whole.size = math.ceil(x1) + reach - whole.left, math.ceil(y1) + reach - whole.top
    origin = screen.pixel(*view.on_screen(0, 0))
    seen = whole.clip(part_in_sight(screen, view))
    if not seen.width or not seen.height:
        return None
    picture = _lit(light, areas, water, round(scale, 6), round(unit, 6), tuple(seen))
    return Placed(picture, origin[0] + seen.left, origin[1] + seen.top)


def part_in_sight(screen: Screen, view: MapView) -> pygame.Rect:
    """The part of the map that is in sight and a little more, in pixels from the map's corner."""
    origin = screen.pixel(*view.on_screen(0, 0))
    return _coarse(screen.rect(view.place).move(-origin[0], -origin[1]))


def _coarse(rect: pygame.Rect) -> pygame.Rect:
    """A rectangle grown to multiples of the cut."""
    left, top = rect.left // _CUT * _CUT, rect.top // _CUT * _CUT
    right, bottom = -(-rect.right // _CUT) * _CUT, -(-rect.bottom // _CUT) * _CUT
    return pygame.Rect(left, top, right - left, bottom - top)


def placed_outline(shape: Shape, seen: tuple[int, ...], scale: float, unit: float) -> Shape:
    """An outline of the map in a rectangle of it that is `scale` pixels a unit large, for a canvas of that `unit`."""
    left, top, zoom = seen[0] / unit, seen[1] / unit, scale / unit
    placed = Shape()
    for points, cuts in shape.contours:
        placed.poly([(x * zoom - left, y * zoom - top) for x, y in points], cuts)
    return placed


@lru_cache(maxsize=48)
def _lit(
    light: Light, areas: tuple[AreaNumber, ...], water: bool, scale: float, unit: float, seen: tuple[int, ...]
) -> pygame.Surface:
    """The light on areas, in a rectangle of the map that is `scale` pixels a unit large."""
    _, _, width, height = seen
    canvas = Canvas(width / unit, height / unit, unit)
    shape = placed_outline(joined_outline(areas, water=water), seen, scale, unit)
    mask = canvas.mask(shape, light.width)
    canvas.glow(mask, light.colour, _AROUND, light.around, inside=False)
    canvas.fill(mask, light.colour, light.inside, "add")
    for reach, colour in ((light.width, light.colour), (light.width * _CORE, light.core)):
        edge = mask.surface.copy()
        edge.blit(blurred(mask.surface, reach * unit), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        edge.blit(edge.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        canvas.fill(Mask(edge, mask.left, mask.top), colour, light.edge, "add")
    return canvas.surface
