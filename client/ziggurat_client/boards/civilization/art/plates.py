"""The names of areas on the map, each with its limit before it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.text import text_width

HEIGHT: Final = 24.0
_TEXT: Final = 17.0
_LIMIT: Final = 22.0
_LIMIT_TEXT: Final = 16.0
_BETWEEN: Final = 4.0
_INSET: Final = 6.0


def name_width(name: str, scale: float = 1.0) -> float:
    """How wide a name is with its limit, in design units."""
    return _LIMIT + _BETWEEN + text_width(name, _TEXT, "bold", scale) + 2 * _INSET


def draw_name(canvas: Canvas, cx: float, cy: float, name: str, limit: int, *, lit: bool = False) -> None:
    """The name and the limit of an area, centred at (cx, cy); `lit` where it is meant."""
    width = name_width(name, canvas.scale)
    picture = _name(name, limit, lit, canvas.scale, canvas.palette)
    margin = HEIGHT / 2
    canvas.blit(picture, canvas.snap(cx - width / 2) - margin, canvas.snap(cy - HEIGHT / 2) - margin)


@lru_cache(maxsize=320)
def _name(name: str, limit: int, lit: bool, scale: float, palette: Palette) -> Canvas:
    margin = HEIGHT / 2
    width = name_width(name, scale)
    picture = Canvas(width + 2 * margin, HEIGHT + 2 * margin, scale, palette)
    _draw_limit_number(picture, margin, margin + (HEIGHT - _LIMIT) / 2, limit)
    x, wide = margin + _LIMIT + _BETWEEN, width - _LIMIT - _BETWEEN
    body = picture.stepped(x, margin, wide, HEIGHT, 2.5, 1)
    picture.shadow(body, 3, 1.5, 0.5)
    picture.fill(body, BITUMEN, 0.80)
    edge = vertical(margin, margin + HEIGHT, "#fff0c0", "#e2a638") if lit else vertical(0, 1, "#8a6a2c", "#6d5526")
    picture.fill(picture.stepped_frame(x, margin, wide, HEIGHT, 1.2, 2.5, 1), edge, 0.9)
    picture.text(x + _INSET, margin + HEIGHT / 2, name, _TEXT, "#fff8e6", "bold", "lm")
    return picture


def _draw_limit_number(picture: Canvas, x: float, y: float, limit: int) -> None:
    """A number on a piece of shell."""
    body = picture.stepped(x, y, _LIMIT, _LIMIT, 2.5, 1)
    picture.shadow(body, 3, 1.5, 0.6)
    picture.fill(body, vertical(y, y + _LIMIT, "#fffaf0", "#cdb981"))
    picture.text(x + _LIMIT / 2, y + _LIMIT / 2, str(limit), _LIMIT_TEXT, "#1a1210", "bold", "mm")
