"""A player beside a board as any game can show one: mark, name, points and a few facts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, STRIP_PANEL, draw_panel
from ziggurat_client.boards.seats.places import Style
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.sitters import Player

CLOCK: Final = (100.0, 26.0)
"""The size of a player's clock."""
_EDGE: Final = 20.0
_NAME_AT: Final = 72.0
_THREE_LINES: Final = 96.0
"""The height from which a row has three lines."""
_FACT_PITCH: Final = 26.0
_NUMERALS: Final[dict[Style, float]] = {"panel": 34, "row": 26, "line": 20}
"""How high the points are."""


@dataclass(frozen=True)
class SeatLook:
    """What is shown of a seat: its player, its `points` if they are known, and `facts` of a few words each, the most
    important first. `tag` stands beside the name ("you"); an `active` seat's decision is awaited."""

    seat: Seat
    player: Player
    points: int | None
    facts: tuple[str, ...] = ()
    tag: str = ""
    active: bool = False


def seat_pieces(box: Box, style: Style, look: SeatLook) -> Iterator[Piece]:
    """One player. The points are a picture of their own, so that a number that changes does not draw the rest anew."""
    key = ("seat", style, look.seat, look.player, look.facts, look.tag, look.active)
    yield Painted(box, key, lambda canvas, x, y: _paint(canvas, Box(x, y, box.width, box.height), style, look))
    if look.points is not None:
        yield _points(_points_box(box, style), look.points, _NUMERALS[style], active=look.active)


def clock_in(box: Box, style: Style) -> Box:
    """Where a player's clock stands: left of the points, or below them in a panel."""
    width, height = CLOCK
    if style == "panel":
        return Box(box.right - _EDGE - width, box.y + 70, width, height)
    middle = _second_line(box) if style == "row" else box.y + box.height / 2
    right = box.right - _EDGE - (0 if style == "row" else _points_box(box, style).width + 8)
    return Box(right - width, middle - height / 2, width, height)


def _points(box: Box, points: int, size: float, *, active: bool) -> Piece:
    """The points, in gold while the player decides."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        colours = numerals.GOLD if active else numerals.SHELL
        draw_number(canvas, x + box.width, y + box.height / 2, points, size, "r", colours)

    return Painted(box, ("seat points", points, size, active), paint)


def _points_box(box: Box, style: Style) -> Box:
    width, height = (96.0, 44.0) if style == "panel" else (72.0, 30.0)
    return Box(box.right - _EDGE - width, _first_line(box, style) - height / 2, width, height)


def _first_line(box: Box, style: Style) -> float:
    """The height of the name."""
    if style == "panel":
        return box.y + 42
    if style == "line":
        return box.y + box.height / 2
    return box.y + box.height * (0.22 if box.height >= _THREE_LINES else 0.3)


def _second_line(box: Box) -> float:
    """The height of tag and clock in a row, and of the facts unless they have a line of their own."""
    return box.y + box.height * (0.5 if box.height >= _THREE_LINES else 0.73)


def _paint(canvas: Canvas, box: Box, style: Style, look: SeatLook) -> None:
    draw_panel(canvas, box.x, box.y, box.width, box.height, ACTIVE_PANEL if look.active else STRIP_PANEL)
    colour = [canvas.palette.player(look.seat).colour]
    pieces = max(2, round(box.height / 16))
    draw_blocks(canvas, box.x + 8, box.y + 8, 7, box.height - 16, pieces, colour, upright=True, seed=3, brightness=0.95)
    cube = 40 if style == "panel" else min(28, box.height * 0.6)
    middle = _first_line(box, style)
    draw_cube(canvas, look.seat, box.x + 44, middle, cube, glow=0.7 if look.active else 0.0)
    free_to = _points_box(box, style).x - 8 if look.points is not None else box.right - _EDGE
    if style == "line":
        free_to -= CLOCK[0] + 8
    _paint_name(canvas, box.x + _NAME_AT, middle, free_to, style, look)
    if style == "panel":
        _paint_facts(canvas, box, look)
    elif style == "row":
        _paint_below_name(canvas, box, look)


def _paint_name(canvas: Canvas, x: float, middle: float, free_to: float, style: Style, look: SeatLook) -> None:
    """The name, a robot, and the tag if it is not on the second line, as far as there is room."""
    word = "" if style == "row" else look.tag
    tag = pill_width(word, canvas.scale, size=16, padding=8) + 10 if word else 0
    bot = 30 if look.player.bot else 0
    size = 24 if style == "panel" else 20
    after = x + draw_line(canvas, x, middle, look.player.name, free_to - x - tag - bot, size, tones.TEXT, "bold")
    if look.player.bot:
        draw_icon(canvas, Icon.BOT, after + 18, middle, 20, tones.PALE_LAPIS)
    if word:
        draw_pill(canvas, after + bot + 10, middle, word, GOLD_PILL, size=16, height=24, padding=8)


def _paint_below_name(canvas: Canvas, box: Box, look: SeatLook) -> None:
    """In a row, the tag and the facts below the name, left of the clock or on a third line."""
    x, middle, words = box.x + _NAME_AT, _second_line(box), " · ".join(look.facts)
    if look.tag:
        x += draw_pill(canvas, x, middle, look.tag, GOLD_PILL, size=16, height=24, padding=8) + 10
    if box.height >= _THREE_LINES:
        room = box.right - _EDGE - box.x - _NAME_AT
        draw_line(canvas, box.x + _NAME_AT, box.y + box.height * 0.79, words, room, 17, tones.TEXT_SOFT)
        words = "" if look.tag else look.player.about
    draw_line(canvas, x, middle, words, box.right - _EDGE - CLOCK[0] - 12 - x, 17, tones.TEXT_SOFT)


def _paint_facts(canvas: Canvas, box: Box, look: SeatLook) -> None:
    """A line for each fact, below a word about the player."""
    room = box.width - _NAME_AT - _EDGE
    draw_line(canvas, box.x + _NAME_AT, box.y + 83, look.player.about, room - CLOCK[0] - 12, 17, tones.TEXT_SOFT)
    for number, fact in enumerate(look.facts):
        y = box.y + 122 + number * _FACT_PITCH
        if y + _FACT_PITCH / 2 > box.bottom:
            break
        draw_line(canvas, box.x + _NAME_AT, y, fact, room, 18, tones.TEXT)
