"""The standings of a league, as tables."""

from __future__ import annotations

from laboratory.results import made_up
from ziggurat_laboratory.league.standings import standings, told
from ziggurat_laboratory.pages.markdown import markdown


def test_the_best_comes_first_with_its_share_of_every_other() -> None:
    games = [made_up("random king", "2 1")] * 9 + [made_up("king random", "2 1")]
    (found,) = standings(games)
    assert [rating.level for rating in found.ratings] == ["king", "random"]
    assert "| king              |              – | 90.0% (60%–98%) |" in told(found)


def test_the_numbers_of_players_are_told_apart() -> None:
    games = [made_up("king random king", "1 2 3"), made_up("king random", "1 2")]
    assert [found.players for found in standings(games)] == [2, 3]


def test_levels_that_never_met_have_a_dash() -> None:
    (found,) = standings([made_up("king priest", "1 2"), made_up("merchant random", "1 2")])
    merchant = next(line for line in told(found).splitlines() if line.startswith("| merchant") and "%" in line)
    assert merchant.count("–") == 4  # two opponents never met, itself, and the dash within the one interval


def test_games_without_an_end_are_told() -> None:
    (found,) = standings([made_up("king random", "1 2"), made_up("king random", "", ending=None)])
    assert "Endings: fifth_ziggurat 50.0%. Without an end: 1." in told(found)


def test_a_table_is_aligned() -> None:
    assert markdown(("level", "n"), [("king", "1"), ("apprentice", "20")]) == (
        "| level      |  n |\n|:-----------|---:|\n| king       |  1 |\n| apprentice | 20 |"
    )
