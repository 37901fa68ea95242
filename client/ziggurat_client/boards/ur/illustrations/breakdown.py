"""What the points of Ur are made of: the sets laid out as tiles, and what each is worth."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat, Standing
from ziggurat.games.ur.scoring import POINTS, ZIGGURAT, UrStanding
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.window.screen import Box

_PLAQUE: Final = 48
_GAP: Final = 4
_SET_GAP: Final = 16
_RIM: Final = 6
_LARGE_SET: Final = 5
"""Sets of this size and more are worth a golden number."""


def paint_breakdown(canvas: Canvas, standing: Standing, below_name: Box, beside: Box) -> None:
    """Cubes and ziggurats below the name, the sets beside it. The plaque of the hand tile has a bright frame."""
    if isinstance(standing, UrStanding):
        _paint_counts(canvas, below_name.x + 10, below_name.centre[1], standing)
        _paint_sets(canvas, beside.x, beside.y, beside.width, standing)


def _paint_counts(canvas: Canvas, x: float, y: float, standing: UrStanding) -> None:
    """Cubes on tiles, and ziggurats."""
    built = sum(ZIGGURAT in letters for letters in standing.sets)
    draw_cube(canvas, standing.seat, x, y, 22)
    canvas.text(x + 22, y, str(standing.breakers[0]), 20, tones.TEXT, "bold", "lm")
    draw_ziggurat(canvas, x + 90, y - 3, 38, 4, owner=standing.seat)
    canvas.text(x + 116, y, str(built), 20, tones.TEXT, "bold", "lm")


def _paint_sets(canvas: Canvas, x: float, y: float, room: float, standing: UrStanding) -> None:
    """The sets, smaller where there are many."""
    pieces = sum(len(letters) for letters in standing.sets)
    fixed = len(standing.sets) * (2 * _RIM + _SET_GAP)
    side = min(_PLAQUE, (room - fixed) / max(1, pieces) - _GAP)
    last_with_hand = max((i for i, letters in enumerate(standing.sets) if standing.hand_as in letters), default=-1)
    for number, letters in enumerate(standing.sets):
        hand = standing.hand_as if number == last_with_hand else None
        x += _paint_set(canvas, x, y + 30, side, letters, standing.seat, hand) + _SET_GAP


def _paint_set(canvas: Canvas, x: float, y: float, side: float, letters: str, seat: Seat, hand: str | None) -> float:
    """One set in its mount, with its worth below; returns its width. The plaque of the hand tile has a bright frame."""
    width, height = len(letters) * (side + _GAP) - _GAP + 2 * _RIM, side + 2 * _RIM
    large = len(letters) >= _LARGE_SET
    mount = canvas.stepped(x, y, width, height, 4, 1)
    canvas.shadow(mount, 5, 2, 0.6)
    if len(letters) > _LARGE_SET:
        canvas.glow(mount, "#ffb63d", 16, 0.7)
    canvas.fill(mount, vertical(y, y + height, "#241a14", "#0d0908"))
    canvas.fill(
        canvas.stepped_frame(x, y, width, height, 2 if large else 1.5, 4, 1), vertical(y, y + height, *GOLD_EDGE)
    )
    for place, letter in enumerate(letters):
        left = x + _RIM + place * (side + _GAP)
        if letter == ZIGGURAT:
            _paint_built(canvas, left, y + _RIM, side, seat)
        else:
            draw_plaque(canvas, letter, left, y + _RIM, side)
        if letter == hand:
            frame = canvas.stepped_frame(left - 2, y + _RIM - 2, side + 4, side + 4, 2.4, 3, 1)
            canvas.fill(frame, "#fff6d8")
    draw_number(canvas, x + width / 2, y + height + 26, POINTS[len(letters)], 32, "m", GOLD if large else SHELL)
    return width


def _paint_built(canvas: Canvas, x: float, y: float, side: float, seat: Seat) -> None:
    canvas.fill(canvas.stepped(x, y, side, side, 3, 1), vertical(y, y + side, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 1.5, y + 1.5, side - 3, side - 3, 3, 1), vertical(y, y + side, "#22357e", "#0a1130"))
    draw_ziggurat(canvas, x + side / 2, y + side / 2 + 1, side * 0.84, 4, owner=seat)
