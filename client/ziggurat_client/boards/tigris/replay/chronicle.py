"""What a replay wants to know of Tigris & Euphrates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ziggurat.games.game import Event, Seat
from ziggurat.games.tigris.events import ConflictResolved, MonumentBuilt, TreasureTaken
from ziggurat.games.tigris.position import Screened, Shown
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.tigris.scoring import TigrisStanding, ranking, spread
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark, Standout

WAR: Final = "war"
REVOLT: Final = "revolt"
BUILT: Final = "built"
TREASURE: Final = "treasure"


class TigrisChronicle(Chronicle):
    """Reads the game, in which points lie behind screens until it is over."""

    rules = Tigris()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        known: Shown = position
        if known.unveiled is not None:
            open_ = zip(known.unveiled.points, known.unveiled.treasures, strict=True)
            return tuple(min(spread(points, treasures)) for points, treasures in open_)
        screened: Mapping[Seat, Screened] = secrets
        behind = (screened.get(seat) for seat in range(known.board.seats))
        return tuple(0 if own is None else min(spread(own.points, own.treasures)) for own in behind)

    def standings(self, position: Any) -> tuple[TigrisStanding, ...]:
        known: Shown = position
        return _hidden(known) if known.unveiled is None else ranking(known.unveiled.points, known.unveiled.treasures)

    def mark(self, event: Event) -> Mark | None:
        match event:
            case ConflictResolved(winner=winner, removed=removed):
                return Mark(WAR if removed else REVOLT, winner)
            case MonumentBuilt(seat):
                return Mark(BUILT, seat, lasting=True)
            case TreasureTaken(seat):
                return Mark(TREASURE, seat)
            case _:
                return None

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        counted = ((feat, _counted(frames, count)) for feat, count in _FEATS.items())
        return tuple(
            Standout(feat, max(counts, key=lambda seat: (counts[seat], -seat)), max(counts.values()))
            for feat, counts in counted
            if counts
        )


def _hidden(shown: Shown) -> tuple[TigrisStanding, ...]:
    """Everyone side by side, as long as nobody's points are known."""
    colours = len(shown.board.options.colours)
    nothing = (0,) * colours
    seats = range(shown.board.seats)
    return tuple(TigrisStanding(seat, 1, 0, nothing[1:], points=nothing, treasures=0, spread=nothing) for seat in seats)


def _fights(event: Event) -> tuple[Seat, int] | None:
    """Who won a conflict."""
    return (event.winner, 1) if isinstance(event, ConflictResolved) else None


def _treasures(event: Event) -> tuple[Seat, int] | None:
    """Who took a treasure."""
    return (event.seat, 1) if isinstance(event, TreasureTaken) else None


def _monuments(event: Event) -> tuple[Seat, int] | None:
    """Who built a monument."""
    return (event.seat, 1) if isinstance(event, MonumentBuilt) else None


_FEATS: Final[dict[str, Callable[[Event], tuple[Seat, int] | None]]] = {
    "fights": _fights,
    "treasures": _treasures,
    "monuments": _monuments,
}


def _counted(frames: Sequence[Frame], count: Callable[[Event], tuple[Seat, int] | None]) -> Counter[Seat]:
    """How often each seat did it."""
    counts: Counter[Seat] = Counter()
    for frame in frames:
        for event in frame.events:
            found = count(event)
            if found is not None:
                counts[found[0]] += found[1]
    return counts
