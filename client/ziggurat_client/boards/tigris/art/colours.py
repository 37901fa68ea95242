"""The colours of the five kinds of tiles in every palette."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import INDEX, Colour
from ziggurat_client.art.colour import darken, lighten, rgb
from ziggurat_client.art.palette import KindColours, Palette


def _shades(light: str, mid: str, deep: str, spark: str) -> KindColours:
    return KindColours(rgb(light), rgb(mid), rgb(deep), rgb(spark))


def _around(*middles: str, lift: float = 0.22) -> tuple[KindColours, ...]:
    """Colours of which only the middle is chosen; the rest follows from it."""
    return tuple(
        KindColours(lighten(middle, lift), rgb(middle), darken(middle, 0.46), lighten(middle, 0.5))
        for middle in middles
    )


_COLOURS: Final[dict[str, tuple[KindColours, ...]]] = {
    "standard": (
        _shades("#5b5464", "#332d3b", "#17131c", "#d5cbe6"),
        _shades("#e2492f", "#b3261a", "#5f0f0b", "#ff8464"),
        _shades("#3f93f0", "#1c68c4", "#0b397c", "#86c8ff"),
        _shades("#3fae58", "#1d7d3a", "#0b431e", "#86ea9c"),
        _shades("#e9b52e", "#b98a12", "#6a4b06", "#ffdf7a"),
    ),
    "red_green": (
        _shades("#4a4452", "#241f2a", "#0e0b12", "#d5cbe6"),
        _shades("#e07a2c", "#c2530f", "#6d2a05", "#ffb27a"),
        _shades("#4a80f2", "#2350c8", "#10287a", "#9dbcff"),
        _shades("#4fb9a0", "#278a74", "#0f4d40", "#a4f2de"),
        _shades("#f4dc84", "#d9b843", "#7c661a", "#fff0b0"),
    ),
    "blue_yellow": _around("#2a2530", "#c23a2a", "#17407f", "#2f9a86", "#e4a9b4"),
    "high_contrast": _around("#000000", "#7d1200", "#00337a", "#0f4d14", "#6b5200", lift=0.05),
}
"""By the palette's name, in the order of colours: black, red, blue, green, yellow."""


def tile_colours(palette: Palette, colour: Colour) -> KindColours:
    """The colours of the tiles and leaders of that colour in a palette, whatever the seats' colours are in it."""
    plain = palette.by_number or palette
    return _COLOURS[plain.name][INDEX[colour]]
