"""What the stored pictures show: art that must look as it was found right, drawn anew for every comparison."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from client.civilization.drawn import ground, pieces
from ziggurat.games.ur.drawing import parse
from ziggurat_client.art.board_frame import board_geometry, draw_board_frame
from ziggurat_client.art.buttons import ButtonKind, ButtonState, draw_button
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph, draw_glyph_flat
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.palette import KINDS, PALETTES
from ziggurat_client.art.tile import TileAppearance, draw_tile, tile_margin
from ziggurat_client.art.title_backdrop import draw_backdrop, draw_foreground
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.boards.babel.art.emblems import EMBLEMS
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.people_cards import (
    draw_card_strip,
    draw_people_back,
    draw_people_card,
    draw_temple_back,
)
from ziggurat_client.boards.babel.art.temples import (
    HIGHEST,
    draw_base,
    draw_flame,
    draw_storey,
    draw_temple_card,
    storey_width,
)
from ziggurat_client.boards.ur.board.appearances import tile_appearance
from ziggurat_client.screenshots import take
from ziggurat_client.staging.shots import SHOTS, Variant
from ziggurat_client.ui.pictures import Pictures

SCALE: Final = 2 / 3
"""Pixels per design unit: a window of 1280×720."""
LONGEST: Final = 400
"""The most pixels of a stored picture's side."""
NIGHT: Final = "#0b1434"
BOARD: Final = """
    seat b
    round 8
    turns 40
    hands PW WT CW TC
    1 CPa3 ATa2 TAb1 AT   CAc2 ATc1
    2 WPa1 CAa* WCb2 PT   TWc* WTc3
    3 CT   PW   CPb4 ACa2 WA   PTc4
    4 TCd1 CP   TPd1 WPb3 AWc1 CA
    5 PAd3 TPd4 WA   CTd1 WAa1 PA
    6 CWd2 WC   TWb* AP   PC   APa2
"""


def title() -> Canvas:
    """The title without its menu and its board: night, logotype, ziggurat, plaza."""
    canvas = Canvas(1920, 1080, SCALE)
    draw_backdrop(canvas)
    draw_foreground(canvas)
    return canvas


def board() -> Canvas:
    """A board of six by six in the middle of a match."""
    canvas = Canvas(1016, 1016, SCALE)
    draw_ground(canvas)
    geometry = board_geometry(6, 24, 24)
    draw_board_frame(canvas, geometry)
    position = parse(BOARD)
    margin = tile_margin(geometry.tile, SCALE)
    for square in range(len(position.tiles)):
        x, y = geometry.square(*divmod(square, 6))
        canvas.blit(draw_tile(tile_appearance(position, square), geometry.tile, SCALE), x - margin, y - margin)
    return canvas


def tiles() -> Canvas:
    """Every kind free, owned by each seat with more and more cubes, built upon, and in the palettes for other eyes."""
    canvas = Canvas(7 * 168, len(KINDS) * 168, SCALE)
    canvas.fill_all(NIGHT)
    for row, face in enumerate(KINDS):
        other = KINDS[(row + 1) % len(KINDS)]
        appearances = [
            TileAppearance(face, other),
            *(TileAppearance(face, other, seat, seat + row % 2 + 1) for seat in range(4)),
        ]
        appearances += [TileAppearance(face, other, row % 4, built=True)]
        appearances += [TileAppearance(face, other, 0, 2, struck=1, ghosts=2, ghost_owner=1)]
        for column, appearance in enumerate(appearances):
            canvas.blit(draw_tile(appearance, scale=SCALE), column * 168 - 12, row * 168 - 12)
    return canvas


def palettes() -> Canvas:
    """The same four tiles in every palette."""
    canvas = Canvas(len(KINDS) * 168, len(PALETTES) * 168, SCALE)
    canvas.fill_all(NIGHT)
    for row, palette in enumerate(PALETTES.values()):
        for column, face in enumerate(KINDS):
            appearance = TileAppearance(face, KINDS[column - 1], column if column < 4 else None, 4)
            canvas.blit(draw_tile(appearance, scale=SCALE, palette=palette), column * 168 - 12, row * 168 - 12)
    return canvas


