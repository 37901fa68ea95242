"""The last lines between people who are here, for whoever of two wants to show somebody what was said to them."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat.wire.messages import Whispered

MOST_LINES: Final = 20
"""How many lines of two people are remembered."""
MOST_PAIRS: Final = 500
"""Of how many pairs; for one more those are let go who were silent for the longest time."""

_Pair: TypeAlias = frozenset[str]


class LinesBetween:
    """Keeps them in memory and nowhere else, as long as one of the two is here.

    A line is kept as its speaker would be named to the other.
    """

    def __init__(self) -> None:
        self._lines: OrderedDict[_Pair, deque[Whispered]] = OrderedDict()
        self._pairs: dict[str, set[_Pair]] = {}

    def keep(self, line: Whispered, to: str) -> None:
        """That was said to the person of that id."""
        pair = frozenset({line.person, to})
        lines = self._lines.setdefault(pair, deque(maxlen=MOST_LINES))
        lines.append(line)
        self._lines.move_to_end(pair)
        for person in pair:
            self._pairs.setdefault(person, set()).add(pair)
        if len(self._lines) > MOST_PAIRS:
            self._let_go(next(iter(self._lines)))

    def of(self, person: str, other: str) -> tuple[Whispered, ...]:
        """What the two said to each other, oldest first."""
        return tuple(self._lines.get(frozenset({person, other}), ()))

    def departed(self, person: str, is_here: Callable[[str], bool]) -> None:
        """They are not here any more: what neither of two can show is let go."""
        for pair in tuple(self._pairs.get(person, ())):
            if not any(is_here(other) for other in pair if other != person):
                self._let_go(pair)

    def erase(self, person: str) -> None:
        """They want to be forgotten."""
        for pair in tuple(self._pairs.get(person, ())):
            self._let_go(pair)

    def _let_go(self, pair: _Pair) -> None:
        del self._lines[pair]
        for person in pair:
            self._pairs[person].discard(pair)
            if not self._pairs[person]:
                del self._pairs[person]
