"""The game of Ur, as the house knows it: the rules' rooms joined behind the Game contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from msgspec.structs import replace

from ziggurat.games.game import Action, Event, Game, IllegalAction, Options, Seat, Span, View
from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
    UrAction,
)
from ziggurat.games.ur.building import build
from ziggurat.games.ur.events import UrEvent
from ziggurat.games.ur.farming import farm
from ziggurat.games.ur.growth import allot, allotting, inspire, trade
from ziggurat.games.ur.offers import offers, spaces
from ziggurat.games.ur.placing import place
from ziggurat.games.ur.politics import redistribute
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.scoring import UrResult, result
from ziggurat.games.ur.setup import SEAT_COUNTS, set_up
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.swapping import end_without_swap, keep, swap
from ziggurat.games.ur.tiles import HIDDEN
from ziggurat.games.ur.war import attack

_Deed = Callable[[Position, Seat, Any], tuple[Position, tuple[Event, ...]]]

_DEEDS: Final[dict[type[Action], _Deed]] = {
    Place: place,
    Agriculture: farm,
    Trade: trade,
    Culture: inspire,
    Politics: redistribute,
    Attack: attack,
    Build: build,
    Allot: allot,
    Swap: swap,
    Keep: keep,
    EndWithoutSwap: end_without_swap,
}


class Ur(Game[Position, Position, Position]):
    """Ur, for two to four players. The public part of a view is the position with the pile hidden below its top;
    nobody has a private part."""

    id = "ur"
    seat_counts = SEAT_COUNTS
    options_type = UrOptions
    action_type = UrAction
    event_type = UrEvent
    position_type = Position
    public_type = Position
    private_type = None
    result_type = UrResult
    space_type = Spread

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return set_up(seats, cast(UrOptions, options), seed)

    def to_act(self, position: Position) -> tuple[Seat, ...]:
        if position.phase == "over":
            return ()
        return (position.pending[0].seat,) if position.pending else (position.seat,)

    def span(self, position: Position) -> Span:
        """A turn, in the placement rounds and the opening swap too, which come before the first round."""
        round_ = position.round if position.phase in ("turn", "over") else 0
        return Span(position.turns, round_, position.phase, position.seat)

    def public(self, position: Position) -> Position:
        """The position with every tile of the market below the top hidden (ruling 3)."""
        if len(position.market) < 2:
            return position
        return replace(position, market=(position.market[0], *(HIDDEN,) * (len(position.market) - 1)))

    def private(self, position: Position, seat: Seat) -> None:
        return None

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        if position.phase == "over":
            raise IllegalAction("game_over", "7", "the game is over")
        if seat not in self.to_act(position):
            raise IllegalAction("not_your_turn", "4", "another player's decision is awaited")
        if position.pending and not isinstance(action, Allot):
            raise IllegalAction("allot_first", allotting(position.pending[0]).rule, "say first where the cubes go")
        return _DEEDS[type(action)](position, seat, action)

    def legal(self, view: View[Position, Position]) -> list[Action]:
        position, seat = view.public, view.viewer
        if seat is None or seat not in self.to_act(position):
            return []
        return offers(position, seat)

    def spaces(self, view: View[Position, Position]) -> tuple[Spread, ...]:
        position, seat = view.public, view.viewer
        if seat is None or seat not in self.to_act(position):
            return ()
        return spaces(position, seat)

    def result(self, position: Position) -> UrResult | None:
        return result(position)
