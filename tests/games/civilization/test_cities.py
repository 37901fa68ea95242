"""Support and reduction of cities, building, and surplus (6.4 and 6.5)."""

from __future__ import annotations

import pytest

from games.civilization.scenes import after, code, scene, story, tokens, told
from ziggurat.games.civilization.actions import BuildCities, EndMovement, ReduceCity
from ziggurat.games.civilization.events import CityEliminated, CityReduced, TokensRemoved
from ziggurat.games.civilization.position import Position

END = EndMovement()
NONE = BuildCities(())
NINE = "+abdera +byzantium +chalcis +corcyra +corinth +gordion +hattusas +kanesh +thera"


@pytest.mark.parametrize(
    ("areas", "refused"),
    [
        ((), None),
        (("knossos",), None),
        (("knossos", "sardis"), None),
        (("thessaly",), None),
        (("atlantis",), "bad_value"),
        (("epirus",), "not_buildable"),
        (("phaistos",), "not_buildable"),
        (("troy",), "not_buildable"),
        (("athens",), "not_buildable"),
        (("knossos", "knossos"), "not_buildable"),
        (("sea_libyan",), "not_buildable"),
    ],
)
def test_a_city_costs_six_tokens_on_a_site_and_twelve_elsewhere(areas: tuple[str, ...], refused: str | None) -> None:
    position = scene(
        "cities", crete="knossos 6 sardis 6 thessaly 12 epirus 11 phaistos 5 troy 6 +athens athens 6", asia="troy 1"
    )
    assert code(position, BuildCities(areas)) == refused


def test_no_city_is_built_beside_another_nations_city_or_token() -> None:
    position = scene("cities", crete="knossos 6 troy 6 memphis 2", asia="+knossos troy 1")
    assert code(position, BuildCities(("knossos",))) == "not_buildable"
    assert code(position, BuildCities(("troy",))) == "not_buildable"


def test_an_area_with_tokens_for_two_cities_takes_one() -> None:
    position = scene("cities", crete="knossos 20", asia="troy 1")
    assert code(position, BuildCities(("knossos",))) is None
    assert code(position, BuildCities(("knossos", "knossos"))) == "not_buildable"


def test_no_city_is_built_without_a_marker() -> None:
    position = scene("cities", crete=f"knossos 6 sardis 20 {NINE}", asia="troy 1")
    assert code(position, BuildCities(("knossos",))) == "no_marker"


def test_two_tokens_a_city_must_be_left_after_building() -> None:
    assert code(scene("cities", crete="knossos 7", asia="troy 1"), BuildCities(("knossos",))) == "no_support"
    assert code(scene("cities", crete="knossos 8", asia="troy 1"), BuildCities(("knossos",))) is None


def test_the_first_city_that_fails_decides() -> None:
    position = scene("cities", crete=f"knossos 6 phaistos 5 {NINE.removesuffix(' +thera')} sardis 11", asia="troy 1")
    assert code(position, BuildCities(("phaistos", "knossos", "sardis"))) == "not_buildable"
    assert code(position, BuildCities(("knossos", "sardis"))) == "no_support"


def surplus(position: Position, *answers: BuildCities) -> list[tuple[int, str, int]]:
    """Who loses how many tokens where once these answers of the seats are in."""
    asked, events = position, []
    for seat, answer in enumerate(answers):
        events += story(asked, answer, seat=seat)
        asked = after(asked, answer, seat=seat)
    removed = told(events, TokensRemoved)
    return [(event.seat, event.area, event.count) for event in removed if event.reason == "surplus"]


def test_surplus_counts_for_support_and_goes_afterwards() -> None:
    position = scene("cities", crete="knossos 9", asia="hattusas 1")
    assert surplus(position, BuildCities(("knossos",))) == [(0, "knossos", 3)]


@pytest.mark.parametrize(("area", "count", "gone"), [("knossos", 5, 2), ("troy", 3, 1), ("sardis", 6, 3)])
def test_a_nation_that_is_alone_keeps_as_many_tokens_as_the_limit(area: str, count: int, gone: int) -> None:
    assert surplus(scene("cities", crete=f"{area} {count}", asia="hattusas 1"), NONE) == [(0, area, gone)]


def test_tokens_that_live_together_are_no_surplus() -> None:
    assert surplus(scene("cities", crete="troy 1", asia="troy 1"), NONE) == []


def test_where_several_live_nothing_is_surplus_whatever_their_number() -> None:
    position = scene("cities", crete="troy 3 knossos 6", asia="troy 2")
    assert surplus(position, NONE) == [(0, "knossos", 3)]


def test_surplus_goes_also_where_nobody_is_asked_for_cities() -> None:
    events = story(scene(crete="knossos 5", asia="hattusas 1"), END)
    assert TokensRemoved(0, "knossos", 2, "surplus") in events


def test_what_an_area_can_hold_is_no_surplus() -> None:
    assert surplus(scene("cities", crete="troy 2 knossos 3", asia="hattusas 1"), NONE) == []


def test_whoever_lacks_support_chooses_the_city_that_is_reduced() -> None:
    position = after(scene(crete="+knossos +sardis +troy hattusas 5", asia="ancyra 1"), END)
    assert (position.board.phase, position.board.owing) == ("support", (0,))
    assert code(position, ReduceCity("athens")) == "bad_value"
    assert told(story(position, ReduceCity("troy")), CityReduced) == [CityReduced(0, "troy", 2)]


def test_the_last_city_is_reduced_without_asking() -> None:
    events = story(scene(crete="+knossos hattusas 1", asia="ancyra 1"), END)
    assert told(events, CityReduced) == [CityReduced(0, "knossos", 3)]


def test_a_city_is_eliminated_if_the_stock_has_too_few_tokens() -> None:
    events = story(scene(crete="=2 +knossos hattusas 1", asia="ancyra 1"), END)
    assert told(events, CityEliminated) == [CityEliminated(0, "knossos")]


def test_support_is_checked_again_after_each_reduction() -> None:
    position = after(scene(crete="=3 +knossos +sardis +troy +athens hattusas 1 ancyra 1", asia="kanesh 1"), END)
    once = after(position, ReduceCity("knossos"))
    assert once.board.phase == "support"
    assert tokens(once, "knossos") == {"crete": 3}


def test_nations_reduce_one_after_the_other_in_nation_order() -> None:
    position = scene(asia="+knossos +sardis ancyra 1", crete="+troy +athens kanesh 1")
    first = after(position, END)
    assert first.board.owing == (1,)
    assert after(first, ReduceCity("troy"), seat=1).board.owing == (0,)
