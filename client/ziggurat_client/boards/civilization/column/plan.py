"""Where the parts of the column stand in their place: as designed, or closer where there is less room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box

_TURN: Final = 124.0
_LOW_TURN: Final = 44.0
_BUTTONS: Final = 52.0
_LOW_BUTTONS: Final = 44.0
_GAP: Final = 12.0
_LOW_GAP: Final = 6.0
_WANTED: Final = 700.0
_LOG: Final = 160.0
LEAST_HEIGHT: Final = 30.0
"""How high a row must be to be read."""
_BESIDE: Final = 10.0


@dataclass(frozen=True)
class ColumnPlan:
    """The places of whose turn it is, of what is asked, of two buttons side by side, and of the one that confirms."""

    brief: bool
    turn: Box
    middle: Box
    pair: Box
    confirm: Box

    @property
    def gap(self) -> float:
        """How far apart the parts are."""
        return _LOW_GAP if self.brief else _GAP

    @property
    def all_below(self) -> Box:
        """Everything below whose turn it is, where nothing is to be pressed."""
        return self.middle._replace(height=self.confirm.bottom - self.middle.y)

    @property
    def above_confirm(self) -> Box:
        """Everything between whose turn it is and the button that confirms."""
        return self.middle._replace(height=self.pair.bottom - self.middle.y)


def actions_height(place: Box | None, *, longer: bool = False) -> float:
    """How much the actions take of their place; None if they are behind their tab. What is `longer` leaves the log
    only its least room."""
    if place is None:
        return _WANTED
    if longer:
        return max(min(_WANTED, place.height), place.height - _LOG)
    return min(_WANTED, place.height - _LOG) if place.height > _WANTED + _LOG / 2 else place.height


def column_plan(box: Box, *, brief: bool) -> ColumnPlan:
    """The plan for a place."""
    gap, high = (_LOW_GAP, _LOW_BUTTONS) if brief else (_GAP, _BUTTONS)
    turn = Box(box.x, box.y, box.width, _LOW_TURN if brief else _TURN)
    confirm = Box(box.x, box.bottom - high, box.width, high)
    pair = confirm._replace(y=confirm.y - gap - high)
    top = turn.bottom + gap
    return ColumnPlan(brief, turn, Box(box.x, top, box.width, pair.y - gap - top), pair, confirm)


def split(box: Box, height: float, gap: float) -> tuple[Box, Box]:
    """So much from the top of a place, and what is left below it."""
    upper = box._replace(height=min(height, box.height))
    top = upper.bottom + gap
    return upper, box._replace(y=top, height=max(0.0, box.bottom - top))


def rows_in(box: Box, count: int, most: float, gap: float, *, wide: bool = False) -> tuple[Box, ...]:
    """So many rows from the top of a place, each at most that high; in two columns where they would be too low, unless
    each needs all that is `wide`."""
    columns = 1 if wide or count < 2 or (box.height + gap) / count - gap >= LEAST_HEIGHT else 2
    down = -(-count // columns)
    across = (box.width - (columns - 1) * _BESIDE) / columns
    high = min(most, (box.height - (down - 1) * gap) / max(1, down))
    places = (divmod(number, down) for number in range(count))
    return tuple(
        Box(box.x + column * (across + _BESIDE), box.y + row * (high + gap), across, high) for column, row in places
    )
