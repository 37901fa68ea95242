"""Giving a seat up for good in a running match."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.test_agreements import running
from server.test_bot_seats import arrived, match_with_bot
from server.test_colours import ONE_ROUND
from server.test_journal_recovery import back
from server.test_play import play_to_the_end
from server.world import Visitor, World
from ziggurat.games.game import RESIGNED, Result
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Answer,
    Configure,
    Done,
    ForgetMe,
    Leave,
    Matches,
    MatchList,
    Offer,
    PlayedCard,
    PositionMessage,
    Profile,
    Ready,
    Remove,
    Replay,
    ReplayFile,
    ReplayMatch,
    Resign,
    SeriesTerms,
    ShowProfile,
    Sit,
    Start,
    Watch,
)

pytestmark = pytest.mark.both_stores


def last_match(visitor: Visitor) -> PlayedCard:
    """The newest match in their history."""
    visitor.say(ShowProfile(80))
    return visitor.last(Profile).last[0]


def bot_at_its_seat(world: World) -> Visitor:
    """The bot that plays on, which has come and seen the match."""
    bot = arrived(world)
    bot.position = bot.only(PositionMessage)
    return bot


def finished(world: World, players: list[Visitor]) -> None:
    """The match has been played on to its end by these, in the order of their seats."""
    play_to_the_end(world, players, random.Random(3))


def test_of_two_the_match_ends_when_one_resigns_and_the_other_has_won(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Resign(30, code))
    assert anna.last(Done).id == 30
    for visitor in (anna, belit):
        assert (visitor.table().stage, visitor.table().seats[0].resigned) == ("over", "Anna")
        assert last_match(visitor).ranks == (2, 1)


def test_who_resigned_loses_in_the_ratings_and_the_other_wins(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    belit.say(Resign(30, code))
    assert (last_match(anna).change or 0) > 0 > (last_match(belit).change or 0)


def test_the_finished_match_is_listed_with_a_winner(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Resign(30, code))
    belit.say(Matches(31))
    result = msgspec.json.decode(belit.last(MatchList).matches[0].result, type=Result)
    assert (result.ending, [each.seat for each in result.standings]) == (RESIGNED, [1, 0])


def test_its_record_says_who_resigned_and_is_verified(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Resign(30, code))
    belit.say(ReplayMatch(31, last_match(belit).match))
    belit.say(Replay(32, code))
    for kept in belit.all(ReplayFile):
        record = load(bytes(kept.record))
        assert record.resigned == (0,)
        assert verify(record).called_off
    assert len(belit.all(ReplayFile)) == 2


def test_of_three_a_bot_plays_on_for_who_resigned_and_that_one_looks_on(world: World) -> None:
    code, (anna, belit, _) = running(world, "Anna", "Belit", "Carla")
    belit.say(Resign(30, code))
    seat = anna.table().seats[1]
    assert (anna.table().stage, seat.resigned, seat.person) == ("playing", "Belit", None)
    assert seat.level is not None
    assert belit.table().your_seats == ()
    assert [watcher.name for watcher in anna.table().watchers] == ["Belit"]
    assert arrived(world).table().your_seats == (1,)


def test_that_bot_is_nobodys_hired_one(world: World) -> None:
    code, (anna, *_) = running(world, "Anna", "Belit", "Carla")
    anna.say(Resign(30, code))
    assert anna.all(Done)[-1].id == 30
    table = world.game_server.lobby.tables[code]
    bot = table.state.seating.seats[0].bot
    assert bot is not None
    assert bot.hirer is None


def test_who_resigned_is_last_though_a_bot_has_won_for_them(world: World) -> None:
    code, players = world.match("Anna", "Belit", "Carla", options=ONE_ROUND)
    anna, belit, carla = players
    anna.say(Resign(30, code))
    bot = bot_at_its_seat(world)
    finished(world, [bot, belit, carla])
    card = last_match(anna)
    assert (card.ranks[0], card.names[0]) == (3, "Anna")
    assert sorted(last_match(belit).ranks[1:]) in ([1, 2], [1, 1])


def test_what_the_bot_did_is_no_deed_of_who_resigned(world: World) -> None:
    code, players = world.match("Anna", "Belit", "Carla", options=ONE_ROUND)
    players[0].say(Resign(30, code))
    finished(world, [bot_at_its_seat(world), *players[1:]])
    players[0].say(ShowProfile(80))
    assert players[0].last(Profile).played[0].deeds == ()


def test_the_match_is_over_once_all_but_one_have_resigned(world: World) -> None:
    code, (anna, belit, carla) = running(world, "Anna", "Belit", "Carla")
    anna.say(Resign(30, code))
    belit.say(Resign(31, code))
    assert carla.table().stage == "over"
    assert last_match(carla).ranks == (2, 2, 1)


def test_who_is_left_with_bots_alone_may_end_the_match_and_has_won(world: World) -> None:
    code, (anna, belit, carla) = running(world, "Anna", "Belit", "Carla")
    anna.say(Resign(30, code))
    belit.say(Offer(31, code, "call_off"))
    offer = carla.table().offer
    assert offer is not None
    carla.say(Answer(32, code, offer.number))
    assert last_match(carla).ranks == (3, 1, 1)


def test_against_a_bot_the_match_is_over(world: World) -> None:
    code, anna, _ = match_with_bot(world)
    anna.say(Resign(30, code))
    assert anna.table().stage == "over"
    assert last_match(anna).ranks == (2, 1)


def with_cousin(world: World) -> tuple[str, Visitor, Visitor]:
    """A match of three, in which Anna's cousin plays at her screen in the last seat."""
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=3))
    anna.say(Sit(4, code, 2, name="Cousin"))
    for seat in (0, 2):
        anna.say(Ready(5, code, seat=seat))
    belit.say(Ready(5, code))
    anna.say(Start(6, code))
    return code, anna, belit


