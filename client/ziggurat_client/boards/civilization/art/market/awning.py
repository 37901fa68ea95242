"""The stall of the market: its ground, its awning, and the plaque with the time that is left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.numerals import GOLD, NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape

AWNING: Final = 72.0
"""How high the awning is."""
TIMER_WIDTH: Final = 360.0
TIMER_HEIGHT: Final = 66.0
_STRIPE: Final = 38.5
_STRIPES: Final = (("#c9553f", "#7f2a1d"), ("#fff3d2", "#c3a672"))
_MARGIN: Final = 24.0
_HURRY: Final = ("#ffe9dc", "#ff9d7a", "#d9481f")
_NUMERAL: Final = 40.0
_SIDES: Final = 24.0


def draw_stall(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The dark ground of the market in a gold frame, its awning over it."""
    body = canvas.mask(canvas.stepped(x, y, width, height, 8, 2))
    canvas.shadow(body, 20, 8, 0.6)
    canvas.fill(body, vertical(y, y + height, "#2a1a12", "#120b0a"), 0.93)
    canvas.inner_shadow(body, 30, 0.6)
    frame = canvas.stepped_frame(x, y, width, height, 2.4, 8, 2)
    canvas.fill(frame, vertical(y, y + height, "#f2cf7c", "#6d4717"))
    draw_awning(canvas, x + 6, y + 2, width - 12)


def draw_awning(canvas: Canvas, x: float, y: float, width: float, height: float = AWNING) -> None:
    """Cloth in broad stripes with stepped flaps, an odd number of them so that both ends are red."""
    margin = canvas.snap(_MARGIN)
    picture = _awning(width, height, canvas.scale, canvas.palette)
    canvas.blit(picture, canvas.snap(x) - margin, canvas.snap(y) - margin)


@lru_cache(maxsize=4)
def _awning(width: float, height: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(width + 2 * _MARGIN, height + 2 * _MARGIN, scale, palette)
    at = picture.snap(_MARGIN)
    picture.shadow(picture.rect(at, at, width, height - 6), 12, 10, 0.8)
    count = max(3, 2 * round(width / _STRIPE / 2) - 1)
    pitch = width / count
    for number in range(count):
        left = at + number * pitch
        upper, lower = _STRIPES[number % 2]
        stripe = picture.rect(left, at, pitch, height - 16).extend(
            picture.rect(left + 4, at + height - 17, pitch - 8, 8)
        )
        stripe.extend(picture.rect(left + 9, at + height - 9.5, pitch - 18, 7))
        light = (0, lighten(upper, 0.1)), (0.5, upper), (1, lower)
        picture.fill(stripe, vertical(at, at + height, *light))
        picture.fill(picture.rect(left, at, picture.hair(1.4), height - 16), "#2a120c", 0.5)
    picture.fill(picture.rect(at, at, width, 7), vertical(at, at + 7, "#ffe7a0", "#a8701f"))
    picture.fill(picture.rect(at, at + 7, width, 6), "#1a0c08", 0.35)
    picture.fill(picture.rect(at, at + height - 20, width, 3), "#d9a441", 0.8)
    return picture


def draw_timer(
    canvas: Canvas, cx: float, y: float, title: str, time: str, left: float | None, *, hurry: bool = False
) -> None:
    """The plaque on the awning, its top middle at (cx, y): a title, the time, and a bar for the share that is `left`.

    Without a time the title stands in the middle, without a share there is no bar. The last seconds are red and stand
    in a red bar: they `hurry`.
    """
    x = cx - TIMER_WIDTH / 2
    body = canvas.mask(canvas.stepped(x, y, TIMER_WIDTH, TIMER_HEIGHT, 6, 2))
    canvas.glow(body, "#ff5a34" if hurry else "#ffb63d", 20, 0.6, inside=False)
    canvas.shadow(body, 10, 5, 0.8)
    canvas.fill(body, vertical(y, y + TIMER_HEIGHT, "#20120c", "#0a0605"))
    edge = ("#ffd9c4", "#e0532c") if hurry else ("#fff0b8", "#c8923a")
    frame = canvas.stepped_frame(x, y, TIMER_WIDTH, TIMER_HEIGHT, 3, 6, 2)
    canvas.fill(frame, vertical(y, y + TIMER_HEIGHT, *edge))
    middle = y + TIMER_HEIGHT / 2 - (0 if left is None else 2)
    colours = _HURRY if hurry else GOLD
    light = NumeralGlow("#ff5a34" if hurry else "#d98a1f", 12, 0.5)
    if not time:
        draw_heading(canvas, cx, middle, title, 28, "mm", room=TIMER_WIDTH - 2 * _SIDES)
        return
    draw_number(canvas, x + TIMER_WIDTH - _SIDES, middle, time, _NUMERAL, "r", colours, light)
    room = TIMER_WIDTH - 2 * _SIDES - 16 - number_width(time, _NUMERAL, canvas.scale)
    draw_heading(canvas, x + _SIDES, middle, title, 28, room=room)
    if left is not None:
        _draw_bar(canvas, x + _SIDES, y + TIMER_HEIGHT - 12, TIMER_WIDTH - 2 * _SIDES, left, colours[1])


def _draw_bar(canvas: Canvas, x: float, y: float, width: float, share: float, colour: str) -> None:
    canvas.fill(canvas.rect(x, y, width, 4), darken(colour, 0.78))
    if share > 0:
        canvas.fill(Shape().rect(*canvas.box(x, y, width * min(1.0, share), 4)), colour)
