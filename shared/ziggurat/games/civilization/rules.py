"""The game of Civilization, as the house knows it: the rules' rooms joined behind the Game contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction, Load, Move, ResetMovement, Sail, Unload
from ziggurat.games.civilization.advances import points_of
from ziggurat.games.civilization.answers import is_still_meant
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.choices import CivilizationSpace, choices
from ziggurat.games.civilization.deciding import carry_out, why_not
from ziggurat.games.civilization.defaults import time_is_up
from ziggurat.games.civilization.events import CivilizationEvent
from ziggurat.games.civilization.fitting import check_fits
from ziggurat.games.civilization.position import TOGETHER, CivilizationOptions, Own, Phase, Position, Shown
from ziggurat.games.civilization.scoring import CivilizationResult, result
from ziggurat.games.civilization.setup import SEAT_COUNTS, set_up
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.civilization.sketch import sketch
from ziggurat.games.game import NO_DEFAULT, Action, Due, Event, Game, IllegalAction, Options, Refusal, Seat, Span, View

EVERYBODYS: Final[frozenset[Phase]] = TOGETHER | {"trade"}
"""The phases that belong to nobody alone."""
NO_SEAT: Final = Refusal("not_your_turn", "15", "whoever looks on decides nothing")


class Civilization(Game[Position, Shown, Own]):
    """Civilization, for two to seven nations. Answers of several at once are hidden until all are in.

    It is large because it answers every question of `Game`, each in a line or two.
    """

    id = "civilization"
    rules_version = 2
    seat_counts = SEAT_COUNTS
    options_type = CivilizationOptions
    action_type = CivilizationAction
    event_type = CivilizationEvent
    position_type = Position
    public_type = Shown
    private_type = Own
    result_type = CivilizationResult
    space_type = CivilizationSpace
    has_defaults = True
    taking_back = "15.2"

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return set_up(seats, cast(CivilizationOptions, options), seed)

    def due(self, position: Position) -> Due:
        board = position.board
        seconds = board.options.trade_seconds if board.phase == "trade" else 0
        return Due(board.owing, board.answered, seconds or None)

    def span(self, position: Position | Shown) -> Span:
        """A phase that is everybody's, or one nation's choice or movement in it. A round is a turn of the game.

        A question to several is nobody's, also once a single answer is missing.
        """
        board = position.board
        alone = board.phase not in EVERYBODYS and len(board.owing) == 1 and not board.answered
        return Span(board.spans, board.turn, board.phase, board.owing[0] if alone else None)

    def public(self, position: Position) -> Shown:
        """The board, without the answers that wait for others."""
        return Shown(position.board)

    def sketch(self, public: Shown) -> str:
        return sketch(public.board)

    def private(self, position: Position, seat: Seat) -> Own:
        return own_of(position, seat)

    def why_not(self, view: View[Shown, Own], action: Action) -> Refusal | None:
        return NO_SEAT if view.viewer is None else why_not(view.public.board, view.viewer, action, view.private)

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        refusal = why_not(position.board, seat, action, own_of(position, seat))
        if refusal is not None:
            raise IllegalAction(refusal)
        story: list[Event] = []
        return carry_out(position, seat, cast(CivilizationAction, action), story), tuple(story)

    def fits(self, seen: View[Shown, Own], now: View[Shown, Own], action: Action) -> bool:
        return is_still_meant(seen.public.board, now.public.board)

    def check_fits(self, view: View[Shown, Own], seats: int) -> None:
        check_fits(view, seats)

    def candidates(self, view: View[Shown, Own]) -> Iterable[Action]:
        return () if view.viewer is None else candidates(view.public.board, view.viewer, view.private)

    def spaces(self, view: View[Shown, Own]) -> tuple[CivilizationSpace, ...]:
        """All expansions, payments, steps, lists of cities, deals and the like, of which `candidates` names a few."""
        return () if view.viewer is None else choices(view.public.board, view.viewer, view.private)

    def points(self, position: Position, seat: Seat) -> int | None:
        """Those of its advances, in the modes that have any (rule 12)."""
        board = position.board
        if not board.options.has_cards:
            return None
        return points_of(board.nations[seat].advances) if seat < len(board.nations) else 0

    def result(self, position: Position) -> CivilizationResult | None:
        return result(position.board)

    def laid_open(self, position: Position) -> Position:
        hands = position.secrets.hands if position.secrets is not None else ()
        over = replace(position.board, phase="over", owing=(), answered=(), movement=None, fight=None, revealed=hands)
        over = replace(over, revolts=None, market=None, purchases=None, strike=None)
        return position.on(over)

    def undoable(self, before: Position, action: Action, after: Position) -> bool:
        """The steps of one's own movement, until it is ended."""
        return isinstance(action, Move | Sail | Load | Unload | ResetMovement)

    def expire(self, position: Position, seats: tuple[Seat, ...]) -> tuple[Position, tuple[Event, ...]]:
        has_time = bool(seats) or self.due(position).seconds is not None
        if not has_time or not set(seats) <= set(position.board.owing):
            raise IllegalAction(NO_DEFAULT)
        story: list[Event] = []
        return time_is_up(position, seats, story), tuple(story)
