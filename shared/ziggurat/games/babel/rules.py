"""The game of Babel, as the house knows it: the rules' rooms joined behind the Game contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from msgspec.structs import replace

from ziggurat.games.babel.action_rules import ACTION_RULES, deciding, why_not
from ziggurat.games.babel.actions import BabelAction, Discard, EndActions, Move, Settle
from ziggurat.games.babel.events import BabelEvent
from ziggurat.games.babel.fitting import check_fits
from ziggurat.games.babel.halving import Handful
from ziggurat.games.babel.offers import offered
from ziggurat.games.babel.position import SEATS, BabelOptions, Hand, Position, Shown, Unveiled
from ziggurat.games.babel.scoring import BabelResult, result
from ziggurat.games.babel.setup import set_up
from ziggurat.games.babel.situation import situation_of, situation_seen
from ziggurat.games.babel.sketch import sketch
from ziggurat.games.game import Action, Due, Event, Game, IllegalAction, Options, Refusal, Seat, Span, View

_REVEALING: Final = (Move, Settle, Discard, EndActions)
"""What shows a card that was hidden, and so is not taken back (rule 6.4)."""

NO_SEAT: Final = Refusal("not_your_decision", rule="6", detail="whoever looks on decides nothing")


class Babel(Game[Position, Shown, Hand]):
    """Babel, for two players. Each has a hand that the other may not see.

    It is large because it answers every question of `Game`, each in a line or two.
    """

    id = "babel"
    rules_version = 1
    seat_counts = (SEATS,)
    options_type = BabelOptions
    action_type = BabelAction
    event_type = BabelEvent
    position_type = Position
    public_type = Shown
    private_type = Hand
    result_type = BabelResult
    space_type = Handful

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        return set_up(seats, cast(BabelOptions, options), seed)

    def due(self, position: Position) -> Due:
        return Due(deciding(position.board))

    def span(self, position: Position | Shown) -> Span:
        """A turn, with the discard that it may demand of the other player. A round is a turn of each player."""
        board = position.board
        return Span(board.turn - 1, (board.turn + 1) // SEATS, "turn", board.seat)

    def public(self, position: Position) -> Shown:
        """The board and the sizes of what is hidden; once the game is over, all of it (rule 11)."""
        board, hands = position.board, position.hands
        return Shown(
            board=board,
            hands=(len(hands[0]), len(hands[1])),
            deck=len(position.deck),
            pile=len(position.pile),
            temple_known=position.pile[: position.known],
            scores=board.scores,
            unveiled=Unveiled(hands, position.deck, position.pile) if board.phase == "over" else None,
        )

    def sketch(self, public: Shown) -> str:
        return sketch(public.board)

    def private(self, position: Position, seat: Seat) -> Hand:
        return Hand(position.hands[seat])

    def why_not(self, view: View[Shown, Hand], action: Action) -> Refusal | None:
        return NO_SEAT if view.viewer is None else why_not(situation_seen(view, view.viewer), action)

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        refusal = why_not(situation_of(position, seat), action)
        if refusal is not None:
            raise IllegalAction(refusal)
        after: tuple[Position, tuple[Event, ...]] = ACTION_RULES[type(action)].carry_out(position, action)
        return after

    def check_fits(self, view: View[Shown, Hand], seats: int) -> None:
        check_fits(view)

    def candidates(self, view: View[Shown, Hand]) -> Iterator[Action]:
        seat = view.viewer
        if seat is None or seat not in deciding(view.public.board):
            return iter(())
        return offered(situation_seen(view, seat))

    def spaces(self, view: View[Shown, Hand]) -> tuple[Handful, ...]:
        """While a hand must be halved, all the ways to do it: `candidates` lists only some of very many."""
        board, hand = view.public.board, view.private
        if hand is None or board.phase != "discard" or view.viewer not in deciding(board):
            return ()
        return (Handful(hand.cards, board.owed),)

    def result(self, position: Position) -> BabelResult | None:
        return result(position)

    def laid_open(self, position: Position) -> Position:
        return replace(position, board=replace(position.board, phase="over", owed=0))

    def undoable(self, before: Position, action: Action, after: Position) -> bool:
        """Only what reveals nothing: the end of the game opens every hand (rule 6.4)."""
        return not isinstance(action, _REVEALING) and after.board.phase != "over"
