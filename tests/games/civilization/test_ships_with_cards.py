"""Phases 4 and 5 where there are treasury tokens and advances: who pays for ships, and how far they sail (6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from games.civilization.card_scenes import begun, opened
from games.civilization.scenes import CIVILIZATION, after, code, story, tokens, told
from ziggurat.games.civilization.actions import EndMovement, Load, NewShip, Sail, Ships, Unload, Upkeep
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.events import ShipBuilt, ShipMaintained, ShipScrapped
from ziggurat.games.civilization.position import Position

END = EndMovement()


def arming(line: str, mode: str = "full", **scene: Any) -> Position:
    """Crete decides on its ships."""
    return begun("ships", mode=mode, crete=line, asia="ancyra 1", **scene)


def ships(position: Position) -> list[str]:
    return [AREAS[ship.area].id for _, ship in position.board.nations[0].sailing]


def build(*new: tuple[str, int, int]) -> Ships:
    return Ships({}, tuple(NewShip(*each) for each in new))


# Who is asked


@pytest.mark.parametrize(
    ("mode", "line", "is_asked"),
    [
        ("full", "hattusas 5 $2", False),
        ("full", "knossos 1", False),
        ("full", "knossos 2", True),
        ("full", "knossos 1 $1", True),
        ("full", "+knossos hattusas 2 $1", False),
        ("full", "+knossos hattusas 2 $2", True),
        ("first_societies", "+knossos hattusas 2", False),
        ("full", "hattusas 2 ~troy", False),
        ("full", "hattusas 2 ~troy $1", True),
        ("first_societies", "hattusas 2 ~troy", True),
        ("full", "troy 1 ~troy", True),
    ],
)
def test_whoever_can_keep_or_build_a_ship_is_asked(mode: str, line: str, is_asked: bool) -> None:
    assert (arming(line, mode).board.phase == "ships") == is_asked


def test_a_ship_that_nobody_can_pay_for_is_given_up_without_asking() -> None:
    position, events = opened("ships", crete="hattusas 2 ~troy", asia="ancyra 1")
    assert told(events, ShipScrapped) == [ShipScrapped(0, "crete-1", "troy")]
    assert ships(position) == []


def test_a_coast_of_a_closed_region_builds_nothing() -> None:
    assert arming("salona 4").board.phase == "movement"
    assert begun("ships", crete="salona 4", asia="ancyra 1", italy="rome 1").board.phase == "ships"


# Payment in the full game


@pytest.mark.parametrize(("treasury", "standing"), [(0, 2), (1, 1), (2, 0)])
def test_in_the_full_game_a_new_ship_is_paid_by_treasury_by_tokens_or_by_both_r35(treasury: int, standing: int) -> None:
    position = arming("knossos 4 $2 =9")
    built = after(position, build(("knossos", treasury, standing)))
    nation = built.board.nations[0]
    assert (tokens(built, "knossos"), nation.treasury, nation.stock) == ({"crete": 4 - standing}, 2 - treasury, 11)
    assert told(story(position, build(("knossos", treasury, standing))), ShipBuilt)[0].treasury == treasury


def test_in_the_full_game_a_ship_is_maintained_by_treasury_or_by_a_token_of_its_area() -> None:
    position = arming("troy 1 knossos 3 ~troy ~rhodes $1 =9")
    kept = after(position, Ships({"crete-1": Upkeep(0, 1), "crete-2": Upkeep(1, 0)}, ()))
    nation = kept.board.nations[0]
    assert (ships(kept), nation.treasury, nation.stock, tokens(kept, "troy")) == (["troy", "rhodes"], 0, 11, {})


@pytest.mark.parametrize(
    ("action", "refused"),
    [
        (Ships({"crete-1": Upkeep(1, 1)}, ()), "cannot_pay"),
        (Ships({"crete-1": Upkeep(0, 0)}, ()), "cannot_pay"),
        (Ships({"crete-2": Upkeep(0, 1)}, ()), "cannot_pay"),
        (Ships({"crete-1": Upkeep(1, 0), "crete-2": Upkeep(1, 0)}, ()), "cannot_pay"),
        (Ships({"crete-1": Upkeep(1, 0)}, (NewShip("knossos", 1, 1),)), "cannot_pay"),
        (Ships({"crete-1": Upkeep(0, 1)}, (NewShip("troy", 0, 2),)), "cannot_pay"),
        (Ships({"crete-1": Upkeep(0, 1, "troy")}, ()), "bad_value"),
        (Ships({"crete-1": Upkeep(-1, 2)}, ()), "bad_value"),
        (Ships({"asia-1": Upkeep(1, 0)}, ()), "bad_value"),
        (Ships({}, (NewShip("knossos", 3, -1),)), "bad_value"),
        (Ships({"crete-1": Upkeep(0, 1)}, (NewShip("troy", 1, 1),)), "cannot_pay"),
    ],
)
def test_payments_that_do_not_fit_or_are_not_there_are_refused(action: Ships, refused: str) -> None:
    assert code(arming("troy 1 knossos 3 ~troy ~rhodes $1"), action) == refused


def test_an_own_city_is_a_harbour_for_treasury_alone() -> None:
    position = arming("+knossos hattusas 4 $2")
    assert ships(after(position, build(("knossos", 2, 0)))) == ["knossos"]
    assert code(position, build(("knossos", 1, 1))) == "cannot_pay"


def test_after_upkeep_a_token_or_a_city_must_be_left_where_a_ship_is_built() -> None:
    position = arming("troy 1 ~troy $3")
    keep = {"crete-1": Upkeep(0, 1)}
    assert code(position, Ships(keep, (NewShip("troy", 2, 0),))) == "not_buildable"
    assert code(position, Ships({"crete-1": Upkeep(1, 0)}, (NewShip("troy", 2, 0),))) is None
    with_city = arming("troy 1 +troy ~troy $3")
    assert code(with_city, Ships(keep, (NewShip("troy", 2, 0),))) is None


def test_what_other_builds_pay_does_not_matter_for_presence() -> None:
    position = arming("knossos 2 $4")
    assert ships(after(position, build(("knossos", 0, 2), ("knossos", 2, 0)))) == ["knossos", "knossos"]


def test_the_last_token_of_an_area_may_pay() -> None:
    assert tokens(after(arming("knossos 2"), build(("knossos", 0, 2))), "knossos") == {}


# Upkeep from afar (first societies)


def test_r42_in_first_societies_upkeep_comes_from_any_area() -> None:
    position = arming("hattusas 3 ~troy", "first_societies")
    kept = after(position, Ships({"crete-1": Upkeep(0, 1, "hattusas")}, ()))
    assert (ships(kept), tokens(kept, "hattusas")) == (["troy"], {"crete": 2})


@pytest.mark.parametrize(
    ("upkeep", "refused"),
    [
        (Upkeep(0, 1), "cannot_pay"),
        (Upkeep(0, 1, "knossos"), "cannot_pay"),
        (Upkeep(0, 1, "sea_libyan"), "cannot_pay"),
        (Upkeep(0, 1, "memphis"), "cannot_pay"),
        (Upkeep(1, 0, "hattusas"), "cannot_pay"),
        (Upkeep(0, 1, "atlantis"), "bad_value"),
        (Upkeep(0, 1, "hattusas"), None),
    ],
)
def test_r42_the_token_must_stand_in_the_area_that_is_named(upkeep: Upkeep, refused: str | None) -> None:
    assert code(arming("hattusas 1 ~troy", "first_societies"), Ships({"crete-1": upkeep}, ())) == refused


def test_r42_a_new_ship_is_paid_where_it_is_built() -> None:
    position = arming("hattusas 3 +knossos ~troy", "first_societies")
    assert code(position, build(("knossos", 0, 2))) == "cannot_pay"


def test_a_token_pays_once() -> None:
    position = arming("hattusas 1 knossos 2 ~troy ~rhodes", "first_societies")
    twice = Ships({"crete-1": Upkeep(0, 1, "hattusas"), "crete-2": Upkeep(0, 1, "hattusas")}, ())
    assert code(position, twice) == "cannot_pay"


# Time that is up


def kept_by_time(mode: str, line: str) -> dict[str, int]:
    """By ship that is kept, the treasury tokens that paid."""
    position = arming(line, mode)
    assert position.board.phase == "ships"
    _, events = CIVILIZATION.expire(position, (0,))
    assert told(events, ShipBuilt) == []
    return {event.ship: event.treasury for event in told(events, ShipMaintained)}


def test_time_that_is_up_keeps_what_treasury_pays_then_what_a_token_beside_it_pays() -> None:
    assert kept_by_time("full", "troy 2 ~troy ~rhodes ~troy ~thera $2") == {"crete-1": 1, "crete-2": 1, "crete-3": 0}


def test_time_that_is_up_pays_from_the_fullest_area_last_in_first_societies() -> None:
    position = arming("troy 1 knossos 2 hattusas 2 ~rhodes ~troy ~thera ~rhodes", "first_societies")
    done, events = CIVILIZATION.expire(position, (0,))
    assert [event.ship for event in told(events, ShipMaintained)] == ["crete-1", "crete-2", "crete-3", "crete-4"]
    assert [tokens(done, area) for area in ("troy", "knossos", "hattusas")] == [{}, {"crete": 1}, {}]


# Range, and the open sea


@pytest.mark.parametrize(("advance", "steps"), [("", 4), ("*weaving", 5)])
def test_a_ship_sails_four_steps_and_with_weaving_five(advance: str, steps: int) -> None:
    position = begun("movement", crete=f"knossos 1 ~knossos {advance}", asia="ancyra 1")
    there, back = Sail("crete-1", "thera"), Sail("crete-1", "knossos")
    for _ in range(steps // 2):
        position = after(position, there, back)
    for step in (there,) if steps % 2 else ():
        position = after(position, step)
    assert code(position, back if steps % 2 else there) == "no_moves_left"


@pytest.mark.parametrize("mode", ["first_societies", "full"])
def test_only_with_astronomy_a_ship_enters_the_open_sea(mode: str) -> None:
    without = begun("movement", mode=mode, crete="knossos 2 ~knossos", asia="ancyra 1")
    assert code(without, Sail("crete-1", "sea_libyan")) == "open_sea"
    with_it = begun("movement", mode=mode, crete="knossos 2 ~knossos *astronomy", asia="ancyra 1")
    assert code(with_it, Sail("crete-1", "sea_libyan")) is None


def test_r4_with_astronomy_no_ship_stays_loads_or_unloads_in_the_open_sea() -> None:
    position = begun("movement", crete="knossos 2 ~knossos *astronomy", asia="ancyra 1")
    at_sea = after(position, Load("crete-1", 1), Sail("crete-1", "sea_libyan"))
    assert [code(at_sea, action) for action in (END, Load("crete-1", 1), Unload("crete-1", 1))] == ["open_sea"] * 3
    assert code(after(at_sea, Sail("crete-1", "sparta"), Unload("crete-1", 1)), END) is None


def test_without_astronomy_a_border_that_is_missing_is_told_before_the_open_sea() -> None:
    position = begun("movement", crete="knossos 2 ~knossos", asia="ancyra 1")
    assert code(position, Sail("crete-1", "sea_gulf")) == "not_adjacent"
