"""Servers that share a database hold people to one set of limits: whoever goes from door to door has no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from server.on_disk import SHARED
from server.postgres_server import PostgresServer
from server.shared_doors import Door, answer, opened
from server.world import Visitor
from ziggurat.wire.messages import PROTOCOL, AddBot, Hello, Limits, Open, Refused, Say, Sit, Watch
from ziggurat_server.journal.postgres import connect
from ziggurat_server.journal.postgres_counts import end_taking, holdings
from ziggurat_server.limits import ServerLimits

Doors: TypeAlias = Callable[..., Door]
"""Makes one more door of the community, with these limits."""

NO_CODE = "URUK-LARSA-NIPPUR-17"


@pytest.fixture
def address(postgres: PostgresServer, tmp_path: Path) -> str:
    address = postgres.empty_database("tests")
    (tmp_path / SHARED).write_text(address, encoding="utf-8")
    return address


@pytest.fixture
def door(address: str, tmp_path: Path) -> Iterator[Doors]:
    with ExitStack() as ended:

        def begin(**told: int) -> Door:
            begun = Door(tmp_path, ServerLimits(told=Limits(**told)))
            ended.callback(begun.die)
            return begun

        yield begin


def rows(address: str, table: str) -> int:
    with connect(address) as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}".encode()).fetchone() or (0,)
    return int(count)


def sit(visitor: Visitor, code: str, seat: int = 0) -> str:
    return answer(visitor, Sit(2, code, seat))


# ------------------------------------------------------------------------------------ what a person has


def test_tables_that_were_opened_at_another_door_count(door: Doors) -> None:
    first, second = door(tables_per_person=2), door(tables_per_person=2)
    anna = first.visitor("Anna")
    opened(anna)
    there = second.visitor("Anna", anna)
    opened(there)
    assert answer(there, Open(3, "ur", 2)) == "too_many_tables"


def test_seats_that_were_taken_at_another_door_count(door: Doors) -> None:
    first, second = door(seats_per_person=1), door(seats_per_person=1)
    anna = first.visitor("Anna")
    sit(anna, opened(anna))
    there = second.visitor("Anna", anna)
    assert sit(there, opened(there)) == "too_many_seats"


def test_bots_that_were_hired_at_another_door_count(door: Doors) -> None:
    first, second = door(bots_per_person=1), door(bots_per_person=1)
    anna = first.visitor("Anna")
    anna.say(AddBot(2, opened(anna), "random"))
    there = second.visitor("Anna", anna)
    assert answer(there, AddBot(2, opened(there), "random")) == "too_many_bots"


def test_what_was_given_up_at_another_door_counts_no_more(door: Doors) -> None:
    first, second = door(seats_per_person=1), door(seats_per_person=1)
    anna, belit = first.visitor("Anna"), first.visitor("Belit")
    code = opened(belit)
    sit(anna, code)
    anna.hang_up()
    there = second.visitor("Anna", anna)
    mine = opened(there)
    assert sit(there, mine) == "too_many_seats"
    first.world.wait(first.world.limits.absence + 1)
    assert sit(there, mine) == "done"


def test_tables_of_a_server_that_died_count_before_another_has_them(door: Doors) -> None:
    first, second = door(tables_per_person=1), door(tables_per_person=1)
    belit = second.visitor("Belit")
    anna = first.visitor("Belit", belit)
    opened(anna)
    first.die()
    assert answer(belit, Open(1, "ur", 2)) == "too_many_tables"


def test_seats_at_a_server_that_died_count_before_another_has_its_tables(door: Doors) -> None:
    first, second = door(seats_per_person=1), door(seats_per_person=1)
    belit = second.visitor("Belit")
    anna = first.visitor("Belit", belit)
    sit(anna, opened(anna))
    first.die()
    assert sit(belit, opened(belit)) == "too_many_seats"


def test_what_counts_at_one_door_is_not_counted_twice_there(door: Doors) -> None:
    first = door(tables_per_person=3, seats_per_person=3)
    door()
    anna = first.visitor("Anna")
    codes = [opened(anna) for _ in range(3)]
    assert [sit(anna, code) for code in codes] == ["done"] * 3


def test_tables_that_were_opened_from_an_address_at_another_door_count(door: Doors) -> None:
    first, second = door(tables_per_address=1), door(tables_per_address=1)
    opened(first.visitor("Anna"))
    assert answer(second.visitor("Belit"), Open(1, "ur", 2)) == "too_many_tables_here"
    assert answer(second.visitor("Carla", address="192.0.2.9"), Open(1, "ur", 2)) == "done"


def test_a_table_that_closed_at_another_door_counts_for_its_address_no_more(door: Doors) -> None:
    first, second = door(tables_per_address=1), door(tables_per_address=1)
    anna = first.visitor("Anna")
    opened(anna)
    anna.hang_up()
    first.world.wait(first.world.limits.absence + 1)
    assert answer(second.visitor("Belit"), Open(1, "ur", 2)) == "done"


def test_who_comes_by_another_door_is_not_at_the_tables_of_the_first_any_more(door: Doors, address: str) -> None:
    first, second = door(), door()
    anna, belit = first.visitor("Anna"), first.visitor("Belit")
    answer(belit, Watch(1, opened(anna)))
    second.visitor("Belit", belit)
    with connect(address) as connection:
        found = connection.execute("SELECT who FROM counts WHERE who LIKE 'p%%'").fetchall()
    assert found == [(anna.person,)]


def test_of_two_doors_that_are_asked_at_once_not_both_give_the_last_seat(door: Doors) -> None:
    first, second = door(seats_per_person=1), door(seats_per_person=1)
    anna = second.visitor("Anna")
    code = opened(anna)
    given = holdings(first.sql, anna.person, "")
    assert sit(anna, code) == "too_many_seats"
    end_taking(first.sql, given.number)
    assert sit(anna, code) == "done"


@pytest.mark.parametrize("limit", [0, 1])
def test_what_was_about_to_be_given_is_forgotten_once_it_is_given_or_refused(
    door: Doors, address: str, limit: int
) -> None:
    first = door(seats_per_person=limit)
    anna = first.visitor("Anna")
    sit(anna, opened(anna))
    assert rows(address, "taking") == 0


# ------------------------------------------------------------------------------------ what is tried


def test_wrong_codes_at_all_doors_count_together(door: Doors) -> None:
    first, second = door(code_tries=2), door(code_tries=2)
    anna = first.visitor("Anna")
    assert answer(anna, Watch(1, NO_CODE)) == "no_such_table"
    there = second.visitor("Anna", anna)
    assert [answer(there, Watch(1, NO_CODE)) for _ in range(2)] == ["no_such_table", "too_many_codes"]


def test_a_door_that_opens_later_gives_no_further_tries(door: Doors) -> None:
    first = door(code_tries=1)
    villain = first.visitor("Villain")
    assert answer(villain, Watch(1, NO_CODE)) == "no_such_table"
    assert answer(door(code_tries=1).visitor("Another"), Watch(1, NO_CODE)) == "too_many_codes"


def test_a_door_that_died_gives_no_tries_back(door: Doors) -> None:
    first, second = door(code_tries=1), door(code_tries=1)
    assert answer(first.visitor("Villain"), Watch(1, NO_CODE)) == "no_such_table"
    first.die()
    assert answer(second.visitor("Another"), Watch(1, NO_CODE)) == "too_many_codes"


def test_the_right_code_is_no_try(door: Doors) -> None:
    first = door(code_tries=1)
    code = opened(first.visitor("Anna"), listed=False)
    friends = [first.visitor(f"Friend {number}") for number in range(3)]
    assert [answer(friend, Watch(1, code)) for friend in friends] == ["done"] * 3


def test_where_all_codes_were_tried_the_right_one_is_not_found_at_another_door_either(door: Doors) -> None:
    first, second = door(code_tries=1), door(code_tries=1)
    code = opened(second.visitor("Anna"), listed=False)
    answer(first.visitor("Villain"), Watch(1, NO_CODE))
    assert answer(second.visitor("Another"), Watch(1, code)) == "too_many_codes"


def test_tries_come_back_within_a_minute(door: Doors, address: str) -> None:
    first, second = door(code_tries=2), door(code_tries=2)
    for _ in range(2):
        answer(first.visitor("Villain"), Watch(1, NO_CODE))
    with connect(address) as connection:
        connection.execute("UPDATE tries SET at = at - interval '30 seconds'")
    late = second.visitor("Late")
    assert [answer(late, Watch(1, NO_CODE)) for _ in range(2)] == ["no_such_table", "too_many_codes"]


def test_what_was_tried_is_forgotten_after_a_minute(door: Doors, address: str) -> None:
    first = door(code_tries=2)
    answer(first.visitor("Villain"), Watch(1, NO_CODE))
    with connect(address) as connection:
        connection.execute("UPDATE tries SET at = at - interval '1 minute'")
    first.heart.listen()
    assert rows(address, "tries") == 0


def test_passwords_of_tables_at_all_doors_are_tried_so_often_together(door: Doors) -> None:
    first, second = door(password_tries=1), door(password_tries=1)
    codes = [opened(each.visitor("Host", address="192.0.2.9"), password="lapis") for each in (first, second)]
    assert answer(first.visitor("Villain"), Watch(1, codes[0], "gold")) == "wrong_password"
    assert answer(second.visitor("Another"), Watch(1, codes[1], "lapis")) == "too_many_tries"


def test_new_people_from_one_address_are_counted_at_all_doors_together(door: Doors) -> None:
    first, second = door(arrivals_per_address=2), door(arrivals_per_address=2)
    first.visitor("Anna")
    second.visitor("Belit")
    for each in (first, second):
        stranger = each.world.stranger()
        stranger.say(Hello(PROTOCOL, "Carla"))
        assert stranger.only(Refused).code == "too_many_arrivals"
    assert second.visitor("Carla", address="192.0.2.9").welcome.name == "Carla"


def test_lines_at_all_doors_count_together(door: Doors) -> None:
    first, second = door(lines_per_minute=6), door(lines_per_minute=6)
    anna = first.visitor("Anna")
    assert answer(anna, Say(1, "Who plays?")) == "done"
    there = second.visitor("Anna", anna)
    assert [answer(there, Say(1, "Who plays?")) for _ in range(2)] == ["done", "too_many_lines"]


def test_one_door_of_several_gives_as_many_tries_as_a_server_that_is_alone(door: Doors) -> None:
    first, _ = door(arrivals_per_address=4), door(arrivals_per_address=4)
    assert [first.visitor(f"Guest {number}").welcome.name for number in range(4)][-1] == "Guest 3"
