"""What is told once the market is over: which calamities changed hands there, as all have seen (9.1)."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_events import MarketEnded
from ziggurat.games.game import Event, OpenEvent, Seat


class PassedOn(OpenEvent, frozen=True):
    """The calamities that changed hands at the market, with giver and receiver; perhaps none."""

    passed: tuple[tuple[CalamityId, Seat, Seat], ...]


def with_passed_on(events: Iterable[Event], board: Board) -> tuple[Event, ...]:
    """The events that led to that board, and after the end of a market what was passed on there, where there are
    calamities."""
    if not board.options.is_full:
        return tuple(events)
    passed = tuple([(each.calamity, each.giver, each.victim) for each in board.faced if each.giver is not None])
    told: list[Event] = []
    for event in events:
        told.append(event)
        if isinstance(event, MarketEnded):
            told.append(PassedOn(passed))
    return tuple(told)
