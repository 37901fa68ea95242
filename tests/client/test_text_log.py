"""The log as plain text for screen readers."""

from __future__ import annotations

from io import StringIO

import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from client.ur_table import match_of
from ziggurat.games.ur.actions import Swap, Trade
from ziggurat.games.ur.drawing import parse
from ziggurat_client.text_log import TextLog

BOARD = """
    seat a
    round 4
    hands WT PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WP   CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


def at(name: str) -> int:
    """The square of that name."""
    return (int(name[1]) - 1) * 5 + "ABCDE".index(name[0])


@pytest.fixture
def server() -> MatchTable:
    """A table of two at which it is our turn."""
    return MatchTable(match_of(parse(BOARD)))


def test_every_sentence_of_the_log_is_written_on_a_line_of_its_own(driver: Driver, server: MatchTable) -> None:
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    open_game(driver, server)
    server.act(OUR_SEAT, Trade())
    server.take_back(OUR_SEAT)
    driver.turn()
    assert stream.getvalue().splitlines()[2:] == ["You traded: 2 cubes gained.", "You took a step back."]


def test_it_says_each_time_that_our_decision_is_awaited(driver: Driver, server: MatchTable) -> None:
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    open_game(driver, server)
    server.act(OUR_SEAT, Swap(at("A3"), "T"))
    server.let_others_act()
    driver.turn()
    lines = stream.getvalue().splitlines()
    assert [number for number, line in enumerate(lines) if line == "It is your move."] == [1, len(lines) - 1]
    assert len(lines) > 4


def test_it_begins_with_the_link_for_programs_that_follow_the_match(driver: Driver, server: MatchTable) -> None:
    stream = StringIO()
    driver.equip(text_log=TextLog(stream.write))
    open_game(driver, server)
    assert stream.getvalue().splitlines()[0] == "This match can be watched at ziggurat://test.example/ENKI-42"


def test_what_a_server_says_cannot_command_the_terminal_or_fake_a_line() -> None:
    stream = StringIO()
    TextLog(stream.write).write("En\x1b[2J\u202elil\nIt is your move.")
    assert stream.getvalue() == "En[2Jlil It is your move.\n"
