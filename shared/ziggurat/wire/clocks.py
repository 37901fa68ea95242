"""How a table counts time, and how its clocks stand, as both travel."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import MOST_SEATS, LevelName, Seats, ShownName

_HOUR: Final = 60 * 60
_DAY: Final = 24 * _HOUR
LONGEST: Final = 14 * _DAY
"""The most seconds that any part of a table's clock can be set to."""

Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]
Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000 * 1000 * LONGEST)]
"""What is left on a clock; increments can make it more than a clock begins with, but not a thousand times as much."""
SeatTimes: TypeAlias = Annotated[tuple[Milliseconds, ...], msgspec.Meta(max_length=MOST_SEATS)]


class ClockTerms(msgspec.Struct, frozen=True):
    """How a table counts time. All times are seconds.

    `kind` says what `seconds` are for: "per_turn" gives every seat so many anew in each turn, whoever's it is, a phase
    in which several are asked at once being a turn of everybody's; "per_game" gives each so many for the whole match
    and `increment` more after each of its own turns; with "none" nobody is hurried. A clock that gives an hour or more
    for a turn, or a day or more for the match, is a slow one: it runs whether its seat's player is there or not, and
    nobody's bank does.

    `bank` is how long, in one match, the others wait for a player who is not there while a decision of theirs is
    awaited; None is for ever. `keeper` is the level of the bot that keeps a seat after that, None the middle one of the
    game's levels.
    """

    kind: Literal["none", "per_turn", "per_game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] = 60
    increment: Seconds = 0
    bank: Seconds | None = 120
    keeper: LevelName | None = None

    @property
    def is_slow(self) -> bool:
        """Whether players come and go between their turns: the match goes on while nobody is there."""
        least = {"none": None, "per_turn": _HOUR, "per_game": _DAY}[self.kind]
        return least is not None and self.seconds >= least


class Standstill(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a match stands still: `by` is the name of the host who paused it.

    Without one it paused by itself, because none of its players is there.
    """

    by: ShownName | None = None


class ClockState(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the clocks of a match stand, in milliseconds by seat.

    `left` is each seat's own time, empty where nobody is hurried; `bank` is what is left of the wait for each, empty
    where that is for ever. `running` are the seats whose own time runs now, `missing` those whose bank does. Nothing
    runs while there is a `pause`. `phase` is what is left of the time that the game gives to a whole phase, None where
    it gives none, and `phase_runs` says whether it runs.
    """

    left: SeatTimes = ()
    bank: SeatTimes = ()
    running: Seats = ()
    missing: Seats = ()
    pause: Standstill | None = None
    phase: Milliseconds | None = None
    phase_runs: bool = False
