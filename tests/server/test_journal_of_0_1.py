"""A journal that a server of version 0.1 wrote is opened by today's: everyone is shown what they were shown then."""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any, Final

import pytest

from server.on_disk import ServerOnDisk
from server.test_shown_aside import play
from server.world import Visitor, World
from ziggurat.games import game_named
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import Happened, Matches, MatchList, PositionMessage, ReplayFile, ReplayMatch, Sit
from ziggurat_server.journal.storage_place import FILE

OLD: Final = Path(__file__).parent.parent / "journal_of_0_1"
"""The journal as SQL, of a match of each game that ran when that server was killed and one that was over; and by the
digests of their JSON the views that its two players had been shown last."""

SHOWN: Final[dict[str, Any]] = json.loads((OLD / "shown.json").read_text())
RUNNING: Final = {"ur": "ESHNUNNA-36", "babel": "ETANA-70"}
NAMES: Final = ("Anna", "Belit")


@pytest.fixture
def world(tmp_path: Path) -> World:
    """Today's server on a copy of that journal."""
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript((OLD / "journal.sql").read_text())
    return ServerOnDisk(tmp_path).world


def seated(world: World, code: str) -> list[Visitor]:
    """Both players back in their seats."""
    players = [world.visitor(name, SHOWN["tokens"][name]) for name in NAMES]
    for player in players:
        player.say(Sit(1, code))
        player.position = player.only(PositionMessage)
    return players


def digest_of_view(told: PositionMessage | Happened) -> dict[str, Any]:
    view = json.dumps(json.loads(bytes(told.view)), sort_keys=True)
    return {"revision": told.revision, "sha256": hashlib.sha256(view.encode()).hexdigest()}


@pytest.mark.parametrize("code", SHOWN["views"])
def test_every_view_is_the_one_that_was_shown_then(world: World, code: str) -> None:
    assert [digest_of_view(player.position) for player in seated(world, code)] == SHOWN["views"][code]


def test_nothing_of_it_is_set_aside(world: World) -> None:
    assert (world.game_server.set_aside.tables, world.game_server.set_aside.people) == ((), ())


@pytest.mark.parametrize(("game", "code"), RUNNING.items())
def test_a_running_match_is_played_on(world: World, game: str, code: str) -> None:
    players = seated(world, code)
    begun = players[0].position.revision
    play(game_named(game), players, 10)
    assert players[0].last(Happened).revision == begun + 10


def test_the_finished_match_is_listed_and_its_record_verifies(world: World) -> None:
    (anna, _) = seated(world, RUNNING["ur"])
    anna.say(Matches(2))
    (card,) = anna.only(MatchList).matches
    anna.say(ReplayMatch(3, card.match))
    match = verify(load(bytes(anna.only(ReplayFile).record)))
    assert (match.game.id, match.result is not None) == ("babel", True)


def test_every_seat_has_the_colour_of_its_number(world: World) -> None:
    (anna, _) = seated(world, RUNNING["ur"])
    anna.say(Matches(2))
    (card,) = anna.only(MatchList).matches
    assert card.colours == ()
    assert [seat.colour for seat in anna.table().seats] == [0, 1]
