"""The game of Ur, as the house knows it: the rules' rooms joined behind the Game contract."""

from __future__ import annotations

from typing import Final, cast

from msgspec.structs import replace

from ziggurat.games.game import Action, Due, Event, Game, IllegalAction, Options, Refusal, Seat, Span, View
from ziggurat.games.ur.action_rules import ACTION_RULES, deciding, why_not
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.events import UrEvent
from ziggurat.games.ur.fitting import check_fits
from ziggurat.games.ur.offers import offers, spaces
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.scoring import UrResult, result
from ziggurat.games.ur.setup import SEAT_COUNTS, set_up
from ziggurat.games.ur.sketch import sketch
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.tiles import HIDDEN

NO_SEAT: Final = Refusal("not_your_turn", "4", "whoever looks on decides nothing")


class Ur(Game[Position, Position, Position]):
    """Ur, for two to four players. The public part of a view is the position with the pile hidden below its top;
    nobody has a private part.

    It is large because it answers every question of `Game`, each in a line or two.
    """

    id = "ur"
    rules_version = 1
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

    def due(self, position: Position) -> Due:
        return Due(deciding(position))

    def span(self, position: Position) -> Span:
        """A turn, in the placement rounds and the opening swap too, which come before the first round."""
        round_ = position.round if position.phase in ("turn", "over") else 0
        return Span(position.turns, round_, position.phase, position.seat)

    def public(self, position: Position) -> Position:
        """The position with every tile of the market below the top hidden (ruling 3)."""
        if len(position.market) < 2:
            return position
        return replace(position, market=(position.market[0], *(HIDDEN,) * (len(position.market) - 1)))

    def sketch(self, public: Position) -> str:
        return sketch(public)

    def private(self, position: Position, seat: Seat) -> None:
        return None

    def why_not(self, view: View[Position, Position], action: Action) -> Refusal | None:
        return NO_SEAT if view.viewer is None else why_not(view.public, view.viewer, action)

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        refusal = why_not(position, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        after: tuple[Position, tuple[Event, ...]] = ACTION_RULES[type(action)].carry_out(position, seat, action)
        return after

    def check_fits(self, view: View[Position, Position], seats: int) -> None:
        check_fits(view.public, seats)

    def candidates(self, view: View[Position, Position]) -> list[Action]:
        position, seat = view.public, view.viewer
        if seat is None or seat not in deciding(position):
            return []
        return offers(position, seat)

    def spaces(self, view: View[Position, Position]) -> tuple[Spread, ...]:
        position, seat = view.public, view.viewer
        if seat is None or seat not in deciding(position):
            return ()
        return spaces(position, seat)

    def result(self, position: Position) -> UrResult | None:
        return result(position)
