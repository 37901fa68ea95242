"""Everything on a board explains itself in a sentence, and the rule behind it is one press away."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import OUR_SEAT, MatchTable, open_game
from client.ur_table import view_of
from ziggurat.games import game_named
from ziggurat.games.babel.peoples import SITES
from ziggurat.games.ur.tiles import KINDS
from ziggurat.match.match import Match
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.boards.babel.choosing.cells import ROWS, Cell
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.boards.play.dwelling import DWELL
from ziggurat_client.boards.ur.words.rules import RULE_OF_KIND
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.rulebook import rulebook
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import LANGUAGES

ALL_IN_A_PANEL = ("points", "hand", "supply", "built", "tiles")


@pytest.fixture
def server() -> MatchTable:
    return MatchTable(Match(game_named("ur"), 2, seed=4))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    return open_game(driver, server)


def point_at(driver: Driver, name: str) -> None:
    """Move the pointer over a widget."""
    x, y = driver.page.widget(name).box.centre
    pixel = driver.app.services.window.screen.pixel(x, y)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
    driver.turn()


@pytest.mark.parametrize(
    "name", [*(f"{part} {OUR_SEAT}" for part in ALL_IN_A_PANEL), "market words", "stock", "round", "goal"]
)
def test_the_pointer_hears_a_sentence_about_it(driver: Driver, scene: GameScene, name: str) -> None:
    point_at(driver, name)
    assert "." in scene.tooltip


def test_the_keys_hear_the_same(driver: Driver, scene: GameScene) -> None:
    point_at(driver, "points 0")
    pointed = scene.tooltip
    reached = {}
    for _ in range(40):
        driver.press(pygame.K_TAB)
        reached[scene.focused] = scene.tooltip
    assert reached["points 0"] == pointed
    assert all(reached[f"{part} 1"] for part in ALL_IN_A_PANEL)


@pytest.mark.parametrize(("name", "paragraph"), [("points 0", "8"), ("hand 1", "4.1"), ("stock", "4.2"), ("goal", "8")])
def test_the_rule_behind_it_is_one_press_away(
    driver: Driver, scene: GameScene, name: str, paragraph: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    rules = driver.app.atlas.rules

    def opened(game: str, at: str = "") -> Scene:
        asked.append(at)
        return rules(game, at)

    monkeypatch.setattr(driver.app.atlas, "rules", opened)
    point_at(driver, name)
    driver.strike(pygame.K_r, "r")
    assert isinstance(driver.app.scene, RulesScene)
    assert asked == [paragraph]


class TestBabel:
    @pytest.fixture
    def server(self) -> MatchTable:
        return MatchTable(Match(game_named("babel"), 2, seed=4))

    @pytest.mark.parametrize("name", ["score near", "score far", "backs near", "backs far", "quarry near", "goal"])
    def test_says_a_sentence_about_it(self, driver: Driver, scene: GameScene, name: str) -> None:
        point_at(driver, name)
        assert "." in scene.tooltip

    @pytest.mark.parametrize("name", ["deck words", "temple pile words", "discard pile", "card 0"])
    def test_says_a_sentence_about_piles_and_cards(self, driver: Driver, scene: GameScene, name: str) -> None:
        point_at(driver, name)
        assert "." in scene.tooltip

    def test_says_a_sentence_about_each_place_of_the_board(self, driver: Driver, scene: GameScene) -> None:
        view = scene.view
        assert isinstance(view, BabelBoardView)
        for cell in (Cell(site, row) for site in SITES for row in ROWS):
            assert said_of(driver, scene, view.layout.cell(cell)), cell

    def test_what_the_rules_forbid_now_is_not_lit_and_says_why(self, driver: Driver, scene: GameScene) -> None:
        driver.app.atlas.stack.push(learn := LearnScene(driver.app.atlas, "babel"))
        learn.open("start")
        learn.show("actions")
        driver.turn()
        point_at(driver, "end")
        drawn = learn.widget("end").appearance()
        assert isinstance(drawn, tuple)
        assert ButtonKind.GOLD not in drawn
        assert learn.tooltip.startswith(learn.say("babel.refused.start_card_unbuilt"))


def said_of(driver: Driver, scene: GameScene, box: Box) -> str:
    """What is said about a place of the board once the pointer rests there."""
    pixel = driver.app.services.window.screen.pixel(*box.centre)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
    driver.turn()
    assert scene.tooltip == "", "whoever crosses the board hears nothing"
    driver.turn(2, seconds=DWELL)
    return scene.tooltip


def test_each_kind_of_tile_says_what_it_does_to_a_resting_pointer(driver: Driver, scene: GameScene) -> None:
    view = view_of(scene)
    one_of_each = {tile[0]: square for square, tile in enumerate(view.shown.tiles)}
    said = {kind: said_of(driver, scene, view.layout.square(square)) for kind, square in one_of_each.items()}
    assert said.keys() == set(KINDS)
    assert all(driver.app.services.words.say(f"ur.explained.kind.{kind}") in text for kind, text in said.items())


def test_a_tile_is_explained_beside_itself_and_not_beside_the_board(driver: Driver, scene: GameScene) -> None:
    view = view_of(scene)
    said_of(driver, scene, view.layout.square(7))
    assert view.grid.explanation.beside == view.layout.square(7)


def test_the_cursor_of_the_keys_hears_what_the_pointer_hears(driver: Driver, scene: GameScene) -> None:
    view = view_of(scene)
    scene.focus_on("board")
    driver.press(pygame.K_RIGHT)
    driver.turn(2, seconds=DWELL)
    kind = view.shown.tiles[view.grid.cursor][0]
    assert driver.app.services.words.say(f"ur.explained.kind.{kind}") in scene.tooltip


def test_a_pad_comes_to_a_tile_hears_its_sentence_and_opens_its_rule(driver: Driver, scene: GameScene) -> None:
    pad, view = Gamepad(driver.turn), view_of(scene)
    scene.focus_on("board")
    pad.press(PadButton.RIGHT)
    driver.turn(2, seconds=DWELL)
    assert driver.app.services.prompts.cap(Intention.HELP) in scene.tooltip, "the pad's own button is named"
    pad.press(PadButton.SELECT)
    driver.turn()
    assert isinstance(driver.app.scene, RulesScene)
    assert driver.app.scene.reading.number == RULE_OF_KIND[view.shown.tiles[view.grid.cursor][0]]


def test_a_pad_walks_to_everything_that_explains_itself(driver: Driver, scene: GameScene) -> None:
    pad = Gamepad(driver.turn)
    visited = set()
    for _ in range(60):
        pad.press(PadButton.RIGHT_SHOULDER)
        visited.add(scene.focused)
    assert {"points 0", "hand 0", "supply 1", "market words", "stock", "goal"} <= visited


def test_a_pad_sees_the_keys_where_nothing_is_explained(driver: Driver, scene: GameScene) -> None:
    scene.focus_on("menu")
    Gamepad(driver.turn).press(PadButton.SELECT)
    driver.turn()
    assert not isinstance(driver.app.scene, RulesScene | GameScene)


def test_the_low_rows_of_players_explain_themselves_too(driver: Driver, scene: GameScene) -> None:
    driver.resize(1024, 600)
    scene.focus_on("tabs")
    driver.press(pygame.K_RIGHT)
    for part in ALL_IN_A_PANEL:
        point_at(driver, f"{part} {OUR_SEAT}")
        assert "." in scene.tooltip, part


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_behind_an_explanation_exists(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert all(book.place(paragraph) is not None for paragraph in PARAGRAPHS[game])


PARAGRAPHS = {
    "ur": ("2", "4.1", "4.2", "4.4", "8", *RULE_OF_KIND.values()),
    "babel": ("6.1", "7.1", "7.3", "8.1", "8.2", "8.3", "8.4", "8.5", "9.1", "9.2", "9.3", "10"),
    "tigris": ("3", "5.1", "5.2", "5.3", "5.4", "6.1", "6.2", "7", "8", "9", "10", "11"),
    "civilization": ("3.1", "4.3", "6.2", "6.3", "6.4", "6.5", "7", "12", "13"),
}
