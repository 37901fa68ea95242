"""What the column beside the map says while a story is told of which nothing is asked of the viewer."""

from __future__ import annotations

import pytest

from client.driver import Driver
from ziggurat.certainty import of_type
from ziggurat.games.civilization.actions import EndMovement, Move
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.learn.learn import LearnScene


def besieging(driver: Driver) -> tuple[LearnScene, CivilizationBoardView]:
    """A lesson in which seven tokens have just come before a city."""
    scene = LearnScene(driver.app.atlas, "civilization")
    driver.app.stack.push(scene)
    scene.open("siege", 0)
    driver.turn()
    scene.act(Move("gordion", "ancyra", 7))
    scene.view.skip()
    return scene, of_type(CivilizationBoardView, scene.view)


@pytest.mark.thorough
def test_the_next_nation_is_awaited_only_once_the_siege_has_been_told(driver: Driver) -> None:
    scene, view = besieging(driver)
    scene.act(EndMovement())
    titles = [view.title_of_turn]
    while view.story.playing:
        driver.turn(1, 0.1)
        titles.append(view.title_of_turn)
    assert list(dict.fromkeys(titles)) == ["MOVE", "WAITING", "KUBABA’S TURN"]


def test_a_story_that_is_skipped_names_the_next_nation_at_once(driver: Driver) -> None:
    scene, view = besieging(driver)
    scene.act(EndMovement())
    view.skip()
    assert view.title_of_turn == "KUBABA’S TURN"
