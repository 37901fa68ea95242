"""What games say about every two levels."""

from __future__ import annotations

from laboratory.results import made_up
from ziggurat_laboratory.statistics.meetings import against, meetings
from ziggurat_laboratory.statistics.ratings import Meeting

KING_AND_RANDOM = ("king", "random")


def test_a_victory_is_a_point_and_a_shared_one_half() -> None:
    games = [made_up("king random", "1 2"), made_up("king random", "1 1"), made_up("random king", "1 2")]
    assert meetings(games) == {KING_AND_RANDOM: Meeting(1.5, 3)}


def test_with_more_players_a_game_still_counts_once() -> None:
    assert meetings([made_up("king random random king", "1 2 3 4")]) == {KING_AND_RANDOM: Meeting(0.5, 1)}
    assert meetings([made_up("random king random", "3 2 1")]) == {KING_AND_RANDOM: Meeting(0.5, 1)}
    assert meetings([made_up("random king random", "3 1 2")]) == {KING_AND_RANDOM: Meeting(1.0, 1)}


def test_a_game_without_an_end_counts_for_nothing() -> None:
    assert meetings([made_up("king random", "", ending=None)]) == {}


def test_equals_prove_nothing_to_each_other() -> None:
    assert meetings([made_up("king king", "1 2")]) == {}


def test_each_sees_the_meeting_from_its_own_side() -> None:
    found = meetings([made_up("king random", "1 2"), made_up("king random", "1 1")])
    assert against(found, "king", "random") == Meeting(1.5, 2)
    assert against(found, "random", "king") == Meeting(0.5, 2)
    assert against(found, "king", "priest") == Meeting(0.0, 0)
