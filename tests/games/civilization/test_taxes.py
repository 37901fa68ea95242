"""Phase 1: taxes, and the cities that revolt (6.1)."""

from __future__ import annotations

import pytest

from games.civilization.card_scenes import begun, opened
from games.civilization.scenes import CIVILIZATION, after, city, code, story, told
from ziggurat.games.civilization.events import CityReduced, CitySeized, PhaseStarted
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.trade_actions import SeizeCities, SetTax
from ziggurat.games.civilization.trade_events import Taxed
from ziggurat.games.game import Seat

NINE = "+abdera +byzantium +chalcis +corinth +gordion +hattusas +kanesh +lesbos +miletus"
FULL = f"{NINE} =40"
"""A nation that pays for all its nine cities, and has no marker left."""
ALIVE = "memphis 2 =0"
"""A nation that is asked for ships after all that, and has no stock to grow by."""


def coins(position: Position, seat: Seat) -> tuple[int, int]:
    """What the nation has in stock and in its treasury."""
    nation = position.board.nations[seat]
    return nation.stock, nation.treasury


def seizures(*seized: tuple[str, Seat, Seat]) -> list[CitySeized]:
    return [CitySeized(area, to, victim, "revolt") for area, to, victim in seized]


# 1: the rate


@pytest.mark.parametrize(
    ("line", "is_asked"),
    [
        ("*coinage +knossos =9", True),
        ("*coinage +knossos =0", True),
        ("*coinage knossos 2 =9", False),
        ("*literacy +knossos =9", False),
    ],
)
def test_a_nation_with_coinage_and_a_city_chooses_its_rate(line: str, is_asked: bool) -> None:
    board = begun("taxes", crete=line, egypt=ALIVE).board
    assert (board.phase == "taxes", board.owing) == (is_asked, (0,) if is_asked else board.owing)


@pytest.mark.parametrize(("rate", "left", "paid"), [(1, 7, 2), (2, 5, 4), (3, 3, 6)])
def test_the_rate_is_the_same_for_all_cities(rate: int, left: int, paid: int) -> None:
    asked = begun("taxes", crete="*coinage +knossos +phaistos =9", egypt=ALIVE)
    assert coins(after(asked, SetTax(rate)), 0) == (left, paid)
    assert told(story(asked, SetTax(rate)), Taxed) == [Taxed(0, rate, paid, 0)]


def test_a_rate_may_be_chosen_that_causes_a_revolt() -> None:
    asked = begun("taxes", crete="*coinage +knossos +phaistos =5", egypt="memphis 2 =1")
    events = story(asked, SetTax(3))
    assert told(events, Taxed) == [Taxed(0, 3, 3, 1)]
    assert [event.phase for event in told(events, PhaseStarted)] == ["revolts"]


def test_nobody_is_taxed_before_all_rates_are_chosen() -> None:
    asked = begun("taxes", crete="*coinage +knossos =9", asia="*coinage +troy =9", egypt="+memphis tanis 2 =9")
    assert asked.board.owing == (0, 1)
    one = after(asked, SetTax(3), seat=1)
    assert one.board.nations == asked.board.nations
    assert told(story(one, SetTax(1)), Taxed) == [Taxed(0, 1, 1, 0), Taxed(1, 3, 3, 0), Taxed(2, 2, 2, 0)]


def test_a_rate_may_be_chosen_anew_until_all_are_in() -> None:
    asked = begun("taxes", crete="*coinage +knossos =9", asia="*coinage +troy =9", egypt=ALIVE)
    chosen = after(after(asked, SetTax(3)), SetTax(1))
    assert told(story(chosen, SetTax(2), seat=1), Taxed)[0] == Taxed(0, 1, 1, 0)


def test_time_that_is_up_takes_two_tokens_a_city() -> None:
    asked = begun("taxes", crete="*coinage +knossos =9", egypt=ALIVE)
    assert CIVILIZATION.expire(asked, (0,))[0] == after(asked, SetTax(2))


@pytest.mark.parametrize("rate", [-1, 0, 4])
def test_other_rates_are_refused(rate: int) -> None:
    assert code(begun("taxes", crete="*coinage +knossos", egypt=ALIVE), SetTax(rate)) == "bad_value"


# 2: payment


@pytest.mark.parametrize(
    ("line", "left", "paid", "unpaid"),
    [
        ("+knossos +phaistos =10", 6, 4, 0),
        ("+knossos +phaistos =4", 0, 4, 0),
        ("+knossos +phaistos =3", 1, 2, 1),
        ("+knossos +phaistos =1", 1, 0, 2),
        ("+knossos +phaistos =0", 0, 0, 2),
        ("+knossos =9 $7", 7, 9, 0),
    ],
)
def test_a_nation_pays_for_as_many_cities_as_its_stock_covers_and_a_remainder_stays(
    line: str, left: int, paid: int, unpaid: int
) -> None:
    taxed, events = opened("taxes", crete=line, egypt=ALIVE)
    assert coins(taxed, 0) == (left, paid)
    assert [(event.rate, event.unpaid) for event in told(events, Taxed)] == [(2, unpaid)]


def test_a_nation_without_cities_is_not_taxed_and_without_any_city_nothing_is_told() -> None:
    taxed, events = opened("taxes", crete="knossos 2 =0", egypt=ALIVE)
    assert (coins(taxed, 0), told(events, Taxed)) == ((0, 0), [])
    assert [event.phase for event in told(events, PhaseStarted)] == ["census", "ships"]


# 3: revolts


def test_unpaid_cities_go_to_whoever_has_most_tokens_in_stock_after_all_payments() -> None:
    _, events = opened("taxes", crete="+knossos =1", asia="+troy +sardis +tarsus =10", egypt="memphis 2 =5")
    assert told(events, CitySeized) == seizures(("knossos", 2, 0))


