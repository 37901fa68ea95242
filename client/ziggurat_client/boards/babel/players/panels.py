"""The players beside the board: who sits there, the way to victory, and how many cards they hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import NumeralGlow, draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, STRIP_PANEL, draw_panel
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.people_cards import draw_people_back
from ziggurat_client.boards.babel.board.side_plan import PANEL_FROM
from ziggurat_client.boards.babel.players.score_track import draw_score_track
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.boards.seats.head import NAME_AT, SECOND_LINE, draw_head, name_room
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_SCORE: Final = 96.0
_MOST_BACKS: Final = 9
_ROW_SCORE: Final = 70.0


@dataclass(frozen=True)
class Standing:
    """How a seat stands: who sits there, points, cards in hand, and whether the final phase is on. `cards` are those in
    hand if they lie open."""

    seated: Seated
    score: int
    hand: int
    final: bool
    cards: str = ""
    parted: str = ""
    """What decides if the scores stay equal, and for whom."""


@dataclass(frozen=True)
class PlayerWords:
    """The words on every panel."""

    you: str
    in_hand: str


def player_panel(box: Box, standing: Standing, words: PlayerWords) -> Iterator[Piece]:
    """One player, in a panel or in a row. It is several pictures, so that a number that changes draws little anew."""
    if box.height >= PANEL_FROM:
        yield from _panel(box, standing, words)
    else:
        yield from _row(box, standing, words)


def _panel(box: Box, standing: Standing, words: PlayerWords) -> Iterator[Piece]:
    who = (standing.seated, words.you, standing.parted)
    yield Painted(box, ("babel player", who), lambda c, x, y: _paint_person(c, x, y, box, standing, words))
    score = Box(box.right - 24 - _SCORE, box.y + 14, _SCORE, 68)
    yield Painted(
        score,
        ("babel score", standing.score, standing.seated.active),
        lambda c, x, y: _paint_score(c, x + _SCORE, y + 34, standing, 56),
    )
    track = Box(box.x + 32, box.y + (box.height - 208) / 2 + 96, box.width - 56, 48)
    yield Painted(
        track,
        ("babel track", standing.seated.seat, standing.score, standing.final),
        lambda c, x, y: draw_score_track(
            c, x + 3, y + 6, track.width - 6, standing.seated.seat, standing.score, final=standing.final
        ),
    )
    hand = Box(box.x + 32, box.bottom - 60, box.width - 56 - 130, 48)
    yield Painted(
        hand,
        ("babel held", standing.hand, standing.cards, words.in_hand),
        lambda c, x, y: _paint_held(c, x, y, hand.width, standing, words.in_hand),
    )


def _paint_person(canvas: Canvas, x: float, y: float, box: Box, standing: Standing, words: PlayerWords) -> None:
    seated = standing.seated
    style = ACTIVE_PANEL if seated.active else STRIP_PANEL
    draw_head(canvas, Box(x, y, box.width, box.height), seated, words.you, _SCORE, style)
    about, room = standing.parted or seated.player.about, name_room(box.width, _SCORE)
    draw_line(canvas, x + NAME_AT, y + SECOND_LINE, about, room, 18, tones.TEXT_SOFT)


def _paint_score(canvas: Canvas, right: float, cy: float, standing: Standing, height: float) -> None:
    colours = numerals.GOLD if standing.seated.active else numerals.SHELL
    glow = NumeralGlow("#d98a1f", 14, 0.5) if standing.seated.active else None
    draw_number(canvas, right, cy, standing.score, height, "r", colours, glow)


def _paint_held(canvas: Canvas, x: float, y: float, width: float, standing: Standing, word: str) -> None:
    """The backs of the cards in hand, closer together where there are many, and their number; or the cards, if they
    lie open."""
    if standing.cards:
        _paint_open(canvas, x, y + 15, width, standing.cards, 33)
        return
    count, words = standing.hand, 140
    shown = min(count, _MOST_BACKS)
    pitch = min(22.0, (width - words - 34) / max(1, shown - 1))
    for number in range(shown):
        draw_people_back(canvas, x + number * pitch, y + 1, 34, 46)
    left = x + (34 + (shown - 1) * pitch if shown else 0) + 14
    left += draw_number(canvas, left, y + 24, count, 24) + 10
    draw_line(canvas, left, y + 24, word, max(64.0, x + width - left), 18, tones.TEXT_SOFT)


def _paint_open(canvas: Canvas, x: float, y: float, width: float, cards: str, size: float) -> None:
    """Cards that lie open, closer together where there are many."""
    pitch = min(size + 4, (width - size) / max(1, len(cards) - 1))
    for number, people in enumerate(cards):
        draw_people_plaque(canvas, people, x + number * pitch, y, size)


# ---------------------------------------------------------------------------------------- in a row


def _row(box: Box, standing: Standing, words: PlayerWords) -> Iterator[Piece]:
    who = (standing.seated, words.you)
    yield Painted(box, ("babel row", who), lambda c, x, y: _paint_row_person(c, x, y, box, standing, words))
    score = Box(box.right - 16 - _ROW_SCORE, box.y + 4, _ROW_SCORE, box.height - 8)
    yield Painted(
        score,
        ("babel row score", standing.score, standing.seated.active),
        lambda c, x, y: _paint_score(c, x + _ROW_SCORE, y + score.height / 2, standing, 36),
    )
    middle = box.height * 0.73
    hand = Box(box.x + 28, box.y + middle - 13, 96, 26)
    held = ("babel row held", standing.hand, standing.cards)
    yield Painted(hand, held, lambda c, x, y: _paint_row_held(c, x, y, hand.width, standing))
    track = Box(hand.right + 8, box.y + middle - 6, max(80.0, score.x - hand.right - 24), 12)
    yield Painted(
        track,
        ("babel row track", standing.seated.seat, standing.score, standing.final),
        lambda c, x, y: draw_score_track(
            c,
            x,
            y + 1,
            track.width,
            standing.seated.seat,
            standing.score,
            final=standing.final,
            height=9,
            numbered=False,
        ),
    )


def _paint_row_person(canvas: Canvas, x: float, y: float, box: Box, standing: Standing, words: PlayerWords) -> None:
    seat, player = standing.seated.seat, standing.seated.player
    draw_panel(canvas, x, y, box.width, box.height, ACTIVE_PANEL if standing.seated.active else STRIP_PANEL)
    colour = canvas.palette.player(seat).colour
    draw_blocks(canvas, x + 8, y + 12, 7, box.height - 24, 4, [colour], upright=True, seed=3, brightness=0.95)
    middle = y + box.height * 0.3
    draw_cube(canvas, seat, x + 40, middle, 24, glow=0.7 if standing.seated.active else 0.0)
    taken = (pill_width(words.you, canvas.scale, size=16, padding=8) + 10 if standing.seated.mine else 0) + (
        28 if player.bot else 0
    )
    room = box.width - 60 - _ROW_SCORE - 24 - taken
    after = x + 60 + draw_line(canvas, x + 60, middle, player.name, room, 20, tones.TEXT, "bold") + 8
    if player.bot:
        draw_icon(canvas, Icon.BOT, after + 10, middle, 19, tones.PALE_LAPIS)
        after += 28
    if standing.seated.mine:
        draw_pill(canvas, after, middle, words.you, GOLD_PILL, size=16, height=24, padding=8)


def _paint_row_held(canvas: Canvas, x: float, y: float, width: float, standing: Standing) -> None:
    if standing.cards:
        _paint_open(canvas, x, y + 2, width, standing.cards, 22)
        return
    for number in range(min(standing.hand, 3)):
        draw_people_back(canvas, x + number * 7, y + 1, 18, 24)
    draw_number(canvas, x + 46, y + 13, standing.hand, 20)
