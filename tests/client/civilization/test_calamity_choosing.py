"""How a player of Civilization decides about calamities and revolts (6.1, 11)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.civilization.actions import ReduceCity
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.orders import caps
from ziggurat.games.civilization.position import Position
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.board.affliction import chosen_in
from ziggurat_client.boards.civilization.board.changes import changed
from ziggurat_client.boards.civilization.calamities.modes import (
    Listing,
    Order,
    Ordering,
    Point,
    Pointing,
    Quaking,
    Show,
    Unit,
)
from ziggurat_client.boards.civilization.choosing.answers import action_of, suggested
from ziggurat_client.boards.civilization.choosing.known import Known, known_by
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Choose, Command, Mode, Press
from ziggurat_client.boards.civilization.choosing.transitions import begin, step
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.staging import civilization_calamities as staged
from ziggurat_client.staging.civilization import RULES
from ziggurat_client.staging.civilization_positions import SEVEN, position_of

POSITIONS: dict[str, Position] = {
    name: value for name, value in vars(staged).items() if isinstance(value, Position) and name.isupper()
}
every_question = pytest.mark.parametrize("position", POSITIONS.values(), ids=list(POSITIONS))
US: Seat = 1


def knowing(position: Position, seat: Seat = US) -> Known:
    return known_by(seat, RULES.view(position, seat))


def after(position: Position, *commands: Command) -> Any:
    """The mode once these commands were given."""
    known = knowing(position)
    mode: Mode = begin(known, Watching())
    for command in commands:
        mode = step(known, mode, command).mode
    return mode


def at(area: str) -> int:
    return NUMBER_OF[area]


def may_confirm(position: Position, mode: Mode) -> bool:
    known = knowing(position)
    action = action_of(known, mode)
    return action is not None and known.refusal(action) is None


# ---------------------------------------------------------------------------------------- every question


@every_question
def test_what_is_proposed_can_be_confirmed_in_one_press(position: Position) -> None:
    mode = after(position, Press.SUGGESTED)
    assert mode == suggested(knowing(position))
    assert may_confirm(position, mode)


@every_question
def test_nothing_can_be_confirmed_before_something_is_chosen_but_to_order_nothing(position: Position) -> None:
    mode = after(position)
    assert may_confirm(position, mode) == isinstance(mode, Ordering)


@every_question
def test_cancelling_leaves_nothing_chosen(position: Position) -> None:
    assert after(position, Press.SUGGESTED, Press.CANCEL) == after(position)


@every_question
def test_the_story_of_an_answer_leads_to_the_board_of_the_rules(position: Position) -> None:
    for seat in position.board.owing:
        known = knowing(position, seat)
        action = action_of(known, suggested(known) or Watching())
        assert action is not None
        board = position.board
        position, events = RULES.apply(position, seat, action)
        for event in events:
            board = changed(board, event)
        assert board.nations == position.board.nations


# ---------------------------------------------------------------------------------------- units


def test_an_area_that_is_touched_loses_one_token_after_the_other_and_then_none() -> None:
    touches = [Choose(at("kanesh"))] * 4
    assert [after(staged.EPIDEMIC, *touches[:count]).tokens.get(at("kanesh"), 0) for count in (1, 2, 4)] == [1, 2, 4]
    assert after(staged.EPIDEMIC, *touches, Choose(at("kanesh"))).tokens == {}


def test_in_an_epidemic_the_last_token_of_an_area_stays() -> None:
    assert after(staged.EPIDEMIC, Choose(at("lycaonia"))).picks == ()
    assert after(staged.EPIDEMIC, Adjust(5, at("sinope"))).tokens == {at("sinope"): 1}


def test_no_more_can_be_picked_than_must_be_lost() -> None:
    cities = [Choose(at(city)) for city in ("gordion", "tarsus", "trapezus")]
    mode = after(staged.EPIDEMIC, *cities, Adjust(4, at("kanesh")), Adjust(1, at("hattusas")))
    assert mode.tokens == {at("kanesh"): 4}
    assert may_confirm(staged.EPIDEMIC, mode)


def test_a_city_too_large_for_what_is_left_is_not_picked() -> None:
    mode = after(staged.FAMINE, Adjust(5, at("kanesh")), Choose(at("tarsus")))
    assert mode.cities == ()


def test_undo_takes_back_the_last_pick() -> None:
    mode = after(staged.EPIDEMIC, Choose(at("tarsus")), Choose(at("kanesh")), Press.BACK)
    assert mode.picks == (Unit(at("tarsus"), is_city=True),)


def test_grain_that_is_shown_lowers_the_loss_by_four() -> None:
    assert not may_confirm(staged.FAMINE, after(staged.FAMINE, Adjust(5, at("kanesh"))))
    assert may_confirm(staged.FAMINE, after(staged.FAMINE, Show(1), Adjust(5, at("kanesh"))))
    assert after(staged.FAMINE, Show(1), Show(1)).grain == 1


def test_the_partner_of_a_civil_war_picks_units_of_the_victim() -> None:
    mode = after(staged.SECEDING, Choose(at("scythia")), Choose(at("tyras")), Choose(at("kanesh")))
    assert mode.tokens == {at("tyras"): 1}
    assert chosen_in(knowing(staged.SECEDING), mode).seats == {0}


def test_what_was_picked_stays_while_others_answer_and_goes_with_the_next_question() -> None:
    mode = after(staged.ORDERED, Choose(at("kanesh")))
    other = replace(staged.ORDERED.board, owing=(US,), answered=(2, 3))
    assert begin(knowing(staged.ORDERED.on(other)), mode) == mode
    assert begin(knowing(staged.EPIDEMIC), mode) != mode


# ---------------------------------------------------------------------------------------- numbers for others


def test_orders_end_at_the_cap_of_a_nation_and_at_the_total() -> None:
    mode = after(staged.SPREADING, Order(2, 99), Order(3, 99), Order(0, 99), Order(5, 99))
    assert (mode.of(2), mode.of(3), mode.of(0), mode.of(5)) == (10, 5, 10, 0)
    assert mode.total == 25


def test_whoever_passed_an_epidemic_on_is_ordered_nothing() -> None:
    assert caps(staged.SPREADING.board)[4] == 0
    assert after(staged.SPREADING, Order(4, 1)).losses == ()


def test_a_nation_is_ordered_by_touching_what_it_has_on_the_map() -> None:
    assert after(staged.SPREADING, Choose(at("carrhae"))).losses == ((2, 1),)


# ---------------------------------------------------------------------------------------- cities and places


def test_cities_are_reduced_in_the_order_in_which_they_were_touched() -> None:
    mode = after(staged.DISORDER, *(Choose(at(city)) for city in ("tarsus", "perge", "troy", "sardis")))
    assert mode == Listing(mode.question, (at("tarsus"), at("perge"), at("troy")))
    numbers = {mark.area: mark.number for mark in chosen_in(knowing(staged.DISORDER), mode).marks}
    assert numbers == {at("tarsus"): 1, at("perge"): 2, at("troy"): 3}


def test_a_foreign_city_of_an_earthquake_lies_beside_the_own_one() -> None:
    mode = after(staged.QUAKE, Choose(at("salamis")), Choose(at("tarsus")), Choose(at("athens")), Choose(at("salamis")))
    assert mode == Quaking(mode.question, at("tarsus"), at("salamis"))


@pytest.mark.parametrize(
    ("position", "area", "name"),
    [(staged.VOLCANO, "messana", "etna"), (staged.PLAIN, "moesia", "danube"), (staged.PARTNER, "rhodes", "crete")],
)
def test_a_volcano_a_plain_and_a_nation_are_chosen_on_the_map(position: Position, area: str, name: str) -> None:
    mode = of_type(Pointing, after(position, Choose(at(area))))
    assert mode.name == name
    assert mode == after(position, Point(name))


def test_a_city_that_was_seized_before_cannot_be_taken_again() -> None:
    mode = after(staged.REVOLT, Choose(at("tyre")), Choose(at("memphis")), Choose(at("sais")))
    assert mode.areas == (at("memphis"), at("sais"))


# ---------------------------------------------------------------------------------------- what is seen


def test_only_what_can_be_touched_is_free_of_the_veil() -> None:
    seen = chosen_in(knowing(staged.EPIDEMIC), after(staged.EPIDEMIC))
    assert at("kanesh") in seen.touched
    assert at("lycaonia") not in seen.touched
    assert not seen.touches(0, at("kanesh"))


def test_among_others_only_what_may_be_lost_is_as_bright_as_ever() -> None:
    seen = chosen_in(knowing(staged.ORDERED), after(staged.ORDERED))
    assert seen.concerns(2, at("nineveh"))
    assert not seen.concerns(0, at("nineveh"))
    assert not seen.concerns(2, at("charax"))


def test_after_the_calamities_a_city_without_support_is_given_up() -> None:
    position = position_of(
        {**SEVEN, "asia": "hattusas 2, kanesh 3; gordion, tarsus, trapezus; "},
        ("thrace", "asia", "babylon", "crete", "egypt", "africa", "illyria"),
        "aftermath",
        mode="full",
        owing=(US,),
    )
    known = Known(US, position.board)
    mode = step(known, begin(known, Watching()), Choose(at("tarsus"))).mode
    assert step(known, mode, Press.CONFIRM).action == ReduceCity("tarsus")


def test_a_watcher_sees_who_was_ordered_to_lose_how_much() -> None:
    view = RULES.view(staged.ORDERED, None)
    assert begin(None, Watching()) == Watching()
    assert dict(view.public.board.strike.due) == {1: 8, 2: 10, 3: 5}
