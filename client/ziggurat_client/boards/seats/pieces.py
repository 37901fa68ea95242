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
from ziggurat_client.art.ink import text_width
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number, number_width
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
_NARROW: Final = 360.0
_NAME: Final[dict[Style, float]] = {"panel": 24, "row": 20, "line": 20}
"""The size of a name that has room."""


@dataclass(frozen=True)
class SeatAppearance:
    """What is shown of a seat: its player, its `points` if they are known, and `facts` of a few words each, the most
    important first. `tag` stands beside the name ("you"); an `active` seat's decision is awaited."""

    seat: Seat
    player: Player
    points: int | None
    facts: tuple[str, ...] = ()
    tag: str = ""
    active: bool = False


def seat_pieces(box: Box, style: Style, appearance: SeatAppearance) -> Iterator[Piece]:
    """One player. The points are a picture of their own, so that a number that changes does not draw the rest anew."""
    key = (
        "seat",
        style,
        appearance.seat,
        appearance.player,
        appearance.facts,
        appearance.tag,
        appearance.active,
        _digits(appearance),
    )
    yield Painted(box, key, lambda canvas, x, y: _paint(canvas, Box(x, y, box.width, box.height), style, appearance))
    if appearance.points is not None:
        yield _points(_points_box(box, style), appearance.points, _numeral(box, style), active=appearance.active)


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


def _paint(canvas: Canvas, box: Box, style: Style, appearance: SeatAppearance) -> None:
    draw_panel(canvas, box.x, box.y, box.width, box.height, ACTIVE_PANEL if appearance.active else STRIP_PANEL)
    colour = [canvas.palette.player(appearance.seat).colour]
    pieces = max(2, round(box.height / 16))
    draw_blocks(canvas, box.x + 8, box.y + 8, 7, box.height - 16, pieces, colour, upright=True, seed=3, brightness=0.95)
    cube = 40 if style == "panel" else min(28, box.height * 0.6)
    middle = _first_line(box, style)
    draw_cube(canvas, appearance.seat, box.x + 44, middle, cube, glow=0.7 if appearance.active else 0.0)
    if style == "line":
        free_to = _points_box(box, style).x - 8 if appearance.points is not None else box.right - _EDGE
        free_to -= CLOCK[0] + 8
    else:
        # As many digits as there are leave more to the name than the points' own place, which is for three.
        free_to = box.right - _EDGE - (number_width("0" * _digits(appearance), _numeral(box, style), canvas.scale) + 8)
    x = box.x + _NAME_AT
    beside = style == "line" or _fits_with_marks(canvas, free_to - x, style, appearance)
    _paint_name(canvas, x, middle, free_to, style, appearance, with_marks=beside)
    if style == "panel":
        _paint_facts(canvas, box, appearance, with_marks=not beside)
    elif style == "row":
        _paint_below_name(canvas, box, appearance, with_bot=not beside)


def _numeral(box: Box, style: Style) -> float:
    """How high the points are in that box: in a narrow panel no higher than in a row, since the name needs the room."""
    return _NUMERALS["row"] if style == "panel" and box.width < _NARROW else _NUMERALS[style]


def _digits(appearance: SeatAppearance) -> int:
    """For how many digits the name leaves room: two at least, so that it does not move when points become ten."""
    return 0 if appearance.points is None else max(2, len(str(appearance.points)))


def _fits_with_marks(canvas: Canvas, room: float, style: Style, appearance: SeatAppearance) -> bool:
    """Whether the name stands in its full size beside the robot, and in a panel beside the tag."""
    name = text_width(appearance.player.name, _NAME[style], "bold", canvas.scale)
    tag = 0 if style == "row" else _tag_width(canvas, appearance.tag)
    return name + _bot_width(appearance) + tag <= room


def _bot_width(appearance: SeatAppearance) -> float:
    return 30 if appearance.player.bot else 0


def _tag_width(canvas: Canvas, word: str) -> float:
    return pill_width(word, canvas.scale, size=16, padding=8) + 10 if word else 0


def _paint_name(
    canvas: Canvas,
    x: float,
    middle: float,
    free_to: float,
    style: Style,
    appearance: SeatAppearance,
    *,
    with_marks: bool,
) -> None:
    """The name as far as there is room; beside it a robot, and the tag, unless they stand on the second line."""
    word = appearance.tag if with_marks and style != "row" else ""
    with_bot = with_marks and appearance.player.bot
    tag, bot, size = _tag_width(canvas, word), _bot_width(appearance) if with_bot else 0, _NAME[style]
    after = x + draw_line(canvas, x, middle, appearance.player.name, free_to - x - tag - bot, size, tones.TEXT, "bold")
    if with_bot:
        draw_icon(canvas, Icon.BOT, after + 18, middle, 20, tones.PALE_LAPIS)
    if word:
        draw_pill(canvas, after + bot + 10, middle, word, GOLD_PILL, size=16, height=24, padding=8)


def _paint_marks(canvas: Canvas, x: float, middle: float, appearance: SeatAppearance, *, with_bot: bool) -> float:
    """The robot and the tag on the second line; returns where there is room right of them."""
    if with_bot and appearance.player.bot:
        draw_icon(canvas, Icon.BOT, x + 10, middle, 20, tones.PALE_LAPIS)
        x += 28
    if appearance.tag:
        x += draw_pill(canvas, x, middle, appearance.tag, GOLD_PILL, size=16, height=24, padding=8) + 10
    return x


def _paint_below_name(canvas: Canvas, box: Box, appearance: SeatAppearance, *, with_bot: bool) -> None:
    """In a row, the tag and the facts below the name, left of the clock or on a third line."""
    middle, words = _second_line(box), " · ".join(appearance.facts)
    x = _paint_marks(canvas, box.x + _NAME_AT, middle, appearance, with_bot=with_bot)
    if box.height >= _THREE_LINES:
        room = box.right - _EDGE - box.x - _NAME_AT
        draw_line(canvas, box.x + _NAME_AT, box.y + box.height * 0.79, words, room, 17, tones.TEXT_SOFT)
        words = "" if appearance.tag else _word_about(canvas, appearance, box.right - _EDGE - CLOCK[0] - 12 - x)
    draw_line(canvas, x, middle, words, box.right - _EDGE - CLOCK[0] - 12 - x, 17, tones.TEXT_SOFT)


def _word_about(canvas: Canvas, appearance: SeatAppearance, room: float) -> str:
    """The word about the player that has so much room."""
    return appearance.player.about_within(lambda word: text_width(word, 17, "regular", canvas.scale) <= room)


def _paint_facts(canvas: Canvas, box: Box, appearance: SeatAppearance, *, with_marks: bool) -> None:
    """A line for each fact, below a word about the player and what the name left no room for."""
    x, room = box.x + _NAME_AT, box.width - _NAME_AT - _EDGE
    about = _paint_marks(canvas, x, box.y + 83, appearance, with_bot=True) if with_marks else x
    free = x + room - CLOCK[0] - 12 - about
    words = "" if with_marks and appearance.tag else _word_about(canvas, appearance, free)
    draw_line(canvas, about, box.y + 83, words, free, 17, tones.TEXT_SOFT)
    for number, fact in enumerate(appearance.facts):
        y = box.y + 122 + number * _FACT_PITCH
        if y + _FACT_PITCH / 2 > box.bottom:
            break
        draw_line(canvas, box.x + _NAME_AT, y, fact, room, 18, tones.TEXT)
