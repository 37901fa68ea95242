"""Time that is up is a step of the match, by nobody: written down, told, and played again like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.bidding_game import MOST, SECONDS, Bid, BiddingGame, LeisurelyGame
from server.on_disk import ServerOnDisk
from server.world import SlowJournal, Visitor, World, written
from ziggurat.games import GAMES
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Expiry
from ziggurat.wire.messages import (
    Act,
    ClockMessage,
    ClockState,
    ClockTerms,
    Delay,
    Done,
    Error,
    GoOn,
    Happened,
    History,
    HistoryPage,
    Limits,
    Message,
    Pause,
    PositionMessage,
    Ready,
    Rejected,
    Replay,
    ReplayFile,
    Sit,
    Start,
    Undo,
    Watch,
)
from ziggurat_server.journal.journal import MatchStarted, StepTaken, TimeExpired
from ziggurat_server.limits import ServerLimits

pytestmark = pytest.mark.both_stores

GRACE = 1.0
PLAYERS = ("Anna", "Belit", "Carla")


@pytest.fixture
def world() -> World:
    """A server on which nobody is sent away for being silent."""
    return World(ServerLimits(told=Limits(silence_seconds=86_400)))


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server offers the games of bids."""
    for game in (BiddingGame(), LeisurelyGame()):
        monkeypatch.setitem(GAMES, game.id, game)


def bidding(world: World, game: str = BiddingGame.id, **choices: Any) -> tuple[str, list[Visitor]]:
    """A match of three in its first round."""
    return world.match(*PLAYERS, game=game, **choices)


def bid(visitor: Visitor, amount: int, revision: int) -> Message:
    """Bid, as one who has seen that revision; returns the answer."""
    visitor.say(Act(9, visitor.position.table, revision, written(Bid(amount))))
    return [message for message in visitor.heard if isinstance(message, Done | Error | Rejected)][-1]


def clock(visitor: Visitor) -> ClockState:
    return visitor.last(ClockMessage).state


def has_bid(news: Happened | PositionMessage) -> tuple[bool, ...]:
    return tuple(msgspec.json.decode(news.view)["public"]["has_bid"])


def back(world: World, visitor: Visitor, code: str) -> Visitor:
    """The same person again, at the table."""
    again = world.visitor(visitor.welcome.name, visitor.welcome.token)
    again.say(Sit(90, code))
    again.position = again.last(PositionMessage)
    return again


# ------------------------------------------------------------------------------------------------ a phase's time


def test_when_the_time_of_a_phase_is_up_the_rules_defaults_happen_and_nobody_has_acted(world: World) -> None:
    _, visitors = bidding(world)
    bid(visitors[0], 4, 0)
    world.wait(SECONDS + GRACE + 0.2)
    for visitor in visitors:
        told = visitor.last(Happened)
        assert (told.time_up, told.actor, told.revision, told.to_act) == (True, None, 2, (0, 1, 2))
        assert [event["type"] for event in msgspec.json.decode(told.events)] == ["has_bid", "has_bid", "round_over"]
        assert msgspec.json.decode(told.view)["public"]["sums"] == [4, 0, 0]


def test_no_bot_comes_where_the_rules_say_what_follows(world: World) -> None:
    _, (anna, _, carla) = bidding(world, clock=ClockTerms("per_turn", 10, bank=30))
    carla.hang_up()
    world.wait(SECONDS * 2)
    assert anna.last(Happened).actor is None
    assert world.bots.started == []


def test_the_time_of_a_phase_runs_whoever_acts(world: World) -> None:
    _, (anna, belit, _) = bidding(world)
    world.wait(20)
    bid(anna, 4, 0)
    world.wait(5)
    bid(belit, 4, 1)
    world.wait(SECONDS - 25 + GRACE + 0.2)
    assert anna.last(Happened).actor is None


def test_the_next_phase_has_all_its_time(world: World) -> None:
    _, visitors = bidding(world)
    world.wait(20)
    for revision, visitor in enumerate(visitors):
        bid(visitor, 4, revision)
    assert (clock(visitors[0]).phase, clock(visitors[0]).phase_runs) == (SECONDS * 1000, True)
    world.wait(SECONDS - 1)
    assert visitors[0].last(Happened).revision == 3


def test_what_is_done_before_the_time_is_up_counts(world: World) -> None:
    _, (anna, belit, carla) = bidding(world)
    world.wait(SECONDS + GRACE / 2)
    assert isinstance(bid(belit, 7, 0), Done)
    world.wait(GRACE)
    assert msgspec.json.decode(carla.last(Happened).view)["public"]["sums"] == [0, 7, 0]
    assert anna.last(Happened).revision == 2


