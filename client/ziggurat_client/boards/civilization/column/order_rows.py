"""A row for each nation that can be ordered to lose, with its cap and two buttons to count (11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import STONE, draw_number
from ziggurat_client.boards.civilization.board.affliction_signs import colour_of
from ziggurat_client.boards.civilization.calamities.modes import Order, Ordering
from ziggurat_client.boards.civilization.calamities.tray import shades
from ziggurat_client.boards.civilization.column.blocks import commanding
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

ROW: Final = 56.0
_BUTTON: Final = 42.0
_NUMBER: Final = 64.0
_EDGE: Final = 12.0
_TWO_LINES: Final = 54.0
_SPARED: Final = 110.0


@dataclass(frozen=True)
class _Told:
    """What a row says."""

    seat: Seat
    name: str
    line: str
    softened: bool
    number: int | None
    spared: str


def order_rows(choice: Choice, mode: Ordering, boxes: tuple[Box, ...]) -> Iterator[Piece]:
    """The rows in nation order, those last that cannot be ordered anything."""
    limits = caps(choice.board)
    in_order = sorted(limits, key=lambda seat: not limits[seat])
    for seat, box in zip(in_order, boxes, strict=True):
        yield from _row(choice, mode, seat, limits[seat], box)


def _row(choice: Choice, mode: Ordering, seat: Seat, cap: int, box: Box) -> Iterator[Piece]:
    told, colour = _told(choice, mode, seat, cap), colour_of(mode.question.calamity)
    yield Painted(box, ("order row", told, colour), lambda canvas, x, y: _paint(canvas, x, y, box, told, colour))
    if not cap:
        return
    side = _side(box.height)
    top = box.y + (box.height - side) / 2
    more = Box(box.right - _EDGE - side, top, side, side)
    less = more._replace(x=more.x - _NUMBER - side)
    room = min(cap, mode.of(seat) + mode.question.due - mode.total)
    number = mode.of(seat)
    yield icon_button(f"less {seat}", less, Icon.MINUS, commanding(choice, Order(seat, -1)), enabled=number > 0)
    yield icon_button(f"more {seat}", more, Icon.PLUS, commanding(choice, Order(seat, 1)), enabled=number < room)


def _side(height: float) -> float:
    """How large the buttons of a row of that height are."""
    return min(_BUTTON, height - 8 if height >= _BUTTON else height)


def _told(choice: Choice, mode: Ordering, seat: Seat, cap: int) -> _Told:
    board, say = choice.board, choice.say
    softening = _softening(board, mode, seat)
    if not cap:
        giver = mode.question.calamity == "epidemic" and board.strike is not None and board.strike.giver == seat
        reason = say("civilization.strike.giver") if giver else _named(choice, softening)
        return _Told(seat, choice.names[seat], reason, False, None, say("civilization.strike.spared"))
    line = say("civilization.strike.at_most", count=cap)
    if softening is not None:
        line = say("civilization.strike.at_most_with", count=cap, advance=_named(choice, softening))
    return _Told(seat, choice.names[seat], line, softening is not None, mode.of(seat), "")


def _named(choice: Choice, advance: str | None) -> str:
    key = "civilization.strike.nothing" if advance is None else f"civilization.advance.{advance}"
    return choice.say(key)


def _softening(board: Board, mode: Ordering, seat: Seat) -> str | None:
    """The advance that lowers what the nation can be ordered."""
    softens = {"flood": ("engineering",), "epidemic": ("medicine",), "iconoclasm": ("philosophy", "law")}
    wanted = softens.get(mode.question.calamity or "", ())
    return next((each for each in wanted if each in board.nations[seat].advances), None)


def _paint(canvas: Canvas, x: float, y: float, box: Box, told: _Told, colour: Colour) -> None:
    width, height, off = box.width, box.height, told.number is None
    canvas.fill(canvas.stepped(x, y, width, height, 5, 2), "#070c22", 0.62)
    edge = canvas.palette.player(told.seat).colour if told.number else tones.LAPIS_LINE
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.3, 5, 2), edge, 0.85 if told.number else 0.4)
    middle = y + height / 2
    two = height >= _TWO_LINES
    first = y + height * 0.34 if two else middle
    draw_cube(canvas, told.seat, x + 26, first, 24)
    left = x + 46
    room = width - 2 * _EDGE - 46 - (2 * _side(height) + _NUMBER if not off else _SPARED + 4)
    draw_line(canvas, left, first, told.name, room, 18, tones.TEXT_FAINT if off else tones.TEXT, "bold")
    if two:
        ink = shades(colour)[1] if told.softened else tones.TEXT_SOFT
        draw_line(canvas, x + 14, y + height * 0.74, told.line, room + 32, 16, ink)
    right = x + width - _EDGE
    if told.number is None:
        draw_line(canvas, right, middle, told.spared, _SPARED, 17, tones.TEXT_FAINT, "italic", "r")
        return
    at = right - _side(height) - _NUMBER / 2
    draw_number(
        canvas, at, middle, told.number, min(30.0, height * 0.75), "m", shades(colour) if told.number else STONE
    )
