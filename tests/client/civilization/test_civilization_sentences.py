"""Civilization in words: what the log says, in both languages."""

from __future__ import annotations

import pytest

from client.civilization.played import GAMES, steps
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF
from ziggurat.games.civilization.events import (
    CensusTaken,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CitySeized,
    ConflictContinued,
    ConflictEnded,
    ConflictPaused,
    ConflictStarted,
    ConflictStep,
    MarkerMoved,
    ShipBuilt,
    ShipMaintained,
    ShipScrapped,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
)
from ziggurat.games.civilization.nations import NATIONS
from ziggurat.games.civilization.position import Mode
from ziggurat.games.game import Event, Refusal, Viewer
from ziggurat_client.boards.civilization.board.layout import COLUMN
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.ui.log_line import laid_out
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba", "Tariq", "Amélie")
USUAL_SCALE = 2 / 3
NBSP = "\N{NO-BREAK SPACE}"

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize(("mode", "seats"), GAMES)


def said(*events: Event, language: str = "en", viewer: Viewer = None) -> list[str]:
    return [line.text for line in CivilizationTeller(Words(language), viewer).log_lines(events, NAMES)]


@every_language
@every_game
def test_whole_games_are_told_to_those_who_play_and_to_watchers(language: str, mode: Mode, seats: int) -> None:
    for viewer in (None, 0, 1):
        teller = CivilizationTeller(Words(language), viewer)
        assert all(line.text for events in steps(mode, seats) for line in teller.log_lines(events, NAMES))


@every_language
@every_game
def test_nobody_is_you_to_a_watcher(language: str, mode: Mode, seats: int) -> None:
    teller = CivilizationTeller(Words(language), None)
    lines = [line for events in steps(mode, seats) for line in teller.log_lines(events, NAMES)]
    assert not {run.text for line in lines for run in line.runs if run.bold} - {*NAMES}


@every_language
@every_game
def test_no_step_is_told_in_more_lines_than_a_turn_has_things_to_say(language: str, mode: Mode, seats: int) -> None:
    teller = CivilizationTeller(Words(language), None)
    calm = [events for events in steps(mode, seats) if not any(isinstance(each, ConflictStarted) for each in events)]
    assert max(len(teller.log_lines(events, NAMES)) for events in calm) <= 4 * seats + 4


@every_language
@every_game
def test_no_line_of_the_log_takes_more_than_five_rows_of_the_narrow_column(
    language: str, mode: Mode, seats: int
) -> None:
    teller = CivilizationTeller(Words(language), 0)
    lines = [line for events in steps(mode, seats) for line in teller.log_lines(events, NAMES)]
    assert max(word.row for line in lines for word in laid_out(line, COLUMN - 48, USUAL_SCALE)) < 5


@every_language
def test_every_area_and_every_nation_has_a_name(language: str) -> None:
    teller = CivilizationTeller(Words(language), None)
    assert all(teller.area(area.id) and teller.within(area.id) for area in AREAS)
    assert all(teller.city(area.id) and teller.new_city(area.id) for area in AREAS)
    assert all(teller.nation(nation) and teller.the_nation(nation) for nation in NATIONS)


def test_the_growth_of_a_nation_is_one_line() -> None:
    grown = TokensAdded(1, "athens", 2, "expansion"), TokensAdded(1, "corinth", 1, "expansion")
    assert said(*grown) == ["Kubaba grew by 3 in 2 areas."]
    assert said(*grown, language="fr") == ["Kubaba gagne 3 pions dans 2 zones."]


def test_growth_in_one_area_names_it() -> None:
    grown = TokensAdded(1, "rhodes", 2, "expansion")
    assert said(grown) == ["Kubaba grew by 2 on Rhodes."]
    assert said(grown, language="fr", viewer=1) == ["Vous gagnez 2 pions à Rhodes."]


def test_the_line_of_a_growth_points_at_every_area_of_it() -> None:
    grown = TokensAdded(1, "athens", 2, "expansion"), TokensAdded(1, "corinth", 1, "expansion")
    (line,) = CivilizationTeller(Words("en"), None).log_lines(grown, NAMES)
    assert line.places == {NUMBER_OF["athens"], NUMBER_OF["corinth"]}
    assert line.seat == 1


def test_each_nation_grows_in_a_line_of_its_own() -> None:
    grown = TokensAdded(1, "athens", 2, "expansion"), TokensAdded(0, "corinth", 1, "expansion")
    assert said(*grown) == ["Kubaba grew by 2 in Attica and Boeotia.", "Ninsun grew by 1 in Achaea."]


def test_what_a_nation_does_with_its_ships_is_one_line() -> None:
    ships = (
        TokensRemoved(1, "athens", 1, "ship"),
        ShipMaintained(1, "crete-1", "athens"),
        ShipScrapped(1, "crete-2", "corinth"),
        TokensRemoved(1, "knossos", 2, "ship"),
        ShipBuilt(1, "crete-2", "knossos"),
        TokensRemoved(1, "knossos", 2, "ship"),
        ShipBuilt(1, "crete-3", "knossos"),
    )
    assert said(*ships) == ["Kubaba, ships: 1 kept, 1 given up, 2 built."]
    assert said(*ships, language="fr") == [f"Kubaba, navires{NBSP}: 1 gardé, 1 abandonné, 2 construits."]


