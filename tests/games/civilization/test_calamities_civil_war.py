"""Civil War: two camps, and who takes one of them (11.2, R17, R24, R25)."""

from __future__ import annotations

import pytest

from games.civilization.calamity_scenes import Calamities, struck
from ziggurat.games.civilization.calamity_actions import CivilWarKeep, CivilWarPartner, CivilWarPick, CivilWarTake
from ziggurat.games.civilization.calamity_events import CalamityEnded, CampAnnexed, CampsFormed

DEMOCRACY = {"crete": ("law", "democracy")}
PHILOSOPHY = {"crete": ("law", "democracy", "philosophy")}


def annexed(played: Calamities) -> dict[str, tuple[dict[str, int], tuple[str, ...]]]:
    """What each nation has taken of the victim."""
    return {played.board.nations[each.seat].id: (dict(each.tokens), each.cities) for each in played.told(CampAnnexed)}


def test_r25_with_fewer_than_35_units_a_civil_war_has_no_effect() -> None:
    for advances in ({}, DEMOCRACY, PHILOSOPHY):
        played = struck("civil_war", advances=advances, crete="=5 knossos 24 +troy +rhodes", asia="", egypt="")
        assert played.told(CalamityEnded) == [CalamityEnded("civil_war", 0, "no_effect")]
    assert struck("civil_war", crete="=5 knossos 25 +troy +rhodes", asia="", egypt="").step == "partner"


def test_the_victim_names_any_other_nation_even_one_that_has_nothing_on_the_map() -> None:
    played = struck("civil_war", crete="knossos 40", asia="=50 troy 5", egypt="=55", italy="=55")
    assert (played.step, played.asked) == ("partner", ["crete"])
    assert played.candidates() == [CivilWarPartner(name) for name in ("italy", "asia", "egypt")]
    assert played.usual() == CivilWarPartner("italy"), "most tokens in stock, then nation order"
    assert [played.code(CivilWarPartner(name)) for name in ("crete", "babylon", "atlantis")] == ["bad_value"] * 3


def test_between_two_the_partner_is_named_without_asking() -> None:
    played = struck("civil_war", crete="knossos 20 troy 20", asia="")
    assert (played.step, played.asked, played.due) == ("victim_pick", ["crete"], {"crete": 15})


def test_the_victim_picks_15_units_the_partner_20_more_and_the_victim_keeps_a_camp() -> None:
    played = struck("civil_war", crete="knossos 20 sinope 6 +troy +rhodes +sparta +athens", asia="sardis 3")
    assert played.usual() == CivilWarPick({}, ("athens", "rhodes", "sparta"))
    played.answer(CivilWarPick({"knossos": 10}, ("troy",)))
    assert (played.step, played.asked, played.due) == ("partner_pick", ["asia"], {"asia": 20})
    assert played.usual() == CivilWarPick({"knossos": 5}, ("athens", "rhodes", "sparta"))
    played.answer(CivilWarPick({"knossos": 5}, ("athens", "rhodes", "sparta")))
    assert (played.step, played.asked) == ("keep", ["crete"])
    assert played.usual() == CivilWarKeep("seceding")
    played.answer(CivilWarKeep("seceding"))
    assert played.told(CampsFormed) == [
        CampsFormed(0, 1, (("knossos", 15),), ("athens", "rhodes", "sparta", "troy"), "loyal")
    ]
    assert annexed(played) == {"asia": ({"knossos": 5, "sinope": 6}, ())}
    assert played.line("crete") == "knossos 15 +athens +rhodes +sparta +troy =40"
    assert played.line("asia") == "knossos 5 sardis 3 sinope 6 =41"


def test_r24_the_partner_may_get_the_seceding_units() -> None:
    played = struck("civil_war", crete="knossos 20 sinope 6 +troy +rhodes +sparta +athens", asia="sardis 3")
    played.answer(CivilWarPick({"knossos": 10}, ("troy",)))
    played.answer(CivilWarPick({"knossos": 5}, ("athens", "rhodes", "sparta"))).answer(CivilWarKeep("loyal"))
    assert annexed(played) == {"asia": ({"knossos": 15}, ("athens", "rhodes", "sparta", "troy"))}
    assert played.line("crete") == "knossos 5 sinope 6 =44"
    assert played.line("asia") == "knossos 15 sardis 3 +athens +rhodes +sparta +troy =37"


