"""What of a match that is over one takes along: a file, a picture of the result, a link that leads others to it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest
from PIL import Image

from client.driver import Driver
from client.server_double import ServerDouble
from client.test_replays_on_server import Keeper
from client.test_result import open_result
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import MatchCard, ReplayMatch
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.result.sharing import ShareResultScene
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player

LINK = "ziggurat://test.example/match/17"
PAGE_LINK = "http://ur.example:21880/match/17"


@pytest.fixture
def server() -> Keeper:
    return Keeper()


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


@pytest.fixture
def result(driver: Driver, server: Keeper, match: Match) -> ResultScene:
    """Its result, at a table where we sit, and the question what of it is taken along."""
    scene = open_result(driver, server, match)
    driver.click("save")
    driver.turn()
    assert isinstance(driver.app.scene, ShareResultScene)
    return scene


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is copied; the dummy window has no clipboard."""
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    for module in ("replay", "result"):
        monkeypatch.setattr(f"ziggurat_client.scenes.{module}.sharing.copy_text", copy)
    return copied


def listed(server: Keeper, *names: tuple[str, ...]) -> None:
    """The server keeps matches of these players, the newest, which has the number 17, first."""
    ended = msgspec.Raw(b'{"ending":"fifth_ziggurat","standings":[]}')
    server.matches = [
        MatchCard(17 - age, "ur", each, 1_780_000_000 - age, ended, played=True, colours=(0, 1))
        for age, each in enumerate(names)
    ]


def open_to_browsers(driver: Driver) -> None:
    """The server's door for browsers is known, and the dialog laid out anew."""
    remote = driver.app.services.remote
    assert remote.welcome is not None
    remote.welcome = msgspec.structs.replace(remote.welcome, web="http://ur.example:21880")
    driver.page.change()
    driver.turn()


def test_a_picture_of_the_result_is_written_among_the_downloads(
    driver: Driver, result: ResultScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat_client.scenes.result.sharing.user_downloads_path", lambda: tmp_path)
    driver.click("picture")
    (file,) = tmp_path.glob("ur-*.png")
    with Image.open(file) as picture:
        assert picture.width == 1280
        assert len(picture.convert("RGB").resize((64, 64)).getcolors(4096) or []) > 50
    assert str(file) in (driver.app.services.banner.text or "")
    assert driver.app.scene is result


def test_where_no_picture_can_be_written_one_is_told_why(
    driver: Driver, result: ResultScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"no folder")
    monkeypatch.setattr("ziggurat_client.scenes.result.sharing.user_downloads_path", lambda: tmp_path / "file")
    driver.click("picture")
    assert (driver.app.services.banner.text or "").startswith("It could not be kept")


def test_the_link_leads_to_the_number_under_which_the_server_keeps_the_match(
    driver: Driver, server: Keeper, result: ResultScene, clipboard: list[str]
) -> None:
    listed(server, ("Ninsun", "Enlil"), ("Ninsun", "Enlil"))
    driver.click("link")
    driver.turn(2)
    assert clipboard == [LINK]
    assert driver.app.services.banner.text == f"Copied: {LINK}"


def test_where_browsers_have_a_door_there_is_a_link_for_them(
    driver: Driver, server: Keeper, result: ResultScene, clipboard: list[str]
) -> None:
    assert not driver.page.has("page")
    open_to_browsers(driver)
    listed(server, ("Ninsun", "Enlil"))
    driver.click("page")
    driver.turn(2)
    assert clipboard == [PAGE_LINK]


def test_where_the_server_lists_the_match_not_there_is_no_link(
    driver: Driver, server: Keeper, result: ResultScene, clipboard: list[str]
) -> None:
    listed(server, ("Somebody", "Enlil"))
    driver.click("link")
    driver.turn(2)
    assert clipboard == []
    assert driver.app.services.banner.text == "The server does not list this match, or not yet"


def test_one_takes_something_along_by_keys_alone(
    driver: Driver, server: Keeper, result: ResultScene, clipboard: list[str]
) -> None:
    listed(server, ("Ninsun", "Enlil"))
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_s)
    for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN):
        driver.press(key)
    driver.turn(2)
    assert clipboard == [LINK]


def test_a_replay_from_the_server_offers_the_link_too(
    driver: Driver, server: Keeper, match: Match, clipboard: list[str]
) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    players = (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True))
    driver.app.stack.push(
        ReplayReadingScene(driver.app.atlas, Showing("ur", "Boats", players, match=17), match.record())
    )
    driver.turn(len(match.steps) // SLICE + 3)
    driver.click("share")
    driver.turn()
    open_to_browsers(driver)
    driver.click("page")
    driver.click("share")
    driver.turn()
    driver.click("link")
    assert clipboard == [PAGE_LINK, LINK]


def test_whoever_opens_the_link_sees_the_match(driver: Driver, server: Keeper, match: Match) -> None:
    server.record = msgspec.Raw(msgspec.json.encode(match.record(("Ea", "Anu"))))
    driver.app.stack.push(ConnectingScene(driver.app.atlas, Address("test.example", match=17)))
    driver.turn(len(match.steps) // SLICE + 6)
    assert [ask.match for ask in server.asked(ReplayMatch)] == [17]
    assert isinstance(driver.app.scene, ReviewedReplayScene)


def test_whoever_may_not_see_it_is_told_so_in_the_lobby(driver: Driver, server: ServerDouble) -> None:
    server.refusals[ReplayMatch] = "no_such_match"
    driver.app.stack.push(ConnectingScene(driver.app.atlas, Address("test.example", match=17)))
    driver.turn(4)
    assert driver.app.services.banner.text
    assert driver.app.scene is driver.page
