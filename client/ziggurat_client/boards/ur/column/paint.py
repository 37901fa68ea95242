"""How the panels of the actions look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import SLOTS
from ziggurat.games.ur.tiles import HIDDEN, Kind, Tile
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_slot
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.labels import break_in_two
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.plaque import draw_hand_pair, draw_plaque
from ziggurat_client.art.shape import circle
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.play.steps import TurnStep
from ziggurat_client.boards.ur.column.tile_pieces import TileInPanel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

GAIN: Final = "#a6d65c"
LOSS: Final = "#ff9a7c"
_HAND: Final = 118.0
_SLOT: Final = 44.0
_STRIP_PLAQUE: Final = 40.0
STEPS_HEAD: Final = 43.0
"""The height of the title above the steps of a turn."""
STEP_PITCH: Final = 31.0
"""From one step to the next."""


@dataclass(frozen=True)
class TurnSign:
    """What the turn's panel says. `current` is the action under way; `used` says on two lines how many slots are."""

    title: str
    hand: Tile
    caption: str
    joined: str
    performed: str
    placed: int
    closed: bool
    current: Kind | None
    used: tuple[str, str]
    seat: Seat
    in_turn: bool


Change = tuple[Kind, str, int, int]
"""A square whose cubes change: the kind shown, its name, the cubes now and then."""


def paint_head(canvas: Canvas, x: float, y: float, width: float, title: str) -> None:
    """A title with the band of inlay below it."""
    draw_heading(canvas, x + 24, y + 32, title, 28, room=width - 48)
    draw_blocks(canvas, x + 24, y + 56, width - 48, 5, 48)


def turn_pieces(box: Box, sign: TurnSign) -> Iterator[Piece]:
    """Whose turn, the hand tile, and the two slots: pictures of their own, since the slots change most often."""
    title, hand = sign.title, sign.hand
    yield Painted(box, ("turn", title), lambda canvas, x, y: paint_head(canvas, x, y, box.width, title))
    if hand != HIDDEN:
        yield TileInPanel(Box(box.x + 24, box.y + 80, _HAND, _HAND), hand)
    left = box.x + 24 + _HAND + 24
    words = Box(left, box.y + 76, box.right - 24 - left, 76)
    yield Painted(
        words,
        ("hand words", sign.caption, sign.joined),
        lambda canvas, x, y: _paint_words(canvas, x, y, words.width, sign),
    )
    if sign.in_turn:
        slots = Box(left, box.y + 155, words.width, _SLOT)
        key = (sign.performed, sign.placed, sign.closed, sign.current, sign.used, sign.seat)
        yield Painted(slots, ("slots", key), lambda canvas, x, y: _paint_slots(canvas, x, y + _SLOT / 2, sign))


def _paint_words(canvas: Canvas, x: float, y: float, width: float, sign: TurnSign) -> None:
    canvas.text(x, y + 12, sign.caption, 18, tones.TEXT_SOFT, "regular", "lm")
    _paint_pair(canvas, x, y + 40, sign, width)


def paint_turn_strip(canvas: Canvas, x: float, y: float, width: float, sign: TurnSign) -> None:
    """The hand tile's two kinds and the two slots in one row; the title stands elsewhere."""
    middle, left = y + 32, x + 16
    if sign.hand != HIDDEN:
        draw_hand_pair(canvas, (sign.hand[0], sign.hand[1]), left, middle - _STRIP_PLAQUE / 2 - 4, _STRIP_PLAQUE)
        left += 2 * _STRIP_PLAQUE + 12 + 14
    slots = 2 * _SLOT + 14 if sign.in_turn else 0.0
    right = x + width - 16 - slots
    room = right - left - 12
    whole = text_width(sign.joined, 18, "bold", canvas.scale) <= room
    lines = (sign.joined,) if whole else break_in_two(sign.joined, 18, canvas.scale)
    for row, line in enumerate(lines):
        draw_line(canvas, left, middle + (row - (len(lines) - 1) / 2) * 23, line, room, 18, tones.TEXT, "bold")
    if sign.in_turn:
        _paint_spent(canvas, right, middle, sign)


def _paint_pair(canvas: Canvas, x: float, y: float, sign: TurnSign, room: float) -> None:
    """The two kinds on one line, or on two where they are long."""
    if text_width(sign.joined, 22, "bold", canvas.scale) <= room:
        canvas.text(x, y, sign.joined, 22, tones.TEXT, "bold", "lm")
        return
    for row, line in enumerate(break_in_two(sign.joined, 20, canvas.scale)):
        draw_line(canvas, x, y - 3 + row * 25, line, room, 20, tones.TEXT, "bold")


def _paint_slots(canvas: Canvas, x: float, cy: float, sign: TurnSign) -> None:
    """The slots, and in words how many are used."""
    _paint_spent(canvas, x, cy, sign)
    left, room = x + 2 * _SLOT + 30, 110
    draw_line(canvas, left, cy - 11, sign.used[0], room, 18, tones.TEXT, "bold")
    draw_line(canvas, left, cy + 13, sign.used[1], room, 16, tones.TEXT_SOFT)


