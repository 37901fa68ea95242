"""What holds at every step of any game of Civilization."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.civilization.restless import restless_action
from games.civilization.scenes import CIVILIZATION
from games.random_play import acting, chooser, play_step, playing
from games.tables import repeatable, seeds
from ziggurat.games.civilization.areas import LAND_AREAS, LIMITS
from ziggurat.games.civilization.fitting import check_fits
from ziggurat.games.civilization.nations import CITIES, SHIPS, TOKENS
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Nation, Position
from ziggurat.games.civilization.support import lacks_support
from ziggurat.games.game import Seat
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


def restless(mode: Mode, seats: int, seed: int, steps: int) -> Iterator[Match]:
    """A match of nations that meet, before each of its steps."""
    running, choose = match(mode, seats, seed), chooser(seed)
    for _ in range(steps):
        if running.result is not None:
            return
        yield running
        able = acting(running)
        seat = able[choose(len(able))]
        running.apply(seat, restless_action(running, seat, choose, 6))


@repeatable
@given(mode=modes, seats=st.integers(2, 7), seed=seeds)
def test_nations_that_fight_keep_their_pieces_too(mode: Mode, seats: int, seed: int) -> None:
    for running in restless(mode, seats, seed, 500):
        for nation in running.position.board.nations:
            assert tokens(nation) == TOKENS
            assert min(nation.stock, *nation.tokens) >= 0
            assert (len(nation.cities) <= CITIES, len(nation.ships)) == (True, SHIPS)
            check_fits(running.view(0), seats)


@repeatable
@given(seats=st.integers(2, 7), seed=seeds)
def test_after_a_turn_of_farmers_everyone_has_room_and_support(seats: int, seed: int) -> None:
    turn = 0
    for running in restless("farmers", seats, seed, 500):
        board = running.position.board
        if board.turn == turn or board.phase != "ships":
            continue
        turn = board.turn
        for area, limit in enumerate(LIMITS[:LAND_AREAS]):
            present = board.present(area)
            # Each nation's tokens have grown by two at most since the surplus went.
            assert sum(board.nations[seat].tokens[area] for seat in present) <= limit + 2 * len(present)
            assert not (present and board.city_in(area) is not None)


@repeatable
@given(seats=st.integers(2, 7), seed=seeds)
def test_whoever_is_asked_for_cities_supports_those_it_has(seats: int, seed: int) -> None:
    for running in restless("farmers", seats, seed, 400):
        if running.position.board.phase == "cities":
            assert not any(lacks_support(nation) for nation in running.position.board.nations)


@repeatable
@given(mode=modes, seats=st.integers(2, 7), seed=seeds)
def test_a_step_that_is_taken_back_has_never_been(mode: Mode, seats: int, seed: int) -> None:
    last: tuple[Position, Seat] | None = None
    for running in restless(mode, seats, seed, 150):
        if last is not None and last[1] in running.undoers():
            back = running.copy()
            back.undo(last[1])
            assert back.position == last[0]
        last = (running.position, running.due.seats[0])


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
