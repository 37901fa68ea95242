"""How to win Babel, in three pictures: settle, build, count."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people_cards import draw_people_card
from ziggurat_client.boards.babel.art.temples import draw_temple_card
from ziggurat_client.boards.babel.illustrations.pieces import draw_column, draw_standing_temple
from ziggurat_client.boards.babel.players.score_track import HIGH, draw_score_track

_MINE: Final = 1
_ARROW: Final = "#ffd873"
_TEMPLES: Final = ((1, 2, 3, 4), (1, 2), (1, 2, 3, 4, 5), (1,), (1, 2, 3))
"""Five temples whose top levels are fifteen together."""
_SITE: Final = 92.0


def _settle(canvas: Canvas, x: float, y: float) -> None:
    """A card takes the pawn to a site, and others are laid in the column there."""
    draw_people_card(canvas, "M", x + 44, y + 70, 92, 108, strip_height=28)
    draw_icon(canvas, Icon.RIGHT, x + 172, y + 124, 34, _ARROW)
    draw_pawn(canvas, _MINE, x + 244, y + 124, 92, glow=0.5)
    draw_icon(canvas, Icon.RIGHT, x + 310, y + 124, 34, _ARROW)
    draw_column(canvas, x + 360, y + 44, "HHMA")


def _build(canvas: Canvas, x: float, y: float) -> None:
    """Three people, a temple of two storeys, and the card that comes next."""
    draw_column(canvas, x + 64, y + 66, "HHM")
    draw_standing_temple(canvas, x + 196, y + 200, (1, 2), _MINE, rising=3)
    draw_icon(canvas, Icon.LEFT, x + 318, y + 136, 34, _ARROW)
    draw_temple_card(canvas, x + 352, y + 86, 76, 106, 3, lit=True)


def _count(canvas: Canvas, x: float, y: float) -> None:
    """Five temples with their levels, and the sum on the way to victory."""
    left = x + (WINNING_WIDTH - len(_TEMPLES) * _SITE) / 2
    for number, levels in enumerate(_TEMPLES):
        draw_standing_temple(canvas, left + number * _SITE + 7, y + 176, levels, _MINE)
        draw_number(canvas, left + (number + 0.5) * _SITE, y + 198, levels[-1], 22, "m", numerals.GOLD)
    draw_score_track(canvas, x + 40, y + 226, WINNING_WIDTH - 80, _MINE, HIGH, final=False)


WINNING: Final[tuple[Figure, ...]] = tuple(
    framed(WINNING_HEIGHT, paint, WINNING_WIDTH) for paint in (_settle, _build, _count)
)
"""The three pictures."""
