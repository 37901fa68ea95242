"""The chat beside a game: the board is played on while it is open, through the real loop."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import CODE, MatchTable, key, open_game
from client.server_double import US
from client.ur_player import Mouse, play
from client.ur_table import match_of, view_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.match.match import Match
from ziggurat.wire.messages import Said, Say
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.shown import SHOWN

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


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the beginning of the game that the test asks for."""
    game: str | None = getattr(request, "param", None)
    return MatchTable(match_of(parse(BOARD)) if game is None else Match(game_named(game), 2, seed=1))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game, with the chat open."""
    scene = open_game(driver, server)
    key(driver, pygame.K_t, "t")
    return scene


def said(text: str, person: str = "p8") -> Said:
    """A line of somebody at the table."""
    return Said(person, "Kubaba", text, 1e9, CODE, 1)


def test_what_is_typed_in_the_chat_commands_nothing_on_the_board(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    driver.write("u2 e=mc")
    driver.strike(pygame.K_RETURN, "\r")
    assert server.asked(Say)[-1].text == "u2 e=mc"
    assert isinstance(view_of(scene).mode, Idle)
    assert not server.match.steps


def test_the_board_is_played_on_beside_the_open_chat(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action T")
    play(Mouse(driver, scene), view_of(scene), Trade())
    assert scene.chat.is_open
    assert isinstance(server.match.steps[-1].action, Trade)


def test_the_key_of_the_chat_opens_it_comes_back_to_it_and_closes_it(driver: Driver, scene: GameScene) -> None:
    assert scene.focused == "say"
    scene.focus_on("board")
    driver.strike(pygame.K_t, "t")
    assert (scene.chat.is_open, scene.focused) == (True, "say")
    scene.focus_on("channel")
    driver.strike(pygame.K_t, "t")
    assert (scene.chat.is_open, scene.focused) == (False, "board")


def test_escape_leaves_the_chat_before_it_opens_the_menu(driver: Driver, scene: GameScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert not scene.chat.is_open
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, GameMenu)


def test_a_pad_opens_and_closes_the_chat(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.LEFT_STICK)
    assert not scene.chat.is_open
    pad.press(PadButton.LEFT_STICK)
    assert scene.chat.is_open


def test_in_little_room_a_tab_leads_from_the_chat_to_the_actions(driver: Driver, scene: GameScene) -> None:
    driver.app.services.settings.choose(zoom=200)
    driver.turn()
    assert not scene.has("action T")
    box = scene.widget("tabs").box
    driver.click_at(box.x + box.width / 6, box.centre[1])
    assert not scene.chat.is_open
    assert scene.has("action T")


def test_what_one_says_oneself_is_not_unread(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    scene.chat.close()
    server.tell(said("Hello", US), said("Well met"))
    driver.turn(2)
    assert scene.chat.unread == 1


def test_what_is_said_while_the_chat_is_open_is_read(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.tell(said("Well met"))
    driver.turn(2)
    assert [line.text for line in scene.chat.lines] == ["Well met"]
    assert scene.chat.unread == 0


def test_a_phrase_is_read_in_the_language_spoken_here(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.app.services.settings.choose(language="fr")
    server.tell(replace(said("Well played!"), phrase="well_played"), replace(said("Ave!"), phrase="ave"))
    driver.turn(2)
    keys = repr(scene.widget("chat").appearance())
    assert "Bien joué !" in keys
    assert "Ave!" in keys


@sampled("server", SHOWN, every=2, indirect=True)
def test_in_a_nearly_square_window_the_match_goes_on_behind_the_open_chat(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    driver.resize(1280, 1024)
    assert scene.chat.is_open
    server.let_others_act()
    driver.turn(30, 0.1)
    assert driver.app.scene is scene
