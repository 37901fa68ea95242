"""Phase 6: conflicts, in areas without and with a city (6.3)."""

from __future__ import annotations

import pytest

from games.civilization.scenes import after, city, scene, story, tokens, told
from ziggurat.games.civilization.actions import EndMovement, FightOn
from ziggurat.games.civilization.events import (
    CityAttacked,
    ConflictEnded,
    ConflictPaused,
    ConflictStarted,
    ConflictStep,
)

END = EndMovement()
ASKED = " carthage 6"
"""Tokens because of which the nation is asked for cities, so that the position stands still after the conflicts."""


@pytest.mark.parametrize(
    ("area", "numbers", "left"),
    [
        pytest.param("troy", (2, 3), {"asia": 2}, id="the weaker removes first: 1-3, 1-2, 0-2"),
        pytest.param("sparta", (1, 1), {}, id="equals lose at the same moment and leave the area empty"),
        pytest.param("hattusas", (2, 2), {"crete": 1, "asia": 1}, id="a fight stops at the limit"),
        pytest.param("hattusas", (1, 2, 3), {"asia": 1, "egypt": 2}, id="three nations: 0-2-3, 0-1-3, 0-1-2"),
        pytest.param("troy", (1, 1), {"crete": 1, "asia": 1}, id="within the limit they live together"),
    ],
)
def test_the_weakest_loses_its_first_token_first(area: str, numbers: tuple[int, ...], left: dict[str, int]) -> None:
    names = ("crete", "asia", "egypt")[: len(numbers)]
    position = scene(
        **{
            name: f"{area} {count}{ASKED if name == 'crete' else ''}"
            for name, count in zip(names, numbers, strict=True)
        }
    )
    assert tokens(after(position, END), area) == left


def test_a_fight_is_told_step_by_step() -> None:
    events = story(scene(crete="troy 2", asia="troy 3"), END)
    assert told(events, ConflictStarted) == [ConflictStarted("troy", ((0, 2), (1, 3)), 2)]
    assert [step.seats for step in told(events, ConflictStep)] == [(0,), (1,), (0,)]
    assert told(events, ConflictEnded) == [ConflictEnded("troy", ((1, 2),))]


def test_conflicts_without_a_city_come_first_then_nation_order_then_area_ids() -> None:
    position = scene(
        crete="troy 2 rhodes 2 lesbos 1 athens 7",
        asia="troy 1 rhodes 1 +athens",
        africa="lesbos 1",
    )
    areas = [event.area for event in told(story(position, END), ConflictStarted)]
    assert areas == ["lesbos", "rhodes", "troy", "athens"]


@pytest.mark.parametrize(
    ("nations", "areas"),
    [
        pytest.param(
            {"crete": "troy 2 rhodes 2 knossos 1", "africa": "+troy", "asia": "rhodes 1"},
            ["rhodes", "troy"],
            id="an area without a city first, although the first nation is concerned in the other",
        ),
        pytest.param(
            {"crete": "troy 2 rhodes 2 knossos 1", "africa": "troy 1", "asia": "rhodes 1"},
            ["troy", "rhodes"],
            id="the first nation first, whatever the areas are called",
        ),
        pytest.param(
            {"africa": "lesbos 1 troy 1 rhodes 1", "italy": "troy 1 lesbos 1", "egypt": "lesbos 2 rhodes 2 troy 1"},
            ["lesbos", "troy", "rhodes"],
            id="then the second nation, and area ids last",
        ),
    ],
)
def test_conflicts_are_resolved_by_kind_then_nation_order_then_area_id(
    nations: dict[str, str], areas: list[str]
) -> None:
    events = story(scene(**nations), END)
    assert [event.area for event in events if isinstance(event, ConflictStarted | CityAttacked)] == areas


@pytest.mark.parametrize("attackers", [1, 6])
def test_fewer_than_seven_attackers_are_repelled_and_removed(attackers: int) -> None:
    position = scene(crete=f"athens {attackers} knossos 2", asia="+athens troy 2")
    events = story(position, END)
    assert told(events, CityAttacked) == [CityAttacked("athens", 0, 1, attackers, "repelled")]
    ended = after(position, END)
    assert (city(ended, "athens"), tokens(ended, "athens")) == ("asia", {})


@pytest.mark.parametrize(
    ("area", "left"),
    [
        pytest.param("knossos", {"crete": 2, "asia": 1}, id="limit 3: 7-5, 6-5 ... 2-1"),
        pytest.param("athens", {"crete": 2}, id="limit 2: the last defender falls too"),
    ],
)
def test_a_city_falls_to_seven_and_six_defenders_appear(area: str, left: dict[str, int]) -> None:
    position = scene(crete=f"{area} 7{ASKED}", asia=f"+{area} troy 2")
    ended = after(position, END)
    assert (city(ended, area), tokens(ended, area)) == (None, left)


