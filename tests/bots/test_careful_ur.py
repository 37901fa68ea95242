"""The King's care in Ur: what lets the next player end the game and win, and what is left where all seems lost.

The positions are of the suite of endings, and named by their deals.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from examples import sampled
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.lookahead import Decision, best_choice
from ziggurat.bots.search.turn_generator import Turn
from ziggurat.bots.ur.board import Board, board_of
from ziggurat.bots.ur.careful_turn_generator import CarefulUrTurnGenerator
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.actions import Swap
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat_laboratory.ur.endings.brute_force import can_end_and_win
from ziggurat_laboratory.ur.endings.suite import suite

UR = Ur()
CAREFUL = CarefulUrTurnGenerator(UR, EXPERIENCE, pile_is_known=False)
STAGED = {lost.deal: lost.position for lost in suite()}
PLENTY = 100_000


def choices(position: Position) -> list[Turn[Board]]:
    """The turns that come to mind at first sight."""
    return CAREFUL.decisions(position, position.seat, Budget(PLENTY))


def takes_the_market(turn: Turn[Board]) -> bool:
    """Whether the turn lays open another tile of the pile."""
    last = turn.actions[-1]
    return isinstance(last, Swap) and last.square is None


def other_way(position: Position) -> Position:
    """The position with the two tiles below the open one exchanged."""
    open_tile, second, third = position.market
    return replace(position, market=(open_tile, third, second))


@sampled("deal", [98, 285, 377], every=3)
def test_a_turn_that_leaves_the_market_is_at_risk_if_brute_force_finds_an_end_after_it(deal: int) -> None:
    left = [turn for turn in choices(STAGED[deal]) if not takes_the_market(turn)]
    ends = [can_end_and_win(turn.state) for turn in left]
    assert [CAREFUL.risk(turn, Budget(PLENTY)) == 1.0 for turn in left] == ends
    assert True in ends


@pytest.mark.parametrize("deal", [98, 285])
def test_a_turn_that_takes_the_open_tile_is_judged_by_both_that_may_lie_below(deal: int) -> None:
    position = STAGED[deal]
    for turn in filter(takes_the_market, choices(position)):
        ends = [can_end_and_win(board) for board in (turn.state, after(other_way(position), turn))]
        assert CAREFUL.risk(turn, Budget(PLENTY)) == sum(ends) / 2


def test_where_all_is_lost_at_first_sight_the_last_resorts_hold_a_turn_that_is_not() -> None:
    position = STAGED[39]
    assert all(can_end_and_win(turn.state) for turn in choices(position))
    resorts = CAREFUL.last_resorts(position, position.seat, Budget(PLENTY))
    assert not all(can_end_and_win(turn.state) for turn in resorts)


@pytest.mark.thorough
@pytest.mark.parametrize("deal", [39, 98])
def test_who_looks_at_30_000_positions_does_not_let_the_other_end_the_game(deal: int) -> None:
    position = STAGED[deal]
    best = best_choice(Decision(CAREFUL, position, position.seat, Budget(30_000)))
    assert not can_end_and_win(best.state)


def after(position: Position, turn: Turn[Board]) -> Board:
    """The board when the turn has been played in that position."""
    for step in CAREFUL.plan(position, position.seat, turn):
        position, _ = UR.apply(position, position.seat, step.action)
    return board_of(position)
