"""The kingdoms that a page of Tigris & Euphrates draws are those of the rules, and so are its leaders' tiles."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from games.golden_matches import golden_records
from web.scripts import NODE, needs_node
from ziggurat.games import GAMES
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import numbers_in
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import replaying
from ziggurat_client.boards.tigris.choosing.forecasts import strength

KINGDOMS_OF_ALL: Final = Path(__file__).parent / "node" / "kingdoms_of_all.mjs"
TIGRIS: Final = GAMES["tigris"]
EACH: Final = 40
"""So many boards of each match are looked at."""

pytestmark = needs_node


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    return [board for record in golden_records(TIGRIS) for board in islice(boards_of(record), EACH)]


def boards_of(record: MatchRecord) -> Iterator[Board]:
    """The boards before whoever may lay and lead."""
    for match, _ in replaying(record):
        if match.position.board.phase == "action":
            yield match.position.board


@pytest.fixture(scope="module")
def drawn(boards: list[Board]) -> list[Any]:
    """What the page reads off each."""
    asked = msgspec.json.encode(boards)
    done = subprocess.run([NODE or "node", str(KINGDOMS_OF_ALL)], input=asked, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: list[Any] = json.loads(done.stdout)
    return found


def test_kingdoms_are_those_of_the_rules(boards: list[Board], drawn: list[Any]) -> None:
    for board, kingdoms in zip(boards, drawn, strict=True):
        expected = [sorted(numbers_in(each.region)) for each in board.ground.kingdoms]
        assert [each["spaces"] for each in kingdoms] == expected


def test_leaders_are_as_strong_as_tiles_of_their_colour_are_in_their_kingdom(
    boards: list[Board], drawn: list[Any]
) -> None:
    for board, kingdoms in zip(boards, drawn, strict=True):
        expected = [[strength(board, leader) for leader in each.leaders] for each in board.ground.kingdoms]
        assert [each["strengths"] for each in kingdoms] == expected
