"""The tile: a slab of inlay with a kind on its face, its owner around it and cubes in its tray.

Measures are of a tile of 144; a tile of another size is the same drawing, larger or smaller. A tile's picture has a
margin of :data:`MARGIN` (at 144) on every side for its shadow.
"""

import random
from dataclasses import dataclass
from functools import lru_cache

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, brighten, lighten, rgb
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.marks import draw_cube, draw_socket
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.palette import GOLD, KINDS, SHELL, STANDARD, Palette
from ziggurat_client.art.plaque import draw_coin, field_paint
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.ziggurat import draw_ziggurat

DESIGN_SIZE = 144.0
MARGIN = 24.0
TRAY_PLACES = 5

_BAND_PIECES = 12
_BRICKS = 6
_FIELD_INSET = 14.0
_TRAY_HEIGHT = 28.0
_CUBE = 20.0
_FREE_BAND: tuple[Colour, ...] = tuple(brighten(c, 0.62) for c in ("#2c4690", "#b9ab86", "#2c4690"))


@dataclass(frozen=True, slots=True)
class TileAppearance:
    """What can be seen on a tile.

    ``face`` and ``other`` are kinds; ``owner`` a seat, or none for a free tile. Of ``cubes`` standing in the tray the
    last ``struck`` are struck through, and ``ghosts`` outlined ones of ``ghost_owner`` follow. A ``built`` tile shows
    its owner's ziggurat instead. ``room_below`` lifts the glyph as a tray would, to leave space for a strip.
    """

    face: str
    other: str
    owner: int | None = None
    cubes: int = 0
    built: bool = False
    struck: int = 0
    ghosts: int = 0
    ghost_owner: int | None = None
    room_below: bool = False

    @property
    def has_tray(self) -> bool:
        """Whether cubes stand, or would stand, on the tile."""
        return not self.built and (self.owner is not None or self.ghosts > 0)


@dataclass(frozen=True, slots=True)
class _Measures:
    """Where a tile of some size lies on its own canvas, edges on whole pixels."""

    unit: float
    at: float
    side: float
    inset: float

    @property
    def field_at(self) -> float:
        return self.at + self.inset

    @property
    def field_side(self) -> float:
        return self.side - 2 * self.inset


def tile_margin(size: float, scale: float) -> float:
    """The margin around a tile in its picture, in design units: whole pixels."""
    return round(MARGIN * size / DESIGN_SIZE * scale) / scale


def draw_tile(
    appearance: TileAppearance, size: float = DESIGN_SIZE, scale: float = 1.0, palette: Palette = STANDARD
) -> Canvas:
    """A new picture of a tile, :func:`tile_margin` larger than ``size`` on every side."""
    picture = _blank(size, scale, palette)
    measures = _measures(picture, size)
    picture.blit(_slab(appearance.face, appearance.owner, appearance.built, size, scale, palette), 0, 0)
    if appearance.built:
        _draw_built(picture, appearance, measures)
        return picture
    unit, at = measures.unit, measures.at
    low = appearance.has_tray or appearance.room_below
    centre_x, centre_y, extent = at + 69 * unit, at + (58 if low else 73) * unit, (72 if low else 86) * unit
    draw_glyph(picture, appearance.face, centre_x, centre_y, extent, field=palette.kind(appearance.face).deep)
    draw_coin(picture, appearance.other, at + measures.side - 20 * unit, at + 20 * unit, 17 * unit)
    if appearance.has_tray:
        _draw_tray(picture, appearance, measures)
    return picture


def _blank(size: float, scale: float, palette: Palette) -> Canvas:
    side = round(size * scale) / scale + 2 * tile_margin(size, scale)
    return Canvas(side, side, scale, palette)


def _measures(picture: Canvas, size: float) -> _Measures:
    unit = size / DESIGN_SIZE
    return _Measures(unit, tile_margin(size, picture.scale), picture.snap(size), picture.snap(_FIELD_INSET * unit))


# ---------------------------------------------------------------------- the slab


