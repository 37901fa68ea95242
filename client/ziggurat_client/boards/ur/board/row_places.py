"""Where things stand in the low row that shows a player where there is no room for a panel."""

from __future__ import annotations

from typing import Final

from ziggurat_client.window.screen import Box

ROW_PLAQUE: Final = 30.0
"""The side of the plaques that show the hand tile."""
_LEFT: Final = 28.0
_CLOCK_WIDTH: Final = 100.0
_RIM: Final = 4.0
_FIRST_LINE: Final = 0.27
_WIDEST_COUNT: Final = 110.0
_SECOND_LINE: Final = 0.72
"""How far down the row its two lines stand, as a share of its height."""


def first_line(box: Box) -> float:
    """The height of the name."""
    return box.y + box.height * _FIRST_LINE


def second_line(box: Box) -> float:
    """The height of the hand and the counts."""
    return box.y + box.height * _SECOND_LINE


def hand_in_row(box: Box) -> Box:
    """The hand tile."""
    height = ROW_PLAQUE + 2 * _RIM
    return Box(box.x + _LEFT, second_line(box) - height / 2, 2 * ROW_PLAQUE + 3 * _RIM, height)


def supply_in_row(box: Box) -> tuple[float, float]:
    """The middle of the sign before the supply."""
    return hand_in_row(box).right + 28, second_line(box)


def count_pitch(width: float) -> float:
    """From one count to the next where they have so much room."""
    return min(width / 3, _WIDEST_COUNT)


def clock_in_row(box: Box) -> Box:
    """The clock, which covers the word below the points."""
    return Box(box.right - 16 - _CLOCK_WIDTH, box.y + 6 + (box.height - 12) * 0.36 + 19, _CLOCK_WIDTH, 26)
