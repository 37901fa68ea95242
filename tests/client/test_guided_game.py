"""A guided first game through the real loop: what is shown over the board, and what a person has to do with it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.hands import PLAY_BY_MOUSE
from client.match_table import MatchTable, open_game
from examples import sampled
from ziggurat.certainty import of_type, present
from ziggurat.games import game_named
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match
from ziggurat_client.art.panels import TOP_BAR_HEIGHT
from ziggurat_client.boards.guide.panel import GuidePanel, Pointer, keys_width, panel_box
from ziggurat_client.boards.guide.remark import LEARNED
from ziggurat_client.boards.places import SMALLEST, places_in
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.waiting_games import KeptGames
from ziggurat_client.rulebook import rulebook
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.learn.learn import LearnScene
from ziggurat_client.scenes.result.learned import LearnedScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import Words

LIMITED = {
    "ur": UrOptions(max_rounds=4),
    "tigris": TigrisOptions(max_rounds=8),
    "civilization": CivilizationOptions(turn_limit=6),
}
"""Left to chance, Ur would not end by itself, and the others go on long after everything was said."""


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of two, at which a match of Ur begins, or of the game that the test names; ours is the first seat."""
    game = getattr(request, "param", "ur")
    return MatchTable(Match(game_named(game), 2, seed=4, options=LIMITED.get(game)))


@pytest.fixture
def notes() -> GuideNotes:
    """What the guide remembers."""
    return GuideNotes()


