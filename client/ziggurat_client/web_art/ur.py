"""The symbols of Ur: the five kinds, their tiles and the board's frame."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.ur.squares import SIDES
from ziggurat_client.art.board_frame import board_geometry, draw_narrow_board_frame
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.glyphs import Detail
from ziggurat_client.art.paint import Paint, Solid, radial, vertical
from ziggurat_client.art.palette import BITUMEN, KINDS
from ziggurat_client.art.plaque import draw_coin, draw_plaque
from ziggurat_client.art.shape import Shape, stepped, stepped_frame
from ziggurat_client.art.tile_light import draw_arrow
from ziggurat_client.web_art.game_art import GameArt
from ziggurat_client.web_art.pieces import Piece
from ziggurat_client.web_art.sheet import Box, Sheet
from ziggurat_client.web_art.tones import ALL

_SIDE: Final = 100.0
_PLAQUE: Final = 60.0
_COIN: Final = 20.0
_TILE: Final = 144.0
_BOARD: Final = 374.0
"""The side of a board on a phone, in CSS pixels; `_NARROW` and `_GAP` are how wide its frame and its gaps are there."""
_NARROW: Final = 17 / 32
_GAP: Final = 3.0


def fill_ur(sheet: Sheet) -> None:
    """Add what Ur's page shows."""
    for kind in KINDS:
        sheet.draw(f"glyph-{kind}", partial(_draw_glyph, kind=kind, detail=1), _SIDE, _SIDE)
        sheet.draw(f"glyph-{kind}-bold", partial(_draw_glyph, kind=kind, detail=0), _SIDE, _SIDE)
        sheet.draw(f"plaque-{kind}", partial(_draw_plaque, kind=kind), _PLAQUE, _PLAQUE)
        sheet.draw(f"coin-{kind}", partial(_draw_coin, kind=kind), 2 * _COIN, 2 * _COIN)
        sheet.compose(f"field-{kind}", Box(0, 0, _TILE, _TILE), [_field_of(kind)])
    night = tuple(radial(72, 60, 90, (0, near), (0.55, mid), (1, far)) for near, mid, far in (p.night for p in ALL))
    sheet.compose("field-night", Box(0, 0, _TILE, _TILE), [Piece(_field(), night, 1.0)])
    edge: tuple[Paint, ...] = tuple(vertical(0, _TILE, *palette.edge) for palette in ALL)
    sheet.compose(
        "tile",
        Box(0, 0, _TILE, _TILE),
        [
            Piece(stepped(0, 0, _TILE, _TILE, 4, 1), edge, 1.0),
            Piece(stepped(2, 2, 140, 140, 4, 1), (Solid(BITUMEN),) * len(ALL), 1.0),
            stepped_frame(4.5, 4.5, 135, 135, 8, 3, 1),
        ],
    )
    sheet.compose("tile-light", Box(-6, -6, 156, 156), [stepped_frame(-6, -6, 156, 156, 9, 6, 1)])
    sheet.draw("arrow", lambda canvas: draw_arrow(canvas, 30, 30, (1, 0)), 60, 60)
    for count in SIDES:
        sheet.draw(f"ur-frame-{count}", partial(_draw_frame, count=count), _BOARD, _BOARD)


def _draw_glyph(canvas: Canvas, kind: str, detail: Detail) -> None:
    draw_glyph(canvas, kind, 50, 50, _SIDE, field=canvas.palette.kind(kind).deep, detail=detail, shadow=False)


def _draw_plaque(canvas: Canvas, kind: str) -> None:
    draw_plaque(canvas, kind, 0, 0, _PLAQUE)


def _draw_coin(canvas: Canvas, kind: str) -> None:
    draw_coin(canvas, kind, _COIN, _COIN, _COIN)


def _field() -> Shape:
    return stepped(14, 14, 116, 116, 3, 1)


def _field_of(kind: str) -> Piece:
    """A kind's field, lit from above in a straight gradient."""
    colours = [palette.kind(kind) for palette in ALL]
    return Piece(_field(), tuple(vertical(14, 130, each.light, each.mid, each.deep) for each in colours), 1.0)


def _draw_frame(canvas: Canvas, count: int) -> None:
    """The frame with the plaques of its coordinates; a page writes them."""
    draw_narrow_board_frame(canvas, board_geometry(count, 0, 0, _BOARD, _GAP, _NARROW), _NARROW)


ART: Final = GameArt(fill_ur)
"""Everything there is of Ur."""
