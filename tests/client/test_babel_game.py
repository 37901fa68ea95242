"""Whole games of Babel through the real main loop, and what the game screen does besides."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.babel_player import Hands, Keys, Mouse, PadHands, play_to_the_end, view_of
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, key, open_game
from client.standing import match_at
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.babel.actions import Build, Desertion, Halve, Settle
from ziggurat.games.babel.position import Position
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Undo
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.modes import Considering, Discarding, Holding, Migrating
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging.babel import MIDDLE, POWERS

US = 1
"""Our seat where the match stands in its middle."""


def table_at(position: Position, seat: int | None = US) -> MatchTable:
    """A table whose match stands there, with us in a seat."""
    return MatchTable(match_at("babel", 2, position), seat)


def whole_match(seed: int) -> MatchTable:
    """A table where a match begins, with us in the first seat."""
    return MatchTable(Match(game_named("babel"), 2, seed))


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table in the middle of a match at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or table_at(MIDDLE)
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


def acted(server: MatchTable) -> list[object]:
    """What was done at the table."""
    return [step.action for step in server.match.steps]


def drag(driver: Driver, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Carry something with the pointer."""
    screen = driver.app.scene.screen
    for kind, point in (
        (pygame.MOUSEBUTTONDOWN, start),
        (pygame.MOUSEMOTION, end),
        (pygame.MOUSEBUTTONUP, end),
    ):
        pixel = screen.pixel(*point)
        if kind == pygame.MOUSEMOTION:
            pygame.event.post(pygame.Event(kind, pos=pixel, rel=(1, 1), buttons=(1, 0, 0)))
        else:
            pygame.event.post(pygame.Event(kind, pos=pixel, button=1))
        driver.turn()


# ---------------------------------------------------------------------------------------- whole games


@pytest.mark.slow
@sampled(
    ("server", "hands_of"),
    [(whole_match(11), Mouse), (table_at(MIDDLE, seat=0), Keys), (table_at(MIDDLE, seat=0), PadHands)],
    indirect=["server"],
    every=3,
)
def test_a_game_is_played_to_its_end_at_the_screen(
    driver: Driver, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    scene = open_game(driver, server)
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    scene.view.skip()
    assert view_of(scene).scenery.shown == server.match.view(OUR_SEAT).public
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)


