"""docs/protocol.md says what the program does: every example decodes, and every table names what there is."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, get_args

import msgspec
import pytest

from wire.pages import PROTOCOL_PAGE
from ziggurat.games.game import View
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.events import UrEvent
from ziggurat.games.ur.position import Position
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify
from ziggurat.wire.codec import ClientWire, FaultCode, ServerWire, Wire, WireFault, encode
from ziggurat.wire.links import format_link, parse_link
from ziggurat.wire.messages import (
    Act,
    Barred,
    ClientMessage,
    ClockState,
    ClockTerms,
    Delay,
    Error,
    GameOffer,
    Happened,
    Limits,
    MatchCard,
    OpenOffer,
    PastMoment,
    PersonCard,
    PositionMessage,
    ReplayFile,
    ReportedLine,
    SeatState,
    ServerMessage,
    Standstill,
    TableCard,
)

examples = PROTOCOL_PAGE.examples
named_in_table = PROTOCOL_PAGE.named_in_table

UrView = View[Position, None]

FROM_CLIENTS = [*examples("json client"), *examples("json both")]
FROM_SERVERS = [*examples("json server"), *examples("json both")]
DIALOGUE = [line for line in examples("text dialogue") if not line.startswith("#")]
MESSAGES = [*get_args(ClientMessage), *get_args(ServerMessage)]
INNER = [
    *(Limits, GameOffer, SeatState, OpenOffer, TableCard, PersonCard, Barred, MatchCard, Delay, PastMoment, View),
    *(ClockTerms, ClockState, Standstill, ReportedLine),
]


def tag(tagged: type[msgspec.Struct]) -> str:
    return str(tagged.__struct_config__.tag)


def read(end: Wire[Any], line: str) -> Any:
    """The one message or fault that `line` is."""
    (reading,) = end.receive(line.encode() + b"\n")
    return reading


def assert_is_written_so(end: Wire[Any], line: str) -> None:
    """`line` is a message, and the program would write that message with the same fields."""
    message = read(end, line)
    assert not isinstance(message, WireFault), message
    assert json.loads(encode(message)) == json.loads(line)


# ------------------------------------------------------------------------------------------------- messages


@pytest.mark.parametrize("line", FROM_CLIENTS)
def test_a_client_example_is_a_message(line: str) -> None:
    assert_is_written_so(ServerWire(), line)


@pytest.mark.parametrize("line", FROM_SERVERS)
def test_a_server_example_is_a_message(line: str) -> None:
    assert_is_written_so(ClientWire(), line)


def test_every_message_has_an_example() -> None:
    assert {type(read(ServerWire(), line)) for line in FROM_CLIENTS} == set(get_args(ClientMessage))
    assert {type(read(ClientWire(), line)) for line in FROM_SERVERS} == set(get_args(ServerMessage))


@pytest.mark.parametrize("message", MESSAGES, ids=tag)
def test_the_table_of_a_message_names_its_fields(message: type[msgspec.Struct]) -> None:
    assert named_in_table(tag(message)) == list(message.__struct_fields__)


@pytest.mark.parametrize("inner", INNER)
def test_the_table_of_an_inner_value_names_its_fields(inner: type[msgspec.Struct]) -> None:
    assert named_in_table(inner.__name__) == list(inner.__struct_fields__)


def test_every_fault_of_the_codec_is_in_the_list_of_codes() -> None:
    assert named_in_table("Codes for lines that cannot be read") == list(get_args(FaultCode))


@pytest.mark.parametrize("link", examples("text link"))
def test_a_link_example_is_a_link(link: str) -> None:
    address = parse_link(link)
    assert parse_link(format_link(address)) == address


# ------------------------------------------------------------------------------------------------- the dialogue


def test_what_the_client_says_in_the_dialogue_are_messages_or_answered_as_faults() -> None:
    for line, answer in pairwise(DIALOGUE):
        if not line.startswith("→ "):
            continue
        said = read(ServerWire(), line[2:])
        if isinstance(said, WireFault):
            assert read(ClientWire(), answer[2:]) == Error(said.code, said.message, said.id)
        else:
            assert_is_written_so(ServerWire(), line[2:])


def test_what_the_server_says_in_the_dialogue_are_messages() -> None:
    for line in DIALOGUE:
        if line.startswith("← "):
            assert_is_written_so(ClientWire(), line[2:])


def test_every_request_of_the_dialogue_has_one_answer() -> None:
    lines = [(line[0], json.loads(line[2:])) for line in DIALOGUE]
    asked = [message["id"] for speaker, message in lines if speaker == "→" and "id" in message]
    answered = [message["id"] for speaker, message in lines if speaker == "←" and "id" in message]
    assert answered == asked


def test_the_values_in_the_dialogue_are_those_of_the_game() -> None:
    seen = set()
    for line in DIALOGUE:
        message = read(ServerWire() if line.startswith("→ ") else ClientWire(), line[2:])
        if isinstance(message, Act):
            seen.add(isinstance(msgspec.json.decode(message.action, type=UrAction), UrAction))
        if isinstance(message, Happened):
            seen.update(isinstance(e, UrEvent) for e in msgspec.json.decode(message.events, type=tuple[UrEvent, ...]))
        if isinstance(message, Happened | PositionMessage):
            seen.add(isinstance(msgspec.json.decode(message.view, type=UrView).public, Position))
    assert seen == {True}


def test_the_record_in_the_example_can_be_played_again() -> None:
    (record,) = [
        message.record
        for message in (read(ClientWire(), line) for line in FROM_SERVERS)
        if isinstance(message, ReplayFile)
    ]
    assert verify(msgspec.json.decode(record, type=MatchRecord)).revision == 2