def signs() -> Canvas:
    """Glyphs large, small and flat; cubes; numerals; the ziggurat in its stages; every icon."""
    canvas = Canvas(1200, 900, SCALE)
    canvas.fill_all(NIGHT)
    for column, kind in enumerate(KINDS):
        draw_glyph(canvas, kind, 110 + column * 190, 100, 160)
        draw_glyph(canvas, kind, 70 + column * 190, 230, 48)
        draw_glyph_flat(canvas, kind, 140 + column * 190, 230, 48, "#f4ead2")
    for seat in range(4):
        draw_cube(canvas, seat, 1010 + seat % 2 * 100, 70 + seat // 2 * 100, 72)
    draw_number(canvas, 960, 230, "01234", 36)
    draw_number(canvas, 960, 285, "56789", 36)
    for stage in (1, 2, 3, 4, 5):
        draw_ziggurat(canvas, stage * 200, 420, 180, stage, owner=None if stage < 5 else 1)
    for number, icon in enumerate(Icon):
        draw_icon(canvas, icon, 50 + number % 16 * 73, 580 + number // 16 * 76, 52, "#f0c45c")
    return canvas


def peoples() -> Canvas:
    """The peoples of Babel on cards, strips and plaques; temples, temple cards, backs and pawns."""
    canvas = Canvas(1100, 560, SCALE)
    canvas.fill_all(NIGHT)
    for column, people in enumerate(EMBLEMS):
        draw_people_plaque(canvas, people, 20 + column * 110, 20, 90)
        draw_people_plaque(canvas, people, 30 + column * 110, 125, 30)
        draw_people_card(canvas, people, 20 + column * 110, 175, 82, 108, strip="bottom")
        draw_people_card(canvas, people, 20 + column * 130, 310, 112, 152, strip_height=30, name="Lagash")
        for place, (step, width) in enumerate(((28, 82), (20, 82), (20, 41))):
            draw_card_strip(canvas, people, 600 + place * 100, 30 + column * step, width, step)
    draw_base(canvas, 940, 460, 120, 14, 1)
    for level in range(1, HIGHEST + 1):
        top = 460 - level * 50
        draw_storey(canvas, 1000, top, storey_width(120, level), 50, level, lit=level == HIGHEST)
        draw_temple_card(canvas, 20 + level * 56, 480, 52, 72, level, lit=level == HIGHEST)
    draw_flame(canvas, 1000, 158, 16)
    draw_people_back(canvas, 700, 310, 76, 104)
    draw_temple_back(canvas, 790, 310, 76, 104)
    for seat in (0, 1):
        draw_pawn(canvas, seat, 640 + seat * 80, 480, 70, glow=0.8)
    return canvas


def buttons() -> Canvas:
    """Every kind of button in every state."""
    canvas = Canvas(len(ButtonState) * 260, len(ButtonKind) * 90, SCALE)
    canvas.fill_all(NIGHT)
    for row, kind in enumerate(ButtonKind):
        for column, state in enumerate(ButtonState):
            draw_button(
                canvas, column * 260 + 20, row * 90 + 15, 220, 60, "Ziggurat", kind=kind, state=state, icon=Icon.STAR
            )
    return canvas


def on_stage(name: str) -> pygame.Surface:
    """A whole screen, as `make screenshots` takes it."""
    shot = next(shot for shot in SHOTS if shot.name == name)
    with TemporaryDirectory() as folder:
        return pygame.image.load(take(shot, Variant("720"), Path(folder), Pictures()))


SUBJECTS: Final[dict[str, Callable[[], pygame.Surface]]] = {
    "title": lambda: title().surface,
    "board": lambda: board().surface,
    "tiles": lambda: tiles().surface,
    "palettes": lambda: palettes().surface,
    "signs": lambda: signs().surface,
    "buttons": lambda: buttons().surface,
    "screen_turn": lambda: on_stage("ur_turn"),
    "screen_result": lambda: on_stage("result"),
    "peoples": lambda: peoples().surface,
    "screen_babel": lambda: on_stage("babel_power"),
    "nations": lambda: pieces(SCALE).surface,
    "map": ground,
}
"""What is compared, by the name of its stored picture."""


def small_picture(name: str) -> pygame.Surface:
    """The subject of that name as it is stored: opaque, and so small that what fonts do to edges is forgiven."""
    drawn = SUBJECTS[name]()
    opaque = pygame.Surface(drawn.get_size(), 0, 24)
    opaque.blit(drawn, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    shrink = max(2, *(side / LONGEST for side in drawn.get_size()))
    return pygame.transform.smoothscale(opaque, [round(side / shrink) for side in drawn.get_size()])
