"""The light on the rivers, which drifts with the water: small pictures that move from pixel to pixel, so that a step
costs next to nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import floor
from typing import Final, NamedTuple

from ziggurat.games.tigris.board import RIVERS
from ziggurat.games.tigris.spaces import numbers_in
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.tigris.board.layout import SPACE, Layout
from ziggurat_client.boards.tigris.board.pictures import MapPictures

_STEPS: Final = 6
"""Steps in a second, each of a pixel as designed."""
_SHOWN: Final = 44
_HIDDEN: Final = 52
"""For how many steps a glint is seen, and then not."""
_FIRST: Final = 13.0
"""Where a glint begins on its space."""
_LEVELS: Final = 4
_RISE: Final = 4
"""How many strengths it has, and for how many steps each is shown as it comes and goes."""


class _Glint(NamedTuple):
    """The number of its space, how far below the upper edge it is, and the step at which it is seen first."""

    number: int
    down: float
    offset: int


def _scattered() -> tuple[_Glint, ...]:
    chance = random.Random(17)
    return tuple(
        _Glint(number, chance.uniform(12, SPACE - 12), chance.randrange(_SHOWN + _HIDDEN))
        for number in numbers_in(RIVERS)
        for _ in range(2)
    )


_GLINTS: Final = _scattered()


def phase_at(now: float) -> int:
    """The step of the drift at the time `now`, in seconds."""
    return floor(now * _STEPS)


def seconds_to_drift(now: float) -> float:
    """Seconds from `now` until the next step."""
    return (phase_at(now) + 1) / _STEPS - now


def glints(pictures: MapPictures, layout: Layout, phase: int) -> Iterator[Placed]:
    """The glints at a step of their drift."""
    unit = layout.unit
    for number, down, offset in _GLINTS:
        step = (phase + offset) % (_SHOWN + _HIDDEN)
        if step < _SHOWN:
            box = layout.square(number)
            level = min(_LEVELS, 1 + min(step, _SHOWN - 1 - step) // _RISE)
            yield pictures.glint(level / _LEVELS, box.x + (_FIRST + step) * unit, box.y + down * unit)
