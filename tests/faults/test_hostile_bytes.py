"""Whatever bytes arrive, a reader makes of them messages or errors and nothing else, in bounded memory."""

from __future__ import annotations

import random
import sys
import tracemalloc
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from faults.hostile_bytes import MAKERS, Maker, hostile
from server.programs import LOOPBACK, Caller, Program
from wire.pages import PROTOCOL_PAGE
from ziggurat.games import GAMES
from ziggurat.wire.codec import BadValue, ClientWire, ServerWire, Wire, WireFault, encode, read_raw
from ziggurat.wire.messages import MAX_LINE, Act, Configure, Error, Message, Open, Ping, Pong

FROM_CLIENTS: Final = tuple(
    line.encode() for line in (*PROTOCOL_PAGE.examples("json client"), *PROTOCOL_PAGE.examples("json both"))
)
FROM_SERVERS: Final = tuple(
    line.encode() for line in (*PROTOCOL_PAGE.examples("json server"), *PROTOCOL_PAGE.examples("json both"))
)
ENDS: Final = [pytest.param(ServerWire, FROM_CLIENTS, id="server"), pytest.param(ClientWire, FROM_SERVERS, id="client")]
_ENDLESS: Final = 64 * 1024 * 1024
_CHUNK: Final = b"x" * 65_536
_PING: Final = b'\n{"type":"ping","id":77}\n'


def read_all(end: type[Wire[Any]], lines: tuple[bytes, ...], seed: int, count: int) -> int:
    """Feed a reader so many hostile inputs; how many of them were messages all the same."""
    chooser = random.Random(seed)
    wire, taken = end(), 0
    for number in range(count):
        arrived = hostile(chooser, lines) + b"\n"
        cut = chooser.randrange(len(arrived))
        for reading in (*wire.receive(arrived[:cut]), *wire.receive(arrived[cut:])):
            if isinstance(reading, Message):
                taken += 1
                assert_means_the_same_again(end, reading)
            else:
                assert isinstance(reading, WireFault), (seed, number, reading)
        assert wire.unfinished_bytes == 0
    return taken


def assert_means_the_same_again(end: type[Wire[Any]], message: Message) -> None:
    """What got through as a message is one: it can be written, and read as what it was."""
    (again,) = end().receive(encode(message))
    assert encode(again) == encode(message)


def assert_values_are_the_games_or_refused(message: Message) -> None:
    """The game's values in a message, read as the server reads them, can be written and read as what they were."""
    game = GAMES["ur"]
    kinds = {Act: ("action", game.action_type), Open: ("options", game.options_type)}
    kinds[Configure] = kinds[Open]
    field, kind = kinds.get(type(message), ("", None))
    raw = getattr(message, field, msgspec.UNSET)
    if kind is None or raw is msgspec.UNSET:
        return
    try:
        value = read_raw(msgspec.json.Decoder(kind), raw)
    except BadValue:
        return
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


@pytest.mark.parametrize(("end", "lines"), ENDS)
def test_hostile_bytes_become_messages_or_errors(end: type[Wire[Any]], lines: tuple[bytes, ...]) -> None:
    assert 0 < read_all(end, lines, seed=1, count=5_000) < 5_000


@pytest.mark.faults
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("end", "lines"), ENDS)
def test_a_million_hostile_inputs_become_messages_or_errors(
    end: type[Wire[Any]], lines: tuple[bytes, ...], seed: int
) -> None:
    assert read_all(end, lines, seed, count=50_000) > 0


@pytest.mark.parametrize("maker", MAKERS)
def test_games_values_in_hostile_messages_are_values_or_refused(maker: Maker) -> None:
    chooser = random.Random(2)
    wire = ServerWire()
    for _ in range(1_000):
        for reading in wire.receive(maker(chooser, chooser.choice(FROM_CLIENTS)) + b"\n"):
            if isinstance(reading, Message):
                assert_values_are_the_games_or_refused(reading)


@pytest.mark.parametrize(("end", "lines"), ENDS)
def test_sixty_four_mebibytes_without_a_newline_are_one_error_and_take_no_room(
    end: type[Wire[Any]], lines: tuple[bytes, ...]
) -> None:
    wire = end()
    tracemalloc.start()
    readings = [reading for _ in range(_ENDLESS // len(_CHUNK)) for reading in wire.receive(_CHUNK)]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [reading.code for reading in readings] == ["line_too_long"]
    assert most < 3 * end.longest
    assert wire.receive(_PING) == [Ping(77)]


def test_a_server_outlives_whoever_sends_it_hostile_bytes(tmp_path: Path) -> None:
    chooser = random.Random(3)
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        caller = server.call()
        caller.hello("Anna")
        for _ in range(100):
            caller.socket.sendall(hostile(chooser, FROM_CLIENTS) + b"\n")
        assert_answers(server)
        assert server.end()[0] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel for the memory of another process in Linux's way")
def test_a_server_tells_once_of_an_endless_line_and_reads_on_after_it(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        caller = server.call()
        caller.hello("Anna")
        before = memory_of(server)
        for _ in range(_ENDLESS // len(_CHUNK)):
            caller.socket.sendall(_CHUNK)
        caller.socket.sendall(_PING)
        assert caller.await_message(Error).code == "line_too_long"
        assert caller.await_any(Error, Pong) == Pong(77)
        assert memory_of(server) - before < 16 * MAX_LINE


def assert_answers(server: Program) -> None:
    """Somebody else can still speak with it."""
    other: Caller = server.call()
    other.hello("Belit")
    other.say(Ping(5))
    assert other.await_message(Pong) == Pong(5)


def memory_of(server: Program) -> int:
    """The bytes of memory that the server's process holds now."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024
