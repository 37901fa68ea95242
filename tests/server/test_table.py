"""Coming, sitting, leaving, and the powers of a host."""

from __future__ import annotations

import msgspec
import pytest

from server.world import Visitor, World
from ziggurat.wire.messages import (
    Configure,
    Done,
    Error,
    HandOver,
    Leave,
    Limits,
    Open,
    PositionMessage,
    Ready,
    Remove,
    Said,
    Say,
    Sit,
    Stand,
    Start,
    TableClosed,
    Watch,
)
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.limits import ServerLimits


def opened(visitor: Visitor, **choices: object) -> str:
    """The code of a table that the visitor opens."""
    visitor.say(Open(1, "ur", **{"seats": 2, **choices}))  # type: ignore[arg-type]
    code = visitor.last(Done).table
    assert code is not None
    return code


def test_whoever_opens_a_table_is_its_host_and_has_no_seat(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna, name="Evening in Ur")
    table = anna.table()
    assert (table.table, table.name, table.host, table.stage) == (code, "Evening in Ur", anna.person, "room")
    assert table.your_seats == ()
    assert [watcher.person for watcher in table.watchers] == [anna.person]
    assert [seat.person for seat in table.seats] == [None, None]


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"game": "senet"}, "unknown_game"),
        ({"seats": 5}, "bad_seats"),
        ({"seats": 0}, "bad_seats"),
        ({"options": msgspec.Raw(b'{"max_rounds": 0}')}, "bad_options"),
        ({"options": msgspec.Raw(b'{"cheat": true}')}, "bad_options"),
        ({"options": msgspec.Raw(b"7")}, "bad_options"),
        ({"name": "\u202eUr"}, "bad_name"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(world: World, choices: dict[str, object], code: str) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(**{"id": 1, "game": "ur", "seats": 2, **choices}))  # type: ignore[arg-type]
    assert (anna.only(Error).code, anna.only(Error).id) == (code, 1)
    assert not world.game_server.lobby.tables


def test_nobody_is_at_more_tables_than_the_welcome_says(world: World) -> None:
    anna = world.visitor("Anna")
    for _ in range(anna.welcome.limits.tables_per_person):
        opened(anna)
    anna.say(Open(2, "ur", 2))
    assert anna.refusal() == "too_many_tables"


def test_the_server_has_a_limit_of_tables() -> None:
    world = World(ServerLimits(tables=1))
    opened(world.visitor("Anna"))
    belit = world.visitor("Belit")
    belit.say(Open(1, "ur", 2))
    assert belit.refusal() == "tables_full"


def test_from_one_address_only_so_many_tables_are_open_at_once() -> None:
    world = World(ServerLimits(told=Limits(tables_per_address=2)))
    first = opened(world.visitor("Anna"))
    opened(world.visitor("Belit"))
    carla = world.visitor("Carla")
    carla.say(Open(1, "ur", 2))
    assert (carla.refusal(), carla.last(Error).params) == ("too_many_tables_here", {"most": 2})
    assert opened(world.visitor("Elsewhere", address="192.0.2.2"))
    world.game_server.lobby.tables[first].close()
    assert opened(carla)


def test_on_the_servers_own_machine_tables_are_not_counted() -> None:
    world = World(ServerLimits(told=Limits(tables_per_address=1)))
    assert all(opened(world.visitor(name, address="127.0.0.1")) for name in ("Anna", "Belit"))


def test_whoever_leaves_tables_open_behind_them_does_not_open_as_many_again() -> None:
    world = World(ServerLimits(told=Limits(tables_per_person=2)))
    anna = world.visitor("Anna")
    for _ in range(2):
        opened(anna)
    anna.hang_up()
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Open(1, "ur", 2))
    assert again.refusal() == "too_many_tables"


def test_a_table_at_which_nobody_sits_closes_after_a_while() -> None:
    world = World(ServerLimits(empty_table=20))
    anna = world.visitor("Anna")
    code = opened(anna)
    world.wait(21)
    assert anna.only(TableClosed).table == code


def test_a_table_at_which_somebody_sits_stays_and_closes_a_while_after_they_stood_up() -> None:
    world = World(ServerLimits(empty_table=20))
    anna = world.visitor("Anna")
    code = opened(anna)
    anna.say(Sit(2, code))
    world.wait(21)
    assert anna.all(TableClosed) == []
    anna.say(Stand(3, code))
    world.wait(21)
    assert anna.only(TableClosed).table == code


