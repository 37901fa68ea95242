"""Complete descriptions of what is too much to list: who may do it, and under which conditions (15)."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.games.civilization.actions import (
    BuildCities,
    EndMovement,
    Expand,
    Load,
    Move,
    ResetMovement,
    Sail,
    Ships,
    Unload,
)
from ziggurat.games.civilization.deciding import why_not
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Action, ActionSpace, Seat


class _Choice(ActionSpace, frozen=True):
    """All actions of these kinds that the rules allow the seat on this board."""

    board: Board
    seat: Seat

    def admits(self, action: Action) -> bool:
        return isinstance(action, self.kinds) and why_not(self.board, self.seat, action) is None

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        """The kinds that this space describes."""
        raise NotImplementedError


class Expansion(_Choice, frozen=True):
    """Every way to spread the whole stock, each area within its allowance."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (Expand,)


class Shipping(_Choice, frozen=True):
    """Every way to maintain and build ships that the tokens can pay for."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (Ships,)


class Steps(_Choice, frozen=True):
    """Every step of a movement, with any number of tokens."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (Move, Sail, Load, Unload, ResetMovement, EndMovement)


class CitySites(_Choice, frozen=True):
    """Every list of cities that the tokens allow, in any order."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (BuildCities,)


CivilizationSpace: TypeAlias = Expansion | Shipping | Steps | CitySites


def choices(board: Board, seat: Seat) -> tuple[CivilizationSpace, ...]:
    """What the seat chooses from, where that is too much to list."""
    if seat not in board.owing and seat not in board.answered:
        return ()
    match board.phase:
        case "expansion":
            return (Expansion(board, seat),)
        case "ships":
            return (Shipping(board, seat),)
        case "movement":
            return (Steps(board, seat),)
        case "cities":
            return (CitySites(board, seat),)
        case _:
            return ()
