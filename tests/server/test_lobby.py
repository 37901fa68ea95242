"""What the lobby tells."""

from __future__ import annotations

from server.world import World
from ziggurat.wire.messages import (
    Done,
    Error,
    Leave,
    Lobby,
    Open,
    PersonChanged,
    PersonLeft,
    Ping,
    Said,
    Say,
    Subscribe,
    TableChanged,
    TableClosed,
    Unsubscribe,
    Watch,
    Welcome,
)
from ziggurat_server.limits import ServerLimits


def test_a_subscriber_gets_the_lobby_as_it_is(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Subscribe(1))
    lobby = carla.only(Lobby)
    assert [(card.table, card.stage, card.watchers) for card in lobby.tables] == [(code, "room", 0)]
    assert {card.name: card.table for card in lobby.people} == {"Anna": code, "Belit": code, "Carla": None}
    assert lobby.tables[0].host == anna.person
    assert carla.only(Done).id == 1


def test_a_subscriber_hears_of_tables_that_open_and_close(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Subscribe(1))
    anna.say(Open(1, "ur", 3))
    code = anna.only(Done).table
    assert code is not None
    world.wait(1)
    assert belit.last(TableChanged).card.table == code
    anna.say(Leave(2, code))
    world.wait(1)
    assert belit.only(TableClosed).table == code


def test_an_unlisted_table_is_not_in_the_lobby_but_can_be_come_to(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Subscribe(1))
    anna.say(Open(1, "ur", 3, listed=False))
    world.wait(1)
    assert belit.all(TableChanged) == []
    assert all(changed.card.table is None for changed in belit.all(PersonChanged))
    code = anna.only(Done).table
    assert code is not None
    belit.say(Watch(2, code))
    assert belit.table().table == code


def test_a_subscriber_hears_who_comes_moves_and_leaves(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Subscribe(1))
    belit = world.visitor("Belit")
    world.wait(1)
    assert anna.last(PersonChanged).card.name == "Belit"
    belit.hang_up()
    world.wait(1)
    assert anna.only(PersonLeft).person == belit.person


def test_whoever_unsubscribes_hears_no_more(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Subscribe(1))
    anna.say(Unsubscribe(2))
    belit.say(Open(1, "ur", 2))
    world.wait(1)
    assert anna.all(TableChanged) == []


def test_what_is_said_in_the_lobby_is_heard_there(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Subscribe(1))
    anna.say(Say(1, "Anyone for Ur?"))
    said = belit.only(Said)
    assert (said.name, said.text, said.table, said.seat) == ("Anna", "Anyone for Ur?", None, None)


LINES = 30
"""How many lines a minute one person may say here, a third of them in one go."""


def said(world: World, *people: str, address: str, times: int) -> list[str]:
    """How it is answered when these say so many lines each in the lobby: "done", or a code."""
    answers = []
    for name in people:
        visitor = world.visitor(name, address=address)
        for number in range(times):
            visitor.say(Say(number, "x" * 500))
        answers += [message.code if isinstance(message, Error) else "done" for message in visitor.heard[1:]]
    return answers


def test_one_person_says_only_so_many_lines_in_one_go(world: World) -> None:
    assert said(world, "Villain", address="127.0.0.1", times=12) == ["done"] * 10 + ["too_many_lines"] * 2


def test_in_a_minute_one_person_says_only_so_many_lines(world: World) -> None:
    villain, listener = world.visitor("Villain"), world.visitor("Anna")
    listener.say(Subscribe(1))
    for _ in range(60):
        for number in range(5):
            villain.say(Say(number, "x" * 500))
        world.wait(1)
        listener.say(Ping(1))
    assert LINES <= len(listener.all(Said)) <= LINES + LINES // 3


def test_many_people_at_one_address_do_not_say_more_than_ten_together(world: World) -> None:
    people = [f"Villain {number}" for number in range(12)]
    assert said(world, *people, address="192.0.2.66", times=10).count("done") == 10 * (LINES // 3)


def test_what_is_said_at_a_table_counts_as_well(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    for number in range(LINES):
        anna.say(Say(number, "Well attacked!", code))
    assert len(belit.all(Said)) == LINES // 3
    assert anna.refusal() == "too_many_lines"


def test_many_changes_of_one_table_are_told_as_one(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Subscribe(1))
    world.wait(1)
    belit.forget()
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    for _ in range(10):
        anna.say(Watch(2, code))
    world.wait(0.2)
    assert len(belit.all(TableChanged)) <= 2


def test_bots_that_the_server_started_are_no_people_of_the_lobby(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Subscribe(1))
    assert world.hired(anna).only(Welcome).name == "Enlil"
    world.wait(1)
    belit = world.visitor("Belit")
    belit.say(Subscribe(1))
    assert all(changed.card.name != "Enlil" for changed in anna.all(PersonChanged))
    assert [card.name for card in belit.only(Lobby).people] == ["Anna", "Belit"]


def test_what_changes_nothing_of_a_tables_card_does_not_move_other_news(world: World) -> None:
    code, _ = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Subscribe(1))
    carla.forget()
    part = 0.6 * ServerLimits().lobby_interval
    table = world.game_server.lobby.tables[code]
    world.wait(1)
    carla.forget()
    world.game_server.lobby.table_changed(table)
    world.wait(part)
    world.visitor("Dagan")
    world.wait(part)
    assert carla.all(PersonChanged) == []
    world.wait(1)
    assert carla.only(PersonChanged).card.name == "Dagan"


def test_whoever_comes_after_the_last_has_left_is_told_how_it_is_now_and_what_changes_from_then_on(
    world: World,
) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Subscribe(1))
    belit.say(Open(2, "ur", 2))
    anna.say(Unsubscribe(3))
    belit.say(Open(4, "babel", 2))
    anna.forget()
    anna.say(Subscribe(5))
    assert len(anna.only(Lobby).tables) == 2
    anna.forget()
    world.wait(5)
    assert not [said for said in anna.heard if not isinstance(said, Ping)]
    belit.say(Open(6, "ur", 3))
    world.wait(5)
    assert len(anna.all(TableChanged)) == 1
