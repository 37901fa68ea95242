"""The symbols of Tigris & Euphrates: its map, tiles, leaders, monuments and signs."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.tigris.board import CORNERS, TEMPLES
from ziggurat.games.tigris.colours import COLOURS, Colour
from ziggurat.games.tigris.monuments import COLOURS_OF, Monument
from ziggurat.games.tigris.position import DYNASTIES
from ziggurat.games.tigris.spaces import HEIGHT, WIDTH, numbers_in
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import BLACK, rgb
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.map_frame import draw_map_frame
from ziggurat_client.art.paint import Solid
from ziggurat_client.art.shape import Shape, stepped_frame
from ziggurat_client.boards.tigris.art import leaders, signs, tiles
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.frame import FRAME
from ziggurat_client.boards.tigris.art.ground import LAND_COLOUR, WATER_COLOUR
from ziggurat_client.boards.tigris.art.monuments import draw_monument
from ziggurat_client.boards.tigris.art.river import river_shape
from ziggurat_client.boards.tigris.art.towers import draw_tower
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.web_art.game_art import GameArt
from ziggurat_client.web_art.pieces import Piece
from ziggurat_client.web_art.sheet import Box, Sheet
from ziggurat_client.web_art.tones import ALL

_TILE: Final = 60.0
_COIN: Final = 20.0
_SIDE: Final = 100.0
_LEADER: Final = 60.0
_LEADER_BOX: Final = 66.0
"""The coin of a leader's colour stands out of its round."""
_MONUMENT: Final = 136.0
_SPACE: Final = 70.0


def fill_tigris(sheet: Sheet) -> None:
    """Add what the page of Tigris & Euphrates shows."""
    for colour in COLOURS:
        sheet.draw(f"tigris-tile-{colour}", partial(_draw_tile, colour=colour), _TILE, _TILE)
        sheet.draw(f"tigris-coin-{colour}", partial(_draw_coin, colour=colour), 2 * _COIN, 2 * _COIN)
    for seat in range(len(DYNASTIES)):
        _add_leaders(sheet, seat)
    for monument in COLOURS_OF:
        sheet.draw(f"monument-{monument}", partial(_draw_monument, monument=monument), _MONUMENT, _MONUMENT)
        sheet.draw(f"tower-{monument}", partial(_draw_tower, monument=monument), _SIDE, _SIDE, scale=0.5)
    sheet.draw("treasure", lambda canvas: draw_treasure(canvas, 20, 20, 36), 40, 40)
    sheet.draw("catastrophe", lambda canvas: draw_catastrophe(canvas, 0, 0, _TILE), _TILE, _TILE)
    sheet.draw("union", lambda canvas: signs.draw_union(canvas, 30, 30, 60), 60, 60)
    sheet.draw("spears", lambda canvas: draw_glyph_flat(canvas, "W", 8, 8, 16, "#f0c766"), 16, 16)
    sheet.draw("tile-back", lambda canvas: tiles.draw_back(canvas, 0, 0, 40, 40), 40, 40)
    _add_map(sheet)


def _draw_tile(canvas: Canvas, colour: Colour) -> None:
    tiles.draw_tile(canvas, colour, 0, 0, _TILE)


def _draw_coin(canvas: Canvas, colour: Colour) -> None:
    tiles.draw_coin(canvas, colour, _COIN, _COIN, _COIN)


def _add_leaders(sheet: Sheet, seat: int) -> None:
    for colour in COLOURS:
        draw = partial(_draw_leader, colour=colour, seat=seat, state="there")
        sheet.draw_owned(f"leader-{colour}-{DYNASTIES[seat]}", draw, _LEADER_BOX, _LEADER_BOX)
        away = partial(_draw_leader, colour=colour, seat=seat, state="away")
        sheet.draw(f"leader-away-{colour}-{DYNASTIES[seat]}", away, _LEADER_BOX, _LEADER_BOX)


def _draw_leader(canvas: Canvas, colour: Colour, seat: int, state: leaders.LeaderState) -> None:
    leaders.draw_leader(canvas, colour, seat, _LEADER / 2, _LEADER / 2, _LEADER, state=state)


def _draw_monument(canvas: Canvas, monument: Monument) -> None:
    draw_monument(canvas, monument, 0, 0, _MONUMENT)


def _draw_tower(canvas: Canvas, monument: Monument) -> None:
    draw_tower(canvas, monument, 50, 50, _SIDE)


def _add_map(sheet: Sheet) -> None:
    """The plains and rivers in flat colours, the frames where temples begin, and the frame around the map."""
    width, height = WIDTH * _SPACE, HEIGHT * _SPACE
    plain: dict[str, Shape] = {
        LAND_COLOUR: Shape().rect(0, 0, width, height),
        WATER_COLOUR: river_shape(_SPACE),
    }
    pieces = [Piece(shape, (Solid(rgb(colour)),) * len(ALL), 1.0) for colour, shape in plain.items()]
    pieces.append(Piece(_joints(width, height), (Solid(BLACK),) * len(ALL), 0.4))
    pieces.append(Piece(_starting_spaces(), (Solid(rgb("#f0d9a0")),) * len(ALL), 0.5))
    sheet.compose("tigris-ground", Box(0, 0, width, height), pieces)
    outer = width + 2 * FRAME, height + 2 * FRAME
    sheet.draw("tigris-frame", lambda canvas: draw_map_frame(canvas, 0, 0, outer, 1, FRAME), *outer)


def _joints(width: float, height: float) -> Shape:
    shape = Shape()
    for column in range(1, WIDTH):
        shape.rect(column * _SPACE - 0.8, 0, 1.6, height)
    for row in range(1, HEIGHT):
        shape.rect(0, row * _SPACE - 0.8, width, 1.6)
    return shape


def _starting_spaces() -> Shape:
    shape = Shape()
    for number in numbers_in(TEMPLES):
        row, column = divmod(number, WIDTH)
        for inset in (4, 9) if CORNERS >> number & 1 else (4,):
            side = _SPACE - 2 * inset
            frame = stepped_frame(column * _SPACE + inset, row * _SPACE + inset, side, side, 1.6, 4, 1)
            shape.extend(frame)
    return shape


ART: Final = GameArt(fill_tigris)
"""Everything there is of Tigris & Euphrates."""
