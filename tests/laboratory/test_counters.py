"""What is told by the counters of all games alike."""

from __future__ import annotations

import pytest

from laboratory.results import quick
from ziggurat_laboratory.playing.counter import shares
from ziggurat_laboratory.playing.counters import COUNTERS
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.playing.terms import league_terms


@pytest.fixture(scope="module", params=sorted(COUNTERS))
def played(request: pytest.FixtureRequest) -> PlayedGame:
    """A game at random, of six rounds at most where the game can be limited."""
    terms = league_terms(request.param, [], seed=1)
    choices = ["max_rounds=6"] if "max_rounds" in terms.options else []
    return quick("random", "random", terms=league_terms(request.param, choices, seed=1))


def test_something_is_counted_in_every_game(played: PlayedGame) -> None:
    assert any("." not in name for name in played.measures)


def test_the_shares_of_a_whole_add_up_to_one(played: PlayedGame) -> None:
    wholes = {name.partition(".")[0] for name in played.measures if "." in name}
    assert wholes
    for whole in wholes:
        parts = [value for name, value in played.measures.items() if name.startswith(f"{whole}.")]
        assert sum(parts) == pytest.approx(1, abs=1e-5)


def test_a_name_without_a_count_has_no_share() -> None:
    assert shares("fruits", ("dates", "figs"), {"figs": 3}) == {"fruits.dates": 0, "fruits.figs": 1}


def test_of_nothing_there_are_no_shares() -> None:
    assert shares("fruits", ("dates", "figs"), {}) == {}
