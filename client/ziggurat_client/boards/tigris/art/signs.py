"""Other signs of the game: the marker of a union, and the clay around what an attacker has added."""

from __future__ import annotations

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import DYNASTIES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.boards.tigris.art.dynasties import EMBLEMS
from ziggurat_client.boards.tigris.art.tiles import draw_tile


def draw_union(canvas: Canvas, cx: float, cy: float, size: float, *, closed: float = 1.0) -> None:
    """Two rings that hold each other, centred at (cx, cy). `closed` is how near they have come, 0 to 1."""
    radius, thick = size * 0.24, size * 0.085
    apart = radius * (0.72 + 1.1 * (1 - closed))
    rings = Shape().ring(cx - apart, cy, radius, thick).ring(cx + apart, cy, radius, thick)
    rim = Shape().ring(cx - apart, cy, radius + thick * 0.35, thick * 1.9)
    rim.ring(cx + apart, cy, radius + thick * 0.35, thick * 1.9)
    canvas.glow(rings, "#ffcc55", size * 0.16, 0.9)
    canvas.fill(rim, BITUMEN, 0.9)
    canvas.fill(rings, vertical(cy - radius, cy + radius, "#fff6dc", "#ffe08a", "#c98e34"))


def draw_sealed_clay(canvas: Canvas, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """A lump of clay with the dynasty's sign pressed in: nobody sees yet what is inside."""
    body = canvas.mask(canvas.stepped(x, y, width, height, 5, 2))
    canvas.shadow(body, 8, 4, 0.7)
    canvas.fill(body, vertical(y, y + height, "#b98a5c", "#8a6038", "#5d3d20"))
    canvas.bevel(body, 1.4, 0.4, 0.5)
    cx, cy, radius = x + width / 2, y + height / 2, min(width, height) * 0.38
    canvas.fill(circle(cx, cy, radius), "#4a2f18", 0.75)
    canvas.fill(Shape().ring(cx, cy, radius, 1.6), "#d9b27a", 0.7)
    draw_glyph_flat(canvas, EMBLEMS[DYNASTIES[seat]], cx, cy, radius * 1.35, "#d9b27a", 0.85)
    for across in (x + width * 0.10, x + width * 0.86):
        canvas.fill(Shape().rect(across, y + height * 0.18, width * 0.04, height * 0.64), "#4a2f18", 0.5)


def draw_broken_clay(canvas: Canvas, colour: Colour, count: int, x: float, y: float, tile: float) -> float:
    """The clay burst open around so many tiles of a colour; returns its width."""
    width, height = max(1, count) * (tile + 4) + 28, tile + 16
    for top in (y, y + height - 10):
        shard = Shape()
        step = width / 4
        for number in range(4):
            left = x + number * step
            shard.poly(
                [
                    (left, top),
                    (left + step - 3, top + (3 if number % 2 else 0)),
                    (left + step - 6, top + 9),
                    (left + 2, top + 11),
                ]
            )
        canvas.shadow(shard, 4, 2, 0.6)
        canvas.fill(shard, vertical(top, top + 12, "#b98a5c", "#6f4a28"))
    for number in range(count):
        draw_tile(canvas, colour, x + 14 + number * (tile + 4), y + 8, tile)
    return width
