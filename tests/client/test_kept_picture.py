"""The title's picture, kept between two starts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import HIGH_CONTRAST
from ziggurat_client.kept.kept_picture import KeptPicture
from ziggurat_client.scenes.title import picture as title_picture
from ziggurat_client.scenes.title.picture import TitlePicture
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen

SMALL = Screen(640, 360)


@pytest.fixture
def kept(tmp_path: Path) -> KeptPicture:
    """A place for a picture, in a folder that is not there yet."""
    return KeptPicture(tmp_path / "profile" / "title.picture")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of that place."""
    return tmp_path / "profile" / "title.picture"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    """Every backdrop that is drawn, as a field of one colour."""
    backdrops: list[Canvas] = []

    def draw(canvas: Canvas) -> Iterator[None]:
        canvas.fill_all("#204060")
        backdrops.append(canvas)
        yield

    monkeypatch.setattr(title_picture, "backdrop_steps", draw)
    return backdrops


def gradient() -> pygame.Surface:
    """A small picture that is different everywhere."""
    surface = pygame.Surface((7, 5), 0, 24)
    for x in range(7):
        for y in range(5):
            surface.set_at((x, y), (x * 30, y * 50, x * y))
    return surface


def build(kept: KeptPicture, screen: Screen = SMALL, pictures: Pictures | None = None) -> TitlePicture:
    """A start of the client until its title stands."""
    picture = TitlePicture(pictures or Pictures(), kept, "ur")
    picture.fit(screen)
    picture.paint(pygame.Surface(screen.size))
    while not picture.built:
        picture.go_on()
    return picture


def test_a_picture_comes_back_as_it_was(kept: KeptPicture) -> None:
    kept.store("evening", gradient())
    found = kept.load("evening")
    assert found is not None
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(gradient(), "RGB")


def test_a_picture_of_another_name_is_not_there(kept: KeptPicture) -> None:
    kept.store("evening", gradient())
    assert kept.load("morning") is None


def test_before_the_first_start_there_is_none(kept: KeptPicture) -> None:
    assert kept.load("evening") is None


@pytest.mark.parametrize("size", [0, 10, 60, -1])
def test_a_file_that_was_cut_off_is_no_picture(kept: KeptPicture, file: Path, size: int) -> None:
    kept.store("evening", gradient())
    file.write_bytes(file.read_bytes()[:size])
    assert kept.load("evening") is None


@pytest.mark.parametrize("place", [0, 10, 42, 60, -1])
def test_a_damaged_file_is_no_picture(kept: KeptPicture, file: Path, place: int) -> None:
    kept.store("evening", gradient())
    content = bytearray(file.read_bytes())
    content[place] ^= 1
    file.write_bytes(content)
    assert kept.load("evening") is None


def test_a_folder_that_takes_no_file_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    kept = KeptPicture(tmp_path / "taken" / "title.picture")
    kept.store("evening", gradient())
    assert kept.load("evening") is None


def test_the_title_is_drawn_once_and_then_found(kept: KeptPicture, drawn: list[Canvas]) -> None:
    build(kept)
    again = TitlePicture(Pictures(), kept, "ur")
    again.fit(SMALL)
    assert again.built
    assert len(drawn) == 1
    surface = pygame.Surface(SMALL.size)
    again.paint(surface)
    assert surface.get_at((320, 180)) == pygame.Color("#204060")


def test_it_is_drawn_anew_for_another_window(kept: KeptPicture, drawn: list[Canvas]) -> None:
    build(kept)
    build(kept, Screen(800, 450))
    assert len(drawn) == 2


def test_it_is_drawn_anew_in_other_colours(kept: KeptPicture, drawn: list[Canvas]) -> None:
    build(kept)
    build(kept, pictures=Pictures(HIGH_CONTRAST))
    assert len(drawn) == 2


def test_it_is_drawn_anew_once_the_art_is_another(
    kept: KeptPicture, drawn: list[Canvas], monkeypatch: pytest.MonkeyPatch
) -> None:
    build(kept)
    monkeypatch.setattr(title_picture, "drawing_code", lambda: "newer")
    build(kept)
    assert len(drawn) == 2
