"""A table that plays a series: the seats turn between its games, and everyone sees who has what so far."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.on_disk import ServerOnDisk
from server.race_game import Judge, RaceGame
from server.test_bot_seats import arrived
from server.test_journal_recovery import back
from server.world import SlowJournal, Visitor, World, written
from ziggurat.games import GAMES
from ziggurat.wire.messages import (
    Act,
    AddBot,
    Configure,
    Delay,
    Done,
    Leave,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Series,
    SeriesTerms,
    Sit,
    Start,
    Watch,
)

NAMES = ("Anna", "Belit", "Cyrus", "Dudu", "Enki", "Gula", "Nanna")


@pytest.fixture(autouse=True)
def _races_are_played() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "race", RaceGame())
        yield


@pytest.fixture
def world() -> World:
    return World()


def table_of(world: World, *names: str, games: int = 0, **choices: Any) -> tuple[str, list[Visitor]]:
    """A table with a running match, the first of a series."""
    code, visitors = world.room(*names, game="race", series=SeriesTerms(games), **choices)
    begin(code, visitors)
    return code, visitors


def table_of_one(world: World, terms: SeriesTerms) -> tuple[str, Visitor]:
    """A room with two seats, and Anna in the first."""
    anna = world.visitor("Anna")
    anna.say(Open(1, "race", 2, series=terms))
    code = str(anna.only(Done).table)
    anna.say(Sit(2, code, 0))
    return code, anna


def begin(code: str, visitors: list[Visitor]) -> None:
    """All are ready, and the host starts."""
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code, close_open=True))


def judge(visitor: Visitor, *scores: int) -> None:
    """End the match, in which the seats have these scores."""
    visitor.say(Act(20, visitor.table().table, 0, written(Judge(scores)), seat=0))


def sitting(visitor: Visitor) -> list[str | None]:
    """The names of those who sit, in turn order, as the visitor was told last."""
    return [seat.name for seat in visitor.table().seats]


def series_of(visitor: Visitor) -> Series:
    series = visitor.table().series
    assert series is not None
    return series


def totals(visitor: Visitor) -> dict[str | None, float]:
    return dict(zip(sitting(visitor), (seat.total for seat in series_of(visitor).seats), strict=True))


def once_more(code: str, *visitors: Visitor) -> None:
    """All agree to the next game."""
    for visitor in visitors:
        visitor.say(Offer(40, code, "rematch"))


# ------------------------------------------------------------------------------------------------- the option


def test_by_the_book_every_game_is_one_by_itself_and_seats_stay(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit", games=1)
    judge(anna, 1, 0)
    once_more(code, anna, belit)
    assert anna.table().series_terms == SeriesTerms()
    assert (anna.table().series, sitting(anna)) == (None, ["Anna", "Belit"])


def test_the_host_says_how_many_games_make_a_series(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit", game="race")
    anna.say(Configure(3, code, series=SeriesTerms(games=4)))
    assert belit.table().series_terms == SeriesTerms(games=4)


def test_a_series_of_more_games_than_may_be_is_no_message(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit", game="race")
    anna.send(b'{"type":"configure","id":3,"table":"%s","series":{"games":8}}\n' % code.encode())
    assert anna.refusal() == "bad_message"
    anna.send(b'{"type":"configure","id":3,"table":"%s","series":{"seats":"bought"}}\n' % code.encode())
    assert anna.refusal() == "bad_message"


def test_only_the_host_chooses_the_series(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit", game="race")
    belit.say(Configure(3, code, series=SeriesTerms(games=2)))
    assert belit.refusal() == "not_host"
    assert anna.table().series_terms == SeriesTerms()


# ------------------------------------------------------------------------------------------------- the seats turn


@pytest.mark.parametrize("seats", range(2, 8))
def test_who_was_first_is_last_in_the_next_game(world: World, seats: int) -> None:
    code, visitors = table_of(world, *NAMES[:seats])
    judge(visitors[0], *range(seats))
    once_more(code, *visitors)
    names = list(NAMES[:seats])
    assert sitting(visitors[0]) == [*names[1:], names[0]]
    assert visitors[0].table().your_seats == (seats - 1,)
    assert visitors[0].last(PositionMessage).viewer == seats - 1


def test_whoever_sits_first_now_acts_first(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit")
    judge(anna, 5, 3)
    once_more(code, anna, belit)
    judge(belit, 4, 2)
    assert totals(anna) == {"Anna": 1, "Belit": 1}
    assert series_of(anna).is_over


def test_colours_stay_with_those_who_have_them(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit")
    before = {seat.name: seat.colour for seat in anna.table().seats}
    judge(anna, 1, 0)
    once_more(code, anna, belit)
    assert {seat.name: seat.colour for seat in belit.table().seats} == before


def test_a_bots_seat_turns_too(world: World) -> None:
    code, anna = table_of_one(world, SeriesTerms(0))
    anna.say(AddBot(4, code, "merchant"))
    bot = arrived(world)
    begin(code, [anna])
    judge(anna, 1, 0)
    once_more(code, anna)
    assert bot.table().your_seats == (0,)
    judge(bot, 7, 1)
    assert [seat.total for seat in series_of(anna).seats] == [1, 1]


def test_guests_at_one_screen_turn_with_the_others(world: World) -> None:
    code, anna = table_of_one(world, SeriesTerms(3))
    anna.say(Sit(4, code, 1, name="Belit"))
    for seat in (0, 1):
        anna.say(Ready(5, code, seat=seat))
    anna.say(Start(6, code))
    judge(anna, 1, 0)
    once_more(code, anna)
    assert sitting(anna) == ["Belit", "Anna"]
    assert totals(anna) == {"Anna": 1, "Belit": 0}


def test_a_game_that_was_called_off_is_played_again_as_people_sat(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(Offer(30, code, "call_off"))
    once_more(code, anna, belit)
    assert sitting(anna) == ["Anna", "Belit"]
    assert (series_of(anna).game, series_of(anna).counted) == (1, 0)


def test_after_the_last_game_a_new_series_begins_with_nothing(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit")
    judge(anna, 1, 0)
    once_more(code, anna, belit)
    judge(belit, 1, 0)
    once_more(code, anna, belit)
    assert sitting(anna) == ["Anna", "Belit"]
    assert (series_of(anna).game, totals(anna)) == (1, {"Anna": 0, "Belit": 0})


def test_seats_are_drawn_by_lot_for_the_first_game_and_turn_from_then_on(world: World) -> None:
    lots, orders = itertools.count(), set()
    for _ in range(6):
        code, visitors = world.room("Anna", "Belit", "Cyrus", game="race", series=SeriesTerms(2, "drawn"))
        world.game_server.lobby.tables[code].context.new_seed = lambda: next(lots)
        begin(code, visitors)
        first = sitting(visitors[0])
        orders.add(tuple(first))
        judge(next(visitor for visitor in visitors if visitor.table().your_seats == (0,)), 1, 0, 0)
        once_more(code, *visitors)
        assert sitting(visitors[0]) == [*first[1:], first[0]]
        for visitor in visitors:
            visitor.say(Leave(50, code))
    assert len(orders) > 1


# ------------------------------------------------------------------------------------------------- who sees what


def test_everyone_sees_the_standings_after_a_game(world: World) -> None:
    code, (anna, belit, cyrus) = table_of(world, "Anna", "Belit", "Cyrus")
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    judge(anna, 10, 30, 20)
    for visitor in (anna, belit, cyrus, watcher):
        assert totals(visitor) == {"Anna": 0, "Belit": 2, "Cyrus": 1}
        assert [seat.rank for seat in series_of(visitor).seats] == [3, 1, 2]


def test_who_sees_a_match_late_does_not_learn_by_the_standings_who_won(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit", delay=Delay(seconds=60))
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    judge(anna, 1, 0)
    assert series_of(belit).counted == 1
    watcher.say(Watch(2, code))
    assert (watcher.table().stage, series_of(watcher).counted) == ("playing", 0)
    world.wait(61)
    assert (watcher.table().stage, totals(watcher)) == ("over", {"Anna": 1, "Belit": 0})


# ------------------------------------------------------------------------------------------------- who goes


def test_a_bot_plays_on_for_a_player_who_leaves_between_games(world: World) -> None:
    code, (anna, belit, cyrus) = table_of(world, "Anna", "Belit", "Cyrus")
    judge(anna, 30, 20, 10)
    cyrus.say(Leave(50, code))
    once_more(code, anna, belit)
    assert anna.table().stage == "over"
    bot = arrived(world)
    assert anna.table().stage == "playing"
    assert bot.table().your_seats == (1,)
    assert [seat.total for seat in series_of(anna).seats] == [1, 0, 2]


def test_who_leaves_is_not_waited_for_when_the_others_have_agreed(world: World) -> None:
    code, (anna, belit, cyrus) = table_of(world, "Anna", "Belit", "Cyrus")
    judge(anna, 30, 20, 10)
    once_more(code, anna, belit)
    cyrus.say(Leave(50, code))
    arrived(world)
    assert anna.table().stage == "playing"


def test_nobody_is_replaced_where_no_series_goes_on(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit", games=1)
    judge(anna, 1, 0)
    belit.say(Leave(50, code))
    once_more(code, anna)
    assert (world.bots.started, anna.table().stage) == ([], "over")


def test_back_in_the_room_the_series_goes_on_unless_it_would_be_another(world: World) -> None:
    code, (anna, belit) = table_of(world, "Anna", "Belit", games=3)
    judge(anna, 1, 0)
    anna.say(Configure(50, code, delay=Delay(seconds=30)))
    begin(code, [anna, belit])
    assert (sitting(anna), series_of(anna).game) == (["Belit", "Anna"], 2)
    judge(belit, 1, 0)
    anna.say(Configure(53, code, series=SeriesTerms(games=2)))
    assert anna.table().series is None


def test_with_another_number_of_seats_the_series_is_another(world: World) -> None:
    code, (anna, belit, cyrus) = table_of(world, "Anna", "Belit", "Cyrus")
    judge(anna, 3, 2, 1)
    cyrus.say(Leave(50, code))
    begin(code, [anna, belit])
    assert series_of(anna) == Series(2, 1, series_of(anna).seats)
    assert totals(anna) == {"Anna": 0, "Belit": 0}


# ------------------------------------------------------------------------------------------------- what is kept


def returned(world: World, code: str, *visitors: Visitor) -> list[Visitor]:
    """The same people, back at their seats."""
    found = [back(world, visitor) for visitor in visitors]
    for visitor in found:
        visitor.say(Sit(60, code))
    return found


@pytest.mark.both_stores
def test_a_series_outlives_the_server_between_its_games_and_within(tmp_path: Path) -> None:
    on_disk = ServerOnDisk(tmp_path)
    code, (anna, belit) = table_of(on_disk.world, "Anna", "Belit", games=3)
    judge(anna, 8, 3)
    on_disk.die()
    between = ServerOnDisk(tmp_path)
    anna, belit = returned(between.world, code, anna, belit)
    assert (anna.table().stage, totals(anna)) == ("over", {"Anna": 1, "Belit": 0})
    once_more(code, anna, belit)
    assert sitting(anna) == ["Belit", "Anna"]
    between.die()
    within = ServerOnDisk(tmp_path)
    anna, belit = returned(within.world, code, anna, belit)
    assert (sitting(anna), series_of(anna).game, totals(anna)) == (["Belit", "Anna"], 2, {"Anna": 1, "Belit": 0})
    judge(belit, 5, 4)
    assert totals(anna) == {"Anna": 1, "Belit": 1}
    within.die()


def test_seats_turn_only_with_a_match_that_the_journal_has(world: World) -> None:
    journal = SlowJournal()
    slow = World(journal=journal)
    code, visitors = slow.room("Anna", "Belit", game="race", series=SeriesTerms(0))
    anna, belit = visitors
    begin(code, visitors)
    journal.keep_next()
    judge(anna, 1, 0)
    journal.keep_next()
    once_more(code, anna, belit)
    assert anna.table().stage == "playing"
    journal.fail_next()
    assert (anna.table().stage, sitting(anna), anna.table().your_seats) == ("over", ["Anna", "Belit"], (0,))
    assert (series_of(anna).game, totals(anna)) == (1, {"Anna": 1, "Belit": 0})
