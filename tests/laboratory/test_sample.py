"""Many games among equals, summed up."""

from __future__ import annotations

import msgspec
import pytest

from laboratory.results import TERMS, made_up, quick
from ziggurat_laboratory.balance.sample import Sample, Sum, of_counts, quantile, samples
from ziggurat_laboratory.playing.played_game import PlayedGame


def played(ranks: str, scores: str, first: int = 0, turns: int = 50, **measures: float) -> PlayedGame:
    """A game among kings: played("1 2", "30 21")."""
    levels = " ".join(["king"] * len(ranks.split()))
    by_seat = tuple(map(int, scores.split()))
    return msgspec.structs.replace(made_up(levels, ranks), scores=by_seat, first=first, turns=turns, measures=measures)


def sample(*games: PlayedGame) -> Sample:
    (found,) = samples(TERMS, games)
    return found


def test_each_number_of_players_and_each_level_is_a_sample() -> None:
    games = [made_up("king king king", "1 2 3"), made_up("priest priest", "1 2"), made_up("king king", "1 2")]
    assert [(found.players, found.level) for found in samples(TERMS, games)] == [
        (2, "king"),
        (2, "priest"),
        (3, "king"),
    ]


def test_games_between_different_levels_are_passed_over() -> None:
    assert samples(TERMS, [made_up("king priest", "1 2")]) == []


def test_victories_are_told_in_turn_order() -> None:
    assert sample(played("2 3 1", "20 10 30", first=2)).victories == (1.0, 0.0, 0.0)
    assert sample(played("2 3 1", "20 10 30", first=1)).victories == (0.0, 1.0, 0.0)


def test_a_shared_victory_is_shared_out() -> None:
    found = sample(played("1 1", "20 20"), played("1 2", "21 20"))
    assert (found.victories, found.shared) == ((1.5, 0.5), 1)


def test_turns_scores_and_margins_are_counted_by_value() -> None:
    found = sample(played("1 2", "30 21", turns=40), played("2 1", "21 28", turns=42))
    assert found.turns == {40: 1, 42: 1}
    assert found.scores == {21: 2, 28: 1, 30: 1}
    assert found.margins == {7: 1, 9: 1}


def test_measures_are_summed_up_over_the_games_that_have_them() -> None:
    found = sample(played("1 2", "3 1", wars=2), played("1 2", "3 1", wars=4, rate=0.5))
    assert found.measures == {"wars": Sum(2, 6, 20), "rate": Sum(1, 0.5, 0.25)}


def test_a_game_without_an_end_is_counted_as_such_and_no_more() -> None:
    found = sample(played("1 2", "3 1"), made_up("king king", "", ending=None))
    assert (found.games, found.ended, found.endings) == (2, 1, {"fifth_ziggurat": 1})
    assert found.turns.keys() == {50}


def test_a_sample_can_be_written_and_read_again() -> None:
    found = sample(quick("random", "random"))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Sample) == found


def test_counted_values_have_a_mean_and_quantiles() -> None:
    counts = {1: 5, 2: 4, 10: 1}
    assert of_counts(counts).value == pytest.approx(2.3)
    assert [quantile(counts, part) for part in (0.0, 0.5, 0.9, 1.0)] == [1, 1, 2, 10]


def test_of_nothing_there_is_no_quantile() -> None:
    with pytest.raises(ValueError, match="nothing was counted"):
        quantile({}, 0.5)
