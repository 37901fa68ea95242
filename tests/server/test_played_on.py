"""Matches that begin in the middle of a record, on the server of one program."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from games.golden_matches import golden_records
from games.random_play import played
from server.on_disk import ServerOnDisk
from server.test_play import play_to_the_end
from server.world import Visitor, World
from ziggurat.games import GAMES
from ziggurat.match.beginning import beginning_of, begun_with
from ziggurat.match.record import MatchRecord, load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Delay,
    Done,
    Error,
    Happened,
    History,
    HistoryPage,
    PositionMessage,
    Ready,
    Replay,
    ReplayFile,
    Sit,
    Start,
    Undo,
    Watch,
)

pytestmark = pytest.mark.both_stores

STEPS = 40
UR = GAMES["ur"]
SOURCE = golden_records(UR)[0]


@pytest.fixture
def source() -> MatchRecord:
    """A match of two that was kept."""
    return SOURCE


@pytest.fixture
def beginning(source: MatchRecord) -> msgspec.Raw:
    """The first steps of it."""
    return written(beginning_of(source, STEPS, "An evening"))


@pytest.fixture
def world() -> World:
    """The server of one program."""
    return World(takes_records=True)


def written(record: MatchRecord) -> msgspec.Raw:
    """The record as it travels."""
    return msgspec.Raw(msgspec.json.encode(record))


def begun(world: World, beginning: msgspec.Raw, **choices: object) -> tuple[str, list[Visitor]]:
    """A table whose host has asked to begin with that."""
    code, visitors = world.room("Anna", "Belit", options=SOURCE.options, **choices)
    for visitor in visitors:
        visitor.say(Ready(3, code))
        visitor.forget()
    visitors[0].say(Start(4, code, beginning=beginning))
    return code, visitors


def public_after(record: MatchRecord, steps: int) -> object:
    """What everyone saw after so many steps of a match, as it travels."""
    match = verify(record)
    public = msgspec.json.encode(match.game.public(match.position_after(steps)))
    return msgspec.json.decode(public)


def public_of(message: PositionMessage) -> object:
    """What everyone sees, as a position tells it."""
    return msgspec.json.decode(message.view)["public"]


def test_the_first_position_is_that_of_the_record(world: World, source: MatchRecord, beginning: msgspec.Raw) -> None:
    _, visitors = begun(world, beginning)
    for visitor in visitors:
        told = visitor.only(PositionMessage)
        assert (told.revision, public_of(told)) == (STEPS, public_after(source, STEPS))


def test_the_seats_have_the_colours_that_they_had_in_the_record(world: World, source: MatchRecord) -> None:
    coloured = msgspec.structs.replace(source, colours=(6, 0))
    _, (anna, _) = begun(world, written(beginning_of(coloured, STEPS, "")))
    assert [seat.colour for seat in anna.table().seats] == [6, 0]


def test_what_was_before_can_be_looked_at(world: World, source: MatchRecord, beginning: msgspec.Raw) -> None:
    code, (anna, _) = begun(world, beginning)
    anna.say(History(5, code, 0, 2))
    past = anna.only(HistoryPage).moments
    assert msgspec.json.decode(past[1].view)["public"] == public_after(source, 1)


def test_it_is_played_to_its_end_and_its_record_remembers_where_it_left_the_other(
    world: World, source: MatchRecord, beginning: msgspec.Raw
) -> None:
    code, visitors = begun(world, beginning)
    for visitor in visitors:
        visitor.position = visitor.only(PositionMessage)
    play_to_the_end(world, visitors, random.Random(5))
    visitors[0].say(Replay(9, code))
    record = load(bytes(visitors[0].only(ReplayFile).record))
    match = verify(record)
    assert match.result is not None
    assert match.steps[:STEPS] == verify(source).steps[:STEPS]
    assert record.branched_from is not None
    assert (record.branched_from.digest, record.branched_from.step) == (source.digest, STEPS)


def test_after_a_kill_it_stands_where_it_stood(tmp_path: Path, source: MatchRecord, beginning: msgspec.Raw) -> None:
    server = ServerOnDisk(tmp_path, takes_records=True)
    code, (anna, _) = begun(server.world, beginning)
    again = server.again()
    anna = again.visitor("Anna", anna.welcome.token)
    anna.say(Sit(1, code))
    told = anna.last(PositionMessage)
    assert (told.revision, public_of(told)) == (STEPS, public_after(source, STEPS))
    table = again.game_server.lobby.find(code)
    assert table.state.play is not None
    branched_from = table.state.play.match.branched_from
    assert branched_from is not None
    assert (branched_from.step, branched_from.title) == (STEPS, "An evening")


def test_a_step_of_its_beginning_is_taken_back_and_stays_so_after_a_kill(tmp_path: Path, source: MatchRecord) -> None:
    steps = next(steps for steps in range(10, 60) if begun_with(beginning_of(source, steps, "")).undoers())
    (seat,) = begun_with(beginning_of(source, steps, "")).undoers()
    server = ServerOnDisk(tmp_path, takes_records=True)
    code, visitors = begun(server.world, written(beginning_of(source, steps, "")))
    visitors[seat].say(Undo(5, code, steps, seat))
    told = visitors[seat].only(Happened)
    assert (told.revision, told.undone) == (steps + 1, True)
    again = server.again()
    back = again.visitor("Anna", visitors[0].welcome.token)
    back.say(Sit(1, code))
    position = back.last(PositionMessage)
    assert position.revision == steps + 1
    assert public_of(position) == msgspec.json.decode(told.view)["public"] == public_after(source, steps - 1)


def test_watchers_who_see_it_late_see_its_beginning_at_once(
    world: World, source: MatchRecord, beginning: msgspec.Raw
) -> None:
    code, _ = begun(world, beginning, delay=Delay(seconds=60))
    carla = world.visitor("Carla")
    carla.say(Watch(1, code))
    carla.say(History(2, code, STEPS, STEPS + 1))
    assert public_of(carla.last(PositionMessage)) == public_after(source, STEPS)
    assert msgspec.json.decode(carla.only(HistoryPage).moments[0].view)["public"] == public_after(source, STEPS)


def test_elsewhere_every_match_begins_from_its_setup(beginning: msgspec.Raw) -> None:
    code, (anna, _) = begun(World(), beginning)
    assert anna.only(Error).code == "no_records"
    assert anna.all(PositionMessage) == []
    anna.say(Start(5, code))
    assert anna.last(Done).id == 5


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (b"null", "bad_record"),
        (b'{"format":1}', "bad_record"),
        ("other digest", "bad_record"),
        ("other rules", "other_rules"),
        ("over", "match_over"),
        ("babel", "other_game"),
        ("three", "other_game"),
    ],
)
def test_a_record_that_cannot_be_played_on_is_refused_and_nothing_begins(
    world: World, source: MatchRecord, damage: bytes | str, code: str
) -> None:
    beginning = beginning_of(source, STEPS, "")
    others = {
        "other digest": msgspec.structs.replace(beginning, digest=source.digest),
        "other rules": msgspec.structs.replace(beginning, rules_version=beginning.rules_version + 1),
        "over": source,
        "babel": played(GAMES["babel"], 2, 1, rounds=5, steps=3).record(),
        "three": played(UR, 3, 1, rounds=5, steps=3).record(),
    }
    raw = msgspec.Raw(damage) if isinstance(damage, bytes) else written(others[damage])
    table, (anna, _) = begun(world, raw)
    assert anna.refusal() == code
    assert anna.all(PositionMessage) == []
    anna.say(Start(5, table))
    assert anna.last(Done).id == 5
