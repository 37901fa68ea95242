"""Light on tiles: what one may act on, what one aims at, and what stands back."""

from dataclasses import dataclass
from typing import Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, rgb
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.tile import DESIGN_SIZE

LightName = Literal["legal", "hovered", "lifted", "target", "target_hovered", "named"]
ShadeName = Literal["rest", "dim", "own_dim"]

LIGHT_MARGIN = 76.0
"""Space around the tile in a light's picture, in design units at a tile of 144."""


@dataclass(frozen=True, slots=True)
class Light:
    """A glow and the frame it comes from; lengths at a tile of 144."""

    colour: Colour
    radius: float
    strength: float
    frame: float
    top: Colour
    bottom: Colour


LIGHTS: dict[LightName, Light] = {
    "legal": Light(rgb("#ffc24a"), 20, 0.62, 3, rgb("#fff0b8"), rgb("#dba03a")),
    "hovered": Light(rgb("#ffd24f"), 30, 1.0, 3, rgb("#fffbe6"), rgb("#ffc64a")),
    "lifted": Light(rgb("#ffcc55"), 40, 1.0, 4, rgb("#fffbe6"), rgb("#ffc64a")),
    "target": Light(rgb("#ff5a34"), 22, 0.8, 4, rgb("#ffd9a8"), rgb("#ff6a3c")),
    "target_hovered": Light(rgb("#ff5a34"), 30, 1.15, 4, rgb("#ffd9a8"), rgb("#ff6a3c")),
    "named": Light(rgb("#a4dcff"), 34, 1.5, 5, rgb("#ffffff"), rgb("#9fd4ff")),
}

_SHADES: dict[ShadeName, tuple[float, float]] = {"rest": (1.0, 1.0), "dim": (0.52, 0.70), "own_dim": (0.66, 0.85)}
"""Brightness and saturation."""


def light_margin(size: float, scale: float) -> float:
    """The margin around the tile in a light's picture, in design units: whole pixels."""
    return round(LIGHT_MARGIN * size / DESIGN_SIZE * scale) / scale


def draw_light(name: LightName, size: float = DESIGN_SIZE, scale: float = 1.0, strength: float = 1.0) -> Canvas:
    """A new picture of the glow that lies below a tile, :func:`light_margin` larger on every side.

    It is a picture of its own so that it can breathe while the tile stays as it is: ``strength`` makes it stronger
    (more than 1) or weaker.
    """
    light, unit, margin = LIGHTS[name], size / DESIGN_SIZE, light_margin(size, scale)
    picture = Canvas(size + 2 * margin, size + 2 * margin, scale)
    body = picture.stepped(margin, margin, size, size, 4 * unit, 1)
    picture.glow(body, light.colour, light.radius * unit, light.strength * strength, inside=False)
    return picture


def draw_light_frame(name: LightName, size: float = DESIGN_SIZE, scale: float = 1.0) -> Canvas:
    """A new picture of the bright frame that lies on a tile, :func:`light_margin` larger on every side."""
    light, unit, margin = LIGHTS[name], size / DESIGN_SIZE, light_margin(size, scale)
    picture = Canvas(size + 2 * margin, size + 2 * margin, scale)
    out = picture.hair(light.frame * unit / 3)
    side = size + 2 * out
    frame = picture.stepped_frame(margin - out, margin - out, side, side, light.frame * unit, 4 * unit, 1)
    picture.fill(frame, vertical(margin, margin + size, light.top, light.bottom))
    return picture


def shade(picture: Canvas, name: ShadeName) -> None:
    """Dim a picture while others are chosen from."""
    if name != "rest":
        picture.dim(*_SHADES[name])


def arrow_shape(cx: float, cy: float, direction: tuple[int, int], hovered: bool = False) -> Shape:
    """The arrow of an attack, centred at (cx, cy) and pointing along ``direction`` (columns, rows)."""
    length, half = (25, 24) if hovered else (22, 21)
    points = [(-0.84, -1.0), (0.36, -1.0), (1.1, 0.0), (0.36, 1.0), (-0.84, 1.0), (-0.56, 0.0)]
    angle = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[direction]
    outline = Shape().poly([(along * length, across * half) for along, across in points])
    return outline.transformed(rotation=angle, dx=cx, dy=cy)


def draw_arrow(canvas: Canvas, cx: float, cy: float, direction: tuple[int, int], hovered: bool = False) -> None:
    """The arrow of an attack on the edge that two tiles share; the number on it is the caller's."""
    arrow = arrow_shape(cx, cy, direction, hovered)
    half = 24 if hovered else 21
    mask = canvas.mask(arrow)
    canvas.shadow(mask, 10, 4, 0.8)
    canvas.glow(mask, "#ff7a3c", 16, 0.7, inside=False)
    canvas.fill(Shape().line(arrow.contours[0].points, 6, closed=True), "#0d0a0b")
    stops = ("#fff3c9", "#ffcf62", "#d98b2c") if hovered else ("#ffdf9a", "#c27f2d")
    canvas.fill(mask, vertical(cy - half, cy + half, *stops))
    canvas.bevel(mask, 1.4, 0.7, 0.35)
