"""The way of a nation to victory, for whoever shows it."""

from __future__ import annotations

from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.succession import goal_of
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.succession.conditions import around_next, conditions_of
from ziggurat_client.boards.civilization.succession.way_panel import Way
from ziggurat_client.wording.words import Words


def way_of(
    board: Board, seat: Seat, words: Words, cart: tuple[AdvanceId, ...] = (), hand: tuple[CardId, ...] = ()
) -> Way:
    """The way of that seat, as it would stand once the cart is bought."""
    nation, shown = board.nations[seat], around_next(conditions_of(board, seat, words, cart, hand))
    if board.options.mode == "first_societies":
        had, needed = len(nation.advances) + len(cart), board.options.victory_cards
        title = words.say("civilization.way.society")
        return Way(seat, nation.id, title, min(had, needed), needed, False, shown)
    title = words.say("civilization.way.title", nation=words.say(f"civilization.of_nation.{nation.id}"))
    goal = goal_of(board.options)
    return Way(seat, nation.id, title, min(nation.marker, goal), goal, True, shown)
