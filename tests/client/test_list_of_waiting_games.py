"""The list of games that wait, with keys and with a gamepad."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat.certainty import of_type, present
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames, SeatKey, WaitingSign
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.play_now.continue_game import ContinueScene
from ziggurat_client.scenes.play_now.waiting import WaitingScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.ui.waiting_row import WaitingRow


def keep(driver: Driver, game: str, played: float, public: bytes | None = None) -> KeptGame:
    """A game of two that waits since then, at its first position unless `public` says otherwise."""
    match = Match(game_named(game), 2, 1)
    sign = WaitingSign(game, 3, 2, ("Enlil",), ("Ninsun",), ours=True, played=played)
    public = msgspec.json.encode(match.view(0).public) if public is None else public
    kept = present(KeptGames(driver.app.services.memory.folder).begin())
    kept.keep_key(SeatKey(None, "UR-1"))
    kept.keep_sign(replace(sign, public=msgspec.Raw(public)))
    return kept


@pytest.fixture
def games(driver: Driver) -> tuple[KeptGame, KeptGame]:
    """One of Ur, and before that one of Babel."""
    return keep(driver, "ur", 2.0), keep(driver, "babel", 1.0)


@pytest.fixture
def page(driver: Driver, games: tuple[KeptGame, KeptGame]) -> WaitingScene:
    """The list, as one comes to it from the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    driver.press(pygame.K_RETURN)
    return of_type(WaitingScene, driver.app.scene)


def test_the_game_played_last_has_the_focus_and_one_press_goes_on_with_it(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ContinueScene, "enter", lambda scene: None)
    assert page.focused == games[0].name
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, ContinueScene)


def test_beside_a_game_is_the_way_to_its_replay_up_to_now(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ContinueScene, "enter", lambda scene: None)
    driver.press(pygame.K_RIGHT)
    assert page.focused == f"watch {games[0].name}"
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, ContinueScene)


def test_every_board_is_drawn_in_time(driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]) -> None:
    while page.animating:
        driver.turn()
    assert all(of_type(WaitingRow, page.widget(game.name)).has_picture for game in games)


def test_a_board_that_cannot_be_read_leaves_its_picture_empty(driver: Driver) -> None:
    broken = keep(driver, "ur", 1.0, b'{"tiles": 3}')
    page = WaitingScene(driver.app.atlas)
    driver.app.stack.push(page)
    driver.turn()
    while page.animating:
        driver.turn()
    assert not of_type(WaitingRow, page.widget(broken.name)).has_picture


def test_a_game_is_given_up_after_a_question(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]
) -> None:
    driver.click(f"give up {games[0].name}")
    assert isinstance(driver.app.scene, QuestionScene)
    assert games[0].folder.exists()
    driver.click("go")
    assert not games[0].folder.exists()
    assert driver.app.scene is page
    assert page.has(games[1].name)
    assert not page.has(games[0].name)


def test_a_game_is_kept_if_the_question_is_answered_with_escape(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]
) -> None:
    driver.click(f"give up {games[0].name}")
    driver.press(pygame.K_ESCAPE)
    assert games[0].waits


def test_whoever_gives_up_the_last_game_is_on_the_title_again(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]
) -> None:
    for game in games:
        driver.click(f"give up {game.name}")
        driver.click("go")
    assert of_type(TitleScene, driver.app.scene).has("play")
    assert not of_type(TitleScene, driver.app.scene).has("continue")


def test_a_gamepad_gives_a_game_up(driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.RIGHT)
    pad.press(PadButton.RIGHT)
    assert page.focused == f"give up {games[0].name}"
    pad.press(PadButton.A)
    pad.press(PadButton.RIGHT)
    pad.press(PadButton.A)
    assert not games[0].folder.exists()


def test_a_game_that_is_open_in_another_window_cannot_be_given_up(
    driver: Driver, page: WaitingScene, games: tuple[KeptGame, KeptGame]
) -> None:
    with closing(sqlite3.connect(games[0].folder / "in-use.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        driver.click(f"give up {games[0].name}")
        assert driver.app.scene is page
        assert present(driver.app.services.banner.text).startswith("This game is open in another window.")
    driver.click(f"give up {games[0].name}")
    assert isinstance(driver.app.scene, QuestionScene)


def test_a_game_that_waits_alone_is_listed_too_by_the_eye_beside_continue(driver: Driver) -> None:
    keep(driver, "ur", 2.0)
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, WaitingScene)


def test_where_several_games_wait_continue_itself_leads_to_their_list(
    driver: Driver, games: tuple[KeptGame, KeptGame]
) -> None:
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    assert not scene.has("waiting")
