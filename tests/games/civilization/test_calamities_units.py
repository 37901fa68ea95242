"""Which totals of units can be lost, and whether there is a choice (11.1, R15, R40): against every single choice."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.civilization.calamity_scenes import struck
from ziggurat.games.civilization.calamity_actions import LoseUnits
from ziggurat.games.civilization.losing import why_not_lose
from ziggurat.games.civilization.position import Units
from ziggurat.games.civilization.units import Reach, joined, poured, reach_of, thinned, units_from

Choice = tuple[tuple[int, ...], tuple[int, ...]]


@st.composite
def small(draw: st.DrawFn) -> Reach:
    """A few tokens in up to three areas, and up to three cities."""
    counts = draw(st.lists(st.integers(1, 4), max_size=3))
    cities = range(10, 10 + draw(st.integers(0, 3)))
    worth = draw(st.sampled_from([5, 4]))
    spare = draw(st.integers(0, 3)) if worth == 4 else None
    return Reach(tuple(enumerate(counts)), tuple(cities), worth, spare)


def every_choice(reach: Reach) -> dict[int, list[Choice]]:
    """By total all ways to name it, one by one."""
    found: dict[int, list[Choice]] = {}
    for counts in product(*[range(count + 1) for _, count in reach.tokens]):
        for number in range(len(reach.cities) + 1):
            if reach.spare is not None and number > reach.spare + sum(counts):
                continue
            for cities in combinations(reach.cities, number):
                found.setdefault(sum(counts) + reach.worth * number, []).append((counts, cities))
    return found


@given(small())
def test_the_totals_within_reach_are_those_of_all_choices(reach: Reach) -> None:
    assert reach.totals == every_choice(reach).keys()
    assert reach.most == max(every_choice(reach))


@given(small(), st.integers(0, 30))
def test_whoever_must_lose_loses_exactly_the_number_or_the_least_above_it_or_all(reach: Reach, number: int) -> None:
    totals = every_choice(reach).keys()
    above = [total for total in totals if total >= number]
    assert reach.at_least(number) == (min(above) if above else max(totals))


@given(small(), st.integers(0, 30))
def test_whoever_is_spared_loses_the_most_that_is_not_above_the_number(reach: Reach, number: int) -> None:
    assert reach.at_most(number) == max(total for total in every_choice(reach) if total <= number)


@given(small())
def test_there_is_a_choice_where_a_total_can_be_named_in_two_ways(reach: Reach) -> None:
    choices = every_choice(reach)
    assert {total: reach.is_choice(total) for total in choices} == {
        total: len(ways) > 1 for total, ways in choices.items()
    }


@given(small(), st.data())
def test_what_is_named_by_a_rule_has_the_total(reach: Reach, data: st.DataObject) -> None:
    total = data.draw(st.sampled_from(sorted(reach.totals)))
    for tokens, cities in reach.mixes(total):
        for units in (thinned(reach, tokens, cities), poured(reach, tokens, cities)):
            assert reach_of(units).count == tokens
            assert len(units.cities) == cities
            assert reach.without(units).count == reach.count - tokens


@pytest.mark.parametrize(
    ("number", "at_least", "at_most"), [(0, 0, 0), (2, 2, 2), (3, 5, 2), (4, 5, 2), (5, 5, 5), (8, 10, 7), (13, 12, 12)]
)
def test_two_tokens_and_two_cities_reach_some_totals_and_not_others(number: int, at_least: int, at_most: int) -> None:
    reach = Reach(((3, 2),), (7, 9))
    assert (reach.at_least(number), reach.at_most(number)) == (at_least, at_most)


def test_r40_a_city_that_finds_no_token_cannot_be_lost_in_an_epidemic() -> None:
    assert Reach((), (7, 9), 4, 0).totals == {0}
    assert Reach((), (7, 9), 4, 1).totals == {0, 4}
    assert Reach(((3, 1),), (7, 9), 4, 0).totals == {0, 1, 5}


def test_tokens_are_taken_one_by_one_from_where_most_stand_then() -> None:
    reach = Reach(((1, 2), (2, 4), (3, 3)), (7, 9))
    assert thinned(reach, 4, 1) == Units(((1, 1), (2, 2), (3, 1)), (7,))
    assert poured(reach, 4, 1) == Units(((1, 2), (2, 2)), (7,))


def test_areas_of_which_nothing_is_named_are_left_out() -> None:
    assert units_from({3: 2, 1: 0, 2: 1}, (9, 7)) == Units(((2, 1), (3, 2)), (7, 9))


def test_units_that_are_joined_stand_in_the_order_of_their_areas() -> None:
    assert joined(Units(((4, 1),), (9,)), Units(((2, 3), (4, 2)), (1,))) == Units(((2, 3), (4, 3)), (1, 9))


@given(
    st.sampled_from(["epidemic", "famine"]),
    st.integers(0, 3),
    st.integers(6, 11),
    st.integers(1, 3),
    st.integers(0, 3),
)
def test_exactly_the_choices_with_the_required_total_are_accepted(
    calamity: str, stock: int, knossos: int, troy: int, cities: int
) -> None:
    names = ("athens", "rhodes", "sparta")[:cities]
    line = f"={stock} knossos {knossos} troy {troy} " + " ".join(f"+{name}" for name in names)
    played = struck(calamity, crete=line, asia="")  # type: ignore[arg-type]
    if played.step is None:
        return
    sick = calamity == "epidemic"
    spared, worth, number = (1, 4, 16) if sick else (0, 5, 9)
    total_of: dict[tuple[int, int, tuple[str, ...]], int] = {}
    for one, other in product(range(knossos + 1 - spared), range(troy + 1 - spared)):
        for chosen in (each for count in range(cities + 1) for each in combinations(names, count)):
            if not sick or len(chosen) <= stock + one + other:
                total_of[one, other, chosen] = one + other + worth * len(chosen)
    above = [total for total in total_of.values() if total >= number]
    required = min(above) if above else max(total_of.values())
    for one, other in product(range(knossos + 2), range(troy + 2)):
        for chosen in (each for count in range(cities + 1) for each in combinations(names, count)):
            refused = why_not_lose(played.board, 0, LoseUnits({"knossos": one, "troy": other}, chosen), None)
            assert (refused is None) == (total_of.get((one, other, chosen)) == required)
