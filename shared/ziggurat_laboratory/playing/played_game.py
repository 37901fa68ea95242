"""One game of a league, from the deal to its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ziggurat.bots.deadline import Deadline
from ziggurat.bots.levels import player_of
from ziggurat.games.game import Action, Event
from ziggurat.match.match import Match
from ziggurat_laboratory.playing.counters import counter_of
from ziggurat_laboratory.playing.entrant import entrant
from ziggurat_laboratory.playing.schedule import Fixture, Levels
from ziggurat_laboratory.playing.terms import Terms

Clock: TypeAlias = Callable[[], float]
"""Seconds of computing time, from any beginning."""

MOST_STEPS: Final = 20_000
"""A game without an end is left there."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thinking of one seat: seconds of computing time in all and for its longest decision."""

    seconds: float
    longest: float


class PlayedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played. All tuples run over the seats.

    `first` is the seat that had the first turn, `ending` the rule that ended it. A game that reached no end has the
    ending None and neither ranks nor scores. `measures` is what the game's counter tells.
    """

    levels: Levels
    deal: Count
    first: Count
    ending: str | None
    ranks: tuple[Annotated[int, msgspec.Meta(ge=1)], ...]
    scores: tuple[int, ...]
    turns: Count
    thinking: tuple[Thinking, ...]
    measures: dict[str, float]

    @property
    def fixture(self) -> Fixture:
        """Which game of the schedule this was."""
        return Fixture(self.levels, self.deal)


def play(terms: Terms, fixture: Fixture, clock: Clock) -> PlayedGame:
    """Play the game. Everything but the thinking follows from the terms and the fixture, unless somebody in it is bound
    by seconds."""
    match, seats = _set_up(terms, fixture, clock)
    first, counter = next(iter(match.due.seats), 0), counter_of(terms.game)
    for before, action, events in _steps(match, seats):
        counter.hear(before, action, events)
    result = match.result
    by_seat = sorted(result.standings, key=lambda standing: standing.seat) if result else []
    return PlayedGame(
        levels=fixture.levels,
        deal=fixture.deal,
        first=first,
        ending=result.ending if result else None,
        ranks=tuple(standing.rank for standing in by_seat),
        scores=tuple(standing.score for standing in by_seat),
        turns=match.span.number,
        thinking=tuple(sitter.thinking for sitter in seats),
        measures={name: round(value, 6) for name, value in counter.measures().items()},
    )


def played_match(terms: Terms, fixture: Fixture, clock: Clock) -> Match:
    """The same game as a match, with all its steps."""
    match, seats = _set_up(terms, fixture, clock)
    for _ in _steps(match, seats):
        continue
    return match


def _set_up(terms: Terms, fixture: Fixture, clock: Clock) -> tuple[Match, list[_Sitter]]:
    match = Match(terms.rules(), len(fixture.levels), terms.seed + fixture.deal, terms.chosen_options())
    return match, [_Sitter(level, terms, fixture.deal, seat, clock) for seat, level in enumerate(fixture.levels)]


def _steps(match: Match, seats: Sequence[_Sitter]) -> Iterator[tuple[Any, Action, tuple[Event, ...]]]:
    """Play to the end: yields every action with the position before it and what happened."""
    while match.result is None and match.revision < MOST_STEPS:
        awaited = match.due.seats
        if not awaited:
            match.expire()
        for seat in awaited:
            if seat in match.due.seats:
                before, action = match.position, seats[seat].choose(match)
                yield before, action, match.apply(seat, action)
        for seat in match.due.open:
            if seat in match.due.open and (unasked := seats[seat].unasked(match)) is not None:
                before = match.position
                yield before, unasked, match.apply(seat, unasked)


class _Sitter:
    """One seat with its player, its chances and the time it takes."""

    def __init__(self, level: str, terms: Terms, deal: int, seat: int, clock: Clock) -> None:
        self._seat = seat
        enters = entrant(level)
        self._player = player_of(enters.level, enters.nodes, enters.style)
        self._bound = enters.seconds
        self._random = Random(f"{terms.seed} {deal} {seat} {level}")
        self._clock = clock
        self._seconds = 0.0
        self._longest = 0.0

    def choose(self, match: Match) -> Any:
        view, start = match.view(self._seat), self._clock()
        out_of_time = None if self._bound is None else Deadline(self._bound, self._clock)
        action = self._player.choose(match.game, view, self._random, out_of_time)
        spent = self._clock() - start
        self._seconds += spent
        self._longest = max(self._longest, spent)
        return action

    def unasked(self, match: Match) -> Any:
        """What the seat does although nobody waits for it, None for nothing."""
        return self._player.unasked(match.game, match.view(self._seat), self._random)

    @property
    def thinking(self) -> Thinking:
        return Thinking(round(self._seconds, 6), round(self._longest, 6))
