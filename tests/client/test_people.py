"""The list of people in the lobby: who it is, and what they do."""

from __future__ import annotations

import pytest

from client.server_double import card
from ziggurat.wire.messages import PersonCard, SeatState, TableCard
from ziggurat_client.ui.people import person_row
from ziggurat_client.wording.words import Words

PUABI = PersonCard("p2", "Puabi", table="ENKI-42")
MAREK = PersonCard("p3", "Marek", table="ENKI-42")
KEEPER = PersonCard("p4", "Enlil", bot=True, table="ENKI-42")
SEATS = (SeatState("p2", "Puabi", here=True), SeatState("p2", "Kubaba", guest=True))


def doing(person: PersonCard, table: TableCard | None) -> object:
    """What the row says that they do."""
    key = person_row(person, table, Words("en")).key
    assert isinstance(key, tuple)
    return key[3]


def test_who_sits_at_a_running_match_plays() -> None:
    assert doing(PUABI, card(stage="playing", seats=SEATS)) == "playing at Reed Boats"


def test_who_looks_on_at_a_running_match_watches() -> None:
    assert doing(MAREK, card(stage="playing", seats=SEATS)) == "watching Reed Boats"


def test_a_bot_that_keeps_a_seat_plays() -> None:
    assert doing(KEEPER, card(stage="playing", seats=SEATS)) == "playing at Reed Boats"


@pytest.mark.parametrize("person", [PUABI, MAREK])
def test_everyone_in_a_room_waits_for_the_match(person: PersonCard) -> None:
    assert doing(person, card(seats=SEATS)) == "waiting at Reed Boats"


def test_who_is_at_no_table_is_in_the_lobby() -> None:
    assert doing(PUABI, None) == "in the lobby"