def test_a_guest_at_somebodys_screen_resigns_alone(world: World) -> None:
    code, anna, belit = with_cousin(world)
    anna.say(Resign(30, code, seat=2))
    assert anna.table().your_seats == (0,)
    assert belit.table().seats[2].resigned == "Cousin"


def test_who_has_several_seats_says_which_is_given_up(world: World) -> None:
    code, anna, _ = with_cousin(world)
    anna.say(Resign(30, code))
    assert anna.refusal() == "which_seat"


def test_who_only_looks_on_has_nothing_to_give_up(world: World) -> None:
    code, _ = running(world, "Anna", "Belit", "Carla")
    dudu = world.visitor("Dudu")
    dudu.say(Watch(1, code))
    dudu.say(Resign(2, code))
    assert dudu.refusal() == "not_seated"


def test_nobody_resigns_before_the_match_or_after_it(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Resign(3, code))
    assert anna.refusal() == "match_not_running"
    code, (carla, dudu) = running(world, "Carla", "Dudu")
    carla.say(Resign(4, code))
    dudu.say(Resign(5, code))
    assert dudu.refusal() == "match_not_running"


def test_a_hired_bot_plays_to_the_end(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    bot.say(Resign(30, code))
    assert bot.refusal() == "not_seated"
    assert anna.table().stage == "playing"


def test_who_resigned_plays_on_as_before_once_the_host_frees_the_seat_for_them(world: World) -> None:
    code, (anna, belit, _) = running(world, "Anna", "Belit", "Carla")
    belit.say(Resign(30, code))
    anna.say(Remove(31, code, 1))
    belit.say(Sit(32, code, 1))
    assert belit.table().your_seats == (1,)
    assert belit.table().seats[1].resigned is None


def test_somebody_else_in_that_seat_does_not_undo_it(world: World) -> None:
    code, (anna, belit, _) = running(world, "Anna", "Belit", "Carla")
    belit.say(Resign(30, code))
    anna.say(Remove(31, code, 1))
    dudu = world.visitor("Dudu")
    dudu.say(Sit(1, code, 1))
    assert (dudu.table().your_seats, dudu.table().seats[1].resigned) == ((1,), "Belit")


def test_with_the_next_match_nobody_has_resigned(world: World) -> None:
    code, players = running(world, "Anna", "Belit")
    players[0].say(Resign(30, code))
    for player in players:
        player.say(Offer(31, code, "rematch"))
    assert players[0].table().stage == "playing"
    assert [seat.resigned for seat in players[0].table().seats] == [None, None]


def test_a_game_of_a_series_that_was_given_up_counts_as_lost(world: World) -> None:
    terms = SeriesTerms(games=3)
    code, players = world.match("Anna", "Belit", series=terms)
    players[0].say(Resign(30, code))
    series = players[1].table().series
    assert series is not None
    assert [seat.points for seat in series.seats] == [(0.0,), (1.0,)]


def test_resigning_outlives_the_server(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, *others) = running(server.world, "Anna", "Belit", "Carla")
    anna.say(Resign(30, code))
    carla = back(server.again(), others[1])
    carla.say(Sit(1, code))
    seat = carla.table().seats[0]
    assert (carla.table().stage, seat.resigned, seat.person) == ("playing", "Anna", None)
    assert seat.level is not None


def test_a_match_that_ended_so_is_over_after_a_kill_and_counts_once(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, belit) = running(server.world, "Anna", "Belit")
    anna.say(Resign(30, code))
    returned = back(server.again(), belit)
    returned.say(Sit(1, code))
    assert returned.table().stage == "over"
    returned.say(ShowProfile(80))
    (played,) = returned.last(Profile).played
    assert (played.games, played.won) == (1, 1)


def test_who_resigned_and_is_forgotten_is_named_nowhere_when_the_match_ends(world: World) -> None:
    code, players = world.match("Anna", "Belit", "Carla", options=ONE_ROUND)
    anna, belit, carla = players
    anna.say(Resign(30, code))
    bot = bot_at_its_seat(world)
    anna.say(Leave(31, code))
    anna.say(ForgetMe(32))
    assert anna.last(Done).id == 32
    finished(world, [bot, belit, carla])
    card = last_match(belit)
    assert card.names[0] == ""
    belit.say(ReplayMatch(33, card.match))
    assert "Anna" not in load(bytes(belit.last(ReplayFile).record)).names
