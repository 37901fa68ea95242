"""Matches whose clocks are counted in hours or days: nobody has to be there while the others think."""

from __future__ import annotations

import pytest

from server.test_clocks import act, act_now, back, seat_of, state, table_on
from server.world import TODAY, Visitor, World
from ziggurat.wire.messages import (
    Answer,
    ClockTerms,
    Configure,
    Delay,
    Happened,
    Leave,
    Lobby,
    Offer,
    Remove,
    Subscribe,
    TableCard,
    TableChanged,
    TableClosed,
)

HOUR = 3600
DAY = 24 * HOUR
DAY_A_TURN = ClockTerms("per_turn", DAY, bank=30)
WEEK_A_MATCH = ClockTerms("per_game", 7 * DAY, bank=30)


def later(world: World, seconds: int) -> None:
    """So much later, in whole minutes."""
    for _ in range(seconds // 60):
        world.clock.advance(60)


def card(world: World) -> TableCard:
    """The table's card as someone reads it who comes to the lobby now."""
    guest = world.visitor("Carla")
    guest.say(Subscribe(1))
    return guest.only(Lobby).tables[0]


@pytest.mark.parametrize(
    ("terms", "slow"),
    [
        (ClockTerms("none"), False),
        (ClockTerms("per_turn", HOUR - 1), False),
        (ClockTerms("per_turn", HOUR), True),
        (ClockTerms("per_game", DAY - 1), False),
        (ClockTerms("per_game", DAY), True),
    ],
)
def test_a_clock_is_slow_from_an_hour_a_turn_or_a_day_a_match_on(terms: ClockTerms, slow: bool) -> None:
    assert terms.is_slow is slow


@pytest.mark.parametrize("terms", [DAY_A_TURN, WEEK_A_MATCH])
def test_a_slow_match_is_not_closed_when_everybody_has_left(world: World, terms: ClockTerms) -> None:
    code, anna, belit = table_on(world, terms)
    anna.say(Leave(5, code))
    belit.hang_up()
    later(world, 12 * HOUR)
    assert world.game_server.lobby.tables[code].state.is_playing


def test_a_slow_clock_runs_while_its_player_is_away(world: World) -> None:
    code, anna, belit = table_on(world, DAY_A_TURN)
    belit.hang_up()
    anna.say(Leave(5, code))
    later(world, HOUR)
    told = state(back(belit, code))
    assert told.left[seat_of(belit)] == (DAY - HOUR) * 1000
    assert (told.missing, told.pause) == ((), None)


def test_whoever_comes_back_to_a_slow_match_in_time_plays_on(world: World) -> None:
    code, _, belit = table_on(world, DAY_A_TURN)
    belit.hang_up()
    later(world, 20 * HOUR)
    again = back(belit, code)
    act(again)
    assert again.refused == []


def test_a_bot_keeps_the_seat_of_whoever_lets_the_slow_clock_run_out(world: World) -> None:
    code, anna, belit = table_on(world, DAY_A_TURN)
    later(world, DAY)
    again = back(anna, code)
    world.wait(1.5)
    assert again.table().seats[seat_of(belit)].keeper == "merchant"


def test_the_card_of_a_slow_match_says_who_is_awaited_and_until_when(world: World) -> None:
    _, _, belit = table_on(world, DAY_A_TURN)
    told = card(world)
    assert (told.awaited, told.until) == ((seat_of(belit),), TODAY + DAY)


def test_the_card_of_a_slow_match_moves_on_with_the_turn(world: World) -> None:
    _, anna, belit = table_on(world, DAY_A_TURN)
    guest = world.visitor("Carla")
    guest.say(Subscribe(1))
    world.wait(30)
    act(belit)
    while belit.last(Happened).to_act == (seat_of(belit),):
        act_now(belit)
    world.wait(1)
    told = guest.last(TableChanged).card
    assert (told.awaited, told.until) == ((seat_of(anna),), TODAY + 30 + DAY)


def test_the_card_of_a_match_that_is_seen_late_tells_no_deadline(world: World) -> None:
    code, _ = world.match("Anna", "Belit", clock=DAY_A_TURN, delay=Delay(seconds=60))
    assert card(world).table == code
    assert card(world).until is None


def test_the_card_of_any_other_match_says_nothing_of_turns(world: World) -> None:
    table_on(world, ClockTerms("per_turn", 60))
    told = card(world)
    assert (told.awaited, told.until) == ((), None)


def test_a_slow_table_is_closed_when_the_last_one_leaves_after_its_match(world: World) -> None:
    code, anna, belit = table_on(world, DAY_A_TURN)
    anna.say(Offer(30, code, "call_off"))
    belit.say(Answer(31, code, 1))
    for visitor in (anna, belit):
        visitor.say(Leave(32, code))
    assert code not in world.game_server.lobby.tables


# ------------------------------------------------------------------------------------------------- unlisted tables


def unlisted(world: World, terms: ClockTerms = DAY_A_TURN) -> tuple[str, Visitor, Visitor]:
    """A running match at an unlisted table of Anna, who is the host, and Belit, who is to act."""
    code, (anna, belit) = world.match("Anna", "Belit", clock=terms, listed=False)
    return code, anna, belit


def test_an_unlisted_slow_table_has_a_card_for_its_own_people_that_says_when_they_are_awaited(world: World) -> None:
    code, _, belit = unlisted(world)
    belit.say(Subscribe(5))
    assert belit.last(Lobby).tables == ()
    card = belit.only(TableChanged).card
    assert (card.table, card.awaited) == (code, (seat_of(belit),))


def test_nobody_else_is_told_of_an_unlisted_slow_table(world: World) -> None:
    _, anna, belit = unlisted(world)
    guest = world.visitor("Carla")
    guest.say(Subscribe(5))
    anna.say(Subscribe(5))
    act(belit)
    world.wait(1)
    assert len(anna.all(TableChanged)) > 0
    assert (guest.all(TableChanged), guest.all(TableClosed)) == ([], [])


def test_an_unlisted_table_that_is_not_slow_has_no_card_even_for_its_own_people(world: World) -> None:
    _, anna, belit = unlisted(world, ClockTerms("per_turn", 60))
    anna.say(Subscribe(5))
    act(belit)
    world.wait(1)
    assert anna.all(TableChanged) == []


def test_whoever_loses_their_seat_at_an_unlisted_slow_table_loses_its_card(world: World) -> None:
    code, anna, belit = unlisted(world)
    belit.say(Subscribe(5))
    anna.say(Remove(6, code, seat_of(belit)))
    world.wait(1)
    assert belit.only(TableClosed) == TableClosed(code, unlisted=True)


def test_a_table_that_is_listed_no_more_only_leaves_the_lobby(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Subscribe(5))
    anna.say(Configure(6, code, listed=False))
    world.wait(1)
    assert anna.only(TableClosed) == TableClosed(code, unlisted=True)


def test_a_slow_table_that_is_listed_no_more_keeps_its_card_for_its_own_people(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit", clock=DAY_A_TURN)
    anna.say(Subscribe(5))
    anna.say(Configure(6, code, listed=False))
    world.wait(1)
    closed, changed = anna.only(TableClosed), anna.last(TableChanged)
    assert changed.card.table == code
    assert anna.heard.index(changed) > anna.heard.index(closed)


def test_an_unlisted_slow_table_that_closes_is_gone_for_its_own_people_too(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit", clock=DAY_A_TURN, listed=False)
    belit.say(Subscribe(5))
    anna.say(Leave(6, code))
    belit.say(Leave(6, code))
    world.wait(1)
    assert belit.last(TableClosed).table == code
