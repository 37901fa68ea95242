"""The list of kept replays, through the real loop."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pygame
import pytest

from client.driver import Driver
from ziggurat.match.match import Match
from ziggurat.match.record import save
from ziggurat.match.replaying import verify
from ziggurat_client.replaying.replays import keep_replay, replay_folder, saved_replays
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


def keep(driver: Driver, match: Match, name: str, written: float = 1e9, names: tuple[str, ...] = ("Ea", "Anu")) -> Path:
    """Put a replay into the folder as a file of that name."""
    folder = replay_folder(driver.app.services.memory)
    folder.mkdir(exist_ok=True)
    file = folder / f"{name}.json"
    file.write_bytes(save(match.record(names)))
    os.utime(file, (written, written))
    return file


def opened(driver: Driver) -> ReplaysScene:
    """The list, once its files have been read."""
    scene = ReplaysScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(8)
    return scene


def test_the_newest_replay_comes_first(driver: Driver, match: Match) -> None:
    for name, written in (("old", 1e9), ("new", 3e9), ("middle", 2e9)):
        keep(driver, match, name, written)
    assert [saved.file.stem for saved in saved_replays(driver.app.services.memory)] == ["new", "middle", "old"]


def test_a_kept_match_is_listed(driver: Driver, match: Match) -> None:
    file = keep_replay(driver.app.services.memory, "ENKI-42", msgspec.Raw(msgspec.json.encode(match.record())))
    (saved,) = saved_replays(driver.app.services.memory)
    assert saved.file == file
    assert saved.record is not None
    assert verify(saved.record).steps == match.steps


def test_without_a_folder_nothing_is_listed(driver: Driver) -> None:
    assert list(saved_replays(driver.app.services.memory)) == []
    assert opened(driver).focused == "back"


@pytest.mark.parametrize("content", [b"", b"not a match", b'{"format": 99}', b"[" * 5000, b"\xff\xfe"])
def test_a_broken_file_is_listed_and_cannot_be_opened(driver: Driver, content: bytes) -> None:
    folder = replay_folder(driver.app.services.memory)
    folder.mkdir()
    (folder / "broken.json").write_bytes(content)
    scene = opened(driver)
    assert not scene.widget("broken.json").enabled


def test_a_match_of_a_game_that_is_not_known_here_cannot_be_opened(driver: Driver, match: Match) -> None:
    file = keep(driver, match, "other")
    file.write_bytes(save(msgspec.structs.replace(match.record(), game="senet")))
    assert not opened(driver).widget("other.json").enabled


def test_enter_shows_the_first_replay(driver: Driver, match: Match) -> None:
    keep(driver, match, "only")
    opened(driver)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, ReplayReadingScene)


def test_a_click_shows_a_replay_from_which_escape_leads_back(driver: Driver, match: Match) -> None:
    keep(driver, match, "first", 2e9)
    keep(driver, match, "second", 1e9)
    scene = opened(driver)
    driver.click("second.json")
    driver.turn(80)
    assert isinstance(driver.app.scene, ReplayScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is scene


def test_a_replay_without_names_is_shown_all_the_same(driver: Driver, match: Match) -> None:
    keep(driver, match, "nameless", names=())
    opened(driver)
    driver.press(pygame.K_RETURN)
    driver.turn(80)
    assert isinstance(driver.app.scene, ReplayScene)


def test_more_replays_than_a_page_holds_are_turned_by_the_page_keys(driver: Driver, match: Match) -> None:
    for number in range(9):
        keep(driver, match, f"match {number}", 2e9 - number)
    scene = opened(driver)
    driver.press(pygame.K_PAGEDOWN)
    assert scene.widget("match 8.json").enabled
    driver.press(pygame.K_PAGEUP)
    assert scene.widget("match 0.json").enabled


def test_the_title_leads_to_the_list(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn(2)
    driver.click("replays")
    assert isinstance(driver.app.scene, ReplaysScene)
