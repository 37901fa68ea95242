"""The list of finished matches on a server, through the real loop."""

from __future__ import annotations

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import ServerDouble
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import ClientMessage, MatchCard, Matches, MatchList, ReplayFile, ReplayMatch
from ziggurat_client.art.palette import STANDARD
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.on_server import ServerReplaysScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.shelf import ReplayListScene
from ziggurat_client.staging import staged
from ziggurat_client.ui.replay_row import ReplayRow

WON = b'{"ending":"fifth_ziggurat","standings":[{"seat":1,"rank":1,"score":31,"breakers":[4],"sets":[]}]}'


class Keeper(ServerDouble):
    """A server that keeps `matches`, and lists them three a page."""

    def __init__(self) -> None:
        super().__init__()
        self.matches: list[MatchCard] = []
        self.record = msgspec.Raw(b"{}")

    def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Matches) and Matches not in self.refusals:
            shown = self.matches[message.page * 3 : message.page * 3 + 3]
            pages = max(1, -(-len(self.matches) // 3))
            self.tell(MatchList(message.id, tuple(shown), message.page, pages))
        elif isinstance(message, ReplayMatch) and ReplayMatch not in self.refusals:
            self.tell(ReplayFile(message.id, "ENKI-42", self.record))
        else:
            super()._answer(message)


@pytest.fixture
def server() -> Keeper:
    return Keeper()


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


def kept(number: int, result: bytes = WON, game: str = "ur") -> MatchCard:
    """A match of two in the server's list."""
    return MatchCard(number, game, ("Ea", "Anu"), 1_780_000_000, msgspec.Raw(result), played=False)


def opened(driver: Driver) -> ServerReplaysScene:
    """The list, as it is on coming from the lobby."""
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    driver.app.stack.push(LobbyScene(driver.app.atlas))
    driver.turn(2)
    driver.click("finished")
    driver.turn(4)
    assert isinstance(driver.app.scene, ServerReplaysScene)
    return driver.app.scene


def abouts(scene: ReplayListScene) -> list[str]:
    """What the rows on show say of their matches."""
    return [entry.sign.about for entry in scene.entries]


def test_the_newest_match_has_the_focus_once_the_list_is_here(driver: Driver, server: Keeper) -> None:
    server.matches = [kept(3), kept(2)]
    assert opened(driver).focused == "match 3"


def test_who_has_gone_elsewhere_meanwhile_keeps_the_focus_there(driver: Driver, server: Keeper) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    server.answering = False
    scene = ServerReplaysScene(driver.app.atlas)
    driver.app.stack.push(scene)
    scene.focus_on("source")
    (asked,) = server.asked(Matches)
    server.tell(MatchList(asked.id, (kept(3), kept(2)), 0, 1))
    driver.turn(2)
    assert scene.focused == "source"


def test_the_lobby_leads_to_the_servers_matches(driver: Driver, server: Keeper) -> None:
    server.matches = [kept(2), kept(1)]
    scene = opened(driver)
    assert [entry.name for entry in scene.entries] == ["match 2", "match 1"]
    assert isinstance(scene.widget("match 2"), ReplayRow)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (WON, "Ur, Anu won"),
        (b'{"ending":"called_off","standings":[]}', "Ur, called off"),
        (
            b'{"ending":"x","standings":[{"seat":0,"rank":1,"score":1,"breakers":[0]},'
            b'{"seat":1,"rank":1,"score":1,"breakers":[0]}]}',
            "Ur, shared by Ea, Anu",
        ),
        (b'"nonsense"', "Ur"),
        (b'{"ending":"x","standings":[{"seat":9,"rank":1,"score":1,"breakers":[0]}]}', "Ur"),
    ],
)
def test_a_row_says_who_won(driver: Driver, server: Keeper, result: bytes, said: str) -> None:
    server.matches = [kept(1, result)]
    assert abouts(opened(driver)) == [said]


def test_a_match_of_an_unknown_game_cannot_be_opened(driver: Driver, server: Keeper) -> None:
    server.matches = [kept(1, game="senet")]
    scene = opened(driver)
    assert not scene.widget("match 1").enabled
    assert "senet" in abouts(scene)[0]


def test_more_pages_are_asked_for_as_they_are_wanted(driver: Driver, server: Keeper) -> None:
    server.matches = [kept(number) for number in range(40, 0, -1)]
    scene = opened(driver)
    loaded = len(scene.entries)
    assert scene.rows < loaded < 40
    for _ in range(8):
        driver.press(pygame.K_PAGEDOWN)
        driver.turn(4)
    assert len(scene.entries) == 40
    assert isinstance(scene.widget("match 1"), ReplayRow)


def test_pressing_a_match_shows_it_again_in_the_colours_that_it_is_listed_with(
    driver: Driver, server: Keeper, match: Match
) -> None:
    server.matches = [replace(kept(7), colours=(4, 6))]
    server.record = msgspec.Raw(msgspec.json.encode(match.record(("Ea", "Anu"), (4, 6))))
    assert [entry.sign.colours for entry in opened(driver).entries] == [(4, 6)]
    driver.click("match 7")
    driver.turn(200)
    assert [asked.match for asked in server.asked(ReplayMatch)] == [7]
    assert isinstance(driver.app.scene, ReplayScene)
    assert driver.app.services.pictures.palette is STANDARD.seated((4, 6))


def test_a_record_that_cannot_be_read_is_said_so(driver: Driver, server: Keeper) -> None:
    server.matches = [kept(7)]
    scene = opened(driver)
    driver.click("match 7")
    driver.turn(4)
    assert driver.app.scene is scene
    assert "cannot read" in (driver.app.services.banner.text or "")


def test_a_refusal_is_said_in_words(driver: Driver, server: Keeper) -> None:
    server.refusals[Matches] = "not_readable"
    scene = opened(driver)
    assert scene.entries == []
    assert "cannot read its file" in (driver.app.services.banner.text or "")


def test_where_no_match_was_finished_that_is_said(driver: Driver, server: Keeper) -> None:
    scene = opened(driver)
    assert scene.nothing is not None
    assert scene.nothing[0] == "No finished match yet"


def test_a_tab_away_are_the_matches_that_we_keep(driver: Driver, server: Keeper) -> None:
    opened(driver).focus_on("source")
    driver.press(pygame.K_LEFT)
    driver.turn(8)
    assert isinstance(driver.app.scene, ReplaysScene)
    driver.app.scene.focus_on("source")
    driver.press(pygame.K_RIGHT)
    driver.turn(4)
    assert isinstance(driver.app.scene, ServerReplaysScene)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, LobbyScene)


def test_where_we_are_on_no_server_there_are_no_tabs(driver: Driver, server: Keeper) -> None:
    driver.app.stack.push(ReplaysScene(driver.app.atlas))
    driver.turn(8)
    with pytest.raises(LookupError):
        driver.page.widget("source")
