"""Titles: capitals in a gold gradient with room between the letters."""

from __future__ import annotations

from ziggurat_client.art.canvas import Canvas, TextGlow
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width

TRACKING = 0.08
BANNER = 72
SCREEN_TITLE = 34
PANEL_TITLE = 30

_GOLD = ("#fff2c4", "#f0c45c", "#c98e34")


def draw_heading(
    canvas: Canvas,
    x: float,
    y: float,
    title: str,
    size: float = PANEL_TITLE,
    anchor: str = "lm",
    *,
    tracking: float = TRACKING,
    room: float | None = None,
    glow: bool = True,
) -> float:
    """Draw a title and return its width; where it is wider than `room` it is set smaller, then closer."""
    if room is not None:
        size = heading_size(title, size, room, canvas.scale, tracking)
        tracking = tracking if heading_width(title, size, canvas.scale, tracking) <= room else 0.0
    paint = vertical(y - size * 0.4, y + size * 0.4, *_GOLD)
    light = TextGlow("#d98a1f", 10, 0.28) if glow else None
    return canvas.text(x, y, title, size, paint, "bold", anchor, tracking=tracking, shadow=0.7, glow=light)


def heading_width(title: str, size: float = PANEL_TITLE, scale: float = 1.0, tracking: float = TRACKING) -> float:
    """How wide a title is, in design units."""
    return text_width(title, size, "bold", scale, tracking)


def heading_size(title: str, size: float, room: float, scale: float, tracking: float) -> float:
    """The size of a title: so large, or as much smaller as its room asks for."""
    while size > 14 and heading_width(title, size, scale, tracking) > room:
        size -= 1
    return size
