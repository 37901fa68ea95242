"""The outlines of the icons, each drawn in a square of 100 units."""

from __future__ import annotations

import math

from ziggurat_client.art.shape import Path, Shape


def play() -> Shape:
    """A triangle that points on."""
    return Shape().poly([(26, 12), (26, 88), (88, 50)])


def pause() -> Shape:
    """Two bars."""
    return Shape().rect(22, 14, 20, 72).rect(58, 14, 20, 72)


def lan() -> Shape:
    """Three machines, each joined with the others."""
    shape = Shape().line([(50, 24), (20, 76), (80, 76)], 8, closed=True)
    for x, y in ((50, 22), (20, 78), (80, 78)):
        shape.ellipse(x, y, 15)
    return shape


def link() -> Shape:
    """Two links of a chain."""
    shape = Shape()
    for cx, cy in ((70, 30), (30, 70)):
        shape.ring(cx, cy, 24, 11)
    return shape.line([(38, 62), (62, 38)], 10)


def key() -> Shape:
    """A key with two teeth."""
    return Shape().ring(30, 50, 22, 11).rect(48, 44, 46, 12).rect(72, 54, 9, 16).rect(86, 54, 8, 20)


def hourglass() -> Shape:
    """An hourglass whose upper half has run out."""
    shape = Shape().rect(18, 8, 64, 10).rect(18, 82, 64, 10)
    shape.poly([(26, 20), (74, 20), (74, 30), (56, 50), (74, 70), (74, 80), (26, 80), (26, 70), (44, 50), (26, 30)])
    return shape.cut([(34, 26), (66, 26), (66, 29), (50, 46), (34, 29)])


def tablet() -> Shape:
    """A clay tablet with nine wedges."""
    shape = Shape().stepped(14, 10, 72, 80, 5, 1)
    for x, y, lies in (
        (28, 26, False),
        (50, 26, False),
        (70, 26, True),
        (28, 46, True),
        (48, 46, False),
        (70, 46, False),
        (28, 66, False),
        (48, 66, True),
        (70, 66, False),
    ):
        if lies:
            shape.cut([(x - 8, y - 6), (x - 8, y + 8), (x, y + 1)]).rect(x - 3, y - 1, 13, 3.6, cuts=True)
        else:
            shape.cut([(x - 8, y - 6), (x + 8, y - 6), (x, y + 2)]).rect(x - 1.8, y - 2, 3.6, 14, cuts=True)
    return shape


def gear() -> Shape:
    """A wheel of eight teeth."""
    points = []
    for tooth in range(8):
        for turn, radius in ((-14, 34), (-9, 47), (9, 47), (14, 34)):
            angle = math.radians(tooth * 45 + turn)
            points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    return Shape().poly(points).ellipse(50, 50, 15, cuts=True)


def door() -> Shape:
    """An arrow out of a doorway."""
    shape = Shape().stepped_frame(14, 6, 52, 88, 9, 5, 1)
    return shape.line([(44, 50), (84, 50)], 9).poly([(76, 32), (97, 50), (76, 68)])


def eye() -> Shape:
    """An open eye: watching."""
    shape = Shape().poly(Path(4, 50).quadratic(50, 4, 96, 50).quadratic(50, 96, 4, 50).points)
    shape.cut(Path(16, 50).quadratic(50, 18, 84, 50).quadratic(50, 82, 16, 50).points)
    return shape.ellipse(50, 50, 15)


def clock() -> Shape:
    """A clock face with two hands."""
    return Shape().ring(50, 50, 43, 10).line([(50, 26), (50, 52), (66, 60)], 8)


def lock() -> Shape:
    """A closed padlock."""
    shape = Shape().stepped(18, 44, 64, 48, 5, 1).arc(50, 46, 22, 180, 360, 10)
    return shape.ellipse(50, 64, 7, cuts=True).rect(46.5, 66, 7, 14, cuts=True)


def unlock() -> Shape:
    """An open padlock."""
    return Shape().stepped(18, 44, 64, 48, 5, 1).arc(62, 40, 20, 180, 350, 10)


