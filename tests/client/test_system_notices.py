"""Notices of the system are shown by a thread of their own, and whatever the system does, the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import SimpleQueue

import pytest

from client.driver import Driver
from ziggurat_client.attention.notices import Desktop, SystemNotices
from ziggurat_client.scenes.settings.settings import SettingsScene

SECONDS = 5.0


class Wall:
    """A desktop that tells what was done to it."""

    def __init__(self, done: SimpleQueue[str], *, shows: bool = True) -> None:
        self._done = done
        self._shows = shows

    def show(self, title: str, message: str) -> bool:
        self._done.put(f"{title}: {message}")
        return self._shows

    def clear(self) -> None:
        self._done.put("clear")


class Watched:
    """Notices over a desktop, what that did, and how often the standing was told."""

    def __init__(self, open_desktop: Callable[[SimpleQueue[str]], Desktop]) -> None:
        self.done: SimpleQueue[str] = SimpleQueue()
        self.told: SimpleQueue[str] = SimpleQueue()
        self.notices = SystemNotices(lambda: open_desktop(self.done), lambda: self.told.put(self.notices.standing))


@pytest.fixture
def shown() -> Iterator[Watched]:
    watched = Watched(Wall)
    yield watched
    watched.notices.close()


def broken(_: SimpleQueue[str]) -> Desktop:
    raise OSError("no bus")


def test_a_notice_is_shown_in_the_place_of_the_one_before(shown: Watched) -> None:
    shown.notices.show("Your turn", "Ur")
    shown.notices.show("Your turn", "Babel")
    done = [shown.done.get(timeout=SECONDS) for _ in range(4)]
    assert done == ["clear", "Your turn: Ur", "clear", "Your turn: Babel"]


def test_what_is_shown_is_taken_back_when_the_program_ends(shown: Watched) -> None:
    shown.notices.show("Your turn", "Ur")
    shown.notices.close()
    assert [shown.done.get(timeout=SECONDS) for _ in range(3)] == ["clear", "Your turn: Ur", "clear"]


def test_that_a_system_shows_notices_is_told_once(shown: Watched) -> None:
    shown.notices.show("Your turn", "Ur")
    shown.notices.show("Your turn", "Babel")
    shown.notices.close()
    assert shown.told.get(timeout=SECONDS) == "works"
    assert shown.told.empty()


@pytest.mark.parametrize("open_desktop", [broken, lambda done: Wall(done, shows=False)], ids=["raises", "refuses"])
def test_a_system_without_notices_is_told_too(open_desktop: Callable[[SimpleQueue[str]], Desktop]) -> None:
    watched = Watched(open_desktop)
    watched.notices.show("Your turn", "Ur")
    assert watched.told.get(timeout=SECONDS) == "fails"
    watched.notices.close()


def test_nothing_is_opened_for_who_wants_no_notices() -> None:
    watched = Watched(broken)
    watched.notices.clear()
    watched.notices.close()
    assert watched.notices.standing == "untried"


def test_whoever_wants_notices_in_the_settings_sees_one_and_whether_it_works(driver: Driver, shown: Watched) -> None:
    driver.equip(notices=shown.notices)
    scene = SettingsScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    driver.click("system_notices")
    assert driver.app.services.memory.profile.system_notices
    assert shown.told.get(timeout=SECONDS) == "works"
    scene.relabel()
    driver.turn()
    assert any("one was shown to try it" in str(piece.appearance()) for piece in scene.layout())
