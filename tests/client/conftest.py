"""An application without a display, driven through its real loop by events."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from server.programs import HURRIED

os.environ.update({"SDL_VIDEODRIVER": "dummy"} | HURRIED)

import pygame
import pytest

from client.driver import Driver
from client.server_double import ServerDouble
from client.unpainted import UnpaintedPictures
from memory import collect_what_is_new, give_all_memory_back
from ziggurat_client.app import App
from ziggurat_client.art.board_frame import board_picture
from ziggurat_client.art.palette import STANDARD
from ziggurat_client.boards.ur import showpiece
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.title.title import KEPT, TitleScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words


@pytest.fixture
def server() -> ServerDouble:
    """The server at the other end of the link."""
    return ServerDouble()


@pytest.fixture(scope="session")
def painted_pictures() -> Pictures:
    """Pictures once drawn serve every test; their keys say all that they depend on."""
    return Pictures(most_pixels=0, most_windows=8)  # a quarter of what a player gets, for the memory of all workers


@pytest.fixture(scope="session")
def unpainted_pictures() -> Pictures:
    """The same without their paint, which takes most of the time."""
    return UnpaintedPictures()


@pytest.fixture
def pictures(request: pytest.FixtureRequest, painted_pictures: Pictures, unpainted_pictures: Pictures) -> Pictures:
    """What the application shows: painted for tests that look at it, which are marked so."""
    return painted_pictures if request.node.get_closest_marker("painted") else unpainted_pictures


@pytest.fixture(autouse=True)
def windows_given_back() -> None:
    """Before each test what the last application drew on is let go: it points in circles, and has many pixels.

    It is not done after a test, since pytest holds on to what one was given until the next begins.
    """
    collect_what_is_new()


@pytest.fixture(scope="module", autouse=True)
def pixels_given_back() -> Iterator[None]:
    """After each file its windows and pictures go back to the system."""
    yield
    give_all_memory_back()


@pytest.fixture(scope="session", autouse=True)
def title_framed_once() -> Iterator[None]:
    """The board before the title has the same frame each time, which takes longer to draw than most tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(showpiece, "board_picture", cache(board_picture))
        yield


@pytest.fixture(scope="session")
def title_file(tmp_path_factory: pytest.TempPathFactory, painted_pictures: Pictures) -> Path:
    """The title's picture as a program keeps it once it was drawn."""
    folder, clock = tmp_path_factory.mktemp("title"), HandClock()
    driver = Driver(
        App(Window((1280, 720)), Memory(folder), Words("en"), ServerDouble(), clock, pictures=painted_pictures), clock
    )
    driver.app.stack.push(TitleScene(driver.app.atlas))
    while not (folder / KEPT).exists():
        driver.turn()
    driver.app.finish()
    return folder / KEPT


@pytest.fixture
def driver(tmp_path: Path, server: ServerDouble, pictures: Pictures, title_file: Path) -> Iterator[Driver]:
    """An application in a window of 1280×720, in English, at its second start: of a profile there is only a name, and
    that it was shown how to win each game."""
    os.link(title_file, tmp_path / KEPT)
    clock = HandClock()
    memory = Memory(tmp_path)
    memory.change(name="Ninsun", pictured=SHOWN)
    app = App(Window((1280, 720)), memory, Words("en"), server, clock, pictures=pictures)
    pictures.palette = STANDARD
    pygame.event.clear()
    driver = Driver(app, clock)
    yield driver
    driver.app.finish()
