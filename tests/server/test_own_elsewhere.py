"""Unlisted slow tables of other servers, as the lobby here shows them to their own people and to nobody else."""

from __future__ import annotations

import pytest

from server.world import Visitor, World
from ziggurat.wire.messages import Subscribe, TableCard, TableChanged, TableClosed
from ziggurat_server.journal.journal import OwnCard
from ziggurat_server.other_servers import AtServer

CODE = "URUK-LARSA-17"
CARD = TableCard(CODE, "Reeds", "ur", "playing", False, (), None, 0)
OTHER = 2
"""The number of the server that has the table."""


def show(world: World, *people: Visitor) -> None:
    """The other server shows the table as that of these people."""
    own = OwnCard(CARD, tuple(each.person for each in people))
    world.game_server.lobby.elsewhere.show_own(CODE, AtServer(OTHER, own))
    world.wait(1)


@pytest.fixture
def anna(world: World) -> Visitor:
    """In the lobby."""
    anna = world.visitor("Anna")
    anna.say(Subscribe(1))
    return anna


def test_who_is_in_the_lobby_is_shown_their_table_and_others_are_not(world: World, anna: Visitor) -> None:
    belit = world.visitor("Belit")
    belit.say(Subscribe(1))
    show(world, anna)
    assert anna.only(TableChanged).card == CARD
    assert belit.all(TableChanged) == []


def test_whoever_comes_to_the_lobby_is_shown_their_table_and_others_are_not(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(world, anna)
    for each in (anna, belit):
        each.say(Subscribe(1))
    assert anna.only(TableChanged).card == CARD
    assert belit.all(TableChanged) == []


def test_a_table_that_is_there_no_more_is_closed(world: World, anna: Visitor) -> None:
    show(world, anna)
    world.game_server.lobby.elsewhere.show_own(CODE, None)
    world.wait(1)
    assert anna.only(TableClosed) == TableClosed(CODE)


def test_the_tables_of_a_server_that_is_gone_are_closed(world: World, anna: Visitor) -> None:
    show(world, anna)
    world.game_server.lobby.elsewhere.forget(OTHER)
    world.wait(1)
    assert anna.only(TableClosed) == TableClosed(CODE)


def test_whoever_loses_their_seat_there_is_shown_it_no_more(world: World, anna: Visitor) -> None:
    belit = world.visitor("Belit")
    show(world, anna, belit)
    show(world, belit)
    assert anna.only(TableClosed) == TableClosed(CODE, unlisted=True)
    anna.forget()
    anna.say(Subscribe(2))
    assert anna.all(TableChanged) == []


def test_a_table_that_is_listed_there_from_now_on_stays(world: World, anna: Visitor) -> None:
    show(world, anna)
    elsewhere = world.game_server.lobby.elsewhere
    elsewhere.show_table(CODE, AtServer(OTHER, CARD))
    elsewhere.show_own(CODE, None)
    world.wait(1)
    assert anna.all(TableClosed) == []
