"""Civil Disorder, Iconoclasm and Heresy, and Piracy (11.2)."""

from __future__ import annotations

import pytest

from games.civilization.calamity_scenes import Calamities, struck
from ziggurat.games.civilization.calamity_actions import OrderReductions, PiracyLosses, ReduceCities
from ziggurat.games.civilization.calamity_events import CalamityEnded, LossesOrdered, UnitsLost
from ziggurat.games.civilization.events import CityEliminated, CityReduced
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.tables import AdvanceId

NINE = "+athens +byzantium +chalcis +corinth +gordion +hattusas +kanesh +knossos +miletus"
LAW: tuple[AdvanceId, ...] = ("law",)
DEMOCRATIC: tuple[AdvanceId, ...] = ("law", "democracy")
WISE: tuple[AdvanceId, ...] = ("law", "philosophy")


def reduced(played: Calamities) -> list[tuple[str, str]]:
    """The cities that were reduced, with their nations, in order."""
    return [(played.board.nations[each.seat].id, each.area) for each in played.told(CityReduced)]


def most(played: Calamities) -> dict[str, int]:
    """How many reductions each nation may be ordered."""
    return {played.board.nations[seat].id: number for seat, number in caps(played.board).items()}


# 7 Civil Disorder


@pytest.mark.parametrize(("advances", "due"), [((), 5), (LAW, 4), (DEMOCRATIC, 3), (WISE, 4)])
def test_civil_disorder_leaves_four_cities_five_with_law_six_with_democracy(
    advances: tuple[AdvanceId, ...], due: int
) -> None:
    played = struck("civil_disorder", advances={"crete": advances}, crete=f"{NINE} troy 4", asia="")
    assert (played.step, played.asked, played.due) == ("reductions", ["crete"], {"crete": due})
    played.answer(played.usual())
    assert len(played.board.nations[0].cities) == 9 - due
    assert reduced(played) == [("crete", area[1:]) for area in NINE.split()[:due]]


def test_a_victim_with_as_many_cities_as_it_keeps_reduces_none() -> None:
    played = struck("civil_disorder", crete="+athens +knossos +rhodes +troy sardis 4", asia="")
    assert played.told(CalamityEnded) == [CalamityEnded("civil_disorder", 0, "no_effect")]


def test_the_order_in_which_cities_are_reduced_decides_who_finds_tokens_in_stock() -> None:
    def after(*areas: str) -> Calamities:
        played = struck("civil_disorder", crete=f"=3 {NINE}", asia="", advances={"crete": DEMOCRATIC})
        return played.answer(ReduceCities(areas))

    first = after("knossos", "athens", "chalcis")
    assert first.told(CityEliminated) == [CityEliminated(0, "athens"), CityEliminated(0, "chalcis")]
    assert after("athens", "chalcis", "knossos").told(CityEliminated) == [CityEliminated(0, "knossos")]


@pytest.mark.parametrize(
    ("areas", "code"),
    [
        (("athens", "athens", "knossos"), "bad_value"),
        (("athens", "sardis", "knossos"), "bad_value"),
        (("athens", "troy", "knossos"), "bad_value"),
        (("athens", "atlantis"), "bad_value"),
        (("athens", "knossos"), "wrong_count"),
        (("athens", "knossos", "miletus", "kanesh"), "wrong_count"),
        (("miletus", "knossos", "athens"), None),
    ],
)
def test_exactly_the_cities_due_are_named_all_own_and_each_once(areas: tuple[str, ...], code: str | None) -> None:
    played = struck("civil_disorder", advances={"crete": DEMOCRATIC}, crete=f"{NINE} troy 4", asia="+sardis")
    assert played.code(ReduceCities(areas)) == code


# 8 Iconoclasm and Heresy


@pytest.mark.parametrize(("advances", "due"), [((), 4), (LAW, 3), (DEMOCRATIC, 3), (WISE, 2)])
def test_iconoclasm_costs_four_cities_three_with_law_two_with_philosophy(
    advances: tuple[AdvanceId, ...], due: int
) -> None:
    played = struck("iconoclasm", advances={"crete": advances}, crete=NINE, asia="")
    assert (played.step, played.due) == ("reductions", {"crete": due})


def test_a_victim_with_fewer_cities_reduces_all_in_the_order_that_it_likes() -> None:
    played = struck("iconoclasm", crete="+athens +knossos troy 3", asia="")
    assert (played.step, played.due) == ("reductions", {"crete": 2})
    assert reduced(played.answer(ReduceCities(("knossos", "athens")))) == [("crete", "knossos"), ("crete", "athens")]


def test_a_single_city_is_reduced_without_asking() -> None:
    assert reduced(struck("iconoclasm", crete="+athens troy 3", asia="")) == [("crete", "athens")]


