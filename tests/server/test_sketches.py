"""What the lobby shows of running matches, as watchers know them; pictures are made anew with each round and phase."""

from __future__ import annotations

from server.test_clocks import act
from server.world import Visitor, World, read_view
from ziggurat.bounds import MOST_SKETCH
from ziggurat.games import game_named
from ziggurat.wire.messages import Delay, Happened, Lobby, PositionMessage, Subscribe, TableCard, TableChanged


def card(world: World) -> TableCard:
    """The table's card as someone reads it who comes to the lobby now."""
    guest = world.visitor("Carla")
    guest.say(Subscribe(1))
    return guest.only(Lobby).tables[0]


def seen_by(visitor: Visitor) -> str:
    """The sketch of Ur that follows from what the visitor was told last."""
    told = [message for message in visitor.heard if isinstance(message, PositionMessage | Happened)]
    return game_named("ur").sketch(read_view((told or [visitor.position])[-1].view).public)


def test_a_room_has_no_picture_of_a_match(world: World) -> None:
    world.room("Anna", "Belit")
    assert card(world).sketch == ""


def test_the_lobby_shows_the_match_as_watchers_know_it(world: World) -> None:
    _, (anna, belit) = world.match("Anna", "Belit")
    act(first_of(anna, belit))
    assert card(world).sketch == seen_by(anna) != ""


def test_the_card_says_which_round_and_phase_the_match_is_in(world: World) -> None:
    world.match("Anna", "Belit")
    assert (card(world).round, card(world).phase) == (0, "placement")


def test_the_card_of_a_room_says_no_phase(world: World) -> None:
    world.room("Anna", "Belit")
    assert card(world).phase == ""


def test_a_locked_table_shows_nothing_of_its_match(world: World) -> None:
    world.match("Anna", "Belit", password="ea")
    assert card(world).sketch == ""


def test_a_match_that_is_seen_late_is_pictured_late(world: World) -> None:
    _, (anna, belit) = world.match("Anna", "Belit", delay=Delay(seconds=60))
    before = card(world).sketch
    act(first_of(anna, belit))
    assert seen_by(anna) != before
    assert card(world).sketch == before
    world.wait(61)
    assert card(world).sketch == seen_by(anna)


def test_an_action_alone_sends_no_card(world: World) -> None:
    _, (anna, belit) = world.match("Anna", "Belit")
    guest = world.visitor("Carla")
    guest.say(Subscribe(1))
    act(first_of(anna, belit))
    world.wait(2)
    assert guest.all(TableChanged) == []


def test_a_picture_is_bounded_for_every_game(world: World) -> None:
    for game in ("ur", "babel"):
        world.match(f"Anna {game}", f"Belit {game}", game=game)
    guest = world.visitor("Carla")
    guest.say(Subscribe(1))
    sketches = [table.sketch for table in guest.only(Lobby).tables]
    assert all(0 < len(sketch) <= MOST_SKETCH for sketch in sketches)


def first_of(anna: Visitor, belit: Visitor) -> Visitor:
    """Who is to act first."""
    return anna if anna.position.viewer in anna.position.to_act else belit
