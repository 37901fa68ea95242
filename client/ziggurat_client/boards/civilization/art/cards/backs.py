"""The backs of trade cards, as they lie on their piles and are held by others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.tables import Back
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.boards.civilization.art.calamities.calamities import EDGES
from ziggurat_client.boards.civilization.art.cards.slab import CARD_MARGIN, card_canvas, card_height
from ziggurat_client.boards.civilization.art.phases import PhaseSign, phase_shape

_GROUNDS: Final[dict[Back, tuple[ColourLike, ColourLike]]] = {
    "red": ("#7a1f1c", "#2b0809"),
    "black": ("#3a3345", "#0d0a12"),
}
_TEETH: Final[dict[Back, tuple[ColourLike, ColourLike]]] = {
    "red": ("#e0532c", "#16090a"),
    "black": ("#8a7fa6", "#16121d"),
}
_SIGNS: Final[dict[Back, PhaseSign]] = {"red": "calamities", "black": "trade"}
_LIGHTS: Final[dict[Back, tuple[str, str, str]]] = {
    "red": ("#ffd9a8", "#ff7a3c", "#a8261a"),
    "black": ("#f2eefc", "#a99fc8", "#6a5f88"),
}
_BROAD: Final = 50.0
"""A back so wide has bands of teeth."""
_SMALL: Final = 30.0
"""A back less wide has a thinner edge."""


def draw_back(canvas: Canvas, x: float, y: float, width: float, back: Back = "black") -> None:
    """The back of a trade card with its top left corner at (x, y).

    A red one shows a flame and a black one two arrows: the colour is not its only sign.
    """
    margin = canvas.snap(CARD_MARGIN)
    canvas.blit(_picture(width, back, canvas.scale, canvas.palette), x - margin, y - margin)


@lru_cache(maxsize=48)
def _picture(width: float, back: Back, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(*card_canvas(width, scale), scale, palette)
    at, height = picture.snap(CARD_MARGIN), card_height(width)
    small = width < _SMALL
    step = 2 if small else 4
    body = picture.mask(picture.stepped(at, at, width, height, step, 1))
    picture.shadow(body, 3 if small else 6, 2 if small else 3, 0.75)
    picture.fill(body, vertical(at, at + height, *EDGES[back]))
    rim, inset = picture.hair(1.5), picture.hair(1.5) + picture.hair(1 if small else 2)
    picture.fill(picture.stepped(at + rim, at + rim, width - 2 * rim, height - 2 * rim, step, 1), BITUMEN)
    wide, high = width - 2 * inset, height - 2 * inset
    field = picture.mask(picture.stepped(at + inset, at + inset, wide, high, step * 0.7, 1))
    picture.fill(field, vertical(at, at + height, *_GROUNDS[back]))
    picture.inner_shadow(field, 3 if small else 6, 0.5)
    if width >= _BROAD:
        upper, lower = _TEETH[back]
        teeth = max(4, round(width / 11))
        for top in (at + inset + 2, at + height - inset - 10):
            band = at + inset + 2, top, wide - 4, 8
            draw_sawtooth(picture, *band, teeth=teeth, upper=upper, lower=lower, ground=None, brightness=0.9)
    _draw_sign(picture, back, at + width / 2, at + height / 2, width)
    return picture


def _draw_sign(picture: Canvas, back: Back, cx: float, cy: float, width: float) -> None:
    size = width * 0.62
    sign = picture.mask(phase_shape(_SIGNS[back]).placed(cx - size / 2, cy - size / 2, size))
    if not picture.palette.flat:
        picture.glow(sign, _LIGHTS[back][1], size * 0.25, 0.6)
    picture.fill(sign, vertical(cy - size / 2, cy + size / 2, *_LIGHTS[back]))
