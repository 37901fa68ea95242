"""What is heard: music between games, the touch of every button, and each event of a game at its moment."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pygame
import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import CODE, OUR_SEAT, MatchTable, open_game
from client.server_double import US, ServerDouble, table
from client.ur_table import match_of, view_of
from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.games.ur.actions import Agriculture, Attack, Place
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.events import Attacked, Farmed, GameEnded, TurnBegan, UrEvent
from ziggurat.games.ur.position import Cubes, UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import result
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import PersonCard, Said
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.events import CLIPS
from ziggurat_client.boards.ur.motion.sounds import SOUNDS, sound_of
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.common_keys import show_keys
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.sound.audio import Audio
from ziggurat_client.sound.names import Effect
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Timeline

BOARD = """
    seat a
    round 4
    hands WA PT
    market CP TA AC
    1 CPa1 ATb2 TAa1 AT   CA
    2 WPa4 CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


def at(name: str) -> int:
    """The square of that name."""
    return square_of(5, name)


@pytest.fixture
def server() -> MatchTable:
    """A table of two at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    return ear


# ---------------------------------------------------------------------- the application


def test_the_speaker_is_opened_after_the_first_frame(driver: Driver) -> None:
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.stack.push(TitleScene(driver.app.atlas))
    assert ear.music == []
    driver.turn()
    assert ear.music == ["evening"]


def wait_for_the_music(driver: Driver) -> None:
    """Turn until the music has come to rest."""
    while driver.app.services.audio.wakes_in is not None:
        driver.turn()


def test_a_game_has_music_of_its_own_and_the_menus_theirs(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    wait_for_the_music(driver)
    game = open_game(driver, server)
    wait_for_the_music(driver)
    driver.app.stack.close(game)
    wait_for_the_music(driver)
    assert listener.music == ["evening", "silence", "reeds", "silence", "evening"]


def test_no_two_games_share_their_music() -> None:
    pieces = ["evening", *(presentation(game).music for game in SHOWN)]
    assert len(set(pieces)) == len(pieces)


def test_a_dialog_over_a_game_leaves_its_music(driver: Driver, server: MatchTable, listener: Listener) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    open_game(driver, server)
    show_keys(driver.app.atlas)
    wait_for_the_music(driver)
    assert listener.music[-1] == "reeds"


def test_the_lessons_of_another_game_bring_its_music(driver: Driver, listener: Listener) -> None:
    lessons = LearnScene(driver.app.atlas, "ur")
    driver.app.stack.push(lessons)
    wait_for_the_music(driver)
    lessons.teach("babel")
    wait_for_the_music(driver)
    assert listener.music == ["reeds", "silence", "terraces"]


def test_the_music_moves_while_nothing_else_does(driver: Driver, listener: Listener) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    begun = listener.levels[1]
    wait_for_the_music(driver)
    assert listener.levels[1] > begun


def test_m_mutes_in_every_scene_and_says_so(driver: Driver, listener: Listener) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    driver.write("m")
    assert (listener.levels, driver.app.services.banner.text) == ((0.0, 0.0), "Sound off")
    driver.write("m")
    assert (listener.levels == (0.0, 0.0), driver.app.services.banner.text) == (False, "Sound on")


def test_m_is_a_letter_where_one_types(driver: Driver, listener: Listener) -> None:
    page = SettingsScene(driver.app.atlas)
    driver.app.stack.push(page)
    driver.turn()
    page.focus_on("name")
    driver.turn()
    driver.write("m")
    assert not driver.app.services.audio.muted


# ---------------------------------------------------------------------- widgets


@pytest.fixture
def settings(driver: Driver, listener: Listener) -> SettingsScene:
    """A page with widgets of many sorts."""
    page = SettingsScene(driver.app.atlas)
    driver.app.stack.push(page)
    driver.turn()
    listener.effects.clear()
    return page


def test_the_pointer_is_heard_when_it_comes_to_a_widget(
    driver: Driver, settings: SettingsScene, listener: Listener
) -> None:
    pixel = driver.app.services.screen.pixel(*settings.widget("speed").box.centre)
    for _ in range(2):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        driver.turn(4)
    assert listener.effects == ["hover"]


def test_the_focus_is_heard_when_it_moves(driver: Driver, settings: SettingsScene, listener: Listener) -> None:
    driver.press(pygame.K_TAB)
    assert listener.effects == ["focus"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_widget_is_heard_when_a_key_presses_it(
    driver: Driver, settings: SettingsScene, listener: Listener, key: int
) -> None:
    settings.focus_on("reduced_motion")
    driver.press(key)
    assert listener.effects == ["press"]


def test_a_widget_is_heard_when_it_is_clicked(driver: Driver, settings: SettingsScene, listener: Listener) -> None:
    driver.click("reduced_motion")
    assert listener.effects == ["hover", "press"]


def test_escape_is_heard(driver: Driver, listener: Listener) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    driver.press(pygame.K_ESCAPE)
    assert listener.effects == ["back"]


def test_typing_is_silent(driver: Driver, settings: SettingsScene, listener: Listener) -> None:
    settings.focus_on("name")
    driver.turn()
    driver.write("abc")
    assert listener.effects == []


# ---------------------------------------------------------------------- arrivals


def said(person: str) -> Said:
    """Something said in the lobby."""
    return Said(person, "Puabi", "Shall we?", 0.0)


class TestArrivals:
    """What is heard of others."""

    @pytest.fixture
    def server(self) -> ServerDouble:
        """A server without matches."""
        return ServerDouble()

    @pytest.fixture
    def lobby(self, driver: Driver, listener: Listener) -> LobbyScene:
        """The lobby on show."""
        driver.app.services.remote.connect(Address("test.example"), "Ninsun")
        driver.turn_without_scene()
        scene = LobbyScene(driver.app.atlas)
        driver.app.stack.push(scene)
        driver.turn(2)
        listener.effects.clear()
        return scene

    def test_others_are_heard_when_they_say_something(
        self, driver: Driver, server: ServerDouble, lobby: LobbyScene, listener: Listener
    ) -> None:
        server.tell(said("p2"))
        driver.turn()
        assert listener.effects == ["chat"]

    def test_we_are_not(self, driver: Driver, server: ServerDouble, lobby: LobbyScene, listener: Listener) -> None:
        server.tell(said(US))
        driver.turn()
        assert listener.effects == []

    def test_who_comes_to_our_table_is_heard_and_who_goes_is_not(
        self, driver: Driver, server: ServerDouble, lobby: LobbyScene, listener: Listener
    ) -> None:
        guest = (PersonCard("p2", "Puabi"),)
        server.tell(table(CODE))
        driver.turn()
        assert listener.effects == []
        server.tell(table(CODE, watchers=guest))
        driver.turn()
        assert listener.effects == ["joined"]
        server.tell(table(CODE))
        driver.turn()
        assert listener.effects == ["joined"]


# ---------------------------------------------------------------------- a game of Ur


def test_every_event_of_ur_has_a_sound() -> None:
    assert set(SOUNDS) == set(get_args(UrEvent))


def test_a_turn_sounds_otherwise_to_whom_it_belongs() -> None:
    position = parse(BOARD)
    heard = [sound_of(TurnBegan(seat=1, phase="turn", round=4, forced=0), viewer, position) for viewer in (0, 1, None)]
    assert heard == ["turn_began", "my_turn", "turn_began"]


def test_only_the_winner_hears_the_victory() -> None:
    match, chance = Match(game_named("ur"), 3, seed=8, options=UrOptions(max_rounds=2)), Random(8)
    while match.due.seats:
        seat = match.due.seats[0]
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        match.apply(seat, chance.choice(actions))
    ended = match.position
    final = result(ended)
    assert final is not None
    winners = {standing.seat for standing in final.standings if standing.rank == 1}
    event = GameEnded(ended.ending)
    heard = {seat: sound_of(event, seat, ended) for seat in range(3)}
    assert heard == {seat: "victory" if seat in winners else "game_ended" for seat in range(3)}
    assert sound_of(event, None, ended) == "game_ended"


class Stage:
    """A story of one action on a stage, with ears."""

    def __init__(self, action: Any, speed: float = 1.0, *, reduced: bool = False) -> None:
        before = parse(BOARD)
        self.after, self.events = Ur().apply(before, 0, action)
        self.heard: list[Effect] = []
        telling = Telling(speed, reduced, hear=self.heard.append)
        self.scenery = UrScenery(View(None, before), Layout(5, 2), 0, telling)
        self.timeline = Timeline(speed)
        self.timeline.play(CLIPS.story(self.scenery, View(0, before), self.events, View(0, self.after)))

    def play(self) -> list[Effect]:
        """Let the story be told to its end."""
        while self.timeline.playing:
            self.timeline.update(1 / 60)
        return self.heard


FIGHT = Attack(at("A2"), at("B2"), 1)
HARVEST = Agriculture((Cubes(at("D3"), 1),))


def test_a_war_is_heard_blow_by_blow() -> None:
    stage = Stage(FIGHT)
    assert isinstance(stage.events[0], Attacked)
    stage.timeline.update(0.01)
    assert stage.heard == ["attack"]
    assert stage.play() == ["attack", "cubes_fall", "march"]


def test_a_cube_is_heard_when_it_lands() -> None:
    stage = Stage(Place(at("C2")))
    stage.timeline.update(0.05)
    assert stage.heard == []
    assert stage.play() == ["cube_placed"]


def test_what_is_skipped_is_not_heard() -> None:
    stage = Stage(FIGHT)
    stage.timeline.skip()
    assert stage.heard == []


def test_without_motion_everything_is_heard_at_once() -> None:
    stage = Stage(FIGHT, reduced=True)
    stage.timeline.update(0.01)
    assert stage.heard == ["attack"]


def test_fields_wither_before_they_are_sown() -> None:
    stage = Stage(HARVEST)
    assert isinstance(stage.events[0], Farmed)
    assert stage.play() == ["wither", "sow"]


def test_at_no_speed_at_all_an_action_is_heard(driver: Driver, server: MatchTable, listener: Listener) -> None:
    driver.app.services.settings.choose(speed=0.0)
    scene = open_game(driver, server)
    listener.effects.clear()
    server.act(OUR_SEAT, FIGHT)
    driver.turn()
    assert not scene.view.animating
    assert listener.effects == ["attack"]


def test_a_refusal_is_heard(driver: Driver, server: MatchTable, listener: Listener) -> None:
    scene = open_game(driver, server)
    listener.effects.clear()
    box = view_of(scene).layout.square(at("E5"))
    driver.click_at(*box.centre)
    assert listener.effects == ["refused"]


def play_round(driver: Driver, server: MatchTable, listener: Listener) -> None:
    """Everybody plays until it is our turn again; what was heard of our own turn is forgotten."""
    chance = Random(3)
    while OUR_SEAT in server.match.due.seats:
        actions: list[Any] = list(server.match.game.candidates(server.match.view(OUR_SEAT)))
        server.act(OUR_SEAT, chance.choice(actions))
    driver.turn(3)
    listener.effects.clear()
    server.let_others_act()
    driver.turn(3)


def test_our_turn_is_heard_once_while_another_scene_lies_over_the_board(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    open_game(driver, server)
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    play_round(driver, server, listener)
    assert listener.effects == ["my_turn"]


def test_our_turn_is_heard_once_while_the_board_is_on_show(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    scene = open_game(driver, server)
    play_round(driver, server, listener)
    while scene.animating:
        driver.turn()
    assert listener.effects.count("my_turn") == 1


def test_what_others_do_is_not_heard_while_another_scene_lies_over_the_board(
    driver: Driver, server: MatchTable, listener: Listener
) -> None:
    open_game(driver, server)
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    listener.effects.clear()
    server.act(OUR_SEAT, FIGHT)
    driver.turn(3)
    assert listener.effects == []
