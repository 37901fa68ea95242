"""Controls that hold a choice: segments, steppers, switches and tabs."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import draw_lines
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import Room, fit_label
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width

_LABEL_MARGIN = 8
_TAB_PADDING = 20


def draw_segments(
    canvas: Canvas,
    x: float,
    y: float,
    widths: Sequence[float],
    height: float,
    labels: Sequence[str],
    chosen: int,
    *,
    hovered: int | None = None,
    off: bool = False,
    size: float = 19,
) -> None:
    """A row of choices side by side, each as wide as `widths` says; the chosen one is gold."""
    _draw_well(canvas, x, y, sum(widths), height)
    left = x
    for number, (width, label) in enumerate(zip(widths, labels, strict=True)):
        if number == chosen:
            _draw_chosen(canvas, left + 3, y + 3, width - 6, height - 6)
        elif number == hovered:
            canvas.fill(canvas.stepped(left + 3, y + 3, width - 6, height - 6, 3, 1), "#27418f", 0.8)
        if number and chosen not in (number, number - 1):
            canvas.fill(canvas.rect(left, y + 10, 1, height - 20), tones.LAPIS_LINE, 0.35)
        ink = tones.TEXT_ON_GOLD if number == chosen else tones.TEXT
        _draw_label(canvas, left + width / 2, y + height / 2, label, size, width, height, ink)
        left += width
    if off:
        canvas.fill(canvas.stepped(x, y, sum(widths), height, 4, 1), tones.NIGHT, 0.62)


def draw_stepper(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    label: str,
    *,
    can_lower: bool = True,
    can_raise: bool = True,
    size: float = 19,
) -> None:
    """A value between two arrows; an arrow that leads nowhere is dim. The arrows are squares of the full height."""
    _draw_well(canvas, x, y, width, height)
    for left, icon, live in ((x, Icon.LEFT, can_lower), (x + width - height, Icon.RIGHT, can_raise)):
        arrow = canvas.mask(canvas.stepped(left + 3, y + 3, height - 6, height - 6, 3, 1))
        canvas.fill(arrow, vertical(y, y + height, "#2f4da6", "#182b6e"), 1.0 if live else 0.35)
        if live:
            canvas.bevel(arrow, 1, 0.25, 0.35)
        ink = "#ffe29a" if live else tones.TEXT_OFF
        draw_icon(canvas, icon, left + height / 2, y + height / 2, height * 0.38, ink, 1.0 if live else 0.6)
    _draw_label(canvas, x + width / 2, y + height / 2, label, size, width - 2 * height, height, tones.TEXT)


def draw_switch(
    canvas: Canvas, x: float, y: float, label: str, *, on: bool, width: float = 96, height: float = 48
) -> None:
    """A switch with its word ("on", "off"): turquoise with its knob at the right when it is on."""
    body = canvas.mask(canvas.stepped(x, y, width, height, 4, 1))
    canvas.fill(body, vertical(y, y + height, "#0d5450", tones.READY_DEEP) if on else tones.WELL)
    canvas.inner_shadow(body, 6, 0.4)
    edge = canvas.stepped_frame(x, y, width, height, 1.4, 4, 1)
    canvas.fill(edge, tones.READY_EDGE if on else tones.LAPIS_LINE, 0.9)
    left = x + width - height + 4 if on else x + 4
    knob = canvas.mask(canvas.stepped(left, y + 4, height - 8, height - 8, 3, 1))
    canvas.shadow(knob, radius=4, dy=2, alpha=0.6)
    canvas.fill(knob, vertical(y, y + height, "#fffaf0", "#d9c79c"))
    canvas.bevel(knob, 1.2, 0.6, 0.4)
    middle = x + (width - height) / 2 + 2 if on else x + (width + height) / 2 - 2
    ink = tones.READY_PALE if on else tones.TEXT_SOFT
    _draw_label(canvas, middle, y + height / 2, label, 18, width - height + _LABEL_MARGIN, height, ink)


def tab_width(label: str, count: int | None = None, scale: float = 1.0) -> float:
    """How wide a tab is, in design units."""
    width = text_width(label, 20, "bold", scale) + 2 * _TAB_PADDING
    return width if count is None else width + 12 + text_width(str(count), 18, "bold", scale)


def draw_tab(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    label: str,
    count: int | None = None,
    *,
    chosen: bool = False,
    hovered: bool = False,
) -> float:
    """A tab that narrows a list, with the number of what it shows; returns its width."""
    width = tab_width(label, count, canvas.scale)
    body = canvas.stepped(x, y, width, height, 5)
    canvas.fill(body, "#2a479e" if chosen else "#0b1640", 0.95 if chosen else 0.7)
    if hovered and not chosen:
        canvas.fill(body, "#27418f", 0.6)
    edge = canvas.stepped_frame(x, y, width, height, 1.8 if chosen else 1.2, 5)
    canvas.fill(edge, tones.TEXT_HEAD if chosen else tones.LAPIS_LINE, 1.0 if chosen else 0.5)
    middle = y + height / 2
    canvas.text(x + _TAB_PADDING, middle, label, 20, tones.TEXT if chosen else tones.TEXT_SOFT, "bold", "lm")
    if count is not None:
        ink = tones.TEXT_HEAD if chosen else tones.TEXT_SOFT
        canvas.text(x + width - _TAB_PADDING, middle, str(count), 18, ink, "bold", "rm")
    return width


def _draw_well(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    well = canvas.mask(canvas.stepped(x, y, width, height, 4, 1))
    canvas.fill(well, tones.WELL, 0.9)
    canvas.inner_shadow(well, 6, 0.5)
    edge = canvas.stepped_frame(x, y, width, height, 1.4, 4, 1)
    canvas.fill(edge, vertical(y, y + height, *tones.FIELD_EDGE), 0.8)


def _draw_chosen(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    face = canvas.mask(canvas.stepped(x, y, width, height, 3, 1))
    canvas.glow(face, "#e8a93a", 8, 0.35, inside=False)
    canvas.fill(face, vertical(y, y + height, *tones.GOLD_FACE))
    canvas.bevel(face, 1.2, 0.6, 0.4)


def _draw_label(
    canvas: Canvas, cx: float, cy: float, label: str, size: float, width: float, height: float, ink: ColourLike
) -> None:
    fitted = fit_label(label, size, Room(width - 2 * _LABEL_MARGIN, height - 4), canvas.scale)
    draw_lines(canvas, cx, cy, fitted, ink, "m")
