"""A game of one move: whoever is first says how everyone did, and the match is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ziggurat.games.game import (
    Action,
    Due,
    Event,
    Game,
    OpenEvent,
    Options,
    Refusal,
    Result,
    Seat,
    Span,
    Standing,
    View,
    Viewer,
)


class Judge(Action, frozen=True):
    """Say what score everyone has; the higher, the better the place."""

    scores: tuple[int, ...]


class Judged(OpenEvent, frozen=True):
    """It was said."""

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self


class Track(msgspec.Struct, frozen=True):
    """Who has which score; empty before it is said."""

    seats: int
    scores: tuple[int, ...] = ()


class RaceGame(Game[Track, Track, msgspec.Struct]):
    """The first seat judges."""

    id = "race"
    seat_counts = (2, 3, 4, 5, 6, 7)
    options_type = Options
    action_type = Judge
    event_type = Judged
    position_type = Track
    public_type = Track
    private_type = None
    result_type = Result
    space_type = None

    def setup(self, seats: int, options: Options, seed: int) -> Track:
        return Track(seats)

    def due(self, position: Track) -> Due:
        return Due(() if position.scores else (0,))

    def span(self, position: Track) -> Span:
        return Span(0, 1, "race", 0)

    def public(self, position: Track) -> Track:
        return position

    def private(self, position: Track, seat: Seat) -> None:
        return None

    def candidates(self, view: View[Track, msgspec.Struct]) -> Iterable[Action]:
        yield Judge((0,) * view.public.seats)

    def spaces(self, view: View[Track, msgspec.Struct]) -> tuple[Any, ...]:
        return ()

    def why_not(self, view: View[Track, msgspec.Struct], action: Action) -> Refusal | None:
        return None

    def apply(self, position: Track, seat: Seat, action: Action) -> tuple[Track, tuple[Event, ...]]:
        assert isinstance(action, Judge)
        return msgspec.structs.replace(position, scores=action.scores), (Judged(),)

    def result(self, position: Track) -> Result | None:
        return race_result(*position.scores) if position.scores else None


def race_result(*scores: int) -> Result:
    """How a match ends in which the seats have these scores."""
    standings = (Standing(seat, 1 + sum(other > own for other in scores), own) for seat, own in enumerate(scores))
    return Result("judged", tuple(sorted(standings, key=lambda standing: standing.rank)))
