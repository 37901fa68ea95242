"""Rated and casual tables, ratings at seats, and tables for whoever only wants to play."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.test_colours import ONE_ROUND, begin, finish
from server.world import Visitor, World
from ziggurat.wire.messages import (
    AddBot,
    Configure,
    Delay,
    Done,
    Open,
    Profile,
    QuickJoin,
    Rated,
    RatingPoint,
    ShowProfile,
    Sit,
)
from ziggurat_server.quick_join import FAR
from ziggurat_server.ratings.anchors import strength_of


def played_in(world: World, rated: Rated) -> list[Visitor]:
    """Two have played a match at such a table, and are still there."""
    code, players = world.room("Anna", "Belit", options=ONE_ROUND, rated=rated)
    begin(code, players)
    finish(players)
    return players


def course_of(player: Visitor) -> tuple[RatingPoint, ...]:
    player.say(ShowProfile(70))
    return player.last(Profile).played[0].course


@pytest.mark.parametrize(("rated", "points"), [("no", 0), ("yes", 1), ("shown", 1)])
def test_only_matches_of_rated_tables_change_ratings(world: World, rated: Rated, points: int) -> None:
    anna, belit = played_in(world, rated)
    assert len(course_of(anna)) == len(course_of(belit)) == points


def test_ratings_stand_at_seats_where_the_table_shows_them(world: World) -> None:
    players = played_in(world, "shown")
    world.wait(1)
    for player, seat in zip(players, players[0].table().seats, strict=True):
        assert seat.rating == course_of(player)[-1]


def test_ratings_stand_at_no_seat_where_the_table_does_not_show_them(world: World) -> None:
    players = played_in(world, "yes")
    world.wait(1)
    assert [seat.rating for seat in players[0].table().seats] == [None, None]


def test_the_host_decides_whether_a_table_is_rated(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(5, code, rated="shown"))
    assert belit.table().rated == "shown"
    belit.say(Configure(6, code, rated="no"))
    assert belit.refusal() == "not_host"


def test_of_a_hired_bot_its_measured_strength_stands_at_the_seat(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, rated="shown"))
    code = anna.last(Done).table or ""
    anna.say(AddBot(2, code, "king", 1))
    told = anna.table().seats[1].rating
    assert told is not None
    assert told.rating == strength_of("ur", "king").shown


def test_a_rating_is_shown_when_watchers_may_know_of_the_match(world: World) -> None:
    code, players = world.room("Anna", "Belit", options=ONE_ROUND, rated="shown", delay=Delay(0, 60))
    begin(code, players)
    finish(players)
    world.wait(1)
    assert [seat.rating for seat in players[0].table().seats] == [None, None]


def test_a_table_is_rated_as_before_after_a_kill(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, _) = server.world.room("Anna", "Belit", rated="no")
    server.die()
    again = ServerOnDisk(tmp_path).world.visitor("Anna", anna.welcome.token)
    again.say(Sit(5, code))
    assert again.table().rated == "no"


def test_a_rating_is_known_after_a_kill(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    anna, _ = played_in(server.world, "shown")
    rating = course_of(anna)[-1]
    server.die()
    again = ServerOnDisk(tmp_path).world.visitor("Anna", anna.welcome.token)
    again.say(Open(5, "ur", 2, rated="shown"))
    again.say(Sit(6, again.last(Done).table or ""))
    assert again.table().seats[0].rating == rating


# ------------------------------------------------------------------ quick join


def led(visitor: Visitor, *games: str) -> str:
    """The table to which they are led."""
    visitor.say(QuickJoin(50, games or ("ur",)))
    done = visitor.last(Done)
    assert done.id == 50
    return done.table or ""


def room_of(world: World, name: str, game: str = "ur", rating: int = 1500, **choices: object) -> str:
    """A table with one seat taken by somebody of that strength."""
    host = world.visitor(name)
    rate(world, host, rating, game)
    host.say(Open(1, game, 2, **choices))  # type: ignore[arg-type]
    code = host.last(Done).table or ""
    host.say(Sit(2, code, 0, password="secret" if "password" in choices else None))
    return code


def rate(world: World, visitor: Visitor, rating: int, game: str = "ur") -> None:
    """Have somebody that rating."""
    person = world.game_server.people.known(visitor.person)
    assert person is not None
    person.ratings = {game: RatingPoint(30, rating, 60)}


def test_who_only_wants_to_play_is_led_to_the_players_nearest_in_strength(world: World) -> None:
    room_of(world, "Strong", rating=1900)
    near = room_of(world, "Near", rating=1480)
    room_of(world, "Weak", rating=1200)
    assert led(world.visitor("Anna")) == near


def test_who_finds_nobody_near_in_strength_gets_a_table_of_their_own(world: World) -> None:
    strong = room_of(world, "Strong", rating=1500 + FAR + 1)
    anna = world.visitor("Anna")
    code = led(anna)
    assert code != strong
    assert anna.table().host == anna.person
    assert (anna.table().game, anna.table().rated) == ("ur", "yes")


@pytest.mark.parametrize("choices", [{"password": "secret"}, {"listed": False}])
def test_nobody_is_led_to_a_table_that_is_not_open_to_all(world: World, choices: dict[str, object]) -> None:
    closed = room_of(world, "Host", **choices)
    assert led(world.visitor("Anna")) != closed


def test_nobody_is_led_to_a_game_that_they_did_not_name(world: World) -> None:
    babel = room_of(world, "Host", "babel")
    assert led(world.visitor("Anna"), "ur") != babel
    assert led(world.visitor("Belit"), "tigris", "babel") == babel


def test_nobody_is_led_to_a_table_whose_host_is_gone(world: World) -> None:
    code, (host, _) = world.room("Anna", "Belit")
    host.say(Configure(5, code, seats=3))
    host.hang_up()
    assert led(world.visitor("Clio")) != code


def test_a_game_that_nobody_knows_is_refused(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(QuickJoin(5, ("chess",)))
    assert anna.refusal() == "unknown_game"
