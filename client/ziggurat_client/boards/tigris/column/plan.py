"""Where the parts of the column stand in their place: as designed, or closer where there is less room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box

ROWS: Final = 4
_TURN: Final = 100.0
_LOW_TURN: Final = 44.0
_ROW: Final = 72.0
_LEAST_ROW: Final = 40.0
_NOTE: Final = 44.0
_LEAST_NOTE: Final = 40.0
_BUTTONS: Final = 56.0
_LOW_BUTTONS: Final = 44.0
_GAP: Final = 12.0
_LOW_GAP: Final = 6.0
_MONUMENTS: Final = 100.0
_ACTING: Final = _TURN + ROWS * _ROW + _NOTE + _BUTTONS + _MONUMENTS + (ROWS + 3) * _GAP
_WAITING: Final = 560.0
_LOG: Final = 150.0


@dataclass(frozen=True)
class ColumnPlan:
    """The places of whose turn it is, the rows of what can be done, a note, the buttons, and the monuments left, which
    there may be no room for."""

    brief: bool
    turn: Box
    rows: tuple[Box, ...]
    note: Box
    buttons: Box
    monuments: Box | None

    @property
    def middle(self) -> Box:
        """Everything between whose turn it is and the buttons."""
        return self.rows[0]._replace(height=self.buttons.y - (_LOW_GAP if self.brief else _GAP) - self.rows[0].y)


def actions_height(place: Box | None, *, waiting: bool) -> float:
    """How much the actions take of their place; None if they are behind their tab."""
    wanted = _WAITING if waiting else _ACTING
    if place is None:
        return wanted
    return min(wanted, place.height - _LOG) if place.height > _ACTING + _LOG / 2 else place.height


def column_plan(box: Box, *, brief: bool) -> ColumnPlan:
    """The plan for a place."""
    gap = _LOW_GAP if brief or box.height < _ACTING - _MONUMENTS else _GAP
    turn = Box(box.x, box.y, box.width, _LOW_TURN if brief else _TURN)
    high = _LOW_BUTTONS if brief else _BUTTONS
    with_monuments = box.height >= _ACTING - 1
    bottom = box.bottom - (_MONUMENTS + gap if with_monuments else 0)
    buttons = Box(box.x, bottom - high, box.width, high)
    note_height = _LEAST_NOTE if brief else _NOTE
    note = Box(box.x, buttons.y - gap - note_height, box.width, note_height)
    free = note.y - gap - turn.bottom - gap
    each = max(_LEAST_ROW, min(_ROW, (free - (ROWS - 1) * gap) / ROWS))
    rows = tuple(Box(box.x, turn.bottom + gap + number * (each + gap), box.width, each) for number in range(ROWS))
    monuments = Box(box.x, box.bottom - _MONUMENTS, box.width, _MONUMENTS) if with_monuments else None
    return ColumnPlan(brief, turn, rows, note, buttons, monuments)
