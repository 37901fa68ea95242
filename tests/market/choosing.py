"""Choice: the turn of one trader (rule 3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from market.actions import EndTurn, Take
from market.course import Outcome, entered
from market.events import TurnEnded, WareTaken
from market.position import Position, Purse, Shown, with_entry
from market.wares import in_order, without
from ziggurat.games.game import Refusal, Seat, View

MOST_TAKEN: Final = 2
NOT_IN_ROW: Final = Refusal("not_in_row", rule="3.1", detail="that ware is not in the row")
ENOUGH: Final = Refusal("taken_enough", rule="3.1", detail="nobody takes more than two wares")


def why_not_take(view: View[Shown, Purse], action: Take) -> Refusal | None:
    """What forbids it, if anything does."""
    board = view.public.board
    if action.ware not in tuple(board.row):
        return NOT_IN_ROW
    return ENOUGH if board.taken == MOST_TAKEN else None


def take(position: Position, seat: Seat, action: Take) -> Outcome:
    """The ware goes into the store."""
    board = position.board
    stores = with_entry(board.stores, seat, in_order(board.stores[seat] + action.ware))
    after = replace(board, row=without(board.row, action.ware), stores=stores, taken=board.taken + 1)
    return replace(position, board=after), (WareTaken(seat, action.ware),)


def why_not_end(view: View[Shown, Purse], action: EndTurn) -> Refusal | None:
    """Nothing forbids it."""
    return None


def end_turn(position: Position, seat: Seat, action: EndTurn) -> Outcome:
    """The market begins."""
    return replace(position, board=entered(position.board, "market")), (TurnEnded(seat),)
