"""Who meets whom in a games night, and who stands where: laws for every number of players, and standings by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ziggurat.wire.messages import Entrant, Night, NightRound, NightTable, NightTerms
from ziggurat.wire.nights import Pairing
from ziggurat_server.nights.pairing import paired, sizes_for
from ziggurat_server.nights.standings import points_for, standings

ALLOWED = ((2,), (2, 3, 4), (2, 3, 4, 5, 6, 7), (3, 4))


def night_of(players: int, seats: int = 4, pairing: Pairing = "swiss") -> Night:
    """A night for which so many have signed up."""
    entrants = tuple(Entrant(number, f"E{number}") for number in range(1, players + 1))
    return Night("Friday", NightTerms(("ur",), 20, seats, pairing), None, entrants=entrants)


def played(night: Night, allowed: tuple[int, ...], chance: Random) -> Night:
    """The night after one more round, with results by chance."""
    found = paired(night, allowed)
    tables = []
    for number, seats in enumerate(found.tables):
        ranks = list(range(1, len(seats) + 1))
        chance.shuffle(ranks)
        tables.append(NightTable(f"T{number}", "ur", seats, True, tuple(ranks), tuple(ranks)))
    return replace(night, rounds=(*night.rounds, NightRound(tuple(tables), found.byes)))


@given(
    st.integers(2, 24),
    st.integers(2, 7),
    st.sampled_from(ALLOWED),
    st.sampled_from(["swiss", "everyone"]),
    st.integers(),
)
def test_in_every_round_everyone_sits_at_one_table_that_the_game_allows_or_has_a_bye(
    players: int, seats: int, allowed: tuple[int, ...], pairing: Pairing, seed: int
) -> None:
    night, chance = night_of(players, seats, pairing), Random(seed)
    for _ in range(3):
        night = played(night, allowed, chance)
        last = night.rounds[-1]
        seated = [number for table in last.tables for number in table.seats]
        assert sorted([*seated, *last.byes]) == list(range(1, players + 1))
        assert all(len(table.seats) in allowed for table in last.tables)


@given(st.integers(2, 30), st.integers())
def test_nobody_has_a_second_bye_before_everyone_has_had_one(players: int, seed: int) -> None:
    night, chance = night_of(players, 2), Random(seed)
    for _ in range(4):
        night = played(night, (2,), chance)
    byes = Counter(number for each in night.rounds for number in each.byes)
    had = [byes[number] for number in range(1, players + 1)]
    assert max(had) - min(had) <= 1


@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_with_one_round_less_than_players_everyone_meets_everyone_once(players: int) -> None:
    night, chance = night_of(players, 2, "everyone"), Random(1)
    for _ in range(players // 2):
        night = played(night, (2,), chance)
    met = Counter(
        frozenset(pair) for each in night.rounds for table in each.tables for pair in combinations(table.seats, 2)
    )
    assert set(met.values()) == {1}


def test_in_the_second_round_of_a_swiss_night_winners_meet_winners() -> None:
    night = night_of(8, 2)
    tables = tuple(
        NightTable(f"T{number}", "ur", (2 * number + 1, 2 * number + 2), True, (1, 2)) for number in range(4)
    )
    after = paired(replace(night, rounds=(NightRound(tables),)), (2,))
    assert {frozenset(number % 2 for number in pair) for pair in after.tables} == {frozenset({1}), frozenset({0})}


def test_the_same_night_is_paired_alike() -> None:
    night = played(played(night_of(11), (2, 3, 4), Random(3)), (2, 3, 4), Random(4))
    assert paired(night, (2, 3, 4)) == paired(night, (2, 3, 4))


def test_who_sat_last_sits_first_in_the_next_round() -> None:
    night = played(night_of(2, 2), (2,), Random(1))
    ((before,), (after,)) = ([table.seats for table in each.tables] for each in played(night, (2,), Random(1)).rounds)
    assert after == before[::-1]


@pytest.mark.parametrize(
    ("players", "wished", "allowed", "sizes"),
    [
        (12, 4, (2, 3, 4), (4, 4, 4)),
        (10, 4, (2, 3, 4), (4, 3, 3)),
        (5, 4, (2, 3, 4), (3, 2)),
        (5, 2, (2,), (2, 2)),
        (13, 7, (2, 3, 4, 5, 6, 7), (7, 6)),
        (4, 2, (3, 4), (4,)),
        (5, 3, (3,), (3,)),
        (1, 4, (2, 3, 4), ()),
        (2, 2, (3, 4), ()),
    ],
)
def test_tables_are_as_near_to_the_wish_as_comes_out_even(
    players: int, wished: int, allowed: tuple[int, ...], sizes: tuple[int, ...]
) -> None:
    assert sizes_for(players, wished, allowed) == sizes


# ------------------------------------------------------------------ points


@pytest.mark.parametrize(
    ("seats", "points"), [(2, (3, 1)), (3, (4, 2, 1)), (4, (5, 3, 2, 1)), (7, (8, 6, 5, 4, 3, 2, 1))]
)
def test_places_at_a_table_bring_these_points(seats: int, points: tuple[int, ...]) -> None:
    assert tuple(points_for(seats, rank) for rank in range(1, seats + 1)) == points


def test_standings_are_the_sums_of_all_rounds_as_counted_by_hand() -> None:
    night = replace(
        night_of(5),
        rounds=(
            NightRound((NightTable("A", "ur", (1, 2, 3, 4), True, (2, 1, 3, 3)),), byes=(5,)),
            NightRound((NightTable("B", "ur", (5, 4), True, (1, 2)), NightTable("C", "ur", (3, 2, 1), True, ()))),
            NightRound((NightTable("D", "ur", (1, 2, 3, 5)),), byes=(4,)),
        ),
    )
    found = {place.entrant: (place.place, place.points, place.sum) for place in standings(night)}
    assert found == {
        5: (1, (3, 3, None), 6),
        2: (1, (5, 1, None), 6),
        4: (1, (2, 1, 3), 6),
        1: (4, (3, 1, None), 4),
        3: (5, (2, 1, None), 3),
    }
    assert [place.entrant for place in standings(night)] == [2, 5, 4, 1, 3]
