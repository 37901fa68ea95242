"""Whom one ignores in the chat is not read at the market either; what they offer stays, because it is play (9.2)."""

from __future__ import annotations

import pygame
import pytest

from client.civilization.markets import Visit, table
from client.driver import Driver
from client.listener import Listener
from client.match_table import MatchTable, key
from ziggurat.certainty import of_type
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeSay
from ziggurat_client.boards.civilization.market.ticket_piece import TicketPiece
from ziggurat_client.scenes.table.people import PeopleScene, speakers_at
from ziggurat_client.sound.audio import Audio
from ziggurat_client.ui.piece import Painted

TALKER = 6


@pytest.fixture
def server() -> MatchTable:
    """A table at the market, with us in the second seat."""
    return table()


@pytest.fixture
def listener(driver: Driver) -> Listener:
    """The speaker of the application."""
    ear = Listener()
    driver.equip(audio=Audio(driver.clock, open_speaker=lambda: ear))
    driver.app.services.audio.open()
    return ear


@pytest.fixture
def visit(driver: Driver, listener: Listener, server: MatchTable) -> Visit:
    """We are there, and have ignored one who spoke through the list of people."""
    visit = Visit(driver, server)
    visit.act(TALKER, TradeSay("Honest Salt!", None))
    assert "Honest Salt!" in written(visit)
    ignore_or_hear(visit)
    return visit


def ignore_or_hear(visit: Visit) -> None:
    """Ignore the talker in the list of people, or hear them again."""
    key(visit.driver, pygame.K_t, "t")
    visit.driver.click("speakers")
    visit.driver.turn()
    assert isinstance(visit.driver.app.scene, PeopleScene)
    speakers = [speaker.person for speaker in speakers_at(visit.scene.record, visit.driver.app.services.remote)]
    visit.driver.click(f"ignore {speakers.index(visit.scene.record.table.seats[TALKER].person or '')}")
    visit.driver.press(pygame.K_ESCAPE)
    visit.driver.turn()
    visit.click("close chat")
    assert visit.driver.app.scene is visit.scene


def written(visit: Visit) -> str:
    """What stands over the tickets, in the talk, and in the log."""
    painted = [piece.appearance() for piece in visit.scene.layout() if isinstance(piece, Painted)]
    talk = visit.scene.widget("market heard").appearance() if visit.scene.has("market heard") else ""
    return repr((painted, talk, [line.text for line in visit.scene.log]))


def test_what_they_said_and_say_is_written_nowhere(visit: Visit) -> None:
    visit.click("market talk")
    visit.act(TALKER, TradeSay("Fresh Salt!", ("asia",)))
    assert "Salt!" not in written(visit)


def test_their_place_in_the_talk_says_once_that_they_are_ignored(visit: Visit) -> None:
    visit.click("market talk")
    visit.act(TALKER, TradeSay("Fresh Salt!", None))
    assert written(visit).count("'ignored'") == 1


def test_the_last_words_of_somebody_else_stand_over_the_tickets(visit: Visit) -> None:
    visit.act(2, TradeSay("Spices here.", None))
    visit.act(TALKER, TradeSay("Fresh Salt!", None))
    assert "Spices here." in written(visit)


def test_nothing_is_heard_when_they_speak(visit: Visit, listener: Listener) -> None:
    before = listener.effects.count("chat")
    visit.act(TALKER, TradeSay("Fresh Salt!", None))
    assert listener.effects.count("chat") == before
    visit.act(2, TradeSay("Spices here.", None))
    assert listener.effects.count("chat") == before + 1


def test_their_offer_stays_without_its_note_and_says_so(visit: Visit) -> None:
    visit.act(TALKER, TradeOffer(("salt-4", "salt-5", "grain-6"), "salt", None, "Read me!"))
    words = of_type(TicketPiece, visit.scene.widget(f"ticket {visit.newest_offer.ticket.id}")).words
    assert (words.figures[1].number, words.note, words.hides_note) == (16, "Note hidden", True)


def test_the_goods_that_they_look_for_are_told_because_these_are_no_words_of_theirs(visit: Visit) -> None:
    visit.act(TALKER, TradeOffer(("salt-4", "salt-5", "grain-6"), "salt", None, "? cloth"))
    words = of_type(TicketPiece, visit.scene.widget(f"ticket {visit.newest_offer.ticket.id}")).words
    assert (words.note, words.hides_note) == ("Looks for Cloth", False)


def test_whoever_is_heard_again_is_read_from_the_beginning(visit: Visit) -> None:
    ignore_or_hear(visit)
    visit.click("market talk")
    assert visit.scene.log[-1].text.endswith("“Honest Salt!”")
    assert "Honest Salt!" in repr(visit.scene.widget("market heard").appearance())
