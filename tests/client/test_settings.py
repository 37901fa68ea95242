"""The settings: every choice holds at once, is remembered, and survives whatever happened to the file."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import MatchTable, open_game
from client.server_double import ServerDouble
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.app import App
from ziggurat_client.art.palette import PALETTES
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import FILE, Memory, Profile
from ziggurat_client.scenes.settings.settings import SPEEDS, SettingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.sound.audio import Audio
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words


@pytest.fixture
def server() -> MatchTable:
    """A table where a match of three begins."""
    return MatchTable(Match(game_named("ur"), 3, seed=4))


@pytest.fixture
def scene(driver: Driver) -> SettingsScene:
    """The settings on show."""
    page = SettingsScene(driver.app.atlas)
    driver.app.stack.push(page)
    driver.turn()
    return page


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    driver.app.services.settings.choose()
    return ear


def remembered(driver: Driver) -> Profile:
    """What the file says."""
    return Memory(driver.app.services.memory.folder).profile


def click_part(driver: Driver, page: SettingsScene, name: str, share: float) -> None:
    """Click at a share of a widget's width."""
    box = page.widget(name).box
    driver.click_at(box.x + share * box.width, box.centre[1])


# ---------------------------------------------------------------------- ways in and out


def test_the_title_leads_to_the_settings_and_escape_back(driver: Driver) -> None:
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.turn()
    driver.click("settings")
    assert isinstance(driver.app.scene, SettingsScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is title


def test_the_menu_of_a_game_leads_to_the_settings(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    driver.press(pygame.K_F10)
    menu = driver.app.scene
    driver.click("settings")
    assert isinstance(driver.app.scene, SettingsScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is menu


def test_keys_alone_reach_every_setting(driver: Driver, scene: SettingsScene) -> None:
    reached = set()
    for _ in range(21):
        driver.press(pygame.K_TAB)
        reached.add(scene.focused)
    palettes = {f"palette {name}" for name in PALETTES}
    rows = {"name", "language", "window", "zoom", "bindings", "speed", "reduced_motion", "board_help", "bots_speak"}
    rows |= {"effects", "music", "audible", "system_notices"}
    assert reached == rows | palettes | {"back", "keys"}


# ---------------------------------------------------------------------- choices


def test_the_language_changes_at_once_and_is_kept(driver: Driver, scene: SettingsScene) -> None:
    scene.focus_on("language")
    driver.press(pygame.K_RIGHT)
    assert driver.app.services.words.language == remembered(driver).language == "fr"


def test_another_choice_leaves_a_language_that_was_only_asked_for_this_time(driver: Driver) -> None:
    driver.app.services.memory.change(language="en")
    driver.app.services.words.switch("fr")
    driver.app.services.settings.choose(muted=True)
    assert driver.app.services.words.language == "fr"


def test_the_remembered_language_can_be_chosen_over_one_asked_for_this_time(driver: Driver) -> None:
    driver.app.services.memory.change(language="en")
    driver.app.services.words.switch("fr")
    driver.app.services.settings.choose(language="en")
    assert driver.app.services.words.language == "en"


@pytest.mark.parametrize("number", range(len(SPEEDS)))
def test_every_speed_can_be_chosen_and_is_kept(driver: Driver, scene: SettingsScene, number: int) -> None:
    click_part(driver, scene, "speed", (number + 0.5) / len(SPEEDS))
    speed = list(SPEEDS.values())[number]
    assert driver.app.services.settings.telling().speed == remembered(driver).speed == speed


def test_reduced_motion_holds_at_once_and_is_kept(driver: Driver, scene: SettingsScene) -> None:
    scene.focus_on("reduced_motion")
    driver.press(pygame.K_RETURN)
    assert driver.app.services.settings.telling().reduced
    assert remembered(driver).reduced_motion


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_can_be_chosen_and_is_kept(driver: Driver, scene: SettingsScene, name: str) -> None:
    driver.click(f"palette {name}")
    assert driver.app.services.pictures.palette is driver.app.services.settings.telling().palette is PALETTES[name]
    assert remembered(driver).palette == name


def test_volumes_move_by_keys_and_stop_at_their_bounds(driver: Driver, scene: SettingsScene) -> None:
    scene.focus_on("effects")
    for _ in range(5):
        driver.press(pygame.K_RIGHT)
    assert driver.app.services.audio.effects_volume == remembered(driver).effects_volume == 1.0
    scene.focus_on("music")
    for _ in range(12):
        driver.press(pygame.K_LEFT)
    assert driver.app.services.audio.music_volume == remembered(driver).music_volume == 0.0


def test_a_volume_follows_the_pointer(driver: Driver, scene: SettingsScene) -> None:
    click_part(driver, scene, "music", 0.25)
    assert driver.app.services.audio.music_volume == pytest.approx(0.3)


def test_muting_silences_the_speaker_and_is_kept(driver: Driver, listener: Listener, scene: SettingsScene) -> None:
    driver.click("audible")
    assert listener.levels == (0.0, 0.0)
    assert remembered(driver).muted


def test_the_switch_of_the_sound_follows_the_key_that_mutes(driver: Driver, scene: SettingsScene) -> None:
    on = scene.widget("audible").appearance()
    driver.write("m")
    assert scene.widget("audible").appearance() != on


def test_a_new_name_is_kept_without_the_space_around_it(driver: Driver, scene: SettingsScene) -> None:
    scene.focus_on("name")
    driver.turn()
    driver.write("a ")
    assert remembered(driver).name == "Ninsuna"


def test_full_screen_is_kept(driver: Driver, scene: SettingsScene) -> None:
    click_part(driver, scene, "window", 0.75)
    assert driver.app.services.window.fullscreen
    assert remembered(driver).fullscreen


def test_the_key_of_the_window_changes_the_setting_too(driver: Driver, scene: SettingsScene) -> None:
    driver.press(pygame.K_F11)
    assert remembered(driver).fullscreen


# ---------------------------------------------------------------------- the file


def app_of(folder: Path) -> App:
    """An application with what a folder remembers."""
    return App(Window((1280, 720)), Memory(folder), Words("en"), ServerDouble(), HandClock())


def test_the_next_start_begins_as_the_last_one_ended(tmp_path: Path) -> None:
    Memory(tmp_path).change(palette="red_green", effects_volume=0.3, muted=True)
    app = app_of(tmp_path)
    assert app.services.pictures.palette.name == "red_green"
    assert (app.services.audio.effects_volume, app.services.audio.muted) == (0.3, True)


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b'{"effects_volume": 1.5}',
        b'{"music_volume": -1}',
        b'{"palette": "sepia"}',
        b'{"speed": 9}',
        b'{"reduced_motion": "yes"}',
    ],
)
def test_a_broken_file_is_kept_aside_and_said_on_the_title(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    app = app_of(tmp_path)
    app.stack.push(TitleScene(app.atlas))
    assert f"{FILE}.broken" in (app.services.banner.text or "")
    assert (tmp_path / f"{FILE}.broken").read_bytes() == damage
    assert app.services.memory.profile == Profile()


def test_a_file_that_can_be_read_is_not_spoken_of(tmp_path: Path) -> None:
    Memory(tmp_path).change(speed=0.5)
    assert app_of(tmp_path).services.banner.text is None
