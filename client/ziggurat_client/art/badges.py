"""Small signs beside text: keycaps, pills and the two slots of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import circle
from ziggurat_client.art.text import Weight, pixel_size, text_width

KEYCAP_TEXT = 16
PILL_TEXT = 17

_PAD_SIGNS = {"Ⓐ": ("A", "#7cc95a"), "Ⓑ": ("B", "#ff7a68"), "Ⓧ": ("X", "#7fb4ff"), "Ⓨ": ("Y", "#ffd24f")}
"""The four round buttons of a gamepad: their letters and the colours that common pads give them."""
_KEYCAP_SIGNS = {"↑": Icon.UP, "↓": Icon.DOWN, "←": Icon.LEFT, "→": Icon.RIGHT}

_SIGN_SHARE = 0.9
"""The size of an arrow on a keycap, of its text's."""


@dataclass(frozen=True)
class PillStyle:
    """The colours of a pill; without `edge` it has none."""

    ground: ColourLike
    text: ColourLike
    edge: ColourLike | None = None


PLAIN_PILL = PillStyle("#0a1230", "#e6dcc2", tones.LAPIS_LINE)
READY_PILL = PillStyle(tones.READY_DEEP, tones.READY_PALE, tones.READY_EDGE)
PLAYING_PILL = PillStyle("#3a2a0c", tones.TEXT_NAME, "#b98430")
GOLD_PILL = PillStyle(tones.GOLD, tones.TEXT_ON_GOLD)
LIVE_PILL = PillStyle("#4a120c", "#ffd3c2", "#ff6a3c")


def keycap_width(name: str, scale: float = 1.0, size: float = KEYCAP_TEXT) -> float:
    """How wide the picture of a key is, in design units."""
    if name in _KEYCAP_SIGNS or name in _PAD_SIGNS:
        return max(26.0, size * 1.5)
    if name[-1:] in _KEYCAP_SIGNS:
        return text_width(name[:-1], size, "bold", scale) + size * _SIGN_SHARE + 12
    return max(26.0, text_width(name, size, "bold", scale) + 14)


def draw_keycap(
    canvas: Canvas,
    x: float,
    cy: float,
    name: str,
    *,
    size: float = KEYCAP_TEXT,
    anchor: str = "l",
    on_gold: bool = False,
    alpha: float = 1.0,
) -> float:
    """Draw the key called `name`, centred on the line `cy`; returns its width.

    An arrow, alone or at the end of a name, is drawn as a sign, and Ⓐ, Ⓑ, Ⓧ and Ⓨ as the round buttons of a gamepad.
    """
    width = keycap_width(name, canvas.scale, size)
    height = max(26.0, pixel_size(size, canvas.scale) / canvas.scale * 1.5)
    left = x - width if anchor == "r" else x
    if name in _PAD_SIGNS:
        _draw_pad_button(canvas, left + width / 2, cy, max(13.0, size * 0.75), *_PAD_SIGNS[name], alpha)
        return width
    ground, veil, ink = ("#2a1a08", 0.28, tones.TEXT_ON_GOLD) if on_gold else ("#060b20", 0.75, "#f0e6cc")
    edge = "#2a1a08" if on_gold else "#c9b98e"
    canvas.fill(canvas.stepped(left, cy - height / 2, width, height, 2.5, 1), ground, veil * alpha)
    canvas.fill(canvas.stepped_frame(left, cy - height / 2, width, height, 1.2, 2.5, 1), edge, 0.75 * alpha)
    if name in _KEYCAP_SIGNS:
        draw_icon(canvas, _KEYCAP_SIGNS[name], left + width / 2, cy, size * 0.9, ink, alpha)
    elif name[-1:] in _KEYCAP_SIGNS:
        text_end = left + 6 + canvas.text(left + 6, cy, name[:-1], size, ink, "bold", "lm", alpha=alpha)
        sign_size = size * _SIGN_SHARE
        draw_icon(canvas, _KEYCAP_SIGNS[name[-1]], text_end + sign_size / 2, cy, sign_size, ink, alpha)
    else:
        canvas.text(left + width / 2, cy, name, size, ink, "bold", "mm", alpha=alpha)
    return width


def _draw_pad_button(
    canvas: Canvas, cx: float, cy: float, radius: float, letter: str, colour: ColourLike, alpha: float
) -> None:
    canvas.fill(circle(cx, cy, radius), colour, alpha)
    canvas.fill(circle(cx, cy, radius - 1.8), "#10131f", alpha)
    canvas.text(cx, cy, letter, radius * 1.15, colour, "bold", "mm", alpha=alpha)


def pill_width(
    text: str,
    scale: float = 1.0,
    *,
    size: float = PILL_TEXT,
    icon: Icon | None = None,
    weight: Weight = "bold",
    padding: float = 10,
) -> float:
    """How wide a pill is, in design units."""
    return text_width(text, size, weight, scale) + 2 * padding + (size * 1.25 + 4 if icon else 0)


def draw_pill(
    canvas: Canvas,
    x: float,
    cy: float,
    text: str,
    style: PillStyle = PLAIN_PILL,
    *,
    size: float = PILL_TEXT,
    icon: Icon | None = None,
    anchor: str = "l",
    height: float | None = None,
    weight: Weight = "bold",
    padding: float = 10,
) -> float:
    """Draw a word or two on a small ground, centred on the line `cy`; `anchor` is l, m or r. Returns its width."""
    width = pill_width(text, canvas.scale, size=size, icon=icon, weight=weight, padding=padding)
    high = height or max(28.0, pixel_size(size, canvas.scale) / canvas.scale * 1.6)
    left = x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    canvas.fill(canvas.stepped(left, cy - high / 2, width, high, 3, 1), style.ground)
    if style.edge is not None:
        canvas.fill(canvas.stepped_frame(left, cy - high / 2, width, high, 1.2, 3, 1), style.edge, 0.9)
    start = left + padding
    if icon:
        draw_icon(canvas, icon, start + size * 0.58, cy, size * 1.2, style.text)
        start += size * 1.25 + 4
    canvas.text(start, cy, text, size, style.text, weight, "lm")
    return width


def draw_slot(
    canvas: Canvas, cx: float, cy: float, size: float = 48, *, spent: bool = False, spark: ColourLike | None = None
) -> None:
    """The place of one action of a turn: an empty socket with a pip, ready for the sign of the action once `spent`.

    `spark` is the light of the kind that was chosen.
    """
    x, y = cx - size / 2, cy - size / 2
    socket = canvas.stepped(x, y, size, size, 3, 1)
    if spark is not None:
        canvas.glow(socket, spark, 14, 0.9, inside=False)
    canvas.fill(socket, vertical(y, y + size, "#050404", "#191210"))
    canvas.inner_shadow(socket, 8, 0.5)
    canvas.fill(canvas.stepped_frame(x, y, size, size, 1.5, 3, 1), vertical(y, y + size, *tones.FIELD_EDGE), 0.9)
    if not spent:
        canvas.fill(circle(cx, cy, max(1.5, size * 0.05)), "#8a6a3a")
