"""Where the deeds of a turn of Babel stand in their place: as designed, or closer where there is less room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.window.screen import Box

RowKind: TypeAlias = Literal["power", "deed", "reason", "strip"]
"""A power that is possible, another deed that is, one that is not and why, and the powers that have no run."""

_HEIGHTS: Final[dict[RowKind, float]] = {"power": 92.0, "deed": 56.0, "reason": 44.0, "strip": 48.0}
_TURN: Final = 128.0
_STRIP: Final = 56.0
_BUTTONS: Final = 56.0
_LOW_BUTTONS: Final = 44.0
_GAP: Final = 12.0
_LOW_GAP: Final = 6.0
_ROW_GAP: Final = 8.0
_LEAST_MIDDLE: Final = 104.0
_HALF_GAP: Final = 16.0


@dataclass(frozen=True)
class DeedsPlan:
    """The places of whose turn it is, the deeds between, this turn's steps or a choice, and the buttons.

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


def deeds_plan(box: Box, rows: Sequence[RowKind], *, brief: bool, asks: bool = False) -> DeedsPlan:
    """The plan for a place with these rows. With `asks` the middle is needed for a choice."""
    gap = _LOW_GAP if brief else _GAP
    turn = Box(box.x, box.y, box.width, _STRIP if brief else _TURN)
    high = _LOW_BUTTONS if brief else _BUTTONS
    buttons = Box(box.x, box.bottom - high, box.width, high)
    free = buttons.y - gap - turn.bottom - gap
    wanted = sum(_HEIGHTS[kind] for kind in rows) + _ROW_GAP * max(0, len(rows) - 1)
    least = _LEAST_MIDDLE if asks or not brief else 0.0
    for_rows = min(wanted, free - (least + gap if least else 0.0))
    places = _rows(Box(box.x, turn.bottom + gap, box.width, for_rows), rows, wanted)
    left = free - for_rows - gap
    middle = None
    if left >= _LEAST_MIDDLE - 1:
        middle = Box(box.x, buttons.y - gap - left, box.width, left)
    return DeedsPlan(brief, turn, places, middle, buttons)


def _rows(box: Box, rows: Sequence[RowKind], wanted: float) -> tuple[Box, ...]:
    """The rows from the top, all lower by the same share where there is less room than wanted."""
    gap = _ROW_GAP if box.height >= wanted else _ROW_GAP / 2
    room = box.height - gap * max(0, len(rows) - 1)
    share = min(1.0, room / max(1.0, sum(_HEIGHTS[kind] for kind in rows)))
    found, top = [], box.y
    for kind in rows:
        height = _HEIGHTS[kind] * share
        found.append(Box(box.x, top, box.width, height))
        top += height + gap
    return tuple(found)


def halves(box: Box) -> tuple[Box, Box]:
    """The left and the right half of a row."""
    width = (box.width - _HALF_GAP) / 2
    return Box(box.x, box.y, width, box.height), Box(box.right - width, box.y, width, box.height)
