"""A match as a row of frames and turns, which grows step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from ziggurat.games.game import Event, Seat
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark

NOTHING: Final[Mapping[Seat, Any]] = MappingProxyType({})
"""Where nobody's secrets are known."""


@dataclass
class StoryTurn:
    """One turn: whose (None: everybody's), in which round (0 in the setup), its first and last frame, and what deserves
    a mark in it."""

    seat: Seat | None
    round: int
    first: int
    last: int
    marks: list[Mark] = field(default_factory=list)


class Story:
    """Frames, first the setup and then one a step, and the turns that they belong to. There is always one frame."""

    def __init__(self, chronicle: Chronicle, position: Any, secrets: Mapping[Seat, Any] = NOTHING) -> None:
        """Begins at the public `position`, with what may be known of the seats' `secrets`."""
        self._chronicle = chronicle
        span, scores = chronicle.rules.span(position), chronicle.scores(position, secrets)
        self._frames = [Frame(position, None, (), span, scores, secrets)]
        self._turns: list[StoryTurn] = []

    @property
    def chronicle(self) -> Chronicle:
        """Who reads the positions."""
        return self._chronicle

    @property
    def frames(self) -> Sequence[Frame]:
        """Every frame, the first one first."""
        return self._frames

    @property
    def turns(self) -> Sequence[StoryTurn]:
        """Every turn in which a step was taken."""
        return self._turns

    def add(
        self, actor: Seat | None, events: tuple[Event, ...], position: Any, secrets: Mapping[Seat, Any] = NOTHING
    ) -> None:
        """`actor` took a step to the public `position`, with what may be known of the seats' `secrets` then."""
        span = self._chronicle.rules.span(self._frames[-1].position)
        number = len(self._frames)
        if not self._turns or self._frames[-1].span != span or number == 1:
            self._turns.append(StoryTurn(span.seat, span.round, number, number))
        ours = self._turns[-1]
        ours.last = number
        ours.marks += [mark for mark in map(self._chronicle.mark, events) if mark is not None]
        scores = self._chronicle.scores(position, secrets)
        self._frames.append(Frame(position, actor, events, span, scores, secrets))

    def take_back_to(self, position: Any) -> bool:
        """Forget the steps since the last frame with that public position; return whether there is one."""
        found = next((n for n in reversed(range(len(self._frames))) if self._frames[n].position == position), None)
        return found is not None and self.end_with(found)

    def end_with(self, frame: int) -> bool:
        """Forget the frames after that one; return whether there were any."""
        forgotten = self._frames[frame + 1 :]
        del self._frames[frame + 1 :]
        while self._turns and self._turns[-1].first > frame:
            self._turns.pop()
        if self._turns and self._turns[-1].last > frame:
            self._turns[-1].last = frame
            self._turns[-1].marks = self._marks_between(self._turns[-1].first, frame)
        return bool(forgotten)

    def turn_of(self, frame: int) -> int | None:
        """The index of the turn in which a frame's step was taken; None for the first frame."""
        low, high = 0, len(self._turns)
        while low < high:
            middle = (low + high) // 2
            if self._turns[middle].last < frame:
                low = middle + 1
            else:
                high = middle
        return low if frame > 0 and low < len(self._turns) else None

    def turns_until(self, frame: int) -> int:
        """How many turns there are up to that frame and with it; all of them beyond the last one."""
        turn = self.turn_of(min(frame, len(self._frames) - 1))
        return 0 if turn is None else turn + 1

    def _marks_between(self, first: int, last: int) -> list[Mark]:
        events = (event for frame in self._frames[first : last + 1] for event in frame.events)
        return [mark for mark in map(self._chronicle.mark, events) if mark is not None]
