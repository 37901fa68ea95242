"""What can stand out in a match of Civilization, at most four things in each mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from ziggurat.games.civilization.calamity_events import CalamityStarted
from ziggurat.games.civilization.events import CityAttacked, CityBuilt, CitySeized, ConflictStep, ShipSailed
from ziggurat.games.civilization.position import Board, Mode
from ziggurat.games.civilization.trade_events import TradeDone
from ziggurat.games.game import Event, Seat
from ziggurat_client.replaying.chronicle import Frame

Counted: TypeAlias = Callable[[Event], Sequence[Seat]]
"""Whose count an event adds to."""


def feats_of(board: Board) -> Mapping[str, Counted]:
    """Those of the mode that is played, by the words for them."""
    return _WITH_CARDS.get(board.options.mode, _WITHOUT_CARDS)


def counted(frames: Sequence[Frame], count: Counted) -> Counter[Seat]:
    """How often each seat did it."""
    counts: Counter[Seat] = Counter()
    for frame in frames:
        for event in frame.events:
            counts.update(count(event))
    return counts


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


def _dealt(event: Event) -> Sequence[Seat]:
    return (event.seat, event.partner) if isinstance(event, TradeDone) else ()


def _passed(event: Event) -> Sequence[Seat]:
    """Who gave a calamity that struck."""
    return (event.giver,) if isinstance(event, CalamityStarted) and event.giver is not None else ()


def _struck(event: Event) -> Sequence[Seat]:
    return (event.victim,) if isinstance(event, CalamityStarted) else ()


_WITHOUT_CARDS: Final[Mapping[str, Counted]] = {
    "founded": _founded,
    "conquered": _conquered,
    "fallen": _fallen,
    "sailed": _sailed,
}
_WITH_CARDS: Final[Mapping[Mode, Mapping[str, Counted]]] = {
    "first_societies": {"founded": _founded, "conquered": _conquered, "fallen": _fallen, "dealt": _dealt},
    "full": {"founded": _founded, "dealt": _dealt, "passed": _passed, "struck": _struck},
}
