"""What is said about an area of Civilization, and how actions are advised."""

from __future__ import annotations

import pytest

from examples import sampled
from games.civilization.scenes import CIVILIZATION, scene
from games.random_play import chooser, playing
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    NewShip,
    ReduceCity,
    Sail,
    Ships,
    Unload,
    Upkeep,
)
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode
from ziggurat.games.game import Viewer
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.words.advice import Advice, areas_of
from ziggurat_client.boards.civilization.words.hover import area_words
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba", "Tariq", "Amélie")
BOARD = scene(
    crete="knossos 3 rhodes 2 ~rhodes +phaistos", thrace="rhodes 1 scythia 2", egypt="+thebes thera 1 ~thera"
).board


def lines(area: str, board: Board = BOARD, viewer: Viewer = 0) -> tuple[str, ...]:
    return area_words(board, NUMBER_OF[area], CivilizationTeller(Words("en"), viewer), NAMES).lines


def test_an_area_says_what_it_holds_and_what_a_city_costs_there() -> None:
    assert lines("knossos")[:2] == ("Room for 3 tokens", "Site of Knossos: a city costs 6 tokens")
    assert lines("scythia")[1] == "No site: a city costs 12 tokens"


def test_nothing_is_said_of_cities_among_nomads() -> None:
    board = scene(mode="nomads", crete="knossos 3", thrace="scythia 2").board
    assert lines("knossos", board) == ("Room for 3 tokens", "You: 3 tokens")


def test_volcanoes_and_flood_plains_are_named() -> None:
    assert "Beside a volcano: Thera" in lines("thera")
    assert "May be flooded: Nile valley" in lines("thebes")


def test_everyone_who_is_there_has_a_line() -> None:
    assert lines("rhodes")[2:] == (
        "You: 2 tokens, 1 ship",
        "Kubaba: 1 token",
        "With more than 2 tokens in all you fight.",
    )


def test_the_city_of_another_nation_warns_those_who_come_with_few() -> None:
    assert lines("thebes")[-2:] == ("Tariq: a city", "Seven tokens take the city; fewer are lost.")
    assert lines("thebes", viewer=2)[-1] == "You: a city"


def test_nomads_hear_where_they_may_not_enter() -> None:
    board = scene(mode="nomads", crete="knossos 3", thrace="scythia 2").board
    assert lines("scythia", board)[-1] == "Another nation is here: you may not enter."


def test_the_open_sea_only_says_what_it_is() -> None:
    assert lines("sea_ionian") == ("Open sea: ships cross it, nothing stays in it.",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_has_something_to_say(language: str) -> None:
    teller = CivilizationTeller(Words(language), None)
    assert all(area_words(BOARD, number, teller, NAMES).lines for number in range(len(AREAS)))


def advised(action: CivilizationAction) -> str:
    return Advice(BOARD, 0, CivilizationTeller(Words("en"), 0)).say(action)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (ChooseNation("asia"), "Choose Asia, which begins in Maeotia."),
        (Expand({"knossos": 1, "rhodes": 2}), "Add tokens: Rhodes +2, Central and Eastern Crete +1."),
        (
            Expand({"knossos": 2, "rhodes": 2, "athens": 1, "corinth": 1, "sparta": 1}),
            "Add tokens: Central and Eastern Crete +2, Rhodes +2, Attica and Boeotia +1 and 2 more.",
        ),
        (Ships({}, ()), "Give up 1 ship."),
        (
            Ships({"crete-1": Upkeep(0, 1)}, (NewShip("knossos", 0, 2),)),
            "Keep 1 ship. Build 1 ship: Central and Eastern Crete.",
        ),
        (Move("knossos", "phaistos", 2), "Move 2 tokens: Central and Eastern Crete › Western Crete."),
        (Sail("crete-1", "miletus"), "Sail: Rhodes › Caria."),
        (Load("crete-1", 1), "Take 1 token aboard on Rhodes."),
        (Unload("crete-1", 2), "Land 2 tokens on Rhodes."),
        (EndMovement(), "End the movement."),
        (FightOn(False), "Offer to stop the fight."),
        (ReduceCity("phaistos"), "Give up Phaistos."),
        (BuildCities(("athens", "dacia")), "Found Athens, a city in Dacia."),
        (BuildCities(()), "Build no city now."),
    ],
)
def test_an_action_is_advised_in_a_sentence(action: CivilizationAction, sentence: str) -> None:
    assert advised(action) == sentence


@pytest.mark.parametrize(
    ("action", "areas"),
    [
        (Move("knossos", "phaistos", 2), {"knossos", "phaistos"}),
        (Sail("crete-1", "miletus"), {"rhodes", "miletus"}),
        (Load("crete-1", 1), {"rhodes"}),
        (Ships({"crete-1": Upkeep(0, 1)}, (NewShip("knossos", 0, 2),)), {"rhodes", "knossos"}),
        (Expand({"knossos": 1, "rhodes": 0}), {"knossos"}),
        (ChooseNation("crete"), {"knossos"}),
        (EndMovement(), set()),
    ],
)
def test_the_areas_of_an_advised_action_are_shown(action: CivilizationAction, areas: set[str]) -> None:
    assert areas_of(BOARD, 0, action) == {NUMBER_OF[area] for area in areas}


@sampled(("mode", "language"), [(mode, language) for mode in ("nomads", "farmers") for language in LANGUAGES], every=3)
def test_whatever_is_possible_can_be_advised(mode: Mode, language: str) -> None:
    match = Match(CIVILIZATION, 4, 5, CivilizationOptions(mode=mode, turn_limit=20))
    for running in playing(match, chooser(5), 250):
        board = running.position.board
        for seat in running.due.seats:
            advice = Advice(board, seat, CivilizationTeller(Words(language), seat))
            for action in running.game.candidates(running.view(seat)):
                assert advice.say(action)  # type: ignore[arg-type]
                areas_of(board, seat, action)  # type: ignore[arg-type]
