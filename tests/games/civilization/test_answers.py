"""Answers of several that are asked at once: in any order, anew, hidden until all are in (3.1, 14, 15)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from games.civilization.restless import restless_action
from games.civilization.scenes import CIVILIZATION, after, city, code, scene, story, tokens, told
from games.random_play import acting, chooser
from games.tables import repeatable, seeds
from ziggurat.games.civilization.actions import (
    BuildCities,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    NewShip,
    Ships,
    Upkeep,
)
from ziggurat.games.civilization.events import ShipBuilt
from ziggurat.games.civilization.position import TOGETHER, CivilizationOptions, Position
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match

END = EndMovement()
MOST_ORDERS = 24


def asked(position: Position, *seats: Seat) -> Position:
    """The position in which these seats are asked."""
    board = position.board
    return Position(replace(board, owing=seats), position.answers)


def together(seed: int, seats: int, steps: int) -> Position | None:
    """A position of a restless match in which several have not answered yet; None if none comes up soon."""
    match, choose = Match(CIVILIZATION, seats, seed, CivilizationOptions(turn_limit=20)), chooser(seed)
    for number in range(steps + 300):
        if match.result is not None:
            return None
        if number >= steps and match.position.board.phase in TOGETHER and len(match.due.seats) > 1:
            return match.position
        able = acting(match)
        seat = able[choose(len(able))]
        match.apply(seat, restless_action(match, seat, choose, 5))
    return None


@repeatable
@given(seed=seeds, seats=st.integers(2, 5), steps=st.integers(0, 400))
def test_in_whatever_order_answers_come_they_lead_to_the_same_position(seed: int, seats: int, steps: int) -> None:
    position = together(seed, seats, steps)
    if position is None:
        return
    source = random.Random(seed)
    owing = position.board.owing
    chosen = {seat: source.choice(list(CIVILIZATION.candidates(CIVILIZATION.view(position, seat)))) for seat in owing}
    ends = []
    for order in list(permutations(owing))[:MOST_ORDERS]:
        end = position
        for seat in order:
            end = after(end, chosen[seat], seat=seat)
        ends.append(end)
    assert all(end == ends[0] for end in ends)


@repeatable
@given(seed=seeds, seats=st.integers(2, 5), steps=st.integers(0, 400))
def test_only_the_last_answer_of_a_seat_counts(seed: int, seats: int, steps: int) -> None:
    position = together(seed, seats, steps)
    if position is None:
        return
    source = random.Random(seed)
    first, *others = position.board.owing
    offered: list[Action] = list(CIVILIZATION.candidates(CIVILIZATION.view(position, first)))
    straight = after(position, offered[-1], seat=first)
    assert after(position, *source.choices(offered, k=3), offered[-1], seat=first) == straight
    assert straight.board.owing == tuple(others)


@repeatable
@given(seed=seeds, seats=st.integers(2, 5), steps=st.integers(0, 400))
def test_what_is_answered_and_that_it_is_replaced_shows_to_nobody_else(seed: int, seats: int, steps: int) -> None:
    position = together(seed, seats, steps)
    if position is None:
        return
    seat = position.board.owing[0]
    others = [viewer for viewer in (None, *range(seats)) if viewer != seat]
    offered = list(CIVILIZATION.candidates(CIVILIZATION.view(position, seat)))
    answered, first_story = CIVILIZATION.apply(position, seat, offered[0])
    for action in offered:
        other, story = CIVILIZATION.apply(position, seat, action)
        replaced, told_again = CIVILIZATION.apply(answered, seat, action)
        for viewer in others:
            assert CIVILIZATION.view(other, viewer) == CIVILIZATION.view(answered, viewer)
            assert CIVILIZATION.view(replaced, viewer) == CIVILIZATION.view(answered, viewer)
            assert [event.seen_by(viewer) for event in story] == [event.seen_by(viewer) for event in first_story]
            assert [event.seen_by(viewer) for event in told_again] == [None]


@pytest.mark.parametrize(
    ("position", "first", "second"),
    [
        pytest.param(
            scene("expansion", crete="knossos 2 troy 2 =1", asia="sardis 2 rhodes 2 =1"),
            Expand({"knossos": 1}),
            Expand({"rhodes": 1}),
            id="expansion",
        ),
        pytest.param(
            scene("ships", crete="knossos 3 ~knossos", asia="sardis 2"),
            Ships({"crete-1": Upkeep(0, 1)}, ()),
            Ships({}, (NewShip("sardis", 0, 2),)),
            id="ships",
        ),
        pytest.param(
            scene("cities", crete="knossos 6 troy 2", asia="sardis 6 tarsus 2"),
            BuildCities(("knossos",)),
            BuildCities(()),
            id="cities",
        ),
    ],
)
def test_nothing_happens_before_all_have_answered(
    position: Position, first: CivilizationAction, second: CivilizationAction
) -> None:
    position = asked(position, 0, 1)
    one = after(position, first)
    assert one.board.nations == position.board.nations
    assert (one.board.owing, one.board.answered, one.answers) == ((1,), (0,), (first, None))
    assert after(one, second, seat=1).answers == (None, None)


def test_in_a_fight_only_those_who_are_left_in_it_are_asked() -> None:
    position = scene(crete="hattusas 2 troy 6", asia="hattusas 2", egypt="memphis 2", fight_on=True)
    fight = after(position, END)
    assert fight.board.owing == (0, 1)
    assert code(fight, FightOn(True), seat=2) == "not_your_turn"


def test_a_fight_does_not_go_on_before_all_who_are_asked_have_answered() -> None:
    fight = after(scene(crete="hattusas 2 troy 6", asia="hattusas 2", fight_on=True), END)
    said = after(fight, FightOn(True))
    assert tokens(said, "hattusas") == {"crete": 1, "asia": 1}
    assert tokens(after(said, FightOn(False), seat=1), "hattusas") == {}


def test_who_wanted_to_go_on_may_think_better_of_it() -> None:
    fight = after(scene(crete="hattusas 2 troy 6", asia="hattusas 2", fight_on=True), END)
    said = after(fight, FightOn(True), FightOn(False))
    assert tokens(after(said, FightOn(False), seat=1), "hattusas") == {"crete": 1, "asia": 1}


def test_cities_of_all_are_built_before_any_surplus_goes() -> None:
    position = asked(scene("cities", crete="knossos 6 troy 2", asia="sardis 6 tarsus 6"), 0, 1)
    built = after(after(position, BuildCities(("sardis",)), seat=1), BuildCities(("knossos",)))
    assert (city(built, "knossos"), city(built, "sardis")) == ("crete", "asia")
    assert tokens(built, "tarsus") == {"asia": 5}  # three are left, and have grown by two


def test_answers_are_carried_out_in_nation_order_whoever_came_first() -> None:
    position = asked(scene("ships", egypt="memphis 2 tanis 2", crete="knossos 2", africa="carthage 2"), 0, 1, 2)
    for seat, area in ((0, "tanis"), (2, "carthage")):
        position = after(position, Ships({}, (NewShip(area, 0, 2),)), seat=seat)
    events = story(position, Ships({}, (NewShip("knossos", 0, 2),)), seat=1)
    assert [event.area for event in told(events, ShipBuilt)] == ["carthage", "knossos", "tanis"]


def test_a_seat_that_is_not_asked_has_no_candidates() -> None:
    position = scene("cities", crete="knossos 6 troy 2", asia="sardis 5")
    assert list(CIVILIZATION.candidates(CIVILIZATION.view(position, 1))) == []
    assert CIVILIZATION.spaces(CIVILIZATION.view(position, 1)) == ()
