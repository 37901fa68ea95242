"""A ship: a hull of reeds with a sail in its owner's colour, what it carries, and the steps that it has left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.marks import mark_shape
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Path, Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.states import State, alpha_of, dim, draw_glow

DESIGN: Final = 34.0
"""The width of a ship where the map is shown whole; it is a little less high."""
HEIGHT: Final = 32.0
_MARGIN: Final = 20.0
_STEP: Final = 5.0
_STEPS_BELOW: Final = 7.0
_TEXT: Final = 14.0


def draw_ship(
    canvas: Canvas,
    seat: Seat,
    cx: float,
    cy: float,
    size: float,
    state: State = "idle",
    *,
    number: int = 1,
    cargo: int = 0,
    steps: int | None = None,
    reach: int = 4,
) -> None:
    """A ship that wide, centred at (cx, cy); more than one of a nation show their `number`.

    `cargo` is how many counters are aboard; `steps` how many of its `reach` are left, if that is to be shown.
    """
    margin = _MARGIN * size / DESIGN
    picture = _ship(seat, size, canvas.scale, state, number, cargo, steps, reach, canvas.palette)
    left = canvas.snap(cx - size / 2) - margin
    top = canvas.snap(cy - size * HEIGHT / DESIGN / 2) - margin
    canvas.blit(picture, left, top, alpha_of(state))


@lru_cache(maxsize=256)
def _ship(
    seat: Seat,
    size: float,
    scale: float,
    state: State,
    number: int,
    cargo: int,
    steps: int | None,
    reach: int,
    palette: Palette,
) -> Canvas:
    unit = size / DESIGN
    at = _MARGIN * unit
    picture = Canvas(size + 2 * at, (HEIGHT + _STEPS_BELOW) * unit + 2 * at, scale, palette)
    hull, mast, sail = (part.placed(at, at, size, DESIGN) for part in (_hull(), _mast(), _sail()))
    whole = Shape().extend(hull).extend(mast).extend(sail)
    draw_glow(picture, whole, 10 * unit, state)
    picture.shadow(whole, 4 * unit, 2 * unit, 0.8)
    picture.shadow(whole, 2 * unit, 0, 0.95)
    picture.fill(mast, "#e9d9b0")
    picture.fill(hull, vertical(at + 14 * unit, at + 31 * unit, "#fff3d2", "#a97f3c"))
    picture.bevel(hull, 0.8 * unit, 0.5, 0.5)
    picture.fill(picture.rect(at + 5 * unit, at + 25 * unit, 24 * unit, 1.6 * unit), "#3a2212", 0.6)
    player = palette.player(seat)
    colour = player.colour
    picture.fill(sail, vertical(at + 3 * unit, at + 19 * unit, lighten(colour, 0.28), colour, darken(colour, 0.25)))
    picture.bevel(sail, 0.8 * unit, 0.4, 0.4)
    picture.fill(mark_shape(player.mark, at + 18 * unit, at + 11 * unit, 3.9 * unit), player.ink, 0.95)
    if number > 1:
        _draw_number(picture, f"{number}", at + 3 * unit, at + 6 * unit, unit, "#2a3a78")
    if cargo:
        _draw_number(picture, f"{cargo}", at + 31 * unit, at + 21 * unit, unit, "#120d0b")
    if steps is not None:
        _draw_steps(picture, steps, reach, at + size / 2, at + (HEIGHT + 2.5) * unit, unit)
    dim(picture, state)
    return picture


def _draw_number(picture: Canvas, text: str, cx: float, cy: float, unit: float, ground: str) -> None:
    width = max(14 * unit, text_width(text, _TEXT * unit, "bold", picture.scale) + 6 * unit)
    height = max(16 * unit, 15 / picture.scale)
    box = cx - width / 2, cy - height / 2, width, height
    picture.shadow(picture.stepped(*box, 2 * unit, 1), 3 * unit, 1.5 * unit, 0.7)
    picture.fill(picture.stepped(*box, 2 * unit, 1), ground, 0.96)
    picture.fill(
        picture.stepped_frame(*box, unit, 2 * unit, 1), vertical(box[1], box[1] + height, "#e9c36a", "#7a4d17")
    )
    picture.text(cx, cy, text, _TEXT * unit, "#fff8e2", "bold", "mm")


def _draw_steps(picture: Canvas, steps: int, reach: int, cx: float, y: float, unit: float) -> None:
    """Steps left in gold, those taken in dark lapis."""
    side, pitch = _STEP * unit, (_STEP + 2) * unit
    left = cx - (reach * pitch - 2 * unit) / 2
    picture.fill(picture.rect(left - 2 * unit, y - 2 * unit, reach * pitch + 2 * unit, side + 4 * unit), BITUMEN, 0.7)
    for step in range(reach):
        colour = "#f0c45c" if step < steps else "#2a3a78"
        picture.fill(picture.rect(left + step * pitch, y, side, side), colour)


def _hull() -> Shape:
    path = Path(0, 15).quadratic(3, 22, 9, 22).line(25, 22).quadratic(31, 22, 34, 14)
    return Shape().poly(path.quadratic(34, 31, 24, 31).line(10, 31).quadratic(0, 31, 0, 15).points)


def _mast() -> Shape:
    return Shape().rect(16, 0, 2, 24)


def _sail() -> Shape:
    path = Path(7, 3).line(27, 3).quadratic(31, 11, 27, 19).line(7, 19)
    return Shape().poly(path.quadratic(11, 11, 7, 3).points)
