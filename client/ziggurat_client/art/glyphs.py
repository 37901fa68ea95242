"""The five kinds as inlay: a barley ear, scales, a bull-headed lyre, a crown and crossed spears.

Each is drawn in a box of 100 in three degrees of detail and returned as layers, from the lowest up.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Literal, NamedTuple

from ziggurat_client.art.shape import Path, Point, Shape

Detail = Literal[0, 1, 2]
"""0 heavy without inner lines, 1 with few, 2 with everything."""

Role = Literal["shell", "grain", "gold", "red", "lapis", "cut", "gap"]
"""The stuff a layer is made of; ``cut`` is engraved into what lies below, ``gap`` a joint in the field's colour."""


class Layer(NamedTuple):
    """One piece of inlay."""

    role: Role
    shape: Shape


def leaf(cx: float, cy: float, length: float, width: float, angle: float) -> list[Point]:
    """A pointed oval that grows from (cx, cy); ``angle`` in degrees, 0 is up."""
    outline = Path(0, 0).cubic(width * 0.62, -length * 0.18, width * 0.55, -length * 0.72, 0, -length)
    outline.cubic(-width * 0.55, -length * 0.72, -width * 0.62, -length * 0.18, 0, 0)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in outline.points]


def detail_for(pixels: float) -> Detail:
    """How much detail a glyph of that size on screen can carry."""
    if pixels < 30:
        return 0
    return 1 if pixels < 66 else 2


@lru_cache(maxsize=32)
def glyph_layers(kind: str, detail: Detail) -> tuple[Layer, ...]:
    """The layers of a kind's glyph; ``KeyError`` if the letter names no kind. Layers are shared: never change them."""
    return tuple(layer for layer in _GLYPHS[kind](detail) if layer.shape)


# ---------------------------------------------------------------------- Agriculture


class _Ear(NamedTuple):
    rows: tuple[float, ...]
    length: float
    width: float
    angle: float
    gap: float


_EARS: dict[Detail, _Ear] = {
    0: _Ear((84, 62, 40), 33, 23, 42, 2.6),
    1: _Ear((82, 65, 48, 32), 30, 18.5, 41, 1.5),
    2: _Ear((82, 66.5, 51, 36), 29.5, 17, 41, 1.0),
}


def _barley(detail: Detail) -> list[Layer]:
    ear = _EARS[detail]
    layers: list[Layer] = []
    if detail:
        blades = Shape().poly(Path(50, 98).quadratic(34, 94, 27, 78).quadratic(46, 80, 50, 98).points)
        blades.poly(Path(50, 98).quadratic(66, 94, 73, 78).quadratic(54, 80, 50, 98).points)
        layers.append(Layer("gold", blades))
    if detail == 2:
        layers.append(Layer("gold", _awns(ear)))
    layers.append(Layer("shell", Shape().line([(50, 97), (50, 40)], 5 if detail else 7)))
    top = leaf(50, 33, 28, 16, 0) if detail else leaf(50, 34, 30, 21, 0)
    layers.append(Layer("grain", Shape().poly(top)))
    for row in reversed(ear.rows):
        for side in (-1, 1):
            layers += _grain(ear, row, side)
    if detail == 2:
        layers.append(Layer("cut", _creases(ear)))
    return layers


def _grain(ear: _Ear, row: float, side: int) -> list[Layer]:
    joint = leaf(
        50 + side * 3.2, row + ear.gap * 1.6, ear.length + ear.gap * 2.6, ear.width + ear.gap * 2.6, side * ear.angle
    )
    grain = leaf(50 + side * 3.5, row, ear.length, ear.width, side * ear.angle)
    return [Layer("gap", Shape().poly(joint)), Layer("grain", Shape().poly(grain))]


def _awns(ear: _Ear) -> Shape:
    awns = Shape()
    for row in ear.rows:
        for side in (-1, 1):
            angle = math.radians(side * ear.angle)
            x, y = 50 + side * 3.5 + math.sin(angle) * ear.length, row - math.cos(angle) * ear.length
            awns.taper([(x - side * 2, y + 2), (x + side * 5, y - 8), (x + side * 7.5, y - 17)], [2.6, 1.9, 0.8])
    for dx in (-3.4, 0, 3.4):
        awns.taper([(50 + dx * 0.5, 10), (50 + dx * 1.8, -3)], [1.8, 0.8])
    return awns


