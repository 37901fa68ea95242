"""A match that is set aside, or of rules that are not here, is shown with the reason and without a choice."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.test_room import room
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, MatchAside, Table
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.game.only_shown import OnlyShownScene
from ziggurat_client.scenes.game.rules_trouble import rules_trouble
from ziggurat_client.wording.words import Words

__all__ = ["room"]

UR = game_named("ur")


@pytest.fixture
def server() -> MatchTable:
    """A match of two at its beginning, in which our decision would be awaited."""
    match = Match(UR, 2, seed=1)
    return MatchTable(match, seat=match.due.seats[0])


def shown(driver: Driver, server: MatchTable, **news: object) -> GameScene:
    """The match on the screen after the table was told with these."""
    game = open_game(driver, server)
    description: Table = server.description("playing")
    server.tell(replace(description, **news), *map(server.position, server.ours))
    driver.turn(3)
    return game


@pytest.mark.parametrize("why", ["other_rules", "differs", "unplayable", "a reason of tomorrow"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_names_the_step_and_both_versions(
    driver: Driver, server: MatchTable, why: str, language: str
) -> None:
    game = shown(driver, server, rules_version=1, aside=MatchAside(why, 17, 29))
    sentence = rules_trouble(Words(language), game.record)
    assert sentence is not None
    assert all(number in sentence for number in ("17", "1", "29"))


def test_a_match_that_is_set_aside_says_so_over_its_board_once(driver: Driver, server: MatchTable) -> None:
    game = shown(driver, server, rules_version=1, aside=MatchAside("differs", 17, 1))
    assert isinstance(driver.app.scene, OnlyShownScene)
    driver.press(pygame.K_RETURN)
    driver.turn(3)
    assert driver.app.scene is game


def test_rules_that_are_not_ours_offer_no_choice(driver: Driver, server: MatchTable) -> None:
    game = shown(driver, server, rules_version=UR.rules_version + 1)
    assert isinstance(driver.app.scene, OnlyShownScene)
    moment = game.record.moment
    assert moment is not None
    assert (moment.due.seats, moment.may_undo, game.record.has_rules) == ((), (), False)
    assert server.asked(Act) == []


def test_rules_that_are_ours_leave_the_match_as_it_is(driver: Driver, server: MatchTable) -> None:
    game = shown(driver, server, rules_version=UR.rules_version)
    assert driver.app.scene is game
    assert game.record.moment is not None
    assert game.record.moment.due.seats == server.ours