@pytest.fixture
def scene(driver: Driver, server: MatchTable, notes: GuideNotes) -> GameScene:
    """Our first decision in a guided game, over the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    return guided(driver, server, notes)


def guided(driver: Driver, server: MatchTable, notes: GuideNotes) -> GameScene:
    driver.app.services.servers.guide = notes
    scene = open_game(driver, server)
    server.let_others_act()
    still(driver, scene)
    return scene


def still(driver: Driver, scene: GameScene) -> None:
    """Let the story so far end."""
    driver.turn()
    scene.view.skip()
    driver.turn(2)


def panels(scene: GameScene) -> list[GuidePanel]:
    return [piece for piece in scene.layout() if isinstance(piece, GuidePanel)]


def pointed_at(scene: GameScene) -> list[Pointer]:
    return [piece for piece in scene.layout() if isinstance(piece, Pointer)]


def said_now(scene: GameScene) -> str:
    return present(scene.guiding.spoken).remark.name


def chosen(server: MatchTable, chance: Random) -> Any:
    """An action for our seat."""
    return chance.choice(list(server.match.game.candidates(server.match.view(0))))


both = pytest.mark.parametrize("server", SHOWN, indirect=True)


# ------------------------------------------------------------------ what is shown


@both
def test_the_first_decision_is_spoken_of_and_pointed_at(scene: GameScene) -> None:
    assert len(panels(scene)) == len(pointed_at(scene)) == 1


@both
def test_the_panel_hides_nothing_that_it_speaks_of(scene: GameScene) -> None:
    (panel,), (pointer,) = panels(scene), pointed_at(scene)
    beside = panel.box.right <= pointer.box.x or pointer.box.right <= panel.box.x
    assert beside or panel.box.bottom <= pointer.box.y or pointer.box.bottom <= panel.box.y


@both
def test_the_panel_lies_in_the_logs_place_and_leaves_the_top_bar_alone(driver: Driver, scene: GameScene) -> None:
    (panel,) = panels(scene)
    assert panel.box.y > TOP_BAR_HEIGHT
    assert not scene.has("log")
    while panels(scene):
        driver.press(pygame.K_ESCAPE)
    assert scene.has("log")


def test_a_game_that_is_not_guided_has_no_guide_and_no_switch(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    driver.press(pygame.K_F10)
    assert not panels(scene)
    assert not driver.page.has("guide")


def test_whoever_watches_is_told_nothing(driver: Driver, server: MatchTable, notes: GuideNotes) -> None:
    server.ours = ()
    driver.app.services.servers.guide = notes
    scene = open_game(driver, server)
    driver.turn(2)
    assert not panels(scene)


# ------------------------------------------------------------------ what a person does with it


@both
def test_one_plays_on_as_if_it_were_not_there(driver: Driver, server: MatchTable, scene: GameScene) -> None:
    first, steps = said_now(scene), len(server.match.steps)
    PLAY_BY_MOUSE[server.match.game.id](driver, scene, next(iter(server.match.game.candidates(server.match.view(0)))))
    still(driver, scene)
    assert len(server.match.steps) > steps
    assert first in present(scene.guiding.notes).said


def test_a_press_puts_it_away(driver: Driver, scene: GameScene, notes: GuideNotes) -> None:
    driver.click("guide")
    assert notes.said == {"first_cube"}
    assert not panels(scene)


def test_escape_puts_it_away_before_it_opens_the_menu(driver: Driver, scene: GameScene) -> None:
    driver.press(pygame.K_ESCAPE)
    assert (driver.app.scene, panels(scene)) == (scene, [])
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, GameMenu)


def test_its_rule_is_one_press_away(driver: Driver, scene: GameScene) -> None:
    driver.press(pygame.K_r)
    assert of_type(RulesScene, driver.app.scene).reading.number == "3"


def test_it_is_switched_off_and_on_in_the_menu(driver: Driver, scene: GameScene, notes: GuideNotes) -> None:
    for speaks in (False, True):
        driver.press(pygame.K_F10)
        driver.click("guide")
        assert driver.app.scene is scene
        assert (notes.speaks, bool(panels(scene))) == (speaks, speaks)


def test_a_gamepad_reads_its_rule_puts_it_away_and_switches_it_off(
    driver: Driver, scene: GameScene, notes: GuideNotes
) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.SELECT)
    assert of_type(RulesScene, driver.app.scene).reading.number == "3"
    pad.press(PadButton.B)
    assert panels(scene)
    pad.press(PadButton.B)
    assert not panels(scene)
    pad.press(PadButton.B)
    pad_to(driver, pad, "guide")
    pad.press(PadButton.A)
    assert (driver.app.scene, notes.speaks) == (scene, False)


def pad_to(driver: Driver, pad: Gamepad, name: str) -> None:
    """Go down to a widget. Fails if it is not come to."""
    for _ in range(12):
        if driver.page.focused == name:
            return
        pad.press(PadButton.DOWN)
    raise AssertionError(f"{name!r} is not come to")


# ------------------------------------------------------------------ leaving and coming back


def test_after_coming_back_it_goes_on_with_what_was_not_said(
    driver: Driver, server: MatchTable, tmp_path: Path
) -> None:
    kept = present(KeptGames(tmp_path).begin())
    scene = guided(driver, server, GuideNotes(kept.folder))
    driver.click("guide")
    server.act(0, chosen(server, Random(1)))
    server.let_others_act()
    driver.app.stack.close(scene)
    back = guided(driver, server, present(kept.guide))
    assert said_now(back) == "goal"


# ------------------------------------------------------------------ to the end


@sampled("server", SHOWN, every=2, indirect=True)
def test_whoever_ignores_it_finishes_the_game_and_is_told_each_thing_once(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    chance, told = Random(2), list[str]()
    while server.match.result is None:
        server.act(0, chosen(server, chance))
        server.let_others_act()
        still(driver, scene)
        spoken = scene.guiding.spoken
        assert len(panels(scene)) == (spoken is not None)
        told += [] if spoken is None else [spoken.remark.name]
    assert len(told) == len(set(told)) > 3


@both
def test_the_result_stands_until_one_leaves_it_for_what_was_learned(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    to_the_result(driver, server)
    driver.press(pygame.K_ESCAPE)
    assert of_type(LearnedScene, driver.app.scene).text == driver.app.services.words.say(
        f"guide.{server.match.game.id}.learned"
    )
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, ResultScene)
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, TitleScene)


def to_the_result(driver: Driver, server: MatchTable) -> None:
    """End the match, and see how it ended."""
    server.call_off(0)
    driver.turn(2)
    driver.turn(2, seconds=3)
    assert isinstance(driver.app.scene, ResultScene)


def test_from_the_end_one_goes_to_the_lessons_with_no_game_below(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    to_the_result(driver, server)
    driver.press(pygame.K_ESCAPE)
    driver.click("lessons")
    assert [type(below) for below in driver.app.stack.scenes] == [TitleScene, LearnScene]


# ------------------------------------------------------------------ its words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHOWN)
def test_every_remark_has_its_sentence_and_its_paragraph(game: str, language: str) -> None:
    words, book = Words(language), rulebook(game, language)
    for remark in presentation(game).guide:
        assert words.knows(f"guide.{game}.{remark.name}"), remark.name
        assert book.place(remark.rule) is not None, remark.name
    assert words.knows(f"guide.{game}.{LEARNED}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("extent", [Extent(1920, 1080), Extent(1280, 720), SMALLEST])
@pytest.mark.parametrize("game", SHOWN)
def test_over_the_bar_a_panel_leaves_its_buttons_free_cuts_no_title_and_reaches_no_board(
    game: str, extent: Extent, language: str
) -> None:
    words, places = Words(language), places_in(extent, with_goal=True)
    keys = (words.say("guide.read", cap="Esc"), words.say("game.rule_key", cap="R", rule="10.2"))
    for remark in presentation(game).guide:
        text = words.say(f"guide.{game}.{remark.name}")
        box = panel_box(text, keys_width(keys, 1.0), extent, None, 1.0)
        assert box.bottom <= min(place.y for place in (places.goal, places.board) if place), remark.name
        assert box.x <= 96
        assert box.right <= extent.width - 192


@pytest.mark.parametrize("game", SHOWN)
def test_no_two_remarks_have_one_name(game: str) -> None:
    names = [remark.name for remark in presentation(game).guide]
    assert len(names) == len(set(names))
