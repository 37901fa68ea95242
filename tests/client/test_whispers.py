"""Whispers at the screen: told wherever one is, shown in every chat by a sign of their own, and answered by a key."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import CODE, MatchTable, key, open_game
from client.server_double import ServerDouble
from client.test_chat_drawer import BOARD
from client.ur_table import match_of
from ziggurat.games.ur.drawing import parse
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Said, Whisper, Whispered
from ziggurat_client.network.whisper_record import MOST, WhisperRecord
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.table.people import PeopleScene
from ziggurat_client.scenes.table.whisper import WhisperScene
from ziggurat_client.sound.audio import Audio

THEM = "p2"


def theirs(text: str = "Psst", person: str = THEM, name: str = "Puabi", at: float = 1e9) -> Whispered:
    return Whispered(person, name, text, at)


def own(text: str = "What is it?", person: str = THEM, name: str = "Puabi", at: float = 1e9) -> Whispered:
    return Whispered(person, name, text, at, own=True)


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def tell(driver: Driver, server: ServerDouble, *lines: Whispered | Said) -> None:
    server.tell(*lines)
    driver.turn(2)


def shown(scene: LobbyScene | WhisperScene, name: str = "chat") -> str:
    """Everything that a list shows."""
    return repr(scene.widget(name).appearance())


# ------------------------------------------------------------------ in the lobby


def test_a_whisper_stands_among_what_is_said_and_says_that_it_is_one(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, Said("p3", "Kubaba", "First", 1e9), theirs(at=1e9 + 1), Said("p3", "Kubaba", "Last", 1e9 + 2))
    words = shown(lobby)
    assert words.index("First") < words.index("Puabi whispers to you") < words.index("Last")
    assert "Psst" in words


def test_ones_own_whisper_says_for_whom_it_was(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, own())
    assert "you whisper to Puabi" in shown(lobby)
    assert driver.app.services.banner.text is None


def test_the_banner_tells_a_whisper_and_the_key_that_answers_it(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, theirs())
    assert driver.app.services.banner.text == "Puabi whispers to you: Psst   (A to answer)"


def test_a_long_whisper_is_cut_short_in_the_banner_and_whole_in_the_chat(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, theirs("x" * 400 + " finally"))
    assert "…" in (driver.app.services.banner.text or "")
    assert "finally" not in (driver.app.services.banner.text or "")
    assert "finally" in shown(lobby)


def test_the_key_that_answers_shows_what_was_whispered_and_sends_what_one_writes(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, theirs(), own(), theirs("Come here", "p3", "Kubaba"), theirs("Are you there?"))
    driver.strike(pygame.K_a, "a")
    scene = driver.app.scene
    assert isinstance(scene, WhisperScene)
    assert driver.app.services.banner.text is None
    words = shown(scene, "whispers")
    assert "Come here" not in words
    assert words.index("Psst") < words.index("What is it?") < words.index("Are you there?")
    driver.write("yes")
    driver.strike(pygame.K_RETURN, "\r")
    (sent,) = server.asked(Whisper)
    assert (sent.person, sent.text) == (THEM, "yes")


def test_nothing_is_answered_before_somebody_whispers(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.strike(pygame.K_a, "a")
    tell(driver, server, own())
    driver.strike(pygame.K_a, "a")
    assert driver.app.scene is lobby


def test_what_is_whispered_by_somebody_with_whom_one_whispers_is_seen_there_and_not_in_the_banner(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, theirs())
    driver.strike(pygame.K_a, "a")
    tell(driver, server, theirs("Still there?"))
    scene = driver.app.scene
    assert isinstance(scene, WhisperScene)
    assert driver.app.services.banner.text is None
    assert "Still there?" in shown(scene, "whispers")
    tell(driver, server, theirs("Hello", "p3", "Kubaba"))
    assert "Kubaba" in (driver.app.services.banner.text or "")


def test_whoever_types_a_letter_answers_nobody(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, theirs())
    lobby.focus_on("say")
    driver.write("a")
    assert driver.app.scene is lobby


def test_a_whisper_is_told_and_answered_over_any_page(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    driver.turn(2)
    tell(driver, server, theirs())
    assert "Psst" in (driver.app.services.banner.text or "")
    driver.strike(pygame.K_a, "a")
    assert isinstance(driver.app.scene, WhisperScene)


def test_the_list_of_people_leads_to_whispering(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.click("speakers")
    driver.turn()
    assert isinstance(driver.app.scene, PeopleScene)
    driver.click("whisper 0")
    driver.turn()
    scene = driver.app.scene
    assert isinstance(scene, WhisperScene)
    driver.write("hello")
    driver.click("send whisper")
    assert [(sent.person, sent.text) for sent in server.asked(Whisper)] == [(THEM, "hello")]


def test_a_refused_whisper_says_why(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    server.refusals[Whisper] = "rated_match"
    tell(driver, server, theirs())
    driver.strike(pygame.K_a, "a")
    driver.write("yes")
    driver.strike(pygame.K_RETURN, "\r")
    driver.turn(2)
    assert "rated match" in (driver.app.services.banner.text or "")


def test_whispers_of_whom_one_ignores_are_hidden_silent_and_not_answered(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    services = driver.app.services
    services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn_without_scene()
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    services.ignored.change(THEM, ignored=True)
    tell(driver, server, theirs(), theirs("Hey"))
    assert services.banner.text is None
    assert ear.effects == []
    assert "Psst" not in shown(scene)
    assert shown(scene).count("ignored") == 1
    driver.strike(pygame.K_a, "a")
    assert driver.app.scene is scene
    tell(driver, server, theirs("Hello", "p3", "Kubaba"))
    assert ear.effects == ["chat"]


def test_what_was_whispered_stays_over_a_lost_connection_and_not_at_another_server(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, theirs())
    server.break_connection()
    driver.turn(2)
    assert "Psst" in shown(lobby)
    driver.app.services.remote.connect(Address("other.example"), "Ninsun")
    assert not driver.app.services.remote.whispers.lines


# ------------------------------------------------------------------ beside a game


def test_whispers_beside_a_game_are_in_both_channels_and_counted_until_they_were_shown(driver: Driver) -> None:
    server = MatchTable(match_of(parse(BOARD)))
    driver.app.link = server
    driver.equip()
    scene = open_game(driver, server)
    server.tell(theirs(), own(), Said("p8", "Kubaba", "Hurry", 1e9 + 5, CODE, 1))
    driver.turn(2)
    assert scene.chat.unread == 2
    key(driver, pygame.K_t, "t")
    driver.turn()
    assert scene.chat.unread == 0
    for channel in (0, 1):
        scene.chat.choose_channel(channel)
        assert [line.text for line in scene.chat.lines if isinstance(line, Whispered)] == ["Psst", "What is it?"]


# ------------------------------------------------------------------ what is kept


def test_only_the_last_of_many_whispers_are_kept_and_all_are_counted() -> None:
    record = WhisperRecord()
    for number in range(MOST + 10):
        record.hear(theirs(str(number)))
    assert (len(record.lines), record.heard) == (MOST, MOST + 10)
    assert record.lines[0].text == "10"


def test_the_latest_to_be_answered_is_of_somebody_whom_one_hears() -> None:
    record = WhisperRecord()
    record.hear(theirs("one", "p3"))
    record.hear(theirs("two", "p4"))
    record.hear(own("three", "p5"))
    latest = record.latest(lambda person: person == "p4")
    assert latest is not None
    assert latest.person == "p3"
    assert record.latest(lambda person: True) is None