def _creases(ear: _Ear) -> Shape:
    creases = Shape()
    for row in ear.rows:
        for side in (-1, 1):
            angle, x = math.radians(side * ear.angle), 50 + side * 3.5
            along, up = math.sin(angle) * ear.length, math.cos(angle) * ear.length
            creases.taper([(x + along * 0.25, row - up * 0.25), (x + along * 0.8, row - up * 0.8)], [1.5, 1.0])
    return creases.taper([(50, 26), (50, 12)], [1.5, 1.0])


# ---------------------------------------------------------------------- Trade


def _scales(detail: Detail) -> list[Layer]:
    bold = 1.0 if detail else 1.35
    pan_y, pan = (62.0, 19.0) if detail else (64.0, 17.0)
    post = Shape().poly([(50 - 3.4 * bold, 20), (50 + 3.4 * bold, 20), (50 + 4.4 * bold, 84), (50 - 4.4 * bold, 84)])
    base = Shape().rect(37, 80, 26, 6).rect(28, 87, 44, 8) if detail else Shape().rect(30, 82, 40, 12)
    arm = Path(10, 27).quadratic(30, 27, 50, 24).quadratic(70, 27, 90, 27).line(92, 27 + 5.5 * bold)
    arm.quadratic(70, 27 + 6.4 * bold, 50, 25 + 6.4 * bold).quadratic(30, 27 + 6.4 * bold, 8, 27 + 5.5 * bold)
    pans, cords = Shape(), Shape()
    for cx in (19, 81):
        bowl = Path(cx - pan, pan_y).line(cx + pan, pan_y)
        bowl.cubic(cx + pan - 1, pan_y + pan * 0.95, cx - pan + 1, pan_y + pan * 0.95, cx - pan, pan_y, 24)
        pans.poly(bowl.points)
        for dx in (2.5 - pan, pan - 2.5):
            cords.line([(cx, 31), (cx + dx, pan_y)], 2.4 if detail else 4.2)
    layers = [Layer("shell", piece) for piece in (cords, post, base, pans, Shape().poly(arm.points))]
    layers.append(Layer("gold", Shape().ellipse(50, 12, 5.6 * bold)))
    layers.append(Layer("gold", Shape().ellipse(50, 27, 7.5 * bold)))
    if detail == 2:
        layers += _goods(pan_y, pan)
    if detail:
        layers.append(Layer("cut", Shape().ellipse(50, 27, 3)))
    return layers


def _goods(pan_y: float, pan: float) -> list[Layer]:
    """Coins in one pan, a sealed weight in the other, and a line engraved along each rim."""
    coins, rims = Shape(), Shape()
    for dx, dy in ((-6.5, 2.6), (0, 2.6), (6.5, 2.6), (-3.4, 7), (3.4, 7)):
        coins.ellipse(19 + dx, pan_y - dy, 3.6, 2.6)
    for cx in (19, 81):
        rims.line([(cx - pan + 5, pan_y + 4.4), (cx + pan - 5, pan_y + 4.4)], 1.3)
    return [
        Layer("gold", coins),
        Layer("red", Shape().rect(75, pan_y - 12, 12, 11)),
        Layer("shell", Shape().rect(75, pan_y - 8.6, 12, 1.5)),
        Layer("cut", rims),
    ]


# ---------------------------------------------------------------------- Culture


def _lyre(detail: Detail) -> list[Layer]:
    layers = [Layer("shell", _strings(detail)), *_lyre_frame(detail)]
    if detail:
        beard = Path(6, 82).quadratic(13, 85, 18, 81).line(23, 88, 24, 98, 19, 99.5, 15, 96, 11, 97)
        layers.append(Layer("lapis", Shape().poly(beard.quadratic(6, 92, 6, 82).points)))
    horn = Path(22, 49).quadratic(10, 47, 6, 38).quadratic(4, 32, 8, 27).quadratic(9, 36, 16, 40)
    layers.append(Layer("gold", Shape().poly(horn.quadratic(22, 43, 27, 48).points)))
    head = Path(30, 54).quadratic(24, 47, 16, 49).quadratic(9, 52, 7, 60).quadratic(5, 68, 1.5, 73)
    head.quadratic(-1, 78, 3, 81).quadratic(8, 84, 14, 80).quadratic(19, 82, 22, 88).line(30, 90)
    layers.append(Layer("shell", Shape().poly(head.points)))
    if detail:
        ear = Path(22, 54).quadratic(30, 50, 37, 54).quadratic(33, 61, 25, 60)
        layers.append(Layer("cut", _lyre_engraving(detail)))
        layers.append(Layer("gold", Shape().poly(ear.points)))
    return layers


