"""Arts: music and theatre, as inlay in a box of 100."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art.glyphs import Detail, Layer, glyph_layers
from ziggurat_client.art.shape import Path, Shape


def music(detail: Detail) -> Sequence[Layer]:
    """A lyre with the head of a bull."""
    return glyph_layers("C", detail)


def theatre(detail: Detail) -> list[Layer]:
    """A laughing mask."""
    face = Path(12, 12).quadratic(50, -4, 88, 12).quadratic(96, 56, 74, 82).quadratic(50, 104, 26, 82)
    openings = Shape()
    for side in (-1, 1):
        eye = Path(50 + side * 28, 36).quadratic(50 + side * 18, 26, 50 + side * 6, 38)
        openings.poly(eye.quadratic(50 + side * 18, 46, 50 + side * 28, 36).points)
    mouth = Path(26, 60).quadratic(50, 66, 74, 60).quadratic(68, 90, 50, 90).quadratic(32, 90, 26, 60)
    layers = [
        Layer("shell", Shape().poly(face.quadratic(4, 56, 12, 12).points)),
        Layer("cut", openings.poly(mouth.points)),
    ]
    if detail:
        hair = Path(12, 12).quadratic(50, -4, 88, 12).line(89, 24).quadratic(50, 8, 11, 24)
        tongue = Path(36, 80).quadratic(50, 72, 64, 80).quadratic(58, 88, 50, 88).quadratic(42, 88, 36, 80)
        layers += [Layer("gold", Shape().poly(hair.points)), Layer("red", Shape().poly(tongue.points))]
    return layers
