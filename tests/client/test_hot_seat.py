"""Several people at one screen: they share the mouse, and each sees the match with their own eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad, PadHands
from client.match_table import CODE, MatchTable, open_game
from client.ur_player import Hands, Keys, Mouse, play
from client.ur_table import view_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Undo
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.hot_seat import HotSeat
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.result.result import ResultScene

NAMES = ("Ninsun", "Kubaba", "Tariq", "Amélie")


def family(seats: int = 2, guests: tuple[int, ...] = (1,), seed: int = 4) -> MatchTable:
    """A table where a short match begins; Ninsun's guests sit at her screen, everyone else acts by chance."""
    return MatchTable(Match(game_named("ur"), seats, seed, UrOptions(max_rounds=1)), guests=guests)


@pytest.fixture
def server() -> MatchTable:
    return family()


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


def record_of(driver: Driver) -> TableRecord:
    return driver.app.services.remote.tables[CODE]


def pad_hands(driver: Driver, scene: GameScene) -> PadHands:
    return PadHands(Gamepad(driver.turn), scene)


def act_once(
    driver: Driver, scene: GameScene, server: MatchTable, hands_of: Callable[..., Hands], chance: Random
) -> None:
    """Whoever has the mouse does something legal at the screen."""
    seat = server.match.due.seats[0]
    actions: list[Any] = list(server.match.game.candidates(server.match.view(seat)))
    chosen, before = chance.choice(actions), len(server.match.steps)
    play(hands_of(driver, scene), view_of(scene), chosen)
    assert (server.match.steps[before].seat, server.match.steps[before].action) == (seat, chosen)


def see_the_story(driver: Driver, scene: GameScene) -> None:
    """Let what happened be told to its end."""
    driver.turn(2)
    scene.view.skip()
    driver.turn(3)


@pytest.mark.slow
@sampled(
    ("server", "hands_of"), [(family(2, (1,)), Mouse), (family(3, (1, 2)), Keys), (family(4, (2,)), pad_hands)], every=3
)
def test_a_whole_game_is_played_by_people_who_share_the_screen(
    driver: Driver, server: MatchTable, hands_of: Callable[..., Hands]
) -> None:
    scene, chance = open_game(driver, server), Random(3)
    while server.match.result is None:
        server.let_others_act()
        see_the_story(driver, scene)
        if server.match.due.seats:
            assert record_of(driver).seat == server.match.due.seats[0]
            act_once(driver, scene, server, hands_of, chance)
    assert {act.seat for act in server.asked(Act)} == set(server.ours)
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)


def test_the_mouse_is_passed_with_the_name_of_the_next_player(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    first = server.match.due.seats[0]
    assert driver.app.services.banner.text == f"Pass the mouse to {NAMES[first]}"
    act_once(driver, scene, server, Mouse, Random(3))
    see_the_story(driver, scene)
    assert record_of(driver).seat == scene.view.desk.viewer == 1 - first
    assert driver.app.services.banner.text == f"Pass the mouse to {NAMES[1 - first]}"


def test_the_mouse_is_not_passed_before_the_story_has_been_told(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    first = server.match.due.seats[0]
    act_once(driver, scene, server, Mouse, Random(3))
    assert scene.animating
    assert record_of(driver).seat == first


def test_the_mouse_waits_while_the_menu_lies_over_the_game(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    first = server.match.due.seats[0]
    act_once(driver, scene, server, Mouse, Random(3))
    driver.press(pygame.K_F10)
    assert isinstance(driver.app.scene, GameMenu)
    driver.turn(200)
    assert record_of(driver).seat == first
    driver.press(pygame.K_ESCAPE)
    see_the_story(driver, scene)
    assert record_of(driver).seat == 1 - first


def test_the_log_goes_on_and_calls_everyone_by_name(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    chance = Random(3)
    for _ in range(4):
        act_once(driver, scene, server, Mouse, chance)
        see_the_story(driver, scene)
    said = [line.text for line in scene.log]
    assert len(said) >= 4
    assert not any("You" in line for line in said)
    assert {name for name in NAMES[:2] if any(name in line for line in said)} == {*NAMES[:2]}


def test_taking_back_names_the_seat_that_has_the_mouse(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    chance = Random(3)
    while not server.match.may_undo(server.match.due.seats[0]):
        act_once(driver, scene, server, Mouse, chance)
        see_the_story(driver, scene)
    seat = server.match.due.seats[0]
    driver.press(pygame.K_u)
    assert [undo.seat for undo in server.asked(Undo)] == [seat]


@pytest.mark.parametrize("server", [family(guests=())])
def test_whoever_plays_alone_is_told_of_no_mouse(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    assert driver.app.services.banner.text is None


class TestTheCurtain:
    @pytest.fixture
    def curtain(self, driver: Driver, scene: GameScene) -> CurtainScene:
        """The curtain over a game in which seats know what others may not."""
        record = record_of(driver)
        moment = record.moment
        assert moment is not None
        secret = replace(moment, view=msgspec.structs.replace(moment.view, private="a secret"))
        record._witness(record.seat).moment = secret
        stack, atlas = driver.app.stack, driver.app.atlas

        def hide(seat: int, name: str) -> None:
            stack.push(CurtainScene(atlas, record.code, seat, name))

        hot_seat = HotSeat(atlas.services, record, hide)
        hot_seat.pass_on(seen=True)
        driver.turn()
        assert isinstance(driver.app.scene, CurtainScene)
        return driver.app.scene

    def test_hides_the_game_and_names_who_may_lift_it(self, driver: Driver, curtain: CurtainScene) -> None:
        seat = record_of(driver).seat
        assert seat is not None
        assert not curtain.see_through
        assert NAMES[seat] in curtain.title

    @pytest.mark.parametrize(
        "lift", [lambda driver: driver.click("lift"), lambda driver: driver.press(pygame.K_RETURN)]
    )
    def test_is_lifted_by_that_player(
        self, driver: Driver, scene: GameScene, curtain: CurtainScene, lift: Callable[[Driver], None]
    ) -> None:
        lift(driver)
        assert driver.app.scene is scene