def test_r18_the_victim_orders_two_reductions_of_others_and_the_giver_is_not_safe() -> None:
    played = struck(
        "iconoclasm",
        advances={"egypt": LAW, "thrace": WISE},
        crete="+knossos",
        asia="+sardis +troy +sinope",
        egypt="+sais +tanis",
        thrace="+odessos",
        italy="rome 3",
    )
    assert (played.step, played.asked, played.due) == ("reduction_orders", ["crete"], {"crete": 2})
    assert most(played) == {"italy": 0, "thrace": 0, "asia": 2, "egypt": 1}
    for orders in ({"egypt": 2}, {"thrace": 1}, {"italy": 1}, {"asia": 2, "egypt": 1}, {"asia": 3}):
        assert played.code(OrderReductions(orders)) == "over_cap"
    for orders in ({"crete": 1}, {"asia": -1}, {"babylon": 1}):
        assert played.code(OrderReductions(orders)) == "bad_value"
    assert played.usual() == OrderReductions({})
    played.answer(OrderReductions({"asia": 1, "egypt": 1}))
    assert played.told(LossesOrdered) == [LossesOrdered(0, "iconoclasm", ((1, 1), (2, 1)))]
    assert (played.step, played.asked) == ("ordered_reductions", ["asia", "egypt"])
    played.answer(ReduceCities(("sais",)), "egypt").answer(ReduceCities(("troy",)), "asia")
    assert reduced(played) == [("crete", "knossos"), ("asia", "troy"), ("egypt", "sais")]


def test_the_only_city_of_a_nation_that_is_ordered_goes_together_with_those_that_are_chosen() -> None:
    played = struck("iconoclasm", crete="+knossos", asia="+sardis +troy", africa="+carthage")
    played.answer(OrderReductions({"asia": 1, "africa": 1}))
    assert (played.asked, len(reduced(played))) == (["asia"], 1)
    played.answer(ReduceCities(("troy",)))
    assert reduced(played) == [("crete", "knossos"), ("africa", "carthage"), ("asia", "troy")]


def test_the_victim_orders_although_it_has_no_city() -> None:
    played = struck("iconoclasm", crete="troy 2", asia="+sardis")
    assert (played.step, played.told(CalamityEnded)) == ("reduction_orders", [])
    played.answer(OrderReductions({}))
    assert played.told(CalamityEnded) == [CalamityEnded("iconoclasm", 0, "struck")]


def test_where_nobody_has_a_city_iconoclasm_has_no_effect() -> None:
    played = struck("iconoclasm", crete="troy 2", asia="sardis 2")
    assert played.told(CalamityEnded) == [CalamityEnded("iconoclasm", 0, "no_effect")]


# 9 Piracy


def test_each_ship_of_the_giver_costs_a_coastal_city_on_its_water() -> None:
    played = struck("piracy", crete="+athens +knossos +rhodes +gordion troy 6", asia="~troy ~sinope sardis 1")
    assert (played.step, played.asked, played.due) == ("piracy", ["crete"], {"crete": 2})
    assert played.usual() == PiracyLosses(("athens", "knossos"))
    played.answer(PiracyLosses(("rhodes", "athens")))
    assert played.told(UnitsLost) == [UnitsLost(0, "piracy", (), ("athens", "rhodes"), 0)]
    assert played.line("crete") == "troy 6 +gordion +knossos =49"


def test_ships_on_one_water_do_not_reach_the_cities_on_another() -> None:
    played = struck("piracy", babylon="+charax +tushpa +byblos +tyre", asia="~cadusia ~arabia ~arabia ~troy sardis 1")
    assert played.due == {"babylon": 2}
    assert played.candidates() == [PiracyLosses(("byblos", "charax")), PiracyLosses(("charax", "tyre"))]
    assert played.code(PiracyLosses(("charax",))) == "wrong_count"
    assert played.code(PiracyLosses(("byblos", "tyre"))) == "wrong_count"
    assert played.code(PiracyLosses(("charax", "tushpa"))) == "wrong_count"
    assert played.code(PiracyLosses(("tyre", "charax"))) is None


def test_where_ships_suffice_for_all_coastal_cities_nobody_is_asked() -> None:
    played = struck("piracy", crete="+knossos +gordion troy 6", asia="~troy ~sinope sardis 1")
    assert played.step is None
    assert played.told(UnitsLost) == [UnitsLost(0, "piracy", (), ("knossos",), 0)]


def test_ships_of_others_and_cities_inland_are_no_matter_of_pirates() -> None:
    played = struck("piracy", crete="+gordion ~troy troy 6", asia="~troy sardis 1", egypt="+sais ~sais")
    assert played.told(CalamityEnded) == [CalamityEnded("piracy", 0, "no_effect")]
    assert struck("piracy", crete="+knossos troy 6", asia="", egypt="~sais").step is None


@pytest.mark.parametrize(
    ("areas", "code"),
    [
        (("athens", "athens"), "bad_value"),
        (("athens", "gordion"), "bad_value"),
        (("athens", "sinope"), "bad_value"),
        (("athens", "atlantis"), "bad_value"),
        (("athens",), "wrong_count"),
        (("athens", "knossos", "rhodes"), "wrong_count"),
        ((), "wrong_count"),
        (("rhodes", "knossos"), None),
    ],
)
def test_pirates_are_given_own_coastal_cities_exactly_as_many_as_are_due(
    areas: tuple[str, ...], code: str | None
) -> None:
    played = struck("piracy", crete="+athens +knossos +rhodes +gordion troy 6", asia="~troy ~troy +sinope")
    assert played.code(PiracyLosses(areas)) == code
