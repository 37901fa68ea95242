"""Several people at one screen: one person of the server has several seats of a table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.secret_game import Draw, SecretGame
from server.test_journal_recovery import back
from server.world import Visitor, World, read_view
from ziggurat.games import GAMES
from ziggurat.games.game import Action
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Act,
    Done,
    Happened,
    Limits,
    Open,
    PositionMessage,
    Ready,
    Rejected,
    Remove,
    Replay,
    ReplayFile,
    Resume,
    SeatState,
    Sit,
    Stand,
    Start,
    Undo,
    Watch,
)
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables.play import Play

pytestmark = pytest.mark.both_stores


def table_of(host: Visitor, seats: int = 2) -> str:
    """The code of a new table with nobody seated."""
    host.say(Open(1, "ur", seats))
    code = host.last(Done).table
    assert code is not None
    return code


def family(world: World, *guests: str, others: int = 0) -> tuple[str, Visitor]:
    """Anna in seat 0, her guests in the seats after her, and so many seats left open."""
    anna = world.visitor("Anna")
    code = table_of(anna, 1 + len(guests) + others)
    anna.say(Sit(2, code))
    for guest in guests:
        anna.say(Sit(2, code, name=guest))
    return code, anna


def family_match(world: World, *guests: str) -> tuple[str, Visitor]:
    """A running match between Anna and her guests. What she heard until then is forgotten."""
    code, anna = family(world, *guests)
    start(code, anna)
    anna.forget()
    return code, anna


def start(code: str, host: Visitor) -> None:
    for seat in host.table().your_seats:
        host.say(Ready(3, code, seat=seat))
    host.say(Start(4, code))


def running(world: World, code: str) -> Play:
    """The match at that table."""
    play = world.game_server.lobby.tables[code].state.play
    assert play is not None
    return play


def act(person: Visitor, code: str, seat: int, action: Action, revision: int) -> None:
    person.say(Act(9, code, revision, msgspec.Raw(msgspec.json.encode(action)), seat))


def played(person: Visitor, code: str, steps: int | None = None) -> Happened:
    """The last thing that happened when every seat of the person acts at random, so often or to the end."""
    play = running(person.world, code)
    chooser = random.Random(7)
    while steps is None or play.revision < steps:
        seat = play.match.due.seats[0]
        legal = tuple(play.match.game.candidates(play.match.view(seat)))
        person.forget()
        act(person, code, seat, chooser.choice(legal), play.revision)
        told = person.last(Happened)
        if told.result is not msgspec.UNSET:
            return told
        person.world.clock.advance(0.05)
    return told


# ------------------------------------------------------------------------------------------------- sitting


def test_a_guest_has_a_seat_of_their_own_and_their_own_name(world: World) -> None:
    _, anna = family(world, "Belit")
    table = anna.table()
    assert table.your_seats == (0, 1)
    assert table.seats == (
        SeatState(anna.person, "Anna", here=True, colour=0),
        SeatState(anna.person, "Belit", guest=True, here=True, colour=1),
    )
    assert table.watchers == ()


def test_a_guest_may_choose_a_seat(world: World) -> None:
    code, anna = family(world, others=2)
    anna.say(Sit(5, code, 2, name="Belit"))
    assert anna.table().your_seats == (0, 2)


def test_a_guest_whose_name_somebody_has_gets_a_number(world: World) -> None:
    _, anna = family(world, "anna", "Belit", "ANNA")
    assert [seat.name for seat in anna.table().seats] == ["Anna", "anna 2", "Belit", "ANNA 3"]


@pytest.mark.parametrize("name", ["\u202eUr", " ", "x" * 25])
def test_a_guests_name_obeys_the_rules_for_names(world: World, name: str) -> None:
    code, anna = family(world, others=1)
    anna.say(Sit(5, code, name=name))
    assert anna.refusal() == "bad_name"
    assert anna.table().your_seats == (0,)


def test_a_guest_needs_an_open_seat(world: World) -> None:
    code, anna = family(world, "Belit")
    anna.say(Sit(5, code, name="Carla"))
    assert anna.refusal() == "no_open_seat"


def test_changing_ones_own_seat_leaves_the_guests_where_they_are(world: World) -> None:
    code, anna = family(world, "Belit", others=1)
    anna.say(Sit(5, code, 2))
    assert [seat.name for seat in anna.table().seats] == [None, "Belit", "Anna"]


def test_everyone_may_have_so_many_seats_as_the_welcome_says() -> None:
    _, anna = family(World(ServerLimits(told=Limits(seats_per_person=3))), "Belit", "Carla")
    code = table_of(anna)
    anna.say(Sit(6, code))
    assert anna.refusal() == "too_many_seats"
    assert anna.table().your_seats == ()


def test_no_guest_takes_a_seat_while_a_match_runs(world: World) -> None:
    code, anna = family_match(world, "Belit", "Carla")
    anna.say(Remove(5, code, 2))
    anna.say(Sit(6, code, name="Dudu"))
    assert anna.refusal() == "match_running"


def test_the_seats_become_free_one_by_one(world: World) -> None:
    code, anna = family(world, "Belit")
    anna.say(Stand(5, code, 0))
    assert [seat.name for seat in anna.table().seats] == [None, "Belit"]
    anna.say(Stand(6, code))
    assert anna.table().your_seats == ()
    assert [watcher.name for watcher in anna.table().watchers] == ["Anna"]


def test_the_host_may_take_a_guest_out_of_the_seat(world: World) -> None:
    code, anna = family(world, "Belit")
    anna.say(Remove(5, code, 1))
    assert anna.table().seats[1] == SeatState(colour=1)


def test_whoever_leaves_takes_their_guests_with_them(world: World) -> None:
    code, anna = family(world, "Belit", others=1)
    carla = world.visitor("Carla")
    carla.say(Sit(1, code))
    anna.hang_up()
    world.wait(world.limits.absence + 1)
    assert [seat.name for seat in carla.table().seats] == [None, None, "Carla"]


# ------------------------------------------------------------------------------------------------- speaking for a seat


def test_each_seat_is_ready_by_itself(world: World) -> None:
    code, anna = family(world, "Belit")
    anna.say(Ready(5, code, seat=1))
    assert [seat.ready for seat in anna.table().seats] == [False, True]
    anna.say(Start(6, code))
    assert anna.refusal() == "not_everyone_ready"


@pytest.mark.parametrize("ask", [Ready(5, "?"), Stand(5, "?"), Act(5, "?", 0, msgspec.Raw(b"{}")), Undo(5, "?", 0)])
def test_whoever_has_several_seats_has_to_say_which(world: World, ask: Any) -> None:
    code, anna = family_match(world, "Belit")
    anna.say(msgspec.structs.replace(ask, table=code))
    assert anna.refusal() == "which_seat"


@pytest.mark.parametrize("ask", [Ready(5, "?", seat=1), Stand(5, "?", 1), Undo(5, "?", 0, 1)])
def test_nobody_speaks_for_the_seat_of_another(world: World, ask: Any) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(msgspec.structs.replace(ask, table=code))
    assert anna.refusal() == "not_seated"


def test_the_rules_judge_the_seat_that_is_named(world: World) -> None:
    code, anna = family_match(world, "Belit")
    match = running(world, code).match
    seat = match.due.seats[0]
    action = next(iter(match.game.candidates(match.view(seat))))
    act(anna, code, 1 - seat, action, 0)
    assert anna.only(Rejected).code == "not_your_turn"
    act(anna, code, seat, action, 0)
    assert {told.actor for told in anna.all(Happened)} == {seat}


# ------------------------------------------------------------------------------------------------- being told


def test_what_happens_is_told_once_for_each_seat_as_it_may_know_it(world: World) -> None:
    code, anna = family_match(world, "Belit")
    played(anna, code, 1)
    told = anna.all(Happened)
    assert [(message.revision, message.viewer) for message in told] == [(1, 0), (1, 1)]
    assert [read_view(message.view).viewer for message in told] == [0, 1]


def test_whoever_comes_back_is_shown_the_position_of_each_seat(world: World) -> None:
    code, anna = family_match(world, "Belit")
    anna.hang_up()
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Sit(1, code))
    assert again.table().your_seats == (0, 1)
    assert [message.viewer for message in again.all(PositionMessage)] == [0, 1]


def test_what_was_missed_is_told_for_each_seat(world: World) -> None:
    code, anna = family_match(world, "Belit")
    played(anna, code, 2)
    anna.forget()
    anna.say(Resume(5, code, 0))
    assert [(told.revision, told.viewer) for told in anna.all(Happened)] == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_second_connection_takes_all_seats_over(world: World) -> None:
    code, anna = family_match(world, "Belit")
    second = world.visitor("Anna", anna.welcome.token)
    assert anna.closing() == "taken_over"
    second.say(Sit(1, code))
    second.forget()
    played(second, code, 1)
    assert [told.viewer for told in second.all(Happened)] == [0, 1]


def test_a_watcher_of_a_family_is_told_everything_once(world: World) -> None:
    code, anna = family_match(world, "Belit")
    carla = world.visitor("Carla")
    carla.say(Watch(1, code))
    played(anna, code, 1)
    assert [told.viewer for told in carla.all(Happened)] == [None]


def test_a_secret_goes_only_to_the_screen_where_its_seat_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SecretGame.id, SecretGame())
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Open(1, SecretGame.id, 3))
    code = anna.last(Done).table
    assert code is not None
    anna.say(Sit(2, code))
    anna.say(Sit(2, code, name="Carla"))
    belit.say(Sit(2, code))
    belit.say(Ready(3, code))
    start(code, anna)
    for person, seat in ((anna, 0), (anna, 1), (belit, 2)):
        act(person, code, seat, Draw(), running(world, code).revision)
    shown = {
        person.welcome.name: b"".join(bytes(told.view) for told in person.all(Happened)) for person in (anna, belit)
    }
    secrets = {0: b"1004", 1: b"1005", 2: b"1006"}
    seen = {name: {seat for seat, secret in secrets.items() if secret in views} for name, views in shown.items()}
    assert seen == {"Anna": {0, 1}, "Belit": {2}}


# ------------------------------------------------------------------------------------------------- whole matches


def test_a_family_plays_a_whole_match_whose_record_names_each_of_them(world: World) -> None:
    code, anna = family_match(world, "Belit", "Carla")
    assert played(anna, code).to_act == ()
    anna.say(Replay(20, code))
    record = load(msgspec.json.encode(anna.only(ReplayFile).record))
    assert record.names == ("Anna", "Belit", "Carla")
    assert verify(record).result is not None


def test_seats_and_guests_are_back_after_the_server_died(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, anna = family_match(first.world, "Belit")
    played(anna, code, 3)
    again = back(first.again(), anna)
    again.say(Sit(1, code))
    assert again.table().your_seats == (0, 1)
    assert [(seat.name, seat.guest) for seat in again.table().seats] == [("Anna", False), ("Belit", True)]
    assert [(message.revision, message.viewer) for message in again.all(PositionMessage)] == [(3, 0), (3, 1)]
