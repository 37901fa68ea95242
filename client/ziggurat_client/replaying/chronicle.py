"""What a replay wants to know of a game, and the frames that it is made of.

The theatre knows no game. A chronicle tells it, from the public positions alone, which part of the match it is, who has
how many points, and what deserves a mark on the timeline.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from ziggurat.games.game import Event, Game, Seat, Span, Standing
from ziggurat.games.ranking import ranked


class Mark(NamedTuple):
    """Something that is worth finding again: the game's own word for it, and whose feat it was.

    A `lasting` one shows on the chart of the scores too.
    """

    sign: str
    seat: Seat
    lasting: bool = False


@dataclass(frozen=True)
class Standout:
    """Something that stood out in a match: who did `feat` (a word of the game's), and the number that says how much."""

    feat: str
    seat: Seat
    count: int


@dataclass(frozen=True)
class Frame:
    """A match after one step: the public `position`, the `actor` and the `events` that led there, all None or empty in
    the first frame. `span` is that in which the step was taken; `scores` run over the seats. `secrets` are what seats
    alone know, by seat, as far as whoever looks on may know it: all of them in a match that is over."""

    position: Any
    actor: Seat | None
    events: tuple[Event, ...]
    span: Span
    scores: tuple[int, ...]
    secrets: Mapping[Seat, Any] = field(default_factory=dict)


class Chronicle(ABC):
    """Reads public positions and events of one game, whose `rules` say which span a position belongs to."""

    rules: ClassVar[Game[Any, Any, Any]]

    @abstractmethod
    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        """Every seat's points as things stand at a public position, with what may be known of the seats' `secrets`: 0
        for a seat whose points are hidden."""

    def standings(self, position: Any) -> tuple[Standing, ...]:
        """How everyone stands in a public position, best first, whether the match is over or not: by points, unless
        the game says more."""
        scores = self.scores(position, {})
        return tuple(Standing(seat, rank, scores[seat]) for seat, rank in ranked([(points,) for points in scores]))

    @abstractmethod
    def mark(self, event: Event) -> Mark | None:
        """What an event deserves on the timeline."""

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        """What stood out in a match, at most four things and each of them once; nothing, unless the game says what."""
        return ()