@lru_cache(maxsize=64)
def _slab(face: str, owner: int | None, built: bool, size: float, scale: float, palette: Palette) -> Canvas:
    """Everything of a tile below its glyph: edge, inlay band and field. Shared, never drawn on."""
    picture = _blank(size, scale, palette)
    measures = _measures(picture, size)
    at, side, step = measures.at, measures.side, 4 * measures.unit
    body = picture.stepped(at, at, side, side, step, 1)
    picture.shadow(body, 12 * measures.unit, 6 * measures.unit, 0.65)
    picture.fill(body, vertical(at, at + side, *palette.edge))
    edge = picture.hair(1.6 * measures.unit)
    inner = picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, step, 1)
    picture.fill(inner, vertical(at, at + side, "#1c1614", "#080606"))
    _draw_band(picture, _FREE_BAND if owner is None else (palette.player(owner).colour,), measures)
    if built:
        _draw_night(picture, measures)
    else:
        _draw_field(picture, face, measures)
    return picture


def _draw_band(picture: Canvas, colours: tuple[Colour, ...], measures: _Measures) -> None:
    """A border of small stones, twelve a side, each a little lighter or darker than the next."""
    unit = measures.unit
    left = measures.at + picture.snap(4 * unit)
    extent = measures.side - 2 * picture.snap(4 * unit)
    thick, gap = picture.snap(8 * unit), picture.hair(1.7 * unit)
    chance = random.Random(12)
    stones: dict[Colour, Shape] = {}

    def lay(x: float, y: float, width: float, height: float, index: int) -> None:
        colour = brighten(colours[index % len(colours)], 1 + chance.choice((-0.09, -0.03, 0.03, 0.09)))
        stones.setdefault(colour, Shape()).extend(picture.rect(x, y, width, height))

    pitch = (extent + gap) / _BAND_PIECES
    for i in range(_BAND_PIECES):
        along, length = left + i * pitch, pitch - gap
        far = left + extent - thick
        lay(along, left, length, thick, i)
        lay(along, far, length, thick, i)
        if 0 < i < _BAND_PIECES - 1:
            lay(left, along, thick, length, i)
            lay(far, along, thick, length, i)
    band = Shape()
    for colour, shape in stones.items():
        picture.fill(shape, colour)
        band.extend(shape)
    picture.bevel(band, unit, 0.26, 0.30)


def _field_outline(picture: Canvas, measures: _Measures) -> Shape:
    at, side = measures.field_at, measures.field_side
    return picture.stepped(at, at, side, side, 3 * measures.unit, 1)


def _draw_field(picture: Canvas, face: str, measures: _Measures) -> None:
    colours = picture.palette.kind(face)
    field = picture.mask(_field_outline(picture, measures))
    if picture.palette.flat:
        picture.fill(field, colours.mid)
        return
    middle, top = measures.at + measures.side / 2, measures.at + measures.side * 0.36
    picture.fill(field, field_paint(colours, middle, top, measures.field_side * 0.82))
    _draw_bricks(picture, measures, KINDS.index(face))
    at, side, unit = measures.field_at, measures.field_side, measures.unit
    frame = picture.stepped_frame(at, at, side, side, 1.2 * unit, 3 * unit, 1)
    picture.fill(frame, lighten(colours.light, 0.35), 0.55)
    picture.inner_shadow(field, 9 * unit, 0.55)


def _draw_bricks(picture: Canvas, measures: _Measures, seed: int) -> None:
    """Courses of brick, so faint that they are only felt."""
    chance = random.Random(seed)
    at, side = measures.field_at, measures.field_side
    brick, joint = side / _BRICKS, picture.hair(1)
    tones = [("#ffffff", 0.018), ("#ffffff", 0.045), ("#000000", 0.018), ("#000000", 0.045)]
    courses = [Shape() for _ in tones]
    for row in range(_BRICKS):
        for column in range(-1, _BRICKS):
            left = max(at, at + (column + row % 2 / 2) * brick)
            right = min(at + side, at + (column + 1 + row % 2 / 2) * brick)
            if right - left > 2:
                wall = chance.choice(courses)
                wall.extend(picture.rect(left, at + row * brick, right - left - joint, brick - joint))
    for (colour, alpha), wall in zip(tones, courses, strict=True):
        picture.fill(wall, colour, alpha)


