"""Playing on from a position of a replay: the question, what is asked of the server, and what is told of it later."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.no_server import NoServer
from client.server_double import ServerDouble
from ziggurat.match.beginning import begun_with
from ziggurat.match.match import Match
from ziggurat.match.record import BranchedFrom, MatchRecord, load
from ziggurat.wire.links import Address
from ziggurat.wire.messages import AddBot, Open, Ready, Sit, Start
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.replaying.replays import keep_replay
from ziggurat_client.scenes.play_now import on_private_server
from ziggurat_client.scenes.play_now.play_on import PlayOnScene
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player

TITLE = "Reed Boats"
NAMES = ("Enlil", "Ninsun", "Kubaba")
STEPS = 11


class ReadyServer(NoServer):
    """A private server that can be reached at once."""

    address = Address("127.0.0.1", 1)


@pytest.fixture(scope="module")
def match() -> Match:
    """A short match of three."""
    return staged.thoughtful_match(3, rounds=1)


def theatre_of(driver: Driver, record: MatchRecord, viewer: int | None = None) -> ReviewedReplayScene:
    """The record's replay, paused in its middle."""
    players = tuple(Player(name, "", bot=False) for name in NAMES)
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, Showing("ur", TITLE, players, viewer), record))
    driver.turn(len(record.steps) // SLICE + 3)
    scene = driver.app.scene
    assert isinstance(scene, ReviewedReplayScene)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_HOME)
    for _ in range(STEPS):
        driver.press(pygame.K_RIGHT)
    return scene


def question(driver: Driver) -> PlayOnScene:
    """The question on top."""
    scene = driver.app.scene
    assert isinstance(scene, PlayOnScene)
    return scene


def test_a_game_goes_on_from_the_replay_in_the_chosen_seat_against_the_chosen_bots(
    driver: Driver, server: ServerDouble, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_private_server, "PrivateServer", ReadyServer)
    theatre_of(driver, match.record(NAMES), viewer=1)
    driver.write("p")
    assert (question(driver).seat, question(driver).level) == (1, "apprentice")
    driver.page.focus_on("seat")
    driver.press(pygame.K_RIGHT)
    driver.page.focus_on("level")
    driver.press(pygame.K_RIGHT)
    level = question(driver).level
    driver.page.focus_on("go")
    driver.press(pygame.K_RETURN)
    pygame.event.post(pygame.Event(SERVER_CHANGED))
    driver.turn(12)
    (opened,) = server.asked(Open)
    assert (opened.game, opened.seats, opened.listed) == ("ur", 3, False)
    assert [(ask.seat, type(ask)) for kind in (Sit, Ready) for ask in server.asked(kind)] == [(2, Sit), (2, Ready)]
    assert [(bot.seat, bot.level) for bot in server.asked(AddBot)] == [(0, level), (1, level)]
    (start,) = server.asked(Start)
    begun = begun_with(load(bytes(start.beginning)))
    assert begun.steps == match.steps[:STEPS]
    assert begun.branched_from == BranchedFrom(match.digest(), STEPS, TITLE)


def test_a_pad_asks_and_who_was_not_there_is_offered_the_seat_to_move(driver: Driver, match: Match) -> None:
    theatre_of(driver, match.record(NAMES[:1]))
    driver.app.services.memory.change(name="Sargon")
    Gamepad(driver.turn).press(PadButton.START)
    assert question(driver).seat == match.game.due(match.position_after(STEPS)).seats[0]


def test_who_played_under_their_name_is_offered_their_seat(driver: Driver, match: Match) -> None:
    theatre_of(driver, match.record(NAMES))
    driver.app.services.memory.change(name="Kubaba")
    driver.click("play on")
    assert question(driver).seat == 2


def test_at_the_end_nothing_is_left_to_play(driver: Driver, match: Match) -> None:
    scene = theatre_of(driver, match.record(NAMES))
    driver.press(pygame.K_END)
    assert not scene.widget("play on").enabled
    driver.write("p")
    assert driver.app.scene is scene


def test_a_record_of_other_rules_is_not_played_on_and_says_why(driver: Driver, match: Match) -> None:
    record = msgspec.structs.replace(match.record(NAMES), rules_version=99)
    scene = theatre_of(driver, record)
    driver.write("p")
    assert driver.app.scene is scene
    assert driver.app.services.banner.text == driver.app.services.words.say("error.other_rules")


def test_the_list_and_the_replay_say_which_match_it_was_played_on_from(driver: Driver, match: Match) -> None:
    branched = match.copy()
    branched.branched_from = BranchedFrom(match.digest(), STEPS, "An evening at Eridu")
    memory = driver.app.services.memory
    keep_replay(memory, "ENKI-42", msgspec.Raw(msgspec.json.encode(branched.record(NAMES))))
    shelf = ReplaysScene(driver.app.atlas)
    driver.app.stack.push(shelf)
    driver.turn(8)
    (entry,) = shelf.entries
    scene = theatre_of(driver, branched.record(NAMES))
    said = f"played on from turn {scene.theatre.story.turns_until(STEPS)} of “An evening at Eridu”"
    assert said in entry.sign.about
    assert said in scene.about()
