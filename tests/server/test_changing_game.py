"""The host of a waiting table has it play another game."""

from __future__ import annotations

import msgspec

from server.world import Visitor, World
from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.wire.messages import AddBot, Configure, Done, PositionMessage, Ready, Sit, Stand, Start


def changed(visitor: Visitor) -> tuple[str, int]:
    """The game of the visitor's table, and how many seats it has."""
    table = visitor.table()
    return table.game, len(table.seats)


def test_a_waiting_table_plays_another_game_from_then_on(world: World) -> None:
    code, people = world.room("Anna", "Belit")
    people[0].say(Configure(3, code, game="babel"))
    for visitor in people:
        assert changed(visitor) == ("babel", 2)
        visitor.say(Ready(4, code))
    people[0].say(Start(5, code))
    babel = game_named("babel")
    view = msgspec.json.decode(people[1].last(PositionMessage).view, type=View[babel.public_type, babel.private_type])  # type: ignore[name-defined]
    babel.check_fits(view, 2)


def test_everyone_says_anew_that_they_are_ready_for_another_game(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    belit.say(Ready(3, code))
    anna.say(Configure(4, code, game="babel"))
    assert not any(seat.ready for seat in anna.table().seats)


def test_another_game_has_its_usual_options(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, options=msgspec.Raw(b'{"max_rounds":5}')))
    anna.say(Configure(4, code, game="babel"))
    anna.say(Configure(5, code, game="ur"))
    assert b'"max_rounds":null' in bytes(anna.table().options)


def test_a_game_of_two_leaves_two_of_four_seats_to_those_who_sit(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=4))
    belit.say(Stand(3, code))
    belit.say(Sit(3, code, 3))
    anna.say(Configure(4, code, game="babel"))
    assert changed(belit) == ("babel", 2)
    assert belit.table().your_seats == (1,)


def test_a_game_that_is_not_played_by_so_many_is_refused_and_changes_nothing(world: World) -> None:
    code, (anna, *_) = world.room("Anna", "Belit", "Carla")
    anna.say(Configure(3, code, game="babel"))
    assert anna.refusal() == "bad_seats"
    assert changed(anna) == ("ur", 3)


def test_an_unknown_game_is_refused(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, game="senet"))
    assert anna.refusal() == "unknown_game"
    assert changed(anna) == ("ur", 2)


def test_options_that_the_other_game_does_not_have_are_refused(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, game="babel", options=msgspec.Raw(b'{"lone_fields_wither":7}')))
    assert anna.table().game == "ur"


def test_a_bot_stays_for_the_other_game(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    belit.say(Stand(3, code))
    anna.say(AddBot(4, code, "merchant", 1))
    anna.say(Configure(5, code, game="babel"))
    assert anna.table().seats[1].level == "merchant"


def test_the_game_cannot_be_changed_while_a_match_runs(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(Configure(5, code, game="babel"))
    assert anna.refusal() == "match_running"


def test_only_the_host_changes_the_game(world: World) -> None:
    code, (_, belit) = world.room("Anna", "Belit")
    belit.say(Configure(3, code, game="babel"))
    assert belit.refusal() == "not_host"
    assert belit.all(Done)[-1].id != 3
