"""A finished match that all at its table look at together: two clients in their real loops at a server in memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from server.test_play import play_to_the_end
from server.world import Visitor, World
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    ClientMessage,
    Hello,
    LookAlone,
    Mute,
    PlayOn,
    Point,
    Said,
    Say,
    Sit,
    Watch,
)
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Lost
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.replay.play_on_together import PlayOnTogetherScene
from ziggurat_client.scenes.replay.shared import SharedReplayScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.staging.shots import SHOTS, Variant, on_stage
from ziggurat_client.ui.looker_chip import LookerChip
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

ONE_ROUND = msgspec.Raw(b'{"max_rounds":1}')
HOST, GUEST = "Ninsun", "Enlil"
FRAME = 1 / 60


class WorldLink(ServerDouble):
    """A link to a server in memory, by a connection of its own. What was `asked` is kept."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.visitor = world.stranger()

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        self.visitor = self.world.stranger()
        self.visitor.say(hello)

    def _answer(self, message: ClientMessage) -> None:
        self.visitor.say(message)

    def arrivals(self) -> list[object]:  # type: ignore[override]
        heard = tuple(self.visitor.heard)
        self.visitor.forget()
        if heard:
            self.tell(*heard)
        return list(super().arrivals())


class SharedWindow(Window):
    """A window on which several clients draw in turn; it is closed when the last of them has ended."""

    def close(self) -> None:
        """Stay open."""


class Evening:
    """A table whose match is over, and the clients of those who sit at it."""

    def __init__(self, folder: Path, pictures: Pictures) -> None:
        self.world = World()
        self.code, visitors = self.world.match(HOST, GUEST, options=ONE_ROUND)
        play_to_the_end(self.world, visitors, random.Random(3))
        self._tokens = {visitor.welcome.name: visitor.welcome.token for visitor in visitors}
        self._folder = folder
        self._pictures = pictures
        self._window = SharedWindow((1280, 720))
        self.drivers: list[Driver] = []

    def client(self, name: str) -> Driver:
        """The client of that person, at the result of the match."""
        memory = Memory(self._folder / name)
        memory.change(name=name, pictured=SHOWN)
        clock = HandClock()
        app = App(self._window, memory, Words("en"), WorldLink(self.world), clock, pictures=self._pictures)
        driver = Driver(app, clock)
        app.services.remote.connect(Address("test.example"), name, self._tokens.get(name))
        driver.turn_without_scene()
        ask = Sit if name in self._tokens else Watch
        app.services.remote.ask(lambda number: ask(number, self.code))
        driver.turn_without_scene()
        app.stack.push(ResultScene(app.atlas, self.code))
        self.drivers.append(driver)
        self.wait()
        return driver

    def wait(self, seconds: float = 0.5) -> None:
        """Let everyone's loop turn, and the server's clock with them."""
        for _ in range(round(seconds / FRAME)):
            self.world.clock.advance(FRAME)
            for driver in self.drivers:
                driver.turn()

    def watcher(self, name: str) -> Visitor:
        """Somebody without a client of ours who looks on."""
        visitor = self.world.visitor(name)
        visitor.say(Watch(1, self.code))
        return visitor

    def finish(self) -> None:
        for driver in self.drivers:
            driver.app.finish()
        Window.close(self._window)


@pytest.fixture
def evening(tmp_path: Path, pictures: Pictures) -> Iterator[Evening]:
    for name in (HOST, GUEST, "Zahra"):
        (tmp_path / name).mkdir()
    evening = Evening(tmp_path, pictures)
    yield evening
    evening.finish()


@pytest.fixture
def host(evening: Evening) -> Driver:
    return evening.client(HOST)


@pytest.fixture
def guest(evening: Evening, host: Driver) -> Driver:
    return evening.client(GUEST)


def theatre(driver: Driver) -> SharedReplayScene:
    """The replay on the screen."""
    scene = driver.app.scene
    assert isinstance(scene, SharedReplayScene)
    return scene


def link(driver: Driver) -> WorldLink:
    assert isinstance(driver.app.link, WorldLink)
    return driver.app.link


