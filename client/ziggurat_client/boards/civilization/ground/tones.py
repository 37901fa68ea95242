"""The colours of the ground: what an area's land says of its limit, and how deep its water is."""

from __future__ import annotations

import random
from functools import cache
from typing import Final, NamedTuple

from ziggurat.games.civilization.areas import AREAS, LIMITS, AreaNumber, is_open_sea
from ziggurat_client.art.colour import Colour, ColourLike, brighten, mix, rgb
from ziggurat_client.boards.civilization.land.reading import SPOTS, area_of, is_water

_LIMITS: Final = ("#6f5d41", "#917858", "#857957", "#787a58", "#667853", "#507551")
"""By population limit: from dry clay to the green of rivers."""
_PLAIN: Final = ("#3d6e5c", 0.28)
_COAST: Final = "#10246a"
_OPEN: Final = "#0d1d58"
_UNEVEN: Final = 0.065
_LIT: Final = 2.35
"""How much brighter water is where light falls fully on it; what stones and depth leave of that is a share."""


class Tones(NamedTuple):
    """The colours of all that the ground is made of. A `flat` ground has neither stones nor light on it."""

    surfaces: tuple[Colour, ...]
    joint: Colour
    rim: Colour
    wave: Colour
    ripple: Colour
    shallows: Colour
    river: tuple[Colour, Colour, Colour]
    flat: bool


_CLOSED: Final = ("#15141c", 0.78)
"""What a closed area is mixed with, and how much of it."""


@cache
def tones(*, flat: bool, closed: frozenset[AreaNumber] = frozenset()) -> Tones:
    """The colours in a plain palette, or in a flat one; areas that are closed lie in the dark."""
    return Tones(
        surfaces=tuple(_tone(surface, flat=flat, closed=closed) for surface in range(2 * len(AREAS))),
        joint=rgb("#000000" if flat else "#100b07"),
        rim=rgb("#ffe9bb"),
        wave=rgb("#8fe0d0"),
        ripple=rgb("#5f90f0"),
        shallows=rgb("#2c62c8"),
        river=(rgb("#14110e"), rgb("#3f86d8"), rgb("#9ccbff")),
        flat=flat,
    )


def _tone(surface: int, *, flat: bool, closed: frozenset[AreaNumber]) -> Colour:
    area = area_of(surface)
    uneven = 1 + random.Random(surface).uniform(-_UNEVEN, _UNEVEN)
    if is_water(surface):
        return brighten(_OPEN if is_open_sea(area) else _COAST, 1.1 if flat else uneven * _LIT)
    tone: ColourLike = _LIMITS[min(LIMITS[area], len(_LIMITS) - 1)]
    if SPOTS[area].plain is not None:
        tone = mix(tone, *_PLAIN)
    if area in closed:
        return brighten(mix(tone, *_CLOSED), 0.5 if flat else uneven)
    return brighten(tone, 0.8 if flat else uneven)
