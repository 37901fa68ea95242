"""Who meets whom in a league."""

from __future__ import annotations

from collections import Counter

import pytest

from ziggurat_laboratory.playing.schedule import among_equals, round_robin, seatings

LEVELS = ("random", "apprentice", "merchant")


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 14)])
def test_two_levels_share_a_table_in_every_way_that_has_both(players: int, ways: int) -> None:
    assert len(seatings("king", "priest", players)) == ways


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_has_every_seat_equally_often(players: int) -> None:
    fixtures = list(round_robin(LEVELS, players, 20))
    for seat in range(players):
        assert len(set(Counter(fixture.levels[seat] for fixture in fixtures).values())) == 1


@pytest.mark.parametrize(("players", "games"), [(2, 20), (3, 24), (4, 28)])
def test_every_two_levels_meet_as_often_as_asked_filled_up_to_whole_rotations(players: int, games: int) -> None:
    meetings = Counter(frozenset(fixture.levels) for fixture in round_robin(LEVELS, players, 20))
    assert list(meetings.values()) == [games] * 3


def test_every_seating_gets_each_deal_once() -> None:
    fixtures = list(round_robin(("king", "priest"), 2, 6))
    assert [(fixture.levels, fixture.deal) for fixture in fixtures] == [
        (("king", "priest"), 0),
        (("priest", "king"), 0),
        (("king", "priest"), 1),
        (("priest", "king"), 1),
        (("king", "priest"), 2),
        (("priest", "king"), 2),
    ]


def test_a_larger_league_begins_with_the_games_of_a_smaller_one() -> None:
    assert list(round_robin(LEVELS, 2, 40))[: len(LEVELS) * 10] == list(round_robin(LEVELS, 2, 10))


def test_among_equals_every_seat_has_the_level_and_every_game_its_own_deal() -> None:
    fixtures = list(among_equals("king", 3, 5))
    assert {fixture.levels for fixture in fixtures} == {("king", "king", "king")}
    assert [fixture.deal for fixture in fixtures] == [0, 1, 2, 3, 4]
