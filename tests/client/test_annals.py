"""The annals of a match on the screen, and the picture of them that people keep."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.driver import Driver
from ziggurat_client.boards.civilization.replay.chronicle import CivilizationChronicle
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.scenes.annals import annals as annals_scene
from ziggurat_client.scenes.annals.annals import AnnalsScene
from ziggurat_client.scenes.annals.keepsake import keep_picture
from ziggurat_client.scenes.annals.told import ToldMatch, told_match
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging.civilization_annals import played_match
from ziggurat_client.wording.sitters import Player

SEATS = 7
LAST = 12


@pytest.fixture
def told() -> ToldMatch:
    """A match of twelve turns."""
    players = tuple(Player(f"P{seat}", "", bot=False) for seat in range(SEATS))
    showing = Showing("civilization", "Two Rivers", players)
    found = told_match(showing, rehearsed(played_match().record(), CivilizationChronicle()).frames)
    assert found is not None
    return found


@pytest.fixture
def scene(driver: Driver, told: ToldMatch) -> AnnalsScene:
    """Its annals as they open."""
    scene = AnnalsScene(driver.app.atlas, told)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def test_a_match_plays_by_itself_to_its_end(driver: Driver, scene: AnnalsScene) -> None:
    assert scene.playing
    driver.turn(240, seconds=0.1)
    assert (scene.at, scene.playing) == (LAST, False)


def test_with_little_motion_nothing_plays_by_itself(driver: Driver, told: ToldMatch) -> None:
    driver.app.services.memory.change(reduced_motion=True)
    scene = AnnalsScene(driver.app.atlas, told)
    driver.app.stack.push(scene)
    driver.turn(5, seconds=1.0)
    assert (scene.at, scene.playing, scene.animating) == (0, False, False)


def test_arrows_go_turn_by_turn_and_stop_the_film(driver: Driver, scene: AnnalsScene) -> None:
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_LEFT)
    assert (scene.at, scene.playing) == (1, False)


def test_the_keys_of_the_ends_and_of_pages_go_further(driver: Driver, scene: AnnalsScene) -> None:
    driver.press(pygame.K_END)
    assert scene.at == LAST
    driver.press(pygame.K_PAGEUP)
    assert scene.at == LAST - 5
    driver.press(pygame.K_HOME)
    assert scene.at == 0


def test_space_stops_the_film_and_lets_it_begin_anew_at_its_end(driver: Driver, scene: AnnalsScene) -> None:
    driver.strike(pygame.K_SPACE, " ")
    assert not scene.playing
    driver.press(pygame.K_END)
    driver.strike(pygame.K_SPACE, " ")
    assert (scene.at, scene.playing) == (0, True)


def test_a_click_on_the_slider_goes_to_that_turn(driver: Driver, scene: AnnalsScene) -> None:
    driver.click("turns")
    assert (scene.at, scene.playing) == (LAST // 2, False)


def test_the_picture_is_written_where_one_is_told(
    driver: Driver, scene: AnnalsScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annals_scene, "user_pictures_path", lambda: tmp_path / "pictures")
    driver.click("save")
    driver.turn(40)
    (file,) = (tmp_path / "pictures").glob("civilization-*.png")
    assert pygame.image.load(file).get_size()[0] > 2000
    assert str(file) in (driver.app.services.banner.text or "")


def test_where_no_picture_can_be_written_one_is_told_why(
    driver: Driver, scene: AnnalsScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pictures").write_bytes(b"no folder")
    monkeypatch.setattr(annals_scene, "user_pictures_path", lambda: tmp_path / "pictures")
    driver.click("save")
    driver.turn(40)
    assert "could not be written" in (driver.app.services.banner.text or "")


def test_a_second_picture_has_a_name_of_its_own(tmp_path: Path) -> None:
    picture = pygame.Surface((2, 2))
    files = [keep_picture(picture, "annals", tmp_path) for _ in range(2)]
    assert [file.name for file in files] == ["annals.png", "annals-2.png"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1080), (720, 1280)])
def test_annals_are_shown_in_windows_of_every_shape(driver: Driver, scene: AnnalsScene, size: tuple[int, int]) -> None:
    driver.resize(*size)
    driver.press(pygame.K_END)
    assert scene.has("save")
