"""The game of Tigris & Euphrates, as the house knows it: the rules' rooms joined behind the Game contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from msgspec.structs import replace

from ziggurat.games.game import NO_DEFAULT, Action, Due, Event, Game, IllegalAction, Options, Refusal, Seat, Span, View
from ziggurat.games.tigris.action_rules import ACTION_RULES, deciding, why_not
from ziggurat.games.tigris.actions import Commit, TigrisAction
from ziggurat.games.tigris.defaults import time_is_up
from ziggurat.games.tigris.events import TigrisEvent
from ziggurat.games.tigris.fitting import check_fits
from ziggurat.games.tigris.offers import offered
from ziggurat.games.tigris.position import Position, Screened, Shown, TigrisOptions, Unveiled
from ziggurat.games.tigris.scoring import TigrisResult, result
from ziggurat.games.tigris.setup import SEAT_COUNTS, set_up
from ziggurat.games.tigris.situation import situation_of, situation_seen
from ziggurat.games.tigris.sketch import sketch
from ziggurat.games.tigris.swapping import Handful

NO_SEAT: Final = Refusal("not_your_decision", "5", "whoever looks on decides nothing")


class Tigris(Game[Position, Shown, Screened]):
    """Tigris & Euphrates, for two to four players. Hands, points and treasures lie behind screens.

    It is large because it answers every question of `Game`, each in a line or two.
    """

    id = "tigris"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    options_type = TigrisOptions
    action_type = TigrisAction
    event_type = TigrisEvent
    position_type = Position
    public_type = Shown
    private_type = Screened
    result_type = TigrisResult
    space_type = Handful
    has_defaults = True
    taking_back = "11.1"
    answers_are_final = True

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return set_up(seats, cast(TigrisOptions, options), seed)

    def due(self, position: Position) -> Due:
        return Due(deciding(position.board))

    def span(self, position: Position | Shown) -> Span:
        """A turn, with all that others decide in it. A round is a turn of every seat."""
        board = position.board
        return Span(board.turn - 1, (board.turn - 1) // board.seats + 1, "turn", board.seat)

    def public(self, position: Position) -> Shown:
        """The board and the sizes of hands and bag; once the game is over, all that was hidden (rule 11)."""
        board, unveiled = position.board, None
        if board.phase == "over":
            unveiled = Unveiled(position.hands, position.points, position.treasures, position.bag)
        return Shown(board, tuple(map(len, position.hands)), len(position.bag), unveiled)

    def sketch(self, public: Shown) -> str:
        return sketch(public.board)

    def private(self, position: Position, seat: Seat) -> Screened:
        return Screened(position.hands[seat], position.points[seat], position.treasures[seat])

    def why_not(self, view: View[Shown, Screened], action: Action) -> Refusal | None:
        return NO_SEAT if view.viewer is None else why_not(situation_seen(view, view.viewer), action)

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        refusal = why_not(situation_of(position, seat), action)
        if refusal is not None:
            raise IllegalAction(refusal)
        after: tuple[Position, tuple[Event, ...]] = ACTION_RULES[type(action)].carry_out(position, action)
        return after

    def check_fits(self, view: View[Shown, Screened], seats: int) -> None:
        check_fits(view, seats)

    def candidates(self, view: View[Shown, Screened]) -> Iterable[Action]:
        seat = view.viewer
        if seat is None or seat not in deciding(view.public.board):
            return ()
        return offered(situation_seen(view, seat))

    def spaces(self, view: View[Shown, Screened]) -> tuple[Handful, ...]:
        """Swaps, which may name the tiles in any order: `candidates` lists each choice once."""
        board, own = view.public.board, view.private
        if own is None or board.phase != "action" or view.viewer not in deciding(board):
            return ()
        return (Handful(own.hand),)

    def points(self, position: Position, seat: Seat) -> int:
        """Those of all colours, and a treasure is one too (rule 10)."""
        return sum(position.points[seat]) + position.treasures[seat]

    def result(self, position: Position) -> TigrisResult | None:
        return result(position)

    def laid_open(self, position: Position) -> Position:
        return replace(position, board=replace(position.board, phase="over"))

    def undoable(self, before: Position, action: Action, after: Position) -> bool:
        """Only what drew no tile, decided no number in a conflict and did not end the game (rule 11)."""
        drew = after.bag != before.bag
        return not drew and not isinstance(action, Commit) and after.board.phase != "over"

    def expire(self, position: Position, seats: tuple[Seat, ...]) -> tuple[Position, tuple[Event, ...]]:
        if not seats or not set(seats) <= set(deciding(position.board)):
            raise IllegalAction(NO_DEFAULT)
        return time_is_up(position, seats)
