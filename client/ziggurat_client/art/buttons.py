"""Buttons: what they look like in each kind and state. Their focus ring is drawn apart (see `panels`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, ColourLike, brighten, lighten, mix
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import LINE_HEIGHT, FittedLabel, Room, fit_label
from ziggurat_client.art.paint import vertical

MARGIN = 28
"""How far shadow and glow reach beyond a button, in design units: the space a cached picture of it needs."""

_PADDING = 12
_ICON_GAP = 10
_KEY_GAP = 12
_ICON_SIZE = 1.2

Stops = tuple[tuple[float, ColourLike], ...]


class ButtonKind(StrEnum):
    """What a button is for: most are plain, the one thing to do next is gold, a good choice is lit."""

    PLAIN = "plain"
    GOLD = "gold"
    LIT = "lit"
    RED = "red"
    READY = "ready"


class ButtonState(StrEnum):
    """How a button answers to the player."""

    IDLE = "idle"
    HOVERED = "hovered"
    PRESSED = "pressed"
    OFF = "off"


@dataclass(frozen=True)
class ButtonStyle:
    """The surface of a button: its gradient, its edge, its light. Strengths and alphas are 0..1."""

    face: Stops
    edge: tuple[ColourLike, ...]
    ink: ColourLike
    edge_width: float = 1.5
    edge_alpha: float = 0.95
    light: float = 0.25
    shade: float = 0.4
    shadow: float = 0.5
    glow: ColourLike | None = None
    glow_strength: float = 0.35
    engraved: bool = False


_APPEARANCES = {
    ButtonKind.PLAIN: ButtonStyle(((0, "#27418f"), (1, "#15265f")), tones.FIELD_EDGE, tones.TEXT),
    ButtonKind.GOLD: ButtonStyle(
        ((0, "#fff4c2"), (0.46, "#f8cc58"), (0.5, "#edb843"), (1, "#b67824")),
        ("#fff3c6", "#8a571c"),
        tones.TEXT_ON_GOLD,
        edge_alpha=0.55,
        light=0.8,
        shade=0.45,
        shadow=0.6,
        glow="#e8a93a",
        glow_strength=0.5,
        engraved=True,
    ),
    ButtonKind.LIT: ButtonStyle(
        ((0, "#3559bd"), (1, "#1c347f")), ("#ffe7a0", "#c8923a"), "#ffe29a", edge_width=2, edge_alpha=1, light=0.3
    ),
    ButtonKind.RED: ButtonStyle(
        ((0, "#c2523b"), (0.5, "#a03a29"), (1, "#6d2118")),
        ("#f0b896", "#b56a4c"),
        "#fff3df",
        edge_alpha=0.8,
        light=0.45,
        shadow=0.6,
    ),
    ButtonKind.READY: ButtonStyle(
        ((0, "#158078"), (1, "#0a3b3a")),
        (tones.READY_PALE, tones.READY_EDGE),
        tones.TEXT_READY,
        edge_width=2,
        edge_alpha=1,
        light=0.35,
        glow="#2fb5a8",
    ),
}


def button_style(kind: ButtonKind) -> ButtonStyle:
    """The look of a kind of button at rest."""
    return _APPEARANCES[kind]


def tinted_style(light: ColourLike, deep: ColourLike, edge: ColourLike) -> ButtonStyle:
    """A button in the colours of something of the game, such as a kind of action."""
    face: Stops = ((0, lighten(light, 0.06)), (0.5, mix(light, deep, 0.4)), (1, deep))
    return ButtonStyle(face, (lighten(edge, 0.4), mix(edge, deep, 0.35)), "#fff3df", light=0.4, shadow=0.6)


def draw_button(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    label: str,
    *,
    kind: ButtonKind = ButtonKind.PLAIN,
    state: ButtonState = ButtonState.IDLE,
    icon: Icon | None = None,
    key: str | None = None,
    size: float = 22,
    step: float = 5,
) -> None:
    """Draw a button with its icon, its label and the keycap of the key that presses it, together in its middle.

    A label that is too long is fitted (see `labels`); with an empty one the icon stands alone.
    """
    style = button_style(kind)
    ink = draw_button_face(canvas, x, y, width, height, style, state, step)
    middle = y + height / 2 + (2 if state is ButtonState.PRESSED else 0)
    if not label and icon:
        draw_icon(canvas, icon, x + width / 2, middle, size * _ICON_SIZE, ink)
        return
    fitted = fit_button_label(label, width, height, icon=icon, key=key, size=size, scale=canvas.scale)
    faded = 0.55 if state is ButtonState.OFF else 1.0
    _draw_content(canvas, x + width / 2, middle, fitted, ink, icon, key, kind is ButtonKind.GOLD, faded)


def fit_button_label(
    label: str,
    width: float,
    height: float,
    *,
    icon: Icon | None = None,
    key: str | None = None,
    size: float = 22,
    scale: float = 1.0,
) -> FittedLabel:
    """How `draw_button` sets a label in a button of that size."""
    room = Room(
        width=width - 2 * _PADDING,
        height=height - 3,
        icon=size * _ICON_SIZE + _ICON_GAP if icon else 0,
        keycap=keycap_width(key, scale) + _KEY_GAP if key else 0,
    )
    return fit_label(label, size, room, scale)


def draw_button_face(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    style: ButtonStyle,
    state: ButtonState = ButtonState.IDLE,
    step: float = 5,
) -> ColourLike:
    """Draw an empty button for other content than a label; returns the colour for what is written on it."""
    style = _in_state(style, state)
    pressed = state is ButtonState.PRESSED
    mask = canvas.mask(canvas.stepped(x, y, width, height, step, 2))
    if style.glow is not None:
        canvas.glow(mask, style.glow, 14, style.glow_strength, inside=False)
    canvas.shadow(mask, radius=4 if pressed else 7, dy=1 if pressed else 3.5, alpha=style.shadow)
    canvas.fill(mask, vertical(y, y + height, *style.face))
    if pressed:
        canvas.inner_shadow(mask, 8, 0.55, dy=4)
    else:
        canvas.bevel(mask, 1.4, style.light, style.shade)
    if style.engraved:
        canvas.fill(canvas.stepped_frame(x + 4, y + 4, width - 8, height - 8, 1, step - 1), "#7a4d17", 0.5)
    edge = canvas.stepped_frame(x, y, width, height, style.edge_width, step)
    canvas.fill(edge, vertical(y, y + height, *style.edge), style.edge_alpha)
    if state is ButtonState.OFF:
        canvas.fill(mask, tones.NIGHT, 0.62)
        return tones.TEXT_OFF
    return style.ink


def _in_state(style: ButtonStyle, state: ButtonState) -> ButtonStyle:
    if state is ButtonState.HOVERED:
        return replace(
            style,
            face=tuple((at, _livelier(colour)) for at, colour in style.face),
            edge=("#fff6d2", lighten(style.edge[-1], 0.35)),
            edge_alpha=1.0,
            light=min(1.0, style.light + 0.15),
            glow_strength=style.glow_strength * 2,
        )
    if state is ButtonState.PRESSED:
        return replace(style, face=tuple((at, brighten(colour, 0.80)) for at, colour in style.face), shadow=0.4)
    if state is ButtonState.OFF:
        return replace(style, glow=None, shadow=0.35)
    return style


def _livelier(colour: ColourLike) -> Colour:
    return lighten(brighten(colour, 1.22), 0.02)


def _draw_content(
    canvas: Canvas,
    cx: float,
    cy: float,
    fitted: FittedLabel,
    ink: ColourLike,
    icon: Icon | None,
    key: str | None,
    on_gold: bool,
    key_alpha: float,
) -> None:
    """Icon, lines and keycap side by side, centred on (`cx`, `cy`)."""
    shown_icon = icon if fitted.with_icon else None
    shown_key = key if fitted.with_keycap else None
    icon_room = fitted.size * _ICON_SIZE + _ICON_GAP if shown_icon else 0
    key_room = keycap_width(shown_key, canvas.scale) + _KEY_GAP if shown_key else 0
    left = cx - (icon_room + fitted.width + key_room) / 2
    if shown_icon:
        draw_icon(canvas, shown_icon, left + fitted.size * _ICON_SIZE / 2, cy, fitted.size * _ICON_SIZE, ink)
    draw_lines(canvas, left + icon_room + fitted.width / 2, cy, fitted, ink)
    if shown_key:
        x = left + icon_room + fitted.width + _KEY_GAP
        draw_keycap(canvas, x, cy, shown_key, on_gold=on_gold, alpha=key_alpha)


def draw_lines(canvas: Canvas, x: float, cy: float, fitted: FittedLabel, ink: ColourLike, across: str = "m") -> None:
    """Draw the lines of a fitted label about the middle line `cy`; `across` is l, m or r."""
    pitch = fitted.size * LINE_HEIGHT
    first = cy - pitch * (len(fitted.lines) - 1) / 2
    for number, line in enumerate(fitted.lines):
        canvas.text(x, first + number * pitch, line, fitted.size, ink, "bold", across + "m")
    if fitted.cut_from:
        left = x - fitted.width * {"l": 0.0, "m": 0.5, "r": 1.0}[across]
        canvas.cuts.append(Cut(fitted.cut_from, left, cy - pitch / 2, fitted.width, pitch))
