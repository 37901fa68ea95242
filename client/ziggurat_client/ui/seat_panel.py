"""A seat of the table room: who sits there, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, PLAIN_PILL, READY_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, PLAIN_PANEL, draw_panel
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

HEIGHT: Final = 200
_GAP_BELOW: Final = 16
ROW_HEIGHT: Final = 112
_GAP_BELOW_ROW: Final = 8
MOST_PANELS: Final = 4
"""How many seats have panels; more have rows, in which the word about a sitter stands beside the name."""
BUTTON_Y: Final = 128
BUTTON_HEIGHT: Final = 48
_ROW_BUTTON_Y: Final = 56
_ROW_BUTTON_HEIGHT: Final = 46
TEXT_X: Final = 164
"""Where names begin, and buttons if they have room there, from the panel's left edge."""
_NARROW_X: Final = 40
"""Where buttons begin else."""
_ABOUT_Y: Final = 80
_ABOUT_SIZE: Final = 18
_BESIDE: Final = 40.0
"""How high what stands beside the line below the name may be."""
_PADDING: Final = 24
_GAP: Final = 12
_USUAL_WIDTH: Final = 816
_WIDEST: Final = 1.4
"""How much wider than usual buttons become in a wider panel."""


@dataclass(frozen=True)
class Sitter:
    """What a seat's panel says: `name`, or what stands for it in an `open` seat, and the line `about` it below.

    `state` is the word at the right, in turquoise if `ready`.
    """

    number: int
    name: str
    about: str
    open: bool = False
    you: str | None = None
    bot: bool = False
    host: bool = False
    state: str | None = None
    ready: bool = False
    beside: float = 0.0
    """How much of the line below the name something else takes."""


def seat_panel(box: Box, sitter: Sitter) -> Piece:
    """The panel of a seat; buttons are laid over its lower part."""
    return Painted(box, sitter, lambda canvas, x, y: _paint(canvas, x, y, box, sitter))


def height(seats: int) -> float:
    """The height of so many seats, below each other."""
    return seat_box(Box(0, 0, 0, 0), seats - 1, seats).bottom


def seat_box(box: Box, number: int, seats: int) -> Box:
    """The panel or the row of one of so many seats in a box."""
    each, gap = (HEIGHT, _GAP_BELOW) if seats <= MOST_PANELS else (ROW_HEIGHT, _GAP_BELOW_ROW)
    return Box(box.x, box.y + number * (each + gap), box.width, each)


def button_row(box: Box, widths: Sequence[float]) -> list[Box]:
    """Boxes for buttons of these widths, side by side in a seat's panel: wider ones in a panel wider than usual."""
    boxes: list[Box] = []
    stretch = min(_WIDEST, max(1.0, box.width / _USUAL_WIDTH))
    between = _GAP * (len(widths) - 1)
    if _is_row(box):
        # In a row the mark stands beside the buttons.
        stretch = min(stretch, (box.width - TEXT_X - _GAP - between) / sum(widths))
    needed = sum(widths) * stretch + between
    x = box.x + (TEXT_X if _is_row(box) or TEXT_X + needed + _GAP <= box.width else _NARROW_X)
    top, high = (_ROW_BUTTON_Y, _ROW_BUTTON_HEIGHT) if _is_row(box) else (BUTTON_Y, BUTTON_HEIGHT)
    for width in widths:
        boxes.append(Box(x, box.y + top, width * stretch, high))
        x += width * stretch + _GAP
    return boxes


def rooms_beside(box: Box, about: str, buttons: Sequence[Box], scale: float) -> tuple[Box, ...]:
    """What is left beside the buttons, and beside the line about the sitter, which a row does not have."""
    right = box.right - _PADDING
    after = max((button.right for button in buttons), default=box.x + TEXT_X) + _GAP
    top, high = (_ROW_BUTTON_Y, _ROW_BUTTON_HEIGHT) if _is_row(box) else (BUTTON_Y, BUTTON_HEIGHT)
    beside_buttons = Box(after, box.y + top, max(0.0, right - after), high)
    if _is_row(box):
        return (beside_buttons,)
    left = box.x + TEXT_X + text_width(about, _ABOUT_SIZE, "regular", scale) + _GAP
    return beside_buttons, Box(left, box.y + BUTTON_Y - _GAP - _BESIDE, max(0.0, right - left), _BESIDE)


