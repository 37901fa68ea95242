"""What a bot imagines in place of the tiles that nobody sees."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ziggurat.bots.ur.unseen import with_unseen_drawn
from ziggurat.games import game_named
from ziggurat.games.ur.tiles import COPIES, PAIR, PAIRS
from ziggurat.match.match import Match

UR = game_named("ur")


@pytest.mark.parametrize(("seats", "copies"), [(2, COPIES - 1), (3, COPIES)])
def test_the_tiles_drawn_complete_the_set(seats: int, copies: int) -> None:
    seen = Match(UR, seats, seed=6).view(0)
    position = with_unseen_drawn(seen.public, Random(1))
    every = Counter(PAIR[tile] for tile in (*position.tiles, *position.hands, *position.market))
    assert every == dict.fromkeys(PAIRS, copies)


def test_a_position_with_drawn_tiles_looks_to_everyone_as_before() -> None:
    seen = Match(UR, 3, seed=6).view(0)
    assert UR.view(with_unseen_drawn(seen.public, Random(1)), 0) == seen


def test_where_nothing_is_hidden_nothing_is_drawn() -> None:
    position = Match(UR, 4, seed=6).position
    assert with_unseen_drawn(position, Random(1)) is position
