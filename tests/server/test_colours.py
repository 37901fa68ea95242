"""Every seat of a table has a colour of its own, which is chosen in the room and kept by the match and its record."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from server.on_disk import ServerOnDisk
from server.test_bot_seats import arrived
from server.test_watching import ONE_ROUND, finish
from server.world import Visitor, World
from ziggurat.bounds import COLOURS, MOST_SEATS
from ziggurat.match.record import load
from ziggurat.wire.messages import (
    AddBot,
    ChooseColour,
    ClientMessage,
    Configure,
    Done,
    Leave,
    Matches,
    MatchList,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Remove,
    ReplayFile,
    ReplayMatch,
    SeatState,
    Sit,
    Stand,
    Start,
    Watch,
)
from ziggurat_server.tables.seating import Seating

pytestmark = pytest.mark.both_stores


@pytest.fixture
def world() -> World:
    """An empty server."""
    return World()


def colours(visitor: Visitor) -> tuple[int | None, ...]:
    """The colours of the seats, as the visitor was told last."""
    return tuple(seat.colour for seat in visitor.table().seats)


def room_of_four(world: World) -> tuple[str, Visitor, Visitor]:
    """A room in which Anna, its host, and Belit sit, and two seats are open."""
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Open(1, "ur", seats=4))
    code = anna.only(Done).table or ""
    anna.say(Sit(2, code, 0))
    belit.say(Sit(2, code, 1))
    return code, anna, belit


def begin(code: str, players: list[Visitor]) -> None:
    """Everyone is ready, and the match begins."""
    for player in players:
        player.say(Ready(3, code))
    players[0].say(Start(4, code))
    for player in players:
        player.position = player.now = player.last(PositionMessage)


# ------------------------------------------------------------------------------------------------- choosing


def test_at_first_every_seat_has_the_colour_of_its_number(world: World) -> None:
    _, anna, _ = room_of_four(world)
    assert colours(anna) == (0, 1, 2, 3)


def test_whoever_sits_chooses_a_free_colour_and_everyone_is_told_and_still_ready(world: World) -> None:
    code, anna, belit = room_of_four(world)
    belit.say(Ready(3, code))
    belit.say(ChooseColour(4, code, 6))
    assert colours(anna) == (0, 6, 2, 3)
    assert anna.table().seats[1].ready


def test_the_colour_of_a_taken_seat_is_refused(world: World) -> None:
    code, anna, belit = room_of_four(world)
    belit.say(ChooseColour(4, code, 0))
    assert belit.refusal() == "colour_taken"
    assert colours(anna) == (0, 1, 2, 3)


def test_for_the_colour_of_an_open_seat_the_two_seats_trade(world: World) -> None:
    code, anna, belit = room_of_four(world)
    belit.say(ChooseColour(4, code, 3))
    assert colours(anna) == (0, 3, 2, 1)


def test_a_guests_colour_is_chosen_at_the_same_screen(world: World) -> None:
    code, anna, belit = room_of_four(world)
    belit.say(Sit(3, code, 2, name="Carla"))
    belit.say(ChooseColour(4, code, 5))
    assert belit.refusal() == "which_seat"
    belit.say(ChooseColour(5, code, 5, 2))
    assert colours(anna) == (0, 1, 5, 3)


def test_the_host_chooses_for_bots_and_open_seats_and_for_nobody_else(world: World) -> None:
    code, anna, belit = room_of_four(world)
    anna.say(AddBot(3, code, "merchant", 2))
    arrived(world)
    anna.say(ChooseColour(4, code, 5, 2))
    anna.say(ChooseColour(5, code, 6, 3))
    assert colours(anna) == (0, 1, 5, 6)
    anna.say(ChooseColour(6, code, 4, 1))
    assert anna.refusal() == "not_seated"
    belit.say(ChooseColour(7, code, 4, 2))
    assert belit.refusal() == "not_seated"
    assert colours(anna) == (0, 1, 5, 6)


def test_the_next_holder_of_a_seat_has_its_colour(world: World) -> None:
    code, anna, belit = room_of_four(world)
    belit.say(ChooseColour(3, code, 6))
    belit.say(Stand(4, code))
    assert anna.table().seats[1] == SeatState(colour=6)
    anna.say(AddBot(5, code, "merchant", 1))
    assert colours(anna) == (0, 6, 2, 3)


def test_a_new_seat_has_a_colour_that_is_free(world: World) -> None:
    code, anna, belit = room_of_four(world)
    anna.say(Configure(3, code, seats=2))
    belit.say(ChooseColour(4, code, 2))
    anna.say(Configure(5, code, seats=4))
    assert colours(anna) == (0, 2, 1, 3)


# ------------------------------------------------------------------------------------------------- no two alike


def a_request(code: str) -> st.SearchStrategy[ClientMessage]:
    """Anything that may change who sits where, or the colours."""
    seat = st.integers(0, 4)
    colour = st.integers(0, COLOURS - 1)
    choice = st.builds(ChooseColour, st.just(1), st.just(code), colour, st.none() | seat)
    return st.one_of(
        choice,
        choice,
        st.builds(Sit, st.just(1), st.just(code), st.none() | seat, name=st.none() | st.just("Guest")),
        st.builds(Configure, st.just(1), st.just(code), seats=st.integers(2, 4)),
        st.builds(Configure, st.just(1), st.just(code), game=st.sampled_from(["ur", "babel"])),
        st.builds(AddBot, st.just(1), st.just(code), st.just("merchant"), st.none() | seat),
        st.builds(Remove, st.just(1), st.just(code), seat),
        st.builds(Stand, st.just(1), st.just(code), st.none() | seat),
        st.sampled_from([Ready(1, code), Start(1, code, close_open=True), Watch(1, code), Leave(1, code)]),
    )


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_no_two_seats_ever_have_the_same_colour(data: st.DataObject) -> None:
    world = World()
    code, anna, belit = room_of_four(world)
    lookout = world.visitor("Carla")
    lookout.say(Watch(2, code))
    requests = st.lists(st.tuples(st.sampled_from([anna, anna, belit]), a_request(code)), min_size=10, max_size=25)
    for visitor, ask in data.draw(requests):
        visitor.say(ask)
        told = colours(lookout)
        assert len(set(told)) == len(told)
        assert set(told) <= set(range(COLOURS))


@given(st.lists(st.integers(1, MOST_SEATS) | st.tuples(st.integers(0, MOST_SEATS - 1), st.integers(0, COLOURS - 1))))
def test_more_seats_than_colours_are_told_apart_too(changes: list[int | tuple[int, int]]) -> None:
    seating = Seating(2)
    for change in changes:
        if isinstance(change, int):
            seating.resize(change)
        else:
            seating.choose_colour(seating.seats[change[0] % len(seating)], change[1])
        assert len(set(seating.colours)) == len(seating)
        assert set(seating.colours) <= set(range(MOST_SEATS))


# ------------------------------------------------------------------------------------------------- the match


def killed(server: ServerOnDisk, folder: Path, code: str, players: list[Visitor]) -> tuple[ServerOnDisk, list[Visitor]]:
    """The server after it was killed and started again, and the players back in their seats, whose colours are 0, 5."""
    server.die()
    again = ServerOnDisk(folder)
    back = [again.world.visitor(player.welcome.name, player.welcome.token) for player in players]
    for player in back:
        player.say(Sit(1, code))
    assert colours(back[0]) == (0, 5)
    return again, back


def test_a_killed_server_keeps_the_colours_of_room_match_record_and_list(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, players = server.world.room("Anna", "Belit", options=ONE_ROUND)
    players[1].say(ChooseColour(3, code, 5))

    server, players = killed(server, tmp_path, code, players)
    begin(code, players)
    server, players = killed(server, tmp_path, code, players)
    for player in players:
        player.position = player.now = player.last(PositionMessage)
    finish(players)
    _, (anna, _) = killed(server, tmp_path, code, players)
    anna.say(Matches(7))
    (card,) = anna.last(MatchList).matches
    anna.say(ReplayMatch(8, card.match))
    assert (card.colours, load(bytes(anna.last(ReplayFile).record)).colours) == ((0, 5), (0, 5))


def test_the_colours_of_a_match_stay_until_its_room_is_open_again(world: World) -> None:
    code, players = world.room("Anna", "Belit", options=ONE_ROUND)
    anna, belit = players
    belit.say(ChooseColour(3, code, 5))
    begin(code, players)
    belit.say(ChooseColour(4, code, 6))
    assert belit.refusal() == "match_running"
    finish(players)
    belit.say(ChooseColour(5, code, 6))
    assert belit.refusal() == "match_shown"
    for player in players:
        player.say(Offer(6, code, "rematch"))
    assert (anna.table().stage, colours(anna)) == ("playing", (0, 5))
