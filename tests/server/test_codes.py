"""Codes of tables: those of unlisted ones cannot be found by trying, and there is always an end to looking for one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.world import Visitor, World
from ziggurat.wire.links import TABLE_WORDS
from ziggurat.wire.messages import Act, AddBot, Configure, Done, Error, Leave, Limits, Open, Resume, Sit, Watch
from ziggurat_server.journal.shelf import EmptyShelf
from ziggurat_server.limits import ServerLimits
from ziggurat_server.table_codes import TableCodes

pytestmark = pytest.mark.both_stores

ALL_SHORT = [f"{word}-{number}" for word in TABLE_WORDS for number in range(10, 100)]


def world_with(tries: int) -> World:
    """A server where so many codes may be wrong in a minute."""
    return World(ServerLimits(told=Limits(code_tries=tries)))


def opened(visitor: Visitor, listed: bool = True) -> str:
    """The code of a table that they open."""
    visitor.say(Open(1, "ur", 2, listed=listed))
    return visitor.last(Done).table or ""


def come(visitor: Visitor, code: str) -> str:
    """How coming to that table is answered."""
    visitor.forget()
    visitor.say(Watch(7, code))
    return next((message.code for message in visitor.heard if isinstance(message, Error)), "done")


def test_a_listed_table_has_a_short_code_and_an_unlisted_one_three_words(world: World) -> None:
    anna = world.visitor("Anna")
    assert [opened(anna, listed).count("-") for listed in (True, False)] == [1, 3]


def test_of_all_short_codes_none_is_an_unlisted_tables(world: World) -> None:
    assert opened(world.visitor("Anna"), listed=False) not in ALL_SHORT


def test_who_gives_too_many_wrong_codes_is_not_told_of_the_right_one() -> None:
    world = world_with(tries=3)
    code = opened(world.visitor("Anna"), listed=False)
    villain = world.visitor("Villain", address="192.0.2.66")
    answers = [come(villain, guess) for guess in ("ENKI-10", "ENKI-11", "ENKI-12", code)]
    assert answers == ["no_such_table"] * 3 + ["too_many_codes"]


def test_a_new_person_from_the_same_address_has_no_new_tries_and_one_from_elsewhere_has() -> None:
    world = world_with(tries=1)
    code = opened(world.visitor("Anna"), listed=False)
    come(world.visitor("Villain", address="192.0.2.66"), "ENKI-10")
    assert come(world.visitor("Another", address="192.0.2.66"), code) == "too_many_codes"
    assert come(world.visitor("Friend", address="192.0.2.67"), code) == "done"


def test_tries_at_codes_come_back_with_time() -> None:
    world = world_with(tries=2)
    code = opened(world.visitor("Anna"), listed=False)
    friend = world.visitor("Friend", address="192.0.2.66")
    for wrong in ("ENKI-10", "ENKI-11"):
        come(friend, wrong)
    world.wait(31)
    assert come(friend, code) == "done"


def test_right_codes_and_listed_tables_are_no_tries() -> None:
    world = world_with(tries=1)
    anna = world.visitor("Anna")
    codes = [opened(anna, listed) for listed in (True, False)] * 3
    friend = world.visitor("Friend", address="192.0.2.66")
    assert {come(friend, code) for code in codes} == {"done"}


def test_after_too_many_wrong_codes_listed_tables_and_ones_own_are_still_there() -> None:
    world = world_with(tries=1)
    listed = opened(world.visitor("Anna"))
    villain = world.visitor("Villain", address="192.0.2.66")
    own = opened(villain, listed=False)
    come(villain, "ENKI-10")
    assert [come(villain, code) for code in (listed, own)] == ["done", "done"]


@pytest.mark.parametrize("listed", [True, False])
def test_whoever_is_not_at_an_unlisted_table_learns_nothing_of_it_by_asking_something_else(listed: bool) -> None:
    world = World()
    code = opened(world.visitor("Anna"), listed)
    villain = world.visitor("Villain")
    asked = (Leave(1, code), Act(2, code, 0, b"{}"), Configure(3, code), Resume(4, code, 0))  # type: ignore[arg-type]
    for ask in asked:
        villain.say(ask)
    expected = "not_at_table" if listed else "no_such_table"
    assert {error.code for error in villain.all(Error)} == {expected}


def test_a_player_comes_back_to_an_unlisted_table_whatever_others_at_the_address_have_tried() -> None:
    world = world_with(tries=1)
    code, (anna, _) = world.room("Anna", "Belit", listed=False)
    come(world.visitor("Villain"), "ENKI-10")
    anna.hang_up()
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Sit(1, code))
    assert again.table().your_seats == (0,)


def test_when_all_short_codes_are_taken_a_listed_table_gets_a_longer_one(world: World) -> None:
    lobby = world.game_server.lobby
    table = lobby.tables[opened(world.visitor("Anna"))]
    lobby.tables.update(dict.fromkeys(ALL_SHORT, table))
    codes = TableCodes(EmptyShelf(), lobby.is_taken, random.Random(1))
    codes.prepare()
    assert codes.take(listed=True).count("-") == 3


class Stuck(random.Random):
    """Chance that always falls the same way."""

    def choice(self, seq: Sequence[str], /) -> str:  # type: ignore[override]
        return seq[0]

    def randint(self, a: int, b: int, /) -> int:
        return a


def test_looking_for_a_code_ends_with_a_refusal_when_none_is_found() -> None:
    anna = World(codes=Stuck()).visitor("Anna")
    opened(anna)
    anna.say(Open(2, "ur", 2, listed=False))
    anna.say(Open(3, "ur", 2))
    assert anna.refusal() == "tables_full"


# ------------------------------------------------------------------------------------ shown no more


def hidden(anna: Visitor) -> tuple[str, str]:
    """The code of a table that its host does not show any more, and the one by which others come."""
    code = opened(anna)
    anna.say(Configure(2, code, listed=False))
    return code, anna.table().secret or ""


def test_a_table_that_is_shown_no_more_gets_a_secret_code_for_others(world: World) -> None:
    code, secret = hidden(world.visitor("Anna"))
    assert secret.count("-") == 3
    assert come(world.visitor("Villain"), code) == "no_such_table"
    friend = world.visitor("Friend")
    friend.say(Watch(1, secret))
    assert friend.only(Done).table == code
    assert friend.table().secret == secret


def test_who_is_at_a_table_uses_either_of_its_codes(world: World) -> None:
    anna = world.visitor("Anna")
    codes = hidden(anna)
    for code in codes:
        anna.say(Sit(5, code))
    assert anna.table().your_seats == (0,)
    assert anna.all(Error) == []


def test_the_code_that_all_have_seen_is_a_wrong_one_once_the_table_is_hidden() -> None:
    world = world_with(tries=1)
    code, secret = hidden(world.visitor("Anna"))
    villain = world.visitor("Villain", address="192.0.2.66")
    assert [come(villain, each) for each in (code, secret)] == ["no_such_table", "too_many_codes"]


def test_a_table_that_is_shown_again_is_found_by_its_own_code(world: World) -> None:
    anna = world.visitor("Anna")
    code, _ = hidden(anna)
    anna.say(Configure(3, code, listed=True))
    assert anna.table().secret is None
    assert come(world.visitor("Friend"), code) == "done"


def test_a_secret_code_is_the_same_after_a_restart(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, secret = hidden(server.world.visitor("Anna"))
    world = server.again()
    assert come(world.visitor("Villain"), code) == "no_such_table"
    assert come(world.visitor("Friend"), secret) == "done"


def test_a_bot_that_was_hired_comes_to_a_hidden_table(world: World) -> None:
    anna = world.visitor("Anna")
    code, _ = hidden(anna)
    anna.say(AddBot(3, code, "random"))
    hired = world.hired(anna)
    sent = world.bots.started[0]
    hired.say(Sit(1, code, sent.seat, invitation=sent.invitation))
    assert [error.code for error in hired.all(Error)] == []
