"""docs/bots.md says what is so: its dialogue is held with a server, and its values are the game's."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from bots.told_dialogue import hold
from wire.pages import DOCS, PROTOCOL_PAGE, Page
from ziggurat.bots import LEVELS
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.spread import Spread
from ziggurat.wire.codec import ClientWire, ServerWire, WireFault, encode
from ziggurat_bot.__main__ import parser

PAGE = Page("bots.md")
DIALOGUE = [line for line in PAGE.examples("text dialogue") if not line.startswith("#")]


def said(line: str) -> Any:
    """Who said the line, and what; of a welcome only that it is one: what servers offer differs."""
    speaker, message = line[0], json.loads(line[2:])
    return speaker, message["type"] if message["type"] == "welcome" else message


def test_the_dialogue_is_what_a_bot_and_a_server_really_say() -> None:
    held = [line for line in hold() if not line.startswith("#")]
    assert [said(line) for line in DIALOGUE] == [said(line) for line in held]


@pytest.mark.parametrize("line", DIALOGUE)
def test_every_line_of_the_dialogue_is_a_message(line: str) -> None:
    end: ServerWire | ClientWire = ServerWire() if line.startswith("→") else ClientWire()
    (message,) = end.receive(line[2:].encode() + b"\n")
    assert not isinstance(message, WireFault), message


def test_the_free_amounts_on_the_page_lie_in_the_space_beside_them() -> None:
    (space,) = (msgspec.json.decode(line, type=Spread) for line in PAGE.examples("json ur space"))
    actions = [msgspec.json.decode(line, type=UrAction) for line in PAGE.examples("json ur action")]
    assert actions
    assert all(space.admits(action) for action in actions)


def test_every_code_on_the_page_is_one_of_the_protocol() -> None:
    rows = [line for line in PAGE.section("Refusals, and what to do").splitlines() if line.startswith("| `")]
    codes = {code for row in rows for code in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert codes
    assert codes <= {*PROTOCOL_PAGE.named_in_table("Codes for requests")}


@pytest.mark.parametrize("line", PAGE.examples("json client"))
def test_a_message_on_the_page_is_one(line: str) -> None:
    (message,) = ServerWire().receive(line.encode() + b"\n")
    assert not isinstance(message, WireFault), message
    assert json.loads(encode(message)) == json.loads(line)


def test_every_level_is_on_the_page() -> None:
    assert PAGE.named_in_table("The bots of the house") == list(LEVELS)


@pytest.mark.parametrize("words", PAGE.examples("text command"))
def test_a_command_on_the_page_is_one(words: str) -> None:
    program, *arguments = words.split()
    assert program == "ziggurat-bot"
    assert parser().parse_args(arguments)


@pytest.mark.parametrize("place", re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE.text))
def test_every_link_leads_to_a_file(place: str) -> None:
    assert (DOCS / place).exists()