def chat() -> Shape:
    """A speech bubble with three dots."""
    shape = Shape().stepped(8, 14, 84, 56, 6, 1).poly([(26, 68), (52, 68), (28, 92)])
    for x in (30, 50, 70):
        shape.ellipse(x, 42, 6, cuts=True)
    return shape


def whisper() -> Shape:
    """A speech bubble for one alone: its rim, and a dot."""
    shape = Shape().stepped(8, 14, 84, 56, 6, 1).stepped(18, 24, 64, 36, 5, 1, cuts=True)
    return shape.poly([(26, 68), (52, 68), (28, 92)]).ellipse(50, 42, 9)


def undo() -> Shape:
    """An arrow that turns back."""
    return Shape().arc(54, 56, 30, -100, 120, 11).poly([(54, 6), (54, 46), (22, 26)])


def refresh() -> Shape:
    """Two arrows that chase each other."""
    shape = Shape().arc(50, 50, 34, 200, 335, 10).poly([(70, 46), (97, 46), (86, 18)])
    return shape.arc(50, 50, 34, 20, 155, 10).poly([(30, 54), (3, 54), (14, 82)])


def check() -> Shape:
    """A tick."""
    return Shape().line([(14, 54), (38, 78), (86, 22)], 14)


def cross() -> Shape:
    """A cross: away with it."""
    return Shape().line([(20, 20), (80, 80)], 13).line([(80, 20), (20, 80)], 13)


def trash() -> Shape:
    """A bin with its lid."""
    shape = Shape().poly([(22, 32), (78, 32), (72, 92), (28, 92)]).stepped(12, 16, 76, 11, 3, 1)
    shape.stepped_frame(36, 6, 28, 16, 6, 3, 1)
    for x in (38, 50, 62):
        shape.line([(x, 42), (50 + (x - 50) * 0.82, 82)], 5, cuts=True)
    return shape


def plus() -> Shape:
    """One more."""
    return Shape().rect(42, 12, 16, 76).rect(12, 42, 76, 16)


def minus() -> Shape:
    """One less."""
    return Shape().rect(12, 42, 76, 16)


def menu() -> Shape:
    """Three bars, one under the other."""
    return Shape().rect(12, 18, 76, 13).rect(12, 44, 76, 13).rect(12, 70, 76, 13)


def _speaker() -> Shape:
    return Shape().poly([(8, 36), (26, 36), (50, 14), (50, 86), (26, 64), (8, 64)])


def sound() -> Shape:
    """A loudspeaker with two waves."""
    return _speaker().arc(50, 50, 20, -45, 45, 8).arc(50, 50, 36, -45, 45, 8)


def muted() -> Shape:
    """A loudspeaker, crossed out."""
    return _speaker().line([(64, 36), (92, 64)], 9).line([(92, 36), (64, 64)], 9)


def bulb() -> Shape:
    """A lamp: a hint."""
    shape = Shape().ellipse(50, 40, 30).rect(38, 62, 24, 16).rect(40, 82, 20, 8).ellipse(50, 40, 20, cuts=True)
    return shape.line([(50, 62), (50, 42)], 5).line([(42, 36), (50, 44), (58, 36)], 5)


def person() -> Shape:
    """Head and shoulders."""
    return Shape().ellipse(50, 30, 20).poly(Path(12, 90).quadratic(12, 54, 50, 54).quadratic(88, 54, 88, 90).points)


def friend() -> Shape:
    """Head and shoulders, and a heart beside them."""
    shape = Shape().ellipse(36, 34, 18).poly(Path(4, 92).quadratic(4, 58, 36, 58).quadratic(68, 58, 68, 92).points)
    return shape.extend(heart().placed(54, 8, 42))


def people() -> Shape:
    """Two persons."""
    shape = Shape().ellipse(34, 34, 16).poly(Path(6, 86).quadratic(6, 54, 34, 54).quadratic(62, 54, 62, 86).points)
    behind = Path(68, 86).line(94, 86).quadratic(94, 56, 70, 56).quadratic(66, 56, 62, 60).quadratic(68, 70, 68, 86)
    return shape.ellipse(72, 38, 13).poly(behind.points)


