"""Babel where a match is told again: the signs of what happened."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.temples import draw_storey, draw_temple_card
from ziggurat_client.boards.babel.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.babel.parts import RetoldParts
from ziggurat_client.boards.babel.replay.chronicle import FINAL, PLUNDER, RUIN, BabelChronicle
from ziggurat_client.boards.babel.words.advice import tell_action
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.replaying.chronicle import Mark, Standout

_SUMMIT_LEVEL: Final = 6
_MARK_PEOPLE: Final = {RUIN: "A", PLUNDER: "H"}
_FEAT_PEOPLE: Final = {"powers": "P", "torn_down": "A", "driven_out": "S"}


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """The people whose power it was, a golden storey, or the star of the final phase."""
    people = _MARK_PEOPLE.get(mark.sign)
    if people is not None:
        draw_people_plaque(canvas, people, cx - size * 0.35, cy - size * 0.35, size * 0.7)
    elif mark.sign == FINAL:
        draw_icon(canvas, Icon.STAR, cx, cy, size * 0.6, "#ffd873")
    else:
        draw_storey(canvas, cx, cy - size * 0.25, size * 0.8, size * 0.5, _SUMMIT_LEVEL)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The people who stand for the action, or a temple card."""
    people = _FEAT_PEOPLE.get(standout.feat)
    if people is None:
        width = size * 0.72
        draw_temple_card(canvas, x + (size - width) / 2, y, width, size, _SUMMIT_LEVEL)
    else:
        draw_people_plaque(canvas, people, x, y, size)


BABEL_STAGING: Final = Staging(
    RetoldParts(), BabelChronicle(), paint_mark, tell_action, paint_standout, paint_breakdown
)
"""Babel in the theatre and in the results."""