def test_the_first_open_seat_is_taken_if_none_is_named(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    code = opened(anna)
    belit.say(Sit(2, code))
    assert belit.last(Done) == Done(2, code)
    assert belit.table().your_seats == (0,)
    assert anna.table().seats[0].name == "Belit"
    assert anna.table().your_seats == ()


def test_a_code_may_be_typed_as_people_type(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    code = opened(anna)
    belit.say(Watch(2, code.lower().replace("-", " ")))
    assert belit.last(Done).table == code


@pytest.mark.parametrize(("seat", "code"), [(0, "seat_taken"), (2, "no_such_seat"), (15, "no_such_seat")])
def test_only_an_open_seat_can_be_taken(world: World, seat: int, code: str) -> None:
    table, (anna, _) = world.room("Anna", "Belit")
    anna.say(Stand(3, table))
    anna.say(Sit(4, table, 0))
    carla = world.visitor("Carla")
    carla.say(Sit(1, table, seat))
    assert carla.refusal() == code


def test_a_full_table_has_no_open_seat(world: World) -> None:
    table, _ = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Sit(1, table))
    assert carla.refusal() == "no_open_seat"
    assert carla.all(TableMessage) == []


def test_in_the_room_one_may_change_seats(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna)
    anna.say(Sit(2, code, 0))
    anna.say(Sit(3, code, 1))
    assert [seat.person for seat in anna.table().seats] == [None, anna.person]


def test_a_table_that_does_not_exist_is_not_found(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Sit(1, "NOWHERE-99"))
    assert anna.refusal() == "no_such_table"


@pytest.mark.parametrize("password", [None, "", "sesame ", "Sesame", "é"])
def test_a_wrong_password_keeps_one_out(world: World, password: str | None) -> None:
    code, _ = world.room("Anna", "Belit", password="sesame")
    carla = world.visitor("Carla")
    carla.say(Watch(1, code, password))
    assert carla.refusal() == "wrong_password"
    assert carla.all(TableMessage) == []


def test_the_right_password_lets_one_in(world: World) -> None:
    code, _ = world.room("Anna", "Belit", password="sesame")
    carla = world.visitor("Carla")
    carla.say(Watch(1, code, "sesame"))
    assert carla.table().locked


def test_whoever_has_a_seat_needs_no_password_to_come_back(world: World) -> None:
    code, (_, belit) = world.room("Anna", "Belit", password="sesame")
    belit.hang_up()
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code))
    assert again.table().your_seats == (1,)


def test_watchers_have_a_limit() -> None:
    limits = ServerLimits()
    few = msgspec.structs.replace(limits, told=msgspec.structs.replace(limits.told, watchers_per_table=1))
    world = World(few)
    code = opened(world.visitor("Anna"))
    belit = world.visitor("Belit")
    belit.say(Watch(1, code))
    assert belit.refusal() == "table_full"


def test_the_match_starts_when_every_seat_is_taken_and_everyone_is_ready(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Ready(3, code))
    anna.say(Start(4, code))
    assert anna.refusal() == "not_everyone_ready"
    belit.say(Ready(3, code))
    anna.say(Start(5, code))
    assert anna.table().stage == "playing"
    assert anna.only(PositionMessage).viewer == 0
    assert belit.only(PositionMessage).viewer == 1


def test_no_match_starts_with_an_open_seat(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna)
    anna.say(Sit(2, code))
    anna.say(Ready(3, code))
    anna.say(Start(4, code))
    assert anna.refusal() == "seats_open"


def test_the_host_starts_with_those_who_sit_and_open_seats_close(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=4))
    for visitor in (anna, belit):
        visitor.say(Ready(4, code))
    anna.say(Start(5, code, close_open=True))
    table = belit.table()
    assert (table.stage, [seat.name for seat in table.seats]) == ("playing", ["Anna", "Belit"])


def test_the_last_one_to_sit_keeps_their_place_when_seats_before_it_close(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=4))
    belit.say(Stand(3, code))
    belit.say(Sit(3, code, 3))
    for visitor in (anna, belit):
        visitor.say(Ready(4, code))
    anna.say(Start(5, code, close_open=True))
    assert belit.table().your_seats == (1,)
    assert belit.last(PositionMessage).viewer == 1


def test_no_match_starts_with_fewer_than_its_game_is_played_by(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna)
    anna.say(Sit(2, code))
    anna.say(Ready(3, code))
    anna.say(Start(4, code, close_open=True))
    assert anna.refusal() == "bad_seats"
    assert len(anna.table().seats) > 1


def test_no_match_starts_while_somebody_who_sits_is_not_ready_though_seats_would_close(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=4))
    anna.say(Ready(4, code))
    anna.say(Start(5, code, close_open=True))
    assert anna.refusal() == "not_everyone_ready"
    assert len(anna.table().seats) == 4


def test_only_the_host_has_a_hosts_powers(world: World) -> None:
    code, (_, belit) = world.room("Anna", "Belit")
    for ask in (Start(1, code), Configure(2, code), Remove(3, code, 0), HandOver(4, code, belit.person)):
        belit.say(ask)
        assert belit.refusal() == "not_host"


