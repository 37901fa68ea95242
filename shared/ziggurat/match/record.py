"""A match as it is saved: what a file says of it, and how it is written and read."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.bounds import MOST_SEATS, Colours, Count, GameId, RulesVersion, SeatNumber, Seats, ShownName
from ziggurat.colours import are_distinct, seat_colours
from ziggurat.games.game import Action
from ziggurat.match.digests import Digest
from ziggurat.match.steps import AnyStep, Expiry, Step

RECORD_FORMAT: Final = 1
EXACT: Final = 2**53 - 1
"""The largest number that readers of JSON whose numbers are doubles read as it is."""
WrittenSeed: TypeAlias = int | Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,4300}$")]
"""A seed as a record has it: in digits where some readers would round the number."""
ExpiredSeats: TypeAlias = Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_SEATS)]


NO_STEP_AT_ALL: Final = "a step is either a seat's action or an expiry"


class RecordedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step as a file keeps it, before its game's types are known.

    Either `seat` took `action`, or the time of the seats in `expired` was up; without any, that of the phase. Some
    steps have the `digest` of the position that they led to.
    """

    seat: SeatNumber | None = None
    action: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    expired: ExpiredSeats | msgspec.UnsetType = msgspec.UNSET
    digest: Digest = ""

    @property
    def is_whole(self) -> bool:
        """Whether it is one of the two, and nothing of the other."""
        if self.expired is msgspec.UNSET:
            return self.seat is not None and self.action is not msgspec.UNSET
        return self.seat is None and self.action is msgspec.UNSET

    @classmethod
    def of(cls, step: AnyStep, digest: Digest = "") -> RecordedStep:
        """The step as a file keeps it."""
        if isinstance(step, Expiry):
            return cls(expired=step.seats, digest=digest)
        return cls(step.seat, msgspec.Raw(msgspec.json.encode(step.action)), digest=digest)

    def read(self, actions: msgspec.json.Decoder[Action]) -> AnyStep:
        """The step, its action read as one of its game. Raises ValueError if it is none."""
        if self.is_whole and isinstance(self.expired, tuple):
            return Expiry(self.expired)
        if not self.is_whole or self.seat is None or not isinstance(self.action, msgspec.Raw):
            raise ValueError(NO_STEP_AT_ALL)
        return Step(self.seat, actions.decode(self.action))


class BranchedFrom(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match left another one, whose first steps it has: after `step` of them.

    `digest` is that of the other's last position, as its record has it, and `title` what that was called.
    """

    digest: Digest
    step: Count
    title: ShownName = ""


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as it is saved: JSON, readable, and enough to play it again from the start.

    `seed` is a number, or its digits if it is long. `digest` is the SHA-256 of the last position's JSON; `verify`
    compares it with what the replay arrives at.
    `called_off` says that the players agreed to end it there. `rules_version` is the version of the game's rules that
    it was played under; records from before versions were written are of the first. `branched_from` is there if it was
    played on from the middle of another match. `colours` are those of its seats, each another one; records from before
    they could be chosen have none. The seats in `resigned` were given up, and lost whatever came of them.
    """

    format: Count
    game: GameId
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    seed: WrittenSeed
    options: msgspec.Raw
    steps: tuple[RecordedStep, ...]
    digest: Digest
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    called_off: bool = False
    rules_version: RulesVersion = 1
    branched_from: BranchedFrom | None = None
    colours: Colours = ()
    resigned: Seats = ()

    @property
    def seat_colours(self) -> tuple[int, ...]:
        """The colour of each seat: that of its number if the record has none."""
        return seat_colours(self.colours, self.seats)


class BadRecord(ValueError):
    """A record that is not a match: damaged, of an unknown game or format, or with an action the rules refuse."""


def save(record: MatchRecord) -> bytes:
    """The record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def load(data: bytes) -> MatchRecord:
    """The record in `data`. Raises BadRecord if it is not one."""
    try:
        record = msgspec.json.decode(data, type=MatchRecord)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a match record: {error}") from error
    if record.format != RECORD_FORMAT:
        raise BadRecord(f"this is format {record.format}; this version reads format {RECORD_FORMAT}")
    if not all(step.is_whole for step in record.steps):
        raise BadRecord(f"not a match record: {NO_STEP_AT_ALL}")
    if record.colours and not are_distinct(record.colours, record.seats):
        raise BadRecord("not a match record: every seat has a colour of its own, or none is written")
    if any(seat >= record.seats for seat in record.resigned):
        raise BadRecord("not a match record: a seat was given up that there is not")
    return record
