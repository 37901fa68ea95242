"""What a replay wants to know of Civilization."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ziggurat.games.civilization.events import CityAttacked, CityBuilt, CitySeized, ConflictStep, ShipSailed
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.scoring import standings, territories
from ziggurat.games.game import Event, Seat, Standing
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark, Standout

FOUNDED: Final = "founded"
FALLEN: Final = "fallen"
_Counted = Callable[[Event], Sequence[Seat]]


class CivilizationChronicle(Chronicle):
    """Reads the game, where everything lies open: the score is the square of the marker, in nomads the territories, in
    first societies the advances."""

    rules = Civilization()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        board: Board = position.board
        if not board.nations:
            return (0,) * board.seats
        if board.options.mode == "nomads":
            return tuple(territories(nation) for nation in board.nations)
        if board.options.mode == "first_societies":
            return tuple(len(nation.advances) for nation in board.nations)
        return tuple(nation.marker for nation in board.nations)

    def standings(self, position: Any) -> tuple[Standing, ...]:
        board: Board = position.board
        if not board.nations:
            return tuple(Standing(seat, 1, 0) for seat in range(board.seats))
        return standings(board, board.ending or "last_turn")

    def mark(self, event: Event) -> Mark | None:
        match event:
            case CityBuilt(seat):
                return Mark(FOUNDED, seat, lasting=True)
            case CityAttacked(_, seat, _, _, result) if result != "repelled":
                return Mark(FALLEN, seat)
            case _:
                return None

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        found = ((feat, _counted(frames, count)) for feat, count in _FEATS.items())
        return tuple(
            Standout(feat, max(counts, key=lambda seat: (counts[seat], -seat)), max(counts.values()))
            for feat, counts in found
            if counts
        )


def _founded(event: Event) -> Sequence[Seat]:
    return (event.seat,) if isinstance(event, CityBuilt) else ()


def _conquered(event: Event) -> Sequence[Seat]:
    """Who brought a city to fall."""
    if isinstance(event, CitySeized):
        return (event.seat,)
    return (event.seat,) if isinstance(event, CityAttacked) and event.result in ("fell", "eliminated") else ()


def _fallen(event: Event) -> Sequence[Seat]:
    """Whose tokens fell in conflicts."""
    return event.seats if isinstance(event, ConflictStep) else ()


def _sailed(event: Event) -> Sequence[Seat]:
    return (event.seat,) if isinstance(event, ShipSailed) else ()


_FEATS: Final[dict[str, _Counted]] = {
    "founded": _founded,
    "conquered": _conquered,
    "fallen": _fallen,
    "sailed": _sailed,
}


def _counted(frames: Sequence[Frame], count: _Counted) -> Counter[Seat]:
    """How often each seat did it."""
    counts: Counter[Seat] = Counter()
    for frame in frames:
        for event in frame.events:
            counts.update(count(event))
    return counts
