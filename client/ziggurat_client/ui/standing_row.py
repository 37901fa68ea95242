"""One player's place at the end of a match, with room for what the points are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from ziggurat.games.game import Seat, Standing
from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, SHELL, STONE, NumeralGlow, draw_number
from ziggurat_client.art.panels import ACTIVE_PANEL, QUIET_PANEL, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_HEIGHT: Final = 160
_HIGH: Final = 280
"""The height of a row whose points are made of what stands below the name."""
_LOW: Final = 88
_LOW_AND_NARROW: Final = 152
"""The heights of the rows of many players, with the signs of their points beside the name or below it."""
MOST_HIGH_ROWS: Final = 4
"""How many players have rows as high as they may want."""
_NARROW: Final = 1080
"""The width below which they are."""
_UNDER: Final = 124
"""How far down that begins."""
_BREAKDOWN_X: Final = 392
_NUMBER_ROOM: Final = 170

BreakdownPainter: TypeAlias = Callable[[Canvas, Standing, Box, Box], None]
"""Paints what the points of a standing are made of: a few signs and numbers in the first box, which is low and lies
below the name, and the whole in the second."""
TiePainter: TypeAlias = Callable[[Canvas, Standing, Standing, Box, Box], None]
"""Paints, where two have the same score, what sets the first of them above the second, or that nothing does: between
the two boxes in which stands what their points are made of."""


@dataclass(frozen=True)
class PlayerStanding:
    """What a row says of a player and the `standing` of that seat; a rank of 0 is none.

    `points` is the large number with its word; `wants_more` says that they would play once more.
    """

    standing: Standing
    name: str
    points: int
    points_word: str
    you: str | None = None
    bot: bool = False
    wants_more: bool = False

    @property
    def seat(self) -> Seat:
        """Where the player sat."""
        return self.standing.seat


def row_height(width: float, players: int) -> float:
    """The height of a row of that width, where so many players have one each."""
    high, higher = (_HEIGHT, _HIGH) if players <= MOST_HIGH_ROWS else (_LOW, _LOW_AND_NARROW)
    return high if width >= _NARROW else higher


def standing_rows(
    places: Sequence[Box],
    players: Sequence[PlayerStanding],
    paint_breakdown: BreakdownPainter,
    paint_tie: TiePainter,
) -> list[Piece]:
    """The rows of all players, best first, and over them what sets those of the same score apart."""
    placed = list(zip(places, players, strict=False))
    rows = [standing_row(box, player, paint_breakdown) for box, player in placed]
    ties = [
        tie_piece(upper, lower, first.standing, second.standing, paint_tie)
        for (upper, first), (lower, second) in pairwise(placed)
    ]
    return [*rows, *(tie for tie in ties if tie is not None)]


def standing_row(box: Box, player: PlayerStanding, paint_breakdown: BreakdownPainter) -> Piece:
    """The row of one player, in a box as high as `row_height`; the game paints what the points are made of."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        _paint(canvas, x, y, box, player)
        low = _is_low(box)
        head, under_at = (_LOW, _LOW - 4) if low else (_HEIGHT, _UNDER)
        below_name = Box(x + 104, y + (54 if low else 98), _BREAKDOWN_X - 104 - 20, 28)
        beside = _beside(box._replace(x=x, y=y, height=head))
        under = Box(x + 104, y + under_at, box.width - 104 - 28, box.height - under_at)
        paint_breakdown(canvas, player.standing, below_name, beside if box.width >= _NARROW else under)

    return Painted(box, player, paint)


def tie_piece(upper: Box, lower: Box, first: Standing, second: Standing, paint_tie: TiePainter) -> Piece | None:
    """What sets two players of the same score apart, over the rows of both; None where rows have no room for it."""
    if upper.width < _NARROW or _is_low(upper) or first.score != second.score:
        return None
    place = upper._replace(height=lower.bottom - upper.y)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        row = Box(x, y, upper.width, _HEIGHT)
        paint_tie(canvas, first, second, _beside(row), _beside(row._replace(y=y + lower.y - upper.y)))

    return Painted(place, ("tie", first, second), paint)


def _beside(row: Box) -> Box:
    """Where in a row stands what the points are made of, beside the name."""
    return row._replace(x=row.x + _BREAKDOWN_X, width=row.width - _BREAKDOWN_X - _NUMBER_ROOM)


def _is_low(box: Box) -> bool:
    """Whether it is one of many rows."""
    return box.height < (_HEIGHT if box.width >= _NARROW else _HIGH)


def _paint(canvas: Canvas, x: float, y: float, box: Box, player: PlayerStanding) -> None:
    width, low = box.width, _is_low(box)
    head, name, cube, rank = (_LOW, 30, 34, 36) if low else (_HEIGHT, 54, 44, 48)
    first = player.standing.rank == 1
    draw_panel(canvas, x, y, width, box.height, ACTIVE_PANEL if first else QUIET_PANEL)
    colour = canvas.palette.player(player.seat).colour
    draw_blocks(canvas, x + 12, y + 18, 8, box.height - 36, 10, [colour], upright=True, brightness=0.95)
    if player.standing.rank:
        draw_number(canvas, x + 60, y + head / 2, player.standing.rank, rank, "m", GOLD if first else STONE)
    draw_cube(canvas, player.seat, x + 122, y + name, cube, glow=0.5 if first else 0)
    end = _BREAKDOWN_X - 20 if width >= _NARROW else width - _NUMBER_ROOM
    _paint_name(canvas, x + 158, y + name, end - 158, player)
    right = x + width - 28
    glow = NumeralGlow("#d98a1f", 16, 0.6) if first else None
    draw_number(
        canvas,
        right,
        y + head / 2 - (12 if low else 8),
        player.points,
        36 if low else 64 if first else 56,
        "r",
        GOLD if first else SHELL,
        glow,
    )
    canvas.text(
        right, y + head - (17 if low else 28), player.points_word, 17 if low else 18, tones.TEXT_SOFT, "regular", "rm"
    )


def _paint_name(canvas: Canvas, x: float, y: float, room: float, player: PlayerStanding) -> None:
    you = pill_width(player.you, canvas.scale, size=16, padding=8) + 12 if player.you else 0
    bot = 34 if player.bot else 0
    more = 34 if player.wants_more else 0
    name_room = room - you - bot - more
    draw_line(canvas, x, y, player.name, name_room, 27, tones.TEXT, "bold")
    end = x + min(name_room, text_width(player.name, 27, "bold", canvas.scale)) + 12
    if player.you:
        draw_pill(canvas, end, y, player.you, GOLD_PILL, size=16, height=26, padding=8)
    if player.bot:
        draw_icon(canvas, Icon.BOT, end + you + 12, y, 22, tones.PALE_LAPIS)
    if player.wants_more:
        draw_icon(canvas, Icon.REFRESH, end + you + bot + 12, y, 24, tones.TEXT_HEAD)
