"""Where the actions of a turn of Babel stand in their place: as designed, or closer where there is less room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat_client.boards.babel.choosing.rows import RowKind
from ziggurat_client.window.screen import Box

_HEIGHTS: Final[dict[RowKind, float]] = {"power": 92.0, "action": 56.0, "reason": 52.0, "strip": 48.0}
_LEAST: Final[dict[RowKind, float]] = {"power": 52.0, "action": 40.0, "reason": 34.0, "strip": 36.0}
"""How high each row is, and how low it may be before it is hard to read."""
_TURN: Final = 128.0
_STRIP: Final = 56.0
_BUTTONS: Final = 56.0
_LOW_BUTTONS: Final = 44.0
_GAP: Final = 12.0
_LOW_GAP: Final = 6.0
_ROW_GAP: Final = 8.0
_LEAST_MIDDLE: Final = 104.0
_ACTING_HEIGHT: Final = 792.0
_WAITING_HEIGHT: Final = 568.0
"""How much of the column is taken by the one who decides, and by whoever waits or watches, where there is room."""
_LOG: Final = 128.0
"""What the log below needs, where the place has room for both."""
_SHARE: Final = 0.58
"""... and how much of a very high one at least."""


@dataclass(frozen=True)
class ColumnPlan:
    """The places of whose turn it is, the actions between, this turn's steps or a choice, and the buttons.

    In a `brief` plan the turn's panel is a strip, and there may be no `middle`.
    """

    brief: bool
    turn: Box
    rows: tuple[Box, ...]
    middle: Box | None
    buttons: Box

    @property
    def below_turn(self) -> Box:
        """Everything between the turn's panel and the buttons."""
        gap = _LOW_GAP if self.brief else _GAP
        top = self.turn.bottom + gap
        return Box(self.turn.x, top, self.turn.width, self.buttons.y - gap - top)


def actions_height(place: Box | None, *, waiting: bool) -> float:
    """How much the actions take of their place; None if they are behind their tab."""
    wanted = _WAITING_HEIGHT if waiting else _ACTING_HEIGHT
    if place is None:
        return wanted
    most = place.height - _LOG if place.height > _ACTING_HEIGHT else place.height
    return min(max(wanted, _SHARE * place.height), most)


def column_plan(box: Box, rows: Sequence[RowKind], *, brief: bool, asks: bool = False) -> ColumnPlan:
    """The plan for a place with these rows. With `asks` the middle is needed for a choice."""
    gap = _LOW_GAP if brief else _GAP
    turn = Box(box.x, box.y, box.width, _STRIP if brief else _TURN)
    high = _LOW_BUTTONS if brief else _BUTTONS
    buttons = Box(box.x, box.bottom - high, box.width, high)
    free = buttons.y - gap - turn.bottom - gap
    middle_height = 0.0 if brief and not asks else _LEAST_MIDDLE + gap
    if not asks and free - middle_height < _total(_LEAST, rows):
        # Better no list of steps than actions that cannot be read.
        middle_height = 0.0
    for_rows = min(_total(_HEIGHTS, rows), free - middle_height)
    places = _rows(Box(box.x, turn.bottom + gap, box.width, for_rows), rows)
    left = free - for_rows - gap
    middle = None
    if left >= _LEAST_MIDDLE - 1:
        middle = Box(box.x, buttons.y - gap - left, box.width, left)
    return ColumnPlan(brief, turn, places, middle, buttons)


def _total(heights: Mapping[RowKind, float], rows: Sequence[RowKind]) -> float:
    """What rows of these heights take, with what parts them."""
    return sum(heights[kind] for kind in rows) + _ROW_GAP * max(0, len(rows) - 1)


def _rows(box: Box, rows: Sequence[RowKind]) -> tuple[Box, ...]:
    """The rows from the top. Where there is less room than wanted, those give most that have most."""
    tight = box.height < _total(_LEAST, rows)
    gap = _ROW_GAP / 2 if tight else _ROW_GAP
    room = box.height - gap * max(0, len(rows) - 1)
    wanted, least = sum(_HEIGHTS[kind] for kind in rows), sum(_LEAST[kind] for kind in rows)
    if tight:
        heights = [_LEAST[kind] * room / least for kind in rows]
    else:
        spread = (room - least) / max(1.0, wanted - least)
        heights = [_LEAST[kind] + (_HEIGHTS[kind] - _LEAST[kind]) * spread for kind in rows]
    found, top = [], box.y
    for height in heights:
        found.append(Box(box.x, top, box.width, height))
        top += height + gap
    return tuple(found)