def test_what_is_done_too_late_is_stale(world: World) -> None:
    _, (_, belit, _) = bidding(world)
    world.wait(SECONDS + GRACE + 0.2)
    bid(belit, 7, 0)
    assert belit.refusal() == "stale"


def test_the_time_of_a_phase_rests_while_the_match_is_paused(world: World) -> None:
    code, (anna, _, _) = bidding(world)
    world.wait(20)
    anna.say(Pause(5, code))
    assert not clock(anna).phase_runs
    world.wait(100)
    assert anna.all(Happened) == []
    anna.say(GoOn(6, code))
    assert clock(anna).phase == pytest.approx(10_000, abs=10)
    world.wait(10 + GRACE + 0.2)
    assert anna.last(Happened).actor is None


def test_nobody_is_told_anything_while_the_time_of_a_phase_runs(world: World) -> None:
    _, (anna, _, _) = bidding(world)
    world.wait(20)
    assert anna.all(ClockMessage) == []


def test_a_match_can_end_by_time_alone(world: World) -> None:
    code, (anna, _, _) = bidding(world)
    world.wait((SECONDS + GRACE + 0.2) * 3)
    assert anna.last(Happened).result is not msgspec.UNSET
    anna.say(Replay(7, code))
    record = msgspec.json.decode(anna.last(ReplayFile).record, type=MatchRecord)
    assert verify(record).steps == (Expiry(), Expiry(), Expiry())


# ------------------------------------------------------------------------------------------------ a seat's time


def test_a_seat_whose_own_time_is_up_gets_the_rules_default_and_the_others_go_on(world: World) -> None:
    _, visitors = bidding(world, LeisurelyGame.id, clock=ClockTerms("per_turn", 10, bank=None))
    world.wait(5)
    bid(visitors[1], 4, 0)
    visitors[2].hang_up()
    world.wait(5 + GRACE + 0.2)
    told = visitors[1].last(Happened)
    assert (told.actor, told.to_act, told.open, has_bid(told)) == (None, (2,), (0, 1), (True, True, False))


def test_a_seat_that_was_waited_for_long_enough_gets_the_rules_default(world: World) -> None:
    _, (anna, belit, carla) = bidding(world, LeisurelyGame.id, clock=ClockTerms(bank=30))
    carla.hang_up()
    world.wait(31)
    assert (anna.last(Happened).actor, has_bid(anna.last(Happened))) == (None, (False, False, True))
    assert belit.last(Happened).to_act == (0, 1)


def test_nobody_earns_more_time_by_the_end_of_a_phase_that_is_everybodys(world: World) -> None:
    terms = ClockTerms("per_game", 300, increment=10, bank=None)
    _, visitors = bidding(world, LeisurelyGame.id, clock=terms)
    for revision, visitor in enumerate(visitors):
        bid(visitor, 4, revision)
    assert clock(visitors[0]).left == (300_000,) * 3


# ------------------------------------------------------------------------------------------------ the journal


def slow_match() -> tuple[SlowJournal, World, str, list[Visitor]]:
    """A match of three whose journal keeps what the test says."""
    journal = SlowJournal()
    world = World(journal=journal)
    code, visitors = world.room(*PLAYERS, game=BiddingGame.id)
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code))
    journal.keep_next()
    for visitor in visitors:
        visitor.position = visitor.last(PositionMessage)
        visitor.forget()
    return journal, world, code, visitors


def test_nobody_is_told_that_time_was_up_before_it_is_written_down() -> None:
    journal, world, _, (anna, _, _) = slow_match()
    world.wait(SECONDS + GRACE + 0.2)
    assert [type(entry) for entry in journal.entries] == [MatchStarted, TimeExpired]
    assert anna.all(Happened) == []
    journal.keep_next()
    assert anna.only(Happened).actor is None


def test_an_action_that_is_being_written_down_comes_before_the_end_of_the_time() -> None:
    journal, world, _, (anna, belit, _) = slow_match()
    world.wait(SECONDS)
    belit.say(Act(9, belit.position.table, 0, written(Bid(7))))
    world.wait(10)
    journal.keep_next()
    world.wait(GRACE + 0.2)
    journal.keep_next()
    assert [type(entry) for entry in journal.entries] == [MatchStarted, StepTaken, TimeExpired]
    assert [news.actor for news in anna.all(Happened)] == [1, None]


def test_what_cannot_be_written_down_of_time_did_not_happen_and_comes_again_later() -> None:
    journal, world, _, (anna, _, _) = slow_match()
    world.wait(SECONDS + GRACE + 0.2)
    journal.fail_next()
    assert (anna.all(Happened), anna.last(Error).code) == ([], "not_saved")
    journal.recover()
    assert anna.last(PositionMessage).revision == 0
    world.wait(GRACE + 0.2)
    journal.keep_next()
    assert anna.only(Happened).actor is None


