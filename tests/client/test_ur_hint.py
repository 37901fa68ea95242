"""Hints: what they say of an action, which squares they show, and how they come into a game."""

from __future__ import annotations

import sys

import pygame
import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, key, open_game
from client.ur_table import match_of, view_of
from ziggurat.bots.evaluators import EVALUATORS
from ziggurat.games.ur.actions import (
    Agriculture,
    Attack,
    Build,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
    UrAction,
)
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Cubes
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.words.advice import squares_of, tell_action
from ziggurat_client.boards.ur.words.hint import HintSentence
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.thinking import adviser
from ziggurat_client.thinking.mind import THOUGHT
from ziggurat_client.wording.words import LANGUAGES, Words

BOARD = """
    seat a
    round 4
    hands {hand} PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WPa5 CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""
NAMES = ("Ninsun", "Kubaba")


def at(name: str) -> int:
    """The square of that name on the grid of five."""
    return square_of(5, name)


def said(action: UrAction, hand: str = "WT", language: str = "en") -> str:
    """The hint to take `action` with that hand tile."""
    words = Words(language)
    position = parse(BOARD.format(hand=hand))
    return HintSentence(words, UrTeller(words, 5, OUR_SEAT), NAMES).say(position, OUR_SEAT, action)


# ---------------------------------------------------------------------------------------- what a hint says


@pytest.mark.parametrize(
    ("action", "hand", "hint"),
    [
        (Trade(), "WT", "Perform Trade: 2 cubes more on the board."),
        (
            Attack(at("A2"), at("B2"), 3),
            "WT",
            "Attack B2 from A2 and move 3 cubes in: 2 points more, Kubaba loses a cube.",
        ),
        (Place(at("A1")), "WT", "Put a cube on A1: A1 is ready for a ziggurat."),
        (Build((at("A2"),)), "WT", "Build on A2: 5 points more."),
        (
            Politics((Cubes(at("A1"), 5), Cubes(at("A2"), 5), Cubes(at("C1"), 1), Cubes(at("D3"), 1))),
            "PW",
            "Perform Politics with A1 ×5, D3 ×1: A1 is ready for a ziggurat.",
        ),
    ],
)
def test_a_hint_says_what_to_do_and_what_speaks_for_it(action: UrAction, hand: str, hint: str) -> None:
    assert said(action, hand) == hint


def test_a_hint_of_which_no_fact_speaks_says_that_it_prepares_what_comes() -> None:
    assert said(Place(at("C1"))) == "Put a cube on C1: a good start for what comes after."


def test_a_hint_to_farm_names_the_cubes_to_sow() -> None:
    assert said(Agriculture((Cubes(at("D3"), 2),)), "AC").startswith("Perform Agriculture and sow D3 ×2: ")


def test_an_action_is_told_without_what_speaks_for_it() -> None:
    attack = Attack(at("A2"), at("B2"), 3)
    told = tell_action(Words("en"), parse(BOARD.format(hand="WT")), OUR_SEAT, attack, ())
    assert told == "Attack B2 from A2 and move 3 cubes in"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("action", "hand"), [(Trade(), "WT"), (Place(at("A1")), "WT"), (Build((at("A2"),)), "WT")])
def test_a_hint_is_said_in_every_language(language: str, action: UrAction, hand: str) -> None:
    assert "{" not in said(action, hand, language)


# ---------------------------------------------------------------------------------------- what a hint shows


@pytest.mark.parametrize(
    ("action", "squares"),
    [
        (Attack(at("A2"), at("B2"), 3), {at("A2"), at("B2")}),
        (Place(at("D3")), {at("D3")}),
        (Swap(at("E5"), "W"), {at("E5")}),
        (Swap(None, "W"), {MARKET}),
        (Keep(), set()),
        (EndWithoutSwap(), set()),
    ],
)
def test_a_hint_shows_the_squares_that_its_action_uses(action: UrAction, squares: set[int]) -> None:
    assert squares_of(parse(BOARD.format(hand="WT")), OUR_SEAT, action) == squares


def test_a_hint_to_spread_cubes_shows_only_the_squares_that_change() -> None:
    spread = Politics((Cubes(at("A1"), 5), Cubes(at("A2"), 5), Cubes(at("C1"), 1), Cubes(at("D3"), 1)))
    assert squares_of(parse(BOARD.format(hand="PW")), OUR_SEAT, spread) == {at("A1"), at("D3")}


# ---------------------------------------------------------------------------------------- hints in a game


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two at which it is our turn, or the table that the test asks for."""
    table: MatchTable = getattr(request, "param", None) or MatchTable(match_of(parse(BOARD.format(hand="WT"))))
    return table


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is advised does not matter here: it need not be thought about for long."""
    monkeypatch.setattr(adviser, "SECONDS", 0.05)


def wait_for_the_bot() -> None:
    """Until the bot has thought, and has woken the loop; its news stays in the queue."""
    found = pygame.event.wait(20_000)
    while found.type not in (THOUGHT, pygame.NOEVENT):
        found = pygame.event.wait(20_000)
    assert found.type == THOUGHT
    pygame.event.post(found)


def ask_for_a_hint(driver: Driver) -> None:
    """Press the key, and let the loop take in what comes of it."""
    key(driver, pygame.K_h, "h")
    wait_for_the_bot()
    driver.turn()


def test_a_hint_comes_by_its_key(driver: Driver, scene: GameScene) -> None:
    ask_for_a_hint(driver)
    assert driver.app.services.banner.text not in (None, "Looking for a good move…")


def test_a_hint_comes_by_its_button_and_frames_its_squares(driver: Driver, scene: GameScene) -> None:
    driver.click("hint")
    wait_for_the_bot()
    driver.turn()
    assert view_of(scene).advised


def test_a_hint_lies_over_the_top_bar_and_covers_no_panel(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_h, "h")
    panels = [piece.box for piece in scene.view.pieces() if piece.box.width > 200 and piece.box.height > 200]
    banner = driver.app.services.banner.box
    assert panels
    assert banner is not None
    assert banner.bottom <= min(box.y for box in panels)


@pytest.mark.parametrize(
    ("careless", "chance", "told"),
    [(0.64, 0.71, "Chance to win: 64 % › 71 %."), (0.64, 0.64, "Chance to win: 64 %.")],
)
def test_a_hint_tells_what_it_does_for_the_chance_to_win(
    driver: Driver, scene: GameScene, careless: float, chance: float, told: str
) -> None:
    scene.hints.show(adviser.Advice(0, Trade(), careless, chance))
    assert (driver.app.services.banner.text or "").endswith(f"2 cubes more on the board. {told}")


def test_that_a_hint_is_thought_about_is_said_until_the_match_moves_on(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    key(driver, pygame.K_h, "h")
    assert driver.app.services.banner.text == "Looking for a good move…"
    server.act(OUR_SEAT, Trade())
    driver.turn()
    assert driver.app.services.banner.text is None


def test_a_hint_whose_position_is_gone_is_dropped_and_the_next_one_comes(
    driver: Driver, scene: GameScene, server: MatchTable
) -> None:
    key(driver, pygame.K_h, "h")
    server.act(OUR_SEAT, Build((at("A2"),)))
    driver.turn()
    ask_for_a_hint(driver)
    assert at("A2") not in view_of(scene).advised
    assert driver.app.services.banner.text not in (None, "Looking for a good move…")


def test_without_anything_that_could_think_there_is_an_excuse(
    driver: Driver, scene: GameScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    ask_for_a_hint(driver)
    assert (driver.app.services.banner.text or "").startswith("There is no hint")


def test_a_hint_that_came_below_another_scene_is_shown_on_return(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_h, "h")
    driver.press(pygame.K_F10)
    wait_for_the_bot()
    driver.turn()
    driver.press(pygame.K_ESCAPE)
    assert view_of(scene).advised


def test_a_hint_goes_when_the_match_moves_on(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    ask_for_a_hint(driver)
    server.act(OUR_SEAT, Trade())
    driver.turn()
    assert view_of(scene).advised == frozenset()


def test_while_another_player_thinks_there_is_no_hint(driver: Driver, scene: GameScene, server: MatchTable) -> None:
    server.act(OUR_SEAT, Build((at("A2"),)))
    server.act(OUR_SEAT, Swap(at("E5"), "W"))
    driver.turn()
    key(driver, pygame.K_h, "h")
    assert driver.app.services.banner.text == "There is a hint when it is your turn."
    with pytest.raises(LookupError):
        scene.widget("hint")


@pytest.mark.parametrize("server", [MatchTable(match_of(parse(BOARD.format(hand="WT"))), seat=None)], indirect=True)
def test_whoever_watches_is_given_no_hint(driver: Driver, scene: GameScene) -> None:
    key(driver, pygame.K_h, "h")
    assert driver.app.services.banner.text is None
    with pytest.raises(LookupError):
        scene.widget("hint")


def test_where_no_search_knows_the_game_a_hint_is_not_offered_and_its_key_says_why(
    driver: Driver, scene: GameScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(EVALUATORS, "ur")
    scene.change()
    driver.turn(2)
    with pytest.raises(LookupError):
        scene.widget("hint")
    key(driver, pygame.K_h, "h")
    assert driver.app.services.banner.text == "There are no hints in this game."
