"""Where the band of a conflict lies: over the map's lower edge, or the upper one if the fight is under it."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.position import Conflict
from ziggurat.games.tigris.spaces import HEIGHT
from ziggurat_client.boards.tigris.board.layout import DESIGN_WIDTH, FRAME, SPACE, Layout
from ziggurat_client.window.screen import Box

BAND: Final = 236.0
"""How high the band is where the board is as large as designed."""
_OVER: Final = 10.0
"""How far it reaches over the frame on either side."""
_ROWS: Final = BAND / SPACE
"""How many rows it covers."""


def band_box(layout: Layout, conflict: Conflict) -> Box:
    """The place of the band."""
    board, inset = layout.places.board, FRAME * layout.unit
    width = board.width + 2 * _OVER
    high = BAND * width / DESIGN_WIDTH
    y = board.y + inset if _is_above(conflict) else board.bottom - inset - high
    return Box(board.x - _OVER, y, width, high)


def _is_above(conflict: Conflict) -> bool:
    """Whether less of the fight lies under the upper edge than under the lower one."""
    sides = (conflict.attacker, conflict.defender)
    rows = [space.y for side in sides for space in (side.space, *side.supporters)]
    below = sum(row + 1 > HEIGHT - _ROWS for row in rows)
    above = sum(row < _ROWS for row in rows)
    return above < below
