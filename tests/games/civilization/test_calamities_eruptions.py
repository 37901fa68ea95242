"""Volcanic Eruption or Earthquake (11.2)."""

from __future__ import annotations

import pytest

from games.civilization.calamity_scenes import struck
from ziggurat.games.civilization.calamity_actions import ChooseVolcano, Quake
from ziggurat.games.civilization.calamity_events import CalamityEnded, PlaceStruck, UnitsLost
from ziggurat.games.civilization.events import CityEliminated, CityReduced


def test_everything_of_everybody_in_every_area_of_the_volcano_is_lost() -> None:
    played = struck("volcano", italy="syracuse 1 rome 2", africa="+messana hippo 3", egypt="cumae 1")
    assert played.step is None
    assert played.told(PlaceStruck) == [PlaceStruck("volcano", 0, "etna")]
    assert played.told(UnitsLost) == [
        UnitsLost(1, "volcano", (), ("messana",), 0),
        UnitsLost(0, "volcano", (("syracuse", 1),), (), 0),
    ]
    assert [played.line(name) for name in ("italy", "africa", "egypt")] == ["rome 2 =53", "hippo 3 =52", "cumae 1 =54"]


def test_of_several_volcanoes_the_victim_chooses_one() -> None:
    played = struck("volcano", italy="syracuse 1 +cumae rome 2", crete="thera 1 lucania 2")
    assert (played.step, played.asked) == ("volcano", ["italy"])
    assert played.candidates() == [ChooseVolcano("etna"), ChooseVolcano("vesuvius")]
    assert played.usual() == ChooseVolcano("etna")
    assert [played.code(ChooseVolcano(name)) for name in ("thera", "olympus")] == ["bad_value"] * 2
    assert played.answer(ChooseVolcano("vesuvius")).line("italy") == "rome 2 syracuse 1 =52"
    assert played.line("crete") == "thera 1 =54"


def test_where_no_volcano_touches_the_victim_the_earth_quakes_although_one_touches_others() -> None:
    played = struck("volcano", crete="+knossos +phaistos troy 4", asia="thera 1 +miletus")
    assert (played.step, played.asked) == ("quake", ["crete"])


def test_an_earthquake_reduces_an_own_city_and_then_one_beside_it() -> None:
    played = struck("volcano", crete="+rhodes +knossos troy 4", asia="+miletus sardis 2")
    assert played.usual() == Quake("knossos")
    assert played.candidates() == [Quake("knossos"), Quake("rhodes"), Quake("rhodes", "miletus")]
    played.answer(Quake("rhodes", "miletus"))
    assert played.told(CityReduced) == [CityReduced(0, "rhodes", 2), CityReduced(1, "miletus", 1)]


def test_the_second_city_of_an_earthquake_may_lie_beside_across_land_too() -> None:
    played = struck("volcano", crete="+sparta", asia="+corinth")
    assert played.code(Quake("sparta", "corinth")) is None


def test_a_city_that_finds_no_tokens_in_an_earthquake_is_eliminated() -> None:
    played = struck("volcano", crete="=1 +knossos troy 4", asia="sardis 2")
    assert played.step is None
    assert played.told(CityEliminated) == [CityEliminated(0, "knossos")]


def test_a_single_city_with_no_foreign_one_beside_it_is_reduced_without_asking() -> None:
    played = struck("volcano", crete="+knossos troy 4", asia="+miletus")
    assert played.step is None
    assert played.told(CityReduced) == [CityReduced(0, "knossos", 3)]


def test_without_a_city_an_earthquake_has_no_effect() -> None:
    played = struck("volcano", crete="troy 4", asia="+miletus")
    assert played.told(CalamityEnded) == [CalamityEnded("volcano", 0, "no_effect")]


@pytest.mark.parametrize(
    ("quake", "code"),
    [
        (Quake("troy"), "bad_value"),
        (Quake("miletus"), "bad_value"),
        (Quake("atlantis"), "bad_value"),
        (Quake("rhodes", "knossos"), "bad_value"),
        (Quake("rhodes", "rhodes"), "bad_value"),
        (Quake("rhodes", "sardis"), "bad_value"),
        (Quake("rhodes", "atlantis"), "bad_value"),
        (Quake("rhodes", "sinope"), "not_adjacent"),
        (Quake("knossos", "miletus"), "not_adjacent"),
        (Quake("troy", "sinope"), "bad_value"),
        (Quake("rhodes", "miletus"), None),
        (Quake("rhodes"), None),
    ],
)
def test_an_earthquake_names_an_own_city_and_perhaps_a_foreign_one_beside_it(quake: Quake, code: str | None) -> None:
    played = struck("volcano", crete="+rhodes +knossos troy 4", asia="+miletus +sinope sardis 2")
    assert played.code(quake) == code
