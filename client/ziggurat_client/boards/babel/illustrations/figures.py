"""The pictures in the rules of Babel, by the number of their paragraph."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.peoples import PEOPLES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import FIGURE_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.people_cards import draw_frame, draw_people_back, draw_people_card, draw_strike
from ziggurat_client.boards.babel.art.temples import (
    draw_temple_card,
)
from ziggurat_client.boards.babel.illustrations.pieces import CARD, END, draw_column, draw_standing_temple
from ziggurat_client.boards.babel.players.score_track import draw_score_track

_MINE: Final = 1
_THEIRS: Final = 0
_IN_HAND: Final = 7
_ARROW: Final = "#ffd873"
_RUN: Final = ("#fffbe6", "#ffc64a")


def _frame(canvas: Canvas, x: float, y: float, first: int, last: int, *, end: bool) -> None:
    """A bright frame around the cards of a column from `first` to `last`; `end` says that the last one is its end."""
    width, strip = CARD
    height = (last - first) * strip + (END if end else strip)
    draw_frame(canvas, x - 3, y + first * strip - 3, width + 6, height + 6, _RUN, "#ffcc55", 1.0)


def _peoples(canvas: Canvas, x: float, y: float) -> None:
    """The five peoples."""
    for number, people in enumerate(PEOPLES):
        draw_people_plaque(canvas, people, x + 22 + number * 61, y + 20, 52)


def _triple(canvas: Canvas, x: float, y: float) -> None:
    """A column with a run of two, one of one and one of three, which is framed."""
    draw_column(canvas, x + 134, y + 18, "SSASSS")
    _frame(canvas, x + 134, y + 18, 3, 5, end=True)


def _settling(canvas: Canvas, x: float, y: float) -> None:
    """A card of the hand comes to the end of the column where the pawn stands."""
    width, strip = CARD
    draw_people_card(canvas, "M", x + 28, y + 34, width, END, strip_height=strip)
    draw_icon(canvas, Icon.RIGHT, x + 130, y + 76, 30, _ARROW)
    draw_pawn(canvas, _MINE, x + 188, y + 76, 66, glow=0.4)
    draw_column(canvas, x + 240, y + 14, "HHM")
    _frame(canvas, x + 240, y + 14, 2, 2, end=True)


def _first_turn(canvas: Canvas, x: float, y: float) -> None:
    """The start card becomes the first storey, once one person lives beside it."""
    draw_column(canvas, x + 28, y + 34, "P")
    draw_standing_temple(canvas, x + 122, y + 118, (), _MINE, rising=1)
    draw_icon(canvas, Icon.LEFT, x + 226, y + 76, 26, _ARROW)
    draw_temple_card(canvas, x + 254, y + 34, 60, 84, 1, lit=True)


def _halving(canvas: Canvas, x: float, y: float) -> None:
    """Of seven cards in hand three go."""
    for number in range(_IN_HAND):
        place = x + 26 + number * 42, y + 26, 36.0, 52.0
        draw_people_back(canvas, *place)
        if number >= _IN_HAND - _IN_HAND // 2:
            draw_strike(canvas, *place)


def _building(canvas: Canvas, x: float, y: float) -> None:
    """Three people, a temple of two storeys, and the card that comes next."""
    draw_column(canvas, x + 24, y + 18, "HHM")
    draw_standing_temple(canvas, x + 118, y + 134, (1, 2), _MINE, rising=3)
    draw_icon(canvas, Icon.LEFT, x + 222, y + 76, 26, _ARROW)
    draw_temple_card(canvas, x + 252, y + 34, 60, 84, 3, lit=True)


def _march(canvas: Canvas, x: float, y: float) -> None:
    """The last three cards of a column, on their way to another."""
    draw_column(canvas, x + 40, y + 18, "AHMPM")
    _frame(canvas, x + 40, y + 18, 2, 4, end=True)
    draw_icon(canvas, Icon.RIGHT, x + FIGURE_WIDTH / 2, y + 112, 34, _ARROW)
    draw_column(canvas, x + 228, y + 18, "MPM")


def _destruction(canvas: Canvas, x: float, y: float) -> None:
    """A temple that goes back on the pile, the lowest card on top."""
    draw_standing_temple(canvas, x + 40, y + 108, (1, 2, 4), _THEIRS)
    draw_icon(canvas, Icon.RIGHT, x + 156, y + 66, 30, _ARROW)
    for number, level in enumerate((1, 2, 4)):
        draw_temple_card(canvas, x + 192 + number * 40, y + 26, 56, 78, level)


def _plunder(canvas: Canvas, x: float, y: float) -> None:
    """The top storey of the rival's temple comes to the own one."""
    draw_standing_temple(canvas, x + 44, y + 134, (1, 2, 3, 4), _THEIRS)
    draw_icon(canvas, Icon.RIGHT, x + FIGURE_WIDTH / 2, y + 44, 32, _ARROW)
    draw_standing_temple(canvas, x + 218, y + 134, (1,), _MINE, rising=4)


