"""One player's place at the end of a game of Ur: the sets laid out as tiles, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.scoring import POINTS, ZIGGURAT
from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, SHELL, STONE, NumeralGlow, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.art.panels import ACTIVE_PANEL, QUIET_PANEL, draw_panel
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.screen import Box
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line

HEIGHT: Final = 160
_SETS_X: Final = 392
_NUMBER_ROOM: Final = 170
_PLAQUE: Final = 48
_GAP: Final = 4
_SET_GAP: Final = 16
_RIM: Final = 6
_LARGE_SET: Final = 5
"""Sets of this size and more are worth a golden number."""


@dataclass(frozen=True)
class PlayerStanding:
    """What a row says. `sets` are letters as in the result; `cubes` on tiles break ties; `hand_as` is the face of the
    hand tile that counted."""

    seat: Seat
    rank: int
    name: str
    points: int
    sets: tuple[str, ...]
    hand_as: str
    cubes: int
    points_word: str
    you: str | None = None
    bot: bool = False


def standing_row(box: Box, standing: PlayerStanding) -> Piece:
    """The row of one player."""
    return Painted(box, standing, lambda canvas, x, y: _paint(canvas, x, y, box.width, standing))


def _paint(canvas: Canvas, x: float, y: float, width: float, standing: PlayerStanding) -> None:
    first = standing.rank == 1
    draw_panel(canvas, x, y, width, HEIGHT, ACTIVE_PANEL if first else QUIET_PANEL)
    colour = canvas.palette.player(standing.seat).colour
    draw_blocks(canvas, x + 12, y + 18, 8, HEIGHT - 36, 10, [colour], upright=True, brightness=0.95)
    draw_number(canvas, x + 60, y + HEIGHT / 2, standing.rank, 48, "m", GOLD if first else STONE)
    draw_cube(canvas, standing.seat, x + 122, y + 54, 44, glow=0.5 if first else 0)
    _paint_name(canvas, x + 158, y + 54, _SETS_X - 158 - 20, standing)
    _paint_counts(canvas, x + 114, y + 112, standing)
    _paint_sets(canvas, x + _SETS_X, y, width - _SETS_X - _NUMBER_ROOM, standing)
    right = x + width - 28
    glow = NumeralGlow("#d98a1f", 16, 0.6) if first else None
    draw_number(
        canvas, right, y + HEIGHT / 2 - 8, standing.points, 64 if first else 56, "r", GOLD if first else SHELL, glow
    )
    canvas.text(right, y + HEIGHT - 28, standing.points_word, 18, tones.TEXT_SOFT, "regular", "rm")


def _paint_name(canvas: Canvas, x: float, y: float, room: float, standing: PlayerStanding) -> None:
    you = pill_width(standing.you, canvas.scale, size=16, padding=8) + 12 if standing.you else 0
    bot = 34 if standing.bot else 0
    name_room = room - you - bot
    draw_line(canvas, x, y, standing.name, name_room, 27, tones.TEXT, "bold")
    end = x + min(name_room, text_width(standing.name, 27, "bold", canvas.scale)) + 12
    if standing.you:
        draw_pill(canvas, end, y, standing.you, GOLD_PILL, size=16, height=26, padding=8)
    if standing.bot:
        draw_icon(canvas, Icon.BOT, end + you + 12, y, 22, tones.PALE_LAPIS)


def _paint_counts(canvas: Canvas, x: float, y: float, standing: PlayerStanding) -> None:
    """Cubes on tiles, and ziggurats."""
    built = sum(ZIGGURAT in letters for letters in standing.sets)
    draw_cube(canvas, standing.seat, x, y, 22)
    canvas.text(x + 22, y, str(standing.cubes), 20, tones.TEXT, "bold", "lm")
    draw_ziggurat(canvas, x + 90, y - 3, 38, 4, owner=standing.seat)
    canvas.text(x + 116, y, str(built), 20, tones.TEXT, "bold", "lm")


def _paint_sets(canvas: Canvas, x: float, y: float, room: float, standing: PlayerStanding) -> None:
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
