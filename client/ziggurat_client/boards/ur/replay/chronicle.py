"""What a replay wants to know of Ur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ziggurat.games.game import Event, Seat
from ziggurat.games.ur.events import Allotted, Attacked, Inspired, Traded, ZigguratBuilt
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import UrStanding, ranking, score
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark, Standout

WAR: Final = "war"
BUILT: Final = "built"


class UrChronicle(Chronicle):
    """Reads Ur, in which nothing that counts is hidden."""

    rules = Ur()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        known: Position = position
        return tuple(score(known, seat).points for seat in range(len(known.hands)))

    def standings(self, position: Any) -> tuple[UrStanding, ...]:
        return ranking(position)

    def mark(self, event: Event) -> Mark | None:
        match event:
            case ZigguratBuilt(seat):
                return Mark(BUILT, seat, lasting=True)
            case Attacked(seat):
                return Mark(WAR, seat)
            case _:
                return None

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        found = [*_most("attacks", _attacks(frames)), *_most("trade", _traded(frames))]
        found += _first_to_build(frames)
        found += _most("culture", _given(frames))
        return tuple(found)


def _most(feat: str, counts: Counter[Seat]) -> list[Standout]:
    """Whoever did most of it, if anyone did it; among equals the first in seat order."""
    best = max(counts.values(), default=0)
    return [Standout(feat, min(seat for seat, count in counts.items() if count == best), best)] if best else []


def _attacks(frames: Sequence[Frame]) -> Counter[Seat]:
    return Counter(event.seat for event in _events(frames) if isinstance(event, Attacked))


def _traded(frames: Sequence[Frame]) -> Counter[Seat]:
    """Cubes that Trade brought to each seat."""
    earned: Counter[Seat] = Counter()
    for event in _events(frames):
        if isinstance(event, Traded) or (isinstance(event, Allotted) and event.cause == "trade"):
            earned[event.seat] += _total(event.gains)
    return earned


def _given(frames: Sequence[Frame]) -> Counter[Seat]:
    """Cubes that each seat's Culture brought to the tiles of others."""
    given: Counter[Seat] = Counter()
    for frame in frames:
        muse = frame.span.seat
        for event in frame.events:
            match event:
                case Inspired(seat=seat, gains=gains):
                    given[seat] += _total([gain for gain in gains if frame.position.owners[gain.square] != seat])
                case Allotted(seat=seat, cause="culture", gains=gains) if muse is not None and seat != muse:
                    given[muse] += _total(gains)
    return given


def _first_to_build(frames: Sequence[Frame]) -> list[Standout]:
    """Who built first, and in which round."""
    for frame in frames:
        for event in frame.events:
            if isinstance(event, ZigguratBuilt):
                return [Standout("first_ziggurat", event.seat, frame.span.round)]
    return []


def _events(frames: Sequence[Frame]) -> Iterator[Event]:
    return (event for frame in frames for event in frame.events)


def _total(gains: Sequence[Cubes]) -> int:
    return sum(gain.count for gain in gains)
