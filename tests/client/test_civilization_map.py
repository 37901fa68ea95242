"""The map of Civilization at the screen: dragging, looking closer, and what is shown while one chooses."""

from __future__ import annotations

import pygame
import pytest

from client.civilization_hands import point_of, view_of
from client.driver import Driver
from client.match_table import MatchTable, key, open_game
from ziggurat.games.civilization.actions import Move, Sail
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.board.painting import MapPainter, Shows, box_on
from ziggurat_client.boards.civilization.board.sight import AT_REST
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import Marching, Tokens
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.civilization_positions import NOMADS, position_of
from ziggurat_client.wording.words import Words

OURS = position_of(NOMADS, ("asia", "thrace", "crete", "egypt"), "movement", mode="nomads", mover=0)


@pytest.fixture
def server() -> MatchTable:
    """A table at which it is for us to move."""
    match = Match(Civilization(), 4, 3)
    match.resume((), (), OURS)
    return MatchTable(match)


def drag(driver: Driver, scene: GameScene, start: str, end: str) -> None:
    """Drag from one area to another."""
    view = view_of(scene)
    first, last = (driver.page.screen.pixel(*point_of(view, NUMBER_OF[area])) for area in (start, end))
    post(pygame.MOUSEMOTION, first)
    post(pygame.MOUSEBUTTONDOWN, first)
    driver.turn()
    post(pygame.MOUSEMOTION, last)
    driver.turn()


def post(kind: int, pixel: tuple[int, int]) -> None:
    """Have the mouse do something at a pixel."""
    if kind == pygame.MOUSEMOTION:
        pygame.event.post(pygame.Event(kind, pos=pixel, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    else:
        pygame.event.post(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1))


def test_tokens_that_are_dragged_across_a_border_move_there(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    drag(driver, scene, "hattusas", "lesser_armenia")
    post(pygame.MOUSEBUTTONUP, driver.page.screen.pixel(*point_of(view_of(scene), NUMBER_OF["lesser_armenia"])))
    driver.turn()
    assert server.match.steps[-1].action == Move("hattusas", "lesser_armenia", 3)


def test_while_tokens_are_dragged_the_areas_that_they_reach_are_lit(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    drag(driver, scene, "hattusas", "lesser_armenia")
    sight = view_of(scene).grid.sight
    assert (sight.held, sight.dragged) == (Tokens(NUMBER_OF["hattusas"], 3), True)
    assert NUMBER_OF["lesser_armenia"] in sight.reach
    assert not server.match.steps


def test_a_drag_that_begins_where_nothing_can_be_taken_moves_the_map(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    view: CivilizationBoardView = view_of(scene)
    view.scenery.lens.zoom(2)
    driver.turn(60)
    before = view.scenery.lens.view
    drag(driver, scene, "sardis", "perge")
    assert view.scenery.lens.view.left != before.left
    assert not server.match.steps


def test_a_ship_is_sent_over_several_borders_at_once(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    driver.click("row ship 0")
    driver.click_at(*point_of(view_of(scene), NUMBER_OF["trapezus"]))
    driver.turn(4)
    sails = [step.action for step in server.match.steps]
    assert len(sails) > 1
    assert sails[-1] == Sail("asia-1", "trapezus")


def test_of_ships_only_ones_own_are_taken_on_the_map(driver: Driver, server: MatchTable) -> None:
    view = view_of(open_game(driver, server))
    scenery = view.scenery
    painter, lens = MapPainter(scenery, CivilizationTeller(Words("en"), scenery.viewer)), view.grid.lens
    shows = Shows(lens.view, lens.goal, AT_REST, None)
    ships = {piece: box_on(shows, lying) for piece, lying in painter.lying(shows).items() if piece.kind == "ship"}
    assert {piece.seat == scenery.viewer for piece in ships} == {True, False}
    for piece, box in ships.items():
        own = MapPlace(piece.area, piece.number)
        assert (painter.place_at(shows, *box.centre) == own) == (piece.seat == scenery.viewer)


def test_the_wheel_looks_closer_about_the_pointer(
    driver: Driver, server: MatchTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_game(driver, server)
    view = view_of(scene)
    at = point_of(view, NUMBER_OF["hattusas"])
    held, pixel = view.scenery.lens.view.on_map(*at), driver.page.screen.pixel(*at)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: pixel)
    post(pygame.MOUSEMOTION, pixel)
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1))
    driver.turn(60)
    assert view.scenery.lens.view.zoom > 1
    assert view.scenery.lens.view.on_map(*at) == pytest.approx(held, abs=1)


def test_plus_looks_closer_while_nothing_is_in_the_hand_and_counts_while_something_is(
    driver: Driver, server: MatchTable
) -> None:
    scene = open_game(driver, server)
    view = view_of(scene)
    scene.focus_on("board")
    key(driver, pygame.K_PLUS, "+")
    driver.turn(60)
    assert view.scenery.lens.view.zoom > 1
    key(driver, pygame.K_1, "1")
    key(driver, pygame.K_MINUS, "-")
    assert isinstance(view.mode, Marching)
    assert isinstance(view.mode.held, Tokens)
    assert view.mode.held.count == 1