@pytest.mark.parametrize(("cities", "tokens", "camp"), [(0, 40, "seceding"), (9, 40, "loyal"), (6, 40, "seceding")])
def test_by_default_the_larger_camp_is_kept_and_of_even_ones_the_seceding(cities: int, tokens: int, camp: str) -> None:
    names = ("athens", "rhodes", "sparta", "troy", "corinth", "sardis", "tarsus", "perge", "salamis")
    line = " ".join(f"+{name}" for name in names[:cities])
    played = struck("civil_war", crete=f"knossos {tokens - 5} sinope 5 {line}", asia="")
    while played.step != "keep":
        played.answer(played.usual())
    assert played.usual() == CivilWarKeep(camp)  # type: ignore[arg-type]


def test_where_there_is_but_one_way_to_pick_nobody_is_asked_but_which_camp_is_kept() -> None:
    played = struck("civil_war", crete="knossos 40", asia="")
    assert (played.step, played.asked) == ("keep", ["crete"])
    assert annexed(played.answer(CivilWarKeep("seceding"))) == {"asia": ({"knossos": 5}, ())}


def test_with_democracy_the_partner_picks_30() -> None:
    played = struck("civil_war", advances=DEMOCRACY, crete="knossos 20 sinope 26", asia="")
    played.answer(CivilWarPick({"sinope": 15}))
    assert (played.step, played.due) == ("partner_pick", {"asia": 30})


def test_with_democracy_and_45_units_all_join_the_seceding_camp_without_asking() -> None:
    played = struck("civil_war", advances=DEMOCRACY, crete="knossos 20 sinope 20 +troy", asia="")
    played.answer(CivilWarPick({"sinope": 15}))
    assert (played.step, played.asked) == ("keep", ["crete"])
    kept = played.answer(CivilWarKeep("seceding"))
    assert (annexed(kept), kept.line("crete")) == ({}, "knossos 20 sinope 20 +troy =15")


def test_with_democracy_and_fewer_than_45_units_all_join_the_seceding_camp_without_asking() -> None:
    played = struck("civil_war", advances=DEMOCRACY, crete="knossos 30 +troy +rhodes", asia="sardis 3")
    played.answer(CivilWarPick({"knossos": 15}))
    assert (played.step, played.asked) == ("keep", ["crete"])
    played.answer(CivilWarKeep("loyal"))
    assert annexed(played) == {"asia": ({"knossos": 30}, ("rhodes", "troy"))}


def test_with_democracy_the_partner_gets_everything_if_the_victim_keeps_nothing() -> None:
    played = struck("civil_war", advances=DEMOCRACY, crete="knossos 20 sinope 20 +troy", asia="")
    played.answer(CivilWarPick({"sinope": 15})).answer(CivilWarKeep("loyal"))
    assert (played.line("crete"), played.line("asia")) == ("=55", "knossos 20 sinope 20 +troy =15")


def test_with_philosophy_the_nation_with_the_most_tokens_in_stock_picks_15() -> None:
    played = struck("civil_war", advances=PHILOSOPHY, crete="knossos 20 sinope 20", asia="troy 5", egypt="", italy="")
    assert (played.step, played.asked, played.due) == ("partner_pick", ["italy"], {"italy": 15})
    played.answer(CivilWarPick({"sinope": 15}))
    assert (played.step, played.asked, played.usual()) == ("keep", ["crete"], CivilWarKeep("loyal"))
    assert annexed(played.answer(CivilWarKeep("loyal"))) == {"italy": ({"sinope": 15}, ())}


def test_with_philosophy_a_victim_with_the_fullest_stock_has_no_civil_war() -> None:
    played = struck("civil_war", advances=PHILOSOPHY, crete="=15 knossos 20 sinope 20", asia="=15 troy 40")
    assert played.told(CalamityEnded) == [CalamityEnded("civil_war", 0, "no_effect")]


@pytest.mark.parametrize(
    ("pick", "code"),
    [
        (CivilWarPick({"atlantis": 1}), "bad_value"),
        (CivilWarPick({"sea_libyan": 1}), "bad_value"),
        (CivilWarPick({"knossos": -1}), "bad_value"),
        (CivilWarPick({}, ("sardis",)), "bad_value"),
        (CivilWarPick({}, ("athens", "athens")), "bad_value"),
        (CivilWarPick({}, ("troy",)), "bad_value"),
        (CivilWarPick({"knossos": 11}, ("athens", "rhodes")), "not_enough_tokens"),
        (CivilWarPick({"sardis": 1}), "not_enough_tokens"),
        (CivilWarPick({"knossos": 10}, ("athens",)), "wrong_count"),
        (CivilWarPick({"knossos": 10, "sinope": 1}, ("athens", "rhodes")), "wrong_count"),
        (CivilWarPick({"knossos": 10}, ("athens", "rhodes")), None),
    ],
)
def test_units_of_the_victim_are_picked_once_in_the_exact_total(pick: CivilWarPick, code: str | None) -> None:
    played = struck("civil_war", crete="knossos 20 sinope 6 +troy +rhodes +sparta +athens", asia="sardis 3")
    played.answer(CivilWarPick({"knossos": 10}, ("troy",)))
    assert played.code(pick, "asia") == code


