"""What every game must be able to say for hints and reviews: each of its actions, in each language."""

from __future__ import annotations

import pygame
import pytest

from bots.matches import careless_match, careless_match_of_babel, careless_match_of_tigris
from client.driver import Driver
from client.match_table import MatchTable, open_game
from examples import sampled
from ziggurat.match.match import Match
from ziggurat_client.boards.registry import presentation
from ziggurat_client.thinking import adviser
from ziggurat_client.thinking.mind import THOUGHT
from ziggurat_client.wording.words import LANGUAGES, Words

MATCHES = {"ur": careless_match(), "babel": careless_match_of_babel(), "tigris": careless_match_of_tigris()}
NAMES = ("Kubaba", "Ninsun")
PATIENCE = 240_000


def half_of(match: Match) -> Match:
    """The match as it stood halfway."""
    half = Match(match.game, match.seats, match.seed, match.options)
    for step in match.steps[: len(match.steps) // 2]:
        half.apply(step.seat, step.action)
    return half


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MATCHES)
def test_every_action_of_a_match_is_told_without_a_full_stop(game: str, language: str) -> None:
    match, words = MATCHES[game], Words(language)
    tell = presentation(game).staging.tell_action
    for position, step in zip(match.positions, match.steps, strict=False):
        told = tell(words, match.game.public(position), step.seat, step.action, NAMES)
        assert told
        assert not told.endswith(".")
        assert told[0] == told[0].upper()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table at which the match of that game stands halfway, and it is our turn."""
    match = half_of(MATCHES[request.param])
    return MatchTable(match, match.due.seats[0])


@sampled("server", MATCHES, indirect=True, every=3)
def test_a_hint_says_what_it_does_for_the_chance_to_win(
    driver: Driver, server: MatchTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "SECONDS", 0.05)
    open_game(driver, server)
    driver.strike(pygame.K_h, "h")
    while (happened := pygame.event.wait(PATIENCE)).type != THOUGHT:
        assert happened.type != pygame.NOEVENT
    pygame.event.post(happened)
    driver.turn()
    assert "Chance to win: " in (driver.app.services.banner.text or "")
