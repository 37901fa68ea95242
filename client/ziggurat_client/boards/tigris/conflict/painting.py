"""How the band of a conflict is painted, in units of its design: two fields in the seats' colours, a bolt between them,
leaders in rays of light, and the strengths."""

from __future__ import annotations

import math
import random
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import lighten, mix
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.numerals import NumeralGlow, draw_number
from ziggurat_client.art.paint import horizontal, vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape, circle, rect
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.signs import draw_broken_clay, draw_sealed_clay
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.board.layout import DESIGN_WIDTH
from ziggurat_client.boards.tigris.conflict.duel import Fighter
from ziggurat_client.boards.tigris.conflict.edge import BAND
from ziggurat_client.ui.text import draw_line

_SLANT: Final = 62.0
_LEADER_AT: Final = (92.0, 116.0)
_LEADER: Final = 148.0
_WORDS_AT: Final = 186.0
_BASE_AT, _PLUS_AT, _ADDED_AT, _EQUALS_AT, _TOTAL_AT = 222.0, 272.0, 326.0, 378.0, 452.0
_NUMBERS_Y: Final = 112.0
_LABELS_Y: Final = 148.0
_TILES_Y: Final = 166.0
_TILE: Final = 30.0
_MOST_TILES: Final = 4
"""So many tiles are drawn below a number; the number says how many there are."""
_TEETH: Final = 9.0
_INK: Final = "#ffe9c8"
_SHELL: Final = ("#fffaf0", "#f4ead2", "#cdb988")
_TOTAL: Final = ("#fffbe6", "#ffd873", "#d98f2c")
_LETTERS: Final = {
    "V": ("##..##", "##..##", "##..##", "##..##", "##..##", ".####.", ".####.", "..##.."),
    "S": (".####.", "######", "##....", "#####.", ".#####", "....##", "######", ".####."),
}


def draw_fields(canvas: Canvas, left: Seat, right: Seat, unit: float) -> None:
    """What the band is made of before anybody stands on it."""
    width, height = DESIGN_WIDTH * unit, BAND * unit
    middle, slant = width / 2, _SLANT * unit / 2
    first, second = (canvas.palette.player(seat).colour for seat in (left, right))
    canvas.fill(rect(0, 0, width, height), BITUMEN)
    near = Shape().poly([(0, 0), (middle + slant, 0), (middle - slant, height), (0, height)])
    far = Shape().poly([(middle + slant, 0), (width, 0), (width, height), (middle - slant, height)])
    canvas.fill(near, horizontal(0, middle, *(mix(first, "#070d22", share) for share in (0.55, 0.74, 0.86))))
    canvas.fill(far, horizontal(middle, width, *(mix(second, "#16060a", share) for share in (0.88, 0.76, 0.55))))
    _draw_bricks(canvas, width, height, unit)
    at = _LEADER_AT[0] * unit
    for seat, x, other in ((left, at, far), (right, width - at, near)):
        _draw_rays(canvas, seat, x, _LEADER_AT[1] * unit, other, unit)
    _draw_bolt(canvas, middle, height, unit)
    _draw_letters(canvas, middle, 0.42 * height, 10 * unit)
    for y in (0.0, height - _TEETH * unit):
        canvas.fill(rect(0, y, width, _TEETH * unit), BITUMEN)
        draw_sawtooth(canvas, 0, y, width, _TEETH * unit, teeth=96, ground=None, brightness=0.95)


def _draw_bricks(canvas: Canvas, width: float, height: float, unit: float) -> None:
    joints, pitch = Shape(), 26 * unit
    for row in range(1, int(height / pitch) + 1):
        joints.rect(0, row * pitch, width, 1.6 * unit)
        for column in range(int(width / (2 * pitch)) + 2):
            joints.rect((column * 2 + row % 2) * pitch, (row - 1) * pitch, 1.6 * unit, pitch)
    canvas.fill(joints, "#000000", 0.22)


