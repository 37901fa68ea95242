"""What happens in many events and is told as one: the growth of a nation, its ships, a whole fight, all markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.events import (
    CityAttacked,
    CityEliminated,
    ConflictContinued,
    ConflictEnded,
    ConflictPaused,
    ConflictStarted,
    ConflictStep,
    Counts,
    MarkerMoved,
    ShipBuilt,
    ShipMaintained,
    ShipScrapped,
    Stay,
    TokensAdded,
    TokensRemoved,
)
from ziggurat.games.civilization.trade_events import CardDrawn, Taxed
from ziggurat.games.game import Event, OpenEvent, Seat
from ziggurat_client.boards.civilization.words.drawing import draws, taxes

Outcome: TypeAlias = Literal["over", "paused", "went_on", "stopped"]
"""How a stretch of a fight ends: for good, with a question, or after the answers to one."""


class Growth(OpenEvent, frozen=True):
    """A nation has multiplied by so many tokens in these areas."""

    seat: Seat
    count: int
    areas: tuple[AreaId, ...]


class Surplus(OpenEvent, frozen=True):
    """A nation has lost so many surplus tokens in these areas."""

    seat: Seat
    count: int
    areas: tuple[AreaId, ...]


class Fleet(OpenEvent, frozen=True):
    """What a nation has done with its ships: the areas of those that it kept, gave up and built."""

    seat: Seat
    kept: tuple[AreaId, ...]
    given_up: tuple[AreaId, ...]
    built: tuple[AreaId, ...]


class Fought(OpenEvent, frozen=True):
    """A fight, or the part of it before or after a question: who began with how many tokens, and who is left."""

    area: AreaId
    began: Counts
    left: Counts
    outcome: Outcome


class MarkersMoved(OpenEvent, frozen=True):
    """Markers have advanced to these squares, or for a `reason` stayed there or gone back there."""

    squares: Counts
    reason: Stay | None


def gathered(events: Iterable[Event]) -> Iterator[Event]:
    """The events, with those in their place that stand for many."""
    for strand, together in groupby(_told_once(events), key=_strand):
        yield from _as_one(strand, tuple(together))


def _told_once(events: Iterable[Event]) -> Iterator[Event]:
    """The events without the end of a city that the attack on it has told already."""
    before: Event | None = None
    for event in events:
        attacked = isinstance(before, CityAttacked) and isinstance(event, CityEliminated)
        if not attacked:
            yield event
        before = event


def _strand(event: Event) -> tuple[Hashable, ...] | None:
    """What is equal for neighbours that are told as one; None for an event that is told alone."""
    match event:
        case TokensAdded(seat, reason="expansion"):
            return "growth", seat
        case TokensRemoved(seat, reason="surplus"):
            return "surplus", seat
        case ShipMaintained(seat) | ShipScrapped(seat) | ShipBuilt(seat) | TokensRemoved(seat, reason="ship"):
            return "fleet", seat
        case (
            ConflictStarted(area)
            | ConflictStep(area)
            | ConflictPaused(area)
            | ConflictContinued(area)
            | ConflictEnded(area)
        ):
            return "fight", area
        case MarkerMoved():
            return ("markers",)
        case Taxed():
            return ("taxes",)
        case CardDrawn():
            return ("draws",)
        case _:
            return None


def _as_one(strand: tuple[Hashable, ...] | None, events: Sequence[Event]) -> Iterator[Event]:
    match strand:
        case ("growth", int(seat)):
            added = [event for event in events if isinstance(event, TokensAdded)]
            yield Growth(seat, sum(each.count for each in added), tuple(each.area for each in added))
        case ("surplus", int(seat)):
            removed = [event for event in events if isinstance(event, TokensRemoved)]
            yield Surplus(seat, sum(each.count for each in removed), tuple(each.area for each in removed))
        case ("fleet", int(seat)):
            yield _fleet(seat, events)
        case ("fight", str(area)):
            yield from _fights(area, events)
        case ("markers",):
            yield from _markers([event for event in events if isinstance(event, MarkerMoved)])
        case ("taxes",):
            yield from taxes([event for event in events if isinstance(event, Taxed)])
        case ("draws",):
            yield from draws([event for event in events if isinstance(event, CardDrawn)])
        case _:
            yield from events


def _markers(moved: Sequence[MarkerMoved]) -> Iterator[MarkersMoved]:
    """Those that advanced, and those that did not, by the reason."""
    reasons: tuple[Stay | None, ...] = (None, "condition", "no_city", "points")
    for reason in reasons:
        squares = tuple((each.seat, each.to) for each in moved if each.reason == reason)
        if squares:
            yield MarkersMoved(squares, reason)


def _fleet(seat: Seat, events: Sequence[Event]) -> Fleet:
    return Fleet(
        seat,
        tuple(event.area for event in events if isinstance(event, ShipMaintained)),
        tuple(event.area for event in events if isinstance(event, ShipScrapped)),
        tuple(event.area for event in events if isinstance(event, ShipBuilt)),
    )


def _fights(area: AreaId, events: Sequence[Event]) -> Iterator[Fought]:
    """The fights of an area one after the other; with a question each ends in the middle."""
    stretch: list[Event] = []
    for event in events:
        if isinstance(event, ConflictStarted | ConflictContinued) and stretch:
            yield _fought(area, stretch)
            stretch = []
        stretch.append(event)
    yield _fought(area, stretch)


def _fought(area: AreaId, events: Sequence[Event]) -> Fought:
    first, last = events[0], events[-1]
    began = first.tokens if isinstance(first, ConflictStarted) else ()
    left = last.tokens if isinstance(last, ConflictEnded) else _left(began, events)
    return Fought(area, began, left, _outcome(first, last))


def _left(began: Counts, events: Sequence[Event]) -> Counts:
    """Who is left after the losses so far."""
    lost = Counter(seat for event in events if isinstance(event, ConflictStep) for seat in event.seats)
    return tuple((seat, count - lost[seat]) for seat, count in began if count > lost[seat])


def _outcome(first: Event, last: Event) -> Outcome:
    match first, last:
        case ConflictContinued(), _:
            return "went_on"
        case ConflictStarted(), ConflictEnded():
            return "over"
        case ConflictStarted(), _:
            return "paused"
        case _:
            return "stopped"
