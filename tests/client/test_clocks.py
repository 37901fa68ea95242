"""Clocks on the screen: they count down by themselves, warn, and say why a match stands still."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.listener import Listener
from client.match_table import CODE, MatchTable, open_game
from client.server_double import US, ServerDouble, card, table
from client.test_room import room
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    ClockMessage,
    ClockState,
    ClockTerms,
    Configure,
    GoOn,
    HandOver,
    Open,
    Pause,
    Reclaim,
    Remove,
    ReplaceWithBot,
    SeatState,
    Skip,
    Standstill,
)
from ziggurat_client.clock_reading import ClockReading, clock_face, until_next_face, urgency
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.kept_seat import KeptSeatScene
from ziggurat_client.scenes.game.paused import PausedScene
from ziggurat_client.scenes.lobby.create_table import CreateTableScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.table.clock_choice import ClockChoiceScene
from ziggurat_client.scenes.table.host_menu import HostMenu
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.last_seconds import LastSeconds
from ziggurat_client.ui.clock_sign import ClockSign
from ziggurat_client.wording.clock_terms import ladder, pace_hint, pace_words
from ziggurat_client.wording.words import Words

__all__ = ["room"]

EVEN = (120_000, 120_000)
TIMED = ClockState(left=(65_000, 300_000), bank=EVEN, running=(0,))


@pytest.fixture
def server() -> MatchTable:
    """A match of two at its beginning; we are the host and sit first."""
    return MatchTable(Match(game_named("ur"), 2, seed=1))


@pytest.fixture
def game(driver: Driver, server: MatchTable) -> GameScene:
    """The match on the screen."""
    return open_game(driver, server)


def tell(driver: Driver, server: MatchTable, state: ClockState) -> None:
    """The server says how the clocks stand."""
    server.tell(ClockMessage(CODE, state))
    driver.turn(2, seconds=0)


def tell_seats(driver: Driver, server: MatchTable, *seats: SeatState) -> None:
    """The server says who sits at the table."""
    server.tell(table(CODE, stage="playing", seats=seats, revision=0, your_seats=(0,)))
    driver.turn(2)


def face(driver: Driver, name: str) -> str:
    """The figures of a clock of that name."""
    sign = driver.page.widget(name)
    assert isinstance(sign, ClockSign)
    return sign.face


# ------------------------------------------------------------------------------------------------- figures


@pytest.mark.parametrize(
    ("seconds", "figures"),
    [(0, "0:00"), (0.2, "0:01"), (59.5, "1:00"), (65, "1:05"), (3600, "60:00"), (5400, "90:00")],
)
def test_a_clock_counts_begun_seconds(seconds: float, figures: str) -> None:
    assert clock_face(seconds) == figures


@pytest.mark.parametrize(("seconds", "figures"), [(5401, "2 h"), (86_400, "24 h"), (86_401, "25 h")])
def test_a_slow_clock_counts_begun_hours(seconds: float, figures: str) -> None:
    assert clock_face(seconds) == figures


@pytest.mark.parametrize("seconds", [65.0, 64.3, 0.5, 86_399.0, 5_401.0])
def test_a_clock_is_drawn_again_when_its_figures_change_and_not_before(seconds: float) -> None:
    wait = until_next_face(seconds)
    assert clock_face(seconds - wait + 0.01) == clock_face(seconds)
    assert clock_face(max(0.0, seconds - wait - 0.01)) != clock_face(seconds)


@pytest.mark.parametrize(("seconds", "expected"), [(31, "calm"), (30, "soon"), (11, "soon"), (10, "now"), (0, "now")])
def test_a_clock_warns_from_thirty_seconds_on_and_urges_from_ten(seconds: float, expected: str) -> None:
    assert urgency(seconds) == expected


def test_only_what_runs_gets_less() -> None:
    reading = ClockReading(replace(TIMED, missing=()), heard=100.0)
    assert (reading.left(0, 105.0), reading.left(1, 105.0)) == (60.0, 300.0)


def test_whoever_is_missing_is_shown_with_the_patience_that_is_left() -> None:
    reading = ClockReading(ClockState(bank=(120_000, 90_000), missing=(1,)), heard=0.0)
    assert (reading.left(0, 30.0), reading.left(1, 30.0)) == (None, 60.0)


@pytest.mark.parametrize(
    ("terms", "english", "french"),
    [
        (ClockTerms(), "no clock", "sans pendule"),
        (ClockTerms("per_turn", 60), "60 s a turn", "60 s par tour"),
        (ClockTerms("per_turn", 300), "5 min a turn", "5 min par tour"),
        (ClockTerms("per_game", 600, increment=15), "10 min + 15 s", "10 min + 15 s"),
        (ClockTerms("per_game", 600), "10 min a game", "10 min par partie"),
    ],
)
def test_a_clock_is_told_in_a_few_words(terms: ClockTerms, english: str, french: str) -> None:
    assert (pace_words(Words("en"), terms), pace_words(Words("fr"), terms)) == (english, french)


# ------------------------------------------------------------------------------------------------- the game


def test_every_person_has_a_clock_and_the_one_that_runs_stands_in_the_bar_too(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell(driver, server, TIMED)
    assert (face(driver, "clock 0"), face(driver, "clock 1"), face(driver, "clock")) == ("1:05", "5:00", "1:05")


def test_a_clock_counts_down_without_the_server(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, TIMED)
    driver.turn(seconds=6.0)
    assert (face(driver, "clock 0"), face(driver, "clock 1")) == ("0:59", "5:00")


def test_a_running_clock_wakes_the_loop_once_a_second_and_lays_nothing_out(
    driver: Driver, server: MatchTable, game: GameScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell(driver, server, TIMED)
    while game.view.wakes_in == 0:
        # The board still draws what choosing will need.
        driver.turn()
    monkeypatch.setattr(game, "layout", lambda: pytest.fail("laid out anew"))
    drawn: list[float] = []
    monkeypatch.setattr(driver.app.services.window, "flip", lambda: drawn.append(driver.clock.now()))
    driver.turn(30, seconds=0.1)
    assert len(drawn) == 3
    assert face(driver, "clock") == "1:02"


def test_a_match_without_a_clock_shows_none(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, ClockState(bank=EVEN))
    with pytest.raises(LookupError):
        game.widget("clock 0")


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    return ear


def test_it_is_heard_once_that_little_time_is_left_for_us(
    driver: Driver, server: MatchTable, listener: Listener, game: GameScene
) -> None:
    tell(driver, server, replace(TIMED, left=(12_000, 300_000)))
    assert "hurry" not in listener.effects
    driver.turn(4, seconds=1.0)
    assert listener.effects.count("hurry") == 1


def test_it_is_heard_over_another_scene_too(
    driver: Driver, server: MatchTable, listener: Listener, game: GameScene
) -> None:
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    tell(driver, server, replace(TIMED, left=(12_000, 300_000)))
    driver.turn(4, seconds=1.0)
    assert listener.effects.count("hurry") == 1


def test_the_program_wakes_when_the_last_ten_seconds_begin(driver: Driver, server: MatchTable, game: GameScene) -> None:
    seconds = LastSeconds(driver.clock, driver.app.services.remote, lambda effect: None)
    tell(driver, server, replace(TIMED, left=(12_000, 300_000)))
    assert seconds.wakes_in == pytest.approx(2.0)


def test_it_is_not_heard_that_another_has_to_hurry(
    driver: Driver, server: MatchTable, listener: Listener, game: GameScene
) -> None:
    tell(driver, server, replace(TIMED, left=(300_000, 5_000), running=(1,)))
    driver.turn(3, seconds=1.0)
    assert "hurry" not in listener.effects


# ------------------------------------------------------------------------------------------------- pauses


def test_a_pause_is_said_over_the_board_until_it_ends(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, ClockState(pause=Standstill("Kubaba")))
    assert isinstance(driver.app.scene, PausedScene)
    tell(driver, server, TIMED)
    assert driver.app.scene is game


def test_whoever_comes_to_a_paused_match_is_told_so(driver: Driver, server: MatchTable) -> None:
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.begin()
    server.tell(ClockMessage(CODE, ClockState(pause=Standstill("Kubaba"))))
    driver.turn_without_scene()
    driver.app.stack.push(GameScene(driver.app.atlas, CODE))
    driver.turn(2)
    assert isinstance(driver.app.scene, PausedScene)


def test_the_host_ends_the_pause(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, ClockState(pause=Standstill("Ninsun")))
    driver.strike(pygame.K_RETURN, "\r")
    assert [ask.table for ask in server.asked(GoOn)] == [CODE]


def test_whoever_looks_at_the_board_in_a_pause_is_not_disturbed_again(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell(driver, server, ClockState(pause=Standstill("Kubaba")))
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is game
    tell(driver, server, ClockState(bank=EVEN, pause=Standstill("Kubaba")))
    assert driver.app.scene is game


# ------------------------------------------------------------------------------------------------- kept seats


OURS = SeatState(US, "Ninsun", here=True)
THEIRS = SeatState("p8", "Kubaba", here=True)


def test_a_player_whose_seat_a_bot_keeps_takes_it_back(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell_seats(driver, server, replace(OURS, keeper="merchant"), THEIRS)
    assert isinstance(driver.app.scene, KeptSeatScene)
    driver.click("reclaim")
    assert [ask.seat for ask in server.asked(Reclaim)] == [0]
    driver.turn(2)
    assert driver.app.scene is game


def test_whoever_let_the_bot_play_takes_the_seat_back_from_the_menu(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell_seats(driver, server, replace(OURS, keeper="merchant"), THEIRS)
    driver.click("let")
    assert driver.app.scene is game
    driver.press(pygame.K_ESCAPE)
    driver.click("kept seat")
    driver.click("reclaim")
    assert [ask.seat for ask in server.asked(Reclaim)] == [0]


def test_whoever_is_out_of_time_is_told_that_the_seat_comes_later(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell_seats(driver, server, replace(OURS, keeper="merchant"), THEIRS)
    driver.click("reclaim")
    driver.turn(2)
    assert told(driver) == "You have your seat back in your next turn, at the latest."


def test_the_offer_to_take_the_seat_back_goes_when_it_is_ours_again(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell_seats(driver, server, replace(OURS, keeper="merchant"), THEIRS)
    tell_seats(driver, server, OURS, THEIRS)
    assert driver.app.scene is game


def told(driver: Driver) -> str | None:
    """The sentence on the banner."""
    return driver.app.services.banner.text


def test_everyone_is_told_that_somebody_is_waited_for(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, ClockState(bank=(120_000, 90_000), missing=(1,)))
    assert told(driver) == "Kubaba is away. A bot keeps the seat in 1:30."


def test_everyone_is_told_that_a_bot_keeps_a_seat(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell_seats(driver, server, OURS, replace(THEIRS, here=False, keeper="merchant"))
    assert told(driver) == "A bot keeps the seat of Kubaba."


# ------------------------------------------------------------------------------------------------- the host


def open_host_menu(driver: Driver) -> None:
    driver.press(pygame.K_ESCAPE)
    driver.click("host")
    assert isinstance(driver.app.scene, HostMenu)


def test_the_host_pauses_from_the_menu(driver: Driver, server: MatchTable, game: GameScene) -> None:
    open_host_menu(driver)
    driver.strike(pygame.K_RETURN, "\r")
    assert [ask.table for ask in server.asked(Pause)] == [CODE]


def test_the_host_calls_a_bot_for_anothers_seat(driver: Driver, server: MatchTable, game: GameScene) -> None:
    open_host_menu(driver)
    driver.click("replace 1")
    assert [ask.seat for ask in server.asked(ReplaceWithBot)] == [1]


def test_the_host_frees_a_seat_for_somebody_new(driver: Driver, server: MatchTable, game: GameScene) -> None:
    open_host_menu(driver)
    driver.click("free 1")
    assert [ask.seat for ask in server.asked(Remove)] == [1]


def test_the_host_frees_a_bots_seat_too(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell_seats(driver, server, OURS, replace(THEIRS, level="merchant"))
    open_host_menu(driver)
    assert not driver.page.has("replace 1")
    driver.click("free 1")
    assert [ask.seat for ask in server.asked(Remove)] == [1]


def test_a_freed_seat_can_be_given_to_a_bot_and_not_be_freed_again(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell_seats(driver, server, OURS, SeatState())
    open_host_menu(driver)
    assert not driver.page.has("free 1")
    assert driver.page.has("replace 1")


def test_the_host_makes_another_the_host(driver: Driver, server: MatchTable, game: GameScene) -> None:
    open_host_menu(driver)
    driver.click("hand over 1")
    assert [ask.person for ask in server.asked(HandOver)] == ["p8"]


def test_only_who_is_away_and_awaited_can_be_skipped(driver: Driver, server: MatchTable, game: GameScene) -> None:
    assert game.record.moment is not None
    assert game.record.moment.due.seats == (1,)
    open_host_menu(driver)
    with pytest.raises(LookupError):
        driver.page.widget("skip 1")
    tell_seats(driver, server, OURS, replace(THEIRS, here=False))
    driver.click("skip 1")
    assert [ask.seat for ask in server.asked(Skip)] == [1]


def test_who_is_not_the_host_has_no_such_menu(driver: Driver, server: MatchTable, game: GameScene) -> None:
    server.tell(table(CODE, stage="playing", host="p8", seats=(OURS, THEIRS), your_seats=(0,)))
    driver.turn(2)
    driver.press(pygame.K_ESCAPE)
    with pytest.raises(LookupError):
        driver.page.widget("host")


# ------------------------------------------------------------------------------------------------- before a match


class TestBeforeAMatch:
    """The clock of a table is chosen and seen before anyone sits down to play."""

    @pytest.fixture
    def server(self) -> ServerDouble:
        """A server without a match."""
        return ServerDouble()

    def test_the_host_chooses_a_clock_in_the_room(self, driver: Driver, server: ServerDouble, room: RoomScene) -> None:
        driver.click("clock")
        assert isinstance(driver.app.scene, ClockChoiceScene)
        driver.press(pygame.K_RIGHT)
        driver.click("choose")
        assert [ask.clock for ask in server.asked(Configure)] == [ClockTerms("per_turn", 30)]

    def test_a_guest_reads_what_the_clock_is(self, driver: Driver, server: ServerDouble, room: RoomScene) -> None:
        server.change(CODE, host="p9")
        driver.turn(2)
        driver.click("clock")
        assert not driver.page.widget("pace").enabled
        with pytest.raises(LookupError):
            driver.page.widget("choose")

    def test_the_level_of_the_keepers_and_the_patience_can_be_chosen(
        self, driver: Driver, server: ServerDouble, room: RoomScene
    ) -> None:
        driver.click("clock")
        driver.page.focus_on("bank")
        driver.press(pygame.K_LEFT)
        driver.page.focus_on("keeper")
        driver.press(pygame.K_LEFT)
        driver.click("choose")
        assert [ask.clock for ask in server.asked(Configure)] == [ClockTerms(bank=60, keeper="apprentice")]

    def test_a_table_is_opened_with_a_clock(self, driver: Driver, server: ServerDouble) -> None:
        driver.app.services.remote.connect(Address("test.example"), "Ninsun")
        driver.turn_without_scene()
        driver.app.stack.push(LobbyScene(driver.app.atlas))
        driver.turn(2)
        driver.click("create")
        assert isinstance(driver.app.scene, CreateTableScene)
        driver.click("clock")
        driver.press(pygame.K_RIGHT)
        driver.press(pygame.K_RIGHT)
        driver.click("choose")
        driver.click("open")
        assert [ask.clock for ask in server.asked(Open)] == [ClockTerms("per_turn", 60)]

    def test_where_the_rules_answer_for_the_late_no_bot_is_spoken_of(self) -> None:
        words, terms = Words("en"), ClockTerms("per_turn", 60)
        assert pace_hint(words, terms, "ur") == "then a bot plays"
        assert pace_hint(words, terms, "civilization") == "then the rules answer"
        assert "the rules answer" in ladder(words, terms, "Merchant", "civilization")[0]

    def test_the_lobby_shows_a_tables_clock(self) -> None:
        from ziggurat_client.ui.table_card import about

        timed = card(clock=ClockTerms("per_turn", 60))
        assert about(timed, Words("en")) == "Ur, 2 seats · 60 s/turn"
        assert about(card(), Words("en")) == "Ur, 2 seats"
