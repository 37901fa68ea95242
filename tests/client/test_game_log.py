"""The log of a game: a line can be looked up on the board by pointer, keys and pad, and read in any language."""

from __future__ import annotations

from io import StringIO

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import OUR_SEAT, MatchTable, key, open_game
from client.test_ur_hint import wait_for_the_bot
from client.ur_player import Mouse
from client.ur_table import match_of, view_of
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Attack, Place, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat.wire.messages import History
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.text_log import TextLog

BOARD = """
    seat a
    round 4
    hands WT PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WP   CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


def war() -> MatchTable:
    """A table of two at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


def begun() -> MatchTable:
    """A match to which we come back after its first two steps."""
    match = Match(game_named("ur"), 2, seed=4)
    for square in (7, 12):
        match.apply(match.due.seats[0], Place(square))
    return MatchTable(match)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """Where a war may begin, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", war)()
    return table


@pytest.fixture
def plain(driver: Driver) -> StringIO:
    """The log in plain text. Ask for it before the scene."""
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    return stream


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show, with two sentences in its log: a war from A1 against B1, and our Trade."""
    scene = open_game(driver, server)
    server.act(OUR_SEAT, Attack(at("A1"), at("B1"), 1))
    server.act(OUR_SEAT, Trade())
    driver.turn(2)
    scene.view.skip()
    driver.turn(2)
    return scene


def at(name: str) -> int:
    """The square of that name."""
    return square_of(5, name)


def go_to_the_log(driver: Driver, scene: GameScene) -> None:
    """By Tab, as far as it takes."""
    for _ in range(20):
        driver.press(pygame.K_TAB)
        if scene.focused == "log":
            return
    pytest.fail("Tab does not lead to the log")


def texts(scene: GameScene) -> list[str]:
    """What the log says."""
    return [line.text for line in scene.log]


# ---------------------------------------------------------------------------------------- looking lines up


def test_the_log_reached_by_tab_shows_the_squares_of_its_newest_line(driver: Driver, scene: GameScene) -> None:
    go_to_the_log(driver, scene)
    assert texts(scene) == ["You took B1 from A1.", "You traded: 1 cube gained."]
    assert view_of(scene).pointed_out == scene.log[-1].places != frozenset()


def test_the_arrows_go_from_line_to_line_and_the_board_shows_the_squares_of_each(
    driver: Driver, scene: GameScene
) -> None:
    go_to_the_log(driver, scene)
    driver.press(pygame.K_UP)
    assert view_of(scene).pointed_out == {at("A1"), at("B1")}
    driver.press(pygame.K_END)
    assert view_of(scene).pointed_out == scene.log[-1].places


def test_above_the_oldest_line_the_focus_goes_on_and_the_board_shows_nothing_more(
    driver: Driver, scene: GameScene
) -> None:
    go_to_the_log(driver, scene)
    driver.press(pygame.K_HOME)
    driver.press(pygame.K_UP)
    assert scene.focused != "log"
    assert view_of(scene).pointed_out == frozenset()


def test_a_gamepad_reaches_the_log_and_its_lines(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    while scene.focused != "log":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.UP)
    assert view_of(scene).pointed_out == {at("A1"), at("B1")}


def test_a_line_that_arrives_leaves_the_chosen_one_chosen(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    go_to_the_log(driver, scene)
    driver.press(pygame.K_UP)
    server.take_back(OUR_SEAT)
    driver.turn(2)
    assert texts(scene)[-1] == "You took a step back."
    assert view_of(scene).pointed_out == {at("A1"), at("B1")}


# ---------------------------------------------------------------------------------------- other languages, plain text


def test_the_log_is_told_anew_in_another_language(driver: Driver, scene: GameScene) -> None:
    driver.press(pygame.K_F10)
    driver.app.services.settings.choose(language="fr")
    driver.press(pygame.K_ESCAPE)
    assert texts(scene)[0] == "Vous avez pris B1 depuis A1."


def test_refusals_and_hints_stand_in_the_plain_text_between_the_sentences(
    driver: Driver, plain: StringIO, scene: GameScene, server: MatchTable
) -> None:
    before = len(plain.getvalue().splitlines())
    Mouse(driver, scene).square(at("C3"))
    refused = driver.app.services.banner.text
    key(driver, pygame.K_h, "h")
    wait_for_the_bot()
    driver.turn()
    server.take_back(OUR_SEAT)
    driver.turn()
    said = plain.getvalue().splitlines()[before:]
    assert said == [refused, driver.app.services.banner.text, "You took a step back."]


# ---------------------------------------------------------------------- what happened before we came


coming_back = pytest.mark.parametrize("server", [begun], indirect=True)


@coming_back
def test_whoever_comes_back_reads_what_happened_before(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    driver.turn(3)
    server.act(server.match.due.seats[0], Place(8))
    driver.turn()
    assert [line.text for line in scene.log] == [
        "Kubaba put a cube on C2.",
        "You put a cube on C3.",
        "Kubaba put a cube on D2.",
    ]


@coming_back
def test_where_the_past_is_refused_the_log_begins_when_we_came(driver: Driver, server: MatchTable) -> None:
    server.refusals[History] = "match_not_running"
    scene = open_game(driver, server)
    driver.turn(3)
    assert (scene.log, driver.app.services.banner.text) == ((), None)


@coming_back
def test_who_shares_a_screen_is_told_nothing_of_what_others_were_told(driver: Driver, server: MatchTable) -> None:
    server.ours = (0, 1)
    open_game(driver, server)
    assert server.asked(History) == []
