"""Clocks at a table: whose time runs, what everyone is told of it, and what becomes of those who have none left."""

from __future__ import annotations

from typing import Any

import pytest

from server.test_bot_seats import arrived
from server.world import SlowJournal, Visitor, World, legal_action, written
from ziggurat.wire.messages import (
    Act,
    AddBot,
    ClockMessage,
    ClockState,
    ClockTerms,
    Configure,
    Delay,
    Done,
    GoOn,
    Happened,
    Leave,
    Open,
    Pause,
    PositionMessage,
    Ready,
    Reclaim,
    Remove,
    ReplaceWithBot,
    Sit,
    Skip,
    Standstill,
    Start,
    Watch,
)

PER_TURN = ClockTerms("per_turn", 40, bank=30)
PER_GAME = ClockTerms("per_game", 300, increment=10, bank=30)
SUDDEN = ClockTerms("per_game", 40, bank=30)


def table_on(world: World, terms: ClockTerms) -> tuple[str, Visitor, Visitor]:
    """A running match on these terms of Anna, who is the host, and Belit, who is to act."""
    code, (anna, belit) = world.match("Anna", "Belit", clock=terms)
    assert belit.position.to_act == (seat_of(belit),)
    return code, anna, belit


def state(visitor: Visitor) -> ClockState:
    """The clocks as the visitor was told last."""
    return visitor.last(ClockMessage).state


def act(visitor: Visitor) -> None:
    """Do something legal in the position that the visitor was shown first."""
    visitor.act(legal_action(visitor.position), visitor.position.revision)


def act_now(visitor: Visitor) -> None:
    """Do something legal in the newest position that the visitor was told of."""
    told = [message for message in visitor.heard if isinstance(message, PositionMessage | Happened)]
    visitor.say(Act(9, told[-1].table, told[-1].revision, written(legal_action(told[-1]))))


def seat_of(visitor: Visitor) -> int:
    seat = visitor.position.viewer
    assert seat is not None
    return seat


def back(visitor: Visitor, code: str) -> Visitor:
    """The same person again, at the table."""
    again = visitor.world.visitor(visitor.welcome.name, visitor.welcome.token)
    again.position = visitor.position
    again.say(Sit(90, code))
    return again


# ------------------------------------------------------------------------------------------------- terms


def test_a_table_tells_its_terms_to_those_at_it_and_to_the_lobby(world: World) -> None:
    _, (anna, _) = world.room("Anna", "Belit", clock=PER_TURN)
    assert anna.table().clock == PER_TURN


def test_a_table_without_terms_hurries_nobody(world: World) -> None:
    _, (anna, _) = world.room("Anna", "Belit")
    assert anna.table().clock == ClockTerms("none")


def test_the_host_changes_the_terms_before_the_start(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(5, code, clock=PER_GAME))
    assert belit.table().clock == PER_GAME


def test_terms_name_a_level_that_there_is(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, clock=ClockTerms(keeper="divine")))
    assert anna.refusal() == "unknown_level"


# ------------------------------------------------------------------------------------------------- what runs


