"""The goal of Civilization in words: territories against turns, or the square of the marker."""

from __future__ import annotations

import pytest

from games.civilization.scenes import scene
from ziggurat.games.civilization.position import Mode
from ziggurat_client.boards.civilization.words.goal import goal_of
from ziggurat_client.boards.goal.goal import Goal
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba", "Tariq")


def goal(mode: Mode, language: str = "en", turn: int = 5, **nations: str) -> Goal:
    return goal_of(scene(mode=mode, turn=turn, **nations).board, 0, NAMES, Words(language))


@pytest.mark.parametrize(
    ("own", "place"),
    [
        ("knossos 2 phaistos 1 thera 1", "1 ahead of Kubaba"),
        ("knossos 2 phaistos 1", "Level with Kubaba"),
        ("knossos 2", "1 behind Kubaba"),
    ],
)
def test_nomads_count_territories_against_the_best_of_the_others(own: str, place: str) -> None:
    shown = goal("nomads", crete=own, thrace="scythia 1 dacia 4", egypt="thebes 9")
    assert shown.then == place


def test_the_turns_of_nomads_are_the_way() -> None:
    shown = goal("nomads", turn=9, crete="knossos 1", thrace="scythia 1")
    assert (shown.stairs, shown.climbed) == ((4, 8, 12, 16), 2)
    assert shown.now == "1 territory, turn 9 of 16"


def test_the_last_turn_of_nomads_is_called_so() -> None:
    assert goal("nomads", turn=16, crete="knossos 1", thrace="scythia 1").coming.text == "the last one"


@pytest.mark.parametrize(
    ("own", "coming"),
    [
        ("@3 knossos 3", "nothing is missing"),
        ("@4 +knossos phaistos 4", "1 more city is needed"),
        ("@4 +knossos +phaistos thera 4", "nothing is missing"),
        ("@7 phaistos 4", "without a city you go back"),
        ("@11 +knossos phaistos 4", "the game ends with this turn"),
    ],
)
def test_farmers_hear_what_the_next_square_asks_for(own: str, coming: str) -> None:
    shown = goal("farmers", crete=own, thrace="scythia 1")
    assert shown.coming.text == coming
    assert shown.then.endswith(coming)


def test_the_signs_are_the_cities_that_the_next_square_asks_for() -> None:
    assert goal("farmers", crete="@4 +knossos phaistos 4", thrace="scythia 1").signs == (
        ("city", True),
        ("city", False),
    )
    assert goal("farmers", crete="@6 +knossos phaistos 4", thrace="scythia 1").signs == (("city", True),)


def test_the_bronze_age_of_the_own_nation_is_the_first_stair() -> None:
    shown = goal("farmers", egypt="@9 +thebes sais 4", thrace="scythia 1")
    assert (shown.stairs, shown.climbed) == ((4, 8, 10, 12), 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["nomads", "farmers"])
def test_a_goal_says_how_one_wins(mode: Mode, language: str) -> None:
    assert goal(mode, language, crete="knossos 1", thrace="scythia 1").about