FIGHT = (
    ConflictStarted("athens", ((1, 3), (2, 2)), 2),
    ConflictStep("athens", (2,)),
    ConflictStep("athens", (1,)),
    ConflictStep("athens", (2,)),
)


def test_a_whole_fight_is_one_line() -> None:
    fight = *FIGHT, ConflictEnded("athens", ((1, 2),))
    assert said(*fight) == ["Conflict in Attica and Boeotia: Kubaba 3, Tariq 2. Left: Kubaba 2."]
    assert said(*fight, viewer=1) == ["Conflict in Attica and Boeotia: You 3, Tariq 2. Left: You 2."]


def test_a_fight_that_nobody_survives_says_so() -> None:
    fight = ConflictStarted("sparta", ((0, 1), (1, 1)), 1), ConflictStep("sparta", (0, 1)), ConflictEnded("sparta", ())
    assert said(*fight) == ["Conflict in Laconia: Ninsun 1, Kubaba 1. Nobody is left."]


def test_a_fight_that_stands_still_says_who_is_left() -> None:
    fight = *FIGHT[:3], ConflictPaused("athens", (1, 2))
    assert said(*fight) == ["Conflict in Attica and Boeotia: Kubaba 3, Tariq 2. At the limit: Kubaba 2, Tariq 1."]


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        (
            (ConflictContinued("athens", (1, 2)), ConflictStep("athens", (2,)), ConflictEnded("athens", ((1, 2),))),
            "They fight on in Attica and Boeotia. Left: Kubaba 2.",
        ),
        (
            (ConflictEnded("athens", ((1, 2), (2, 1))),),
            "They stop fighting in Attica and Boeotia. Left: Kubaba 2, Tariq 1.",
        ),
    ],
)
def test_the_answers_to_whether_a_fight_goes_on_are_told(events: tuple[Event, ...], sentence: str) -> None:
    assert said(*events) == [sentence]


def test_two_fights_in_an_area_are_two_lines() -> None:
    first = *FIGHT, ConflictEnded("athens", ((1, 2),))
    second = (
        ConflictStarted("athens", ((1, 2), (0, 1)), 0),
        ConflictStep("athens", (0,)),
        ConflictEnded("athens", ((1, 2),)),
    )
    assert len(said(*first, *second)) == 2


def test_an_attack_on_a_city_names_it_and_its_owner() -> None:
    attack = CityAttacked("athens", 1, 0, 5, "repelled"), TokensRemoved(1, "athens", 5, "attack_failed")
    assert said(*attack) == ["Kubaba attacked Athens (Ninsun) with 5: it stands, they fall."]
    assert said(*attack, viewer=0) == ["Kubaba attacked Athens (You) with 5: it stands, they fall."]


@pytest.mark.parametrize(
    ("end", "words"),
    [
        (CitySeized("athens", 1, 0), "the city surrenders."),
        (CityEliminated(0, "athens"), "nothing is left of the city."),
    ],
)
def test_the_end_of_an_attacked_city_is_told_once(end: Event, words: str) -> None:
    result = "surrendered" if isinstance(end, CitySeized) else "eliminated"
    (sentence,) = said(CityAttacked("athens", 1, 0, 7, result), end)
    assert sentence.endswith(words)


def test_a_city_is_named_where_there_is_a_site_and_its_area_elsewhere() -> None:
    assert said(CityBuilt(1, "athens"), CityBuilt(1, "dacia")) == [
        "Kubaba founded Athens.",
        "Kubaba founded a city in Dacia.",
    ]


def test_the_census_is_told_in_the_order_that_follows() -> None:
    assert said(CensusTaken((3, 9, 4), (1, 2, 0))) == ["Census: Kubaba 9, Tariq 4, Ninsun 3."]


def test_a_nation_that_is_not_on_the_map_is_left_out_of_the_census() -> None:
    assert said(CensusTaken((3, 0, 4), (2, 0, 1))) == ["Census: Tariq 4, Ninsun 3."]


def test_all_markers_are_told_by_why_they_advance_or_not() -> None:
    moved = (
        MarkerMoved(0, 3, 4),
        MarkerMoved(1, 4, 4, "condition"),
        MarkerMoved(2, 3, 4),
        MarkerMoved(3, 7, 6, "no_city"),
    )
    assert said(*moved) == [
        "Squares: Ninsun 4, Tariq 4.",
        "Short of what the epoch asks for, no step: Kubaba 4.",
        "Without a city, a step back: Amélie 6.",
    ]


def test_a_movement_names_both_areas_and_points_at_them() -> None:
    teller = CivilizationTeller(Words("en"), None)
    (line,) = teller.log_lines((TokensMoved(1, "sardis", "miletus", 3),), NAMES)
    assert line.text == "Kubaba moved 3: Lydia › Caria."
    assert line.places == {NUMBER_OF["sardis"], NUMBER_OF["miletus"]}


def test_the_steps_of_a_movement_are_listed_without_names() -> None:
    teller = CivilizationTeller(Words("fr"), 0)
    assert teller.step(TokensMoved(0, "sardis", "miletus", 3)) == f"3{NBSP}: Lydie › Carie"
    assert teller.step(CityBuilt(0, "sardis")) is None


def test_a_refusal_names_areas_and_its_paragraph() -> None:
    teller = CivilizationTeller(Words("en"), 0)
    assert teller.refusal(Refusal("capacity", "6.2")) == "A ship carries five tokens at most. (rule 6.2)"
    assert teller.param("area", "sardis") == "Lydia"
