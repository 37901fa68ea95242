"""A record that cannot be played to its end: which step it is and why, and the steps before it all the same."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from msgspec import Raw
from msgspec.structs import replace

from client.driver import Driver
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord, RecordedStep
from ziggurat.match.replaying import UnplayableStep
from ziggurat_client.replaying.rehearsal import SLICE
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.unplayable import unplayable
from ziggurat_client.wording.words import Words

SHOWING = Showing("ur", "Reed Boats", (Player("Ninsun", "", bot=False), Player("Enlil", "", bot=True)), viewer=0)
NO_DIGEST = "0" * 64


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    """The record of a match of two, longer than forty steps."""
    match = staged.played_match(seats=2)
    assert isinstance(match, Match)
    return match.record()


def with_step(record: MatchRecord, number: int, change: Callable[[RecordedStep], RecordedStep]) -> MatchRecord:
    """The record with the step of that number, from 1, changed."""
    steps = list(record.steps)
    steps[number - 1] = change(steps[number - 1])
    return replace(record, steps=tuple(steps))


def refused(record: MatchRecord) -> MatchRecord:
    """Step 17 is the end of the other seat's turn, which nobody may take."""
    return with_step(record, 17, lambda step: replace(step, seat=1 - (step.seat or 0)))


def no_step(record: MatchRecord) -> MatchRecord:
    return with_step(record, 17, lambda step: replace(step, action=Raw(b'{"type":"castle"}')))


def differing(record: MatchRecord) -> MatchRecord:
    return with_step(record, 32, lambda step: replace(step, digest=NO_DIGEST))


def of_other_rules(record: MatchRecord) -> MatchRecord:
    return replace(differing(record), rules_version=7)


DAMAGES = {
    "refused": (refused, "Step 17 cannot be played: the rules"),
    "no step": (no_step, "Step 17 cannot be played: it is not a step of this game."),
    "another position": (differing, "Step 17 cannot be played: by step 32 these rules arrive at another position"),
    "other rules": (of_other_rules, "Step 17 cannot be played: the match was played under rules of version 7,"),
}


def opened(driver: Driver, record: MatchRecord) -> ReplayReadingScene:
    """The page that reads it, at its end."""
    scene = ReplayReadingScene(driver.app.atlas, SHOWING, record)
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.stack.push(scene)
    driver.turn(len(record.steps) // SLICE + 3)
    return scene


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES.values(), ids=DAMAGES)
def test_the_page_names_the_step_and_says_what_is_wrong_with_it(
    driver: Driver, record: MatchRecord, damage: Callable[[MatchRecord], MatchRecord], sentence: str
) -> None:
    scene = opened(driver, damage(record))
    assert driver.app.scene is scene
    assert not scene.animating
    assert scene.said[1].startswith(sentence)


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES.values(), ids=DAMAGES)
def test_enter_shows_all_steps_before_it(
    driver: Driver, record: MatchRecord, damage: Callable[[MatchRecord], MatchRecord], sentence: str
) -> None:
    opened(driver, damage(record))
    driver.press(pygame.K_RETURN)
    theatre = driver.app.scene
    assert isinstance(theatre, ReplayScene)
    assert theatre.theatre.last == 16
    driver.press(pygame.K_END)
    driver.turn(3)
    assert theatre.theatre.at == 16


def test_where_not_even_the_first_step_is_right_there_is_nothing_to_show(driver: Driver, record: MatchRecord) -> None:
    steps = tuple(replace(step, digest="") for step in record.steps)
    scene = opened(driver, replace(record, steps=steps, digest=NO_DIGEST))
    assert scene.said[1].startswith("Step 1 cannot be played")
    assert not scene.has("show")
    driver.press(pygame.K_ESCAPE)
    assert scene not in driver.app.stack.scenes


def test_a_record_of_rules_that_are_not_here_is_shown_whole_where_all_its_digests_are_right(
    driver: Driver, record: MatchRecord
) -> None:
    opened(driver, replace(record, rules_version=7))
    assert isinstance(driver.app.scene, ReplayScene)


def test_it_is_said_in_french_too(record: MatchRecord) -> None:
    trouble = UnplayableStep("refused", 17, 17, record, "", "4.2")
    assert unplayable(Words("fr"), trouble) == (
        "Le coup 17 ne peut pas être rejoué : les règles (paragraphe 4.2) ne le permettent pas."
    )
