"""What lies behind an open wall: the points by colour, the treasures where they would go, and the weakest framed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.stones import draw_pillar
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.boards.tigris.art.walls import draw_court
from ziggurat_client.boards.tigris.board.seat_plan import STACKED
from ziggurat_client.boards.tigris.players.standing import PlayerWords, Standing
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_CAPTIONED: Final = 144.0
"""The height from which a line of words stands over the columns."""
_CAPTION: Final = 28.0
_PLAQUE: Final = 40.0
_UNIT: Final = 5.6
_LEAST_BAR: Final = 26.0
"""The height of one stone of a bar, and the least room of a bar."""
_TREASURE: Final = 15.0
_IN_LINE: Final = 19.0
"""The size of a number beside its tile."""
_WIDEST: Final = "20"


@dataclass(frozen=True)
class Pillar:
    """One colour: its points, the treasures that would go there, and whether it is the `weakest`, which decides. A
    stone of its bar is as high as `unit`, 0 without a bar."""

    colour: Colour
    points: int
    treasures: int
    weakest: bool
    unit: float


def pillar_boxes(court: Box, colours: int) -> tuple[Box, ...]:
    """Where each colour stands in a court, and last the treasures."""
    pitch = court.width / (colours + 1)
    return tuple(Box(court.x + number * pitch, court.y, pitch, court.height) for number in range(colours + 1))


def court_pieces(court: Box, standing: Standing, words: PlayerWords) -> Iterator[Piece]:
    """The ground, and a picture of each colour, so that a point more draws one of them anew."""
    seat, stacked = standing.seated.seat, court.height >= STACKED
    caption = words.only_you if standing.secret and court.height >= _CAPTIONED else ""
    if stacked:
        ground = ("tigris court", seat, caption)
        yield Painted(court, ground, lambda canvas, x, y: _paint_ground(canvas, x, y, court, standing, caption))
    *boxes, last = pillar_boxes(court, len(standing.colours))
    top = _CAPTION if caption else 2.0
    for box, pillar in zip(boxes, _pillars(standing, boxes[0], top), strict=True):
        yield _pillar_piece(box, pillar, top)
    treasures = standing.treasures
    yield Painted(
        last, ("tigris treasures", treasures), lambda canvas, x, y: _paint_treasures(canvas, x, y, last, treasures)
    )


def _pillars(standing: Standing, box: Box, top: float) -> list[Pillar]:
    """All colours, with bars of one measure."""
    points, filled = standing.points, standing.filled
    bar = _bar_foot(box) - top
    room = bar - (_TREASURE if standing.treasures else 0)
    unit = min(_UNIT, room / max(1, *points)) if bar >= _LEAST_BAR else 0.0
    counted = zip(standing.colours, points, filled, standing.weakest, strict=True)
    return [Pillar(colour, own, full - own, weakest, round(unit, 2)) for colour, own, full, weakest in counted]


def _pillar_piece(box: Box, pillar: Pillar, top: float) -> Piece:
    paint = _paint_stacked if box.height >= STACKED else _paint_in_line
    return Painted(box, ("tigris pillar", pillar, top), lambda canvas, x, y: paint(canvas, x, y, box, pillar, top))


def _plaque(box: Box) -> float:
    return min(_PLAQUE, box.width - 8, box.height * 0.42)


def _numeral(box: Box) -> float:
    return 24.0 if box.width >= 46 and box.height >= 84 else 18.0


def _number_at(box: Box) -> float:
    """How far down the middle of a number is that stands over its tile."""
    return box.height - 8 - _plaque(box) - 7 - _numeral(box) / 2


def _bar_foot(box: Box) -> float:
    """How far down a bar ends."""
    return _number_at(box) - _numeral(box) / 2 - 6


def _paint_ground(canvas: Canvas, x: float, y: float, court: Box, standing: Standing, caption: str) -> None:
    draw_court(canvas, standing.seated.seat, x, y, court.width, court.height)
    if caption:
        middle = x + court.width / 2
        draw_line(canvas, middle, y + _CAPTION / 2, caption, court.width - 12, 16, "#cfe9e4", "italic", "m")


def _paint_frame(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Gold around the weakest."""
    canvas.fill(canvas.stepped(x, y, width, height, 4, 1), "#fff0b8", 0.13)
    frame = canvas.stepped_frame(x, y, width, height, 1.6, 4, 1)
    canvas.fill(frame, vertical(y, y + height, "#fff0b8", "#c8923a"))