def seceded(**nations: str) -> Calamities:
    """Crete loses 25 tokens and two cities, and its partner is asked to take or has taken them."""
    played = struck("civil_war", crete="knossos 15 sinope 10 sais 9 +athens +troy", **nations)
    if played.step == "partner":
        played.answer(CivilWarPartner("asia"))
    played.answer(CivilWarPick({"knossos": 15}))
    played.answer(CivilWarPick({"sinope": 10}, ("athens", "troy")))
    return played.answer(CivilWarKeep("loyal"))


EIGHT = "+sardis +byzantium +chalcis +corinth +gordion +hattusas +kanesh +miletus"
NINE = f"{EIGHT} +perge"
EIGHT_ELSEWHERE = "+rome +cumae +tarentum +panormus +caralis +salona +spina +felsina"
NINE_IN_AFRICA = "+carthage +cyrene +euesperides +gaza +hadrumetum +hippo +leptis +memphis +thebes"


def test_r17_a_partner_short_of_pieces_chooses_what_it_takes() -> None:
    played = seceded(asia=f"=12 rhodes 1 {EIGHT}", egypt="=4")
    assert (played.step, played.asked) == ("take", ["asia"])
    assert played.usual() == CivilWarTake({"knossos": 12}, ("athens",))
    for take, code in (
        (CivilWarTake({"knossos": 11}, ("athens",)), "wrong_count"),
        (CivilWarTake({"knossos": 12}), "wrong_count"),
        (CivilWarTake({"knossos": 7}, ("athens", "troy")), "wrong_count"),
        (CivilWarTake({"sais": 1, "knossos": 11}, ("athens",)), "not_enough_tokens"),
        (CivilWarTake({"sinope": 11}, ("athens",)), "not_enough_tokens"),
        (CivilWarTake({"sinope": 10, "knossos": 2}, ("sardis",)), "bad_value"),
        (CivilWarTake({"sinope": 10, "knossos": 2}, ("troy", "troy")), "bad_value"),
        (CivilWarTake({"sinope": 10, "atlantis": 2}, ("troy",)), "bad_value"),
        (CivilWarTake({"sinope": 10, "knossos": 2}, ("troy",)), None),
    ):
        assert played.code(take) == code
    played.answer(CivilWarTake({"sinope": 10, "knossos": 2}, ("troy",)))
    assert annexed(played) == {"asia": ({"sinope": 10, "knossos": 2}, ("troy",))}
    assert played.line("crete") == "knossos 13 sais 9 +athens =33"


def test_r17_tokens_left_over_go_to_the_fullest_stock_and_cities_to_the_fullest_after_that() -> None:
    played = seceded(asia=f"=0 rhodes 55 {NINE}", egypt="=55", italy="=55")
    assert played.step is None
    assert annexed(played) == {"italy": ({"knossos": 15, "sinope": 10}, ()), "egypt": ({}, ("athens", "troy"))}


def test_r17_the_victim_is_one_of_those_with_the_camp_in_its_stock_and_what_it_gets_stays_its_own() -> None:
    played = seceded(asia=f"=0 rhodes 55 {NINE}", egypt="=45 memphis 10")
    assert annexed(played) == {"egypt": ({}, ("athens", "troy"))}
    assert played.line("crete") == "knossos 15 sais 9 sinope 10 =21"


def test_r17_cities_left_over_go_one_by_one_to_the_fullest_stock_that_has_a_free_marker() -> None:
    played = seceded(asia=f"=30 {NINE}", italy=f"=50 {EIGHT_ELSEWHERE}", egypt="=47", africa=f"=55 {NINE_IN_AFRICA}")
    assert annexed(played) == {
        "asia": ({"knossos": 15, "sinope": 10}, ()),
        "italy": ({}, ("athens",)),
        "egypt": ({}, ("troy",)),
    }


def test_r17_a_city_may_stay_with_the_victim_for_its_returned_markers_are_free() -> None:
    played = seceded(asia=f"=30 {NINE}", egypt="=45")
    assert annexed(played) == {"asia": ({"knossos": 15, "sinope": 10}, ())}
    assert played.line("crete") == "sais 9 +athens +troy =46"


def test_the_stock_the_treasury_and_the_ships_of_the_victim_stay_its_own() -> None:
    played = struck("civil_war", crete="=14 knossos 40 ~knossos", asia="")
    nation = played.answer(CivilWarKeep("loyal")).board.nations[0]
    assert (nation.stock, len(nation.sailing), played.line("asia")) == (49, 1, "knossos 35 =20")
