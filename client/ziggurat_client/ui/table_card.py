"""A table as the lobby shows it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ziggurat.colours import seat_colours
from ziggurat.wire.messages import SeatState, TableCard
from ziggurat_client.art import tones
from ziggurat_client.art.badges import PLAIN_PILL, PLAYING_PILL, READY_PILL, draw_pill
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import OPEN_PANEL, QUIET_PANEL
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.emblem import Emblem, EmblemPainter
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.clock_terms import pace_in_brief
from ziggurat_client.wording.courses import how_far, joined, what_goes_on
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.seats import is_open
from ziggurat_client.wording.words import Words

LEAST_WIDTH: Final = 400.0
LEAST_HEIGHT: Final = 262.0
MOST_HEIGHT: Final = 284.0
_PILLS: Final = {"room": READY_PILL, "playing": PLAYING_PILL, "over": PLAIN_PILL}
_BOARD: Final = 112
_SEATS: Final = 4
"""How many seats have room for their names; of more, every mark is shown, and the names together."""
_MARK_PITCH: Final = 42.0
_PADDING: Final = 20


@dataclass(frozen=True)
class Course:
    """What one can do about a table: take a seat (None if there is none), watch, or come back if we sit there.

    `our_turn` says that a slow match awaits us.
    """

    join: Callable[[], None] | None
    watch: Callable[[], None]
    ours: bool
    our_turn: bool = False
    enabled: bool = True


def card_pieces(
    box: Box, card: TableCard, paint_emblem: EmblemPainter, course: Course, words: Words, *, first: bool = False
) -> list[Piece]:
    """The pieces of one card; `paint_emblem` is the game's. The `first` that one can join has a golden button."""
    lively = course.join is not None
    colours = seat_colours([seat.colour for seat in card.seats], len(card.seats))
    text = _Words(card, words, our_turn=course.our_turn)
    return [
        Panel(box, OPEN_PANEL if lively else QUIET_PANEL),
        Emblem(
            Box(box.x + _PADDING, box.y + _PADDING, _BOARD, _BOARD),
            paint_emblem,
            card.table,
            len(card.seats),
            card.sketch,
            colours,
        ),
        Painted(box, (card, text), lambda canvas, x, y: _paint(canvas.seated(colours), x, y, box, card, text)),
        *_buttons(box, card, course, words, first),
    ]


def about(card: TableCard, words: Words) -> str:
    """The game, how far it is, and its clock if it has one; of a slow match, and where the phase is told, that stands
    in the line below."""
    if card.round:
        said = how_far(words, card.game, card.round)
    else:
        said = words.say("table.seats", game=game_name(words, card.game), count=len(card.seats))
    if card.clock.kind == "none" or about_now(card, words):
        return said
    return joined(words, said, pace_in_brief(words, card.clock))


def about_now(card: TableCard, words: Words) -> str:
    """What goes on in a match, where its game has a word for it, with the clock; of a slow match who is awaited, and
    until when. Empty where there is nothing of that."""
    phase = what_goes_on(words, card.game, card.phase) if card.stage == "playing" else ""
    if card.until is None:
        paced = phase and card.clock.kind != "none"
        return joined(words, phase, pace_in_brief(words, card.clock)) if paced else phase
    names = ", ".join(card.seats[seat].name or "" for seat in card.awaited if seat < len(card.seats))
    until = time.strftime("%m-%d %H:%M", time.localtime(card.until))
    return joined(words, phase, words.say("table.awaited", name=names, until=until))


@dataclass(frozen=True)
class _Words:
    """What the card says besides names."""

    about: str
    about_now: str
    stage: str
    open_seat: str

    def __init__(self, card: TableCard, words: Words, *, our_turn: bool) -> None:
        object.__setattr__(self, "about", about(card, words))
        object.__setattr__(self, "about_now", about_now(card, words))
        object.__setattr__(self, "stage", words.say("table.our_turn" if our_turn else f"table.stage.{card.stage}"))
        object.__setattr__(self, "open_seat", words.say("table.open_seat"))


