"""Somebody is taken out of what is kept of matches: their seat stays, without a name and nobody's."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from ziggurat.bounds import SeatNumber
from ziggurat.match.record import MatchRecord
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results import PlayedMatch, Sitter, Sitters

NOBODY = Sitter()


def seats_of(sitters: Sitters, person: str) -> frozenset[SeatNumber]:
    """The seats that they had, those of guests at their screen included."""
    return frozenset(seat for seat, sitter in enumerate(sitters) if sitter.person == person)


def nameless(names: Sequence[str], seats: Collection[SeatNumber]) -> tuple[str, ...]:
    """The names without those of these seats."""
    return tuple("" if seat in seats else name for seat, name in enumerate(names))


def erased_from_history(played: PlayedMatch, person: str) -> PlayedMatch:
    """The match as somebody else has it in their history, without that person."""
    seats = seats_of(played.sitters, person)
    sitters = tuple(NOBODY if seat in seats else sitter for seat, sitter in enumerate(played.sitters))
    return replace(played, names=nameless(played.names, seats), sitters=sitters)


def erased_from_record(record: bytes, seats: Collection[SeatNumber]) -> msgspec.Raw:
    """The record of a match without the names of these seats. Raises ValueError if it is none."""
    kept = msgspec.json.decode(record, type=MatchRecord)
    return msgspec.Raw(msgspec.json.encode(replace(kept, names=nameless(kept.names, seats))))


def erased_from_match(match: MatchFinished, person: str) -> MatchFinished:
    """A match that is over without that person."""
    seats = seats_of(match.sitters, person)
    return replace(
        match,
        names=nameless(match.names, seats),
        people=tuple(each for each in match.people if each != person),
        record=erased_from_record(bytes(match.record), seats),
        sitters=tuple(NOBODY if seat in seats else sitter for seat, sitter in enumerate(match.sitters)),
    )
