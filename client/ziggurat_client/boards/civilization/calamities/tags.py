"""Small plates over pieces on the map: from how many to how many, what is left of a city, which place in a list."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width

TAG: Final = 24.0
"""The height of a plate."""
_TEXT: Final = 16.0
_EDGE: Final = 8.0
_BETWEEN: Final = 18.0
_STUD: Final = 16.0
_ORDER_TEXT: Final = 19.0
_LOST: Final = "#ffb08f"
_SLASH: Final = "#fff3df"


class Tag(NamedTuple):
    """What a plate says."""

    kind: Literal["fewer", "fallen", "numbered", "seceding"]
    seat: Seat
    number: int
    before: int = 0


def tag_width(tag: Tag, size: float) -> float:
    """How wide a plate is, in design units."""
    if tag.kind == "fewer":
        wide = _wide(tag.before) + _BETWEEN + _wide(tag.number)
    elif tag.kind == "numbered":
        wide = _wide(tag.number) + 8
    else:
        wide = _STUD + 4 + _wide(tag.number)
    return (wide + 2 * _EDGE) * size


def _wide(number: int) -> float:
    return text_width(str(number), _TEXT, "bold", 1.0)


def draw_tag(canvas: Canvas, cx: float, cy: float, tag: Tag, colour: Colour, size: float) -> None:
    """A plate in the colour of the calamity, centred at (cx, cy)."""
    width, height = tag_width(tag, size), TAG * size
    x, y = cx - width / 2, cy - height / 2
    body = canvas.stepped(x, y, width, height, 3, 1)
    canvas.shadow(body, 4, 2, 0.7)
    canvas.fill(body, "#0d0f08", 0.95)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 3, 1), colour)
    text, left, right = _TEXT * size, x + _EDGE * size, x + width - _EDGE * size
    if tag.kind == "fewer":
        canvas.text(left, cy, str(tag.before), text, tones.TEXT_SOFT, "bold", "lm")
        middle = left + (_wide(tag.before) + _BETWEEN / 2) * size
        draw_icon(canvas, Icon.RIGHT, middle, cy, 10 * size, colour)
        canvas.text(right, cy, str(tag.number), text, _LOST, "bold", "rm")
    elif tag.kind == "numbered":
        canvas.text(cx, cy, str(tag.number), text, tones.TEXT, "bold", "mm")
    elif tag.kind == "fallen" and not tag.number:
        draw_icon(canvas, Icon.CROSS, cx, cy, 14 * size, _LOST)
    else:
        draw_cube(canvas, tag.seat, left + _STUD * size / 2, cy, _STUD * size)
        ink = _LOST if tag.kind == "fallen" else tones.TEXT
        canvas.text(right, cy, str(tag.number), text, ink, "bold", "rm")


def draw_struck(canvas: Canvas, cx: float, cy: float, side: float, thick: float = 3.0) -> None:
    """A stroke through what is lost."""
    half = side / 2
    line = [(cx - half, cy + half), (cx + half, cy - half)]
    canvas.fill(Shape().line(line, thick * 2.1), tones.BITUMEN, 0.9)
    canvas.fill(Shape().line(line, thick), _SLASH)


def order_width(number: int) -> float:
    """How wide the sign of an order is, in design units."""
    return text_width(f"−{number}", _ORDER_TEXT, "bold", 1.0) + 46


def draw_order(canvas: Canvas, cx: float, cy: float, seat: Seat, number: int) -> None:
    """How much a nation is ordered to lose."""
    width, height = order_width(number), 34.0
    x, y = cx - width / 2, cy - height / 2
    body = canvas.stepped(x, y, width, height, 4, 1)
    canvas.glow(body, "#ff7a3c", 10, 0.7, inside=False)
    canvas.fill(body, "#1c0d08", 0.95)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.8, 4, 1), "#ff8a4c")
    draw_cube(canvas, seat, x + 20, cy, 20)
    canvas.text(x + 36, cy, f"−{number}", _ORDER_TEXT, "#ffc4a0", "bold", "lm")
