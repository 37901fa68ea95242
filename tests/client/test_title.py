"""The title and its menu."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat.certainty import present
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames, SeatKey, WaitingSign
from ziggurat_client.scenes.pages.keys import KeysScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.winning import WinningScene
from ziggurat_client.shown import SHOWN


@pytest.fixture
def title(driver: Driver) -> TitleScene:
    """The title, shown for its first frame."""
    scene = TitleScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def test_play_now_has_the_focus_at_first(title: TitleScene) -> None:
    assert title.focused == "play"


def test_arrows_move_the_focus_down_and_up_the_stair(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_DOWN)
    driver.press(pygame.K_DOWN)
    assert title.focused == "lan"
    driver.press(pygame.K_UP)
    assert title.focused == "opponents"


def test_tab_goes_around_menu_and_corner_in_both_directions(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert title.focused == "keys"
    driver.press(pygame.K_TAB)
    assert title.focused == "play"


def test_the_pointer_brings_the_focus_along(driver: Driver, title: TitleScene) -> None:
    pixel = driver.app.services.screen.pixel(*title.widget("keys").box.centre)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    driver.turn()
    assert title.focused == "keys"


def test_enter_presses_what_has_the_focus(driver: Driver, title: TitleScene) -> None:
    title.focus_on("join")
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, JoinScene)


def test_the_number_of_bots_turns_with_left_and_right_and_is_kept(driver: Driver, title: TitleScene) -> None:
    title.focus_on("opponents")
    driver.press(pygame.K_RIGHT)
    assert driver.app.services.memory.profile.quick_seats == 4
    driver.press(pygame.K_RIGHT)
    assert Memory(driver.app.services.memory.folder).profile.quick_seats == 2


def test_the_language_changes_at_once_and_is_kept(driver: Driver, title: TitleScene) -> None:
    driver.click("language")
    assert driver.app.services.words.say("title.quit") == "Quitter"
    assert Memory(driver.app.services.memory.folder).profile.language == "fr"


def test_a_question_mark_shows_the_keys_and_escape_closes_them(driver: Driver, title: TitleScene) -> None:
    driver.write("?")
    assert isinstance(driver.app.scene, KeysScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is title


def test_escape_goes_to_quit_before_it_quits(driver: Driver, title: TitleScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert (title.focused, driver.app.stack.stopped) == ("quit", False)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.stack.stopped


def test_the_window_can_be_closed_at_any_time(driver: Driver, title: TitleScene) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    driver.turn()
    assert driver.app.stack.stopped


@pytest.mark.painted
@pytest.mark.slow
def test_the_title_is_never_blank_while_it_is_drawn_and_comes_to_rest(driver: Driver, title: TitleScene) -> None:
    surface = driver.app.services.window.surface
    assert surface.get_at((640, 200)) != pygame.Color("black")
    for _ in range(400):
        driver.turn()
        if not title.animating:
            break
    assert not title.animating


def keep_a_game(driver: Driver, *, ours: bool = True, played: float = 1.0) -> KeptGame:
    """A game that waits."""
    kept = present(KeptGames(driver.app.services.memory.folder).begin())
    kept.keep_key(SeatKey(None, "UR-1"))
    kept.keep_sign(WaitingSign("ur", 3, 2, ("Enlil",), ("Ninsun" if ours else "Enlil",), ours, played=played))
    return kept


def test_a_game_that_waits_has_the_focus_at_first(driver: Driver) -> None:
    keep_a_game(driver)
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.turn()
    assert title.focused == "continue"
    driver.press(pygame.K_DOWN)
    assert title.focused == "play"


def test_whoever_comes_back_to_the_title_finds_the_game_just_left(driver: Driver, title: TitleScene) -> None:
    title.focus_on("join")
    driver.press(pygame.K_RETURN)
    keep_a_game(driver)
    driver.press(pygame.K_ESCAPE)
    assert title.focused == "continue"


def test_without_a_game_that_waits_there_is_nothing_to_continue(title: TitleScene) -> None:
    assert not title.has("continue")


def finished(driver: Driver, title: TitleScene) -> TitleScene:
    """The title once its picture is drawn: then the seals stand beside the stair."""
    while title.animating:
        driver.turn()
    driver.turn()
    return title


def test_a_click_on_a_seal_chooses_its_game_for_the_menu_and_for_the_next_start(
    driver: Driver, title: TitleScene
) -> None:
    finished(driver, title)
    driver.click("seal babel")
    assert driver.app.scene is title
    assert Memory(driver.app.services.memory.folder).profile.quick_game == "babel"


def test_the_arrows_lead_to_the_seals_and_enter_chooses(driver: Driver, title: TitleScene) -> None:
    finished(driver, title).focus_on("lan")
    driver.press(pygame.K_LEFT)
    assert title.focused in [f"seal {game}" for game in SHOWN]
    game = title.focused.removeprefix("seal ")
    driver.press(pygame.K_RETURN)
    assert driver.app.services.memory.profile.quick_game == game


def test_a_pad_chooses_a_seal_and_begins_with_the_one_that_is_chosen(driver: Driver, title: TitleScene) -> None:
    driver.app.services.memory.change(pictured=())
    finished(driver, title).focus_on("seal babel")
    pad = Gamepad(driver.turn)
    pad.press(PadButton.A)
    assert driver.app.scene is title
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, WinningScene)
