"""Every good: its sign, the field it lies on, and how it is drawn framed."""

from __future__ import annotations

from functools import cache
from typing import Final

from ziggurat.games.civilization.tables import ProductId
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.boards.civilization.art.framed import FieldColours, Framing, draw_framed, field_colours
from ziggurat_client.boards.civilization.art.goods import grown, mined

DRAWINGS: Final[dict[ProductId, Drawing]] = {
    "ochre": mined.ochre,
    "hides": grown.hides,
    "iron": mined.iron,
    "papyrus": grown.papyrus,
    "salt": mined.salt,
    "grain": grown.grain,
    "cloth": grown.cloth,
    "bronze": mined.bronze,
    "spices": grown.spices,
    "gems": mined.gems,
    "gold": mined.gold,
}

FIELDS: Final[dict[ProductId, FieldColours]] = {
    "ochre": field_colours("#cf7a3a", "#9c4f1f", "#5a2a0e"),
    "hides": field_colours("#9a6c48", "#6b4529", "#3a2415"),
    "iron": field_colours("#7a8798", "#4d5868", "#262d38"),
    "papyrus": field_colours("#8a9a44", "#5f6f26", "#323d12"),
    "salt": field_colours("#7fa3b8", "#4c7388", "#24404f"),
    "grain": field_colours("#b98f2a", "#86640f", "#4a3506"),
    "cloth": field_colours("#a05a9c", "#733670", "#40193f"),
    "bronze": field_colours("#b87b46", "#834e22", "#472709"),
    "spices": field_colours("#d0583a", "#98331c", "#54170b"),
    "gems": field_colours("#2f9c94", "#126a66", "#053a3a"),
    "gold": field_colours("#d8b23c", "#97741a", "#4d3806"),
}


def draw_good(canvas: Canvas, good: ProductId, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """A good's sign framed in gold, its top left corner at (x, y); `glow` is the radius of the light around it."""
    draw_framed(canvas, _framing(good), x, y, size, glow=glow)


@cache
def _framing(good: ProductId) -> Framing:
    return Framing(DRAWINGS[good], FIELDS[good])
