"""Every advance: its sign, its groups and their colours, and how it is drawn framed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.tables import AdvanceId, Group
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.art.palette import KindColours, Palette
from ziggurat_client.boards.civilization.art.advances import arts, civics, crafts, sciences, two_groups
from ziggurat_client.boards.civilization.art.framed import FieldColours, Framing, draw_framed

DRAWINGS: Final[dict[AdvanceId, Drawing]] = {
    "music": arts.music,
    "theatre": arts.theatre,
    "astronomy": sciences.astronomy,
    "coinage": sciences.coinage,
    "medicine": sciences.medicine,
    "law": civics.law,
    "democracy": civics.democracy,
    "philosophy": civics.philosophy,
    "weaving": crafts.weaving,
    "pottery": crafts.pottery,
    "metallurgy": crafts.metallurgy,
    "agriculture": crafts.agriculture,
    "mysticism": two_groups.mysticism,
    "architecture": two_groups.architecture,
    "literacy": two_groups.literacy,
    "engineering": two_groups.engineering,
}

_KINDS: Final[dict[Group, str]] = {"arts": "C", "crafts": "T", "sciences": "A", "civics": "W"}


def group_colours(palette: Palette, group: Group) -> KindColours:
    """The colours of a group: those of culture, trade, agriculture and war, which every palette keeps apart."""
    return palette.kind(_KINDS[group])


def draw_advance(canvas: Canvas, advance: AdvanceId, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """An advance's sign framed on the colour of its group, on both where it has two; top left corner at (x, y)."""
    draw_framed(canvas, _framing(advance, canvas.palette), x, y, size, glow=glow)


@lru_cache(maxsize=64)
def _framing(advance: AdvanceId, palette: Palette) -> Framing:
    fields = [_field(palette, group) for group in ADVANCES[advance].groups]
    return Framing(DRAWINGS[advance], fields[0], fields[1] if len(fields) > 1 else None)


def _field(palette: Palette, group: Group) -> FieldColours:
    colours = group_colours(palette, group)
    return FieldColours(colours.light, colours.mid, colours.deep)
