"""The generator for who is not to be surprised by the end of a game of Ur, and looks further where all seems lost."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import Turn
from ziggurat.bots.ur.board import OVER, TURN, Board, board_of, free_squares
from ziggurat.bots.ur.ending import might_end
from ziggurat.bots.ur.judgement import Weights
from ziggurat.bots.ur.turn_generator import UrTurnGenerator
from ziggurat.bots.ur.turns import CLOSE, Width, turns
from ziggurat.games.game import Game, Seat
from ziggurat.games.ur.actions import Swap
from ziggurat.games.ur.position import Position

REFUTING: Final = Width(kept=4, boards=60, partials=6, closings=6, boards_to_end=1000, share_to_end=1)
"""How much of the next player's turns is tried to find an end, even if that is all that is left of the budget: whoever
asked in haste would not know."""
BROAD: Final = Width(kept=8, boards=1500, partials=30, closings=10, boards_to_end=4000)
"""How much of one's own turns is tried once all that comes to mind first has been looked at."""
BROADER: Final = (
    (80, 4, 1),
    (20, 3, 2, 2, 1),
    (16, 4, 3, 3, 1),
    (10, 4, 3, 2, 2, 2, 1),
    (16, 6, 4, 3, 3, 2, 1),
    (24, 8, 6, 4, 3, 2, 2, 2, 1),
)
"""Between two: the widths of the looks from then on."""
PILE: Final = 3
"""Tiles in the market among two, of which two are hidden (rule 2)."""
LAST_RESORTS: Final = Width(kept=8, boards=1000, partials=60, closings=60, boards_to_end=1000, share_to_end=2)
"""How much is tried where all choices at first sight are lost."""


class CarefulUrTurnGenerator(UrTurnGenerator):
    """The turns of Ur, with ends by surprise."""

    def __init__(self, game: Game[Any, Any, Any], weights: dict[int, Weights], *, pile_is_known: bool) -> None:
        """`pile_is_known` says that the hidden tiles of a position lie as they were remembered, not as they were
        drawn."""
        super().__init__(game, weights)
        self._pile_is_known = pile_is_known

    def risk(self, turn: Turn[Board], budget: Budget) -> float:
        boards = [turn.state] if self._pile_is_known else _as_they_may_be(turn)
        return sum(self._can_be_ended(board, budget) for board in boards) / len(boards)

    def _can_be_ended(self, board: Board, budget: Budget) -> bool:
        """Whether the seat to move finds a turn that ends the game and wins it."""
        if board.phase != TURN or free_squares(board) > CLOSE or not might_end(board):
            return False
        best = turns(board, self._weights[board.seats], REFUTING, budget)[0]
        return best.state.phase == OVER and best.leads[board.seat] > 0

    def broader_looks(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return BROADER if seats == 2 else ()

    def further_decisions(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Board]]:
        return self._found_in(position, BROAD, budget)

    def last_resorts(self, position: Position, seat: Seat, budget: Budget) -> list[Turn[Board]]:
        return self._found_in(position, LAST_RESORTS, budget)

    def _found_in(self, position: Position, width: Width, budget: Budget) -> list[Turn[Board]]:
        """The turns found in that width; none where an answer is awaited, to which there are few ways."""
        if position.pending:
            return []
        board = board_of(position)
        return turns(board, self._weights[board.seats], width, budget)


def _as_they_may_be(turn: Turn[Board]) -> list[Board]:
    """The board after the turn; where it took the tile on the pile, nobody could know which of those below would come
    to lie open: both ways."""
    last, after = turn.actions[-1], turn.state
    if not isinstance(last, Swap) or last.square is not None or len(after.market) < PILE:
        return [after]
    other = after.copy()
    other.market = [after.market[1], after.market[0], *after.market[2:]]
    return [after, other]
