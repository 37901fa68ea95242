"""Logs and chats follow what comes, until the reader scrolls away; then a chip leads back."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import CODE, OUR_SEAT, MatchTable, open_game
from client.ur_table import match_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.match.match import Match
from ziggurat.wire.messages import Said
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging import staged
from ziggurat_client.ui.scroll import Row, ScrollList
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.sitters import Player

BOARD = """
    seat a
    round 4
    hands WT PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WP   CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""
BACK = "log: way back"


def a_row(number: int) -> Row:
    """A row of ten units."""
    return Row(number, 10.0, lambda canvas, x, y, width: None)


# ---------------------------------------------------------------------------------------- any list that follows


def test_without_rows_there_is_nowhere_to_scroll_to_however_little_room_is_left() -> None:
    listed = ScrollList("list", Box(0, 0, 100, -20), follows=True)
    listed.set_rows(())
    assert (listed.enabled, listed.scroll(50), listed.offset) == (False, False, 0.0)


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("add"), st.integers(1, 9)),
            st.tuples(st.just("resize"), st.integers(20, 200)),
        ),
        min_size=1,
    )
)
def test_nobody_scrolled_so_it_is_at_its_end_whatever_comes_and_however_large_it_is(
    steps: list[tuple[str, int]],
) -> None:
    following = ScrollList("log", Box(0, 0, 100, 100), follows=True)
    rows: list[Row] = []
    for step, number in steps:
        if step == "add":
            rows += [a_row(len(rows) + extra) for extra in range(number)]
        else:
            following.box = Box(0, 0, 100, number)
        following.set_rows(rows)
        assert following.at_end
        assert not following.way_back("Newest").enabled


@given(st.integers(1, 40), st.integers(0, 5), st.integers(0, 20))
def test_whoever_scrolled_up_goes_on_seeing_the_same_rows(up: int, gone: int, came: int) -> None:
    following = ScrollList("log", Box(0, 0, 100, 100), follows=True)
    following.set_rows([a_row(number) for number in range(60)])
    following.scroll(-10.0 * up)
    seen = following.offset
    following.set_rows([a_row(number) for number in range(gone, 60 + came)], gone)
    assert following.offset == seen - 10.0 * gone
    assert following.way_back("Newest").enabled


def test_whoever_scrolls_down_to_the_end_again_is_followed_again() -> None:
    following = ScrollList("log", Box(0, 0, 100, 100), follows=True)
    following.set_rows([a_row(number) for number in range(30)])
    following.scroll(-50)
    following.scroll(60)
    following.set_rows([a_row(number) for number in range(40)])
    assert following.at_end


# ---------------------------------------------------------------------------------------- the log of a game


@pytest.fixture
def server() -> MatchTable:
    """A table of Ur at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """Its game, with more sentences than the log shows at once."""
    scene = open_game(driver, server)
    go_on(driver, server, 8)
    return scene


def go_on(driver: Driver, server: MatchTable, times: int) -> None:
    """Two sentences each time: we trade, and take it back."""
    for _ in range(times):
        server.act(OUR_SEAT, Trade())
        driver.turn(2)
        server.take_back(OUR_SEAT)
        driver.turn(2)


def log_of(scene: GameScene) -> ScrollList:
    """The list in which the sentences stand."""
    log = scene.widget("log")
    assert isinstance(log, ScrollList)
    return log


def go_to(driver: Driver, scene: GameScene, name: str) -> None:
    """By Tab, as far as it takes."""
    for _ in range(30):
        if scene.focused == name:
            return
        driver.press(pygame.K_TAB)
    pytest.fail(f"Tab does not lead to {name}")


def scroll_up(scene: GameScene) -> None:
    """As the wheel does over the log."""
    log_of(scene).point(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3), 0, 0)


@sampled("game", ["ur", "babel"], every=2)
def test_the_log_follows_all_the_match(driver: Driver, server: MatchTable, game: str) -> None:
    match = server.match = Match(game_named(game), 2, seed=1)
    scene = open_game(driver, server)
    for _ in range(40):
        seat = match.due.seats[0]
        server.act(seat, next(iter(match.game.candidates(match.view(seat)))))
        driver.turn(2)
        assert log_of(scene).at_end
    assert log_of(scene).offset > 0


def test_a_reader_who_scrolled_up_is_left_alone(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    scroll_up(scene)
    before = log_of(scene).offset
    go_on(driver, server, 2)
    assert log_of(scene).offset == before


def test_a_click_leads_back_to_the_newest_sentence(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    scroll_up(scene)
    driver.click(BACK)
    assert log_of(scene).at_end
    assert not scene.widget(BACK).enabled
    go_on(driver, server, 1)
    assert log_of(scene).at_end


def test_a_click_into_the_log_does_not_carry_the_reader_away(driver: Driver, scene: GameScene) -> None:
    scroll_up(scene)
    before = log_of(scene).offset
    box = log_of(scene).box
    driver.click_at(box.x + 40, box.y + 30)
    assert log_of(scene).offset == before


def test_keys_lead_back_to_the_newest_sentence_and_the_focus_stays_at_the_log(driver: Driver, scene: GameScene) -> None:
    go_to(driver, scene, "log")
    driver.press(pygame.K_HOME)
    assert not log_of(scene).at_end
    driver.press(pygame.K_TAB)
    assert scene.focused == BACK
    driver.press(pygame.K_RETURN)
    assert log_of(scene).at_end
    assert scene.focused == "log"


def test_a_gamepad_leads_back_to_the_newest_sentence(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    scroll_up(scene)
    go_to(driver, scene, "log")
    pad.press(PadButton.RIGHT_SHOULDER)
    assert scene.focused == BACK
    pad.press(PadButton.A)
    assert log_of(scene).at_end


def test_while_an_older_sentence_is_looked_up_by_keys_it_stays_in_sight(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    go_to(driver, scene, "log")
    driver.press(pygame.K_UP)
    before = log_of(scene).offset
    go_on(driver, server, 2)
    assert log_of(scene).offset == before


# ---------------------------------------------------------------------------------------- the chat


def test_the_chat_follows_when_its_panel_becomes_smaller(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.tell(*(Said("p2", "Kubaba", f"line {number}", 0.0, CODE) for number in range(30)))
    driver.turn(2)
    scene.chat.open()
    driver.turn(2)
    driver.resize(1280, 560)
    driver.turn(2)
    chat = driver.page.widget("chat")
    assert isinstance(chat, ScrollList)
    assert chat.at_end


# ---------------------------------------------------------------------------------------- the log of a replay


def test_a_replay_that_plays_on_leaves_a_reader_alone_until_the_chip_leads_back(driver: Driver) -> None:
    match = staged.played_match(seats=2)
    showing = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)))
    driver.app.stack.push(ReplayReadingScene(driver.app.atlas, showing, match.record()))
    driver.turn(len(match.steps) // SLICE + 3)
    driver.resize(1920, 1080)
    log = driver.page.widget("log")
    assert isinstance(log, ScrollList)
    log.scroll(log.box.height)
    before = log.offset
    driver.turn(240)
    assert log.offset == before
    driver.click(BACK)
    assert log.offset < before
    assert not driver.page.widget(BACK).enabled
