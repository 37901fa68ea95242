"""What bots write beside their lots is told in the words of whoever looks on (9.2)."""

from __future__ import annotations

from ziggurat.bots.civilization.market.notes import note_of, products_sought
from ziggurat.bots.civilization.market.readings import PLACES
from ziggurat.games.civilization.market import Ticket
from ziggurat.games.civilization.rules import Civilization
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.modes import Trading
from ziggurat_client.boards.civilization.market.notes import quoted_note, shown_note
from ziggurat_client.staging.civilization_market import market
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words


def hall(language: str, *, bots: bool = True) -> Hall:
    """The market as a watcher finds it."""
    players = [Player("Kubaba", "", bot=bots)] * 7
    known = KnownMarket.of(Civilization().view(market(), None))
    return Hall(Words(language), known, Trading(), players, lambda _: None, str)


def ticket(note: str) -> Ticket:
    return Ticket("o1", 0, 3, 9, "hides", None, note)


def test_a_note_of_a_bot_names_the_products_that_it_looks_for() -> None:
    assert products_sought(note_of([PLACES["salt"], PLACES["grain"]])) == ("salt", "grain")


def test_words_of_another_kind_name_no_products() -> None:
    assert not any(map(products_sought, ("", "?", "salt grain", "? salt please", "? Salt")))


def test_a_note_of_a_bot_is_told_in_the_language_of_each_reader() -> None:
    assert shown_note(hall("en"), ticket("? salt grain")) == "Looks for Salt, Grain"
    assert shown_note(hall("fr"), ticket("? salt grain")) == "Cherche Sel, Grain"


def test_what_a_bot_wants_is_not_quoted_because_it_did_not_write_these_words() -> None:
    assert quoted_note(hall("en"), ticket("? salt")) == "Looks for Salt"


def test_it_is_told_so_too_once_a_person_has_taken_the_seat_back() -> None:
    assert shown_note(hall("fr", bots=False), ticket("? salt grain")) == "Cherche Sel, Grain"


def test_free_words_stay_as_they_were_written() -> None:
    people = hall("fr", bots=False)
    assert shown_note(people, ticket("Salt, please")) == "Salt, please"
    assert quoted_note(people, ticket("Salt, please")) == "« Salt, please »"
