"""Flood, famine and epidemic: what must be lost, what may be ordered, and who is asked (11.1, 11.2)."""

from __future__ import annotations

import pytest

from games.civilization.calamity_scenes import Calamities, struck
from ziggurat.games.civilization.calamity_actions import AssignLosses, ChoosePlain, LoseUnits
from ziggurat.games.civilization.calamity_events import CalamityEnded, LossesOrdered, PlaceStruck, UnitsLost
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.touching import required_loss


def lost(played: Calamities) -> dict[str, tuple[dict[str, int], tuple[str, ...]]]:
    """What each nation has lost: tokens and cities."""
    return {played.board.nations[each.seat].id: (dict(each.tokens), each.cities) for each in played.told(UnitsLost)}


def most(played: Calamities) -> dict[str, int]:
    """What each nation may be ordered to lose."""
    return {played.board.nations[seat].id: number for seat, number in caps(played.board).items()}


def required(played: Calamities, name: str = "", grain: int = 0) -> int:
    """The total that the nation must name, the first that is asked unless told otherwise."""
    return required_loss(played.board, played.seat(name or played.asked[0]), grain)


# 3 Flood


def test_the_plain_floods_where_the_victim_has_most_units_that_water_can_touch() -> None:
    played = struck("flood", egypt="memphis 4 middle_egypt 2 +istros troy 2", thrace="moesia 1")
    assert played.told(PlaceStruck) == [PlaceStruck("flood", 0, "nile")]


def test_a_city_is_flooded_on_a_white_site_alone() -> None:
    played = struck("flood", egypt="+thebes +hierakonpolis moesia 1", thrace="troy 1")
    assert played.told(PlaceStruck) == [PlaceStruck("flood", 0, "danube")]
    assert lost(played) == {"egypt": ({"moesia": 1}, ())}


def test_between_plains_with_as_many_units_the_victim_chooses() -> None:
    played = struck("flood", egypt="memphis 2 moesia 2 insubria 1", thrace="troy 1")
    assert (played.step, played.asked) == ("plain", ["egypt"])
    assert played.candidates() == [ChoosePlain("danube"), ChoosePlain("nile")]
    assert [played.code(ChoosePlain(name)) for name in ("padus", "mesopotamia", "meander")] == ["bad_value"] * 3
    assert lost(played.answer(ChoosePlain("nile"))) == {"egypt": ({"memphis": 2}, ())}


def test_r16_a_victim_without_units_on_any_plain_orders_nobody() -> None:
    played = struck("flood", egypt="troy 2 +thebes", thrace="moesia 4")
    assert played.told(CalamityEnded) == [CalamityEnded("flood", 0, "no_effect")]


def test_the_victim_of_a_flood_loses_17_on_the_plain() -> None:
    played = struck("flood", egypt="memphis 4 middle_egypt 3 +sais +tanis +heracleopolis troy 9", thrace="troy 1")
    assert (played.step, required(played)) == ("losses", 17)
    assert played.usual() == LoseUnits({"memphis": 4, "middle_egypt": 3}, ("heracleopolis", "sais"))


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("+sais +tanis +heracleopolis +memphis", 20),
        ("+sais +tanis", 10),
        ("+sais +tanis +memphis middle_egypt 1", 16),
        ("+sais +tanis +memphis middle_egypt 2 thebes 3", 17),
        ("+sais +tanis +memphis +heracleopolis middle_egypt 1", 20),
    ],
)
def test_r15_the_victim_loses_17_or_the_least_above_or_all(line: str, total: int) -> None:
    played = struck("flood", egypt=line, thrace="troy 1")
    if played.step is not None:
        assert required(played) == total
        played.answer(played.usual())
    assert sum(5 * len(cities) + sum(tokens.values()) for tokens, cities in lost(played).values()) == total


@pytest.mark.parametrize(("line", "total"), [("+sais +tanis", 6), ("memphis 9", 7), ("+sais +tanis memphis 1", 7)])
def test_r15_with_engineering_the_victim_of_a_flood_loses_seven_at_most(line: str, total: int) -> None:
    engineers = {"egypt": ("engineering",)}
    played = struck("flood", advances=engineers, egypt=f"{line} middle_egypt 1", thrace="troy 1")
    assert required(played) == total


def test_others_on_the_same_plain_lose_up_to_ten_in_total() -> None:
    played = struck(
        "flood",
        advances={"thrace": ("engineering",)},
        egypt="memphis 4",
        thrace="+sais +tanis middle_egypt 1",
        crete="+heracleopolis",
        asia="moesia 4 +thebes",
    )
    assert (played.step, played.asked, played.due) == ("orders", ["egypt"], {"egypt": 10})
    assert most(played) == {"thrace": 7, "crete": 5, "asia": 0}
    assert played.code(AssignLosses({"thrace": 7, "crete": 4})) == "over_cap"
    played.answer(AssignLosses({"thrace": 5, "crete": 5, "asia": 0}))
    assert played.told(LossesOrdered) == [LossesOrdered(0, "flood", ((1, 5), (2, 5)))]
    assert (played.step, played.asked) == ("ordered_losses", ["thrace"])