def test_tokens_of_the_owner_fight_before_the_city_does() -> None:
    position = scene(crete="athens 8", asia="+athens athens 1 troy 2")
    events = story(position, END)
    assert told(events, ConflictStarted)[0].tokens == ((0, 8), (1, 1))
    assert told(events, CityAttacked)[0].strength == 8


def test_several_attackers_fight_each_other_first() -> None:
    position = scene(crete="athens 9", asia="athens 2", egypt="+athens memphis 2")
    events = story(position, END)
    assert told(events, ConflictStarted)[0].floor == 0
    assert told(events, CityAttacked)[0] == CityAttacked("athens", 0, 2, 8, "fell")


def test_a_city_without_defenders_in_stock_surrenders() -> None:
    position = scene(crete="athens 7 knossos 4", asia="=5 +athens troy 2")
    ended = after(position, END)
    assert city(ended, "athens") == "crete"
    assert told(story(position, END), CityAttacked)[0].result == "surrendered"


def test_a_surrender_to_a_nation_without_a_marker_eliminates_the_city() -> None:
    nine = "+abdera +byzantium +chalcis +corcyra +corinth +gordion +hattusas +kanesh +knossos thebes 18"
    position = scene(crete=f"athens 7 {nine}", asia="=5 +athens memphis 2")
    ended = after(position, END)
    assert city(ended, "athens") is None
    assert told(story(position, END), CityAttacked)[0].result == "eliminated"


def test_a_surrender_waits_until_the_other_conflicts_of_the_owner_are_resolved() -> None:
    position = scene(
        crete="athens 7 knossos 3", asia="=0 +athens +troy memphis 4", egypt="=50 troy 6 thebes 2", babylon="susa 1"
    )
    results = [(event.area, event.result) for event in told(story(position, END), CityAttacked)]
    assert results == [("troy", "repelled"), ("athens", "surrendered")]


def test_a_city_that_waited_defends_itself_with_tokens_that_came_back() -> None:
    position = scene(crete="athens 7 knossos 3", asia="=2 +athens +troy troy 5 memphis 4", egypt="troy 8")
    results = [(event.area, event.result) for event in told(story(position, END), CityAttacked)]
    assert ("athens", "fell") in results


def test_of_cities_that_wait_for_each_other_the_first_surrenders_first() -> None:
    eight = "+abdera +byzantium +chalcis +corcyra +corinth +gordion +hattusas +kanesh"
    position = scene(crete=f"athens 7 troy 7 thebes 6 {eight}", asia="=0 +athens +troy memphis 4")
    results = [(event.area, event.result) for event in told(story(position, END), CityAttacked)]
    assert results == [("athens", "surrendered"), ("troy", "eliminated")]


def test_of_cities_that_waited_one_that_can_be_defended_comes_before_one_that_cannot() -> None:
    position = scene(
        crete="athens 7 memphis 7 knossos 3", asia="=0 +athens +troy sardis 4", egypt="=0 +memphis troy 6 thebes 2"
    )
    results = [(event.area, event.result) for event in told(story(position, END), CityAttacked)]
    assert results == [("troy", "repelled"), ("memphis", "fell"), ("athens", "surrendered")]


def test_those_at_the_limit_are_asked_whether_they_fight_on() -> None:
    position = scene(crete="hattusas 2", asia="hattusas 2", fight_on=True)
    asked = after(position, END)
    assert asked.board.owing == (0, 1)
    assert told(story(position, END), ConflictPaused)


def test_all_must_want_to_stop_for_a_fight_to_stop() -> None:
    asked = after(scene(crete=f"hattusas 2{ASKED}", asia="hattusas 2", fight_on=True), END)
    stopped = after(after(asked, FightOn(False)), FightOn(False), seat=1)
    assert tokens(stopped, "hattusas") == {"crete": 1, "asia": 1}


def test_one_who_fights_on_has_it_fought_to_the_end_without_another_question() -> None:
    asked = after(scene(crete=f"hattusas 3{ASKED}", asia="hattusas 2", fight_on=True), END)
    assert tokens(asked, "hattusas") == {"crete": 2, "asia": 1}
    fought = after(after(asked, FightOn(False)), FightOn(True), seat=1)
    assert tokens(fought, "hattusas") == {"crete": 2}
    assert fought.board.fight is None


def test_nobody_is_asked_without_the_option() -> None:
    assert after(scene(crete="hattusas 2", asia="hattusas 2"), END).board.fight is None
