"""What a bot imagines of what it does not see in Tigris & Euphrates, and how it follows a turn in it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from examples import examples
from games.random_play import played
from ziggurat.bots.search.budget import Budget
from ziggurat.bots.tigris.turn_generator import MOST_WORLDS, NODES_A_WORLD, TigrisTurnGenerator
from ziggurat.bots.tigris.unseen import imagined_anew, with_unseen_drawn
from ziggurat.bots.tigris.worth import EXPERIENCE
from ziggurat.games import game_named
from ziggurat.games.tigris.position import Position

TIGRIS = game_named("tigris")
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(40))
seeds = st.integers(0, 10**6)
steps = st.integers(0, 160)


def tiles(position: Position) -> Counter[str]:
    return Counter("".join((*position.hands, position.bag)))


@repeatable
@given(seed=seeds, steps=steps, seats=st.integers(2, 4), viewer=st.sampled_from([None, 0, 1]))
def test_what_is_imagined_looks_the_same(seed: int, steps: int, seats: int, viewer: int | None) -> None:
    view = TIGRIS.view(played(TIGRIS, seats, seed, rounds=0, steps=steps).position, viewer)
    assert TIGRIS.view(with_unseen_drawn(view, Random(seed)), viewer) == view


@repeatable
@given(seed=seeds, steps=steps, seats=st.integers(2, 4), seat=st.integers(0, 1))
def test_what_is_imagined_anew_looks_the_same_and_has_the_same_tiles(
    seed: int, steps: int, seats: int, seat: int
) -> None:
    position = played(TIGRIS, seats, seed, rounds=0, steps=steps).position
    assume(position.board.phase != "over")
    again = imagined_anew(position, seat, Random(seed))
    assert TIGRIS.view(again, seat) == TIGRIS.view(position, seat)
    assert tiles(again) == tiles(position)


@repeatable
@given(seed=seeds, seat=st.integers(0, 1))
def test_the_tiles_of_others_and_of_the_bag_make_no_difference_to_what_is_imagined(seed: int, seat: int) -> None:
    position = played(TIGRIS, 2, seed, rounds=0, steps=40).position
    assume(position.board.phase != "over")
    twin = imagined_anew(position, seat, Random(seed))
    first, second = (with_unseen_drawn(TIGRIS.view(each, seat), Random(3)) for each in (position, twin))
    assert first == second


def test_different_hands_are_imagined() -> None:
    view = TIGRIS.view(played(TIGRIS, 2, 1, rounds=0, steps=10).position, 0)
    assert len({with_unseen_drawn(view, Random(seed)).hands[1] for seed in range(20)}) > 5


@pytest.mark.parametrize(
    ("nodes", "positions"), [(1_000, 1), (NODES_A_WORLD, 2), (NODES_A_WORLD * MOST_WORLDS * 4, MOST_WORLDS)]
)
def test_a_turn_is_followed_in_as_many_positions_as_the_budget_has_nodes_for(nodes: int, positions: int) -> None:
    position = played(TIGRIS, 2, 5, rounds=0, steps=0).position
    turns = TigrisTurnGenerator(TIGRIS, EXPERIENCE).decisions(position, position.board.seat, Budget(nodes))
    assert {len(turn.state) for turn in turns} == {positions}


def test_whoever_decides_sees_the_same_in_all_these_positions() -> None:
    position = played(TIGRIS, 3, 6, rounds=0, steps=0).position
    seat = position.board.seat
    (turn, *_) = TigrisTurnGenerator(TIGRIS, EXPERIENCE).decisions(position, seat, Budget(10**5))
    assert len({world.hands[1 - seat] for world in turn.state}) > 1
    assert len({sum(map(len, world.hands)) for world in turn.state}) == 1


def test_turns_are_offered_best_first_by_what_they_come_to_on_average() -> None:
    position = played(TIGRIS, 2, 7, rounds=0, steps=30).position
    seat = next(iter(TIGRIS.due(position).seats))
    leads = [
        turn.leads[seat] for turn in TigrisTurnGenerator(TIGRIS, EXPERIENCE).decisions(position, seat, Budget(10**5))
    ]
    assert leads == sorted(leads, reverse=True)