def test_engineering_bounds_what_is_ordered_in_a_flood_at_seven() -> None:
    played = struck("flood", advances={"thrace": ("engineering",)}, egypt="memphis 4", thrace="sais 9", crete="tanis 9")
    assert most(played) == {"thrace": 7, "crete": 9}


def test_where_the_plain_is_all_the_victims_nobody_is_ordered() -> None:
    played = struck("flood", egypt="memphis 4", thrace="moesia 4")
    assert (played.step, played.told(LossesOrdered)) == (None, [])


# 4 Famine


def test_the_victim_of_a_famine_loses_nine_anywhere_and_orders_twenty_of_others() -> None:
    played = struck("famine", crete="knossos 5 +rhodes troy 7", asia="sinope 20", egypt="sais 12", thrace="odessos 3")
    assert (played.step, required(played)) == ("losses", 9)
    assert played.usual() == LoseUnits({"knossos": 4, "troy": 5})
    played.answer(LoseUnits({"knossos": 4}, ("rhodes",)))
    assert most(played) == {"thrace": 3, "asia": 11, "egypt": 11}
    assert played.code(AssignLosses({"asia": 11, "egypt": 10})) == "over_cap"
    assert played.code(AssignLosses({"asia": 12})) == "over_cap"
    played.answer(AssignLosses({"asia": 11, "egypt": 6, "thrace": 3}))
    assert played.step is None
    assert played.told(UnitsLost)[1:] == [
        UnitsLost(3, "famine", (("odessos", 3),), (), 0),
        UnitsLost(1, "famine", (("sinope", 11),), (), 0),
        UnitsLost(2, "famine", (("sais", 6),), (), 0),
    ]


def test_the_victim_may_order_although_it_has_nothing_to_lose() -> None:
    played = struck("famine", crete="", asia="sinope 20")
    assert (played.step, played.asked) == ("orders", ["crete"])


def test_without_anything_on_the_map_a_famine_has_no_effect() -> None:
    played = struck("famine", crete="", asia="")
    assert played.told(CalamityEnded) == [CalamityEnded("famine", 0, "no_effect")]


def test_the_victim_may_order_nothing() -> None:
    played = struck("famine", crete="knossos 5", asia="sinope 20")
    assert played.usual() == AssignLosses({})
    played.answer(AssignLosses({"asia": 0}))
    assert (played.step, lost(played)) == (None, {"crete": ({"knossos": 5}, ())})
    assert played.told(CalamityEnded) == [CalamityEnded("famine", 0, "struck")]


def test_r15_whoever_is_ordered_to_lose_loses_at_most_that() -> None:
    played = struck("famine", crete="knossos 5", asia="+sinope +troy sardis 1", egypt="+sais")
    played.answer(AssignLosses({"asia": 8, "egypt": 4}))
    assert (played.asked, required(played)) == (["asia"], 6)
    played.answer(LoseUnits({"sardis": 1}, ("sinope",)))
    assert lost(played) == {"crete": ({"knossos": 5}, ()), "asia": ({"sardis": 1}, ("sinope",))}


def test_several_that_are_ordered_choose_at_once_and_lose_together_in_nation_order() -> None:
    played = struck("famine", crete="knossos 5", egypt="sais 3 tanis 3", asia="sinope 3 troy 3", thrace="odessos 9")
    played.answer(AssignLosses({"egypt": 3, "asia": 3, "thrace": 3}))
    assert played.asked == ["egypt", "asia"]
    played.answer(LoseUnits({"sais": 3}), "egypt")
    assert (played.asked, len(played.told(UnitsLost))) == (["asia"], 1)
    played.answer(LoseUnits({"sinope": 1, "troy": 2}))
    assert [played.board.nations[each.seat].id for each in played.told(UnitsLost)] == [
        "crete",
        "thrace",
        "asia",
        "egypt",
    ]


POTTERS = {"crete": ("pottery",), "asia": ("pottery",)}
GRAIN = {"crete": ("grain-1", "grain-3", "grain-8", "salt-1"), "asia": ("grain-2",)}


@pytest.mark.parametrize(("grain", "total"), [(0, 9), (1, 5), (2, 1), (3, 0)])
def test_with_pottery_each_card_of_grain_that_is_shown_lowers_the_loss_by_four(grain: int, total: int) -> None:
    played = struck("famine", advances=POTTERS, hands=GRAIN, crete="knossos 5 troy 7", asia="")
    assert required(played, grain=grain) == total
    assert played.code(LoseUnits({"troy": min(total, 7), "knossos": max(0, total - 7)}, (), grain)) is None
    assert played.code(LoseUnits({"troy": 4}, (), grain)) == "wrong_count"


