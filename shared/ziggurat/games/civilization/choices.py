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
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.strike_checks import strike_kinds
from ziggurat.games.civilization.trade_actions import (
    Buy,
    Discard,
    SeizeCities,
    TradeAccept,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.game import Action, ActionSpace, Seat


class _Choice(ActionSpace, frozen=True):
    """All actions of these kinds that the rules allow the seat on this board."""

    board: Board
    seat: Seat
    own: Own | None = None

    def admits(self, action: Action) -> bool:
        return isinstance(action, self.kinds) and why_not(self.board, self.seat, action, self.own) is None

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


class Rebels(_Choice, frozen=True):
    """Every choice of cities that a nation may take from another in a revolt."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (SeizeCities,)


class Dealings(_Choice, frozen=True):
    """Everything that may be offered, replied, settled and said at the market."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (TradeOffer, TradeReply, TradeAccept, TradeDecline, TradeWithdraw, TradeSay, TradeReady)


class Bargains(_Choice, frozen=True):
    """Every purchase of advances that the nation can pay for."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (Buy,)


class Discards(_Choice, frozen=True):
    """Every choice of cards that may be laid down."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return (Discard,)


class Fates(_Choice, frozen=True):
    """Everything that may be answered to the calamity that strikes."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        return strike_kinds(self.board)


CivilizationSpace: TypeAlias = (
    Expansion | Shipping | Steps | CitySites | Rebels | Dealings | Bargains | Discards | Fates
)


def choices(board: Board, seat: Seat, own: Own | None) -> tuple[CivilizationSpace, ...]:
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
        case "revolts":
            return (Rebels(board, seat),)
        case "trade":
            return (Dealings(board, seat, own),)
        case "advances":
            return (Bargains(board, seat, own),)
        case "discard":
            return (Discards(board, seat, own),)
        case "calamities":
            return (Fates(board, seat, own),)
        case _:
            return ()
