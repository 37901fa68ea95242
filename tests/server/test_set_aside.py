"""What cannot be brought back is set aside alone: it costs nobody else anything, and is back when it can be read."""

from __future__ import annotations

import contextlib
import itertools
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from server.on_disk import ServerOnDisk, file_in, look_into
from server.test_admin_desk import carried_out, desk_of, figures_of
from server.test_journal_recovery import acted, back
from server.world import World
from ziggurat.games.ur.rules import Ur
from ziggurat.wire.messages import (
    PROTOCOL,
    Done,
    Hello,
    Notice,
    Open,
    PositionMessage,
    Refused,
    Say,
    Sit,
    Watch,
)
from ziggurat_server import table_codes
from ziggurat_server.admin.orders import Close
from ziggurat_server.limits import ServerLimits

pytestmark = pytest.mark.both_stores

NO_SUCH_CLOCK = """UPDATE tables SET clock = '{"kind":"blitz"}' WHERE code = ?"""


MATCH = "SELECT match FROM tables WHERE code = ?"


class House:
    """A server with a running match of Anna and Belit, which will be `spoilt`, and one of Carla and Dagan."""

    def __init__(self, folder: Path, limits: ServerLimits | None = None) -> None:
        self.folder = folder
        self.server = ServerOnDisk(folder, limits)
        world = self.server.world
        self.spoilt, self.players = world.match("Anna", "Belit")
        self.players[0].say(Say(7, "Good luck", self.spoilt))
        acted(self.players, 4)
        self.whole, self.others = world.match("Carla", "Dagan")
        acted(self.others, 3)

    def spoil(self, statement: str, *values: object) -> None:
        """Let the server die, and change its file."""
        self.server.die()
        self.change(statement, *values)

    def change(self, statement: str, *values: object) -> None:
        """Change the file of the server, which is dead."""
        change(self.folder, statement, *values)

    def start(self) -> World:
        """Another server in the place of the dead one."""
        self.server = ServerOnDisk(self.folder, self.server.world.limits)
        return self.server.world

    def again(self) -> World:
        """The server dies, and another one starts."""
        self.server.die()
        return self.start()

    def check_others(self, world: World) -> None:
        """The match of Carla and Dagan goes on, and all four are who they were."""
        for visitor in (*self.players, *self.others):
            assert world.visitor(visitor.welcome.name, visitor.welcome.token).person == visitor.person
        again = back(world, self.others[1])
        again.say(Sit(1, self.whole))
        assert again.only(PositionMessage).revision == 3


def change(folder: Path, statement: str, *values: object) -> None:
    """Change what is kept in that folder."""
    with look_into(folder) as sql:
        sql.execute(statement, values)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


SPOILINGS = {
    "an unknown clock": NO_SUCH_CLOCK,
    "seats that are none": "UPDATE tables SET seats = 'three' WHERE code = ?",
    "a name that no client takes": f"UPDATE tables SET name = '{'0' * 200}' WHERE code = ?",
    "another game": "UPDATE tables SET game = 'go' WHERE code = ?",
    "a missing match": f"DELETE FROM matches WHERE number = ({MATCH})",
    "a missing step": f"DELETE FROM steps WHERE revision = 2 AND match = ({MATCH})",
    "a step that is none": f"UPDATE steps SET action = 7 WHERE match = ({MATCH})",
    "a seed that is no number": f"UPDATE matches SET seed = 'x' WHERE number = ({MATCH})",
    "clocks of other seats": f"""UPDATE matches SET clocks = '{{"left":[1,2,3]}}' WHERE number = ({MATCH})""",
}
BYTES_FOR_TEXT = {
    "a name that is no text": "UPDATE tables SET name = CAST(x'ff' AS TEXT) WHERE code = ?",
    "options in bytes": "UPDATE tables SET options = x'00ff' WHERE code = ?",
    "a line of bytes": "UPDATE chat SET text = x'07' WHERE table_number = (SELECT number FROM tables WHERE code = ?)",
}


@pytest.mark.parametrize("statement", SPOILINGS.values(), ids=SPOILINGS)
def test_a_table_that_cannot_be_read_costs_nobody_else_anything(house: House, statement: str) -> None:
    check_one_costs_nobody_else_anything(house, statement)


@pytest.mark.only_on_sqlite
@pytest.mark.parametrize("statement", BYTES_FOR_TEXT.values(), ids=BYTES_FOR_TEXT)
def test_nor_does_one_with_bytes_in_the_place_of_text(house: House, statement: str) -> None:
    check_one_costs_nobody_else_anything(house, statement)


def check_one_costs_nobody_else_anything(house: House, statement: str) -> None:
    house.spoil(statement, house.spoilt)
    world = house.start()
    assert set(world.game_server.lobby.tables) == {house.whole}
    assert [aside.table for aside in world.game_server.set_aside.tables] == [house.spoilt]
    house.check_others(world)
    assert list(house.folder.glob("*kept-aside*")) == []