def _lyre_frame(detail: Detail) -> list[Layer]:
    box = Path(30, 62).line(88, 62).quadratic(93, 63, 92, 70).line(89, 86).quadratic(88, 92, 82, 92)
    box.line(33, 92).quadratic(27, 92, 27, 85)
    if detail:
        left = Shape().taper([(37, 66), (33, 44), (26, 15)], [8.5, 7.5, 7])
        right = Shape().taper([(82, 66), (84, 40), (87, 8)], [8.5, 7.5, 7])
        yoke = Shape().taper([(13, 20), (50, 14), (96, 6)], [8, 7, 8]).ellipse(13, 20, 4.6).ellipse(96, 6, 4.6)
    else:
        left = Shape().taper([(39, 66), (34, 44), (27, 16)], [11, 10, 9])
        right = Shape().taper([(80, 66), (83, 40), (86, 10)], [11, 10, 9])
        yoke = Shape().taper([(14, 21), (96, 8)], [11, 11]).ellipse(14, 21, 5.5).ellipse(96, 8, 5.5)
    return [
        Layer("shell", left),
        Layer("shell", right),
        Layer("shell", Shape().poly(box.points)),
        Layer("gold", yoke),
    ]


def _strings(detail: Detail) -> Shape:
    count, width = {0: (3, 4.4), 1: (4, 2.8), 2: (5, 2.1)}[detail]
    strings = Shape()
    for i in range(count):
        t = (i + 0.5) / count
        x = 33 + t * 48
        strings.line([(x, 18.5 - (x - 13) * 0.165), (42 + t * 36, 64)], width, cap="flat")
    return strings


def _lyre_engraving(detail: Detail) -> Shape:
    if detail == 1:
        return Shape().ellipse(14.5, 60, 3).rect(37, 75, 48, 4)
    lines = Shape().ellipse(14.5, 60, 2.5).line([(4, 77), (9, 76)], 1.5)
    for x in (12.0, 16.0, 20.0):
        lines.line([(x - 2, 86), (x, 95)], 1.0)
    lines.rect(36, 69, 50, 1.5).rect(36, 85, 48, 1.5)
    for i in range(5):
        x = 41 + i * 9.6
        lines.poly([(x, 71.6), (x + 5.6, 71.6), (x + 2.8, 77)])
        lines.poly([(x, 83.6), (x + 5.6, 83.6), (x + 2.8, 78.4)])
    return lines


# ---------------------------------------------------------------------- Politics

_CROWN_TIPS: tuple[Point, ...] = ((6, 26), (50, 12), (94, 26))


def _crown(detail: Detail) -> list[Layer]:
    body = Path(17, 71).line(6, 29).quadratic(20, 42, 31, 53).quadratic(40, 36, 50, 14)
    body.quadratic(60, 36, 69, 53).quadratic(80, 42, 94, 29).line(83, 71)
    band = Shape().rect(16, 75, 68, 17) if detail else Shape().rect(14, 76, 72, 18)
    layers = [Layer("shell", Shape().poly(body.points)), Layer("shell", band)]
    if detail == 2:
        return layers + _crown_jewels()
    tips = Shape()
    for x, y in _CROWN_TIPS:
        tips.ellipse(x, y, 7.2 if detail else 9)
    studs = Shape()
    if detail:
        for x in (33, 50, 67):
            studs.ellipse(x, 84, 4)
    else:
        studs.rect(24, 83, 52, 4)
    return [*layers, Layer("gold", tips), Layer("cut", studs)]