def _paint_stacked(canvas: Canvas, x: float, y: float, box: Box, pillar: Pillar, top: float) -> None:
    """From the foot up: the tile, the number, the bar and the treasures on it."""
    if pillar.weakest:
        _paint_frame(canvas, x + 2, y + top, box.width - 4, box.height - top - 3)
    cx, side = x + box.width / 2, _plaque(box)
    draw_tile(canvas, pillar.colour, cx - side / 2, y + box.height - 8 - side, side)
    _paint_number(canvas, cx, y + _number_at(box), box, pillar.points, bright=pillar.weakest)
    if not pillar.unit:
        _paint_corner(canvas, cx + side / 2, y + box.height - 8 - side, side, pillar.treasures)
        return
    foot = y + _bar_foot(box)
    draw_pillar(canvas, pillar.colour, pillar.points, cx, foot, min(22.0, box.width * 0.46), pillar.unit)
    end = foot - pillar.points * pillar.unit - _TREASURE / 2
    pitch = min(_TREASURE - 1, max(0.0, end - y - top - 4) / max(1, pillar.treasures - 1))
    for number in range(pillar.treasures):
        draw_treasure(canvas, cx, end - number * pitch, _TREASURE, glow=0.6)


def _paint_number(canvas: Canvas, cx: float, cy: float, box: Box, number: int, *, bright: bool) -> None:
    """A numeral, or in a narrow place letters, which are narrower."""
    size = _numeral(box)
    if max(number_width(text, size, canvas.scale) for text in (_WIDEST, str(number))) <= box.width - 8:
        draw_number(canvas, cx, cy, number, size, "m", GOLD if bright else SHELL)
    else:
        canvas.text(cx, cy, str(number), 20, tones.TEXT_NAME if bright else tones.TEXT, "bold", "mm")


def _paint_in_line(canvas: Canvas, x: float, y: float, box: Box, pillar: Pillar, top: float) -> None:
    """The tile, and the number beside it."""
    text, middle = str(pillar.points), y + box.height / 2
    side = _side_in_line(box)
    wide = side + 5 + text_width(text, _IN_LINE, "bold", canvas.scale)
    left = x + max(1.0, (box.width - wide) / 2)
    if pillar.weakest:
        edge = min(6.0, left - x)
        height = min(side + 8, box.height - 2)
        _paint_frame(canvas, left - edge, middle - height / 2, wide + 2 * edge, height)
    draw_tile(canvas, pillar.colour, left, middle - side / 2, side)
    _paint_corner(canvas, left + side, middle - side / 2, side, pillar.treasures)
    ink = tones.TEXT_NAME if pillar.weakest else tones.TEXT
    canvas.text(left + side + 5, middle, text, _IN_LINE, ink, "bold", "lm")


def _side_in_line(box: Box) -> float:
    """How large a sign beside a number is."""
    return min(32.0, box.height - 8, box.width * 0.36)


def _paint_corner(canvas: Canvas, x: float, y: float, side: float, treasures: int) -> None:
    """The treasures on the corner of a tile, where it has no bar that they would be laid on."""
    pitch = min(6.0, side * 0.6 / max(1, treasures - 1))
    for number in range(treasures):
        draw_treasure(canvas, x - number * pitch, y + 1, 11, glow=0.4)


def _paint_treasures(canvas: Canvas, x: float, y: float, box: Box, treasures: int) -> None:
    """How many treasures there are."""
    if box.height < STACKED:
        middle, size, text = y + box.height / 2, _side_in_line(box), str(treasures)
        wide = size + 4 + text_width(text, _IN_LINE, "bold", canvas.scale)
        left = x + max(1.0, (box.width - wide) / 2)
        draw_treasure(canvas, left + size / 2, middle, size, glow=0.6)
        canvas.text(left + size + 4, middle, text, _IN_LINE, tones.TEXT, "bold", "lm")
        return
    cx, side = x + box.width / 2, _plaque(box)
    draw_treasure(canvas, cx, y + box.height - 8 - side / 2, side * 0.85, glow=0.6)
    _paint_number(canvas, cx, y + _number_at(box), box, treasures, bright=False)
