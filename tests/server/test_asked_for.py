"""Tables and people are brought back when somebody asks for them, and nobody can tell that they were not here."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from twisted.internet.defer import Deferred, execute, fail

from server.on_disk import ServerOnDisk
from server.test_admin_desk import carried_out, desk_of
from server.test_journal_recovery import acted, back
from server.test_set_aside import NO_SUCH_CLOCK, change
from server.world import World, read_view
from ziggurat.wire.messages import (
    PROTOCOL,
    ClockTerms,
    Configure,
    Done,
    Hello,
    Leave,
    Limits,
    Lobby,
    Notice,
    Open,
    PositionMessage,
    Resume,
    Sit,
    Subscribe,
    TableChanged,
    Watch,
    Welcome,
)
from ziggurat_server import returning, table_codes
from ziggurat_server.admin.orders import Ban, Close, Kick
from ziggurat_server.limits import ServerLimits
from ziggurat_server.refusal import Refusal

pytestmark = pytest.mark.both_stores

SLOW = ClockTerms("per_turn", 24 * 3600, bank=30)


@pytest.fixture
def first(tmp_path: Path) -> ServerOnDisk:
    """The server before it died."""
    return ServerOnDisk(tmp_path)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table comes back for being new."""
    monkeypatch.setattr(returning, "AT_START", 0)


