"""Clocks, pauses and kept seats are as they were when the server starts again: its downtime costs nobody."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk, look_into
from server.programs import LOOPBACK, Caller, Program
from server.test_agreements import acted, match_at, offered
from server.test_bot_seats import arrived
from server.test_clocks import PER_GAME, PER_TURN, act, back, seat_of, state, table_on
from server.world import Visitor, World, legal_action, written
from ziggurat.wire.messages import (
    Act,
    Answer,
    ClockMessage,
    ClockState,
    ClockTerms,
    Done,
    GoOn,
    Leave,
    Offer,
    Open,
    Pause,
    PositionMessage,
    Ready,
    Sit,
    Standstill,
    Start,
)

pytestmark = pytest.mark.both_stores


@pytest.fixture
def first(tmp_path: Path) -> ServerOnDisk:
    """The server before it died."""
    return ServerOnDisk(tmp_path)


def test_the_terms_are_back(first: ServerOnDisk) -> None:
    code, (anna, _) = first.world.room("Anna", "Belit", clock=PER_GAME)
    anna.world = first.again()
    again = anna.world.visitor("Anna", anna.welcome.token)
    again.say(Sit(1, code))
    assert again.table().clock == PER_GAME


def test_after_a_sudden_end_the_clocks_are_as_they_were_at_the_last_action(first: ServerOnDisk) -> None:
    code, anna, belit = table_on(first.world, PER_GAME)
    first.world.wait(20)
    act(belit)
    told = state(anna)
    first.world.wait(10)
    anna.world = first.again()
    again = back(anna, code)
    assert state(again) == told


def test_after_an_orderly_end_the_clocks_are_as_they_were_then(first: ServerOnDisk) -> None:
    code, _, belit = table_on(first.world, PER_GAME)
    first.world.wait(20)
    first.world.game_server.close()
    belit.world = first.again()
    again = back(belit, code)
    assert state(again).left[seat_of(belit)] == pytest.approx(280_000, abs=10)


def test_nobodys_bank_runs_just_after_the_start(first: ServerOnDisk) -> None:
    code, anna, belit = table_on(first.world, PER_TURN)
    world = anna.world = first.again()
    again = back(anna, code)
    assert state(again).missing == ()
    world.wait(world.limits.reunion)
    assert state(again) == ClockState((40_000, 40_000), (30_000, 30_000), missing=(seat_of(belit),))


def test_a_match_that_the_host_paused_is_still_paused(first: ServerOnDisk) -> None:
    code, anna, belit = table_on(first.world, PER_TURN)
    anna.say(Pause(7, code))
    anna.world = belit.world = first.again()
    host, other = back(anna, code), back(belit, code)
    assert state(other).pause == Standstill("Anna")
    host.say(GoOn(8, code))
    assert state(other).running == (seat_of(belit),)


def test_a_bot_that_kept_a_seat_is_sent_for_again(first: ServerOnDisk) -> None:
    code, anna, belit = table_on(first.world, ClockTerms(bank=30))
    belit.hang_up()
    first.world.wait(31)
    world = anna.world = first.again()
    again = back(anna, code)
    assert again.table().seats[seat_of(belit)].keeper == "merchant"
    assert arrived(world).last(PositionMessage).viewer == seat_of(belit)
    belit.world = world
    back(belit, code)
    assert again.table().seats[seat_of(belit)].keeper is None


def as_now(folder: Path) -> None:
    """What is kept stays as it is."""


def as_older_servers_wrote(folder: Path) -> None:
    """Have it not say how far the match had come before something was taken back."""
    with look_into(folder) as sql:
        (clocks,) = sql.execute("SELECT clocks FROM matches").fetchone()
        older = {name: value for name, value in json.loads(clocks).items() if name != "reached"}
        sql.execute("UPDATE matches SET clocks = ?", (json.dumps(older),))


@pytest.mark.parametrize("change", [as_now, as_older_servers_wrote])
@pytest.mark.parametrize("terms", [PER_GAME, PER_TURN], ids=["per game", "per turn"])
def test_a_turn_that_was_taken_back_and_is_played_after_a_restart_is_not_paid_again(
    tmp_path: Path, terms: ClockTerms, change: Callable[[Path], None]
) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = first.world.match("Anna", "Belit", clock=terms)
    acted(visitors, 12)
    first.world.wait(5)
    whole, told = match_at(first.world, code).steps, told_of(visitors[0], first.world)
    visitors[1].say(Offer(30, code, "undo_turn"))
    visitors[0].say(Answer(31, code, offered(visitors[0]).number))
    stands = len(match_at(first.world, code).steps)
    assert stands < len(whole)
    first.die()
    change(tmp_path)
    world = ServerOnDisk(tmp_path).world
    for visitor in visitors:
        visitor.world = world
    returned = [back(visitor, code) for visitor in visitors]
    for number, step in enumerate(whole[stands:], match_at(world, code).revision):
        returned[step.seat].say(Act(9, code, number, written(step.action)))
    assert match_at(world, code).steps == whole
    assert told_of(returned[0], world) == told


def told_of(visitor: Visitor, world: World) -> tuple[int, ...]:
    """What is left to everyone, as the visitor is told who leaves and comes back."""
    (table,) = world.game_server.lobby.tables.values()
    visitor.say(Leave(80, table.code))
    visitor.say(Sit(81, table.code))
    return state(visitor).left


# ------------------------------------------------------------------------------------------------- the program


def seated(server: Program, name: str, code: str | None) -> tuple[Caller, str, str]:
    """Someone at a table, which they open if there is none, with their token and its code."""
    caller = server.call()
    token = caller.hello(name).token
    if code is None:
        caller.say(Open(1, "ur", 2, clock=PER_GAME))
        code = caller.await_message(Done).table
        assert code is not None
    caller.say(Sit(2, code))
    caller.await_message(Done)
    caller.say(Ready(3, code))
    caller.await_message(Done)
    return caller, token, code


@pytest.mark.only_on_sqlite
def test_a_killed_server_that_was_down_for_a_while_took_nobodys_time(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--seed", "4", "--data", str(tmp_path))
    with Program(*arguments) as server:
        anna, token, code = seated(server, "Anna", None)
        belit, _, _ = seated(server, "Belit", code)
        anna.say(Start(4, code))
        position = belit.await_message(PositionMessage)
        assert position.to_act == (1,)
        belit.say(Act(5, code, 0, written(legal_action(position))))
        told = anna.await_message(ClockMessage)
        while told.state.running != (0,):
            told = anna.await_message(ClockMessage)
        server.end(signal.SIGKILL)
    time.sleep(1.0)  # the downtime, which would show
    with Program(*arguments) as server:
        again, came = server.call(), time.monotonic()
        again.hello("Anna", token)
        again.say(Sit(6, code))
        left = again.await_message(ClockMessage).state.left
        since = round(1000 * (time.monotonic() - came)) + 1
    # From the last step on nothing counts but the moment since she is back, which is long on a busy machine.
    assert all(now >= before - since for before, now in zip(told.state.left, left, strict=True))