def _paint_spent(canvas: Canvas, x: float, cy: float, sign: TurnSign) -> None:
    spent = [*sign.performed, *["cube"] * sign.placed]
    if sign.closed:
        spent += ["closed"] * (SLOTS - len(spent))
    waiting = sign.current if sign.current and sign.current not in sign.performed else None
    for index in range(SLOTS):
        centre = x + _SLOT / 2 + index * (_SLOT + 14)
        kind = spent[index] if index < len(spent) else waiting if index == len(spent) else None
        _paint_slot(canvas, centre, cy, kind, sign)


def _paint_slot(canvas: Canvas, cx: float, cy: float, kind: str | None, sign: TurnSign) -> None:
    now = kind is not None and kind == sign.current
    spark = canvas.palette.kind(kind).spark if now and kind else None
    draw_slot(canvas, cx, cy, _SLOT, spent=kind is not None, spark=spark)
    if kind is None:
        return
    if kind == "cube":
        draw_cube(canvas, sign.seat, cx, cy, 28)
    elif kind == "closed":
        draw_icon(canvas, Icon.CHECK, cx, cy, 22, tones.GOLD)
    else:
        draw_plaque(canvas, kind, cx - 19, cy - 19, 38)
    if kind != "closed" and not now:
        paint_seal(canvas, cx + 19, cy + 19)


def paint_seal(canvas: Canvas, cx: float, cy: float) -> None:
    """The round seal on what is done."""
    canvas.fill(circle(cx, cy, 10), "#0d0a0b")
    canvas.fill(circle(cx, cy, 8.5), vertical(cy - 9, cy + 9, "#ffe9a8", "#d29a3a"))
    draw_icon(canvas, Icon.CHECK, cx, cy, 11, "#1d1208")


def paint_steps(
    canvas: Canvas, x: float, y: float, width: float, title: str, steps: Sequence[TurnStep], seat: Seat, nothing: str
) -> None:
    """The list of what was done in this turn, newest last."""
    canvas.text(x + 24, y + 26, title, 20, tones.TEXT_HEAD, "bold", "lm")
    if not steps:
        canvas.text(x + 24, y + 62, nothing, 18, tones.TEXT_FAINT, "italic", "lm")
    for row, step in enumerate(steps):
        middle = y + STEPS_HEAD + 15 + row * STEP_PITCH
        _paint_step_sign(canvas, x + 24, middle, step.sign, seat)
        draw_line(canvas, x + 62, middle, step.text, width - 86, 18, tones.TEXT)


def _paint_step_sign(canvas: Canvas, x: float, cy: float, sign: str, seat: Seat) -> None:
    if sign == "cube":
        draw_cube(canvas, seat, x + 13, cy, 20)
    elif sign == "ziggurat":
        draw_ziggurat(canvas, x + 13, cy, 28, owner=seat)
    elif sign == "swap":
        draw_icon(canvas, Icon.REFRESH, x + 13, cy, 22, tones.GOLD)
    else:
        draw_plaque(canvas, sign, x, cy - 13, 26)


def paint_change(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    points: str,
    score: tuple[int, int | None],
    changes: Sequence[Change],
    note: str,
) -> None:
    """What a sharing of cubes changes: the score, and the squares with their cubes now and then."""
    canvas.text(x + 24, y + 26, title, 20, tones.TEXT_HEAD, "bold", "lm")
    paint_points(canvas, x + width - 24, y + 26, points, *score)
    shown = changes[:4]
    for column, (kind, name, was, now) in enumerate(shown):
        left, cy = x + 24 + column * 98, y + 76
        draw_plaque(canvas, kind, left, cy - 18, 36)
        canvas.text(left + 44, cy - 8, name, 18, tones.TEXT, "bold", "lm")
        ink = GAIN if now > was else LOSS
        canvas.text(left + 44, cy + 14, str(was), 18, tones.TEXT_SOFT, "regular", "lm")
        draw_icon(canvas, Icon.RIGHT, left + 62, cy + 14, 11, tones.TEXT_SOFT)
        canvas.text(left + 72, cy + 14, str(now), 18, ink, "bold", "lm")
    more = len(changes) - len(shown)
    line = note or (f"+ {more}" if more else "")
    draw_line(canvas, x + 24, y + 118, line, width - 48, 16, "#ffb9a4", "italic")


def paint_points(canvas: Canvas, right: float, y: float, word: str, before: int, after: int | None) -> None:
    """`points 19 > 21`, its right edge at `right`; without an `after`, or where nothing changes, only what is."""
    if after is None or after == before:
        canvas.text(right, y, f"{word} {before}", 18, tones.TEXT_SOFT, "regular", "rm")
        return
    width = canvas.text(right, y, str(after), 20, GAIN if after > before else LOSS, "bold", "rm")
    draw_icon(canvas, Icon.RIGHT, right - width - 18, y, 14, tones.TEXT_SOFT)
    canvas.text(right - width - 36, y, f"{word} {before}", 18, tones.TEXT_SOFT, "regular", "rm")


def paint_next_tile(
    canvas: Canvas, x: float, y: float, width: float, tile: Tile, kinds: tuple[str, str], caption: str
) -> None:
    """The viewer's own tile: what it lets them do next turn."""
    canvas.text(x + 24, y + 26, caption, 20, tones.TEXT_HEAD, "bold", "lm")
    half = (width - 48) / 2
    for index in range(2):
        centre = x + 24 + half * (index + 0.5)
        draw_plaque(canvas, tile[index], centre - 44, y + 50, 88)
        draw_line(canvas, centre, y + 164, kinds[index], half - 8, 20, tones.TEXT, "bold", "m")
