"""Chance that is the same on every machine."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.games.chance import below, shuffled


@given(seed=st.integers(), values=st.lists(st.integers()))
def test_what_is_shuffled_has_the_same_values(seed: int, values: list[int]) -> None:
    before = list(values)
    assert Counter(shuffled(values, random.Random(seed))) == Counter(values)
    assert values == before


@given(seed=st.integers(), bound=st.integers(1, 1000))
def test_a_number_below_a_bound_is_not_negative(seed: int, bound: int) -> None:
    assert 0 <= below(bound, random.Random(seed)) < bound


def test_every_order_is_as_likely_as_any_other() -> None:
    source = random.Random(1)
    orders = Counter("".join(shuffled("AHM", source)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_the_same_seed_shuffles_alike_for_ever() -> None:
    assert "".join(shuffled("AHMPS" * 2, random.Random(7))) == "MMSHPSAAHP"