def _draw_rays(canvas: Canvas, seat: Seat, cx: float, cy: float, other: Shape, unit: float) -> None:
    """Light around a leader, which does not reach the other field."""
    colour, rays, reach = canvas.palette.player(seat).colour, Shape(), 300 * unit
    for number in range(24):
        turn = 2 * math.pi * number / 24
        ends = ((math.cos(turn + by) * reach + cx, math.sin(turn + by) * reach + cy) for by in (-0.06, 0.06))
        rays.poly([(cx, cy), *ends])
    layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
    layer.fill(rays, lighten(colour, 0.2), 0.20)
    layer.erase(other)
    canvas.blit(layer, 0, 0)
    canvas.glow(circle(cx, cy, _LEADER / 2 * unit), colour, 40 * unit, 0.8)


def _draw_bolt(canvas: Canvas, middle: float, height: float, unit: float) -> None:
    points = []
    for step in range(7):
        share = step / 6
        sway = (13 if step % 2 else -13) * unit
        points.append((middle + _SLANT * unit * (0.5 - share) + sway, height * share))
    bolt = Shape().taper(points, [9 * unit] + [5.5 * unit] * 5 + [9 * unit])
    canvas.glow(bolt, "#ffd27a", 34 * unit, 0.9)
    canvas.glow(bolt, "#fff6dc", 9 * unit, 0.9)
    canvas.fill(bolt, "#fffdf2")
    chance, sparks = random.Random(12), Shape()
    for _ in range(26):
        x, y, side = (
            chance.gauss(middle, 90 * unit),
            chance.gauss(height * 0.45, 60 * unit),
            chance.uniform(2, 5) * unit,
        )
        sparks.rect(x, min(max(14 * unit, y), height - 14 * unit), side, side)
    canvas.fill(sparks, "#ffd873", 0.75)


def _draw_letters(canvas: Canvas, cx: float, cy: float, cell: float) -> None:
    letters, rim = Shape(), Shape()
    left = cx - 6.5 * cell
    for letter in "VS":
        for row, cells in enumerate(_LETTERS[letter]):
            for column, filled in enumerate(cells):
                if filled == "#":
                    x, y = left + column * cell, cy + (row - 4) * cell
                    letters.rect(x, y, cell, cell)
                    rim.rect(x - 0.4 * cell, y - 0.4 * cell, 1.8 * cell, 1.8 * cell)
        left += 7 * cell
    canvas.glow(rim, "#ffb63d", 2.4 * cell, 0.9)
    canvas.fill(rim, BITUMEN)
    canvas.fill(letters, vertical(cy - 4 * cell, cy + 4 * cell, (0, "#fffbe0"), (0.45, "#ffd063"), (1, "#b23218")))
    canvas.bevel(letters, 0.15 * cell, 0.6, 0.35)


def draw_names(
    canvas: Canvas, fighter: Fighter, color: Colour, unit: float, labels: tuple[str, str], *, left: bool
) -> None:
    """One side's leader, name and words, on the left half of a band or, mirrored, on the right one."""
    place = _Place(unit, left)
    draw_leader(canvas, color, fighter.seat, place.x(_LEADER_AT[0]), _LEADER_AT[1] * unit, _LEADER * unit)
    align, room = "l" if left else "r", (_TOTAL_AT - _WORDS_AT) * unit
    draw_line(canvas, place.x(_WORDS_AT), 36 * unit, fighter.name, room, 30 * unit, "#fffaf0", "bold", align)
    draw_line(canvas, place.x(_WORDS_AT), 66 * unit, fighter.role, room, 18 * unit, _INK, "regular", align)
    for at, label in zip((_BASE_AT, _ADDED_AT), labels, strict=True):
        draw_line(canvas, place.x(at), _LABELS_Y * unit, label, 98 * unit, 16 * unit, _INK, "regular", "m")
    signs = Shape()
    plus, equals, y = place.x(_PLUS_AT), place.x(_EQUALS_AT), _NUMBERS_Y * unit
    signs.rect(plus - 9 * unit, y - 3 * unit, 18 * unit, 6 * unit).rect(
        plus - 3 * unit, y - 9 * unit, 6 * unit, 18 * unit
    )
    signs.rect(equals - 9 * unit, y - 8 * unit, 18 * unit, 5 * unit)
    signs.rect(equals - 9 * unit, y + 3 * unit, 18 * unit, 5 * unit)
    canvas.fill(signs, _INK)


