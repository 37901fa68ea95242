"""The lobbies of servers with one database show the same, and to each what is their own."""

from __future__ import annotations

from typing import Final

import pytest

from end_to_end.shared_servers import Guest, SharedServers, guest_at, open_table, play
from server.programs import Program
from ziggurat.wire.messages import (
    ClockTerms,
    Lobby,
    PersonChanged,
    PersonLeft,
    Said,
    Say,
    Subscribe,
    TableChanged,
)

pytestmark = pytest.mark.timeout(180)

DAY: Final = 86_400
"""Seconds."""


@pytest.mark.thorough
def test_every_lobby_shows_the_tables_and_people_of_all_servers(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    belit = guest_at(second, "Belit")
    belit.caller.say(Subscribe(1))
    belit.caller.await_message(Lobby)
    anna = guest_at(first, "Anna")
    assert belit.caller.await_message(PersonChanged).card.name == "Anna"
    code = anna.open()
    assert belit.caller.await_message(TableChanged).card.table == code
    late = guest_at(second, "Carla")
    late.caller.say(Subscribe(1))
    lobby = late.caller.await_message(Lobby)
    assert [card.table for card in lobby.tables] == [code]
    assert {card.name for card in lobby.people} == {"Anna", "Belit", "Carla"}
    anna.caller.socket.close()
    assert belit.caller.await_message(PersonLeft).person == anna.person


@pytest.mark.thorough
def test_what_is_said_in_the_lobby_is_heard_at_all_servers(pair: tuple[Program, Program]) -> None:
    first, second = pair
    belit = guest_at(second, "Belit")
    belit.caller.say(Subscribe(1))
    belit.caller.await_message(Lobby)
    anna = guest_at(first, "Anna")
    anna.caller.say(Say(1, "Who plays?"))
    assert belit.caller.await_message(Said).text == "Who plays?"


def slow_match(first: Program, second: Program) -> tuple[Guest, Guest]:
    """An unlisted match with a day for each turn, at the first server's table; who is at the second is in the lobby."""
    anna, belit = guest_at(first, "Anna"), guest_at(second, "Belit")
    code = open_table(anna, listed=False, clock=ClockTerms("per_turn", DAY))
    for guest in (anna, belit):
        guest.sit(code)
    anna.start(belit)
    belit.caller.say(Subscribe(5))
    belit.caller.await_message(Lobby)
    return anna, belit


def test_a_lobby_shows_somebody_their_own_unlisted_slow_table_at_another_server(pair: tuple[Program, Program]) -> None:
    _, belit = slow_match(*pair)
    while (card := belit.caller.await_message(TableChanged).card).stage != "playing":
        assert card.stage == "room"  # as it was before the match began
    assert card.table == belit.code


def test_that_table_changes_there_when_it_is_somebody_elses_turn(pair: tuple[Program, Program]) -> None:
    anna, belit = slow_match(*pair)
    actor, other = (anna, belit) if anna.is_due else (belit, anna)
    assert other.told is not None
    while not other.is_due:
        assert actor.is_due
        play((anna, belit), 1)
    while belit.caller.await_message(TableChanged).card.awaited != (other.told.viewer,):
        pass


def test_nobody_else_is_shown_that_table_at_any_server(pair: tuple[Program, Program]) -> None:
    guests = [guest_at(server, f"Stranger {number}") for number, server in enumerate(pair)]
    for guest in guests:
        guest.caller.say(Subscribe(1))
        guest.caller.await_message(Lobby)
    _, belit = slow_match(*pair)
    belit.caller.await_message(TableChanged)
    later = open_table(guest_at(pair[0], "Carla"))
    for guest in guests:
        shown = {""}
        while later not in shown:
            shown.add(guest.caller.await_message(TableChanged).card.table)
        assert belit.code not in shown