@pytest.mark.thorough
@pytest.mark.slow
@sampled(
    ("server", "hands_of"),
    [(table_at(MIDDLE, seat=0), Mouse), (table_at(MIDDLE, seat=0), PadHands)],
    indirect=["server"],
    every=2,
)
def test_a_game_is_played_to_its_end_where_everything_is_twice_as_large(
    driver: Driver, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    driver.app.services.settings.choose(zoom=200)
    scene = open_game(driver, server)
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    assert view_of(scene).shown == server.match.view(OUR_SEAT).public


# ---------------------------------------------------------------------------------------- the hand


def test_a_card_is_picked_up_and_put_back(driver: Driver, scene: GameScene) -> None:
    driver.click("card 3")
    assert view_of(scene).mode == Holding("P", 3)
    driver.click("card 3")
    assert view_of(scene).mode == Idle()


def test_a_click_on_the_own_column_settles_the_card_that_is_picked(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    driver.click("card 4")
    driver.click_at(*view_of(scene).layout.cell(Cell("M", "near")).centre)
    driver.turn(2)
    assert acted(server) == [Settle("S")]


def test_a_card_carried_to_its_site_moves_the_pawn(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    layout = view_of(scene).layout
    drag(driver, scene.widget("card 3").box.centre, layout.cell(Cell("P", "site")).centre)
    driver.turn(2)
    assert server.match.view(US).public.board.sides[US].pawn == "P"


def test_a_card_carried_to_another_people_says_why_not(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    layout = view_of(scene).layout
    drag(driver, scene.widget("card 3").box.centre, layout.cell(Cell("H", "site")).centre)
    assert driver.app.services.banner.text == "A card leads only to the site of its people. (rule 7.1)"
    assert acted(server) == []


def test_people_settle_only_where_the_pawn_stands(driver: Driver, scene: GameScene) -> None:
    driver.click("card 3")
    driver.click_at(*view_of(scene).layout.cell(Cell("A", "near")).centre)
    assert driver.app.services.banner.text == "People settle only where your pawn stands. (rule 7.2)"


# ---------------------------------------------------------------------------------------- actions


def test_a_number_shows_what_a_power_would_do_and_enter_does_it(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    key(driver, pygame.K_1, "1")
    assert view_of(scene).mode == Considering("desertion", Desertion(4))
    assert acted(server) == []
    key(driver, pygame.K_RETURN, "\r")
    driver.turn(2)
    assert acted(server) == [Desertion(4)]


def test_the_same_number_again_does_it_too(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    key(driver, pygame.K_1, "1")
    key(driver, pygame.K_1, "1")
    driver.turn(2)
    assert acted(server) == [Desertion(4)]


def test_enter_confirms_what_a_number_chose_wherever_the_focus_was(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    while scene.focused != "card 2":
        key(driver, pygame.K_TAB, "\t")
    key(driver, pygame.K_1, "1")
    key(driver, pygame.K_RETURN, "\r")
    driver.turn(2)
    assert acted(server) == [Desertion(4)]


def test_escape_lets_go_of_what_is_chosen_before_it_leaves_the_table(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_1, "1")
    key(driver, pygame.K_ESCAPE)
    assert view_of(scene).mode == Idle()
    assert driver.app.scene is scene


def test_an_impossible_power_says_why_with_the_rule(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action plunder")
    assert driver.app.services.banner.text == "No three in a row here. (rule 8.0)"
    assert acted(server) == []


@pytest.mark.parametrize("server", [table_at(POWERS)], indirect=True)
def test_the_people_to_banish_is_chosen_by_pointing_at_one_of_its_cards(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    view = view_of(scene)
    driver.click("action banish")
    column = server.match.view(US).public.board.sides[0].column("H")
    at = view.layout.card(0, "H", column.index("M"), len(column)).centre
    driver.click_at(*at)
    assert isinstance(view.mode, Considering)
    assert getattr(view.mode.action, "people", None) == "M"


def test_three_cards_are_carried_from_column_to_column(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    layout = view_of(scene).layout
    drag(driver, layout.cell(Cell("H", "near")).centre, layout.cell(Cell("S", "near")).centre)
    driver.turn(2)
    assert server.match.view(US).public.board.sides[US].column("S") == "SHMSA"


def test_a_column_too_short_cannot_give_three(driver: Driver, scene: GameScene) -> None:
    driver.click("action migrate")
    assert view_of(scene).mode == Migrating()
    driver.click_at(*view_of(scene).layout.cell(Cell("S", "near")).centre)
    assert driver.app.services.banner.text == "It takes a column of three cards. (rule 7.4)"


def test_a_build_can_be_taken_back_and_a_settled_card_cannot(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.act(US, Settle("S"))
    server.act(US, Build("own"))
    driver.turn(2)
    scene.view.skip()
    assert [step.undoable for step in view_of(scene).steps] == [False, True]
    key(driver, pygame.K_u, "u")
    driver.turn(2)
    assert len(server.asked(Undo)) == 1
    assert [step.undoable for step in view_of(scene).steps] == [False]


def test_two_quick_presses_act_only_once(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.answering = False
    driver.click("card 4")
    driver.click("settle")
    driver.click("settle")
    assert len(server.asked(Act)) == 1


# ---------------------------------------------------------------------------------------- half a hand


@pytest.mark.parametrize("server", [table_at(MIDDLE, seat=0)], indirect=True)
def test_whose_hand_is_halved_chooses_exactly_as_many_as_must_go(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.act(1, Halve(4))
    driver.turn(2)
    assert view_of(scene).mode == Discarding(3)
    for place in (0, 2, 5):
        driver.click(f"card {place}")
    driver.click("card 1")
    assert driver.app.services.banner.text == "These are enough: put one back first. (rule 8.6)"
    driver.click("discard")
    driver.turn(2)
    assert server.match.view(0).private.cards == "HPS"


def test_who_halves_a_hand_waits_for_the_choice(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.act(US, Halve(4))
    driver.turn(2)
    assert view_of(scene).mode == Watching()
    server.let_others_act()
    driver.turn(2)
    assert view_of(scene).mode == Idle()


# ---------------------------------------------------------------------------------------- two at one screen


def shared_table() -> MatchTable:
    """A table in the middle of a match, at which both players sit at our screen."""
    return MatchTable(match_at("babel", 2, MIDDLE), 0, (1,))


@pytest.mark.parametrize("server", [shared_table()], indirect=True)
def test_a_curtain_falls_before_the_next_player_sees_a_hand(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    assert isinstance(driver.app.scene, CurtainScene)
    driver.click("lift")
    assert view_of(scene).scenery.hand == server.match.view(1).private.cards
    key(driver, pygame.K_e, "e")
    driver.turn(2)
    scene.view.skip()
    driver.turn(3)
    assert isinstance(driver.app.scene, CurtainScene)
    driver.click("lift")
    assert view_of(scene).scenery.hand == server.match.view(0).private.cards
    assert view_of(scene).layout.near == 0


# ---------------------------------------------------------------------------------------- who looks on


@pytest.mark.parametrize("server", [table_at(MIDDLE, seat=None)], indirect=True)
def test_a_watcher_sees_no_hand_and_has_nothing_to_press(driver: Driver, scene: GameScene) -> None:
    names = {widget.name for widget in scene._widgets.all}
    assert not any(name.startswith(("card", "action", "settle", "end", "undo")) for name in names)
    assert view_of(scene).scenery.hand == ""
