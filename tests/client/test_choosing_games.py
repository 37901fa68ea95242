"""Which game is played, learnt and shown where there are several."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.no_server import NoServer
from client.server_double import ServerDouble
from ziggurat.games import GAMES
from ziggurat.games.babel.actions import Discard
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Open
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.play_now import on_private_server
from ziggurat_client.scenes.play_now.play_now import Party, PlayNowScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.shown import SHOWN


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_private_server, "PrivateServer", NoServer)


@pytest.fixture
def title(driver: Driver) -> TitleScene:
    """The title, shown for its first frame."""
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def quick(driver: Driver) -> QuickGame:
    return QuickGame(driver.app.services.memory)


def click_value(driver: Driver, name: str, index: int, of: int) -> None:
    """Click on a value of a row."""
    box = driver.page.widget(name).box
    driver.click_at(box.x + box.width * (index + 0.5) / of, box.centre[1])


def test_the_first_game_is_played_until_another_is_chosen(driver: Driver) -> None:
    assert quick(driver).game == SHOWN[0]


def test_a_game_that_this_version_cannot_show_is_not_kept_to(driver: Driver) -> None:
    driver.app.services.memory.change(quick_game="senet")
    assert quick(driver).game == SHOWN[0]


def test_the_number_of_players_follows_what_the_game_takes(driver: Driver) -> None:
    driver.app.services.memory.change(quick_game="ur", quick_seats=4)
    assert quick(driver).seats == 4
    quick(driver).choose("babel")
    assert quick(driver).seats == 2


@pytest.mark.parametrize("item", ["play", "learn"])
def test_left_and_right_turn_the_game_on_the_title_and_it_is_kept(driver: Driver, title: TitleScene, item: str) -> None:
    title.focus_on(item)
    driver.press(pygame.K_RIGHT)
    assert Memory(driver.app.services.memory.folder).profile.quick_game == SHOWN[1]
    driver.press(pygame.K_LEFT)
    assert Memory(driver.app.services.memory.folder).profile.quick_game == SHOWN[0]


def test_play_now_begins_the_chosen_game_with_as_many_as_it_takes(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, PlayNowScene)
    assert (driver.app.scene.game, driver.app.scene.party) == ("babel", Party((), 1))


def test_learn_teaches_the_chosen_game(driver: Driver, title: TitleScene) -> None:
    title.focus_on("learn")
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, LearnScene)
    assert driver.app.scene.lesson.game == "babel"


def test_the_lessons_of_another_game_are_a_click_away(driver: Driver) -> None:
    scene = LearnScene(driver.app.atlas, "ur")
    driver.app.stack.push(scene)
    driver.turn()
    click_value(driver, "game", SHOWN.index("babel"), len(SHOWN))
    assert scene.lesson.game == "babel"


def test_the_last_lesson_leads_to_a_match_of_its_game(driver: Driver) -> None:
    scene = LearnScene(driver.app.atlas, "babel")
    driver.app.stack.push(scene)
    scene.open("answering", 2)
    scene.act(Discard("HM"))
    driver.turn()
    driver.click("next")
    assert isinstance(driver.app.scene, PlayNowScene)
    assert driver.app.scene.game == "babel"


def test_the_dialog_of_players_and_bots_offers_the_games(driver: Driver, title: TitleScene) -> None:
    driver.app.stack.push(TogetherScene(driver.app.atlas))
    driver.turn()
    click_value(driver, "game", SHOWN.index("babel"), len(SHOWN))
    click_value(driver, "people", 1, 2)
    driver.click("start")
    assert isinstance(driver.app.scene, PlayNowScene)
    assert (driver.app.scene.game, driver.app.scene.party) == ("babel", Party(("Player 2",), 0))


def test_a_game_for_two_leaves_room_for_one_guest_at_most(driver: Driver, title: TitleScene) -> None:
    driver.app.services.memory.change(guests=("Belit", "Kubaba", "Puabi"))
    driver.app.stack.push(TogetherScene(driver.app.atlas))
    driver.turn()
    click_value(driver, "game", SHOWN.index("babel"), len(SHOWN))
    driver.click("start")
    assert isinstance(driver.app.scene, PlayNowScene)
    assert driver.app.scene.party == Party(("Belit",), 0)


@pytest.mark.parametrize("game", SHOWN)
def test_a_table_is_opened_for_the_game_that_is_chosen(driver: Driver, server: ServerDouble, game: str) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    driver.app.stack.push(LobbyScene(driver.app.atlas))
    driver.turn(2)
    driver.click("create")
    assert isinstance(driver.app.scene, CreateTableScene)
    click_value(driver, "game", SHOWN.index(game), len(SHOWN))
    driver.click("open")
    driver.turn(3)
    (opened,) = server.asked(Open)
    assert (opened.game, opened.seats) == (game, GAMES[game].seat_counts[-1])
    assert quick(driver).game == game