def draw_strengths(canvas: Canvas, fighter: Fighter, tiles: Colour, unit: float, *, left: bool) -> None:
    """One side's numbers, with the tiles that they count."""
    place, colour = _Place(unit, left), canvas.palette.player(fighter.seat).colour
    y = _NUMBERS_Y * unit
    draw_number(canvas, place.x(_BASE_AT), y, fighter.board, 42 * unit, "m", _SHELL)
    added = (lighten(colour, 0.7), lighten(colour, 0.35), colour)
    known = "?" if fighter.added is None else str(fighter.added)
    draw_number(canvas, place.x(_ADDED_AT), y, known, 42 * unit, "m", added)
    total = "?" if fighter.total is None else str(fighter.total)
    glow = None if fighter.beaten else NumeralGlow("#e8952a", 22 * unit, 0.7)
    paints = ("#d8d2c4", "#a9a294", "#6f6a60") if fighter.beaten else _TOTAL
    draw_number(canvas, place.x(_TOTAL_AT), y - 4 * unit, total, 80 * unit, "m", paints, glow)
    _draw_row(canvas, place, _BASE_AT, fighter.board, tiles)
    _draw_added(canvas, place, fighter, tiles)


def draw_verdict(canvas: Canvas, text: str, seat: Seat | None, width: float, unit: float) -> None:
    """The plate below the bolt, in the colour of whom it favours."""
    colour = "#c9a24a" if seat is None else canvas.palette.player(seat).colour
    height = 34 * unit
    plate = canvas.stepped(8, 8, width, height, 4, 1)
    canvas.glow(plate, colour, 12 * unit, 0.8, inside=False)
    canvas.fill(plate, vertical(8, 8 + height, mix(colour, "#04121e", 0.62), mix(colour, "#020a12", 0.82)))
    frame = canvas.stepped_frame(8, 8, width, height, 1.8, 4, 1)
    canvas.fill(frame, vertical(8, 8 + height, lighten(colour, 0.6), colour))
    icon, room = 30 * unit if seat is not None else 0.0, width - 20 * unit
    if icon:
        draw_icon(canvas, Icon.CHECK, 8 + 20 * unit, 8 + height / 2, 18 * unit, lighten(colour, 0.7))
    draw_line(canvas, 8 + 12 * unit + icon, 8 + height / 2, text, room - icon, _VERDICT * unit, "#fffaf0", "bold")


_VERDICT: Final = 20.0


def verdict_width(text: str, decided: bool, unit: float, scale: float) -> float:
    """How wide the plate of a verdict is; one that is `decided` has a sign."""
    return text_width(text, _VERDICT * unit, "bold", scale) + (28 + (30 if decided else 0)) * unit


class _Place:
    """Turns places of the left half into those of either half."""

    def __init__(self, unit: float, left: bool) -> None:
        self.unit = unit
        self.left = left

    def x(self, across: float) -> float:
        """The place so far from the outer edge."""
        return (across if self.left else DESIGN_WIDTH / 2 - across) * self.unit

    def start(self, middle: float, width: float) -> float:
        """The left end of what is centred about a place and so wide."""
        return self.x(middle) - width / 2


def _draw_row(canvas: Canvas, place: _Place, middle: float, count: int, tiles: Colour) -> None:
    unit, shown = place.unit, min(count, _MOST_TILES)
    pitch = min(34.0, 104.0 / max(1, shown)) * unit
    left = place.start(middle, (shown - 1) * pitch + _TILE * unit)
    for number in range(shown):
        draw_tile(canvas, tiles, left + number * pitch, _TILES_Y * unit, _TILE * unit)


def _draw_added(canvas: Canvas, place: _Place, fighter: Fighter, tiles: Colour) -> None:
    unit = place.unit
    if fighter.sealed:
        width = 76 * unit
        draw_sealed_clay(canvas, fighter.seat, place.start(_ADDED_AT, width), 160 * unit, width, 46 * unit)
    elif fighter.meant and fighter.added:
        _draw_row(canvas, place, _ADDED_AT, fighter.added, tiles)
    elif fighter.added:
        shown, side = min(fighter.added, _MOST_TILES), (_TILE if fighter.added <= 2 else 22.0) * unit
        width = max(1, shown) * (side + 4) + 28
        draw_broken_clay(canvas, tiles, shown, place.start(_ADDED_AT, width), (_TILES_Y - 8) * unit, side)
