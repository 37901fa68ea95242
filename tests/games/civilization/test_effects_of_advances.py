"""What advances change in fights, sieges, and in what an area holds (6.3 to 6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.civilization.card_scenes import opened
from games.civilization.scenes import city, tokens, told
from ziggurat.games.civilization.events import (
    CityAttacked,
    CityEliminated,
    CityReduced,
    ConflictEnded,
    ConflictStarted,
    ConflictStep,
    TokensRemoved,
)

CRETE, ASIA, EGYPT = range(3)


def fought(area: str, **nations: Any) -> tuple[str, dict[int, int]]:
    """Who lost a token at each step of the fights there, and what is left at the end."""
    _, events = opened("conflicts", **nations)
    steps = ["".join(map(str, event.seats)) for event in told(events, ConflictStep) if event.area == area]
    ended = [event for event in told(events, ConflictEnded) if event.area == area]
    return " ".join(steps), dict(ended[-1].tokens)


# Metallurgy, where there is no city


@pytest.mark.parametrize(
    ("crete", "asia", "steps", "left"),
    [
        ("sparta 2", "sparta 2", "01 01", {}),
        ("sparta 2 *metallurgy", "sparta 2", "1 0 1", {CRETE: 1}),
        ("sparta 2 *metallurgy", "sparta 2 *metallurgy", "01 01", {}),
        ("sparta 2 *metallurgy", "sparta 3", "1 0 1 0", {ASIA: 1}),
        ("sparta 2 *metallurgy", "sparta 3 *metallurgy", "0 1 0", {ASIA: 2}),
        ("sparta 1 *metallurgy", "sparta 1", "1", {CRETE: 1}),
        ("sparta 2 *engineering", "sparta 2", "01 01", {}),
    ],
)
def test_a_nation_with_metallurgy_loses_its_first_token_after_all_without_it(
    crete: str, asia: str, steps: str, left: dict[int, int]
) -> None:
    assert fought("sparta", crete=f"{crete} knossos 2", asia=f"{asia} troy 2") == (steps, left)


def test_of_several_those_with_metallurgy_come_last_and_among_them_the_weaker_first() -> None:
    steps, left = fought(
        "sparta", crete="sparta 3 *metallurgy", asia="sparta 4", egypt="sparta 2 *metallurgy", babylon="sparta 2"
    )
    assert (steps, left) == ("3 1 2 0 3 1 2 0 1 0", {ASIA: 1})


def test_the_order_is_fixed_at_the_start_of_the_fight() -> None:
    # Three against two with limit 1: the weaker goes on to lose first, also once both have as many.
    assert fought("sparta", crete="sparta 3 knossos 2", asia="sparta 2 troy 2")[0] == "1 0 1"


@pytest.mark.parametrize(("crete", "fights"), [("troy 1", 0), ("troy 2", 1)])
def test_with_agriculture_of_all_the_printed_limit_counts_in_conflicts(crete: str, fights: int) -> None:
    _, events = opened("conflicts", crete=f"{crete} *agriculture", asia="troy 1 *agriculture")
    assert [event.floor for event in told(events, ConflictStarted)] == [2] * fights


# Metallurgy and Engineering, where a city is attacked


@pytest.mark.parametrize(
    ("attackers", "owner", "result"),
    [
        (6, "", "repelled"),
        (7, "", "fell"),
        (7, "*engineering", "repelled"),
        (8, "*engineering", "fell"),
        (7, "=5", "surrendered"),
        (7, "=5 *engineering", "repelled"),
    ],
)
def test_a_city_resists_up_to_six_attackers_and_with_engineering_of_its_owner_up_to_seven(
    attackers: int, owner: str, result: str
) -> None:
    _, events = opened("conflicts", crete=f"athens {attackers} *engineering", asia=f"+athens troy 6 {owner}")
    (attacked,) = told(events, CityAttacked)
    assert (attacked.strength, attacked.result) == (attackers, result)
    gone = [event.count for event in told(events, TokensRemoved) if event.reason == "attack_failed"]
    assert gone == ([attackers] if result == "repelled" else [])


@pytest.mark.parametrize("owner", ["", "*engineering", "*agriculture", "*metallurgy"])
def test_r23_six_tokens_defend_a_city_that_fell_whatever_its_owner_has(owner: str) -> None:
    _, events = opened("conflicts", crete="knossos 8", asia=f"+knossos troy 6 {owner}")
    assert [(event.tokens, event.floor) for event in told(events, ConflictStarted)] == [(((CRETE, 8), (ASIA, 6)), 3)]


def test_with_metallurgy_a_defender_removes_its_tokens_last() -> None:
    line = "+knossos troy 6 *metallurgy"
    assert fought("knossos", crete="knossos 7", asia=line)[0].split()[:2] == ["0", "1"]
    assert fought("knossos", crete="knossos 7", asia="+knossos troy 6")[0].split()[:2] == ["1", "0"]


# What an area holds with Agriculture


@pytest.mark.parametrize(
    ("line", "placed"),
    [
        ("+knossos hattusas 1 =9", 3),
        ("+knossos hattusas 1 =9 *agriculture", 4),
        ("+knossos hattusas 1 =4 *agriculture", 4),
        ("+knossos hattusas 1 =3 *agriculture", 3),
        ("+knossos hattusas 1 =2 *agriculture", None),
        ("+knossos hattusas 1 =2", None),
    ],
)
def test_a_city_of_a_nation_with_agriculture_is_reduced_to_one_token_more_which_may_be_missing(
    line: str, placed: int | None
) -> None:
    position, events = opened("support", crete=line, asia="troy 1")
    assert told(events, CityReduced) == ([] if placed is None else [CityReduced(CRETE, "knossos", placed)])
    assert told(events, CityEliminated) == ([CityEliminated(CRETE, "knossos")] if placed is None else [])
    assert (tokens(position, "knossos"), city(position, "knossos")) == ({"crete": placed} if placed else {}, None)


@pytest.mark.parametrize(
    ("line", "left"),
    [("knossos 5", 3), ("knossos 5 *agriculture", 4), ("knossos 4 *agriculture", 4), ("+knossos knossos 5 troy 2", 0)],
)
def test_with_agriculture_an_area_where_a_nation_is_alone_holds_one_token_more(line: str, left: int) -> None:
    position, _ = opened("cities", crete=line, asia="sardis 1")
    assert tokens(position, "knossos").get("crete", 0) == left


def test_where_others_are_agriculture_has_no_effect_and_nothing_is_surplus() -> None:
    shared = "knossos 2 *agriculture"
    position, events = opened("conflicts", crete=shared, asia="knossos 2 *agriculture")
    assert [event.floor for event in told(events, ConflictStarted)] == [3]
    assert tokens(position, "knossos") == {"crete": 1, "asia": 1}
    position, _ = opened("cities", crete="knossos 2", asia="knossos 1")
    assert tokens(position, "knossos") == {"crete": 2, "asia": 1}
