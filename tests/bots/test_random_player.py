"""The level "random"."""

from __future__ import annotations

from random import Random

import pytest

from bots.matches import played
from games.ur.scenes import UR, scene
from ziggurat.bots.levels import RandomPlayer
from ziggurat.games.ur.actions import Allot
from ziggurat.games.ur.position import Cubes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_random_player_plays_whole_matches_by_the_rules(seats: int) -> None:
    match = played([RandomPlayer() for _ in range(seats)], rounds=40)
    assert match.result is not None


def test_the_same_seed_makes_the_same_choices() -> None:
    first, second = (played([RandomPlayer(), RandomPlayer()], seed=5, rounds=5) for _ in range(2))
    assert first.steps == second.steps


def test_another_seed_makes_other_choices() -> None:
    view = UR.view(UR.setup(2, UR.options_type(), 1), None)
    seat = view.public.seat
    view = UR.view(view.public, seat)
    choices = {RandomPlayer().choose(UR, view, Random(seed)) for seed in range(20)}
    assert len(choices) > 5


def test_the_random_player_answers_an_allotment_in_anothers_turn() -> None:
    asked = scene("PCb1 CPa1 PCb1", hands="TC PA WA", supply="b1").do("culture")
    answer = RandomPlayer().choose(UR, UR.view(asked.position, 1), Random(1))
    assert answer in (Allot((Cubes(0, 1),)), Allot((Cubes(2, 1),)))


@pytest.mark.parametrize("viewer", [None, 1])
def test_who_has_nothing_to_decide_cannot_choose(viewer: int | None) -> None:
    view = UR.view(scene("PCa1").position, viewer)
    with pytest.raises(ValueError, match="no decision"):
        RandomPlayer().choose(UR, view, Random(1))
