"""What the map shows of its places: sites of cities, volcanoes, and how many counters an area feeds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.areas import Site
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Path, Shape

SITE: Final = 10.0
"""The side of a site where the map is shown whole."""
VOLCANO: Final = 22.0
SOCKET: Final = 4.2
"""The side of a socket where the map is shown whole."""
_GAP: Final = 2.0 / SOCKET
_RIM: Final = 2.4 / SOCKET
USED, FREE, TOO_MANY = "#f4ead2", "#e9dcb8", "#ff8a4c"


def draw_site(canvas: Canvas, cx: float, cy: float, size: float, site: Site) -> None:
    """A site in a gold setting, black or white."""
    at = size / 2
    picture = _site(size, canvas.scale, site, canvas.palette)
    canvas.blit(picture, canvas.snap(cx - size / 2) - at, canvas.snap(cy - size / 2) - at)


@lru_cache(maxsize=32)
def _site(size: float, scale: float, site: Site, palette: Palette) -> Canvas:
    picture = Canvas(2 * size, 2 * size, scale, palette)
    at, step = size / 2, 0.16 * size
    body = picture.stepped(at, at, size, size, step, 1)
    picture.shadow(body, 0.25 * size, 0.1 * size, 0.75)
    picture.fill(body, vertical(at, at + size, "#f2d58c", "#8a5f22"))
    rim = picture.hair(0.15 * size)
    inner = picture.stepped(at + rim, at + rim, size - 2 * rim, size - 2 * rim, 0.12 * size, 1)
    picture.fill(inner, "#fbf3df" if site == "white" else "#14100e")
    return picture


def draw_volcano(canvas: Canvas, cx: float, cy: float, size: float, *, lit: bool = False) -> None:
    """A volcano that wide whose foot is a little below (cx, cy); with `lit` it breaks out."""
    picture = _volcano(size, canvas.scale, lit, canvas.palette)
    canvas.blit(picture, canvas.snap(cx) - size, canvas.snap(cy) - 1.12 * size)


@lru_cache(maxsize=16)
def _volcano(size: float, scale: float, lit: bool, palette: Palette) -> Canvas:
    picture = Canvas(2 * size, 2 * size, scale, palette)
    at = size / 2
    cone = Shape().poly([(4, 94), (34, 40), (66, 40), (96, 94)]).placed(at, at, size)
    flame = Path(36, 42).quadratic(34, 24, 44, 10).quadratic(50, 22, 56, 2).quadratic(68, 18, 64, 42)
    fire = Shape().poly(flame.points).placed(at, at, size)
    picture.glow(fire, "#ff5a34", 0.32 * size, 1.4 if lit else 0.8)
    picture.shadow(cone, 0.14 * size, 0.07 * size, 0.7)
    picture.shadow(cone, 0.07 * size, 0, 0.9)
    picture.fill(cone, vertical(at + 0.4 * size, at + size, "#8a6a58", "#2d201b"))
    lava = Shape().poly([(34, 40), (66, 40), (58, 56), (50, 48), (42, 58)]).placed(at, at, size)
    picture.fill(lava, "#ff7a3c")
    picture.fill(fire, vertical(at, at + 0.45 * size, "#fff2c4", "#ff7a2c"))
    return picture


def limit_width(size: float, limit: int, used: int) -> float:
    """How wide a row of sockets of that side is, with the ground that it lies on."""
    count = max(limit, used)
    return size * (count + (count - 1) * _GAP + 2 * _RIM)


def draw_limit(canvas: Canvas, cx: float, cy: float, size: float, limit: int, used: int) -> None:
    """How many counters an area feeds, as sockets centred at (cx, cy): used ones, free ones, and those too many."""
    width, height = limit_width(size, limit, used), size * (1 + 2 * _RIM)
    picture = _limit(size, canvas.scale, limit, used, canvas.palette)
    canvas.blit(picture, canvas.snap(cx - width / 2), canvas.snap(cy - height / 2))


@lru_cache(maxsize=128)
def _limit(size: float, scale: float, limit: int, used: int, palette: Palette) -> Canvas:
    width, height = limit_width(size, limit, used), size * (1 + 2 * _RIM)
    picture = Canvas(width + 2 / scale, height + 2 / scale, scale, palette)
    picture.fill(picture.stepped(0, 0, width, height, 0.38 * size, 1), BITUMEN, 0.62)
    side = picture.hair(size)
    for socket in range(max(limit, used)):
        x, y = picture.snap(size * (_RIM + socket * (1 + _GAP))), picture.snap((height - side) / 2)
        if socket >= used:
            thick = picture.hair(0.26 * size)
            picture.fill(Shape().rect(x, y, side, side).rect(*_inner(x, y, side, thick), cuts=True), FREE, 0.85)
        else:
            picture.fill(Shape().rect(x, y, side, side), USED if socket < limit else TOO_MANY)
    return picture


def _inner(x: float, y: float, side: float, rim: float) -> tuple[float, float, float, float]:
    return x + rim, y + rim, side - 2 * rim, side - 2 * rim
