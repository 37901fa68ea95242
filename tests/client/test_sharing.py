"""What of a replay is shown to others: a small film, or a picture, through the real loop."""

from __future__ import annotations

import io
import time
from pathlib import Path

import pygame
import pytest
from PIL import Image

from client.driver import Driver
from ziggurat.match.match import Match
from ziggurat_client.filming.film import BEAT, Film
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.replay.filming import MOST_SECONDS, FilmingScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.sharing import ShareScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player

SHOWING = Showing("ur", "Reed Boats: 3", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)))
PATIENCE = 100.0


@pytest.fixture(scope="module")
def match() -> Match:
    return staged.played_match(seats=2)


@pytest.fixture
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "downloads"
    folder.mkdir()
    monkeypatch.setattr("ziggurat_client.scenes.replay.filming.user_downloads_path", lambda: folder)
    return folder


@pytest.fixture
def theatre(driver: Driver, match: Match) -> ReviewedReplayScene:
    """The replay of a match, paused in its second turn, before the question what is to be shown."""
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, SHOWING, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    scene = driver.app.scene
    assert isinstance(scene, ReviewedReplayScene)
    for key in (pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN):
        driver.press(key)
    driver.click("share")
    driver.turn()
    assert isinstance(driver.app.scene, ShareScene)
    return scene


def made(driver: Driver) -> None:
    """Until the file is written, which another thread makes."""
    end = time.monotonic() + PATIENCE
    while isinstance(driver.app.scene, FilmingScene):
        assert time.monotonic() < end
        driver.turn()
        pygame.time.wait(1)  # as the loop waits between two frames: the other thread needs the interpreter


def test_the_turn_on_show_is_filmed_and_the_replay_stays_where_it_was(
    driver: Driver, theatre: ReviewedReplayScene, downloads: Path
) -> None:
    at = theatre.theatre.at
    driver.click("film")
    made(driver)
    with Image.open(downloads / "ur-Reed-Boats-3.gif") as film:
        assert getattr(film, "n_frames", 1) > 3
        assert film.width <= 640
        assert film.info["loop"] == 0
    assert driver.app.scene is theatre
    assert theatre.theatre.at == at
    assert driver.app.services.banner.text


@pytest.mark.thorough
def test_a_film_of_all_that_follows_ends_when_it_is_long_enough(
    driver: Driver, theatre: ReviewedReplayScene, downloads: Path
) -> None:
    for _ in range(2):
        driver.press(pygame.K_UP)
    for _ in range(2):
        driver.press(pygame.K_RIGHT)
    driver.click("film")
    made(driver)
    with Image.open(downloads / "ur-Reed-Boats-3.gif") as film:
        length = 0.0
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            length += film.info["duration"] / 1000
    assert length == pytest.approx(MOST_SECONDS)


def test_a_picture_is_of_what_is_on_show_as_large_as_the_window_shows_it(
    driver: Driver, theatre: ReviewedReplayScene, downloads: Path
) -> None:
    driver.click("picture")
    made(driver)
    with Image.open(downloads / "ur-Reed-Boats-3.png") as picture:
        assert picture.height >= theatre.screen.rect(theatre.places.stage.board).height


def test_filming_can_be_stopped_and_leaves_nothing(
    driver: Driver, theatre: ReviewedReplayScene, downloads: Path
) -> None:
    driver.click("film")
    driver.turn(3)
    driver.press(pygame.K_ESCAPE)
    driver.turn()
    assert driver.app.scene is theatre
    assert list(downloads.iterdir()) == []


def test_what_stands_still_is_one_picture_that_stands_longer() -> None:
    film, surface = Film(), pygame.Surface((8, 4))
    for colour in ("red", "red", "red", "blue"):
        surface.fill(colour)
        film.take(surface)
    with Image.open(io.BytesIO(film.finish().result(PATIENCE))) as made_film:
        assert getattr(made_film, "n_frames", 1) == 2
        assert made_film.info["duration"] == round(3 * BEAT * 1000)


def test_no_film_is_made_of_nothing() -> None:
    with pytest.raises(ValueError, match="one picture"):
        Film().finish().result(PATIENCE)
