"""What somebody has played on a server, as the client shows it, through the real loop."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.server_double import US, ServerDouble
from ziggurat.games import SEALS
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    ClientMessage,
    DeviceCode,
    ForgetMe,
    GamePlayed,
    Hello,
    LetIn,
    PlayedCard,
    PlayedList,
    Profile,
    RatingPoint,
    ReplayMatch,
    Rival,
    SealEarned,
    ShareProfile,
    ShowPlayed,
    ShowProfile,
)
from ziggurat_client.boards.registry import presentation
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.profile.device import DeviceScene
from ziggurat_client.scenes.profile.own_profile import OwnProfileScene
from ziggurat_client.scenes.profile.played import PlayedScene
from ziggurat_client.scenes.profile.profile import ProfileScene
from ziggurat_client.scenes.profile.seals import ClaySeal
from ziggurat_client.scenes.profile.told import meetings_of, rating_sign, seals_of
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.words import LANGUAGES, Words

CARD = PlayedCard(17, "ur", 1_790_000_000, 0, ("Ninsun", ""), (1, 2), (34, 30), (4, 1), 14)
UR = GamePlayed(
    "ur",
    86,
    40,
    (RatingPoint(85, 1600, 40), RatingPoint(86, 1612, 38)),
    rivals=(Rival("Amélie", 41, 33, "p2"), Rival("Tariq", 3, 9, "p3"), Rival("Kubaba", 19, 4, level="king")),
    seals=(SealEarned("first_stone", 3), SealEarned("sower", 2)),
)
PROFILE = Profile(0, US, "Ninsun", here=True, bot=False, games=90, won=41, streak=7, played=(UR,), last=(CARD,))


class ServerWithProfiles(ServerDouble):
    """A server that knows one profile, whoever is asked about, and two pages of matches."""

    profile = replace(PROFILE, openness="open")

    def _answer(self, message: ClientMessage) -> None:
        match message:
            case ShowProfile() if ShowProfile not in self.refusals:
                self.tell(replace(self.profile, id=message.id))
            case ShowPlayed():
                self.tell(PlayedList(message.id, (replace(CARD, match=17 - message.page),), message.page, 2))
            case LetIn():
                self.tell(DeviceCode(message.id, "QH7K-M2VT", 300))
            case _:
                super()._answer(message)


@pytest.fixture
def server() -> ServerWithProfiles:
    return ServerWithProfiles()


@pytest.fixture
def lobby(driver: Driver, server: ServerWithProfiles) -> LobbyScene:
    """The lobby of the server, which has been asked for it."""
    driver.app.services.remote.connect(Address("ur.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


@pytest.fixture
def page(driver: Driver, lobby: LobbyScene) -> ProfileScene:
    """Our own profile, come to from the lobby."""
    driver.click("us")
    driver.turn(2)
    assert isinstance(driver.app.scene, ProfileScene)
    return driver.app.scene


def test_the_sign_before_our_name_leads_to_our_own_profile(page: ProfileScene, server: ServerDouble) -> None:
    assert [ask.person for ask in server.asked(ShowProfile)] == [None]
    assert page.profile is not None
    assert page.profile.games == 90


def test_everyone_in_the_lobby_leads_to_their_profile(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.click("everyone")
    driver.turn()
    driver.click("profile 0")
    driver.turn(2)
    assert [ask.person for ask in server.asked(ShowProfile)] == ["p2"]
    assert isinstance(driver.app.scene, ProfileScene)
    assert not driver.app.scene.has("own")


def test_what_they_have_played_most_of_is_shown_until_another_game_is_chosen(
    driver: Driver, page: ProfileScene
) -> None:
    assert (page.game, page.focused) == ("ur", "rating ur")
    driver.press(pygame.K_TAB)
    driver.strike(pygame.K_RETURN, "\r")
    assert page.game == "babel"
    assert page.has(f"seal {SEALS['babel'][0].name}")


def test_a_seal_says_what_it_is_for_while_it_is_meant(page: ProfileScene) -> None:
    seal = page.widget("seal sower")
    assert isinstance(seal, ClaySeal)
    assert seal.remark == Words().say(
        "profile.seal.several", about=Words().say("seal.ur.sower.about"), done=2, needed=3
    )


def test_a_match_is_asked_for_by_its_number(driver: Driver, page: ProfileScene, server: ServerDouble) -> None:
    driver.click("match 17")
    driver.turn()
    assert [ask.match for ask in server.asked(ReplayMatch)] == [17]


def test_all_matches_are_listed_from_every_page(driver: Driver, page: ProfileScene, server: ServerDouble) -> None:
    driver.click("all")
    driver.turn(3)
    assert isinstance(driver.app.scene, PlayedScene)
    assert [entry.name for entry in driver.app.scene.entries] == ["match 17", "match 16"]


def test_a_closed_profile_says_so(driver: Driver, lobby: LobbyScene, server: ServerWithProfiles) -> None:
    server.refusals[ShowProfile] = "profile_closed"
    scene = ProfileScene(driver.app.atlas, "p2")
    driver.app.stack.push(scene)
    driver.turn(2)
    assert scene.profile is None
    assert not scene.has("rating ur")


# ------------------------------------------------------------------ one's own choices


@pytest.fixture
def own(driver: Driver, page: ProfileScene) -> OwnProfileScene:
    driver.click("own")
    driver.turn()
    assert isinstance(driver.app.scene, OwnProfileScene)
    return driver.app.scene


def test_the_right_arrow_shows_others_less(driver: Driver, own: OwnProfileScene, server: ServerDouble) -> None:
    driver.press(pygame.K_RIGHT)
    driver.turn(2)
    driver.press(pygame.K_RIGHT)
    assert [ask.openness for ask in server.asked(ShareProfile)] == ["figures", "closed"]


def test_another_device_is_let_in_by_the_token_and_its_code_is_shown(
    driver: Driver, own: OwnProfileScene, server: ServerDouble
) -> None:
    driver.click("device")
    driver.turn(2)
    assert [ask.token for ask in server.asked(LetIn)] == ["secret-token"]
    assert isinstance(driver.app.scene, DeviceScene)


def test_all_that_is_known_is_written_into_a_file(
    driver: Driver, own: OwnProfileScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat_client.scenes.profile.own_profile.user_downloads_path", lambda: tmp_path)
    for _ in range(2):
        driver.click("take")
        driver.turn(3)
    written = json.loads((tmp_path / "ziggurat-Test-server-Ninsun.json").read_text(encoding="utf-8"))
    assert written["server"] == "Test server"
    assert written["profile"]["games"] == 90
    assert [each["match"] for each in written["matches"]] == [17, 16]
    assert (tmp_path / "ziggurat-Test-server-Ninsun-2.json").exists()


def test_a_folder_that_cannot_be_written_is_said(
    driver: Driver, own: OwnProfileScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr("ziggurat_client.scenes.profile.own_profile.user_downloads_path", lambda: tmp_path / "file")
    driver.click("take")
    driver.turn(3)
    assert driver.app.services.banner.text


def test_to_be_forgotten_is_asked_twice(driver: Driver, own: OwnProfileScene, server: ServerDouble) -> None:
    driver.click("forget")
    driver.turn()
    assert isinstance(driver.app.scene, QuestionScene)
    assert server.asked(ForgetMe) == []
    driver.click("go")
    assert len(server.asked(ForgetMe)) == 1


def test_who_has_a_code_joins_with_it_and_without_a_token(driver: Driver, server: ServerDouble) -> None:
    driver.app.stack.push(JoinScene(driver.app.atlas))
    driver.turn(2)
    driver.write("ur.example")
    driver.click("device")
    driver.turn()
    driver.write("qh7k-m2vt")
    driver.press(pygame.K_RETURN)
    driver.turn(2)
    assert [(hello.device_code, hello.token) for hello in server.asked(Hello)] == [("qh7k-m2vt", None)]


# ------------------------------------------------------------------ words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_every_seal_has_a_name_a_sentence_and_a_sign(game: str, language: str) -> None:
    seals = seals_of(Words(language), game, None)
    assert [seal.name for seal in seals] == list(presentation(game).seals)
    assert all(seal.called and seal.about and seal.share == 0 for seal in seals)


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_seals_of_a_game_are_called_alike(game: str, language: str) -> None:
    called = [seal.called for seal in seals_of(Words(language), game, None)]
    assert len(set(called)) == len(called)


def test_after_a_few_games_a_rating_is_new_and_no_number() -> None:
    few = replace(UR, course=(RatingPoint(4, 1612, 200),))
    assert rating_sign(Words(), "ur", few).rating == Words().say("profile.new")
    assert rating_sign(Words(), "ur", UR).rating == "1612"


def test_a_word_stands_beside_whom_one_met_most_and_who_is_hardest_to_beat() -> None:
    words = [met.word for met in meetings_of(Words(), UR)]
    assert words == [Words().say("profile.met.often"), Words().say("profile.met.hardest"), Words().say("level.king")]
