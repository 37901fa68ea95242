"""What the client and its thinking process say to each other: one JSON value a line."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.bots.review import PlannedStep, Review
from ziggurat.match.puzzle import Puzzle
from ziggurat.tags import snake_case


class _Line(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Something said about the question of that number."""

    number: int


class FindPlan(_Line, frozen=True):
    """What should the viewer do? At most `nodes` positions are looked at to find it, and for at most `seconds`."""

    game: str
    view: msgspec.Raw
    nodes: int
    seconds: float


class ReviewMatch(_Line, frozen=True):
    """Look at a whole match again: the record of a `MatchRecord`."""

    record: msgspec.Raw


class FindPuzzles(_Line, frozen=True):
    """In which turns of a match that is over did few ways win? The record of a `MatchRecord`."""

    record: msgspec.Raw


class Forget(_Line, frozen=True):
    """Nobody waits for an answer any more."""


class FoundPlan(_Line, frozen=True):
    """The best steps found, and everyone's chances after a careless turn and after these steps."""

    steps: tuple[PlannedStep, ...]
    careless: tuple[float, ...]
    chances: tuple[float, ...]


class Reviewed(_Line, frozen=True):
    """The review as far as it has come."""

    review: Review


class FoundPuzzles(_Line, frozen=True):
    """The puzzles of a match; there may be none."""

    puzzles: tuple[Puzzle, ...]


class Failed(_Line, frozen=True):
    """There will be no answer."""

    reason: Annotated[str, msgspec.Meta(max_length=2_000)]


Question: TypeAlias = FindPlan | ReviewMatch | FindPuzzles | Forget
Answer: TypeAlias = FoundPlan | Reviewed | FoundPuzzles | Failed