def _crown_jewels() -> list[Layer]:
    engraving = Shape().line([(20, 66), (80, 66)], 1.5)
    for hole in (31, 50, 69):
        engraving.ellipse(hole, 83.5, 6.2)
    engraving.poly(leaf(50, 62, 30, 9, 0)).poly(leaf(29, 63, 20, 7, -22)).poly(leaf(71, 63, 20, 7, 22))
    rosettes, hearts = Shape(), Shape()
    for x, y in _CROWN_TIPS:
        for i in range(6):
            angle = i * math.pi / 3
            rosettes.ellipse(x + 5.2 * math.cos(angle), y + 5.2 * math.sin(angle), 3.5)
        rosettes.ellipse(x, y, 4)
        hearts.ellipse(x, y, 2)
    return [
        Layer("cut", engraving),
        Layer("red", Shape().ellipse(50, 83.5, 4.4)),
        Layer("lapis", Shape().ellipse(31, 83.5, 4.4).ellipse(69, 83.5, 4.4)),
        Layer("gold", rosettes),
        Layer("cut", hearts),
    ]


# ---------------------------------------------------------------------- War


class _Spear(NamedTuple):
    shaft: Shape
    head: Shape
    collar: Shape
    butt: Shape
    joint: Shape
    ridge: Shape


_BUTT: Point = (13.0, 93.0)
_TIP: Point = (96.0, 4.3)
_ALONG: Point = (0.683, -0.730)
_NECK = 31.0


def _spear(side: int, detail: Detail) -> _Spear:
    """A spear from lower left to upper right, mirrored for ``side`` -1."""
    width, blade, gap = (6.2, 11.5, 2.6) if detail else (9.0, 14.0, 3.4)

    def on(back: float, across: float) -> Point:
        """The point ``back`` behind the tip and ``across`` to the side of the spear's line."""
        x = _TIP[0] - _ALONG[0] * back - _ALONG[1] * across
        y = _TIP[1] - _ALONG[1] * back + _ALONG[0] * across
        return 50 + side * (x - 50), y

    length = math.hypot(_TIP[0] - _BUTT[0], _TIP[1] - _BUTT[1])
    half = width / 2

    def bar(back_from: float, back_to: float, half_width: float) -> Shape:
        near, far = (
            (on(back_from, half_width), on(back_to, half_width)),
            (on(back_to, -half_width), on(back_from, -half_width)),
        )
        return Shape().poly([*near, *far])

    edge = [(9, blade * 0.42), (19, blade * 0.92), (25, blade * 0.80), (_NECK - 1.5, width * 0.55)]
    head = [on(0, 0), *(on(back, across) for back, across in edge), *(on(back, -across) for back, across in edge[::-1])]
    return _Spear(
        shaft=bar(length, _NECK, half),
        head=Shape().poly(head),
        collar=bar(_NECK + 1.5, _NECK + 6, width * 0.85) if detail else Shape(),
        butt=Shape().ellipse(*on(length, 0), width * 0.72),
        joint=bar(length, _NECK, half + gap),
        ridge=Shape().taper([on(5, 0), on(15, 0), on(_NECK - 3, 0)], [1.2, 1.8, 1.2]),
    )


def _spears(detail: Detail) -> list[Layer]:
    below, above = _spear(-1, detail), _spear(1, detail)
    layers = [
        Layer("shell", below.shaft),
        Layer("shell", below.head),
        Layer("gap", above.joint),
        Layer("shell", above.shaft),
        Layer("shell", above.head),
    ]
    if not detail:
        return layers
    layers += [Layer("gold", piece) for piece in (below.collar, above.collar, below.butt, above.butt)]
    if detail == 2:
        layers.append(Layer("cut", Shape().extend(below.ridge).extend(above.ridge)))
    boss: list[tuple[Role, float]] = [("gap", 13), ("gold", 10.6), ("red", 7), ("shell", 2.8)]
    return layers + [Layer(role, Shape().ellipse(50, 53.5, radius)) for role, radius in boss]


_GLYPHS: dict[str, Callable[[Detail], list[Layer]]] = {
    "A": _barley,
    "T": _scales,
    "C": _lyre,
    "P": _crown,
    "W": _spears,
}
