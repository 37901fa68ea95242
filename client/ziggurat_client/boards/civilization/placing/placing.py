"""Where every piece lies on the map."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.civilization.placing.groups import Group, groups
from ziggurat_client.boards.civilization.placing.spreading import Spread, spread
from ziggurat_client.boards.civilization.placing.standing import Lying, Measure, Piece, Standing
from ziggurat_client.window.screen import Box

AWAY: Final = 15.0
"""From so many units of the screen on, a piece that had to move gets a line home."""
_APART: Final = 1.0
"""Half of what is left free between two boxes, in units of the screen."""
_NONE: Final[Mapping[AreaNumber, float]] = {}


def placed(standing: Standing, measure: Measure, names: Mapping[AreaNumber, float] = _NONE) -> dict[Piece, Lying]:
    """Where each piece lies, in units of the map: as near to its home as the others leave room, none over another.

    The limit of an area without counters is left out where there is no room for it. `names` are how wide the names of
    areas are, in units of the screen, where they are shown. The same pieces at the same measure lie at the same places.
    Work it out once for a position and a zoom.
    """
    together = list(groups(standing, measure, names))
    boxes = [_box(group, measure) for group in together]
    spread(boxes, SIZE.width * measure.scale, SIZE.height * measure.scale)
    found: dict[Piece, Lying] = {}
    for group, box in zip(together, boxes, strict=True):
        if box.lost:
            continue
        left, top = box.x - group.width / 2, box.y - group.height / 2
        away = math.dist((box.x, box.y), box.home) > AWAY * measure.size
        for piece, (x, y, width, height) in group.parts:
            there = Box(*(each / measure.scale for each in (left + x, top + y, width, height)))
            found[piece] = Lying(there, group.home if away else None)
    return found


def piece_size(zoom: float, pixels: float, nations: int) -> float:
    """How large pieces are in that zoom of the map: larger where one looks nearer, and where the window is small and
    few nations play."""
    near = _between(_NEAR, zoom)
    if pixels >= _SMALL:
        return near
    least = 1.42 if nations <= _FEW else 1.2
    return max(near, near + (least - 1) * max(0.0, 1 - (zoom - 1) / 2))


_NEAR: Final = ((1.0, 1.0), (1.5, 1.2), (2.2, 1.38), (3.5, 1.7), (5.0, 1.9))
_SMALL: Final = 0.8
_FEW: Final = 4


def _between(steps: tuple[tuple[float, float], ...], at: float) -> float:
    """The value of a line through the steps."""
    (x0, y0), *rest = steps
    for x1, y1 in rest:
        if at <= x1:
            return y0 + (y1 - y0) * max(0.0, at - x0) / (x1 - x0)
        x0, y0 = x1, y1
    return y0


def _box(group: Group, measure: Measure) -> Spread:
    x, y = group.home
    home = x * measure.scale, y * measure.scale - group.rises
    return Spread(home, group.width / 2 + _APART, group.height / 2 + _APART, group.fixed, group.leash)
