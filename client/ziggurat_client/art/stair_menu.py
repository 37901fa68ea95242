"""The menu of the title: each item is one step of the processional stair, wider than the one above it."""

from __future__ import annotations

from ziggurat_client.art import tones
from ziggurat_client.art.badges import PLAIN_PILL, READY_PILL, draw_keycap, draw_pill, keycap_width, pill_width
from ziggurat_client.art.buttons import draw_lines
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, brighten
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import Room, fit_label
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.stair import Stair
from ziggurat_client.window.screen import Box

MARGIN = 88
"""How far the light of a focused step reaches beyond it, in design units."""

_WALL = 16
"""How far the walls reach beyond the first row, and above it."""
_WALL_AT_FOOT = 42
_ICON_LEFT = 136
_LABEL_LEFT = 100
"""How far left of the middle icons are centred and labels begin."""

_BADGE_GAP = 20
_TEXT_LEFT = 84
"""Where the lines of a waiting game begin, from its left edge."""


def draw_walls(canvas: Canvas, x: float, y: float, stair: Stair) -> None:
    """Draw the dark side walls between which the steps lie; (x, y) is the middle of the first row's upper edge."""
    first, last = stair.row_width(0) / 2 + _WALL, stair.row_width(stair.rows - 1) / 2 + _WALL_AT_FOOT
    top, foot = y - _WALL, y + stair.bottom - stair.top + _WALL
    walls = canvas.mask(Shape().poly([(x - first, top), (x + first, top), (x + last, foot), (x - last, foot)]))
    canvas.shadow(walls, radius=40, dy=0, alpha=0.85)
    canvas.fill(walls, vertical(top, foot, "#0e0a10", "#07060c"), 0.90)


def draw_step(
    canvas: Canvas,
    box: Box,
    label: str,
    icon: Icon,
    *,
    focused: bool = False,
    hovered: bool = False,
    badge: str | None = None,
    key: str | None = None,
    arrows: tuple[int, ...] = (-1, 1),
) -> None:
    """Draw one item; a focused one is gold, ringed, and shows `key` instead of `badge`.

    `arrows` are the sides from which it is pointed at: -1 left, 1 right.
    """
    centre_x = box.centre[0]
    if focused:
        _draw_golden_step(canvas, box)
        for side in arrows:
            _draw_arrow(canvas, centre_x + side * (box.width / 2 + 40), box.centre[1], side)
    else:
        _draw_lapis_step(canvas, box, hovered)
    ink: ColourLike = tones.TEXT_ON_GOLD if focused else tones.TEXT
    middle, right = box.y + box.height / 2, box.x + box.width - _BADGE_GAP
    draw_icon(canvas, icon, centre_x - _ICON_LEFT, middle, 30 if focused else 26, ink if focused else tones.TEXT_HEAD)
    label_x, taken = centre_x - _LABEL_LEFT, 0.0
    if focused and key:
        taken = keycap_width(key, canvas.scale) + 10
        draw_keycap(canvas, right, middle, key, anchor="r", on_gold=True)
    elif badge:
        taken = pill_width(badge, canvas.scale) + 10
        draw_pill(canvas, right, middle, badge, READY_PILL, anchor="r")
    room = Room(width=right - taken - label_x, height=box.height - 6)
    fitted = fit_label(label, 30 if focused else 26, room, canvas.scale)
    draw_lines(canvas, label_x, middle, fitted, ink, "l")


def draw_continue(
    canvas: Canvas,
    box: Box,
    lines: tuple[str, str],
    badge: str,
    *,
    ours: bool,
    focused: bool = False,
    hovered: bool = False,
) -> None:
    """Draw the step of a game that waits: two lines, and a badge that is turquoise if the turn is `ours`."""
    x, y, width, height = box
    if focused:
        _draw_golden_step(canvas, box)
        for side in (-1, 1):
            _draw_arrow(canvas, box.centre[0] + side * (width / 2 + 40), box.centre[1], side)
    else:
        _draw_lapis_step(canvas, box, hovered)
    ink: ColourLike = tones.TEXT_ON_GOLD if focused else tones.TEXT
    soft: ColourLike = tones.TEXT_ON_GOLD if focused else tones.TEXT_SOFT
    label, detail = lines
    middle, left, right = y + height / 2, x + _TEXT_LEFT, x + width - _BADGE_GAP
    draw_icon(canvas, Icon.PLAY, x + 50, middle, 28, ink if focused else tones.TEXT_HEAD)
    if badge:
        style = READY_PILL if ours else PLAIN_PILL
        right -= draw_pill(canvas, right, middle, badge, style, anchor="r", height=34) + 12
    room = right - left
    rise = height * 0.19
    draw_lines(
        canvas, left, middle - (rise if detail else 0), fit_label(label, 27, Room(room, 34), canvas.scale), ink, "l"
    )
    if detail:
        fitted = fit_label(detail, 18, Room(room, 24), canvas.scale)
        draw_lines(canvas, left, middle + rise, fitted, soft, "l")


def _draw_golden_step(canvas: Canvas, box: Box) -> None:
    x, y, width, height = box
    mask = canvas.mask(canvas.stepped(x, y, width, height, 5))
    canvas.glow(mask, "#ffb63d", 46, 1.1)
    canvas.shadow(mask, radius=10, dy=5, alpha=0.6)
    canvas.fill(mask, vertical(y, y + height, "#fff0b4", (0.46, "#f3c14d"), (0.5, "#e6ae3d"), "#ad6f20"))
    canvas.bevel(mask, 2, 0.8, 0.45)
    canvas.glow(canvas.stepped(x + 30, y + 14, width - 60, height - 28, 5), "#ffe08a", 24, 0.28)
    canvas.fill(canvas.stepped_frame(x + 5, y + 5, width - 10, height - 10, 1.2, 4), "#7a4d17", 0.6)
    draw_focus_ring(canvas, x, y, width, height, gap=4)


def _draw_arrow(canvas: Canvas, x: float, y: float, side: int) -> None:
    """An arrowhead that points towards the step."""
    arrow = Shape().poly([(x + side * 14, y - 18), (x - side * 16, y), (x + side * 14, y + 18)])
    canvas.glow(arrow, "#ffb63d", 16, 1.2)
    canvas.fill(arrow, vertical(y - 28, y + 28, "#fff0b8", "#e2a638"))


def _draw_lapis_step(canvas: Canvas, box: Box, hovered: bool) -> None:
    x, y, width, height = box
    lift = 1.25 if hovered else 1.0
    mask = canvas.mask(canvas.stepped(x, y, width, height, 5))
    canvas.shadow(mask, radius=8, dy=4, alpha=0.7)
    face = [brighten(colour, lift) for colour in ("#2a469c", "#203a88", "#0f1f58")]
    canvas.fill(mask, vertical(y, y + height, face[0], (0.12, face[1]), face[2]), 0.97)
    canvas.fill(canvas.rect(x + 10, y, width - 20, 3), "#f0d48a", 0.95)
    canvas.bevel(mask, 1.4, 0.22, 0.45)
    edge = canvas.stepped_frame(x, y, width, height, 1.5, 5)
    canvas.fill(edge, vertical(y, y + height, "#fff0b8" if hovered else "#e6c170", "#7d5a22"))
