"""A table that bounds each phase of Civilization by clock: who is late gives the safe answer of the rules (15)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest

from server.civilization_evening import NATIONS, UNHURRIED, Evening
from server.on_disk import ServerOnDisk
from server.programs import LOOPBACK, Caller, Program
from server.world import Visitor, World, written
from ziggurat.games.civilization.actions import ChooseNation, EndMovement, Move, NewShip, ResetMovement, Ships
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Expiry
from ziggurat.wire.messages import (
    Act,
    ClockMessage,
    ClockState,
    ClockTerms,
    Done,
    GoOn,
    Happened,
    Open,
    Pause,
    PositionMessage,
    Ready,
    Replay,
    ReplayFile,
    Sit,
    Start,
)

SECONDS: Final = 30
GRACE: Final = 1.0
LATE: Final = GRACE + 0.2
"""So long after the time was up it is up for certain."""
BOUNDED: Final = ClockTerms("per_turn", SECONDS, bank=60)
NO_SHIPS: Final = Ships({}, ())


@pytest.fixture
def world() -> World:
    """A server on which nobody is sent away."""
    return World(UNHURRIED)


def evening_of(world: World) -> Evening:
    """Three who are asked for their ships, all at once, with the time of the phase before them."""
    evening = Evening(world, clock=BOUNDED)
    assert (evening.phase, evening.due) == ("ships", (0, 1, 2))
    return evening


def moving(world: World) -> Evening:
    """The same three, of whom the one at seat 1 moves first."""
    evening = evening_of(world)
    for seat in range(3):
        evening.act(seat, NO_SHIPS)
    assert evening.due == (1,)
    return evening


def clock(visitor: Visitor) -> ClockState:
    return visitor.last(ClockMessage).state


# ------------------------------------------------------------------------------------------------ answers at once


def test_those_who_have_not_answered_in_time_give_the_safe_answer_all_in_one_step(world: World) -> None:
    evening = evening_of(world)
    evening.act(2, Ships({}, (NewShip("tarquinia", 0, 2),)))
    steps = evening.match.step_count
    world.wait(SECONDS + LATE)
    assert evening.match.steps[steps:] == (Expiry((0, 1)),)
    told = evening.players[2].last(Happened)
    assert (told.time_up, told.actor) == (True, None)
    assert [len(nation.sailing) for nation in evening.match.position.board.nations] == [0, 0, 1]
    assert evening.phase == "movement"


def test_no_bot_comes_for_who_is_late(world: World) -> None:
    evening = evening_of(world)
    world.wait((SECONDS + LATE) * 3)
    assert world.bots.started == []
    assert evening.match.span.round > 1 or evening.phase == "movement"


def test_an_answer_in_time_may_be_replaced_until_the_time_is_up(world: World) -> None:
    evening = evening_of(world)
    evening.act(2, Ships({}, (NewShip("tarquinia", 0, 2),)))
    world.wait(SECONDS - 1)
    evening.act(2, NO_SHIPS)
    world.wait(1 + LATE)
    assert evening.phase == "movement"
    assert evening.match.position.board.nations[2].sailing == ()


def test_whatever_others_answer_the_time_of_the_phase_goes_on(world: World) -> None:
    evening = evening_of(world)
    world.wait(SECONDS - 10)
    evening.act(0, NO_SHIPS)
    world.wait(10 + LATE)
    assert evening.phase == "movement"


def test_who_is_away_is_waited_for_as_long_as_the_table_says_and_in_no_later_phase(world: World) -> None:
    evening = evening_of(world)
    for seat in (0, 1):
        evening.act(seat, NO_SHIPS)
    evening.players[2].hang_up()
    world.wait(59)
    assert evening.phase == "ships"
    world.wait(2)
    assert evening.phase == "movement"
    evening.act(1, EndMovement())
    world.wait(0.2)
    assert evening.due == (0,)


# ------------------------------------------------------------------------------------------------ movement


def test_each_who_moves_has_all_the_time_anew(world: World) -> None:
    evening = moving(world)
    world.wait(SECONDS - 5)
    evening.act(1, EndMovement())
    assert evening.due == (2,)
    world.wait(SECONDS - 5)
    assert evening.due == (2,)
    assert clock(evening.players[2]).running == (2,)


def test_neither_steps_nor_beginning_anew_give_more_time(world: World) -> None:
    evening = moving(world)
    world.wait(SECONDS - 10)
    evening.act(1, Move("carthage", "hippo", 1))
    evening.undo(1)
    evening.act(1, ResetMovement())
    world.wait(10 + LATE)
    assert evening.due == (2,)


def test_a_movement_whose_time_is_up_ends_as_it_stands(world: World) -> None:
    evening = moving(world)
    evening.act(1, Move("carthage", "hippo", 1))
    world.wait(SECONDS + LATE)
    assert evening.due == (2,)
    assert evening.tokens_in("hippo") == 1


# ------------------------------------------------------------------------------------------------ the table


def test_no_time_runs_while_the_host_has_paused_the_match(world: World) -> None:
    evening = evening_of(world)
    world.wait(SECONDS - 10)
    evening.players[0].say(Pause(5, evening.code))
    world.wait(100)
    assert evening.due == (0, 1, 2)
    evening.players[0].say(GoOn(6, evening.code))
    assert clock(evening.players[0]).left == pytest.approx((10_000,) * 3, abs=20)
    world.wait(10 + LATE)
    assert evening.phase == "movement"


def test_after_a_kill_a_phase_has_the_time_that_it_had_at_the_last_answer(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, UNHURRIED)
    evening = evening_of(first.world)
    first.world.wait(20)
    evening.act(0, NO_SHIPS)
    world = first.again()
    evening.returns_to(world)
    assert evening.due == (1, 2)
    assert clock(evening.players[1]).left[1] == pytest.approx(10_000, abs=20)
    world.wait(10 + LATE)
    assert evening.phase == "movement"


def test_a_match_in_which_nobody_acts_goes_by_time_alone_to_its_last_turn(world: World) -> None:
    evening = evening_of(world)
    world.wait((SECONDS + LATE) * 50)
    evening.players[0].say(Replay(7, evening.code))
    record = msgspec.json.decode(evening.players[0].last(ReplayFile).record, type=MatchRecord)
    match = verify(record)
    assert match.result is not None
    assert match.result.ending == "turn_limit"
    assert all(isinstance(step, Expiry) for step in match.steps[3:])


# ------------------------------------------------------------------------------------------------ real time


def seated(program: Program) -> tuple[str, list[Caller]]:
    """Two people on real sockets whose match has begun, with a second for each phase."""
    players = [program.call() for _ in range(2)]
    for name, player in zip(("Anna", "Belit"), players, strict=True):
        player.hello(name)
    players[0].say(Open(1, "civilization", 2, clock=ClockTerms("per_turn", 1, bank=5)))
    code = players[0].await_message(Done).table
    assert code is not None
    for player in players:
        player.say(Sit(2, code))
        player.await_message(Done)
        player.say(Ready(3, code))
        player.await_message(Done)
    players[0].say(Start(4, code))
    return code, players


def test_a_real_clock_answers_for_both_who_let_the_time_of_a_phase_pass(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as program:
        code, players = seated(program)
        (first,) = players[0].await_message(PositionMessage).to_act
        for seat in (first, 1 - first):
            players[seat].say(Act(9, code, int(seat != first), written(ChooseNation(NATIONS[seat])), seat=seat))
            told = players[0].await_message(Happened)
        assert told.to_act == (0, 1)
        late = players[0].await_message(Happened)
        assert (late.time_up, late.actor, len(late.to_act)) == (True, None, 1)