def bot() -> Shape:
    """The head of a machine."""
    shape = Shape().stepped(16, 30, 68, 54, 7, 1).rect(46, 10, 8, 22).ellipse(50, 12, 8)
    for x in (28, 58):
        shape.stepped(x, 44, 14, 14, 2, 1, cuts=True)
    return shape.rect(32, 68, 36, 6, cuts=True).rect(6, 46, 7, 20).rect(87, 46, 7, 20)


def star() -> Shape:
    """A five-pointed star."""
    points = []
    for corner in range(10):
        angle, radius = math.radians(-90 + corner * 36), 20 if corner % 2 else 46
        points.append((50 + radius * math.cos(angle), 52 + radius * math.sin(angle)))
    return Shape().poly(points)


def crown() -> Shape:
    """The host's sign."""
    body = Path(17, 68).line(6, 30).quadratic(20, 42, 31, 52).quadratic(41, 36, 50, 18)
    body.quadratic(59, 36, 69, 52).quadratic(80, 42, 94, 30).line(83, 68)
    shape = Shape().poly(body.points).rect(15, 75, 70, 16)
    for x, y in ((6, 27), (50, 14), (94, 27)):
        shape.ellipse(x, y, 8)
    return shape.transformed(scale=0.95, about=(50, 50))


def pencil() -> Shape:
    """A pencil: change this."""
    return Shape().poly([(8, 92), (16, 66), (34, 84)]).poly([(20, 62), (70, 12), (88, 30), (38, 80)])


def wifi() -> Shape:
    """Waves from a point."""
    shape = Shape().ellipse(50, 80, 9)
    for radius in (26, 45, 64):
        shape.arc(50, 80, radius, 228, 312, 10)
    return shape


def bars(count: int) -> Shape:
    """Steps of a signal, of which `count` are full and the others only their foot."""
    shape = Shape()
    for step, (x, top) in enumerate(((12, 62), (41, 40), (70, 14))):
        shape.rect(x, top if step < count else 80, 18, 88 - (top if step < count else 80))
    return shape


def question() -> Shape:
    """A question mark."""
    return Shape().arc(50, 32, 21, 180, 380, 11).line([(68, 40), (50, 54), (50, 64)], 11).ellipse(50, 84, 8)


def save() -> Shape:
    """A disk with its label."""
    shape = Shape().stepped(12, 12, 76, 76, 6, 1).rect(30, 12, 40, 24, cuts=True).rect(56, 14, 10, 18)
    return shape.rect(28, 54, 44, 34, cuts=True).rect(34, 62, 32, 5).rect(34, 74, 32, 5)


def copy() -> Shape:
    """A leaf before another."""
    shape = Shape().stepped_frame(30, 28, 58, 64, 8, 4, 1)
    return shape.poly(
        [(12, 8), (66, 8), (66, 22), (58, 22), (58, 16), (20, 16), (20, 68), (24, 68), (24, 76), (12, 76)]
    )


def right() -> Shape:
    """An angle that points right."""
    return Shape().line([(34, 14), (70, 50), (34, 86)], 13)


def left() -> Shape:
    """An angle that points left."""
    return Shape().line([(66, 14), (30, 50), (66, 86)], 13)


def up() -> Shape:
    """An angle that points up."""
    return Shape().line([(14, 66), (50, 30), (86, 66)], 13)


def down() -> Shape:
    """An angle that points down."""
    return Shape().line([(14, 34), (50, 70), (86, 34)], 13)


def step_on() -> Shape:
    """A triangle up to a bar: one step on."""
    return Shape().poly([(16, 12), (16, 88), (66, 50)]).rect(68, 12, 16, 76)


def step_back() -> Shape:
    """A triangle back to a bar: one step back."""
    return Shape().poly([(84, 12), (84, 88), (34, 50)]).rect(16, 12, 16, 76)


