"""A player in one low row, where there is no room for a panel: mark, name, points, hand tile and counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.ur.tiles import HIDDEN
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import GOLD_PILL, PLAIN_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, STRIP_PANEL, draw_panel
from ziggurat_client.art.plaque import draw_hand_pair
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.boards.ur.board.row_places import (
    ROW_PLAQUE,
    count_pitch,
    first_line,
    hand_in_row,
    second_line,
    supply_in_row,
)
from ziggurat_client.boards.ur.players.panels import PanelWords, Standing, paint_built_sign, paint_tile_sign
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_POINTS: Final = 84.0
_NAME: Final = 22
_HIGHEST: Final = "20"
"""The widest number that may stand before a word."""
_SIGN_TO_NUMBER: Final = 18.0


def player_row(box: Box, seated: Seated, standing: Standing, words: PanelWords) -> Iterator[Piece]:
    """One player. It is several pictures, so that a number that changes does not draw the row anew."""
    yield Painted(
        box,
        ("player row", seated, words.you, words.next),
        lambda canvas, x, y: _paint_person(canvas, x, y, box, seated, words),
    )
    below = words.below_points(standing)
    points = Box(box.right - 20 - _POINTS, box.y + 6, _POINTS, box.height - 12)
    yield Painted(
        points,
        ("row points", standing.points, below, seated.active),
        lambda canvas, x, y: _paint_points(
            canvas, x + _POINTS, y, points.height, standing.points, below, seated.active
        ),
    )
    if standing.hand != HIDDEN:
        hand, pair = hand_in_row(box), (standing.hand[0], standing.hand[1])
        yield Painted(hand, ("hand", pair), lambda canvas, x, y: draw_hand_pair(canvas, pair, x, y, ROW_PLAQUE))
    left = supply_in_row(box)[0] - 14
    counts = Box(left, second_line(box) - 16, points.x - left, 32)
    numbers, labels = (standing.supply, standing.built, standing.tiles), (words.supply, words.built, words.tiles)
    yield Painted(
        counts,
        ("row counts", seated.seat, numbers, labels),
        lambda canvas, x, y: _paint_counts(canvas, x, y, counts.width, seated.seat, numbers, labels),
    )


def _paint_person(canvas: Canvas, x: float, y: float, box: Box, seated: Seated, words: PanelWords) -> None:
    seat, player, scale = seated.seat, seated.player, canvas.scale
    draw_panel(canvas, x, y, box.width, box.height, ACTIVE_PANEL if seated.active else STRIP_PANEL)
    colour = canvas.palette.player(seat).colour
    draw_blocks(canvas, x + 8, y + 12, 7, box.height - 24, 6, [colour], upright=True, seed=3, brightness=0.95)
    middle = first_line(Box(x, y, box.width, box.height))
    draw_cube(canvas, seat, x + 44, middle, 28, glow=0.7 if seated.active else 0.0)
    pill, style = (
        (words.you, GOLD_PILL) if seated.mine else (words.next, PLAIN_PILL) if seated.follows else ("", PLAIN_PILL)
    )
    taken = (pill_width(pill, scale, size=16, padding=8) + 10 if pill else 0) + (30 if player.bot else 0)
    room = box.width - 68 - 20 - _POINTS - taken
    after = x + 68 + draw_line(canvas, x + 68, middle, player.name, room, _NAME, tones.TEXT, "bold")
    if player.bot:
        draw_icon(canvas, Icon.BOT, after + 18, middle, 20, tones.PALE_LAPIS)
        after += 30
    if pill:
        draw_pill(canvas, after + 10, middle, pill, style, size=16, height=24, padding=8)


def _paint_points(canvas: Canvas, right: float, y: float, height: float, points: int, word: str, active: bool) -> None:
    colours = numerals.GOLD if active else numerals.SHELL
    draw_number(canvas, right, y + height * 0.36, points, 34, "r", colours)
    canvas.text(right, y + height * 0.36 + 31, word, 16, tones.TEXT_SOFT, "regular", "rm")


def _paint_counts(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    seat: int,
    numbers: tuple[int, int, int],
    labels: tuple[str, str, str],
) -> None:
    """Supply, ziggurats built, tiles owned: a sign and a number each, and a word where every row has room for it."""
    pitch, middle = count_pitch(width), y + 16
    signs = [x + 14 + pitch * index for index in range(3)]
    draw_cube(canvas, seat, signs[0], middle, 20)
    paint_built_sign(canvas, signs[1], middle - 1, seat, numbers[1], 26)
    paint_tile_sign(canvas, signs[2], middle, seat)
    texts = [str(number) for number in numbers]
    room = pitch - _SIGN_TO_NUMBER - 20 - text_width(_HIGHEST, 20, "bold", canvas.scale)
    worded = all(text_width(label, 16, "regular", canvas.scale) <= room for label in labels)
    for sign, text, label in zip(signs, texts, labels, strict=True):
        left = sign + _SIGN_TO_NUMBER
        left += canvas.text(left, middle, text, 20, tones.TEXT, "bold", "lm") + 6
        if worded:
            canvas.text(left, middle + 1, label, 16, tones.TEXT_SOFT, "regular", "lm")