def test_equal_stocks_are_parted_by_nation_order() -> None:
    _, events = opened("taxes", crete="+knossos =1", egypt="memphis 2 =5", asia="troy 2 =5")
    assert told(events, CitySeized) == seizures(("knossos", 2, 0))


def test_the_victim_never_takes_its_own_cities() -> None:
    _, events = opened("taxes", crete="*coinage +knossos +phaistos +athens =2", egypt="memphis 2 =0")
    assert told(events, CitySeized) == []
    asked = begun("taxes", crete="*coinage +knossos =2", egypt="memphis 2 =0")
    assert told(story(asked, SetTax(3)), CitySeized) == seizures(("knossos", 1, 0))


def test_the_beneficiary_chooses_among_the_cities_of_the_victim() -> None:
    asked = begun("taxes", crete="+knossos +phaistos +athens =3", egypt="memphis 2 =9")
    assert (asked.board.phase, asked.board.owing) == ("revolts", (1,))
    chosen = after(asked, SeizeCities(("phaistos", "knossos")), seat=1)
    assert [city(chosen, area) for area in ("athens", "knossos", "phaistos")] == ["crete", "egypt", "egypt"]


def test_where_all_must_go_nobody_is_asked() -> None:
    _, events = opened("taxes", crete="+knossos +phaistos =1", egypt="memphis 2 =9")
    assert told(events, CitySeized) == seizures(("knossos", 1, 0), ("phaistos", 1, 0))


def test_a_beneficiary_takes_as_many_as_it_has_markers_and_the_next_by_stock_the_others() -> None:
    eight = NINE.replace(" +miletus", "")
    asked = begun("taxes", crete="+knossos +phaistos +athens =1", asia=f"{eight} =40", egypt="memphis 2 =9")
    assert asked.board.owing == (1,)
    assert code(asked, SeizeCities(("knossos", "phaistos")), seat=1) == "wrong_count"
    events = story(asked, SeizeCities(("phaistos",)), seat=1)
    assert told(events, CitySeized) == seizures(("phaistos", 1, 0), ("athens", 2, 0), ("knossos", 2, 0))


def test_whoever_has_no_marker_left_takes_nothing_whatever_its_stock() -> None:
    _, events = opened("taxes", crete="+knossos =1", asia=FULL, egypt="memphis 2 =1")
    assert told(events, CitySeized) == seizures(("knossos", 2, 0))


def test_r3_if_nobody_has_a_marker_the_city_stays_with_its_owner_untaxed() -> None:
    taxed, events = opened("taxes", crete="+knossos +phaistos =3", asia=FULL)
    assert (coins(taxed, 0), told(events, CitySeized)) == ((1, 2), [])
    assert (city(taxed, "knossos"), taxed.board.revolts) == ("crete", None)


def test_r3_a_victim_of_whom_nobody_can_take_does_not_keep_others_from_revolting() -> None:
    asked = begun("taxes", thrace="+knossos =0", crete=f"{NINE} =15 $0")
    assert (asked.board.phase, asked.board.owing, city(asked, "knossos")) == ("revolts", (0,), "thrace")
    events = story(asked, SeizeCities(("miletus", "abdera")))
    assert told(events, CitySeized) == seizures(("abdera", 0, 1), ("miletus", 0, 1))


def test_victims_follow_in_nation_order() -> None:
    _, events = opened("taxes", egypt="+memphis =1", crete="+knossos =1", asia="troy 2 =9")
    assert told(events, CitySeized) == seizures(("knossos", 2, 1), ("memphis", 2, 0))


def test_stocks_and_markers_are_those_of_the_moment() -> None:
    eight = NINE.replace(" +miletus", "")
    _, events = opened("taxes", thrace="+knossos =1", crete="+phaistos =1", asia=f"{eight} =40", egypt=ALIVE)
    assert told(events, CitySeized) == seizures(("knossos", 2, 0), ("phaistos", 0, 1))


def test_what_a_victim_has_taken_itself_this_turn_is_safe_and_pays_no_tax() -> None:
    asked = begun("taxes", crete="+knossos =0", asia="+troy +sardis =3", egypt=ALIVE)
    assert (asked.board.phase, asked.board.owing, city(asked, "knossos")) == ("revolts", (0,), "asia")
    assert code(asked, SeizeCities(("knossos",))) == "bad_value"
    assert coins(asked, 1) == (1, 2)
    done = after(asked, SeizeCities(("troy",)))
    assert [city(done, area) for area in ("knossos", "sardis", "troy")] == ["asia", "asia", "crete"]


def test_what_was_taken_of_the_first_victim_is_safe_after_the_second_too() -> None:
    asked = begun("taxes", thrace="+pella =0", crete="+knossos =0", asia="+troy +sardis =3", egypt=ALIVE)
    assert [city(asked, area) for area in ("pella", "knossos")] == ["asia", "asia"]
    assert [code(asked, SeizeCities((area,))) for area in ("pella", "knossos", "troy")] == [
        "bad_value",
        "bad_value",
        None,
    ]


def test_support_is_not_checked_after_a_revolt() -> None:
    taxed, events = opened("taxes", crete="+knossos +phaistos =1", egypt="memphis 1 =0")
    assert len(taxed.board.nations[1].cities) == 2
    assert told(events, CityReduced) == []


def test_time_that_is_up_takes_the_first_cities_by_area_id() -> None:
    asked = begun("taxes", crete="+knossos +phaistos +athens =2", egypt="memphis 2 =9")
    assert CIVILIZATION.expire(asked, (1,))[0] == after(asked, SeizeCities(("athens", "knossos")), seat=1)
