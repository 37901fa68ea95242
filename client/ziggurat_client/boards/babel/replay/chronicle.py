"""What a replay wants to know of Babel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ziggurat.games.babel.events import (
    FinalPhaseStarted,
    PeopleBanished,
    PeopleDeserted,
    PowerInvoked,
    TempleBuilt,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.babel.position import HIGHEST, Shown
from ziggurat.games.babel.rules import Babel
from ziggurat.games.babel.scoring import BabelStanding, ranking
from ziggurat.games.game import Event, Seat
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark, Standout

SUMMIT: Final = "summit"
RUIN: Final = "ruin"
PLUNDER: Final = "plunder"
FINAL: Final = "final"


class BabelChronicle(Chronicle):
    """Reads Babel."""

    rules = Babel()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        known: Shown = position
        return known.scores

    def standings(self, position: Any) -> tuple[BabelStanding, ...]:
        known: Shown = position
        return ranking(known.board, known.hands)

    def mark(self, event: Event) -> Mark | None:
        match event:
            case TempleBuilt(seat=seat, level=level) | TempleProgressed(seat=seat, level=level) if level == HIGHEST:
                return Mark(SUMMIT, seat, lasting=True)
            case TempleDestroyed(victim=victim):
                return Mark(RUIN, 1 - victim)
            case TemplePlundered(seat=seat):
                return Mark(PLUNDER, seat)
            case FinalPhaseStarted(scores):
                return Mark(FINAL, scores.index(max(scores)), lasting=True)
            case _:
                return None

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        counted = ((feat, _counted(frames, count)) for feat, count in _FEATS.items())
        return tuple(
            Standout(feat, max(counts, key=lambda seat: (counts[seat], -seat)), max(counts.values()))
            for feat, counts in counted
            if counts
        )


def _storeys(event: Event) -> tuple[Seat, int] | None:
    """Whose temple rose, and by how many cards."""
    return (event.seat, 1) if isinstance(event, TempleBuilt | TempleProgressed) else None


def _powers(event: Event) -> tuple[Seat, int] | None:
    """Who invoked a power."""
    return (event.seat, 1) if isinstance(event, PowerInvoked) else None


def _torn_down(event: Event) -> tuple[Seat, int] | None:
    """Who took storeys from the rival, and how many."""
    match event:
        case TempleDestroyed(victim=victim, levels=levels):
            return 1 - victim, len(levels)
        case TemplePlundered(seat=seat):
            return seat, 1
        case _:
            return None


def _driven_out(event: Event) -> tuple[Seat, int] | None:
    """Who banished or won over people of the rival, and how many."""
    match event:
        case PeopleBanished(victim=victim, indices=indices):
            return 1 - victim, len(indices)
        case PeopleDeserted(to_seat=seat, count=count):
            return seat, count
        case _:
            return None


_FEATS: Final[dict[str, Callable[[Event], tuple[Seat, int] | None]]] = {
    "storeys": _storeys,
    "powers": _powers,
    "torn_down": _torn_down,
    "driven_out": _driven_out,
}


def _counted(frames: Sequence[Frame], count: Callable[[Event], tuple[Seat, int] | None]) -> Counter[Seat]:
    """How much every seat did of something."""
    counts: Counter[Seat] = Counter()
    for frame in frames:
        for found in filter(None, map(count, frame.events)):
            counts[found[0]] += found[1]
    return counts
