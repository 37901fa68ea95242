"""The board of Babel: its frame, the lanes of the five sites, and the plaque of each site between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import lighten, mix
from ziggurat_client.art.inlay import draw_blocks, draw_rosette, draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.plaque import field_paint
from ziggurat_client.art.text import Weight, text_width
from ziggurat_client.boards.babel.art.people import draw_emblem, people_colours

FRAME: Final = 32.0
"""How broad the frame is, in the units of a board 968 wide."""

_BAND: Final = 18.0
_BAND_AT: Final = 6.0
_BRIGHTNESS: Final = 0.88
_TOOTH: Final = 20.0
_PAWNS: Final = 50.0
"""How wide the strip for the pawns on a site's plaque is."""
_OVER_PAWNS: Final = 6.0
"""How far a name may reach out of its part of the plaque, at both ends together."""


def draw_board(canvas: Canvas, x: float, y: float, width: float, height: float, unit: float) -> None:
    """The gold frame with its saw-tooth inlay and the dark bed; `unit` is how large it is compared with the design."""
    outline = canvas.mask(canvas.stepped(x, y, width, height, 8 * unit, 2))
    canvas.glow(outline, "#c88a3a", 70 * unit, 0.30, inside=False)
    canvas.shadow(outline, 30 * unit, 12 * unit, 0.7)
    canvas.fill(outline, vertical(y, y + height, "#ffe7a0", "#c8923a", "#6d4717"))
    gold = canvas.hair(3 * unit)
    canvas.fill(canvas.stepped(x + gold, y + gold, width - 2 * gold, height - 2 * gold, 8 * unit, 2), BITUMEN)
    _draw_bands(canvas, x, y, width, height, unit)
    inset = (_BAND_AT + _BAND + 2) * unit
    left, top, wide, high = x + inset, y + inset, width - 2 * inset, height - 2 * inset
    line = canvas.hair(1.5)
    edge = canvas.stepped_frame(left, top, wide, high, line, 2, 1)
    canvas.fill(edge, vertical(y, y + height, "#e9c36a", "#7a4d17"))
    bed = canvas.mask(canvas.rect(left + line, top + line, wide - 2 * line, high - 2 * line))
    canvas.fill(bed, vertical(y, y + height, "#16100e", "#0a0708"))
    canvas.inner_shadow(bed, 20 * unit, 0.6)


def _draw_bands(canvas: Canvas, x: float, y: float, width: float, height: float, unit: float) -> None:
    at, band = _BAND_AT * unit, _BAND * unit
    across, down = width - 2 * (at + band), height - 2 * (at + band)
    teeth = max(8, round(across / (_TOOTH * unit)))
    for top in (y + at, y + height - at - band):
        draw_sawtooth(canvas, x + at + band, top, across, band, teeth=teeth, ground=None, brightness=_BRIGHTNESS)
    teeth = max(8, round(down / (_TOOTH * unit)))
    for left in (x + at, x + width - at - band):
        draw_upright_sawtooth(canvas, left, y + at + band, band, down, teeth=teeth, ground=None, brightness=_BRIGHTNESS)
    for left in (x + at, x + width - at - band):
        for top in (y + at, y + height - at - band):
            canvas.fill(canvas.rect(left, top, band, band), "#1d3f9c")
            draw_rosette(canvas, left + band / 2, top + band / 2, band / 2)


def draw_lane(
    canvas: Canvas, people: str, x: float, y: float, width: float, height: float, *, far: bool, lit: bool
) -> None:
    """One player's ground at a site, lit from the site; `far` is the upper player's. It is `lit` where the pawn of the
    one whose turn it is stands."""
    colours = people_colours(canvas.palette, people)
    ground = canvas.mask(canvas.stepped(x, y, width, height, 4, 1))
    near = mix("#101a45", colours.mid, 0.42 if lit else 0.20)
    deep = mix("#080d24", colours.deep, 0.50 if lit else 0.25)
    canvas.fill(ground, vertical(y, y + height, *((deep, near) if far else (near, deep))))
    canvas.inner_shadow(ground, 12, 0.5)
    edge = canvas.stepped_frame(x, y, width, height, 1.2, 4, 1)
    canvas.fill(edge, lighten(colours.light, 0.2), 0.55 if lit else 0.25)


def draw_plaque(
    canvas: Canvas,
    people: str,
    names: Sequence[str],
    x: float,
    y: float,
    width: float,
    height: float,
    unit: float,
    lit: bool,
) -> None:
    """A site's plaque: its people's emblem and name, and a darker strip at its right for the pawns.

    `names` are those of all sites, in the order A H M P S: they are set alike, or not at all where one has no room.
    """
    colours = people_colours(canvas.palette, people)
    body = canvas.mask(canvas.stepped(x, y, width, height, 4, 1))
    if lit:
        canvas.glow(body, "#ffcc55", 24, 0.9, inside=False)
    canvas.shadow(body, 10, 5, 0.7)
    canvas.fill(body, vertical(y, y + height, *canvas.palette.edge))
    canvas.fill(canvas.stepped(x + 2, y + 2, width - 4, height - 4, 4, 1), BITUMEN)
    stones = (colours.light, "#b9ab86", "#2c4690", "#b9ab86")
    for top in (y + 5 * unit, y + height - 12 * unit):
        draw_blocks(canvas, x + 5, top, width - 10, 7 * unit, 16, stones, seed=ord(people), brightness=0.8)
    _draw_field(canvas, people, names, (x + 5, y + 15 * unit, width - 10, height - 30 * unit), unit)
    if lit:
        frame = canvas.stepped_frame(x - 2, y - 2, width + 4, height + 4, 3.5, 4, 1)
        canvas.fill(frame, vertical(y, y + height, "#fffbe6", "#ffc64a"))


def _draw_field(
    canvas: Canvas, people: str, names: Sequence[str], box: tuple[float, float, float, float], unit: float
) -> None:
    x, y, width, height = box
    colours = people_colours(canvas.palette, people)
    field = canvas.mask(canvas.stepped(x, y, width, height, 3, 1))
    pawns = _PAWNS * unit
    middle = x + (width - pawns) / 2
    if canvas.palette.flat:
        canvas.fill(field, colours.mid)
    else:
        canvas.fill(field, field_paint(colours, middle, y + height * 0.4, 120 * unit))
        canvas.inner_shadow(field, 8, 0.5)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.2, 3, 1), lighten(colours.light, 0.35), 0.55)
    strip = canvas.stepped(x + width - pawns - 1, y + 3, pawns, height - 6, 3, 1)
    canvas.fill(strip, "#05070f", 0.42)
    room = width - pawns + _OVER_PAWNS * unit
    size, weight = name_setting(canvas, names, room, unit)
    draw_emblem(canvas, people, middle, y + height * (0.38 if size else 0.5), height * 0.58)
    if size:
        name = names[SITES.index(people)]
        canvas.text(middle, y + height - 13 * unit, name, size, "#fffaf0", weight, "mm", shadow=0.7)


def name_setting(canvas: Canvas, names: Sequence[str], room: float, unit: float) -> tuple[float, Weight]:
    """The size and weight of the sites' names; a size of 0 where one has no room: the emblems say it too."""
    weights: tuple[Weight, ...] = ("bold", "regular")
    for weight in weights:
        for size in (19 * unit, 17 * unit, 15 * unit):
            if max(text_width(name, size, weight, canvas.scale) for name in names) <= room:
                return size, weight
    return 0.0, "bold"