FAILURES = [KeyError("hand"), RecursionError(), AssertionError(), TypeError("None"), OverflowError()]


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
def test_rules_that_fail_when_a_match_is_played_again_cost_that_table_only(
    house: House, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    apply = Ur.apply
    failures = iter([failure])

    def failing_once(game: Ur, position: Any, seat: int, action: Any) -> Any:
        for thrown in failures:
            raise thrown
        return apply(game, position, seat, action)

    monkeypatch.setattr(Ur, "apply", failing_once)
    world = house.again()
    (aside,) = world.game_server.set_aside.tables
    assert (aside.table, aside.why) == (house.spoilt, "unplayable")
    assert "hand" not in aside.detail
    house.check_others(world)


def test_rules_that_cannot_show_a_match_cost_that_table_only(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(game: Ur, position: Any) -> Any:
        raise KeyError("tile")

    monkeypatch.setattr(Ur, "public", failing)
    world = house.again()
    assert {aside.table for aside in world.game_server.set_aside.tables} == {house.spoilt, house.whole}
    assert world.visitor("Anna", house.players[0].welcome.token).person == house.players[0].person


def test_a_table_that_was_set_aside_is_back_as_it_was_once_its_row_is_repaired(house: House) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    house.start()
    house.again()
    house.spoil("UPDATE tables SET clock = '{}' WHERE code = ?", house.spoilt)
    world = house.start()
    assert world.game_server.set_aside.tables == ()
    for seat, visitor in enumerate(house.players):
        again = back(world, visitor)
        again.say(Sit(1, house.spoilt))
        assert (again.table().your_seats, again.only(PositionMessage).revision) == ((seat,), 4)


def test_a_match_is_back_once_a_program_runs_whose_rules_understand_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Ur, "apply", lambda game, position, seat, action: None)
        assert house.again().game_server.lobby.tables == {}
    assert set(house.again().game_server.lobby.tables) == {house.spoilt, house.whole}


def test_its_code_is_given_to_no_other_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    world = house.start()
    codes = itertools.chain([house.spoilt, house.whole, "LARSA-11"], itertools.repeat("LARSA-12"))
    monkeypatch.setattr(table_codes, "table_code", lambda chooser, words: next(codes))
    anna = world.visitor("Anna", house.players[0].welcome.token)
    anna.say(Open(1, "ur", 2))
    assert anna.only(Done).table == "LARSA-11"


def test_whoever_asks_for_it_is_told_that_it_is_kept(house: House) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    again = back(house.start(), house.players[0])
    again.say(Sit(1, house.spoilt))
    assert again.refusal() == "set_aside"
    again.say(Watch(2, house.spoilt.lower()))
    assert again.refusal() == "set_aside"


def test_its_players_are_told_when_they_come_and_nobody_else(house: House) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    world = house.start()
    notice = back(world, house.players[1]).only(Notice)
    assert (notice.kind, notice.tables, notice.why) == ("set_aside", (house.spoilt,), "unreadable")
    assert back(world, house.others[0]).all(Notice) == []


def test_its_players_are_told_though_its_seats_are_what_cannot_be_read(house: House) -> None:
    house.spoil("UPDATE tables SET seats = seats || ']' WHERE code = ?", house.spoilt)
    assert back(house.start(), house.players[1]).only(Notice).tables == (house.spoilt,)


def test_nobody_is_forgotten_for_whom_a_table_is_kept(tmp_path: Path) -> None:
    house = House(tmp_path, ServerLimits(remembered_people=1))
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    world = house.start()
    for name in ("Etana", "Gudea", "Hunzu"):
        world.visitor(name).hang_up()
    for visitor in house.players:
        assert back(world, visitor).person == visitor.person


def test_a_match_that_is_missing_is_not_replaced_by_a_new_one(house: House) -> None:
    house.spoil(f"DELETE FROM matches WHERE number = ({MATCH})", house.spoilt)
    house.change(f"DELETE FROM steps WHERE match = ({MATCH})", house.whole)
    house.change(f"DELETE FROM matches WHERE number = ({MATCH})", house.whole)
    world = house.start()
    code, visitors = world.match("Etana", "Gudea")
    acted(visitors, 3)
    world = house.again()
    assert {aside.table for aside in world.game_server.set_aside.tables} == {house.spoilt, house.whole}
    assert set(world.game_server.lobby.tables) == {code}


# ---------------------------------------------------------------------------------------------- people


@pytest.mark.only_on_sqlite
def test_someone_whose_name_cannot_be_read_comes_back_by_their_token_to_their_seat(house: House) -> None:
    anna = house.players[0]
    house.spoil("UPDATE people SET name = CAST(x'ff' AS TEXT) WHERE id = ?", anna.person)
    world = house.start()
    assert [aside.person for aside in world.game_server.set_aside.people] == [anna.person]
    again = back(world, anna)
    assert (again.person, again.welcome.name) == (anna.person, "Anna")
    again.say(Sit(1, house.spoilt))
    assert again.table().your_seats == (0,)
    house.again()
    assert house.server.world.game_server.set_aside.people == ()


@pytest.mark.parametrize(
    "statement",
    ["DELETE FROM people WHERE id = ?", "UPDATE people SET digest = 'none' WHERE id = ?"],
    ids=["missing", "unreadable"],
)
def test_the_seat_of_someone_who_cannot_be_known_again_stays_theirs(house: House, statement: str) -> None:
    anna, belit = house.players
    house.spoil(statement, anna.person)
    world = house.start()
    house.players.remove(anna)
    house.check_others(world)
    again = back(world, belit)
    again.say(Sit(1, house.spoilt))
    seat = again.table().seats[0]
    assert (seat.person, seat.name, seat.here) == (anna.person, "Anna", False)
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    assert stranger.only(Refused).code == "bad_token"


def test_nobody_new_gets_the_id_of_someone_who_is_missing(house: House) -> None:
    dagan = house.others[1]
    house.spoil("DELETE FROM people WHERE id = ?", dagan.person)
    assert house.start().visitor("Etana").person != dagan.person


def test_the_row_of_someone_who_cannot_be_known_again_stays_and_can_be_repaired(house: House) -> None:
    anna = house.players[0]
    with look_into(house.folder) as sql:
        (digest,) = sql.execute("SELECT digest FROM people WHERE id = ?", (anna.person,)).fetchone()
    house.spoil("UPDATE people SET digest = 'none' WHERE id = ?", anna.person)
    world = house.start()
    world.wait(world.limits.held_match + 300)
    house.spoil("UPDATE people SET digest = ? WHERE id = ?", digest, anna.person)
    assert back(house.start(), anna).person == anna.person


# ---------------------------------------------------------------------------------------------- the host


def test_the_host_reads_what_is_set_aside_and_why(house: House) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    house.change("UPDATE people SET name = '' WHERE id = ?", house.others[0].person)
    world = house.start()
    table, person = desk_of(world).set_aside()
    assert (table["table"], table["why"]) == (house.spoilt, "unreadable")
    assert "blitz" in table["detail"]
    assert person["person"] == house.others[0].person
    assert figures_of(world)["tables_set_aside"] == 1


def test_the_host_can_give_up_a_table_that_is_set_aside(house: House) -> None:
    house.spoil(NO_SUCH_CLOCK, house.spoilt)
    world = house.start()
    assert carried_out(desk_of(world), Close(house.spoilt)) == f"closed {house.spoilt}"
    assert desk_of(world).set_aside() == []
    assert house.again().game_server.set_aside.tables == ()


# ---------------------------------------------------------------------------------------------- anything

COLUMNS = {
    "people": ("id", "name", "bot", "digest", "key", "rested", "played"),
    "tables": (
        *("code", "name", "game", "options", "listed", "lock", "host", "seats", "match", "watching", "clock"),
        *("slow", "secret"),
    ),
    "places": ("person", "table_number"),
    "matches": (
        "game",
        "seats",
        "seed",
        "options",
        "names",
        "clocks",
        "result",
        "rules_version",
        "digest",
        "checkpoint",
    ),
    "steps": ("seat", "action", "agreed", "digest"),
    "chat": ("person", "name", "text", "at", "seat", "channel"),
}
FIRST = {
    "people": "number = 1",
    "tables": "number = 1",
    "matches": "number = 1",
    "steps": "match = 1 AND revision = 2",
    "chat": "number = 1",
    "places": "table_number = 1",
}
"""What is Anna's and Belit's."""
PLACES = [(table, column) for table, columns in COLUMNS.items() for column in columns]
VALUES = st.none() | st.integers(-(2**63), 2**63 - 1) | st.text(max_size=8) | st.binary(max_size=8) | st.floats()


@pytest.fixture(scope="module")
def dead(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house whose server is dead, to be copied."""
    house = House(tmp_path_factory.mktemp("dead"))
    house.server.die()
    return house


@given(place=st.sampled_from(PLACES), value=VALUES, as_text=st.booleans())
@settings(max_examples=examples(30), deadline=None)
def test_whatever_stands_in_a_row_the_server_starts_and_the_other_table_is_back(
    dead: House, place: tuple[str, str], value: Any, as_text: bool
) -> None:
    table, column = place
    new = "CAST(? AS TEXT)" if as_text else "?"
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(file_in(dead.folder), folder)
        with contextlib.suppress(sqlite3.IntegrityError):
            change(Path(folder), f"UPDATE {table} SET {column} = {new} WHERE {FIRST[table]}", value)
        server = ServerOnDisk(Path(folder))
        again = back(server.world, dead.others[0])
        again.say(Sit(1, dead.whole))
        assert again.only(PositionMessage).revision == 3
        server.die()
