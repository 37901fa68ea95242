"""The scribe who teaches: a figure of shell on lapis with joints of bitumen, tablet and reed in hand."""

from __future__ import annotations

import random
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.paint import PaintLike, radial, vertical
from ziggurat_client.art.shape import Path, Shape, circle, stepped

_BOX: Final = 160.0
_FIELD: Final = 128.0
_JOINT: Final = "#120c0a"
_SHELL: Final = vertical(10, 130, "#fffaf0", "#efe0bd", "#d2b988")
_BAND: Final = ("#a8402f", "#d9cba6", "#2f55b5", "#d9cba6")


def draw_scribe(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The scribe's portrait in a square frame of inlay, its top left corner at (x, y)."""
    unit = size / _BOX
    _draw_frame(canvas, x, y, size)
    field = Canvas(_FIELD, _FIELD, canvas.scale * unit)
    _draw_wall(field)
    _draw_robe(field)
    _draw_head(field)
    _draw_face(field)
    _draw_tablet(field)
    _draw_arm(field)
    canvas.blit(field, x + 16 * unit, y + 16 * unit)
    edge = canvas.stepped_frame(x + 15 * unit, y + 15 * unit, 130 * unit, 130 * unit, 1.5, 3, 1)
    canvas.fill(edge, "#e9c36a")


def _draw_frame(canvas: Canvas, x: float, y: float, size: float) -> None:
    outer = canvas.stepped(x, y, size, size, 5, 2)
    canvas.shadow(outer, 10, 5, 0.7)
    canvas.fill(outer, vertical(y, y + size, *tones.GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, size - 6, size - 6, 5, 2), tones.BITUMEN)
    long = size - 16
    for top in (y + 6, y + size - 14):
        draw_blocks(canvas, x + 8, top, long, 8, 16, _BAND, brightness=0.9)
    for left in (x + 6, x + size - 14):
        draw_blocks(canvas, left, y + 14, 8, long - 12, 14, _BAND, upright=True, brightness=0.9)


def _draw_wall(field: Canvas) -> None:
    field.fill_all(radial(64, 52, 100, (0, "#2f55b5"), (0.6, "#1b357f"), (1, "#0d1b4d")))
    chance = random.Random(3)
    for row in range(9):
        for column in range(9):
            left = column * 16 - (8 if row % 2 else 0)
            tone = chance.uniform(-1, 1)
            brick = Shape().rect(left + 1, row * 15 + 1, 14, 13)
            field.fill(brick, "#ffffff" if tone > 0 else "#000000", abs(tone) * 0.05)


def _draw_piece(field: Canvas, piece: Shape, paint: PaintLike = _SHELL, joint: float = 2.2) -> None:
    """One piece of inlay with the joint around it."""
    for contour in piece.contours:
        field.fill(Shape().line(contour.points, joint * 2, closed=True), _JOINT)
    field.fill(piece, paint)
    field.bevel(piece, 0.8, 0.5, 0.3)


def _draw_robe(field: Canvas) -> None:
    body = Path(14, 130).quadratic(12, 92, 40, 84).line(70, 84).quadratic(92, 90, 96, 130)
    _draw_piece(field, Shape().poly(body.points), vertical(80, 130, "#e9d9b0", "#b99a64"))
    for row in range(4):
        top, tufts = 92 + row * 11, Shape()
        for index in range(9):
            middle = 16 - row + index * 10 + (5 if row % 2 else 0)
            if 15 < middle < 92:
                tufts.poly([(middle - 4.4, top), (middle + 4.4, top), (middle, top + 11)])
        field.fill(tufts, "#5a3a1c", 0.55)
    field.fill(Shape().line([(20, 97), (44, 88), (76, 130)], 5), "#a8402f", 0.95)


def _draw_head(field: Canvas) -> None:
    _draw_piece(field, Shape().poly([(42, 70), (64, 70), (68, 88), (38, 88)]))
    profile = Path(40, 74).quadratic(26, 60, 30, 40).quadratic(35, 16, 60, 17).quadratic(78, 19, 80, 38).line(81, 44)
    profile.line(92, 56).quadratic(93, 60, 86, 60).line(84, 64).quadratic(87, 67, 83, 69).quadratic(86, 72, 82, 74)
    profile.quadratic(80, 81, 68, 80).quadratic(56, 78, 40, 74)
    _draw_piece(field, Shape().poly(profile.points))
    cap = Path(33, 34).quadratic(38, 16, 60, 17).quadratic(76, 18, 79, 32).quadratic(58, 24, 33, 34)
    field.fill(Shape().poly(cap.points), "#d9c69c", 0.6)


def _draw_face(field: Canvas) -> None:
    eye = Shape().poly(Path(60, 45).quadratic(68, 37, 78, 45).quadratic(68, 52, 60, 45).points)
    field.fill(Shape().line(eye.contours[0].points, 3, closed=True), _JOINT)
    field.fill(eye, "#fffaf0")
    field.fill(circle(69.5, 45, 3.6), "#2146b0")
    field.fill(circle(69.5, 45, 1.7), _JOINT)
    field.fill(Shape().taper([(55, 39), (66, 32), (80, 36)], [2.4, 4, 2.6]), "#1b2f7a")
    field.fill(Shape().taper([(78, 68.6), (85, 67.6)], [2.6, 1.6]), "#a8402f")
    ear = Path(44, 46).quadratic(52, 38, 54, 48).quadratic(54, 58, 47, 60).quadratic(44, 54, 44, 46)
    lobe = Shape().poly(ear.points)
    field.fill(Shape().line(ear.points, 2.6, closed=True), _JOINT)
    field.fill(lobe, "#e2cfa0")
    field.fill(circle(49, 63, 3.2), _JOINT)
    field.fill(circle(49, 63, 2.2), tones.GOLD)


def _draw_tablet(field: Canvas) -> None:
    tablet = stepped(84, 84, 40, 42, 3, 2)
    field.fill(stepped(81.5, 81.5, 45, 47, 3, 2), _JOINT)
    field.fill(tablet, vertical(84, 126, "#d08a56", "#8d4f2c"))
    field.bevel(tablet, 1, 0.5, 0.4)
    wedges = Shape()
    for row in range(3):
        for column in range(3):
            x, y = 91 + column * 12, 92 + row * 12
            wedges.poly([(x - 3.4, y - 2), (x + 3.4, y - 2), (x, y + 3)]).rect(x - 0.9, y + 1, 1.8, 6)
    field.fill(wedges, "#3a1c0c", 0.85)


def _draw_arm(field: Canvas) -> None:
    arm = Shape().taper([(46, 112), (66, 122), (90, 112)], [15, 13, 9])
    _draw_piece(field, arm, vertical(100, 130, "#fbf1d8", "#d2b988"), 1.8)
    field.fill(Shape().line([(80, 116), (122, 66)], 7), _JOINT)
    field.fill(Shape().taper([(80, 116), (108, 84), (122, 66)], [4.6, 3.6, 2.6]), "#eebb48")
    _draw_piece(field, Shape().ellipse(89, 111, 7, 6), vertical(104, 118, "#fffaf0", "#d9c398"), 1.6)
