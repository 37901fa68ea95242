"""Panels and what belongs to them: focus ring, hover card, top bar, input field, scroll bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape, stepped

MARGIN = 40
"""How far shadow and glow reach beyond a panel, in design units: the space a cached picture of it needs."""

TOP_BAR_HEIGHT = 80

_STEP = 6
_POINTER_STEPS = 3
_POINTER_STEP = 7

Side = Literal["left", "right", "top", "bottom"]


@dataclass(frozen=True)
class PanelStyle:
    """The surface of a panel: its gradient, its edge and the light around it."""

    top: ColourLike
    bottom: ColourLike
    edge: tuple[ColourLike, ...] = tones.GOLD_EDGE
    edge_width: float = 1.5
    edge_alpha: float = 1.0
    alpha: float = 0.94
    glow: ColourLike | None = None
    glow_radius: float = 20
    glow_strength: float = 0.75


PLAIN_PANEL = PanelStyle("#1a2f74", "#0d1947")
ACTIVE_PANEL = PanelStyle("#27459f", "#12225a", tones.BRIGHT_EDGE, edge_width=2.5, glow="#ffb63d")
OPEN_PANEL = PanelStyle("#203a8a", "#0f1d50")
QUIET_PANEL = PanelStyle("#162763", "#0b1640", edge_alpha=0.7)
STRIP_PANEL = PanelStyle("#142458", "#0b1538", edge_alpha=0.8)
CARD = PanelStyle("#1c1412", "#0c0808", ("#ffd9a8", "#b98430"), alpha=0.97)
WAR_CARD = PanelStyle("#1c1412", "#0c0808", ("#ffd9a8", "#ff6a3c"), alpha=0.97)


def draw_panel(
    canvas: Canvas, x: float, y: float, width: float, height: float, style: PanelStyle = PLAIN_PANEL
) -> None:
    """Draw a panel with stepped corners, a fine inner line and a golden edge."""
    mask = canvas.mask(canvas.stepped(x, y, width, height, _STEP))
    if style.glow is not None:
        canvas.glow(mask, style.glow, style.glow_radius, style.glow_strength, inside=False)
    canvas.shadow(mask, radius=16, dy=6, alpha=0.55)
    canvas.fill(mask, vertical(y, y + height, style.top, style.bottom), style.alpha)
    canvas.fill(canvas.stepped_frame(x + 5, y + 5, width - 10, height - 10, 1, _STEP - 1), "#6f8ae0", 0.16)
    canvas.inner_shadow(mask, 18, 0.35)
    edge = canvas.stepped_frame(x, y, width, height, style.edge_width, _STEP)
    canvas.fill(edge, vertical(y, y + height, *style.edge), style.edge_alpha)


def draw_focus_ring(
    canvas: Canvas, x: float, y: float, width: float, height: float, *, step: float = 5, gap: float = 5
) -> None:
    """Mark the box that keys and gamepad act on: a bright line on bitumen, `gap` outside it, stepped like it."""
    x, y, width, height = x - gap, y - gap, width + 2 * gap, height + 2 * gap
    halo = canvas.stepped_frame(x - 1, y - 1, width + 2, height + 2, 5, step + 2)
    canvas.glow(halo, "#ffc24a", 12, 0.9)
    bed = canvas.stepped_frame(x - 4.5, y - 4.5, width + 9, height + 9, 9, step + 2.5)
    canvas.fill(bed, "#0a0708", 0.85)
    line = canvas.stepped_frame(x - 3, y - 3, width + 6, height + 6, 3, step + 2)
    canvas.fill(line, vertical(y, y + height, "#fffbe6", "#ffd873"))


def draw_card(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    style: PanelStyle = CARD,
    *,
    pointer: tuple[Side, float] | None = None,
) -> None:
    """Draw a hover card; `pointer` is the side from which it points, and how far along that side (design units)."""
    box = canvas.box(x, y, width, height)
    outer, inner = _card_outline(box, 0, pointer), _card_outline(box, canvas.hair(1.6), pointer)
    mask = canvas.mask(outer)
    canvas.shadow(mask, radius=16, dy=6, alpha=0.7)
    canvas.fill(mask, vertical(y, y + height, *style.edge), style.edge_alpha)
    canvas.fill(inner, vertical(y, y + height, style.top, style.bottom))
    canvas.fill(canvas.stepped_frame(x + 5, y + 5, width - 10, height - 10, 1, _STEP - 1), "#ffe7a0", 0.10)


def _card_outline(box: tuple[float, float, float, float], inset: float, pointer: tuple[Side, float] | None) -> Shape:
    x, y, width, height = box
    shape = stepped(x + inset, y + inset, width - 2 * inset, height - 2 * inset, _STEP, 2)
    if pointer is not None:
        for piece in _pointer(box, inset, *pointer):
            shape.rect(*piece)
    return shape


def _pointer(
    box: tuple[float, float, float, float], inset: float, side: Side, along: float
) -> list[tuple[float, float, float, float]]:
    """A staircase that narrows outwards, as rectangles that reach back into the card."""
    x, y, width, height = box
    pieces = []
    for step in range(1, _POINTER_STEPS + 1):
        out = step * _POINTER_STEP - inset
        half = (_POINTER_STEPS - step + 0.6) * _POINTER_STEP - inset
        reach = out + 2 * inset
        if side in ("left", "right"):
            start = x - out if side == "left" else x + width - 2 * inset
            pieces.append((start, y + along - half, reach, 2 * half))
        else:
            start = y - out if side == "top" else y + height - 2 * inset
            pieces.append((x + along - half, start, 2 * half, reach))
    return pieces


def draw_top_bar(canvas: Canvas, width: float = 1920) -> None:
    """The bar along the upper edge of a screen, with its band of teeth."""
    canvas.shadow(canvas.rect(0, 70, width, 12), radius=10, dy=6, alpha=0.6)
    canvas.fill(canvas.rect(0, 0, width, 72), vertical(0, 72, "#0c1536", "#080d22"), 0.97)
    draw_sawtooth(canvas, 0, 66, width, 14, teeth=max(2, round(width / 16)), brightness=0.85)
    canvas.fill(canvas.rect(0, TOP_BAR_HEIGHT, width, 1.5), "#c8923a")


def draw_field(
    canvas: Canvas, x: float, y: float, width: float, height: float, *, active: bool = False, step: float = 5
) -> None:
    """A sunken place to write or choose in; `active` while it takes what is typed."""
    well = canvas.mask(canvas.stepped(x, y, width, height, step))
    if active:
        canvas.glow(well, "#ffc24a", 8, 0.5, inside=False)
    canvas.fill(well, tones.WELL, 0.92)
    canvas.inner_shadow(well, 8, 0.5)
    edge = canvas.stepped_frame(x, y, width, height, 1.8 if active else 1.2, step)
    if active:
        canvas.fill(edge, vertical(y, y + height, *tones.BRIGHT_EDGE))
    else:
        canvas.fill(edge, tones.LAPIS_LINE, 0.6)


def draw_tile_panel(canvas: Canvas, x: float, y: float, width: float, height: float, *, chosen: bool = False) -> None:
    """A small light panel inside a panel, such as one server in a row of servers."""
    canvas.fill(canvas.stepped(x, y, width, height, 5), vertical(y, y + height, "#1d3480", "#122362"))
    edge = canvas.stepped_frame(x, y, width, height, 1.6 if chosen else 1.2, 5)
    canvas.fill(edge, tones.READY_EDGE if chosen else tones.LAPIS_LINE, 0.95 if chosen else 0.5)


def draw_empty_place(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A dashed outline where something may still come, such as an open seat."""
    mask = canvas.mask(canvas.stepped(x, y, width, height, _STEP))
    canvas.fill(mask, "#0a1230", 0.72)
    canvas.inner_shadow(mask, 18, 0.35)
    dash, pitch = 14.0, 24.0
    dashes = Shape()
    for left in _dash_starts(width, pitch):
        for top in (y + 1, y + height - 3):
            dashes.extend(canvas.rect(x + left, top, dash, 2))
    for top in _dash_starts(height, pitch):
        for left in (x + 1, x + width - 3):
            dashes.extend(canvas.rect(left, y + top, 2, dash))
    canvas.fill(dashes, tones.PALE_LAPIS, 0.75)


def _dash_starts(length: float, pitch: float) -> list[float]:
    count = int((length - 36) // pitch)
    first = (length - (count - 1) * pitch - 14) / 2
    return [first + number * pitch for number in range(count)]


def draw_scrollbar(
    canvas: Canvas, x: float, y: float, height: float, start: float, share: float, *, held: bool = False
) -> None:
    """A slim bar: the part of a list that is in sight begins at `start` and takes `share` of it (both 0..1)."""
    canvas.fill(canvas.stepped(x, y, 6, height, 2, 1), tones.WELL, 0.8)
    long = max(24.0, height * min(1.0, share))
    top = y + (height - long) * min(1.0, start / max(1e-6, 1 - share))
    canvas.fill(canvas.stepped(x, top, 6, long, 2, 1), "#ffe29a" if held else "#c8923a")