def test_a_change_of_the_table_makes_everyone_say_anew_that_they_are_ready(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    belit.say(Ready(3, code))
    assert anna.table().seats[1].ready
    anna.say(Configure(4, code, options=msgspec.Raw(b'{"max_rounds":12}')))
    assert not anna.table().seats[1].ready
    assert msgspec.json.decode(anna.table().options)["max_rounds"] == 12


def test_an_empty_password_takes_the_password_away(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit", password="sesame")
    anna.say(Configure(4, code, password=""))
    assert not anna.table().locked


def test_seats_can_be_added_and_open_ones_taken_away(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Configure(4, code, seats=4))
    assert len(anna.table().seats) == 4
    anna.say(Configure(5, code, seats=2))
    assert [seat.name for seat in anna.table().seats] == ["Anna", "Belit"]


def test_a_taken_seat_cannot_be_taken_away(world: World) -> None:
    code, (anna, *_) = world.room("Anna", "Belit", "Carla")
    anna.say(Configure(4, code, seats=2, name="Smaller"))
    assert anna.refusal() == "seat_taken"
    assert (len(anna.table().seats), anna.table().name) == (3, "Anna")


def test_the_host_may_take_someone_out_of_a_seat_who_then_watches(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Remove(4, code, 1))
    assert belit.table().your_seats == ()
    assert [watcher.person for watcher in belit.table().watchers] == [belit.person]


def test_the_host_may_hand_over(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(HandOver(4, code, belit.person))
    assert belit.table().host == belit.person
    anna.say(HandOver(5, code, "p99"))
    assert anna.refusal() == "not_host"


def test_only_a_person_at_the_table_can_be_handed_it(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    anna.say(HandOver(4, code, carla.person))
    assert anna.refusal() == "no_such_person"


def test_the_host_passes_on_when_the_host_leaves(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Leave(4, code))
    assert anna.last(Done).id == 4
    assert belit.table().host == belit.person
    assert belit.table().seats[0].person is None


def test_a_host_whose_connection_is_lost_stays_host_for_a_while(world: World) -> None:
    _, (anna, belit) = world.room("Anna", "Belit")
    anna.hang_up()
    assert belit.table().host == anna.person
    assert not belit.table().seats[0].here
    world.wait(world.limits.absence + 1)
    assert belit.table().host == belit.person
    assert belit.table().seats[0].person is None


def test_whoever_comes_back_in_time_has_kept_the_seat(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    belit.hang_up()
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Watch(1, code))
    assert again.table().your_seats == (1,)
    world.wait(world.limits.absence + 1)
    assert anna.table().seats[1].here


def test_the_last_one_to_leave_closes_the_table(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    belit.say(Leave(3, code))
    anna.say(Leave(4, code))
    assert code not in world.game_server.lobby.tables


def test_a_table_whose_people_are_all_lost_closes_after_a_while(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.hang_up()
    belit.hang_up()
    assert code in world.game_server.lobby.tables
    world.wait(world.limits.absence + 1)
    assert code not in world.game_server.lobby.tables


def test_everyone_at_a_table_hears_what_is_said_there(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    anna.say(Say(4, "  Good\nevening ", code))
    said = belit.only(Said)
    assert (said.person, said.name, said.text, said.table, said.seat) == (anna.person, "Anna", "Good evening", code, 0)
    assert anna.only(Said) == said
    assert carla.all(Said) == []


def test_nobody_speaks_at_a_table_without_being_there(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Say(1, "Psst", code))
    assert carla.refusal() == "not_at_table"
    assert anna.all(Said) == []


def test_an_empty_line_is_not_said(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Say(4, " \u200b ", code))
    assert anna.refusal() == "bad_message"


def test_watchers_who_come_are_told_of_once_for_many(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.forget()
    for number in range(10):
        world.visitor(f"Watcher {number}").say(Watch(1, code))
    world.wait(1)
    assert len(anna.all(TableMessage)) == 1
    assert len(anna.table().watchers) == 10


def test_watchers_who_leave_are_told_of_once_for_many(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    watchers = [world.visitor(f"Watcher {number}") for number in range(10)]
    for watcher in watchers:
        watcher.say(Watch(1, code))
    world.wait(1)
    anna.forget()
    for watcher in watchers:
        watcher.hang_up()
    world.wait(1)
    assert len(anna.all(TableMessage)) == 1
    assert anna.table().watchers == ()


def test_a_closed_table_is_told_to_those_at_it(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    world.game_server.lobby.tables[code].close()
    assert anna.only(TableClosed).table == code
    anna.say(Watch(5, code))
    assert anna.refusal() == "no_such_table"
