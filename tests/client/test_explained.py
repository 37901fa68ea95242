"""Everything on a board explains itself in a sentence, and the rule behind it is one press away."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.rules.rules import RulesScene

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


@pytest.mark.parametrize("name", [*(f"{part} {OUR_SEAT}" for part in ALL_IN_A_PANEL), "market words", "stock", "goal"])
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
