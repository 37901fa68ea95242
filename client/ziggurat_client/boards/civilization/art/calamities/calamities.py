"""Every calamity: its sign, its number, its back, its own colour, and how it is drawn framed."""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.games.civilization.tables import Back, CalamityId
from ziggurat.games.civilization.trade_cards import BACKS
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, rgb
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.boards.civilization.art.calamities import black_backed, red_backed
from ziggurat_client.boards.civilization.art.framed import FieldColours, Framing, draw_framed, field_colours

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


def draw_calamity(canvas: Canvas, calamity: CalamityId, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """A calamity's sign framed in the colour of its back, its top left corner at (x, y)."""
    draw_framed(canvas, _framing(calamity), x, y, size, glow=glow)


@cache
def _framing(calamity: CalamityId) -> Framing:
    back = BACKS[calamity]
    return Framing(DRAWINGS[calamity], FIELDS[back], edge=EDGES[back])
