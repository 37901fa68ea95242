"""Tables' passwords: what is kept of them, and that trying one keeps nobody waiting."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from twisted.internet.defer import Deferred

from server.on_disk import ServerOnDisk, file_in, kept_in
from server.world import Visitor, World
from ziggurat.wire.messages import Configure, Done, Limits, Open, Subscribe, Watch
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables.locks.lock import Lock

pytestmark = pytest.mark.both_stores

OLD = hashlib.sha256(b"lapis").digest()
"""What servers before scrypt kept of a password."""


class Bench:
    """Does the work of locks only when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Lock | None], Deferred[Lock | None]]] = []

    def __call__(self, work: Callable[[], Lock | None]) -> Deferred[Lock | None]:
        done = Deferred[Lock | None]()
        self.waiting.append((work, done))
        return done

    def work(self) -> None:
        """Do the oldest piece."""
        work, done = self.waiting.pop(0)
        done.callback(work())


# ------------------------------------------------------------------------------------ what is kept


def test_a_lock_opens_to_its_password_and_to_no_other() -> None:
    lock = Lock(Lock.to("lapis").kept)
    assert [lock.opens_to(word) for word in ("lapis", "Lapis", "lapis ", "")] == [True, False, False, False]


def test_nobody_sees_that_two_tables_have_the_same_password() -> None:
    one, other = Lock.to("lapis").kept, Lock.to("lapis").kept
    assert one[-32:] != other[-32:]


@pytest.mark.only_on_sqlite
def test_a_list_of_words_cannot_be_compared_with_what_is_on_file(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    server.world.visitor("Anna").say(Open(1, "ur", 2, password="lapis"))
    server.die()
    assert OLD not in file_in(tmp_path).read_bytes()


@pytest.mark.parametrize("kept", [b"", b"\x01", OLD[1:], b"\x01" + b"0" * 49, b"\x02" + b"0" * 48])
def test_what_is_no_lock_is_not_taken_for_one(kept: bytes) -> None:
    with pytest.raises(ValueError, match="damaged"):
        Lock(kept)


# ------------------------------------------------------------------------------------ locks of older servers


def table_of_an_older_server(folder: Path) -> tuple[ServerOnDisk, str]:
    """A server with a table that an older one has locked."""
    server = ServerOnDisk(folder)
    code, _ = server.world.room("Anna", "Belit")
    table = server.world.game_server.lobby.tables[code]
    table.state.lock = Lock(OLD)
    table.updates.send()
    return server, code


def lock_in(folder: Path) -> bytes:
    """What a server there would know of the one table's password."""
    (table,) = kept_in(folder).tables
    assert table.state.lock is not None
    return table.state.lock


def test_the_lock_of_an_older_server_opens_and_is_made_anew(tmp_path: Path) -> None:
    server, code = table_of_an_older_server(tmp_path)
    world = server.again()
    for name in ("Carla", "Dido"):
        visitor = world.visitor(name)
        visitor.say(Watch(1, code, "lapis"))
        assert visitor.only(Done).id == 1
        lock = world.game_server.lobby.tables[code].state.lock
        assert lock is not None
        assert not lock.is_old


def test_the_new_lock_is_the_one_on_file(tmp_path: Path) -> None:
    server, code = table_of_an_older_server(tmp_path)
    carla = server.world.visitor("Carla")
    carla.say(Watch(1, code, "lapis"))
    server.die()
    assert not Lock(lock_in(tmp_path)).is_old
    assert Lock(lock_in(tmp_path)).opens_to("lapis")


def test_a_wrong_password_leaves_it_as_it_is(tmp_path: Path) -> None:
    server, code = table_of_an_older_server(tmp_path)
    carla = server.world.visitor("Carla")
    carla.say(Watch(1, code, "carnelian"))
    assert carla.refusal() == "wrong_password"
    server.die()
    assert lock_in(tmp_path) == OLD


# ------------------------------------------------------------------------------------ while one is tried


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def trying(bench: Bench) -> tuple[World, str, Visitor, Visitor]:
    """A table of Anna's with the password lapis, which Carla has just said."""
    world = World(aside=bench)
    anna, carla = world.visitor("Anna"), world.visitor("Carla")
    anna.say(Open(1, "ur", 2, password="lapis"))
    bench.work()
    code = anna.only(Done).table
    assert code is not None
    carla.say(Watch(1, code, "lapis"))
    return world, code, anna, carla


def test_others_do_not_wait_until_it_is_done(trying: tuple[World, str, Visitor, Visitor]) -> None:
    _, code, anna, carla = trying
    anna.say(Configure(2, code, name="By night"))
    assert anna.last(Done).id == 2
    assert carla.all(Done) == []


def test_what_the_asker_says_meanwhile_is_answered_after_it(
    trying: tuple[World, str, Visitor, Visitor], bench: Bench
) -> None:
    carla = trying[3]
    carla.say(Subscribe(2))
    assert carla.all(Done) == []
    bench.work()
    assert [done.id for done in carla.all(Done)] == [1, 2]


def test_passwords_are_tried_one_after_the_other(trying: tuple[World, str, Visitor, Visitor], bench: Bench) -> None:
    world, code, _, _ = trying
    dido = world.visitor("Dido")
    dido.say(Watch(1, code, "lapis"))
    assert len(bench.waiting) == 1
    bench.work()
    bench.work()
    assert dido.only(Done).id == 1


def test_whoever_is_gone_by_then_does_not_come_in(trying: tuple[World, str, Visitor, Visitor], bench: Bench) -> None:
    world, code, _, carla = trying
    carla.hang_up()
    again = world.visitor("Carla", carla.welcome.token)
    bench.work()
    assert [person.name for person in world.game_server.lobby.tables[code].state.audience.present] == ["Anna"]
    assert again.all(Done) == []


def test_a_table_that_has_closed_meanwhile_is_no_more(
    trying: tuple[World, str, Visitor, Visitor], bench: Bench
) -> None:
    world, code, _, carla = trying
    world.game_server.lobby.tables[code].close()
    bench.work()
    assert carla.refusal() == "no_such_table"


def test_a_password_that_is_another_meanwhile_does_not_open(
    trying: tuple[World, str, Visitor, Visitor], bench: Bench
) -> None:
    world, code, _, carla = trying
    world.game_server.lobby.tables[code].state.lock = Lock.to("gold")
    bench.work()
    assert carla.refusal() == "wrong_password"


def test_a_password_that_was_taken_away_meanwhile_is_not_needed(
    trying: tuple[World, str, Visitor, Visitor], bench: Bench
) -> None:
    _, code, anna, carla = trying
    anna.say(Configure(2, code, password=""))
    bench.work()
    assert carla.only(Done).id == 1


# ------------------------------------------------------------------------------------ setting them


def test_only_so_many_passwords_are_set_in_a_minute() -> None:
    world = World(ServerLimits(told=Limits(password_tries=2)))
    anna = world.visitor("Anna")
    for number in range(3):
        anna.say(Open(number, "ur", 2, password="lapis"))
    assert (anna.refusal(), len(world.game_server.lobby.tables)) == ("too_many_tries", 2)


def test_for_one_who_is_not_the_host_no_lock_is_made(bench: Bench) -> None:
    world = World(aside=bench)
    code, (_, belit) = world.room("Anna", "Belit")
    belit.say(Configure(2, code, password="gold"))
    assert belit.refusal() == "not_host"
    assert bench.waiting == []
