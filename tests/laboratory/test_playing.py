"""One game of a league."""

from __future__ import annotations

from itertools import count

import pytest

from laboratory.results import TERMS, quick
from market.registered import registered
from ziggurat_laboratory.playing.played_game import Thinking, play
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import Terms, league_terms


def test_the_terms_and_the_fixture_determine_a_game() -> None:
    assert quick("apprentice", "random", deal=3) == quick("apprentice", "random", deal=3)


def test_another_deal_is_another_game() -> None:
    assert quick("random", "random", deal=3) != quick("random", "random", deal=4)


def test_the_same_deal_comes_round_to_every_seating() -> None:
    assert quick("random", "apprentice", deal=5).first == quick("apprentice", "random", deal=5).first


def test_ranks_and_scores_are_by_seat() -> None:
    game = quick("random", "random", "random", deal=1)
    assert game.ending == "max_rounds"
    assert game.scores[game.ranks.index(1)] == max(game.scores)
    assert len(game.ranks) == len(game.scores) == 3


def test_every_seats_thinking_is_timed() -> None:
    ticks = count()
    game = play(TERMS, Fixture(("random", "random"), 0), lambda: float(next(ticks)))
    assert [thinking.longest for thinking in game.thinking] == [1.0, 1.0]
    assert all(thinking.seconds > 3 for thinking in game.thinking)


def test_who_is_bound_by_seconds_decides_before_they_are_over() -> None:
    ticks = count()
    game = play(TERMS, Fixture(("king@10", "random"), 0), lambda: float(next(ticks)))
    assert game.ending == "max_rounds"
    assert 1 < game.thinking[0].longest < 40


def test_a_game_that_reaches_no_end_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat_laboratory.playing.played_game.MOST_STEPS", 10)
    game = quick("random", "random", terms=league_terms("ur", ["max_rounds=null"], seed=1))
    assert (game.ending, game.ranks, game.scores) == (None, (), ())
    assert game.thinking[0] == Thinking(0.0, 0.0)


def test_a_game_in_which_all_act_at_once_and_some_phases_only_end_by_time_is_played_to_its_end() -> None:
    with registered():
        market = Terms("market", {"rounds": 2, "night": 1})
        game = play(market, Fixture(("random", "king", "merchant"), 1), lambda: 0.0)
    assert (game.ending, sorted(game.ranks)[0], len(game.scores)) == ("last_round", 1, 3)
