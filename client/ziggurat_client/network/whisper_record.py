"""What was whispered between us and others at a server, as long as we are there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from heapq import merge
from typing import Final, TypeAlias

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Said, Whispered

MOST: Final = 200
"""How many lines are kept."""

ChatLine: TypeAlias = Said | Whispered
"""What stands in a chat."""


class WhisperRecord:
    """The last lines, oldest first; `heard` is how many of others came, with those that are no longer kept."""

    def __init__(self) -> None:
        self.lines: deque[Whispered] = deque(maxlen=MOST)
        self.heard = 0

    def hear(self, line: Whispered) -> None:
        """A line of somebody's, or our own as they were told it."""
        self.lines.append(line)
        self.heard += not line.own

    def between(self, person: PersonId) -> tuple[Whispered, ...]:
        """What that person and we said to each other."""
        return tuple(line for line in self.lines if line.person == person)

    def latest(self, hides: Callable[[PersonId], bool]) -> Whispered | None:
        """The last line of somebody whom we hear."""
        return next((line for line in reversed(self.lines) if not line.own and not hides(line.person)), None)

    def newest_of_others(self, count: int) -> tuple[Whispered, ...]:
        """So many of the last lines of others, as far as they are kept."""
        others = [line for line in self.lines if not line.own]
        return tuple(others[len(others) - min(count, len(others)) :])

    def among(self, chat: Sequence[Said]) -> tuple[ChatLine, ...]:
        """The lines of a chat with these between them, as they followed each other."""
        if not self.lines:
            return tuple(chat)
        return tuple(merge(chat, self.lines, key=_time_of))


def _time_of(line: ChatLine) -> float:
    return line.at
