"""Chances of winning at a table: who is told them, when, and of what."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.test_bot_seats import arrived
from server.test_watching import LATE, ONE_ROUND, act, begun, finish, seen
from server.world import Visitor, World, made_up
from ziggurat.wire.messages import (
    AddBot,
    Chances,
    Configure,
    Delay,
    Done,
    Happened,
    Leave,
    Open,
    PositionMessage,
    Sit,
    Start,
    Watch,
    WinningChances,
)

AT_ONCE = Delay()


def asked(visitor: Visitor, code: str) -> WinningChances:
    """The chances that somebody is told."""
    visitor.say(Chances(20, code))
    return visitor.last(WinningChances)


def refused(visitor: Visitor, code: str) -> str:
    """The code with which they are told nothing."""
    visitor.say(Chances(20, code))
    assert not visitor.all(WinningChances)
    return visitor.refusal()


def chances_of(told: PositionMessage | Happened) -> tuple[float, ...]:
    """The chances that are found for what somebody was told."""
    return made_up(msgspec.json.encode(msgspec.json.decode(told.view)["public"]))


def match_of_bots(world: World) -> tuple[str, Visitor]:
    """A match of two bots, and the host, who watches it."""
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    for seat in (0, 1):
        anna.say(AddBot(2, code, "merchant", seat))
        arrived(world)
    anna.say(Start(3, code))
    return code, anna


# ------------------------------------------------------------------------------------------------- who is told


def test_where_people_play_nobody_is_told_chances_unless_the_host_wants_it(world: World) -> None:
    code, _, watcher = begun(world, AT_ONCE)
    assert refused(watcher, code) == "not_told"


def test_who_watches_is_told_chances_that_sum_to_1_where_the_host_wants_it(world: World) -> None:
    code, _, watcher = begun(world, AT_ONCE, chances=True)
    assert sum(asked(watcher, code).chances) == pytest.approx(1)


def test_where_bots_alone_play_who_watches_is_told_chances(world: World) -> None:
    code, anna = match_of_bots(world)
    assert asked(anna, code).chances == chances_of(anna.last(PositionMessage))


def test_players_are_told_no_chances(world: World) -> None:
    code, players, _ = begun(world, AT_ONCE, chances=True)
    assert [refused(player, code) for player in players] == ["not_told", "not_told"]


def test_who_has_left_a_match_but_keeps_a_seat_is_told_none_as_a_watcher(world: World) -> None:
    code, (anna, _), _ = begun(world, AT_ONCE, chances=True)
    anna.say(Leave(6, code))
    assert refused(anna, code) == "not_at_table"


def test_who_sits_down_while_chances_are_found_is_told_none(world: World) -> None:
    code, players, watcher = begun(world, AT_ONCE, chances=True, options=ONE_ROUND)
    finish(players)
    world.finder.silent = True
    watcher.say(Chances(20, code))
    players[0].say(Configure(21, code, seats=3))
    watcher.say(Sit(22, code))
    world.finder.answer()
    assert watcher.refusal() == "not_told"
    assert not watcher.all(WinningChances)


def test_who_is_not_at_a_table_is_told_nothing(world: World) -> None:
    code, _, _ = begun(world, AT_ONCE, chances=True)
    assert refused(world.visitor("Damu"), code) == "not_at_table"


def test_in_a_room_there_are_no_chances(world: World) -> None:
    code, _ = world.room("Anna", "Belit", chances=True)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    assert refused(watcher, code) == "match_not_running"


# ------------------------------------------------------------------------------------------------- of what


def test_chances_are_those_of_what_everyone_sees(world: World) -> None:
    code, players, watcher = begun(world, AT_ONCE, chances=True)
    act(players, 3)
    told = asked(watcher, code)
    assert (told.revision, told.chances) == (3, chances_of(watcher.last(Happened)))


def test_chances_are_as_late_as_the_match_is_shown(world: World) -> None:
    code, players, watcher = begun(world, LATE, chances=True)
    act(players, 3)
    told = asked(watcher, code)
    assert (told.revision, told.chances) == (0, chances_of(watcher.last(PositionMessage)))
    world.wait(31)
    assert asked(watcher, code).revision == seen(watcher)[-1] == 3


def test_once_a_match_is_over_its_chances_are_told(world: World) -> None:
    code, players, watcher = begun(world, AT_ONCE, chances=True, options=ONE_ROUND)
    finish(players)
    assert asked(watcher, code).chances == chances_of(watcher.last(Happened))


def test_the_same_view_is_judged_once_for_all_who_watch(world: World) -> None:
    code, players, watcher = begun(world, AT_ONCE, chances=True)
    other = world.visitor("Damu")
    other.say(Watch(1, code))
    world.finder.silent = True
    watcher.say(Chances(20, code))
    other.say(Chances(21, code))
    world.finder.answer()
    assert watcher.last(WinningChances).chances == other.last(WinningChances).chances == asked(watcher, code).chances
    act(players)
    asked(other, code)
    assert len(world.finder.asked) == 2


def test_nothing_else_waits_for_chances(world: World) -> None:
    code, _, watcher = begun(world, AT_ONCE, chances=True)
    world.finder.silent = True
    watcher.say(Chances(20, code))
    watcher.say(Leave(21, code))
    assert watcher.last(Done).id == 21
    world.finder.answer()
    assert watcher.refusal() == "not_at_table"


def test_where_no_chances_can_be_found_that_is_said_and_tried_again(world: World) -> None:
    code, _, watcher = begun(world, AT_ONCE, chances=True)
    world.finder.fails = True
    assert refused(watcher, code) == "no_chances"
    world.finder.fails = False
    assert asked(watcher, code).revision == 0


# ------------------------------------------------------------------------------------------------- the host's choice


def test_the_host_may_choose_it_before_the_match_and_everyone_is_told(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    assert not belit.table().chances
    anna.say(Configure(5, code, chances=True))
    assert belit.table().chances
    anna.say(Configure(6, code, delay=LATE))
    assert belit.table().chances
    anna.say(Configure(7, code, chances=False))
    assert not belit.table().chances


def test_nobody_but_the_host_may_choose_it(world: World) -> None:
    code, (_, belit) = world.room("Anna", "Belit")
    belit.say(Configure(5, code, chances=True))
    assert belit.refusal() == "not_host"


def test_it_may_not_be_chosen_while_the_match_runs(world: World) -> None:
    code, (anna, _), watcher = begun(world, AT_ONCE)
    anna.say(Configure(5, code, chances=True))
    assert anna.refusal() == "match_running"
    assert refused(watcher, code) == "not_told"


@pytest.mark.both_stores
def test_the_choice_is_kept_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, _, _ = begun(server.world, AT_ONCE, chances=True)
    world = server.again()
    watcher = world.visitor("Damu")
    watcher.say(Watch(1, code))
    assert watcher.table().chances
    assert asked(watcher, code).revision == 0
