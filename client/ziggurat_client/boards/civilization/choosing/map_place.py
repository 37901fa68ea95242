"""A place on the map that can be pointed at."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.civilization.areas import AreaNumber


class MapPlace(NamedTuple):
    """An area, or in it the viewer's ship with that place among the four."""

    area: AreaNumber
    ship: int | None = None