def look(evening: Evening, *drivers: Driver) -> list[SharedReplayScene]:
    """Everyone looks together, by the button of the result; the first one has the baton."""
    for driver in drivers:
        driver.click("together")
        evening.wait(1)
    return [theatre(driver) for driver in drivers]


def drag(driver: Driver, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw over the board, from one share of its width and height to another."""
    box = driver.page.widget("arrows").box
    pixels = [driver.page.screen.pixel(box.x + x * box.width, box.y + y * box.height) for x, y in (start, end)]
    kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)
    for kind, pixel in zip(kinds, (pixels[0], pixels[0], pixels[1], pixels[1]), strict=True):
        more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1, "clicks": 1}
        pygame.event.post(pygame.Event(kind, pos=pixel, touch=False, **more))
        driver.turn()


# ------------------------------------------------------------------ coming together


def test_whoever_opens_the_match_leads_and_the_others_find_it_where_the_cursor_is(
    evening: Evening, host: Driver, guest: Driver
) -> None:
    leader, follower = look(evening, host, guest)
    assert (leader.looking.leads, follower.looking.follows) == (True, True)
    for _ in range(3):
        host.press(pygame.K_RIGHT)
        evening.wait(3)
    assert leader.theatre.at == follower.theatre.at == 3
    host.press(pygame.K_END)
    evening.wait(1)
    assert follower.theatre.at_end


def test_the_result_says_that_others_look_and_leads_to_them(evening: Evening, host: Driver, guest: Driver) -> None:
    look(evening, host)
    result = guest.app.scene
    assert isinstance(result, ResultScene)
    assert result._note() == "Ninsun has the baton · 1 looks"
    guest.strike(pygame.K_g, "g")
    evening.wait(1)
    assert theatre(guest).looking.follows


def test_a_replay_that_one_looks_at_alone_is_opened_for_all_where_it_stands(
    evening: Evening, host: Driver, guest: Driver
) -> None:
    host.click("watch")
    evening.wait(1)
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT):
        host.press(key)
    assert not theatre(host).looking.is_in
    at = theatre(host).theatre.at
    host.strike(pygame.K_g, "g")
    evening.wait(1)
    look(evening, guest)
    assert at > 0
    assert theatre(guest).theatre.at == at


def test_near_steps_are_told_and_far_ones_shown_at_once(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    host.press(pygame.K_RIGHT)
    for _ in range(60):
        evening.wait(FRAME)
        if follower.theatre.at:
            break
    assert follower.theatre.at == 1
    assert follower.animating
    host.press(pygame.K_END)
    for _ in range(15):
        evening.wait(FRAME)
    assert follower.theatre.at == leader.theatre.last


def test_whoever_follows_cannot_step_and_is_told_who_leads(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    for key in (pygame.K_RIGHT, pygame.K_END, pygame.K_SPACE):
        guest.press(key)
        evening.wait(0.2)
    assert follower.theatre.at == 0
    assert not follower.playing
    assert guest.app.services.banner.text == "Ninsun leads here. Look alone to go your own way."
    assert not follower.has("play")


def test_one_looks_alone_by_one_press_and_comes_back_by_one(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    guest.strike(pygame.K_g, "g")
    guest.press(pygame.K_END)
    evening.wait(1)
    assert follower.theatre.at_end
    assert (leader.looking.circle.count, leader.theatre.at) == (1, 0)
    guest.strike(pygame.K_g, "g")
    evening.wait(1)
    assert follower.looking.follows
    assert follower.theatre.at == 0


def test_leaving_the_replay_is_to_look_alone(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, _ = look(evening, host, guest)
    guest.press(pygame.K_ESCAPE)
    evening.wait(1)
    assert isinstance(guest.app.scene, ResultScene)
    assert link(guest).asked(LookAlone)
    assert leader.looking.circle.count == 1


# ------------------------------------------------------------------ the baton


def test_a_hand_is_raised_seen_and_given_the_baton(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    guest.click("baton")
    evening.wait(1)
    assert host.app.services.banner.text == "Enlil asks for the baton."
    chip = leader.widget("looker 1")
    assert isinstance(chip, LookerChip)
    assert (chip.sign.name, chip.sign.hand) == (GUEST, 1)
    host.strike(pygame.K_b, "b")
    evening.wait(1)
    assert follower.looking.leads
    assert leader.looking.follows
    guest.press(pygame.K_RIGHT)
    evening.wait(3)
    assert leader.theatre.at == 1


def test_a_hand_goes_down_again(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, _ = look(evening, host, guest)
    for hands in (1, 0):
        guest.strike(pygame.K_b, "b")
        evening.wait(1)
        assert len(leader.looking.circle.hands) == hands


def test_the_baton_is_passed_by_a_press_on_somebodys_chip(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    host.click("looker 1")
    evening.wait(1)
    assert follower.looking.leads
    assert guest.app.services.banner.text == "You have the baton: the others see where you go."


def test_the_host_of_the_table_takes_the_baton_at_any_time(evening: Evening, host: Driver, guest: Driver) -> None:
    follower, leader = look(evening, guest, host)[::-1]
    assert follower.looking.follows
    assert follower.widget("baton")
    host.strike(pygame.K_b, "b")
    evening.wait(1)
    assert follower.looking.leads
    assert leader.looking.follows


def test_whoever_gets_the_baton_goes_on_from_where_the_cursor_is(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    host.press(pygame.K_END)
    host.press(pygame.K_LEFT)
    evening.wait(1)
    host.click("looker 1")
    evening.wait(1)
    guest.press(pygame.K_LEFT)
    evening.wait(1)
    assert leader.theatre.at == follower.theatre.at == leader.theatre.last - 2


def test_a_pad_asks_for_the_baton_and_looks_alone(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    pad = Gamepad(guest.turn)
    pad.press(PadButton.SECOND_RIGHT)
    evening.wait(1)
    assert leader.looking.circle.hands
    pad.press(PadButton.SECOND_UP)
    evening.wait(1)
    assert not follower.looking.is_in


def test_keys_walk_to_the_chips_and_pass_the_baton(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    while leader.focused != "looker 1":
        host.press(pygame.K_TAB)
    host.press(pygame.K_RETURN)
    evening.wait(1)
    assert follower.looking.leads


def test_whoever_is_muted_is_told_so_and_looks_alone(evening: Evening, host: Driver, guest: Driver) -> None:
    person = link(guest).visitor
    host.app.services.remote.ask(lambda number: Mute(number, evening.code, _person(guest)))
    evening.wait(0.5)
    assert person is link(guest).visitor
    guest.click("together")
    evening.wait(1)
    assert not theatre(guest).looking.is_in
    assert "does not let you speak" in (guest.app.services.banner.text or "")


def _person(driver: Driver) -> str:
    welcome = driver.app.services.remote.welcome
    assert welcome is not None
    return welcome.person


# ------------------------------------------------------------------ arrows


def test_an_arrow_is_drawn_by_dragging_over_the_board_and_all_see_it(
    evening: Evening, host: Driver, guest: Driver
) -> None:
    leader, follower = look(evening, host, guest)
    drag(host, (0.2, 0.3), (0.7, 0.8))
    evening.wait(1)
    (arrow,) = link(host).asked(Point)[-1].arrows
    assert [arrow.x, arrow.y, arrow.to_x, arrow.to_y] == pytest.approx([200, 300, 700, 800], abs=3)
    assert follower.sheet.appearance() == leader.sheet.appearance()
    assert follower.sheet.appearance()[0] == (arrow,)  # type: ignore[index]


def test_arrows_belong_to_the_step_at_which_they_were_drawn(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    drag(host, (0.2, 0.3), (0.7, 0.8))
    evening.wait(1)
    host.press(pygame.K_RIGHT)
    evening.wait(3)
    assert follower.sheet.appearance()[0] == ()  # type: ignore[index]


def test_a_click_draws_nothing(evening: Evening, host: Driver) -> None:
    look(evening, host)
    drag(host, (0.2, 0.3), (0.2, 0.3))
    evening.wait(1)
    assert all(not point.arrows for point in link(host).asked(Point))


def test_of_more_arrows_than_there_may_be_the_first_is_gone(evening: Evening, host: Driver) -> None:
    look(evening, host)
    for number in range(10):
        drag(host, (0.1, number / 10), (0.8, number / 10))
    evening.wait(1)
    arrows = link(host).asked(Point)[-1].arrows
    assert (len(arrows), arrows[0].y) == (8, pytest.approx(200, abs=3))


def test_arrows_are_drawn_and_erased_by_keys(evening: Evening, host: Driver) -> None:
    (leader,) = look(evening, host)
    while leader.focused != "arrows":
        host.press(pygame.K_TAB)
    for key in (pygame.K_RETURN, *[pygame.K_RIGHT] * 4, pygame.K_RETURN):
        host.press(key)
    evening.wait(1)
    (arrow,) = link(host).asked(Point)[-1].arrows
    assert (arrow.x, arrow.to_x) == (500, 600)
    assert leader.theatre.at == 0
    host.press(pygame.K_BACKSPACE)
    evening.wait(1)
    assert link(host).asked(Point)[-1].arrows == ()


def test_arrows_are_drawn_by_a_pad(evening: Evening, host: Driver) -> None:
    (leader,) = look(evening, host)
    pad = Gamepad(host.turn)
    while leader.focused != "arrows":
        pad.press(PadButton.RIGHT_SHOULDER)
    for button in (PadButton.A, PadButton.DOWN, PadButton.DOWN, PadButton.A):
        pad.press(button)
    evening.wait(1)
    (arrow,) = link(host).asked(Point)[-1].arrows
    assert (arrow.y, arrow.to_y) == (500, 550)


def test_a_button_erases_all_arrows(evening: Evening, host: Driver) -> None:
    look(evening, host)
    drag(host, (0.2, 0.3), (0.7, 0.8))
    host.click("erase")
    evening.wait(1)
    assert link(host).asked(Point)[-1].arrows == ()


def test_whoever_follows_draws_nothing(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    assert not follower.sheet.enabled


def test_a_quick_cursor_is_told_at_most_ten_times_a_second(evening: Evening, host: Driver) -> None:
    (leader,) = look(evening, host)
    before = len(link(host).asked(Point))
    for _ in range(30):
        for key in (pygame.K_END, pygame.K_HOME):
            host.press(key)
            evening.world.clock.advance(FRAME)
    told = len(link(host).asked(Point)) - before
    assert 0 < told <= 11
    evening.wait(1)
    assert link(host).asked(Point)[-1].step == leader.theatre.at


# ------------------------------------------------------------------ talking


def test_the_tables_chat_is_beside_the_board_and_letters_written_there_do_nothing_else(
    evening: Evening, host: Driver, guest: Driver
) -> None:
    leader, follower = look(evening, host, guest)
    guest.strike(pygame.K_t, "t")
    guest.write("pbg")
    guest.press(pygame.K_RETURN)
    evening.wait(1)
    assert [said.text for said in link(guest).asked(Say)] == ["pbg"]
    assert follower.looking.follows
    assert leader.looking.circle.hands == ()
    record = host.app.services.remote.tables[evening.code]
    assert [said.text for said in record.chat if isinstance(said, Said)] == ["pbg"]


# ------------------------------------------------------------------ playing on


def ask_to_play_on(evening: Evening, driver: Driver) -> None:
    """By the key, and for all."""
    driver.strike(pygame.K_p, "p")
    driver.turn()
    assert isinstance(driver.app.scene, PlayOnTogetherScene)
    driver.click("all")
    evening.wait(1)


def test_all_are_asked_to_play_on_and_led_into_the_match(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    watcher = evening.watcher("Omar")
    for key in (pygame.K_RIGHT, pygame.K_RIGHT):
        host.press(key)
    evening.wait(3)
    ask_to_play_on(evening, host)
    assert [ask.step for ask in link(host).asked(PlayOn)] == [2]
    assert not leader.has("yes")
    assert follower.has("yes")
    guest.click("yes")
    evening.wait(1)
    for driver in (host, guest):
        assert isinstance(driver.app.scene, GameScene)
    assert watcher.table().stage == "playing"
    play = evening.world.game_server.lobby.tables[evening.code].state.play
    assert play is not None
    assert play.match.step_count == 2


def test_whoever_is_still_at_the_result_is_asked_there(evening: Evening, host: Driver, guest: Driver) -> None:
    look(evening, host)
    ask_to_play_on(evening, host)
    result = guest.app.scene
    assert isinstance(result, ResultScene)
    assert result.has("offer")
    guest.click("yes")
    evening.wait(1)
    assert isinstance(guest.app.scene, GameScene)


def test_a_no_takes_the_question_away(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, _ = look(evening, host, guest)
    ask_to_play_on(evening, host)
    assert leader.has("no")
    guest.click("no")
    evening.wait(1)
    assert not leader.has("offer")


def test_one_may_still_play_on_alone(evening: Evening, host: Driver) -> None:
    look(evening, host)
    host.strike(pygame.K_p, "p")
    host.turn()
    host.click("alone")
    host.turn()
    assert type(host.app.scene).__name__ == "PlayOnScene"
    assert link(host).asked(PlayOn) == []


def test_whoever_only_looks_on_plays_on_alone(evening: Evening, host: Driver) -> None:
    look(evening, host)
    watching = evening.client("Zahra")
    look(evening, watching)
    watching.strike(pygame.K_p, "p")
    watching.turn()
    assert type(watching.app.scene).__name__ == "PlayOnScene"


# ------------------------------------------------------------------ what goes wrong


def test_after_a_lost_connection_whoever_looked_looks_again(evening: Evening, host: Driver, guest: Driver) -> None:
    leader, follower = look(evening, host, guest)
    lost = link(guest)
    lost.visitor.hang_up()
    lost.bring(Lost(0.1))
    evening.wait(0.5)
    assert leader.looking.circle.count == 1
    assert not follower.looking.is_in
    token = guest.app.services.remote.welcome
    assert token is not None
    lost.visitor = evening.world.stranger()
    lost.visitor.say(Hello(1, GUEST, token=token.token))
    evening.wait(1)
    assert follower.looking.follows
    assert leader.looking.circle.count == 2


def test_when_the_holder_is_gone_somebody_else_leads(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    link(host).visitor.hang_up()
    evening.wait(1)
    assert follower.looking.leads


def test_a_cursor_beyond_the_end_stays_at_the_end(evening: Evening, host: Driver, guest: Driver) -> None:
    _, follower = look(evening, host, guest)
    record = guest.app.services.remote.tables[evening.code]
    pointed = record.circle.pointed
    assert pointed is not None
    link(guest).tell(msgspec.structs.replace(pointed, step=10**6))
    guest.turn(3)
    assert follower.theatre.at_end
    assert not follower.animating


def test_a_table_that_closes_leaves_the_replay_to_whoever_looks(evening: Evening, host: Driver) -> None:
    (leader,) = look(evening, host)
    evening.world.game_server.lobby.tables[evening.code].close()
    evening.wait(1)
    assert host.app.scene is leader
    assert not leader.looking.is_in
    host.press(pygame.K_END)
    assert leader.theatre.at_end


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["replay_led_among_seven", "replay_leading_among_seven"])
def test_where_seven_play_and_all_is_shown_large_one_writes_and_reads_elsewhere(name: str) -> None:
    shot = next(shot for shot in SHOTS if shot.name == name)
    large = Variant("150", (1920, 1080), zoom=150)
    with on_stage(shot, large, Pictures(), HandClock()) as app:
        app.turn(patience=0)
        scene = app.scene
        assert isinstance(scene, SharedReplayScene)
        names = [piece.name for piece in scene.layout() if isinstance(piece, Widget)]
    assert "say" in names
    assert not {"chat", "chat: way back"} & set(names)
