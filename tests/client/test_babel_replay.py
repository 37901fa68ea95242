"""Babel told again: what a replay reads in it, and whose hands it lays open."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.games.babel.events import (
    FinalPhaseStarted,
    PeopleBanished,
    PeopleDeserted,
    PeopleDrawn,
    PowerInvoked,
    TempleBuilt,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.game import Event, Span
from ziggurat.match.match import Match
from ziggurat_client.boards.babel.replay.chronicle import BabelChronicle
from ziggurat_client.replaying.chronicle import Frame, Mark, Standout
from ziggurat_client.replaying.live_story import LiveStory
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.staging.babel_tables import played_match
from ziggurat_client.wording.sitters import Player

CHRONICLE = BabelChronicle()


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match."""
    return played_match()


@pytest.fixture(scope="module")
def story(match: Match) -> Story:
    """Its story."""
    return rehearsed(match.record(), CHRONICLE)


def test_a_round_is_a_turn_of_each_player(match: Match) -> None:
    spans = [CHRONICLE.rules.span(match.game.public(position)) for position in match.positions]
    assert all(span.round == span.number // 2 + 1 for span in spans)
    assert spans[0].round == 1


def test_every_hand_lies_open_once_the_match_is_over(match: Match, story: Story) -> None:
    shown = [tuple(frame.secrets[seat].cards for seat in (0, 1)) for frame in story.frames]
    assert shown == [position.hands for position in match.positions]


def test_what_was_drawn_is_told_once_the_match_is_over(story: Story) -> None:
    drawn = [event for frame in story.frames for event in frame.events if isinstance(event, PeopleDrawn)]
    assert drawn
    assert all(event.cards is not None for event in drawn)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match is on; we sit there, or watch."""
    return MatchTable(Match(game_named("babel"), 2, 7), seat=getattr(request, "param", 0))


@pytest.mark.parametrize(
    ("server", "known"), [(0, {0}), (None, set())], ids=["a player", "a watcher"], indirect=["server"]
)
def test_while_a_match_is_on_one_looks_back_on_ones_own_hand_alone(
    driver: Driver, server: MatchTable, known: set[int]
) -> None:
    open_game(driver, server)
    for _ in range(3):
        actor = server.match.due.seats[0]
        server.act(actor, next(iter(server.match.game.candidates(server.match.view(actor)))))
    driver.turn(2)
    live = LiveStory(driver.app.services.remote.tables[CODE], CHRONICLE)
    assert len(live.story.frames) == 4
    assert all(set(frame.secrets) == known for frame in live.story.frames)


def test_the_theatre_tells_a_whole_match_to_its_end(driver: Driver, story: Story) -> None:
    players = tuple(Player(name, "", bot=False) for name in ("Kubaba", "Ninsun"))
    scene = ReplayScene(driver.app.atlas, Showing("babel", "Five Cities", players), story)
    driver.app.stack.push(scene)
    for _ in range(scene.theatre.last):
        driver.press(pygame.K_RIGHT)
    driver.turn(300)
    assert scene.theatre.frame.position.board.phase == "over"
    assert not scene.animating


def test_the_standings_of_a_running_match_rank_by_score_then_hand(match: Match) -> None:
    shown = match.game.public(match.positions[len(match.positions) // 2])
    for better, worse in pairwise(BabelChronicle().standings(shown)):
        assert (better.score, better.breakers) >= (worse.score, worse.breakers)


# ---------------------------------------------------------------------- marks and what stood out


@pytest.mark.parametrize(
    ("event", "mark"),
    [
        (TempleBuilt(0, "A", 6, "own"), Mark("summit", 0, lasting=True)),
        (TempleProgressed(1, "A", 6, "own"), Mark("summit", 1, lasting=True)),
        (TempleDestroyed(0, "A", (2, 1), 20), Mark("ruin", 1)),
        (TemplePlundered(1, 0, "H", 4, 3), Mark("plunder", 1)),
        (FinalPhaseStarted((12, 15)), Mark("final", 1, lasting=True)),
        (TempleBuilt(0, "A", 5, "own"), None),
    ],
)
def test_great_feats_are_marked(event: Event, mark: Mark | None) -> None:
    assert CHRONICLE.mark(event) == mark


def frame_of(match: Match, *events: Event) -> Frame:
    return Frame(match.game.public(match.positions[0]), 0, events, Span(0, 1, "turn", 0), (0, 0))


def test_what_stood_out_names_whoever_did_most_of_it(match: Match) -> None:
    frames = [
        frame_of(
            match, TempleBuilt(0, "A", 1, "start"), TempleBuilt(1, "A", 1, "start"), TempleBuilt(1, "A", 2, "own")
        ),
        frame_of(match, PowerInvoked(0, "A", "destroy", "A", 1), TempleDestroyed(1, "A", (2, 1), 30)),
        frame_of(match, PeopleBanished(1, "M", "H", (0, 2)), PeopleDeserted(0, 1, "S", "P", 3)),
    ]
    assert CHRONICLE.standouts(frames) == (
        Standout("storeys", 1, 2),
        Standout("powers", 0, 1),
        Standout("torn_down", 0, 2),
        Standout("driven_out", 1, 3),
    )


def test_nothing_stands_out_where_nothing_was_done(match: Match) -> None:
    assert CHRONICLE.standouts([frame_of(match)]) == ()
