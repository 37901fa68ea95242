"""What a merchant of Ur tries."""

from __future__ import annotations

from random import Random

import pytest

from games.ur.scenes import UR, scene
from ziggurat.bots.random_player import RandomPlayer
from ziggurat.bots.ur.candidates import closings, deeds, fillings
from ziggurat.bots.ur.gathering import gatherings
from ziggurat.games.ur.actions import Agriculture, Allot
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.spread import Spread


def reached(seats: int, seed: int, steps: int) -> list[Position]:
    """The positions that random play passes through."""
    position, chance, passed = UR.setup(seats, UR.options_type(), seed), Random(seed), []
    for _ in range(steps):
        seat = UR.to_act(position)[0]
        position, _ = UR.apply(position, seat, RandomPlayer().choose(UR, UR.view(position, seat), chance))
        if position.phase == "over":
            break
        passed.append(position)
    return passed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_it_tries_is_legal_and_there_is_always_something(seats: int) -> None:
    for position in reached(seats, seed=seats, steps=150):
        seat = UR.to_act(position)[0]
        tried = [*deeds(position, seat), *closings(position, seat)]
        assert tried
        for action in tried:
            UR.apply(position, seat, action)


def test_gathering_tries_five_cubes_on_every_tile_and_gives_no_tile_up() -> None:
    seen = scene("WTa3 TCa2 ACa4", hands="PC TA CA").position
    tried = [{cubes.square: cubes.count for cubes in amounts} for amounts in gatherings(seen, 0)]
    assert {square for amounts in tried for square, count in amounts.items() if count == 5} == {0, 1, 2}
    assert all(len(amounts) == 3 and sum(amounts.values()) == 9 for amounts in tried)


def test_a_short_supply_is_tried_from_every_square_on() -> None:
    space = Spread("allot", "5.2", (3, 8, 9), (2, 1, 2), 3, 3)
    tried = [tuple((cubes.square, cubes.count) for cubes in amounts) for amounts in fillings(space)]
    assert tried == [((3, 2), (8, 1)), ((8, 1), (9, 2)), ((3, 1), (9, 2))]


def test_without_a_field_it_sows_nothing() -> None:
    assert Agriculture() in list(deeds(scene("WTa3", hands="AP TA CA").position, 0))


def test_an_owed_answer_comes_before_anything_else() -> None:
    asked = scene("PCb4 CPa1 PCb1", hands="TC PA WA", supply="b1").do("culture").position
    assert all(isinstance(deed, Allot) for deed in deeds(asked, 1))
    assert list(closings(asked, 1)) == []