def test_the_time_of_the_seat_that_is_to_act_runs_from_the_first_position_on(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit", clock=PER_TURN)
    for visitor in (anna, belit):
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    first = belit.last(PositionMessage).to_act
    assert state(belit) == ClockState((40_000, 40_000), (30_000, 30_000), running=first)


def test_time_runs_for_one_after_the_other(world: World) -> None:
    _, anna, belit = table_on(world, PER_GAME)
    world.wait(20)
    act(belit)
    told = state(anna)
    assert told.running == (seat_of(anna),)
    assert told.left[seat_of(belit)] == 290_000
    assert told.left[seat_of(anna)] == 300_000


def test_nobody_is_told_anything_while_the_same_clock_runs(world: World) -> None:
    _, _, belit = table_on(world, PER_TURN)
    world.wait(30)
    assert belit.all(ClockMessage) == []


def test_whoever_comes_is_told_how_the_clocks_stand_now(world: World) -> None:
    code, _, belit = table_on(world, PER_TURN)
    world.wait(20)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    assert state(watcher).left[seat_of(belit)] == pytest.approx(20_000, abs=10)


def test_those_who_see_the_match_late_are_told_of_pauses_only(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit", clock=PER_TURN, delay=Delay(actions=2, seconds=0))
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    for visitor in (anna, belit):
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    assert state(watcher) == ClockState()
    anna.say(Pause(5, code))
    assert state(watcher) == ClockState(pause=Standstill("Anna"))


def test_a_hired_bot_has_no_clock_to_lose(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, clock=PER_TURN))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(AddBot(3, code, "merchant", 1))
    arrived(world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    assert anna.last(PositionMessage).to_act == (1,)
    assert state(anna).running == ()


def test_no_time_runs_while_the_journal_cannot_write() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, (anna, belit) = world.room("Anna", "Belit", clock=PER_GAME)
    for visitor in (anna, belit):
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    journal.keep_next()
    actor = (anna, belit)[anna.last(PositionMessage).to_act[0]]
    actor.position = actor.last(PositionMessage)
    world.wait(10)
    act(actor)
    world.wait(20)
    journal.fail_next()
    assert state(actor).running == ()
    world.wait(20)
    journal.recover()
    told = state(actor)
    assert told.running == (seat_of(actor),)
    assert told.left[seat_of(actor)] == pytest.approx(290_000, abs=10)


# ------------------------------------------------------------------------------------------------- time is up


def test_an_action_in_the_moment_of_grace_counts(world: World) -> None:
    _, _, belit = table_on(world, PER_TURN)
    world.wait(40.5)
    act(belit)
    assert belit.last(Happened).revision == 1
    assert world.bots.started == []


def test_when_the_time_of_a_player_is_up_a_bot_keeps_the_seat(world: World) -> None:
    _, anna, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    seat = anna.table().seats[seat_of(belit)]
    assert (seat.person, seat.keeper, seat.here) == (belit.person, "merchant", True)
    assert state(anna).running == ()
    bot = arrived(world)
    act_now(bot)
    assert belit.last(Happened).actor == seat_of(belit)


def test_a_keeper_is_no_watcher_and_not_the_seats_owner(world: World) -> None:
    _, anna, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    arrived(world)
    table = anna.table()
    assert (table.watchers, table.seats[seat_of(belit)].person) == ((), belit.person)


def test_a_keeper_has_the_level_that_the_terms_name(world: World) -> None:
    _, anna, belit = table_on(world, ClockTerms("per_turn", 40, keeper="random"))
    world.wait(41.5)
    assert anna.table().seats[seat_of(belit)].keeper == "random"
    assert world.bots.started[-1].level == "random"


def test_nobody_acts_for_a_seat_that_a_bot_keeps(world: World) -> None:
    _, _, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    act(belit)
    assert belit.refusal() == "seat_kept"


def test_a_player_out_of_time_has_their_seat_again_in_the_next_turn(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    bot = arrived(world)
    belit.say(Reclaim(7, code))
    assert anna.table().seats[seat_of(belit)].keeper == "merchant"
    act_now(bot)
    assert anna.table().seats[seat_of(belit)].keeper is None
    assert world.bots.started[-1].told_to_end


def test_a_bot_keeps_the_seat_until_its_player_asks_for_it(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    bot = arrived(world)
    act_now(bot)
    act_now(anna)
    assert anna.table().seats[seat_of(belit)].keeper == "merchant"
    belit.say(Reclaim(7, code, seat_of(belit)))
    assert anna.table().seats[seat_of(belit)].keeper is None
    assert state(anna).running == (seat_of(belit),)


def test_time_that_is_used_up_for_the_whole_match_does_not_come_back(world: World) -> None:
    code, _, belit = table_on(world, SUDDEN)
    world.wait(41.5)
    belit.say(Reclaim(7, code))
    assert belit.refusal() == "no_time_left"


# ------------------------------------------------------------------------------------------------- the absent


def test_the_bank_of_a_player_who_is_not_there_runs_instead_of_their_time(world: World) -> None:
    _, anna, belit = table_on(world, PER_TURN)
    world.wait(10)
    belit.hang_up()
    told = state(anna)
    assert (told.running, told.missing) == ((), (seat_of(belit),))
    world.wait(20)
    assert anna.all(ClockMessage)[-1].state == told


def test_the_bank_of_a_player_who_is_not_awaited_does_not_run(world: World) -> None:
    _, anna, belit = table_on(world, PER_TURN)
    anna.hang_up()
    assert [message.state.missing for message in belit.all(ClockMessage)] == []


def test_a_bot_keeps_the_seat_when_the_bank_is_empty(world: World) -> None:
    _, anna, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(29)
    assert world.bots.started == []
    world.wait(2)
    seat = anna.table().seats[seat_of(belit)]
    assert (seat.person, seat.keeper, seat.here) == (belit.person, "merchant", False)


def test_where_one_waits_for_ever_no_bot_comes(world: World) -> None:
    _, _, belit = table_on(world, ClockTerms("per_turn", 60, bank=None))
    belit.hang_up()
    world.wait(50)
    assert world.bots.started == []


def test_whoever_comes_back_has_their_seat_back(world: World) -> None:
    code, anna, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(31)
    bot = arrived(world)
    again = back(belit, code)
    assert anna.table().seats[seat_of(belit)].keeper is None
    assert world.bots.started[-1].told_to_end
    act(again)
    assert anna.last(Happened).actor == seat_of(belit)
    assert bot.all(Happened) == []


def test_what_is_spent_of_a_bank_stays_spent(world: World) -> None:
    code, anna, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(20)
    again = back(belit, code)
    assert state(anna).bank[seat_of(belit)] == pytest.approx(10_000, abs=10)
    again.hang_up()
    world.wait(11)
    assert anna.table().seats[seat_of(belit)].keeper == "merchant"


def test_nobodys_time_runs_where_a_player_was_put_out_of_the_seat(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    anna.say(Remove(5, code, seat_of(belit)))
    assert state(anna).running == ()
    world.wait(60)
    assert world.bots.started == []


def test_a_keeper_that_dies_is_started_again(world: World) -> None:
    _, _, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(31)
    bot = arrived(world)
    bot.hang_up()
    assert world.bots.started[0].told_to_end
    world.bots.started[0].die()
    world.wait(1)
    again = arrived(world)
    assert again.last(PositionMessage).viewer == seat_of(belit)


def test_a_keeper_comes_as_soon_as_one_more_bot_can_run(world: World) -> None:
    _, anna, belit = table_on(world, ClockTerms(bank=30))
    world.bots.full = True
    belit.hang_up()
    world.wait(30.2)
    assert anna.table().seats[seat_of(belit)].keeper == "merchant"
    world.bots.full = False
    world.wait(1)
    assert arrived(world).last(PositionMessage).viewer == seat_of(belit)


def test_when_the_table_closes_every_keeper_goes(world: World) -> None:
    code, _, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(31)
    world.game_server.lobby.tables[code].close()
    assert world.bots.started[-1].told_to_end


# ------------------------------------------------------------------------------------------------- pauses


def test_in_a_pause_nobody_acts_and_no_clock_runs(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.wait(10)
    anna.say(Pause(7, code))
    told = state(belit)
    assert (told.pause, told.running) == (Standstill("Anna"), ())
    act(belit)
    assert belit.refusal() == "paused"
    world.wait(50)
    anna.say(GoOn(8, code))
    told = state(belit)
    assert (told.pause, told.running) == (None, (seat_of(belit),))
    assert told.left[seat_of(belit)] == pytest.approx(30_000, abs=10)


@pytest.mark.parametrize("ask", [Pause, GoOn])
def test_only_the_host_pauses(world: World, ask: Any) -> None:
    code, _, belit = table_on(world, PER_TURN)
    belit.say(ask(7, code))
    assert belit.refusal() == "not_host"


def test_only_a_running_match_is_paused(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Pause(7, code))
    assert anna.refusal() == "match_not_running"


def test_a_match_pauses_by_itself_while_none_of_its_players_is_there(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    world.wait(10)
    belit.hang_up()
    anna.hang_up()
    assert state(watcher).pause == Standstill()
    world.wait(40)
    assert world.bots.started == []
    again = back(belit, code)
    told = state(again)
    assert (told.pause, told.running) == (None, (seat_of(belit),))
    assert told.left[seat_of(belit)] == pytest.approx(30_000, abs=10)


# ------------------------------------------------------------------------------------------------- the host's bots


def test_the_host_skips_a_player_who_is_away_for_one_turn(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    belit.hang_up()
    anna.say(Skip(7, code, seat_of(belit)))
    bot = arrived(world)
    assert anna.table().seats[seat_of(belit)].keeper == "merchant"
    act_now(bot)
    assert anna.table().seats[seat_of(belit)].keeper is None


def test_nobody_is_skipped_who_is_there_and_has_time(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    anna.say(Skip(7, code, seat_of(belit)))
    assert anna.refusal() == "nobody_to_skip"


def test_nobody_is_skipped_who_is_not_awaited(world: World) -> None:
    code, anna, _ = table_on(world, PER_TURN)
    anna.say(Skip(7, code, seat_of(anna)))
    assert anna.refusal() == "nobody_to_skip"


def test_the_host_gives_a_seat_to_a_bot_for_good(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    anna.say(ReplaceWithBot(7, code, seat_of(belit), "random"))
    bot = arrived(world)
    seat = anna.table().seats[seat_of(belit)]
    assert (seat.level, seat.keeper, seat.here) == ("random", None, True)
    assert bot.table().your_seats == (seat_of(belit),)
    assert belit.table().your_seats == ()


def test_a_bot_that_replaces_a_keeper_sends_it_away(world: World) -> None:
    code, anna, belit = table_on(world, ClockTerms(bank=30))
    belit.hang_up()
    world.wait(31)
    arrived(world)
    anna.say(ReplaceWithBot(7, code, seat_of(belit)))
    keeper, hired = world.bots.started
    assert (keeper.told_to_end, hired.told_to_end) == (True, False)
    assert anna.table().seats[seat_of(belit)].keeper is None


def test_only_the_host_calls_bots(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    belit.say(ReplaceWithBot(7, code, seat_of(anna)))
    assert belit.refusal() == "not_host"
    belit.say(Skip(8, code, seat_of(anna)))
    assert belit.refusal() == "not_host"


def test_no_time_runs_for_a_seat_that_nobody_has(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    anna.say(Remove(7, code, seat_of(belit)))
    assert state(anna).running == ()


def test_a_player_who_leaves_is_waited_for_like_one_who_was_lost(world: World) -> None:
    code, anna, belit = table_on(world, ClockTerms(bank=30))
    belit.say(Leave(7, code))
    assert state(anna).missing == (seat_of(belit),)
