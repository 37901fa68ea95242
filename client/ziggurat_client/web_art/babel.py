"""The symbols of Babel: its peoples, their cards, temples and pawns."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art import people_cards, temples
from ziggurat_client.boards.babel.art.board import draw_board
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people import draw_emblem, draw_people_plaque
from ziggurat_client.web_art.common import SEATS
from ziggurat_client.web_art.game_art import GameArt
from ziggurat_client.web_art.sheet import Sheet

_SIDE: Final = 100.0
_PLAQUE: Final = 60.0
_CARD: Final = (60.0, 84.0)

_STOREY: Final = (86.0, 24.0)

_BASE: Final = (90.0, 10.0)
_BOARD: Final = (374.0, 380.0)
"""A board on a phone, in CSS pixels; `_NARROW` is how wide its frame is there."""
_NARROW: Final = 0.4


def fill_babel(sheet: Sheet) -> None:
    """Add what Babel's page shows."""
    for people in SITES:
        sheet.draw(f"people-{people}", partial(_draw_emblem, people=people), _SIDE, _SIDE)
        sheet.draw(f"people-plaque-{people}", partial(_draw_plaque, people=people), _PLAQUE, _PLAQUE)
        sheet.draw(f"people-card-{people}", partial(_draw_card, people=people), *_CARD)
    sheet.draw("people-back", lambda canvas: people_cards.draw_people_back(canvas, 0, 0, *_CARD), *_CARD)
    sheet.draw("temple-back", lambda canvas: people_cards.draw_temple_back(canvas, 0, 0, *_CARD), *_CARD)
    for level in range(1, temples.HIGHEST + 1):
        sheet.draw(f"temple-card-{level}", partial(_draw_temple_card, level=level), *_CARD)
        sheet.draw(f"storey-{level}", partial(_draw_storey, level=level), _STOREY[0] + 4, _STOREY[1] + 2)
    sheet.draw("flame", lambda canvas: temples.draw_flame(canvas, 6, 20, 20), 12, 20)
    sheet.draw("babel-frame", lambda canvas: draw_board(canvas, 0, 0, *_BOARD, _NARROW), *_BOARD)
    for seat in SEATS:
        sheet.draw(f"pawn-{seat}", partial(_draw_pawn, seat=seat), _SIDE, _SIDE)
        sheet.draw(f"base-{seat}", partial(_draw_base, seat=seat), *_BASE)


def _draw_emblem(canvas: Canvas, people: str) -> None:
    draw_emblem(canvas, people, 50, 50, _SIDE, detail=1)


def _draw_plaque(canvas: Canvas, people: str) -> None:
    draw_people_plaque(canvas, people, 0, 0, _PLAQUE)


def _draw_card(canvas: Canvas, people: str) -> None:
    people_cards.draw_people_card(canvas, people, 0, 0, *_CARD)


def _draw_temple_card(canvas: Canvas, level: int) -> None:
    temples.draw_temple_card(canvas, 0, 0, *_CARD, level)


def _draw_storey(canvas: Canvas, level: int) -> None:
    """Every storey as wide as the lowest, without its number: a page makes it narrower and writes that on it."""
    width, height = _STOREY
    temples.draw_storey(canvas, width / 2 + 2, 2, width, height, level, numbered=False)


def _draw_pawn(canvas: Canvas, seat: int) -> None:
    draw_pawn(canvas, seat, 50, 50, _SIDE)


def _draw_base(canvas: Canvas, seat: int) -> None:
    temples.draw_base(canvas, 0, 0, *_BASE, seat)


ART: Final = GameArt(fill_babel)
"""Everything there is of Babel."""
