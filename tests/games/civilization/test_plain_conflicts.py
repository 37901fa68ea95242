"""Conflicts go as a second, plain implementation has them go (6.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import examples
from games.civilization.notation import nation
from games.civilization.plain_conflicts import ORDER, Area, Land, Name
from ziggurat.games.civilization.areas import AREAS, LIMITS, NUMBER_OF
from ziggurat.games.civilization.conflicts import conflicts_of
from ziggurat.games.civilization.course import fight_out
from ziggurat.games.civilization.fights import go_on
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board, CivilizationOptions
from ziggurat.games.game import Event

LAND: Final = ("knossos", "sparta", "troy", "athens", "noricum", "moesia", "rhodes")
"""Areas with limits from 1 to 5."""
FAR: Final = ("memphis", "thebes", "susa", "ur", "rome", "cumae", "carthage", "hippo", "leptis")
"""Where cities stand that are not fought for."""
MANY: Final = 14


class War(NamedTuple):
    """What stands where when phase 6 begins, how much is in stock, and who wants to fight on where."""

    tokens: dict[Area, dict[Name, int]]
    cities: dict[Area, Name]
    stock: dict[Name, int]
    far: dict[Name, int]
    fights_on: bool
    willing: frozenset[tuple[Area, Name]]


@st.composite
def wars(draw: st.DrawFn) -> War:
    """Some nations in a few areas, some of which have cities."""
    names = draw(st.lists(st.sampled_from(ORDER), min_size=2, max_size=5, unique=True))
    areas = draw(st.lists(st.sampled_from(LAND), min_size=1, max_size=len(LAND), unique=True))
    counts = st.sampled_from((0, 0, 1, 1, 2, 3, 4, 6, 7, 8, 9, MANY))
    cities = {area: owner for area in areas if (owner := draw(st.sampled_from([None, *names]))) is not None}
    pairs = st.sampled_from([(area, name) for area in areas for name in names])
    return War(
        {area: {name: draw(counts) for name in names} for area in areas},
        cities,
        {name: draw(st.integers(0, MANY)) for name in names},
        {name: draw(st.sampled_from((0, CITIES - sum(each == name for each in cities.values())))) for name in names},
        draw(st.booleans()),
        draw(st.frozensets(pairs)),
    )


@st.composite
def sieges(draw: st.DrawFn) -> War:
    """Cities everywhere, many attackers and little in stock, so that surrenders wait for each other."""
    names = draw(st.lists(st.sampled_from(ORDER), min_size=2, max_size=4, unique=True))
    areas = draw(st.lists(st.sampled_from(LAND), min_size=2, max_size=len(LAND), unique=True))
    cities = {area: draw(st.sampled_from(names)) for area in areas}
    ours, theirs = st.sampled_from((0, 0, 0, 1, 3)), st.sampled_from((0, 2, 6, 7, 7, 8, 9))
    return War(
        {area: {name: draw(ours if cities[area] == name else theirs) for name in names} for area in areas},
        cities,
        {name: draw(st.integers(0, 8)) for name in names},
        dict.fromkeys(names, 0),
        draw(st.booleans()),
        draw(st.frozensets(st.sampled_from([(area, name) for area in areas for name in names]))),
    )


def by_the_rules(war: War) -> tuple[Board, list[tuple[Area, tuple[Name, ...]]]]:
    """How the war ends, and who was asked whether to fight on."""
    names = list(war.stock)
    nations = tuple(nation(name, _line(war, name)) for name in names)
    board = Board(
        CivilizationOptions(fight_on=war.fights_on),
        tuple(range(1, len(names) + 1)),
        nations,
        tuple(each.id for each in nations),
        phase="conflicts",
    )
    story: list[Event] = []
    questions = []
    board = fight_out(replace(board, conflicts=conflicts_of(board)), story)
    while board.fight is not None:
        area = AREAS[board.fight.area].id
        asked = tuple(sorted((names[seat] for seat in board.owing), key=ORDER.index))
        questions.append((area, asked))
        board = fight_out(go_on(board, any((area, name) in war.willing for name in asked), story), story)
    return board, questions


def _line(war: War, name: Name) -> str:
    tokens = [f"{area} {count[name]}" for area, count in war.tokens.items()]
    cities = [f"+{area}" for area, owner in war.cities.items() if owner == name]
    far = [f"+{area}" for area in FAR[: war.far[name]]]
    return " ".join((*tokens, *cities, *far, f"={war.stock[name]}"))


def plainly(war: War) -> Land:
    """How the war ends by the second implementation."""
    owned = {name: sum(owner == name for owner in war.cities.values()) + war.far[name] for name in war.stock}
    land = Land(
        {area: LIMITS[NUMBER_OF[area]] for area in war.tokens},
        {area: dict(counts) for area, counts in war.tokens.items()},
        dict(war.cities),
        dict(war.stock),
        {name: CITIES - count for name, count in owned.items()},
        war.fights_on,
        lambda area, name: (area, name) in war.willing,
    )
    land.resolve()
    return land


@settings(deadline=None, derandomize=True, database=None, max_examples=examples(800))
@given(war=wars() | sieges())
def test_every_war_ends_as_the_plain_telling_has_it(war: War) -> None:
    board, questions = by_the_rules(war)
    land = plainly(war)
    assert questions == land.questions
    for each in board.nations:
        assert each.stock == land.stock[each.id]
        assert each.free_cities == land.markers[each.id]
        for area, counts in land.tokens.items():
            assert each.tokens[NUMBER_OF[area]] == counts[each.id]
            assert (NUMBER_OF[area] in each.cities) == (land.cities.get(area) == each.id)


@pytest.mark.parametrize("fights_on", [False, True])
@pytest.mark.parametrize("limit", range(1, 6))
def test_two_nations_of_any_strength_fight_as_the_plain_telling_has_it(limit: int, fights_on: bool) -> None:
    area = next(area for area in LAND if LIMITS[NUMBER_OF[area]] == limit)
    for ours in range(1, MANY):
        for theirs in range(1, MANY):
            war = War(
                {area: {"crete": ours, "asia": theirs}},
                {},
                {"crete": 0, "asia": 0},
                {"crete": 0, "asia": 0},
                fights_on,
                frozenset({(area, "asia")} if ours % 2 else ()),
            )
            board, questions = by_the_rules(war)
            land = plainly(war)
            assert questions == land.questions
            assert {each.id: each.tokens[NUMBER_OF[area]] for each in board.nations} == land.tokens[area]
