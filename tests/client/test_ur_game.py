"""Whole games of Ur through the real main loop, and what the game screen does besides."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad, PadHands
from client.match_table import CODE, OUR_SEAT, MatchTable, key, open_game
from client.ur_player import Hands, Keys, Mouse, play_to_the_end
from client.ur_table import match_of, view_of
from examples import sampled
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Build, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Said, Undo
from ziggurat_client.boards.play.choosing import Idle
from ziggurat_client.boards.ur.choosing.modes import Attacking, Swapping
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.result.result import ResultScene

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


def whole_match(seats: int, seed: int) -> MatchTable:
    """A table where a short match begins."""
    return MatchTable(Match(game_named("ur"), seats, seed, UrOptions(max_rounds=4)))


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or MatchTable(match_of(parse(BOARD)))
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


def said(text: str) -> Said:
    """A line of chat at the table."""
    return Said("p2", "Kubaba", text, 1_780_000_000.0, CODE)


def pad_hands(driver: Driver, scene: GameScene) -> PadHands:
    """Hands with a gamepad in them."""
    return PadHands(Gamepad(driver.turn), scene)


def at(name: str) -> int:
    """The square of that name."""
    return (int(name[1]) - 1) * 5 + "ABCDE".index(name[0])


# ---------------------------------------------------------------------------------------- whole games


@pytest.mark.slow
@sampled(
    ("server", "hands_of"),
    [
        (whole_match(2, 11), Mouse),
        (whole_match(4, 3), Mouse),
        (whole_match(3, 7), Keys),
        (whole_match(3, 5), pad_hands),
    ],
    indirect=["server"],
    every=2,
)
def test_a_whole_game_is_played_at_the_screen(
    driver: Driver, server: MatchTable, hands_of: Callable[[Driver, GameScene], Hands]
) -> None:
    scene = open_game(driver, server)
    play_to_the_end(driver, server, scene, hands_of(driver, scene))
    scene.view.skip()
    assert view_of(scene).position == server.match.view(OUR_SEAT).public
    driver.turn(400)
    assert isinstance(driver.app.scene, ResultScene)


# ---------------------------------------------------------------------------------------- choosing at the screen


def test_a_click_too_many_acts_only_once(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.answering = False
    driver.click("action T")
    driver.click("action T")
    assert len(server.asked(Act)) == 1


def test_a_refusal_is_said_with_its_rule(driver: Driver, scene: GameScene) -> None:
    Mouse(driver, scene).square(at("C3"))
    assert driver.app.services.banner.text == "Choose on the right what you want to do. (rule 4.1)"


def test_what_the_server_refuses_is_said_in_words(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    # The match went on, but the news has not come yet.
    server.match.apply(OUR_SEAT, Trade())
    driver.click("action T")
    driver.turn(2)
    assert driver.app.services.banner.text == "Trade: once a turn only. (rule 4.1)"


def test_escape_goes_back_from_a_choice_and_then_opens_the_menu(driver: Driver, scene: GameScene) -> None:
    driver.click("action W")
    assert isinstance(view_of(scene).mode, Attacking)
    while not isinstance(view_of(scene).mode, Idle):
        driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, GameMenu)


def test_a_step_is_taken_back(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action T")
    driver.turn(2)
    assert view_of(scene).position.turn.performed == "T"
    key(driver, pygame.K_u, "u")
    driver.turn(2)
    assert len(server.asked(Undo)) == 1
    assert view_of(scene).position.turn.performed == ""


def test_with_both_slots_spent_the_swap_comes_by_itself(driver: Driver, scene: GameScene) -> None:
    hands = Mouse(driver, scene)
    driver.click("action T")
    driver.turn(2)
    driver.click("place")
    hands.square(at("D3"))
    driver.turn(2)
    assert isinstance(view_of(scene).mode, Swapping)


def test_the_log_tells_what_happened(driver: Driver, scene: GameScene) -> None:
    driver.click("action T")
    driver.turn(2)
    assert scene.log[-1].text == "You traded: 2 cubes gained."


def test_the_board_shows_what_the_line_of_the_log_under_the_pointer_is_about(driver: Driver, scene: GameScene) -> None:
    driver.click("place")
    Mouse(driver, scene).square(at("C1"))
    driver.turn(2)
    chat = scene.widget("chat").box
    driver.click_at(chat.x - 100, chat.bottom + 18)
    assert view_of(scene).pointed_out == {at("C1")}
    driver.click_at(chat.x - 100, chat.y)
    assert view_of(scene).pointed_out == frozenset()


def test_a_press_ends_the_story_at_the_truth(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action T")
    driver.turn(2)
    assert scene.animating
    driver.press(pygame.K_F12)
    view = view_of(scene)
    view.update(0)
    assert view.shown == server.match.view(OUR_SEAT).public


def test_the_story_ends_at_the_truth_by_itself(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action T")
    driver.turn(240)
    assert not scene.animating
    assert view_of(scene).shown == server.match.view(OUR_SEAT).public


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD.replace("WT PA", "PA WT"))))], indirect=True)
def test_a_cube_is_dragged_from_tile_to_tile(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    driver.click("action P")
    layout = view_of(scene).layout
    for kind, name in ((pygame.MOUSEBUTTONDOWN, "A1"), (pygame.MOUSEBUTTONUP, "C1")):
        box = layout.square(at(name))
        pixel = driver.app.services.screen.pixel(box.centre[0], box.y + box.height * 0.25)
        pygame.event.post(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT))
    driver.turn()
    driver.click("confirm")
    cubes = server.match.position.cubes
    assert (cubes[at("A1")], cubes[at("C1")]) == (3, 2)


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD.replace("CPa4", "CPa5"))))], indirect=True)
def test_enter_confirms_building_wherever_the_cursor_was_left(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    for arrow in (pygame.K_DOWN, pygame.K_RIGHT):
        key(driver, arrow)
    key(driver, pygame.K_4, "4")
    key(driver, pygame.K_RETURN, "\r")
    assert server.match.steps[-1].action == Build((at("A1"),))


# ---------------------------------------------------------------------------------------- around the game


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)), seat=None)], indirect=True)
def test_a_watcher_has_no_buttons(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    with pytest.raises(LookupError):
        scene.widget("action T")


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD)), seat=None)], indirect=True)
def test_a_watcher_is_told_of_no_key_that_acts(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    hints = scene.keys()
    meanings = {hint.meaning for hint in hints}
    say = driver.app.services.words.say
    assert say("game.keys.square") in meanings
    assert meanings.isdisjoint({say("ur.keys.actions"), say("game.keys.undo"), say("game.keys.hint")})


def test_the_chat_unfolds_and_folds(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_t, "t")
    assert scene.chat.is_open
    driver.press(pygame.K_ESCAPE)
    assert not scene.chat.is_open


def test_tab_leads_from_the_board_to_the_actions(driver: Driver, scene: GameScene) -> None:
    assert scene.focused == "board"
    driver.press(pygame.K_TAB)
    assert scene.focused == "action W"


def test_the_button_of_the_chat_counts_what_was_said_meanwhile(driver: Driver, scene: GameScene) -> None:
    before = scene.widget("chat").appearance()
    scene.record.hear(said("Well met"))
    scene.change()
    assert scene.widget("chat").appearance() != before
    key(driver, pygame.K_t, "t")
    driver.press(pygame.K_ESCAPE)
    assert scene.widget("chat").appearance() == before


def test_a_line_of_chat_leaves_the_pieces_of_the_board_as_they_are(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    button = scene.widget("action T")
    server.tell(said("Well met"))
    driver.turn()
    assert scene.widget("action T") is button


def test_a_button_turns_the_sound_off_and_on(driver: Driver, scene: GameScene) -> None:
    loud = scene.widget("sound").appearance()
    driver.click("sound")
    assert driver.app.services.audio.muted
    assert scene.widget("sound").appearance() != loud
    driver.click("sound")
    assert not driver.app.services.audio.muted


@pytest.mark.painted
def test_the_caret_of_a_field_blinks_while_nothing_happens(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_t, "t")
    driver.turn(5)
    pictures = set()
    for _ in range(8):
        driver.turn(1, seconds=0.26)
        pictures.add(pygame.image.tobytes(driver.app.services.window.surface, "RGB"))
    assert len(pictures) == 2