def test_the_amount_is_lowered_first_and_then_the_least_excess_counts() -> None:
    played = struck("famine", advances=POTTERS, hands=GRAIN, crete="+knossos +troy", asia="")
    assert [required(played, grain=grain) for grain in range(4)] == [10, 5, 5, 0]


def test_grain_that_is_shown_stays_in_hand_and_everyone_sees_how_much_it_was() -> None:
    played = struck("famine", advances=POTTERS, hands=GRAIN, crete="knossos 5 troy 7", asia="")
    assert played.usual() == LoseUnits({}, (), 3)
    played.answer(LoseUnits({"troy": 1}, (), 2))
    assert played.told(UnitsLost) == [UnitsLost(0, "famine", (("troy", 1),), (), 2)]
    assert played.own("crete").hand == GRAIN["crete"]


def test_what_grain_saves_the_victim_is_not_ordered_to_others() -> None:
    played = struck("famine", advances=POTTERS, hands=GRAIN, crete="knossos 5 troy 7", asia="sinope 30")
    played.answer(LoseUnits({}, (), 3))
    assert (most(played), played.due) == ({"asia": 11}, {"crete": 20})


@pytest.mark.parametrize("hand", [(), ("grain-2",)])
def test_r38_with_pottery_a_nation_is_asked_whether_it_holds_grain_or_not(hand: tuple[str, ...]) -> None:
    played = struck("famine", advances=POTTERS, hands={"crete": hand}, crete="knossos 5", asia="sinope 9")
    assert (played.step, played.asked) == ("losses", ["crete"])
    played.answer(LoseUnits({"knossos": 5}))
    played.answer(AssignLosses({"asia": 2}))
    assert (played.step, played.asked) == ("ordered_losses", ["asia"])


def test_with_pottery_and_nothing_to_lose_nobody_is_asked() -> None:
    played = struck("famine", advances=POTTERS, hands=GRAIN, crete="", asia="+sinope")
    played.answer(AssignLosses({"asia": 4}))
    assert played.step is None
    assert lost(played) == {}


def test_grain_helps_only_with_pottery_and_only_in_a_famine() -> None:
    hungry = struck("famine", hands=GRAIN, crete="knossos 5 troy 7", asia="")
    assert hungry.code(LoseUnits({"troy": 5}, (), 1)) == "bad_value"
    sick = struck("epidemic", hands=GRAIN, advances=POTTERS, crete="knossos 15 troy 17", asia="")
    assert sick.code(LoseUnits({"troy": 12}, (), 1)) == "bad_value"


def test_more_grain_than_helps_may_be_shown_but_no_more_than_is_held() -> None:
    hand = tuple(f"grain-{number}" for number in range(1, 6))
    played = struck("famine", advances=POTTERS, hands={"crete": hand}, crete="knossos 5 troy 7", asia="")
    assert played.usual() == LoseUnits({}, (), 3)
    assert played.code(LoseUnits({}, (), 5)) is None
    assert played.code(LoseUnits({}, (), 6)) == "bad_value"
    assert played.code(LoseUnits({}, (), -1)) == "bad_value"


# 6 Epidemic


def test_an_epidemic_empties_no_area_and_leaves_a_token_of_each_city() -> None:
    played = struck("epidemic", crete="knossos 5 troy 1 +rhodes +sparta +mycenae", asia="")
    assert played.step is None, "all that can be touched counts 16"
    assert played.line("crete") == "knossos 1 mycenae 1 rhodes 1 sparta 1 troy 1 =50"


def test_with_medicine_the_victim_loses_eleven() -> None:
    played = struck("epidemic", advances={"crete": ("medicine",)}, crete="knossos 9 troy 9 +rhodes", asia="")
    assert required(played) == 11
    assert played.usual() == LoseUnits({"knossos": 6, "troy": 5})


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("=0 +knossos +rhodes +troy +sparta", 0),
        ("=2 +knossos +rhodes +troy +sparta", 8),
        ("=9 +knossos +rhodes +troy +sparta +sinope", 16),
        ("=0 perge 3 +knossos +rhodes +troy +sparta", 10),
        ("=0 perge 4 +knossos +rhodes +troy +sparta", 15),
        ("=0 perge 5 +knossos +rhodes +troy +sparta", 16),
        ("=9 perge 3 +knossos +rhodes +troy +sparta", 16),
    ],
)
def test_r40_the_cities_lost_find_a_token_in_stock_or_among_those_removed(line: str, total: int) -> None:
    played = struck("epidemic", crete=line, asia="")
    if played.step is not None:
        assert required(played) == total
        played.answer(played.usual())
    tokens = sum(count for each in played.told(UnitsLost) for _, count in each.tokens)
    cities = sum(len(each.cities) for each in played.told(UnitsLost))
    assert tokens + 4 * cities == total
    assert played.board.nations[0].stock >= 0