# ------------------------------------------------------------------------------------------------ after a kill


def test_after_a_sudden_end_a_phase_has_the_time_that_it_had_at_the_last_action(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = bidding(first.world)
    first.world.wait(20)
    bid(visitors[0], 4, 0)
    first.world.wait(5)
    world = first.again()
    anna, _, _ = (back(world, visitor, code) for visitor in visitors)
    assert clock(anna).phase == pytest.approx(10_000, abs=10)
    world.wait(10 + GRACE + 0.2)
    assert anna.last(Happened).time_up


def test_after_a_kill_the_time_of_a_phase_rests_until_everybody_is_back_or_had_time_to_be(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = bidding(first.world)
    bid(visitors[0], 4, 0)
    world = first.again()
    anna = back(world, visitors[0], code)
    assert not clock(anna).phase_runs
    world.wait(world.limits.reunion)
    assert (clock(anna).phase, clock(anna).phase_runs) == (SECONDS * 1000, True)


def test_after_an_orderly_end_a_phase_has_the_time_that_it_had_then(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = bidding(first.world)
    first.world.wait(20)
    first.world.game_server.close()
    assert clock(back(first.again(), visitors[0], code)).phase == pytest.approx(10_000, abs=10)


def test_a_step_by_nobody_is_played_again_after_a_kill(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = bidding(first.world)
    bid(visitors[0], 4, 0)
    first.world.wait(SECONDS + GRACE + 0.2)
    told = visitors[1].last(Happened)
    again = back(first.again(), visitors[1], code)
    assert (again.position.revision, again.position.view) == (told.revision, told.view)
    again.say(History(5, code))
    page = again.only(HistoryPage)
    assert [(moment.actor, moment.time_up) for moment in page.moments] == [(None, False), (0, False), (None, True)]
    assert page.moments[2].events == told.events


# ------------------------------------------------------------------------------------------------ several at once


def test_what_several_choose_on_the_same_position_is_all_taken(world: World) -> None:
    _, visitors = bidding(world)
    for visitor in visitors:
        assert isinstance(bid(visitor, 5, 0), Done)
    assert msgspec.json.decode(visitors[0].last(Happened).view)["public"]["sums"] == [5, 5, 5]


def test_a_seat_that_nobody_waits_for_may_act_where_the_game_is_open_to_it(world: World) -> None:
    _, (anna, belit, _) = bidding(world)
    bid(anna, 5, 0)
    told = anna.last(Happened)
    assert (told.to_act, told.open) == ((1, 2), (0,))
    assert isinstance(bid(anna, 6, 1), Done)
    assert belit.last(Happened).revision == 2


def test_an_action_that_is_not_meant_any_more_is_stale(world: World) -> None:
    _, (anna, _, _) = bidding(world)
    bid(anna, 5, 0)
    anna.forget()
    bid(anna, MOST, 0)
    assert anna.refusal() == "stale"


def test_the_rules_judge_an_action_that_still_fits_on_the_position_of_now(world: World) -> None:
    _, (anna, belit, _) = bidding(world)
    bid(anna, 5, 0)
    bid(belit, MOST + 1, 0)
    assert belit.only(Rejected).code == "too_much"


def test_nothing_is_taken_back_in_a_phase_that_is_everybodys(world: World) -> None:
    code, (anna, _, _) = bidding(world)
    bid(anna, 5, 0)
    assert anna.last(Happened).may_undo == ()
    anna.say(Undo(10, code, 1))
    assert anna.only(Rejected).code == "nothing_to_undo"


def test_those_who_see_the_match_late_see_steps_by_nobody_in_their_order(world: World) -> None:
    code, visitors = world.room(*PLAYERS, game=BiddingGame.id, delay=Delay(actions=1, seconds=0))
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code))
    visitors[0].position = visitors[0].last(PositionMessage)
    bid(visitors[0], 5, 0)
    world.wait((SECONDS + GRACE + 0.2) * 2)
    assert [news.actor for news in watcher.all(Happened)] == [0, None]
    watcher.say(History(5, code))
    assert [moment.actor for moment in watcher.only(HistoryPage).moments] == [None, 0, None]


def test_nothing_happens_by_time_at_a_table_that_was_closed() -> None:
    journal, world, code, _ = slow_match()
    world.game_server.lobby.tables[code].close()
    world.wait(SECONDS + GRACE + 0.2)
    assert [type(entry) for entry in journal.entries] == [MatchStarted]
