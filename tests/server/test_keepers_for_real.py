"""A keeper as a process of its own: it comes when a player is gone, plays, and leaves when the player is back."""

from __future__ import annotations

from pathlib import Path

from server.programs import LOOPBACK, Caller, Program
from ziggurat.wire.messages import AddBot, ClockTerms, Done, Happened, Open, PositionMessage, Ready, Remove, Sit, Start
from ziggurat.wire.messages import Table as TableMessage


def match_of_two(anna: Caller, belit: Caller) -> str:
    """The code of a running match in which Belit is to act, and a bot comes if she is away for a second."""
    anna.say(Open(1, "ur", 2, clock=ClockTerms(bank=1, keeper="random")))
    code = anna.await_message(Done).table
    assert code is not None
    for seat, caller in enumerate((anna, belit)):
        caller.say(Sit(2, code, seat))
        caller.await_message(Done)
        caller.say(Ready(3, code))
        caller.await_message(Done)
    anna.say(Start(4, code))
    assert belit.await_message(PositionMessage).to_act == (1,)
    return code


def test_a_bot_plays_for_a_player_who_was_lost_until_they_return(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--seed", "4", "--data", str(tmp_path)) as server:
        anna, belit = server.call(), server.call()
        anna.hello("Anna")
        token = belit.hello("Belit").token
        code = match_of_two(anna, belit)
        belit.socket.close()
        happened = anna.await_message(Happened)
        assert (happened.actor, happened.to_act) == (1, (0,))
        again = server.call()
        again.hello("Belit", token)
        again.say(Sit(5, code, 1))
        again.await_message(Done)
        told = anna.await_message(TableMessage)
        while told.seats[1].keeper is not None or not told.seats[1].here:
            told = anna.await_message(TableMessage)
        assert told.seats[1].name == "Belit"


def test_where_no_bot_is_free_the_match_goes_on_as_soon_as_one_is() -> None:
    with Program("--listen", LOOPBACK, "--seed", "4", "--private", "--limit", "bots=1") as server:
        carla, anna, belit = server.call(), server.call(), server.call()
        for caller, name in ((carla, "Carla"), (anna, "Anna"), (belit, "Belit")):
            caller.hello(name)
        carla.say(Open(1, "ur", 2))
        room = carla.await_message(Done).table
        assert room is not None
        carla.say(AddBot(2, room, "random", 1))
        carla.await_message(Done)
        match_of_two(anna, belit)
        belit.socket.close()
        told = anna.await_message(TableMessage)
        while told.seats[1].keeper is None:
            told = anna.await_message(TableMessage)
        carla.say(Remove(3, room, 1))
        assert anna.await_message(Happened).actor == 1
