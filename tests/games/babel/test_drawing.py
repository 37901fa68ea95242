"""A position as text, and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.babel.notation import read, written
from games.babel.scenes import BABEL
from games.random_play import played
from games.well_formed import actions_of
from ziggurat.games.babel.drawing import BadDrawing, draw, parse
from ziggurat.games.game import Action

repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=examples(50))


@repeatable
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 200))
def test_a_drawing_gives_the_position_back(seed: int, steps: int) -> None:
    position = played(BABEL, 2, seed, rounds=0, steps=steps).position
    assert parse(draw(position)) == position


@repeatable
@given(actions_of(BABEL))
def test_an_action_is_read_as_it_is_written(action: Action) -> None:
    assert read(written(action)) == action


def test_a_drawing_is_easy_to_read() -> None:
    drawn = "seat b\nturn 8\nmigrated\na pawn S, quarry 63, S HHM/12, hand AAM\nb start, P APP\npile 1243\nknown 2\n"
    assert draw(parse(drawn)) == drawn


@pytest.mark.parametrize("line", ["a pawn Q", "a B AA", "ziggurat 3", "turn soon", "seat c", "pile x"])
def test_what_draws_nothing_is_named(line: str) -> None:
    with pytest.raises(BadDrawing, match=line):
        parse(line)
