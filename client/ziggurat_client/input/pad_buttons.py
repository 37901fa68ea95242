"""What can be pressed on a gamepad, by the names of a common one: A below, B right, X left, Y above."""

from __future__ import annotations

from enum import StrEnum


class PadButton(StrEnum):
    """A button of a gamepad, or a direction of one of its sticks. The value is what a profile remembers.

    The directional pad and the left stick are one: both move the focus.
    """

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    LEFT_SHOULDER = "left shoulder"
    RIGHT_SHOULDER = "right shoulder"
    LEFT_TRIGGER = "left trigger"
    RIGHT_TRIGGER = "right trigger"
    SELECT = "select"
    START = "start"
    LEFT_STICK = "left stick"
    RIGHT_STICK = "right stick"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    SECOND_UP = "second up"
    SECOND_DOWN = "second down"
    SECOND_LEFT = "second left"
    SECOND_RIGHT = "second right"


DIRECTIONS = frozenset({PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT})
"""What moves the focus, and nothing else."""
