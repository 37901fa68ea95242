"""Keys that are held on a board of Civilization: they count and walk, but what they decide is decided once."""

from __future__ import annotations

import pygame
import pytest

from client.civilization_hands import view_of
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from games.civilization.scenes import CIVILIZATION
from ziggurat.games.civilization.actions import Move
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Undo
from ziggurat_client.boards.civilization.choosing.modes import Marching
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.input.held_keys import REPEAT_EVERY

SECONDS = 1.5
ARROWS = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)


TURN = 3

in_ships = pytest.mark.parametrize("server", ["ships"], indirect=True)
in_movement = pytest.mark.parametrize("server", ["movement"], indirect=True)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which our answer is awaited in a phase of the third turn."""
    match = Match(CIVILIZATION, 2, 4, CivilizationOptions())
    while True:
        board, due = match.position.board, match.due.seats
        if (board.phase, board.turn) == (request.param, TURN) and OUR_SEAT in due:
            return MatchTable(match)
        match.apply(due[0], next(iter(match.game.candidates(match.view(due[0])))))


def opened(driver: Driver, server: MatchTable) -> CivilizationBoardView:
    return view_of(open_game(driver, server))


def hold(driver: Driver, key: int, text: str = "") -> None:
    """Hold a key for some seconds, in which the system repeats it too."""
    driver.hold(key, text)
    for _ in range(round(SECONDS / REPEAT_EVERY)):
        driver.hold(key, text)
        driver.turn(seconds=REPEAT_EVERY)
    driver.let_go(key)
    driver.turn()


def sent(server: MatchTable) -> int:
    """How many actions have come to the server."""
    return len(server.asked(Act))


@pytest.mark.parametrize("server", ["ships", "movement"], indirect=True)
def test_arrows_walk_over_the_map_and_decide_nothing(driver: Driver, server: MatchTable) -> None:
    view = opened(driver, server)
    places = set()
    for arrow in ARROWS:
        driver.page.focus_on("board")
        hold(driver, arrow)
        places.add(view.grid.cursor)
    assert len(places) == len(ARROWS)
    assert sent(server) == 0


@in_movement
def test_plus_and_minus_count_what_is_in_the_hand_to_its_ends_and_no_further(
    driver: Driver, server: MatchTable
) -> None:
    view = opened(driver, server)
    driver.strike(pygame.K_1, "1")
    counts = []
    for key, text in ((pygame.K_MINUS, "-"), (pygame.K_PLUS, "+"), (pygame.K_MINUS, "-")):
        hold(driver, key, text)
        assert isinstance(view.mode, Marching)
        assert view.mode.held is not None
        counts.append(view.mode.held.count)
    assert counts[0] == counts[2] == 1 <= counts[1]
    assert sent(server) == 0


@pytest.mark.thorough
@in_ships
def test_plus_looks_as_closely_as_it_goes_where_nothing_is_in_the_hand(driver: Driver, server: MatchTable) -> None:
    lens = opened(driver, server).scenery.lens
    hold(driver, pygame.K_PLUS, "+")
    closest = lens.goal.zoom
    hold(driver, pygame.K_PLUS, "+")
    assert lens.goal.zoom == closest > 1
    hold(driver, pygame.K_MINUS, "-")
    assert lens.goal.zoom == 1


@in_ships
def test_enter_that_is_held_answers_once_although_the_next_question_would_take_it_too(
    driver: Driver, server: MatchTable
) -> None:
    opened(driver, server)
    hold(driver, pygame.K_RETURN, "\r")
    assert sent(server) == 1


@in_movement
def test_an_end_that_is_held_ends_one_movement(driver: Driver, server: MatchTable) -> None:
    opened(driver, server)
    hold(driver, pygame.K_e, "e")
    assert sent(server) == 1


@in_movement
def test_an_undo_that_is_held_takes_one_step_back(driver: Driver, server: MatchTable) -> None:
    opened(driver, server)
    for _ in range(2):
        steps = server.match.game.candidates(server.match.view(OUR_SEAT))
        server.act(OUR_SEAT, next(step for step in steps if isinstance(step, Move)))
    driver.turn()
    hold(driver, pygame.K_u, "u")
    assert len(server.asked(Undo)) == 1