def skip_on() -> Shape:
    """Two triangles up to a bar: on to the next turn."""
    return Shape().poly([(6, 14), (6, 86), (42, 50)]).poly([(44, 14), (44, 86), (80, 50)]).rect(82, 14, 12, 72)


def skip_back() -> Shape:
    """Two triangles back to a bar: back to the turn before."""
    return Shape().poly([(94, 14), (94, 86), (58, 50)]).poly([(56, 14), (56, 86), (20, 50)]).rect(6, 14, 12, 72)


def send() -> Shape:
    """A paper dart."""
    return Shape().poly([(6, 14), (96, 50), (6, 86), (18, 54), (60, 50), (18, 46)])


def search() -> Shape:
    """A magnifying glass."""
    return Shape().ring(42, 42, 32, 11).line([(64, 64), (90, 90)], 13)


def host() -> Shape:
    """A ziggurat: a server that one keeps oneself."""
    return Shape().rect(10, 52, 80, 34).rect(22, 34, 56, 14).rect(36, 16, 28, 14)


def warning() -> Shape:
    """A triangle with an exclamation mark."""
    shape = Shape().poly([(50, 6), (97, 90), (3, 90)])
    return shape.rect(45, 36, 10, 28, cuts=True).rect(45, 70, 10, 10, cuts=True)


def globe() -> Shape:
    """A globe with its meridians: the language."""
    shape = Shape().ring(50, 50, 44, 9)
    shape.ellipse(50, 50, 22, 42).ellipse(50, 50, 14, 38, cuts=True).rect(46.5, 10, 7, 80)
    return shape.rect(10, 46.5, 80, 7).rect(16, 26, 68, 6).rect(16, 68, 68, 6)


def screen() -> Shape:
    """Four corners that stretch: the whole screen."""
    shape = Shape()
    for x, y, right, down in ((8, 12, 1, 1), (92, 12, -1, 1), (8, 88, 1, -1), (92, 88, -1, -1)):
        wide, high = 28 * right, 12 * down
        shape.poly([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
        wide, high = 12 * right, 28 * down
        shape.poly([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
    return shape


def keyboard() -> Shape:
    """A keyboard with two rows of keys and a space bar."""
    shape = Shape().stepped(4, 22, 92, 56, 5, 1)
    for row, count in ((32, 5), (46, 5)):
        for number in range(count):
            shape.rect(14 + number * 15.5, row, 9, 8, cuts=True)
    return shape.rect(28, 61, 44, 8, cuts=True)


def hand() -> Shape:
    """An open hand that greets."""
    shape = Shape().taper([(34, 46), (30, 18)], [11, 11]).taper([(47, 42), (46, 9)], [11, 11])
    shape.taper([(60, 43), (62, 13)], [11, 11]).taper([(71, 50), (77, 25)], [10, 10]).taper(
        [(32, 66), (10, 46)], [13, 10]
    )
    palm = Path(28, 44).line(76, 44, 76, 64).quadratic(74, 92, 52, 92).quadratic(34, 92, 24, 66)
    return shape.poly(palm.points)


def baton() -> Shape:
    """A staff with a knob and two bands: whoever has it leads."""
    shape = Shape().line([(16, 84), (66, 34)], 17).ellipse(75, 25, 17)
    for along in (30, 46):
        x, y = along + 2, 100 - along - 2
        shape.cut([(x - 10, y - 6), (x - 6, y - 10), (x + 10, y + 6), (x + 6, y + 10)])
    return shape


def flag() -> Shape:
    """A pennant on its pole: something is reported."""
    return Shape().rect(18, 8, 10, 84).poly([(28, 12), (88, 32), (28, 54)])


def heart() -> Shape:
    """Thanks."""
    half = Path(50, 88).quadratic(8, 56, 10, 34).quadratic(14, 12, 32, 14).quadratic(46, 16, 50, 32)
    half.quadratic(54, 16, 68, 14).quadratic(86, 12, 90, 34).quadratic(92, 56, 50, 88)
    return Shape().poly(half.points)
