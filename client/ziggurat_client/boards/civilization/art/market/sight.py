"""Who sees it: an open eye for all, a lock for two, a closed eye for oneself alone."""

from __future__ import annotations

from typing import Final, Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import pixel_size, text_width

Sight = Literal["all", "two", "own"]

SIGHT_COLOURS: Final[dict[Sight, ColourLike]] = {"all": "#7fe0a0", "two": "#ffcf62", "own": "#ff9d7a"}
_ICONS: Final[dict[Sight, Icon]] = {"all": Icon.EYE, "two": Icon.LOCK, "own": Icon.EYE}
_GROUND: Final = "#070c22"
_TEXT: Final = 15.0
_SIGN: Final = 17.0
_BEFORE, _AFTER = 31.0, 13.0


def draw_sight(canvas: Canvas, sight: Sight, cx: float, cy: float, size: float, ground: ColourLike = _GROUND) -> None:
    """The sign of who sees something, in a square of that side centred at (cx, cy) on a `ground` of that colour."""
    draw_icon(canvas, _ICONS[sight], cx, cy, size, SIGHT_COLOURS[sight])
    if sight == "own":
        across, down = size * 0.47, size * 0.41
        strike = [(cx - across, cy + down), (cx + across, cy - down)]
        canvas.fill(Shape().line(strike, size * 0.24), ground)
        canvas.fill(Shape().line(strike, size * 0.11), SIGHT_COLOURS[sight])


def sight_label_width(text: str, scale: float) -> float:
    """How wide a label is that says who sees something."""
    return _BEFORE + text_width(text, _TEXT, "bold", scale) + _AFTER


def draw_sight_label(canvas: Canvas, x: float, cy: float, text: str, sight: Sight, anchor: str = "l") -> float:
    """A sign with words on a dark ground, centred on the line `cy`; `anchor` is l, m or r. Returns its width."""
    width = sight_label_width(text, canvas.scale)
    left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    height = max(26.0, pixel_size(_TEXT, canvas.scale) / canvas.scale * 1.6)
    box = left, cy - height / 2, width, height
    canvas.fill(canvas.stepped(*box, 3, 1), _GROUND, 0.92)
    canvas.fill(canvas.stepped_frame(*box, 1.2, 3, 1), SIGHT_COLOURS[sight], 0.8)
    draw_sight(canvas, sight, left + 17, cy, _SIGN)
    canvas.text(left + _BEFORE, cy, text, _TEXT, SIGHT_COLOURS[sight], "bold", "lm")
    return width
