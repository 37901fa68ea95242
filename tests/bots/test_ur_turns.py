"""The turns of Ur that the search finds, held against the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.ur.scenes import UR, scene
from ziggurat.bots.levels import RandomPlayer
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.search.turn_generator import NARROW, WIDE, Turn
from ziggurat.bots.ur.board import OVER, Board, board_of
from ziggurat.bots.ur.candidates import candidates, fillings
from ziggurat.bots.ur.turn_generator import UrTurnGenerator, plain_answer
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.actions import Attack, Build, EndWithoutSwap, Politics, Swap
from ziggurat.games.ur.position import Cubes, Position, UrOptions

GENERATOR = UrTurnGenerator(UR, EXPERIENCE)
ENOUGH = 10_000


def wandered(seats: int, seed: int, steps: int, options: UrOptions) -> Position:
    """Where random play arrives after so many steps, or before its game is over."""
    position, random = UR.setup(seats, options, seed), Random(seed)
    for _ in range(steps):
        seat = UR.due(position).seats[0]
        after, _ = UR.apply(position, seat, RandomPlayer().choose(UR, UR.view(position, seat), random))
        if after.phase == "over":
            break
        position = after
    return position


positions = st.builds(
    wandered,
    seats=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 250),
    options=st.builds(UrOptions, st.booleans(), st.sampled_from([None, 4, 20])),
)


def decided(position: Position) -> list[Turn[Board]]:
    """Everything that whoever is asked considers."""
    return GENERATOR.decisions(position, UR.due(position).seats[0], Budget(ENOUGH))


def after(position: Position, turn: Turn[Board]) -> Position:
    """Where the turn leads by the rules, others giving the expected answers."""
    seat = UR.due(position).seats[0]
    for step in GENERATOR.plan(position, seat, turn):
        position, _ = UR.apply(step.position, seat, step.action)
    while position.pending:
        other = position.pending[0].seat
        position, _ = UR.apply(position, other, plain_answer(UR, position, other))
    return position


def told(board: Board) -> dict[str, Any]:
    """All that a board says."""
    names = [name for name in dir(Board) if not name.startswith("_") and not callable(getattr(board, name))]
    return {name: getattr(board, name) for name in names}


@settings(max_examples=examples(60), deadline=None)
@given(positions, st.randoms(use_true_random=False))
def test_every_turn_considered_leads_where_the_rules_say(position: Position, random: Random) -> None:
    considered = decided(position)
    for turn in random.sample(considered, min(4, len(considered))):
        reached = after(position, turn)
        if reached.phase == "over":
            assert turn.state.phase == OVER
        else:
            assert told(turn.state) == told(board_of(reached))


@settings(max_examples=examples(30), deadline=None)
@given(positions)
def test_turns_come_best_first_by_the_lead_of_whose_they_are(position: Position) -> None:
    seat = UR.due(position).seats[0]
    leads = [turn.leads[seat] for turn in decided(position)]
    assert leads
    assert leads == sorted(leads, reverse=True)


@settings(max_examples=examples(30), deadline=None)
@given(positions, st.integers(1, 50))
def test_a_small_budget_still_finds_a_turn(position: Position, nodes: int) -> None:
    budget = Budget(nodes)
    assert GENERATOR.decisions(position, UR.due(position).seats[0], budget)


def test_a_narrow_look_costs_less_than_a_wide_one() -> None:
    board = board_of(wandered(2, seed=3, steps=60, options=UrOptions()))
    wide, narrow = Budget(ENOUGH), Budget(ENOUGH)
    GENERATOR.turns(board, WIDE, wide)
    GENERATOR.turns(board, NARROW, narrow)
    assert narrow.spent < wide.spent


def actions_in(position: Position) -> set[Any]:
    """Every action of every turn considered."""
    return {action for turn in decided(position) for action in turn.actions}


def first_actions(corner: str, **lines: object) -> list[Any]:
    """What a can do first in the scene."""
    position = scene(corner, **lines).position  # type: ignore[arg-type]
    return [actions[0] for actions, _ in candidates(board_of(position), position.seat)]


def test_gathering_tries_five_cubes_on_every_tile_and_gives_no_tile_up() -> None:
    tried = [action for action in first_actions("WTa3 TCa2 ACa4", hands="PC TA CA") if isinstance(action, Politics)]
    amounts = [{cubes.square: cubes.count for cubes in action.cubes} for action in tried]
    assert {square for counts in amounts for square, count in counts.items() if count == 5} == {0, 1, 2}
    assert all(len(counts) == 3 and sum(counts.values()) == 9 for counts in amounts)


def test_an_attack_is_tried_with_one_cube_with_all_and_with_all_but_one() -> None:
    tried = first_actions("WTa5 TC", hands="WP TA CA")
    assert {action.moved for action in tried if isinstance(action, Attack) and action.target == 1} == {1, 4, 5}


def test_one_and_two_tiles_of_five_are_tried_for_building() -> None:
    tried = first_actions("WTa5 TCa1 ACa5", hands="PC TA CA")
    assert {action.squares for action in tried if isinstance(action, Build)} == {(0,), (2,), (0, 2)}


def test_a_short_supply_is_tried_from_every_square_on() -> None:
    tried = [tuple((cubes.square, cubes.count) for cubes in amounts) for amounts in fillings([3, 8, 9], [2, 1, 2], 3)]
    assert tried == [((3, 2), (8, 1)), ((8, 1), (9, 2)), ((3, 1), (9, 2))]


def test_where_there_is_room_and_supply_for_all_there_is_one_way() -> None:
    assert fillings([3, 8], [2, 1], 9) == [(Cubes(3, 2), Cubes(8, 1))]
    assert fillings([], [], 9) == [()]


def test_every_turn_ends_with_a_swap_where_one_is_possible() -> None:
    position = scene("WTa3 TCb1\nACa1 CPb1").position
    assert all(isinstance(turn.actions[-1], Swap) for turn in decided(position))


def test_without_a_possible_swap_the_turn_ends_the_game() -> None:
    stuck = scene("WTa2 TCb1", hands="PC WT AC", filler="CP", turn='{"closed":true}').position
    assert actions_in(stuck) == {EndWithoutSwap()}


def test_who_is_not_asked_has_no_turns() -> None:
    with pytest.raises(ValueError, match="no decision of seat 1"):
        GENERATOR.decisions(scene("WTa1").position, 1, Budget(ENOUGH))
