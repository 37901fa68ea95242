"""Which colour, and so which mark, each seat of a table has: no two have the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count


def seat_colours(said: Sequence[int | None], seats: int) -> tuple[int, ...]:
    """The colours of so many seats: what is said of each, or else that of its own number."""
    known = dict(enumerate(said))
    return tuple(seat if (colour := known.get(seat)) is None else colour for seat in range(seats))


def free_colour(seat: int, taken: Collection[int]) -> int:
    """The colour of a new seat of that number: its own if nobody has it, else the first that nobody has."""
    return seat if seat not in taken else next(colour for colour in count() if colour not in taken)


def are_distinct(colours: Sequence[int], seats: int) -> bool:
    """Whether so many seats can have these colours: one each, and no two the same."""
    return len(colours) == len(set(colours)) == seats