def _is_row(box: Box) -> bool:
    return box.height < HEIGHT


def _paint(canvas: Canvas, x: float, y: float, box: Box, sitter: Sitter) -> None:
    if sitter.open:
        _paint_open(canvas, x, y, box)
    else:
        draw_panel(canvas, x, y, box.width, box.height, ACTIVE_PANEL if sitter.you else PLAIN_PANEL)
    draw_blocks(
        canvas,
        x + 12,
        y + 20,
        10,
        box.height - 40,
        9,
        [canvas.palette.player(sitter.number).colour],
        upright=True,
        brightness=0.45 if sitter.open else 0.95,
    )
    middle, cube = (y + box.height / 2, 50) if _is_row(box) else (y + 58, 58)
    draw_number(canvas, x + 52, middle, sitter.number + 1, 32, "m", GOLD if sitter.you else SHELL)
    draw_cube(canvas, sitter.number, x + 112, middle, cube, state="ghost" if sitter.open else "solid")
    _paint_words(canvas, x, y, box, sitter)


def _paint_words(canvas: Canvas, x: float, y: float, box: Box, sitter: Sitter) -> None:
    left, right = x + TEXT_X, x + box.width - _PADDING
    row = _is_row(box)
    middle, size = (y + 30, 23) if row else (y + 46, 27)
    if sitter.state is not None:
        style = READY_PILL if sitter.ready else PLAIN_PILL
        icon = Icon.CHECK if sitter.ready else Icon.HOURGLASS
        draw_pill(canvas, right, middle, sitter.state, style, size=18, icon=icon, anchor="r", height=36, padding=12)
        right -= pill_width(sitter.state, canvas.scale, size=18, icon=icon, padding=12) + 16
    if not row:
        room = x + box.width - _PADDING - left - sitter.beside
        draw_line(canvas, left, y + _ABOUT_Y, sitter.about, room, _ABOUT_SIZE, tones.TEXT_SOFT)
    if sitter.open:
        wide = draw_line(canvas, left, middle, sitter.name, right - left, size, "#cfd8fb", "italic")
        if row:
            _paint_about(canvas, left + wide + 14, middle, right, sitter)
        return
    signs = [Icon.BOT] * sitter.bot + [Icon.STAR] * sitter.host
    you = pill_width(sitter.you, canvas.scale, size=16, padding=8) + 14 if sitter.you else 0
    room = right - left - you - 36 * len(signs)
    draw_line(canvas, left, middle, sitter.name, room, size, tones.TEXT, "bold")
    end = left + min(room, text_width(sitter.name, size, "bold", canvas.scale)) + 14
    if sitter.you:
        draw_pill(canvas, end, middle, sitter.you, GOLD_PILL, size=16, height=26, padding=8)
        end += you
    for sign in signs:
        draw_icon(canvas, sign, end + 12, middle, 23, tones.PALE_LAPIS if sign is Icon.BOT else tones.TEXT_HEAD)
        end += 34
    if row:
        _paint_about(canvas, end + 6, middle, right, sitter)


def _paint_about(canvas: Canvas, x: float, middle: float, right: float, sitter: Sitter) -> None:
    """In a row, the word about the sitter, if it has room beside the name."""
    if text_width(sitter.about, 17, "regular", canvas.scale) <= right - x:
        canvas.text(x, middle + 1, sitter.about, 17, tones.TEXT_SOFT, "regular", "lm")


def _paint_open(canvas: Canvas, x: float, y: float, box: Box) -> None:
    shape = canvas.stepped(x, y, box.width, box.height, 6)
    canvas.fill(shape, "#0a1230", 0.72)
    canvas.inner_shadow(shape, 18, 0.35)
    dashes = Shape()
    for top in (y + 1, y + box.height - 3):
        left = x + 18
        while left < x + box.width - 20:
            dashes.rect(left, top, 14, 2)
            left += 24
    for edge in (x + 1, x + box.width - 3):
        top = y + 18
        while top < y + box.height - 20:
            dashes.rect(edge, top, 2, 14)
            top += 24
    canvas.fill(dashes, tones.PALE_LAPIS, 0.75)