def _draw_night(picture: Canvas, measures: _Measures) -> None:
    near, middle, far = picture.palette.night
    field = picture.mask(_field_outline(picture, measures))
    at, side, unit = measures.field_at, measures.field_side, measures.unit
    centre_x, centre_y = measures.at + measures.side / 2, measures.at + measures.side * 0.42
    picture.fill(field, radial(centre_x, centre_y, side * 0.75, (0, near), (0.55, middle), (1, far)))
    chance = random.Random(7)
    stars = Shape()
    for _ in range(26):
        x, y = at + chance.uniform(3, side - 3), at + chance.uniform(3, side * 0.72)
        stars.ellipse(x, y, chance.uniform(0.4, 1.0) * unit)
    picture.fill(stars, SHELL, 0.75)
    picture.inner_shadow(field, 10 * unit, 0.7)


# ---------------------------------------------------------------------- what stands on it


def _draw_built(picture: Canvas, appearance: TileAppearance, measures: _Measures) -> None:
    unit, at = measures.unit, measures.at
    centre_x, centre_y = at + measures.side / 2, at + measures.side * 0.545
    draw_ziggurat(picture, centre_x, centre_y, 96 * unit, 5, owner=appearance.owner, lit=0.5)
    draw_coin(picture, appearance.face, at + 20 * unit, at + 20 * unit, 17 * unit)


def tray_places(size: float, scale: float = 1.0) -> list[tuple[float, float]]:
    """The middles of the five places in a tile's tray, from the tile's own top left corner, in design units."""
    unit = size / DESIGN_SIZE

    def snap(value: float) -> float:
        return round(value * scale) / scale

    inset, side = snap(_FIELD_INSET * unit), snap(size)
    top = side - inset - (_TRAY_HEIGHT + 2) * unit
    left, pitch = inset + 2 * unit, (side - 2 * inset - 4 * unit) / TRAY_PLACES
    return [(left + pitch * (i + 0.5), top + _TRAY_HEIGHT * unit / 2) for i in range(TRAY_PLACES)]


def _draw_tray(picture: Canvas, appearance: TileAppearance, measures: _Measures) -> None:
    unit = measures.unit
    height = _TRAY_HEIGHT * unit
    left, width = measures.field_at + 2 * unit, measures.field_side - 4 * unit
    top = measures.at + measures.side - measures.inset - height - 2 * unit
    picture.fill(
        picture.stepped(left, top, width, height, 2.5 * unit, 1),
        vertical(top, top + height, "#050404", "#191210"),
        0.94,
    )
    rim = rgb(GOLD) if appearance.owner is None else picture.palette.player(appearance.owner).colour
    picture.fill(picture.stepped_frame(left, top, width, height, unit, 2.5 * unit, 1), rim, 0.55)
    places = tray_places(measures.side, picture.scale)
    for index, (x, y) in enumerate(places):
        _draw_place(picture, appearance, index, measures.at + x, measures.at + y, unit)


def _draw_place(picture: Canvas, appearance: TileAppearance, index: int, x: float, y: float, unit: float) -> None:
    newcomer = appearance.owner if appearance.ghost_owner is None else appearance.ghost_owner
    if appearance.owner is not None and index < appearance.cubes:
        falls = index >= appearance.cubes - appearance.struck
        draw_cube(picture, appearance.owner, x, y, _CUBE * unit, state="struck" if falls else "solid")
    elif newcomer is not None and index < appearance.cubes + appearance.ghosts:
        draw_cube(picture, newcomer, x, y, _CUBE * unit, state="ghost")
    else:
        draw_socket(picture, x, y, 2.4 * unit)
