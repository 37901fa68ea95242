"""The messages about looking at a finished match together: one cursor, whose baton goes from hand to hand."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.bounds import Count, PersonId, RequestId, SeatNumber, Seats, ShownName, TableCode
from ziggurat.wire.terms import Message

MOST_ARROWS: Final = 8
MOST_LOOKERS_NAMED: Final = 50
BOARD: Final = 1000
"""Each side of a board, in which arrows are measured."""
Thousandth: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=BOARD)]


class Arrow(msgspec.Struct, frozen=True):
    """An arrow on the board, from one point to another, in thousandths of its width and of its height."""

    x: Thousandth
    y: Thousandth
    to_x: Thousandth
    to_y: Thousandth


Arrows: TypeAlias = Annotated[tuple[Arrow, ...], msgspec.Meta(max_length=MOST_ARROWS)]


class LookTogether(Message, frozen=True):
    """Look at the finished match with all at the table who do; the first one opens it there, at `step`, and has the
    baton. Answer: `together` and `pointed`, then `done`."""

    id: RequestId
    table: TableCode
    step: Count = 0


class Point(Message, frozen=True):
    """Whoever has the baton moves the cursor to the position after so many steps, and draws these arrows there, in the
    place of those before."""

    id: RequestId
    table: TableCode
    step: Count
    arrows: Arrows = ()


class PassBaton(Message, frozen=True):
    """Give the baton to somebody else who looks; the host of the table gives it to anybody, themselves too."""

    id: RequestId
    table: TableCode
    person: PersonId


class WantBaton(Message, frozen=True):
    """Raise a hand for the baton, or lower it."""

    id: RequestId
    table: TableCode
    want: bool = True


class LookAlone(Message, frozen=True):
    """Look together with the others no more."""

    id: RequestId
    table: TableCode


class PlayOn(Message, frozen=True):
    """Whoever sits would have a new match go on from the position after so many steps, everyone in their seat; to want
    what somebody wants already is to say yes to it. Once all who sit agree, it begins.

    With `yes` false it is off, whoever wanted it.
    """

    id: RequestId
    table: TableCode
    step: Count
    yes: bool = True


class Looker(msgspec.Struct, frozen=True):
    """Someone who looks together with others."""

    person: PersonId
    name: ShownName


Lookers: TypeAlias = Annotated[tuple[Looker, ...], msgspec.Meta(max_length=MOST_LOOKERS_NAMED)]
Hands: TypeAlias = Annotated[tuple[PersonId, ...], msgspec.Meta(max_length=MOST_LOOKERS_NAMED)]


class PlayingOn(msgspec.Struct, frozen=True):
    """Where a new match would go on from, whose offer that is, and which seats agree so far. Bots always do."""

    step: Count
    seat: SeatNumber
    agreed: Seats


class Together(Message, frozen=True):
    """Who looks at the finished match together, to everyone at the table who has seen its end, whenever that changes.

    `holder` has the baton, and nobody looks together without one; `steps` is how many the match has. `lookers` are the
    first of them, the holder and those who raise a hand before others; `looker_count` is how many there are. `wanting`
    are the raised hands in their order. `playing_on` is what those who sit are asked to agree to.
    """

    table: TableCode
    holder: PersonId | None = None
    lookers: Lookers = ()
    looker_count: Count = 0
    wanting: Hands = ()
    playing_on: PlayingOn | None = None
    steps: Count = 0


class Pointed(Message, frozen=True):
    """Where the cursor is by now, and what is drawn there: to all who look together."""

    table: TableCode
    step: Count
    arrows: Arrows = ()
