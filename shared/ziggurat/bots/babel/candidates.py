"""Which actions of Babel are worth trying."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.babel.actions import EndActions, Invoke
from ziggurat.games.babel.deeds import deciding
from ziggurat.games.babel.offers import offered
from ziggurat.games.babel.peoples import run_at
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.situation import Situation, situation_of
from ziggurat.games.game import Action, Seat


def deeds(position: Position, seat: Seat) -> Iterator[Action]:
    """Everything that does not end the turn, the same deed once."""
    situation = situation_of(position, seat)
    return (
        action
        for action in offered(situation)
        if not isinstance(action, EndActions) and not _is_repeated(situation, action)
    )


def closings(position: Position, seat: Seat) -> Iterator[Action]:
    """Ending the turn, where it may end."""
    board = position.board
    if seat in deciding(board) and board.phase == "actions" and not board.sides[seat].start_card:
        yield EndActions()


def _is_repeated(situation: Situation, action: Action) -> bool:
    """Whether giving up an earlier card of the same run comes to the same (ruling 12.9)."""
    own = situation.own
    if not isinstance(action, Invoke) or own.pawn is None:
        return False
    run = run_at(own.column(own.pawn), action.position)
    return run is not None and action.position != run.start
