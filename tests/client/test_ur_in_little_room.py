"""The game where everything is shown twice as large: tabs beside the board, and all of it by mouse, keys and pad."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad, PadHands
from client.match_table import OUR_SEAT, MatchTable, key, open_game
from client.ur_player import Hands, Keys, Mouse, play_to_the_end
from client.ur_table import match_of, view_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import UrOptions
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.ur.choosing.modes import MARKET, Swapping
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.scenes.game.game import GameScene

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


def short_match() -> MatchTable:
    """A table of three where a match of two rounds begins."""
    return MatchTable(Match(game_named("ur"), 3, 7, UrOptions(max_rounds=2)))


def pad_hands(driver: Driver, scene: GameScene) -> PadHands:
    """Hands with a gamepad in them."""
    return PadHands(Gamepad(driver.turn), scene)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or MatchTable(match_of(parse(BOARD)))
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game, shown twice as large."""
    driver.app.services.settings.choose(zoom=200)
    return open_game(driver, server)


def tab(driver: Driver, scene: GameScene, number: int) -> None:
    """Click a tab."""
    box = scene.widget("tabs").box
    driver.click_at(box.x + box.width * (number + 0.5) / 3, box.centre[1])


def is_shown(scene: GameScene, name: str) -> bool:
    """Whether the page has a widget of that name."""
    try:
        scene.widget(name)
    except LookupError:
        return False
    return True


def test_what_one_can_do_is_on_top_when_the_game_opens(scene: GameScene) -> None:
    assert is_shown(scene, "action W")
    assert not is_shown(scene, "chat")


def test_a_click_on_a_tab_brings_its_part_up(driver: Driver, scene: GameScene) -> None:
    tab(driver, scene, 2)
    assert is_shown(scene, "chat")
    assert not is_shown(scene, "action W")


def test_the_arrows_change_the_tab_that_has_the_focus(driver: Driver, scene: GameScene) -> None:
    while scene.focused != "tabs":
        driver.press(pygame.K_TAB)
    driver.press(pygame.K_RIGHT)
    driver.press(pygame.K_RIGHT)
    assert is_shown(scene, "chat")
    driver.press(pygame.K_LEFT)
    assert not is_shown(scene, "chat")


def test_a_pad_changes_the_tab(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    while scene.focused != "tabs":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.RIGHT, PadButton.RIGHT)
    assert is_shown(scene, "chat")


def test_behind_another_tab_the_keys_of_the_actions_still_work(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    tab(driver, scene, 1)
    key(driver, pygame.K_2, "2")
    driver.turn(2)
    assert server.match.position.turn.performed == "T"


def test_the_actions_come_up_when_our_decision_is_awaited(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.act(OUR_SEAT, Trade())
    server.act(OUR_SEAT, Swap(square_of(5, "E5"), "W"))
    driver.turn(2)
    assert isinstance(view_of(scene).mode, Watching)
    tab(driver, scene, 2)
    server.let_others_act()
    driver.turn(2)
    assert isinstance(view_of(scene).mode, Idle)
    assert is_shown(scene, "action A") or is_shown(scene, "place")


def test_a_tab_chosen_in_our_own_turn_stays(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    tab(driver, scene, 2)
    server.act(OUR_SEAT, Trade())
    driver.turn(2)
    assert is_shown(scene, "chat")


def test_the_tile_of_the_market_is_taken_among_the_actions(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_e, "e")
    Mouse(driver, scene).square(MARKET)
    mode = view_of(scene).mode
    assert isinstance(mode, Swapping)
    assert mode.place == MARKET


def test_another_size_in_the_middle_of_a_story_ends_it_at_the_truth(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    server.act(OUR_SEAT, Trade())
    driver.turn(2)
    assert scene.animating
    driver.app.services.settings.choose(zoom=100)
    driver.turn()
    assert view_of(scene).shown == server.match.view(OUR_SEAT).public


def test_everything_that_can_be_pressed_is_in_sight(driver: Driver, scene: GameScene) -> None:
    seen = scene.screen.visible
    for widget in scene._widgets.all:
        assert seen.x <= widget.box.x <= widget.box.right <= seen.right + 1, widget.name
        assert seen.y <= widget.box.y <= widget.box.bottom <= seen.bottom + 1, widget.name


@pytest.mark.slow
@sampled(
    ("server", "hands_of"),
    [(short_match(), Mouse), (short_match(), Keys), (short_match(), pad_hands)],
    indirect=["server"],
    every=3,
)
def test_a_whole_game_is_played_in_little_room(
    driver: Driver, scene: GameScene, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    assert view_of(scene).position == server.match.view(OUR_SEAT).public
