"""What the column paints: whose turn it is, what the marks on the map mean, and the monuments that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.tigris.monuments import Monument
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.play.steps import TurnStep
from ziggurat_client.boards.tigris.art.towers import draw_built_tower, draw_tower
from ziggurat_client.ui.text import draw_line, draw_lines, line_fits

_EDGE: Final = 20.0
_LEGEND_EDGE: Final = 14.0
_BEFORE_WORD: Final = 5.0
"""Between a mark and its word."""
STEP_PITCH: Final = 30.0
STEPS_HEAD: Final = 48.0


def paint_turn(
    canvas: Canvas, x: float, y: float, size: tuple[float, float], title: str, left: int, words: Sequence[str]
) -> None:
    """Whose turn it is, a sign for each action that is left, and what that means in words."""
    width, height = size
    draw_heading(canvas, x + _EDGE, y + height * 0.26, title, 25, "lm", room=width - 2 * _EDGE)
    draw_divider(canvas, x + _EDGE, y + height * 0.44, width - 2 * _EDGE)
    for number in range(2):
        _paint_action(canvas, x + _EDGE + number * 46, y + height * 0.55, 38, spent=number >= left)
    at = x + _EDGE + 100
    room = x + width - _EDGE - at
    draw_lines(canvas, at, y + height * 0.66, words[0], room, 2, 21, 18, tones.TEXT, "bold")
    below = len(words) > 1 and text_width(words[0], 18, "bold", canvas.scale) <= room
    if below and line_fits(canvas, words[1], room, 16):
        draw_line(canvas, at, y + height * 0.86, words[1], room, 16, tones.TEXT_SOFT)


def paint_turn_strip(canvas: Canvas, x: float, y: float, size: tuple[float, float], line: str, left: int) -> None:
    """A sign for each action that is left and a line of words about it, below a title that stands elsewhere."""
    width, height = size
    middle = y + height / 2
    draw_line(canvas, x + 14, middle, line, width - 110, 18, tones.TEXT, "bold")
    for number in range(2):
        _paint_action(canvas, x + width - 86 + number * 38, middle - 15, 30, spent=number >= left)


def _paint_action(canvas: Canvas, x: float, y: float, size: float, *, spent: bool) -> None:
    body = canvas.stepped(x, y, size, size, 4, 1)
    if spent:
        canvas.fill(body, "#0a1230", 0.8)
        canvas.fill(canvas.stepped_frame(x, y, size, size, 1.5, 4, 1), tones.LAPIS_LINE, 0.5)
        return
    canvas.glow(body, "#ffb63d", 9, 0.6, inside=False)
    canvas.fill(body, vertical(y, y + size, "#ffe59a", "#e0a638", "#a86c1f"))
    draw_ziggurat(canvas, x + size / 2, y + size / 2, size * 0.72)


def paint_legend(
    canvas: Canvas, x: float, y: float, size: tuple[float, float], seat: int, words: Sequence[str]
) -> None:
    """What the marks on the map mean: you score, a rival scores, kingdoms are joined, war."""
    width, height = size
    middle, left = y + height / 2, x + _LEGEND_EDGE
    signs = (text_width("+1", 18, "bold", canvas.scale), 18.0, 22.0, 18.0)
    taken = [text_width(word, 16, "regular", canvas.scale) for word in words]
    free = width - 2 * _LEGEND_EDGE - sum(signs) - sum(taken) - len(words) * _BEFORE_WORD
    for number, (word, sign, room) in enumerate(zip(words, signs, taken, strict=True)):
        _paint_mark(canvas, number, left, middle, seat)
        draw_line(canvas, left + sign + _BEFORE_WORD, middle, word, room + 1, 16, tones.TEXT_SOFT)
        left += sign + _BEFORE_WORD + room + free / (len(words) - 1)


def _paint_mark(canvas: Canvas, number: int, left: float, middle: float, seat: int) -> None:
    match number:
        case 0:
            canvas.text(left, middle, "+1", 18, "#ffd873", "bold", "lm")
        case 1:
            draw_cube(canvas, seat, left + 9, middle, 16)
        case 2:
            rings = Shape().ring(left + 7, middle, 5.5, 2).ring(left + 15, middle, 5.5, 2)
            canvas.fill(rings, "#d9c6ff")
        case _:
            draw_glyph_flat(canvas, "W", left + 9, middle, 18, "#ff9a7c")


def paint_monuments(
    canvas: Canvas,
    x: float,
    y: float,
    size: tuple[float, float],
    monuments: Sequence[Monument],
    built: Sequence[Monument],
    words: tuple[str, str],
) -> None:
    """The monuments of the game: those left in their colours, those on the map as figures with a tick."""
    width, height = size
    title, count = words
    draw_line(canvas, x + _EDGE, y + 22, title, width / 2 - _EDGE, 18, tones.TEXT_HEAD, "bold")
    taken = min(text_width(count, 16, "regular", canvas.scale), width / 2 - _EDGE)
    draw_line(canvas, x + width - _EDGE - taken, y + 22, count, taken + 2, 16, tones.TEXT_SOFT)
    pitch = (width - 2 * 12) / len(monuments)
    side = min(46.0, pitch - 2)
    for number, monument in enumerate(monuments):
        cx, cy = x + 12 + (number + 0.5) * pitch, y + 38 + (height - 44) / 2
        if monument in built:
            draw_built_tower(canvas, cx, cy, side, "#4d5c94")
            draw_icon(canvas, Icon.CHECK, cx, cy + 6, side * 0.42, "#ffd873", shadow=True)
        else:
            draw_tower(canvas, monument, cx, cy, side, lit=0.25)


def paint_steps(
    canvas: Canvas, x: float, y: float, width: float, title: str, steps: Sequence[TurnStep], nothing: str
) -> None:
    """What was done so far in the turn."""
    draw_line(canvas, x + _EDGE, y + 24, title, width - 2 * _EDGE, 18, tones.TEXT_HEAD, "bold")
    if not steps:
        draw_line(canvas, x + _EDGE, y + STEPS_HEAD + 10, nothing, width - 2 * _EDGE, 17, tones.TEXT_SOFT)
    for number, step in enumerate(steps):
        draw_line(
            canvas, x + _EDGE, y + STEPS_HEAD + 10 + number * STEP_PITCH, step.text, width - 2 * _EDGE, 17, tones.TEXT
        )
