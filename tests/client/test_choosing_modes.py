"""Which mode is played of a game that has several, and the guide through a first game in each."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.no_server import NoServer
from ziggurat.certainty import of_type
from ziggurat.games import game_named
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.heard import Heard
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.quick_game import QuickGame, modes_of, usual_mode
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.play_now import on_private_server, play_now
from ziggurat_client.scenes.play_now.play_now import PlayNowScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.scenes.result.learned import LearnedScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.winning import WinningScene
from ziggurat_client.wording.options_form import option_choices

MODES = ("nomads", "farmers", "first_societies", "full")


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (on_private_server, play_now):
        monkeypatch.setattr(module, "PrivateServer", NoServer)


@pytest.fixture(autouse=True)
def title(driver: Driver) -> TitleScene:
    """The title, with Civilization chosen."""
    QuickGame(driver.app.services.memory).choose("civilization")
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    return scene


@pytest.fixture
def together(driver: Driver) -> TogetherScene:
    """The dialog that asks who plays."""
    scene = TogetherScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


@pytest.fixture
def winning(driver: Driver) -> WinningScene:
    """The pictures before a first game."""
    scene = WinningScene(driver.app.atlas, "civilization", playing=True)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def begun(driver: Driver) -> PlayNowScene:
    return of_type(PlayNowScene, driver.app.scene)


def asked_options(driver: Driver) -> Any:
    """The options of the table that is asked for."""
    return msgspec.json.decode(of_type(msgspec.Raw, begun(driver).table_wanted(1, "Ninsun's").options))


def is_guided(driver: Driver) -> bool:
    return driver.app.services.servers.guide is not None


def click_side(driver: Driver, name: str, at: float) -> None:
    """Click on a widget, so far from its left end to its right one."""
    box = driver.page.widget(name).box
    driver.click_at(box.x + box.width * at, box.centre[1])


# ------------------------------------------------------------------ which modes there are


def test_modes_come_the_simplest_first_everywhere() -> None:
    (choice, *_) = option_choices(CivilizationOptions())
    assert modes_of("civilization") == choice.values == MODES


def test_a_game_without_modes_has_none() -> None:
    assert (modes_of("ur"), usual_mode("ur")) == ((), "")


def test_a_mode_that_the_game_has_not_is_not_kept_to(driver: Driver) -> None:
    driver.app.services.memory.change(quick_mode="traders")
    assert QuickGame(driver.app.services.memory).mode == CivilizationOptions().mode


# ------------------------------------------------------------------ who plays


def test_the_mode_is_chosen_where_it_is_asked_who_plays(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "mode", 0.97)
    driver.click("start")
    assert begun(driver).mode == "first_societies"


def test_keys_alone_choose_it_too(driver: Driver, together: TogetherScene) -> None:
    together.focus_on("mode")
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RIGHT)
    together.focus_on("start")
    driver.press(pygame.K_RETURN)
    assert begun(driver).mode == "full"


def test_it_is_known_the_next_time(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "mode", 0.97)
    assert QuickGame(Memory(driver.app.services.memory.folder)).mode == "first_societies"


def test_a_game_without_modes_is_asked_for_none(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "game", 0.1)
    assert not together.has("mode")


def test_the_table_is_opened_in_that_mode(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "mode", 0.97)
    driver.click("start")
    assert asked_options(driver) == {"mode": "first_societies", "trade_seconds": 0}


def test_only_a_first_game_has_a_market_that_waits_for_its_player(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "mode", 0.97)
    driver.click("guide")
    driver.click("start")
    assert asked_options(driver) == {"mode": "first_societies"}


@pytest.mark.parametrize(("mode", "badge"), [("farmers", "Civilization"), ("full", "Full game")])
def test_the_title_says_which_mode_begins(driver: Driver, title: TitleScene, mode: str, badge: str) -> None:
    QuickGame(driver.app.services.memory).choose_mode(mode)
    title.change()
    driver.turn()
    assert badge in str(title.widget("play").appearance())


# ------------------------------------------------------------------ the guide


def test_whoever_plays_a_mode_for_the_first_time_is_guided(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "mode", 0.97)
    driver.click("start")
    assert is_guided(driver)


def test_whoever_wants_no_guide_has_none(driver: Driver, together: TogetherScene) -> None:
    driver.click("guide")
    driver.click("start")
    assert not is_guided(driver)


def test_a_mode_in_which_the_guide_has_spoken_is_played_without(driver: Driver, together: TogetherScene) -> None:
    Heard(driver.app.services.memory, "civilization").note("first_societies", "hand")
    click_side(driver, "mode", 0.97)
    driver.click("start")
    assert not is_guided(driver)


def test_several_people_at_one_screen_have_no_guide(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "people", 0.2)
    assert not together.has("guide")


def test_what_was_said_in_one_mode_is_not_said_again_in_the_next(driver: Driver, together: TogetherScene) -> None:
    Heard(driver.app.services.memory, "civilization").note("farmers", "move")
    click_side(driver, "mode", 0.97)
    driver.click("start")
    guide = driver.app.services.servers.guide
    assert guide is not None
    assert guide.said == {"move"}


def test_a_mode_that_is_guided_again_is_explained_as_before(driver: Driver) -> None:
    heard = Heard(driver.app.services.memory, "civilization")
    heard.note("farmers", "move")
    assert heard.elsewhere("farmers") == frozenset()


# ------------------------------------------------------------------ the pictures before a first game


def test_the_mode_of_a_first_game_is_chosen_below_the_pictures(driver: Driver, winning: WinningScene) -> None:
    click_side(driver, "mode", 0.6)
    driver.click("guided")
    assert (begun(driver).mode, is_guided(driver)) == ("first_societies", True)


def test_a_pad_chooses_it_too(driver: Driver, winning: WinningScene) -> None:
    pad = Gamepad(driver.turn)
    winning.focus_on("mode")
    pad.press(PadButton.RIGHT)
    winning.focus_on("guided")
    pad.press(PadButton.A)
    assert begun(driver).mode == "first_societies"


def test_a_first_game_in_the_usual_mode_has_one_rival_and_a_market_several(
    driver: Driver, winning: WinningScene
) -> None:
    first = PlayNowScene(driver.app.atlas, game="civilization", mode="farmers", guided=True)
    market = PlayNowScene(driver.app.atlas, game="civilization", mode="first_societies", guided=True)
    assert (first.party.bots, market.party.bots) == (1, 2)


# ------------------------------------------------------------------ what comes next


@pytest.mark.parametrize(("lesson", "mode"), [("support", "farmers"), ("market", "first_societies"), ("ages", "full")])
def test_lessons_lead_to_a_first_game_in_the_mode_that_they_prepare_for(driver: Driver, lesson: str, mode: str) -> None:
    scene = LearnScene(driver.app.atlas, "civilization")
    driver.app.stack.push(scene)
    scene.open(lesson, 0)
    scene.show("lessons")
    driver.turn()
    driver.click("first game")
    assert (begun(driver).mode, is_guided(driver)) == (mode, True)


@pytest.mark.parametrize(("mode", "after"), [("nomads", "farmers"), ("farmers", "first_societies")])
def test_the_end_of_a_first_game_leads_to_the_next_mode_with_a_guide(driver: Driver, mode: str, after: str) -> None:
    driver.app.stack.push(LearnedScene(driver.app.atlas, "civilization", mode))
    driver.press(pygame.K_RETURN)
    assert (begun(driver).mode, is_guided(driver)) == (after, True)


@pytest.mark.parametrize(("game", "mode"), [("civilization", "full"), ("ur", "")])
def test_after_the_last_mode_it_leads_to_a_usual_game(driver: Driver, game: str, mode: str) -> None:
    scene = LearnedScene(driver.app.atlas, game, mode)
    driver.app.stack.push(scene)
    assert not scene.has("next_mode")
    driver.press(pygame.K_RETURN)
    assert not is_guided(driver)
    assert begun(driver).game == game_named(game).id


# ------------------------------------------------------------------ room for it


def test_as_many_bots_as_can_play_leave_all_of_the_dialog_in_sight(driver: Driver, together: TogetherScene) -> None:
    click_side(driver, "bots", 0.97)
    assert together.has("level 5")
    assert driver.page.viewport.furthest == (0, 0)
