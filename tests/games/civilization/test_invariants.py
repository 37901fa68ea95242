"""What holds at every step of any game of Civilization."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.civilization.scenes import CIVILIZATION
from games.random_play import chooser, play_step, playing
from games.tables import repeatable, seeds
from ziggurat.games.civilization.fitting import check_fits
from ziggurat.games.civilization.nations import CITIES, SHIPS, TOKENS
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Nation
from ziggurat.match.match import Match

modes: st.SearchStrategy[Mode] = st.sampled_from(("nomads", "farmers"))


def match(mode: Mode, seats: int, seed: int) -> Match:
    return Match(CIVILIZATION, seats, seed, CivilizationOptions(mode=mode, turn_limit=20))


def tokens(nation: Nation) -> int:
    return nation.stock + nation.on_map + sum(ship.aboard for _, ship in nation.sailing)


@repeatable
@given(mode=modes, seats=st.integers(2, 7), seed=seeds)
def test_every_nation_keeps_its_pieces(mode: Mode, seats: int, seed: int) -> None:
    for running in playing(match(mode, seats, seed), chooser(seed), 300):
        for nation in running.position.board.nations:
            assert tokens(nation) == TOKENS
            assert min(nation.stock, *nation.tokens) >= 0
            assert (len(nation.cities) <= CITIES, len(nation.ships)) == (True, SHIPS)


@repeatable
@given(mode=modes, seats=st.integers(2, 7), seed=seeds)
def test_an_area_has_one_city_at_most(mode: Mode, seats: int, seed: int) -> None:
    for running in playing(match(mode, seats, seed), chooser(seed), 300):
        cities = [area for nation in running.position.board.nations for area in nation.cities]
        assert len(cities) == len(set(cities))


@repeatable
@given(mode=modes, seats=st.integers(2, 7), seed=seeds)
def test_what_a_match_comes_to_fits_it(mode: Mode, seats: int, seed: int) -> None:
    for running in playing(match(mode, seats, seed), chooser(seed), 200):
        for viewer in (None, 0):
            check_fits(running.view(viewer), seats)


@pytest.mark.parametrize("mode", ["nomads", "farmers"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_same_choices_give_the_same_game_and_an_end(mode: Mode, seats: int) -> None:
    games = []
    for _ in range(2):
        running, choose = match(mode, seats, 3), chooser(3)
        while running.result is None:
            play_step(running, choose)
        games.append(running.position)
    assert games[0] == games[1]
