"""Every calamity: its sign, its number, its back, its own colour, and how it is drawn framed."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, rgb
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.boards.civilization.art.calamities import black_backed, red_backed
from ziggurat_client.boards.civilization.art.framed import FieldColours, Framing, draw_framed, field_colours
from ziggurat_client.boards.civilization.art.ids import CalamityId

Back = Literal["red", "black"]

DRAWINGS: Final[dict[CalamityId, Drawing]] = {
    "volcano": red_backed.volcano,
    "flood": red_backed.flood,
    "famine": red_backed.famine,
    "civil_war": red_backed.civil_war,
    "epidemic": black_backed.epidemic,
    "civil_disorder": black_backed.civil_disorder,
    "iconoclasm": black_backed.iconoclasm,
    "piracy": black_backed.piracy,
}

NUMBERS: Final[dict[CalamityId, int]] = {
    "volcano": 2,
    "flood": 3,
    "famine": 4,
    "civil_war": 5,
    "epidemic": 6,
    "civil_disorder": 7,
    "iconoclasm": 8,
    "piracy": 9,
}
"""The pile that each is shuffled into."""

COLOURS: Final[dict[CalamityId, Colour]] = {
    "volcano": rgb("#ff6a2c"),
    "flood": rgb("#4cb4ff"),
    "famine": rgb("#e0b84e"),
    "civil_war": rgb("#ff5a70"),
    "epidemic": rgb("#b9e24a"),
    "civil_disorder": rgb("#ffa07a"),
    "iconoclasm": rgb("#c79bff"),
    "piracy": rgb("#4fe0c8"),
}
"""The light in which a calamity is shown on the map, each its own."""

FIELDS: Final[dict[Back, FieldColours]] = {
    "red": field_colours("#7a1f1c", "#4a0f10", "#1d0506"),
    "black": field_colours("#3a3345", "#221d2b", "#0d0a12"),
}

EDGES: Final[dict[Back, tuple[Colour, ...]]] = {
    "red": (rgb("#ffb08a"), rgb("#e0532c"), rgb("#6b1a10")),
    "black": (rgb("#d8d2e6"), rgb("#8a7fa6"), rgb("#33294a")),
}
"""The stops of a calamity's edge from the top down."""

_LAST_RED: Final = 5


def back_of(calamity: CalamityId) -> Back:
    """The colour of a calamity's back: red, where its holder cannot trade it away."""
    return "red" if NUMBERS[calamity] <= _LAST_RED else "black"


def draw_calamity(canvas: Canvas, calamity: CalamityId, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """A calamity's sign framed in the colour of its back, its top left corner at (x, y)."""
    draw_framed(canvas, _framing(calamity), x, y, size, glow=glow)


@cache
def _framing(calamity: CalamityId) -> Framing:
    back = back_of(calamity)
    return Framing(DRAWINGS[calamity], FIELDS[back], edge=EDGES[back])