def _banishment(canvas: Canvas, x: float, y: float) -> None:
    """Every card of one people leaves a column, wherever it lies."""
    cards = "HAHPA"
    draw_column(canvas, x + 60, y + 18, cards)
    for index, people in enumerate(cards):
        if people == "H":
            draw_strike(canvas, x + 60, y + 18 + index * CARD[1], *CARD)
    draw_icon(canvas, Icon.RIGHT, x + FIGURE_WIDTH / 2, y + 86, 34, _ARROW)
    draw_column(canvas, x + 210, y + 18, "APA")


def _desertion(canvas: Canvas, x: float, y: float) -> None:
    """The run at the end of the rival's column comes to the end of the own one."""
    draw_column(canvas, x + 50, y + 18, "APP")
    _frame(canvas, x + 50, y + 18, 1, 2, end=True)
    draw_icon(canvas, Icon.RIGHT, x + FIGURE_WIDTH / 2, y + 96, 34, _ARROW)
    draw_column(canvas, x + 218, y + 18, "SSPP")


def _progress(canvas: Canvas, x: float, y: float) -> None:
    """From level 2 to 4 at once."""
    draw_standing_temple(canvas, x + 34, y + 134, (1, 2), _MINE)
    draw_icon(canvas, Icon.LEFT, x + 150, y + 70, 28, _ARROW)
    draw_temple_card(canvas, x + 176, y + 30, 60, 84, 4, lit=True)
    draw_standing_temple(canvas, x + 248, y + 134, (1, 2, 4), _MINE)


def _quarry(canvas: Canvas, x: float, y: float) -> None:
    """A quarry column: only the last card is open."""
    levels = (6, 5, 5, 3)
    for number, level in enumerate(levels):
        last = number == len(levels) - 1
        draw_temple_card(canvas, x + 62 + number * 50, y + 20, 66, 92, level, lit=last, visible=None if last else 50)


def _marks(canvas: Canvas, x: float, y: float) -> None:
    """The marks on the way to victory."""
    draw_score_track(canvas, x + 24, y + 22, FIGURE_WIDTH - 48, _MINE, 14, final=False)


FIGURES: Final[dict[str, Figure]] = {
    "2": framed(92, _peoples),
    "3": framed(230, _triple),
    "7.2": framed(152, _settling),
    "7.3": framed(152, _building),
    "7.4": framed(208, _march),
    "7.6": framed(152, _first_turn),
    "8.1": framed(128, _destruction),
    "8.2": framed(152, _plunder),
    "8.3": framed(208, _banishment),
    "8.4": framed(186, _desertion),
    "8.5": framed(152, _progress),
    "8.6": framed(104, _halving),
    "9": framed(132, _quarry),
    "10": framed(84, _marks),
}
