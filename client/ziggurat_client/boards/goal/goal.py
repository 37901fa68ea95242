"""A goal as it is shown: what a player has, and what more would bring. A game says it of its own scoring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat_client.art.canvas import Canvas

PaintSign: TypeAlias = Callable[[Canvas, str, bool, float, float, float], None]
"""Paints a sign of the game, had or still missing, as a square of a size with its top left corner at x and y."""


@dataclass(frozen=True)
class Heading:
    """A short word on what follows, and what follows."""

    caption: str
    text: str


@dataclass(frozen=True)
class Goal:
    """What the strip shows of one player's way to the goal.

    `had` is what there is now and `points` what it is worth, with `unit` beside the number; `coming` is what comes
    next. `signs` are the things that count, each had or still missing. `stairs` are the numbers on the way, the first
    `climbed` of them reached. `now` and `then` say the same as sentences, where there is less room. `about` says how
    one scores, for whoever asks, and `rule` is the paragraph that says more.
    """

    had: Heading
    points: int
    unit: str
    coming: Heading
    signs: tuple[tuple[str, bool], ...]
    stairs: tuple[int, ...]
    climbed: int
    now: str
    then: str
    about: str
    rule: str