def test_r40_a_city_that_finds_no_token_is_not_named() -> None:
    played = struck("epidemic", crete="=0 perge 3 sardis 12 +knossos +rhodes +troy", asia="")
    assert required(played) == 16
    assert played.code(LoseUnits({"sardis": 8}, ("knossos", "rhodes"))) is None
    assert played.code(LoseUnits({"sardis": 4}, ("knossos", "rhodes", "troy"))) is None
    assert played.code(LoseUnits({}, ("knossos", "rhodes", "troy"))) == "bad_value"


def test_r26_that_no_area_is_emptied_is_counted_by_nation() -> None:
    played = struck("epidemic", crete="knossos 3", asia="knossos 1", egypt="sais 1")
    assert lost(played) == {"crete": ({"knossos": 2}, ())}


def test_in_an_epidemic_others_lose_25_in_total_ten_each_five_with_medicine_and_the_giver_nothing() -> None:
    played = struck(
        "epidemic",
        advances={"egypt": ("medicine",)},
        crete="knossos 5",
        asia="sinope 20",
        egypt="sais 12",
        thrace="odessos 12",
        italy="rome 12",
        africa="=1 +carthage +hippo",
    )
    assert most(played) == {"africa": 4, "italy": 10, "thrace": 10, "asia": 0, "egypt": 5}
    assert played.code(AssignLosses({"asia": 1})) == "over_cap"
    assert played.code(AssignLosses({"italy": 10, "thrace": 10, "egypt": 5, "africa": 1})) == "over_cap"
    assert played.code(AssignLosses({"italy": 10, "thrace": 10, "egypt": 5})) is None


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"asia": -1}, "bad_value"),
        ({"crete": 1}, "bad_value"),
        ({"crete": 0}, "bad_value"),
        ({"egypt": 1}, "bad_value"),
        ({"atlantis": 1}, "bad_value"),
        ({"asia": 99, "atlantis": 1}, "bad_value"),
        ({"asia": 12}, "over_cap"),
        ({"asia": 11}, None),
        ({}, None),
    ],
)
def test_orders_name_other_nations_up_to_their_caps(orders: dict[str, int], code: str | None) -> None:
    played = struck("famine", crete="knossos 5", asia="sinope 20")
    assert played.code(AssignLosses(orders)) == code


@pytest.mark.parametrize(
    ("loss", "code"),
    [
        (LoseUnits({"sais": -1}), "bad_value"),
        (LoseUnits({"atlantis": 1}), "bad_value"),
        (LoseUnits({"sea_libyan": 1}), "bad_value"),
        (LoseUnits({"troy": 1}), "bad_value"),
        (LoseUnits({}, ("thebes",)), "bad_value"),
        (LoseUnits({}, ("memphis", "memphis")), "bad_value"),
        (LoseUnits({}, ("tanis",)), "bad_value"),
        (LoseUnits({"sais": 99, "troy": 1}), "bad_value"),
        (LoseUnits({"sais": 9}, ("memphis",)), "not_enough_tokens"),
        (LoseUnits({"tanis": 1}), "not_enough_tokens"),
        (LoseUnits({"sais": 8}, ("memphis",)), "wrong_count"),
        (LoseUnits({"sais": 8, "middle_egypt": 5}, ("memphis",)), "wrong_count"),
        (LoseUnits({"sais": 8, "middle_egypt": 4, "tanis": 0, "troy": 0}, ("memphis",)), None),
    ],
)
def test_losses_name_units_that_the_water_touches_in_the_required_total(loss: LoseUnits, code: str | None) -> None:
    played = struck("flood", egypt="sais 8 middle_egypt 6 +memphis +thebes troy 3", crete="")
    assert played.code(loss) == code


@pytest.mark.parametrize(
    ("loss", "code"),
    [
        (LoseUnits({"knossos": 9}), "bad_value"),
        (LoseUnits({"knossos": 10}), "not_enough_tokens"),
        (LoseUnits({"troy": 1, "knossos": 10}), "bad_value"),
        (LoseUnits({"knossos": 8}), "wrong_count"),
        (LoseUnits({"knossos": 8, "sardis": 8}), None),
    ],
)
def test_the_last_token_of_an_area_is_not_touched_by_an_epidemic(loss: LoseUnits, code: str | None) -> None:
    played = struck("epidemic", crete="knossos 9 sardis 12 troy 1", asia="")
    assert played.code(loss) == code