class Reader:
    """Reads only when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Any], Deferred[Any]]] = []
        self.reads = 0

    def __call__(self, work: Callable[[], Any]) -> Deferred[Any]:
        self.waiting.append((work, Deferred()))
        return self.waiting[-1][1]

    def read(self) -> None:
        """Do all that waits, and what that leads to."""
        while self.waiting:
            work, done = self.waiting.pop(0)
            self.reads += 1
            execute(work).chainDeferred(done)


def tables_of(world: World) -> set[str]:
    return set(world.game_server.lobby.tables)


# ------------------------------------------------------------------------------------ tables


def test_a_table_that_nobody_asks_for_is_not_brought_back(first: ServerOnDisk) -> None:
    first.world.match("Anna", "Belit")
    assert tables_of(first.again()) == set()


def test_a_table_whose_clock_runs_comes_back_though_nobody_asks(first: ServerOnDisk) -> None:
    code, _ = first.world.match("Anna", "Belit", clock=SLOW)
    first.world.room("Carla", "Dagan", clock=SLOW)
    assert tables_of(first.again()) == {code}


def test_whoever_comes_back_finds_their_tables_and_only_those(first: ServerOnDisk) -> None:
    code, (anna, _) = first.world.match("Anna", "Belit")
    first.world.match("Carla", "Dagan")
    world = first.again()
    back(world, anna)
    assert tables_of(world) == {code}


@pytest.mark.parametrize("typed", [str.lower, lambda code: code.replace("-", " "), str])
def test_a_table_is_found_by_its_code_however_it_is_typed(first: ServerOnDisk, typed: Callable[[str], str]) -> None:
    code, _ = first.world.match("Anna", "Belit")
    stranger = first.again().visitor("Carla")
    stranger.say(Watch(1, typed(code)))
    assert stranger.only(PositionMessage).table == code


def test_an_unlisted_table_is_found_by_its_secret_code_alone(first: ServerOnDisk) -> None:
    code, (anna, _) = first.world.room("Anna", "Belit")
    anna.say(Configure(5, code, listed=False))
    secret = anna.table().secret
    assert secret is not None
    stranger = first.again().visitor("Carla")
    stranger.say(Watch(1, code))
    assert stranger.refusal() == "no_such_table"
    stranger.say(Watch(2, secret))
    assert stranger.last(Done).table == code


def test_a_match_that_is_asked_for_stands_where_it_stood_with_every_view(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit", "Carla")
    acted(visitors, 12)
    world = first.again()
    for seat, visitor in enumerate(visitors):
        again = back(world, visitor)
        again.say(Sit(1, code))
        position = again.only(PositionMessage)
        assert (position.revision, position.viewer) == (12, seat)
        assert read_view(position.view) == read_view(visitor.now.view)


def test_whoever_was_host_and_away_is_host_when_they_come_back(first: ServerOnDisk) -> None:
    code, (anna, belit) = first.world.room("Anna", "Belit")
    world = first.again()
    back(world, belit).say(Sit(1, code))
    again = back(world, anna)
    again.say(Resume(1, code, 0))
    assert again.table().host == anna.person


def test_the_lobby_is_told_of_a_table_that_comes_back(first: ServerOnDisk) -> None:
    code, (anna, _) = first.world.match("Anna", "Belit")
    world = first.again()
    watcher = world.visitor("Carla")
    watcher.say(Subscribe(1))
    assert watcher.only(Lobby).tables == ()
    back(world, anna)
    world.wait(1)
    assert watcher.last(TableChanged).card.table == code


def test_a_closed_table_is_not_there_for_whoever_asks(first: ServerOnDisk) -> None:
    code, (anna, belit) = first.world.room("Anna", "Belit")
    anna.say(Leave(5, code))
    belit.say(Leave(5, code))
    stranger = first.again().visitor("Carla")
    stranger.say(Watch(1, code))
    assert stranger.refusal() == "no_such_table"


def test_two_who_ask_at_once_come_to_one_table(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, (anna, belit) = first.world.match("Anna", "Belit")
    first.die()
    reader = Reader()
    world = ServerOnDisk(tmp_path, reading=reader).world
    guests = [world.stranger() for _ in range(2)]
    for guest, visitor in zip(guests, (anna, belit), strict=True):
        guest.say(Hello(PROTOCOL, visitor.welcome.name, token=visitor.welcome.token))
        guest.say(Sit(1, code))
    assert guests[0].heard == []
    reader.read()
    assert [guest.only(PositionMessage).viewer for guest in guests] == [0, 1]
    assert world.game_server.lobby.tables[code].state.seating.all_taken


def test_whoever_left_before_they_were_looked_up_is_not_here(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    anna = first.world.visitor("Anna")
    first.die()
    reader = Reader()
    world = ServerOnDisk(tmp_path, reading=reader).world
    guest = world.stranger()
    guest.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    guest.hang_up()
    reader.read()
    assert world.game_server.people.connected() == []
    later = world.stranger()
    later.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    reader.read()
    assert (later.only(Welcome).person, later.only(Welcome).name) == (anna.person, "Anna")


def test_what_is_asked_while_a_table_is_read_is_not_answered_over_another_connection(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, _ = first.world.match("Anna", "Belit")
    first.die()
    reader = Reader()
    world = ServerOnDisk(tmp_path, reading=reader).world
    carla = world.stranger()
    carla.say(Hello(PROTOCOL, "Carla"))
    reader.read()
    carla.say(Watch(7, code))
    second = world.stranger()
    second.say(Hello(PROTOCOL, "Carla", token=carla.only(Welcome).token))
    reader.read()
    assert second.all(Done) == []
    assert second.all(PositionMessage) == []


def test_who_gave_too_many_wrong_codes_has_none_looked_up(tmp_path: Path) -> None:
    reader = Reader()
    world = ServerOnDisk(tmp_path, ServerLimits(told=Limits(code_tries=3)), reading=reader).world
    guest = world.stranger()
    guest.say(Hello(PROTOCOL, "Carla"))
    reader.read()
    for number in range(world.limits.told.code_tries):
        guest.say(Watch(number, f"URUK-{10 + number}"))
        reader.read()
    before = reader.reads
    guest.say(Watch(99, "URUK-99"))
    reader.read()
    assert (guest.refusal(), reader.reads) == ("too_many_codes", before)


def test_where_people_cannot_be_looked_up_whoever_has_a_token_is_asked_to_come_back(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    anna = first.world.visitor("Anna")
    first.die()
    world = ServerOnDisk(tmp_path, reading=lambda work: fail(OSError("the disk is gone"))).world
    guest = world.stranger()
    guest.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    assert guest.closing() == "not_readable"


@pytest.mark.only_on_sqlite
def test_where_the_file_cannot_be_read_whoever_asks_is_told_so(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, _ = first.world.match("Anna", "Belit")
    first.die()
    world = ServerOnDisk(tmp_path, reading=lambda work: fail(sqlite3.OperationalError("disk I/O error"))).world
    stranger = world.visitor("Carla")
    stranger.say(Watch(1, code))
    assert stranger.refusal() == "not_readable"


# ------------------------------------------------------------------------------------ what nobody may take


def test_a_name_is_kept_for_whoever_has_a_seat_at_a_table_that_is_not_here(first: ServerOnDisk) -> None:
    first.world.room("Anna", "Belit")
    world = first.again()
    assert [world.visitor(name).welcome.name for name in ("anna", "Belit")] == ["anna 2", "Belit 2"]


def test_nor_may_a_guest_or_a_table_have_that_name(first: ServerOnDisk) -> None:
    first.world.room("Anna", "Belit")
    carla = first.again().visitor("Carla")
    carla.say(Open(1, "ur", 2, name="Anna"))
    code = carla.only(Done).table or ""
    assert carla.table().name == "Anna 2"
    carla.say(Configure(2, code, name="Belit"))
    assert carla.table().name == "Belit 2"
    carla.say(Sit(3, code, 0))
    carla.say(Sit(4, code, 1, name="anna"))
    assert carla.table().seats[1].name == "anna 2"


def test_a_new_table_gets_no_code_of_one_that_is_not_here(first: ServerOnDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    taken, _ = first.world.room("Anna", "Belit")
    codes = itertools.chain([taken], itertools.repeat("LARSA-11"))
    monkeypatch.setattr(table_codes, "table_code", lambda chooser, words: next(codes))
    carla = first.again().visitor("Carla")
    carla.say(Open(1, "ur", 2))
    assert carla.only(Done).table == "LARSA-11"


def test_nobody_is_forgotten_who_has_a_seat_at_a_table_that_is_not_here(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, ServerLimits(remembered_people=1))
    code, (anna, belit) = first.world.match("Anna", "Belit")
    world = first.again()
    for number in range(4):
        world.visitor(f"Newcomer {number}", address=f"192.0.3.{number}").hang_up()
    returned = [back(world, visitor) for visitor in (anna, belit)]
    for visitor in returned:
        visitor.say(Sit(1, code))
    assert [visitor.table().your_seats for visitor in returned] == [(0,), (1,)]


# ------------------------------------------------------------------------------------ what cannot come back


@pytest.mark.only_on_sqlite
def test_whoever_asks_for_a_table_that_cannot_be_read_is_told_that_it_is_kept(
    first: ServerOnDisk, tmp_path: Path
) -> None:
    code, _ = first.world.match("Anna", "Belit")
    first.die()
    change(tmp_path, NO_SUCH_CLOCK, code)
    stranger = ServerOnDisk(tmp_path).world.visitor("Carla")
    stranger.say(Watch(1, code))
    assert stranger.refusal() == "set_aside"


@pytest.mark.only_on_sqlite
def test_its_player_is_told_as_soon_as_they_come(first: ServerOnDisk, tmp_path: Path) -> None:
    code, (anna, _) = first.world.match("Anna", "Belit")
    first.die()
    change(tmp_path, NO_SUCH_CLOCK, code)
    assert back(ServerOnDisk(tmp_path).world, anna).only(Notice).tables == (code,)


# ------------------------------------------------------------------------------------ the host of the server


def test_a_host_closes_a_table_that_is_not_here(first: ServerOnDisk, tmp_path: Path) -> None:
    code, (anna, _) = first.world.match("Anna", "Belit")
    first.die()
    second = ServerOnDisk(tmp_path)
    assert carried_out(desk_of(second.world), Close(code.lower())) == f"closed {code}"
    again = back(second.again(), anna)
    again.say(Sit(1, code))
    assert again.refusal() == "no_such_table"


def test_a_host_bans_somebody_who_is_not_here_by_their_name(first: ServerOnDisk) -> None:
    anna = first.world.visitor("Anna")
    anna.hang_up()
    world = first.again()
    assert carried_out(desk_of(world), Ban("person", "Anna", "noise")).endswith("person Anna")
    guest = world.stranger()
    guest.say(Hello(PROTOCOL, "Other", token=anna.welcome.token))
    assert guest.is_closed


def test_a_name_that_was_banned_meanwhile_is_taken_from_a_table_that_comes_back(first: ServerOnDisk) -> None:
    anna = first.world.visitor("Anna")
    anna.say(Open(1, "ur", 2, name="Bad Word"))
    code = anna.only(Done).table or ""
    world = first.again()
    carried_out(desk_of(world), Ban("name", "Bad Word", "rude"))
    again = back(world, anna)
    again.say(Watch(2, code))
    assert again.table().name == "Anna"


def test_a_host_who_sends_somebody_away_that_nobody_knows_is_told_so(first: ServerOnDisk) -> None:
    with pytest.raises(Refusal, match="nobody here"):
        carried_out(desk_of(first.again()), Kick("Anna", "why"))
