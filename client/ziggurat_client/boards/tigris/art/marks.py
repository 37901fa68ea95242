"""The marks on spaces where a tile may be laid, and the flags with the strength of leaders."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape, circle
from ziggurat_client.art.text import pixel_size, text_width
from ziggurat_client.boards.tigris.choosing.marks import TileMark

_FLAG: Final = 17.0


def draw_mark(canvas: Canvas, mark: TileMark, x: float, y: float, space: float) -> None:
    """What a tile on the space with its top left corner at (x, y) would bring."""
    cx, cy, unit = x + space / 2, y + space / 2, space / 70
    match mark.kind:
        case "score":
            _draw_frame(canvas, x, y, space, ("#fff0b8", "#c8923a"), "#ffcc55", 0.10)
            draw_number(canvas, cx, cy, "+1", 22 * unit, "m", GOLD)
        case "rival":
            draw_cube(canvas, mark.seat or 0, cx, cy, 20 * unit)
        case "joins":
            _draw_frame(canvas, x, y, space, ("#d9c6ff", "#7a5ab8"), "#a884ff", 0.10)
            _draw_rings(canvas, cx, cy, 30 * unit, "#e6dcff")
        case "war":
            _draw_frame(canvas, x, y, space, ("#ffb59a", "#d9512f"), "#ff6a3c", 0.16)
            draw_glyph_flat(canvas, "W", cx, cy, 34 * unit, "#ffe6d8")
        case "nothing":
            canvas.fill(circle(cx, cy, 5 * unit), "#0d0a0b", 0.75)
            canvas.fill(circle(cx, cy, 3.4 * unit), "#f4ead2", 0.8)


def draw_place(canvas: Canvas, x: float, y: float, space: float, *, kind: str = "legal") -> None:
    """A space that may be chosen: gold, or red where a conflict would follow or a tile be destroyed."""
    if kind == "danger":
        _draw_frame(canvas, x, y, space, ("#ffb59a", "#d9512f"), "#ff6a3c", 0.16)
    else:
        _draw_frame(canvas, x, y, space, ("#fff0b8", "#c8923a"), "#ffcc55", 0.12)


def draw_revolt(canvas: Canvas, x: float, y: float, space: float) -> None:
    """A space where a leader would begin a revolt."""
    draw_place(canvas, x, y, space, kind="danger")
    draw_glyph_flat(canvas, "W", x + space / 2, y + space / 2, 34 * space / 70, "#ffe6d8")


def _draw_frame(
    canvas: Canvas, x: float, y: float, space: float, edge: tuple[str, str], light: str, tint: float
) -> None:
    unit = space / 70
    inset = 5 * unit
    side = space - 2 * inset
    body = canvas.stepped(x + inset, y + inset, side, side, 4 * unit, 1)
    canvas.glow(body, light, 7 * unit, 0.55, inside=False)
    canvas.fill(body, light, tint)
    frame = canvas.stepped_frame(x + inset, y + inset, side, side, max(1 / canvas.scale, 2 * unit), 4 * unit, 1)
    canvas.fill(frame, vertical(y, y + space, *edge))


def _draw_rings(canvas: Canvas, cx: float, cy: float, size: float, ink: str) -> None:
    radius, thick = size * 0.26, size * 0.10
    rings = Shape().ring(cx - radius * 0.75, cy, radius, thick).ring(cx + radius * 0.75, cy, radius, thick)
    canvas.fill(rings, ink)


def flag_width(canvas_scale: float, before: int, after: int | None) -> float:
    """How wide the flag of a leader's strength is."""
    width = 34 + text_width(str(before), _FLAG, "bold", canvas_scale)
    return width if after is None else width + 16 + text_width(str(after), _FLAG, "bold", canvas_scale)


def draw_flag(canvas: Canvas, cx: float, cy: float, before: int, after: int | None = None) -> None:
    """Crossed spears and the strength of a leader, and what it would be after the action that is meant."""
    width = flag_width(canvas.scale, before, after)
    height = max(24.0, pixel_size(_FLAG, canvas.scale) / canvas.scale * 1.4)
    x, y = cx - width / 2, cy - height / 2
    body = canvas.stepped(x, y, width, height, 3, 1)
    canvas.shadow(body, 5, 2, 0.8)
    canvas.fill(body, vertical(y, y + height, "#241a14", "#0d0908"))
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.5, 3, 1), vertical(y, y + height, "#fff0b8", "#c8923a"))
    draw_glyph_flat(canvas, "W", x + 14, cy, 16, "#f0c766")
    at = x + 25 + canvas.text(x + 25, cy, str(before), _FLAG, tones.TEXT, "bold", "lm")
    if after is not None:
        more = after > before
        draw_icon(canvas, Icon.RIGHT, at + 8, cy, 10, "#b8e86c" if more else "#ff9a7c")
        canvas.text(at + 16, cy, str(after), _FLAG, "#b8e86c" if more else "#ff9a7c", "bold", "lm")
