"""Lessons with cards are done on the screens of the game itself: the market, and the hall of advances."""

from __future__ import annotations

from client.driver import Driver
from examples import sampled
from ziggurat_client.scenes.learn.learn import LearnScene

GAME = "civilization"


def lesson(driver: Driver, name: str, number: int) -> LearnScene:
    """A task of a lesson, counted from 1, as it begins."""
    scene = LearnScene(driver.app.atlas, GAME)
    driver.app.stack.push(scene)
    scene.open(name, number - 1)
    driver.turn(2)
    return scene


def done(driver: Driver, scene: LearnScene, *presses: str) -> bool:
    """Whether the task is done once these were pressed, one after the other."""
    for name in presses:
        driver.click(name)
        scene.view.skip()
        driver.turn(2)
    return scene.attempt.verdict.state == "reached"


@sampled(
    ("name", "number", "presses"),
    [
        ("sets", 3, ("card salt-1", "card salt-2", "card salt-3", "market send")),
        ("market", 1, ("market answers", "market next", "market accept")),
        ("market", 2, ("ticket o1", "card ochre-1", "card ochre-2", "card hides-1", "market send")),
        ("market", 3, ("card ochre-1", "card iron-1", "card salt-1", "market send", "market answers", "market accept")),
        ("taxes", 1, ("row rate 2", "confirm")),
        ("calamities", 1, ("ticket o1", "card ochre-1", "card ochre-2", "card epidemic", "market send")),
        ("ages", 3, ("advance pottery", "confirm", "end", "confirm")),
        ("credits", 1, ("advance law", "confirm")),
        ("credits", 2, ("advance weaving", "advance metallurgy", "confirm")),
    ],
    every=2,
)
def test_a_task_is_done_by_pressing(driver: Driver, name: str, number: int, presses: tuple[str, ...]) -> None:
    assert done(driver, lesson(driver, name, number), *presses)
