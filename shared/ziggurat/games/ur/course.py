"""The course of the game: how the turn passes, and how the game ends (rules 3.4 to 3.6, 4.3, 7)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import Event, Seat
from ziggurat.games.ur.events import GameEnded, TurnBegan
from ziggurat.games.ur.land import free_squares
from ziggurat.games.ur.position import CLOSED, UNTOUCHED, Ending, Phase, Position, TurnState

PLACEMENT_ROUNDS = 3
FORCED_WITHOUT_ANY_CUBE = 3
FORCED_WITH_A_ZIGGURAT = 1


def pass_on(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """End the turn: the next seat begins its own, or the game ends with the round (rule 7)."""
    seat, phase, round_now = (position.seat + 1) % len(position.hands), position.phase, position.round
    if seat != position.first:
        return _begin_turn(position, seat, phase, round_now)
    if phase == "placement" and round_now < PLACEMENT_ROUNDS:
        return _begin_turn(position, seat, phase, round_now + 1)
    if phase == "placement":
        return _begin_turn(position, seat, "opening", 1)
    if phase == "opening":
        return _begin_turn(position, seat, "turn", 1)
    if position.last_round:
        return end_game(position, "fifth_ziggurat")
    if round_now == position.options.max_rounds:
        return end_game(position, "max_rounds")
    return _begin_turn(position, seat, phase, round_now + 1)


def end_game(position: Position, ending: Ending) -> tuple[Position, tuple[Event, ...]]:
    """The game is over: nothing can be done or taken back any more."""
    over = replace(position, phase="over", turns=position.turns + 1, turn=UNTOUCHED, ending=ending)
    return over, (GameEnded(ending),)


def _begin_turn(position: Position, seat: Seat, phase: Phase, number: int) -> tuple[Position, tuple[Event, ...]]:
    turn = _turn_state(position, seat) if phase == "turn" else UNTOUCHED
    begun = replace(position, seat=seat, phase=phase, round=number, turns=position.turns + 1, turn=turn)
    return begun, (TurnBegan(seat, phase, number, turn.forced),)


def _turn_state(position: Position, seat: Seat) -> TurnState:
    """An ordinary turn, or a forced one (rule 4.3): then nothing but its placement is possible before the swap."""
    if seat in position.owners:
        return UNTOUCHED
    if not free_squares(position):
        return CLOSED
    has_ziggurat = seat in position.ziggurats
    return TurnState(forced=FORCED_WITH_A_ZIGGURAT if has_ziggurat else FORCED_WITHOUT_ANY_CUBE)
