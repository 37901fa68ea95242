"""What nobody may have more of at one server, nobody has more of at all servers with one database."""

from __future__ import annotations

import pytest

from end_to_end.shared_servers import SharedServers, guest_at, open_table
from ziggurat.wire.messages import Done, Error, Leave, Open, Sit, Watch

pytestmark = pytest.mark.timeout(180)


@pytest.mark.thorough
def test_a_second_password_try_at_another_door_counts_too(house: SharedServers) -> None:
    first, second = house.start(), house.start("--limit", "password_tries=2")
    anna = guest_at(second, "Anna")
    anna.caller.say(Open(1, "ur", 2, password="lapis"))
    code = anna.caller.await_message(Done).table or ""
    codes = []
    for number, server in enumerate((first, second, first)):
        villain = guest_at(server, f"Villain {number}")
        villain.caller.say(Sit(2, code, password="wrong"))
        codes.append(villain.caller.await_message(Error).code)
    assert codes[:2] == ["wrong_password", "wrong_password"]


@pytest.mark.thorough
def test_whoever_sits_at_tables_of_all_servers_by_one_door_has_no_more_seats(house: SharedServers) -> None:
    few = ("--limit", "seats_per_person=2")
    first, second, third = (house.start(*few) for _ in range(3))
    codes = [open_table(guest_at(server, f"Host {server.port}")) for server in (first, second, third)]
    anna = guest_at(third, "Anna")
    for code in codes:
        anna.caller.say(Sit(2, code, 0))
    # What is just being taken elsewhere counts, so that of three at once two may be refused, but for the moment.
    at_once = [anna.caller.await_any(Done, Error) for _ in codes]
    assert {answer.code for answer in at_once if isinstance(answer, Error)} == {"too_many_seats"}
    one_by_one = []
    for code in codes:
        anna.caller.say(Sit(3, code, 0))
        one_by_one.append(anna.caller.await_any(Done, Error))
    assert [answer.code for answer in one_by_one if isinstance(answer, Error)] == ["too_many_seats"]


@pytest.mark.thorough
def test_whoever_is_at_tables_of_all_servers_by_one_door_is_at_no_more(house: SharedServers) -> None:
    few = ("--limit", "tables_per_person=1")
    first, second = (house.start(*few) for _ in range(2))
    codes = [open_table(guest_at(server, f"Host {server.port}")) for server in (first, second)]
    anna = guest_at(second, "Anna")
    anna.caller.say(Watch(2, codes[0]))
    anna.caller.await_message(Done)
    anna.caller.say(Watch(3, codes[1]))
    assert anna.caller.await_any(Done, Error).code == "too_many_tables"
    anna.caller.say(Leave(4, codes[0]))
    anna.caller.await_message(Done)
    anna.caller.say(Watch(5, codes[1]))
    assert isinstance(anna.caller.await_any(Done, Error), Done)
