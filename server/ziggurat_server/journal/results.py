"""What is kept of a match for each of its people, long after the match itself has been let go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    Code,
    Colours,
    Count,
    GameId,
    Instant,
    LevelName,
    PersonId,
    SeatNumber,
    ShownName,
)
from ziggurat.rating import Rating
from ziggurat.wire.profiles import Openness, RatingPoint

Ranks: TypeAlias = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)], ...], msgspec.Meta(max_length=16)]
Scores: TypeAlias = Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)]
Deeds: TypeAlias = Annotated[dict[Code, Count], msgspec.Meta(max_length=100)]
"""How often somebody took each kind of action."""
Seals: TypeAlias = Annotated[tuple[Code, ...], msgspec.Meta(max_length=100)]
"""The names of the seals that somebody earned in a match."""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who had a seat: a person, a `guest` at that person's screen, or a bot of that level."""

    person: PersonId | None = None
    level: LevelName | None = None
    guest: bool = False


Sitters: TypeAlias = Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=MOST_SEATS)]


class PlayedMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as one of its people has it in their history. All tuples run over the seats; theirs is `seat`.

    `ended` is in seconds since 1970; others may know of it from `listed_from` on, and never of the match itself if it
    is `private`. `before` and `after` are their ratings where it was rated. A match that was called off has neither
    ranks nor scores.
    """

    match: Count
    game: GameId
    ended: Instant
    seat: SeatNumber
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)]
    sitters: Sitters
    ranks: Ranks = ()
    scores: Scores = ()
    colours: Colours = ()
    private: bool = False
    listed_from: Instant = 0
    deeds: Deeds = {}
    seals: Seals = ()
    before: Rating | None = None
    after: Rating | None = None


def told_ratings(newest_first: Iterable[PlayedMatch], now: float) -> dict[str, RatingPoint]:
    """By game the rating after the last match of these that others may know of by now."""
    found: dict[str, RatingPoint] = {}
    for played in newest_first:
        if played.after is not None and played.listed_from <= now and played.game not in found:
            found[played.game] = RatingPoint(played.after.games, played.after.shown, played.after.within)
    return found


class Past(msgspec.Struct, frozen=True):
    """What is kept of what somebody has played: every match, the oldest first, and how much of it others see."""

    matches: tuple[PlayedMatch, ...] = ()
    openness: Openness = "open"
