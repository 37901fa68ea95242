"""Thinking in a style: a generator of turns that look a little better than they are, the more they are liked.

What a turn of ours is liked for stays with everything that may follow it, so that whoever looks ahead weighs the same
liking against what it finds there. Nobody else is taken to lean.
"""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.liking import Liking, Tastes
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.search.turn_generator import AnyTurnGenerator, Turn, TurnGenerator
from ziggurat.games.game import Seat


class Leant:
    """A state of the search, with whose liking led there, and how large it is as a logarithm of odds."""

    __slots__ = ("liked", "seat", "state")

    def __init__(self, state: Any, seat: Seat, liked: float) -> None:
        self.state = state
        self.seat = seat
        self.liked = liked


class Leaning(TurnGenerator[Any, Leant]):
    """The turns that `generator` finds, in the eyes of a seat that plays in the style `style`."""

    def __init__(self, generator: AnyTurnGenerator, tastes: Tastes, style: str) -> None:
        """Raises LookupError if the game has no such style."""
        self._generator = generator
        self._tastes = tastes
        self._liking: Liking = tastes.likings[style]

    @property
    def looks(self) -> tuple[tuple[int, ...], ...]:
        return self._generator.looks

    def decisions(self, position: Any, seat: Seat, budget: Budget) -> list[Turn[Leant]]:
        return self._liked(position, seat, self._generator.decisions(position, seat, budget))

    def mover(self, state: Leant) -> Seat | None:
        return self._generator.mover(state.state)

    def turns(self, state: Leant, breadth: int, budget: Budget) -> list[Turn[Leant]]:
        return [
            self._leant(turn, state.seat, state.liked) for turn in self._generator.turns(state.state, breadth, budget)
        ]

    def risk(self, turn: Turn[Leant], budget: Budget) -> float:
        return self._generator.risk(_plain(turn), budget)

    def broader_looks(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return self._generator.broader_looks(seats)

    def further_decisions(self, position: Any, seat: Seat, budget: Budget) -> list[Turn[Leant]]:
        return self._liked(position, seat, self._generator.further_decisions(position, seat, budget))

    def last_resorts(self, position: Any, seat: Seat, budget: Budget) -> list[Turn[Leant]]:
        return self._liked(position, seat, self._generator.last_resorts(position, seat, budget))

    def plan(self, position: Any, seat: Seat, turn: Turn[Leant]) -> Plan:
        return self._generator.plan(position, seat, _plain(turn))

    def _liked(self, position: Any, seat: Seat, turns: list[Turn[Any]]) -> list[Turn[Leant]]:
        """Turns of ours, each as much better as it is liked."""
        leant = [
            self._leant(turn, seat, self._liking.most * self._liking.of(position, seat, turn.actions)) for turn in turns
        ]
        return sorted(leant, key=lambda turn: -turn.leads[seat])

    def _leant(self, turn: Turn[Any], seat: Seat, liked: float) -> Turn[Leant]:
        leads = list(turn.leads)
        leads[seat] = self._tastes.lead(leads[seat], liked)
        return Turn(turn.actions, Leant(turn.state, seat, liked), tuple(leads))


def _plain(turn: Turn[Leant]) -> Turn[Any]:
    """The turn as the generator knows it, but for the leads."""
    return Turn(turn.actions, turn.state.state, turn.leads)