def _buttons(box: Box, card: TableCard, course: Course, words: Words, first: bool) -> list[Piece]:
    y = box.bottom - 14 - 42
    width = box.width - 2 * _PADDING
    watch = words.say("table.watch")
    if course.join is None:
        whole = Box(box.x + _PADDING, y, width, 42)
        return [
            Button(f"watch {card.table}", whole, watch, course.watch, icon=Icon.EYE, size=20, enabled=course.enabled)
        ]
    left = Box(box.x + _PADDING, y, width * 0.57, 42)
    right = Box(left.right + 12, y, width * 0.43 - 12, 42)
    label = words.say("table.return" if course.ours else "table.join_locked" if card.locked else "table.join")
    kind = ButtonKind.GOLD if first else ButtonKind.LIT
    return [
        Button(f"join {card.table}", left, label, course.join, kind=kind, size=20, enabled=course.enabled),
        Button(f"watch {card.table}", right, watch, course.watch, size=20, enabled=course.enabled),
    ]


def _paint(canvas: Canvas, x: float, y: float, box: Box, card: TableCard, text: _Words) -> None:
    left = x + 2 * _PADDING + _BOARD
    room = box.width - 3 * _PADDING - _BOARD
    name, about, sign = (26, 51, 108) if text.about_now else (34, 64, 102)
    draw_line(canvas, left, y + name, card.name, room, 23, tones.TEXT, "bold")
    draw_line(canvas, left, y + about, text.about, room, 18, tones.TEXT_SOFT)
    if text.about_now:
        draw_line(canvas, left, y + about + 23, text.about_now, room, 17, tones.TEXT_SOFT)
    across = left + draw_pill(canvas, left, y + sign, text.stage, _PILLS[card.stage]) + 14
    if card.locked:
        draw_icon(canvas, Icon.LOCK, across + 11, y + sign, 22, tones.TEXT_HEAD)
        across += 32
    draw_icon(canvas, Icon.EYE, across + 12, y + sign, 24, tones.TEXT_HEAD if card.watchers else tones.TEXT_SOFT)
    canvas.text(across + 30, y + sign, str(card.watchers), 19, tones.TEXT, "bold", "lm")
    draw_divider(canvas, x + _PADDING, y + 138, box.width - 2 * _PADDING)
    if len(card.seats) > _SEATS:
        _paint_many(canvas, x + _PADDING, y + 158, box.width - 2 * _PADDING, card)
        return
    column = (box.width - 2 * _PADDING) / 2
    for number, seat in enumerate(card.seats):
        place = x + _PADDING + (number % 2) * column, y + 158 + (number // 2) * 30
        _paint_seat(canvas, *place, column - 8, number, seat, card.host, text.open_seat)


def _paint_many(canvas: Canvas, x: float, cy: float, width: float, card: TableCard) -> None:
    """A line with everybody's mark, open seats as frames, and a line with the names of those who have come."""
    pitch = min(_MARK_PITCH, width / len(card.seats))
    for number, seat in enumerate(card.seats):
        left = x + number * pitch
        if seat.name is None or is_open(seat):
            _paint_open(canvas, left, cy)
        else:
            draw_cube(canvas, number, left + 13, cy, 24)
    names = ", ".join(seat.name for seat in card.seats if seat.name is not None and not is_open(seat))
    draw_line(canvas, x, cy + 30, names, width, 18, tones.TEXT)


def _paint_open(canvas: Canvas, x: float, cy: float) -> None:
    """The frame of a seat that waits for somebody."""
    canvas.fill(canvas.stepped_frame(x, cy - 13, 26, 26, 1.6, 3, 1), tones.LAPIS_LINE, 0.9)
    draw_icon(canvas, Icon.PLUS, x + 13, cy, 13, tones.PALE_LAPIS)


def _paint_seat(
    canvas: Canvas, x: float, cy: float, width: float, number: int, seat: SeatState, host: str | None, open_seat: str
) -> None:
    if seat.name is None or is_open(seat):
        _paint_open(canvas, x, cy)
        draw_line(canvas, x + 38, cy, open_seat, width - 38, 18, tones.PALE_LAPIS, "italic")
        return
    draw_cube(canvas, number, x + 13, cy, 24)
    sign = Icon.BOT if seat.has_bot else Icon.STAR if seat.person == host else None
    room = width - 38 - (26 if sign else 0)
    draw_line(canvas, x + 38, cy, seat.name, room, 19, tones.TEXT)
    if sign is not None:
        end = x + 38 + min(room, text_width(seat.name, 19, "regular", canvas.scale)) + 16
        draw_icon(canvas, sign, end, cy, 17, tones.PALE_LAPIS if seat.has_bot else tones.TEXT_HEAD)
