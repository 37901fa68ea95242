"""The emblem: a stepped temple that rises in five stages, its owner's cube standing as the shrine."""

from typing import Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import BLACK, Colour, ColourLike, lighten, mix, rgb
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Point, Shape

Stage = Literal[1, 2, 3, 4, 5]
"""Foundation, second terrace, third terrace, shrine, and the beam of light above it."""

_SMALL = 60
"""Below this size in pixels: no niches, wider steps, a larger cube."""

_FOOT = 93.0
_TERRACES: tuple[tuple[float, float, float, float], ...] = ((3, 97, 71, 93), (17, 83, 49, 69), (30, 70, 30, 47))
"""Left, right, top and bottom of each terrace in a box of 100, from the ground up."""

_STONES: tuple[tuple[Colour, Colour], ...] = (
    (rgb("#c9553f"), rgb("#8c3022")),
    (rgb("#e9d9b0"), rgb("#c3a672")),
    (rgb("#4e7fd8"), rgb("#23479a")),
)
_NICHES: tuple[tuple[int, float], ...] = ((8, 11.5), (6, 9.5), (3, 8.0))
"""Niches on each side of the stair and where they begin, from the middle, for each terrace."""

_BEAM_GOLD = rgb("#ffd67a")


def draw_ziggurat(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    stage: Stage = 4,
    *,
    owner: int | None = None,
    lit: float = 0.0,
    beam_top: float = -60.0,
) -> None:
    """The temple centred at (cx, cy); without an owner a golden shrine stands on top.

    ``lit`` is the strength of torchlight around it, ``beam_top`` where the beam of stage 5 ends, in hundredths of
    ``size`` from the top of the emblem (negative is above it).
    """
    x, y = cx - size / 2, cy - size / 2
    small = size * canvas.scale < _SMALL
    terraces = [_terrace(i, 1.2 if small else 2.0).placed(x, y, size) for i in range(min(stage, 3))]
    if stage == 5:
        colour = _BEAM_GOLD if owner is None else canvas.palette.player(owner).colour
        draw_beam(canvas, x, y, size, colour, beam_top)
    shrine = _shrine().placed(x, y, size)
    _light(canvas, terraces, shrine if stage >= 4 and owner is None else None, size, lit)
    for stone, terrace in zip(_STONES, terraces, strict=False):
        _draw_terrace(canvas, terrace, stone, size)
    if not small:
        canvas.fill(_niches(len(terraces)).placed(x, y, size), "#160c0a", 0.42)
    _draw_stair(canvas, x, y, size, _TERRACES[len(terraces) - 1][2], small)
    if stage < 4:
        return
    if owner is None:
        _draw_shrine(canvas, shrine, x, y, size)
    else:
        centre, side = (0.155, 0.30) if small else (0.18, 0.235)
        glow = 0.8 if stage == 5 or lit else 0.35
        draw_cube(canvas, owner, cx, y + size * centre, size * side, glow=glow)


def draw_ziggurat_flat(
    canvas: Canvas, cx: float, cy: float, size: float, colour: ColourLike, stage: Stage = 3, alpha: float = 1.0
) -> None:
    """The temple as a figure of one colour."""
    x, y = cx - size / 2, cy - size / 2
    for i in range(min(stage, 3)):
        canvas.fill(_terrace(i, 1.2).placed(x, y, size), colour, alpha)
    if stage >= 4:
        canvas.fill(_shrine().placed(x, y, size), colour, alpha)


def draw_beam(
    canvas: Canvas, x: float, y: float, size: float, colour: ColourLike, beam_top: float = -60.0, strength: float = 0.9
) -> None:
    """The beam of light above the shrine of a temple whose box begins at (x, y)."""
    half = 11 + 5 * (-beam_top - 28) / 32
    beam = Shape().poly([(45, 16), (55, 16), (50 + half, beam_top), (50 - half, beam_top)]).placed(x, y, size)
    foot, top = y + size * 0.16, y + size * (beam_top / 100 - 0.02)
    light = vertical(top, foot, BLACK, mix(BLACK, colour, 0.55), lighten(colour, 0.45))
    canvas.glow(beam, light, size * 0.06, strength)


def _terrace(index: int, batter: float) -> Shape:
    left, right, top, bottom = _TERRACES[index]
    return Shape().poly([(left + batter, top), (right - batter, top), (right, bottom), (left, bottom)])


def _shrine() -> Shape:
    return Shape().rect(41, 13, 18, 15).rect(39, 10, 22, 3)


def _niches(terraces: int) -> Shape:
    niches = Shape()
    for (left, right, top, bottom), (count, start) in zip(_TERRACES[:terraces], _NICHES, strict=False):
        half = (right - left) / 2
        for i in range(count):
            offset = start + (i + 0.5) * (half - start) / count
            if offset < half - 2.5:
                for side in (-1, 1):
                    niches.rect(50 + side * offset - 1, top + 5.5, 2, bottom - top - 8)
    return niches


def _stair_half_width(y: float) -> float:
    return 4.2 + (y - 30) * 5 / 63


def _stair_band(top: float, bottom: float) -> list[Point]:
    upper, lower = _stair_half_width(top), _stair_half_width(bottom)
    return [(50 - upper, top), (50 + upper, top), (50 + lower, bottom), (50 - lower, bottom)]


def _light(canvas: Canvas, terraces: list[Shape], shrine: Shape | None, size: float, lit: float) -> None:
    body = Shape()
    for terrace in terraces:
        body.extend(terrace)
    if shrine is not None:
        body.extend(shrine)
    canvas.shadow(body, size * 0.07, size * 0.03, 0.6)
    if lit:
        canvas.glow(body, "#ffb347", size * 0.16, lit)


def _draw_terrace(canvas: Canvas, terrace: Shape, stone: tuple[Colour, Colour], size: float) -> None:
    left, top, right, bottom = terrace.bounds()
    upper, lower = stone
    mask = canvas.mask(terrace)
    canvas.fill(mask, vertical(top, bottom, (0, lighten(upper, 0.22)), (0.25, upper), (1, lower)))
    cornice = max(1 / canvas.scale, (bottom - top) * 0.16)
    far, near = size * 0.012, size * 0.006
    edge = Shape().poly(
        [(left + far, top), (right - far, top), (right - near, top + cornice), (left + near, top + cornice)]
    )
    canvas.fill(edge, vertical(top, top + cornice, "#fffaf0", "#e7d5a8"))
    canvas.bevel(mask, 0.8, 0.35, 0.45)


def _draw_stair(canvas: Canvas, x: float, y: float, size: float, top: float, small: bool) -> None:
    stair = Shape().poly(_stair_band(top, _FOOT)).placed(x, y, size)
    canvas.fill(stair, vertical(y, y + size, "#fff3d2", "#c79a4c"))
    rise = 6.2 if small else 3.3
    treads = Shape()
    level = top + rise
    while level < _FOOT - 0.5:
        half = _stair_half_width(level)
        treads.rect(50 - half, level, 2 * half, rise * 0.36)
        level += rise
    canvas.fill(treads.placed(x, y, size), "#3a2212", 0.6)


def _draw_shrine(canvas: Canvas, shrine: Shape, x: float, y: float, size: float) -> None:
    _, top, _, bottom = shrine.bounds()
    mask = canvas.mask(shrine)
    canvas.fill(mask, vertical(top, bottom, "#ffe29a", "#c68c2e"))
    canvas.bevel(mask, 0.8, 0.5, 0.4)
    canvas.fill(Shape().rect(47, 19, 6, 9).placed(x, y, size), "#2a1608", 0.85)
