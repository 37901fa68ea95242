"""Processes that play the games of a league."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable
from contextlib import closing

import pytest

from laboratory.results import TERMS
from ziggurat_laboratory.playing.crew import CrewLost, played
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.playing.schedule import among_equals, round_robin

FIXTURES = tuple(round_robin(("random", "apprentice"), 2, 6))


def outcomes(games: Iterable[PlayedGame]) -> set[tuple[object, ...]]:
    """All of the games but the time they took and their order."""
    return {(g.fixture, g.ending, g.ranks, g.scores, g.turns, *sorted(g.measures.items())) for g in games}


def test_the_games_are_the_same_with_any_number_of_processes() -> None:
    alone, together = outcomes(played(TERMS, FIXTURES, 1)), outcomes(played(TERMS, FIXTURES, 3))
    assert len(alone) == len(FIXTURES)
    assert alone == together


def test_whoever_stops_listening_ends_the_processes() -> None:
    with closing(played(TERMS, among_equals("random", 2, 10_000), 2)) as games:
        next(games)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_a_lost_process_is_not_waited_for() -> None:
    with closing(played(TERMS, among_equals("random", 2, 10_000), 2)) as games:
        next(games)
        process_id = multiprocessing.active_children()[0].pid
        assert process_id is not None
        os.kill(process_id, signal.SIGTERM)
        with pytest.raises(CrewLost):
            list(games)
