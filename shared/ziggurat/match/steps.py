"""The steps that a match is made of: what seats did, and what time brought about."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ziggurat.games.game import Action, Event, Game, Seat


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action as a seat took it."""

    seat: Seat
    action: Action


class Expiry(msgspec.Struct, frozen=True, gc=False):
    """A step by nobody: the time of these seats was up, or, without seats, that of the phase."""

    seats: tuple[Seat, ...] = ()

    @property
    def seat(self) -> None:
        """The seat that took it: none did."""
        return


AnyStep: TypeAlias = Step | Expiry
"""One step of a match."""


def played(game: Game[Any, Any, Any], position: Any, step: AnyStep) -> tuple[Any, tuple[Event, ...]]:
    """The position after a step taken in `position`, and the story of it. Raises IllegalAction if it is refused."""
    if isinstance(step, Expiry):
        return game.expire(position, step.seats)
    return game.apply(position, step.seat, step.action)
