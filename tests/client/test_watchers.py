"""Those who look on: their chat, their list, and what the host does about them, through the real loop."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from client.server_double import US
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    Bar,
    Barred,
    Configure,
    Delay,
    Mute,
    PersonCard,
    PutOut,
    Said,
    Say,
    Table,
    TableStage,
    Unbar,
)
from ziggurat_client.scenes.game.chat import ChatDrawer
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.ui.choices import Segments
from ziggurat_client.wording import delays
from ziggurat_client.wording.table_gone import why_gone
from ziggurat_client.wording.words import Words


class Watched(MatchTable):
    """A match at which two look on and a third may not, and whose host we are."""

    stage: TableStage = "playing"
    host = US

    def description(self, stage: TableStage) -> Table:
        described = super().description(stage)
        return replace(
            described,
            stage=self.stage,
            host=self.host,
            watchers=(PersonCard("w1", "Zahra"), PersonCard("w2", "Marek")),
            watcher_count=2,
            muted=("w2",),
            barred=(Barred("w9", "Ennatum"),),
            delay=Delay(seconds=60),
        )


@pytest.fixture
def server() -> Watched:
    return Watched(Match(game_named("ur"), 2, seed=4))


@pytest.fixture
def chat(driver: Driver, server: Watched) -> ChatDrawer:
    """The chat beside a game, in which a player and a watcher have spoken."""
    open_game(driver, server)
    server.tell(Said("p8", "Kubaba", "Your turn", 1e9, CODE, 1))
    server.tell(Said("w1", "Zahra", "How bold", 1e9, CODE, channel="watchers"))
    driver.strike(pygame.K_t, "t")
    driver.turn(2)
    return opened(driver)


def opened(driver: Driver) -> ChatDrawer:
    """The chat of the game on show, which is open."""
    assert isinstance(driver.app.scene, GameScene)
    assert driver.app.scene.chat.is_open
    return driver.app.scene.chat


def watchers(driver: Driver) -> WatchersScene:
    """The list of watchers."""
    driver.click("watchers")
    driver.turn()
    assert isinstance(driver.app.scene, WatchersScene)
    return driver.app.scene


def heard(chat: ChatDrawer) -> list[str]:
    """What the tab on show says."""
    return [said.text for said in chat.lines]


# ------------------------------------------------------------------ the chat


def test_a_player_first_sees_what_the_players_say(chat: ChatDrawer) -> None:
    assert heard(chat) == ["Your turn"]


def test_what_watchers_say_is_a_tab_away(driver: Driver, chat: ChatDrawer) -> None:
    driver.page.focus_on("channel")
    driver.press(pygame.K_RIGHT)
    assert heard(chat) == ["How bold"]


def test_speaking_leads_to_the_tab_in_which_it_is_heard(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    driver.page.focus_on("channel")
    driver.press(pygame.K_RIGHT)
    driver.page.focus_on("say")
    driver.write("yes")
    driver.strike(pygame.K_RETURN, "\r")
    assert server.asked(Say)[-1].text == "yes"
    assert heard(chat) == ["Your turn"]


def test_a_watcher_first_sees_what_watchers_say(driver: Driver) -> None:
    server = driver.app.link
    assert isinstance(server, Watched)
    server.ours = ()
    open_game(driver, server)
    server.tell(Said("w1", "Zahra", "How bold", 1e9, CODE, channel="watchers"))
    driver.strike(pygame.K_t, "t")
    driver.turn(2)
    assert heard(opened(driver)) == ["How bold"]
    assert isinstance(driver.page.widget("channel"), Segments)


# ------------------------------------------------------------------ the host


def test_the_host_mutes_and_lets_speak(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    watchers(driver)
    driver.click("mute w1")
    driver.turn()
    driver.click("give")
    driver.turn()
    driver.click("mute w2")
    asked = [(asked.person, asked.muted, asked.minutes) for asked in server.asked(Mute)]
    assert asked == [("w1", True, 60), ("w2", False, None)]


def test_the_host_says_for_how_long_and_why(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    watchers(driver)
    driver.click("bar w1")
    driver.turn()
    driver.page.focus_on("length")
    driver.press(pygame.K_RIGHT)
    driver.page.focus_on("reason")
    driver.write("shouting")
    driver.strike(pygame.K_RETURN, "\r")
    assert [(asked.minutes, asked.reason) for asked in server.asked(Bar)] == [(1440, "shouting")]


def test_a_host_who_thinks_better_of_it_asks_nothing(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    watchers(driver)
    driver.click("bar w1")
    driver.turn()
    driver.press(pygame.K_ESCAPE)
    driver.turn()
    assert isinstance(driver.app.scene, WatchersScene)
    assert server.asked(Bar) == []


@pytest.mark.parametrize(
    ("until", "reason", "ends"), [(None, "", "table."), (None, "shouting", "Reason: shouting"), (9e9, "", ":00.")]
)
def test_whoever_is_put_out_reads_until_when_and_why(until: float | None, reason: str, ends: str) -> None:
    second = None if until is None else int(until)
    assert why_gone(Words("en"), PutOut(CODE, second, reason)).endswith(ends)


def test_the_host_bars_for_an_hour_and_lets_in_again(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    watchers(driver)
    driver.click("bar w1")
    driver.turn()
    driver.click("give")
    driver.turn()
    driver.click("unbar w9")
    assert [(asked.person, asked.minutes) for asked in server.asked(Bar)] == [("w1", 60)]
    assert [asked.person for asked in server.asked(Unbar)] == ["w9"]


def test_the_host_spares_the_players_what_watchers_say(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    watchers(driver)
    driver.click("heard")
    assert [(asked.person, asked.muted) for asked in server.asked(Mute)] == [(None, True)]


def test_neither_the_delay_nor_chances_can_change_while_the_match_runs(driver: Driver, chat: ChatDrawer) -> None:
    scene = watchers(driver)
    assert not scene.widget("delay").enabled
    assert not scene.widget("chances").enabled


def test_before_a_match_the_host_chooses_the_delay(driver: Driver, server: Watched) -> None:
    server.stage = "over"
    open_game(driver, server)
    server.answering = False
    driver.app.stack.push(WatchersScene(driver.app.atlas, CODE))
    driver.turn()
    driver.page.focus_on("delay")
    driver.press(pygame.K_RIGHT)
    assert server.asked(Configure)[-1].delay == Delay(seconds=300)


def test_before_a_match_the_host_has_watchers_see_chances_to_win(driver: Driver, server: Watched) -> None:
    server.stage = "over"
    open_game(driver, server)
    server.answering = False
    driver.app.stack.push(WatchersScene(driver.app.atlas, CODE))
    driver.turn()
    driver.click("chances")
    assert server.asked(Configure)[-1].chances is True


def test_who_is_not_the_host_only_sees_who_looks_on(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    server.host = "p8"
    server.begin()
    driver.turn(2)
    scene = watchers(driver)
    assert not scene.widget("heard").enabled
    with pytest.raises(LookupError):
        scene.widget("bar w1")


# ------------------------------------------------------------------ put out


def test_whoever_is_put_out_is_told_so(driver: Driver, server: Watched, chat: ChatDrawer) -> None:
    server.tell(PutOut(CODE))
    driver.turn(3)
    assert not any(isinstance(scene, GameScene) for scene in driver.app.stack.scenes)
    assert "barred" in (driver.app.services.banner.text or "")


# ------------------------------------------------------------------ delays


@pytest.mark.parametrize(
    ("delay", "said"),
    [
        (None, "At once"),
        (Delay(), "At once"),
        (Delay(actions=1), "1 action late"),
        (Delay(seconds=45), "45 seconds late"),
        (Delay(seconds=300), "5 minutes late"),
        (Delay(actions=3, seconds=60), "3 actions late, 1 minute late"),
    ],
)
def test_a_delay_is_said_in_words(driver: Driver, delay: Delay | None, said: str) -> None:
    assert delays.said(driver.app.services.words, delay) == said


def test_choices_of_a_delay_end_at_both_ends() -> None:
    assert delays.neighbour(None, -1) is None
    assert delays.neighbour(None, 1) == delays.CHOICES[1]
    assert delays.neighbour(delays.CHOICES[-1], 1) is None
    assert delays.neighbour(Delay(seconds=77), 1) == delays.CHOICES[1]
