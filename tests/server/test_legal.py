"""What a seat may do, asked of the server by those who do not know the rules."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from server.secret_game import SecretGame
from server.world import Visitor, World, read_view
from ziggurat.games import GAMES, game_named
from ziggurat.games.ur.actions import UrAction
from ziggurat.games.ur.spread import Spread
from ziggurat.wire.messages import (
    Act,
    Done,
    Happened,
    Legal,
    LegalActions,
    Open,
    Pause,
    PositionMessage,
    Ready,
    Sit,
    Start,
    Watch,
)

UR = game_named("ur")


def asked(visitor: Visitor, code: str, seat: int | None = None) -> LegalActions:
    """What the server says that the visitor may do."""
    visitor.forget()
    visitor.say(Legal(8, code, seat))
    return visitor.only(LegalActions)


def actions_in(told: LegalActions) -> list[UrAction]:
    return msgspec.json.decode(told.actions, type=list[UrAction])


def news(visitor: Visitor) -> PositionMessage | Happened:
    """Where the match stands, as the visitor was told last."""
    told = [message for message in visitor.heard if isinstance(message, PositionMessage | Happened)]
    return told[-1] if told else visitor.position


def awaited(visitors: list[Visitor]) -> Visitor:
    return next(visitor for visitor in visitors if news(visitor).viewer in news(visitor).to_act)


def test_whoever_is_awaited_is_told_what_the_rules_allow(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    actor = awaited(visitors)
    view = read_view(actor.position.view)
    told = asked(actor, code)
    assert (told.id, told.table, told.revision, told.seat) == (8, code, 0, view.viewer)
    assert actions_in(told) == list(UR.candidates(view))


def test_whoever_is_not_awaited_may_do_nothing(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    (other,) = {*visitors} - {awaited(visitors)}
    told = asked(other, code)
    assert (bytes(told.actions), bytes(told.spaces)) == (b"[]", b"[]")


def test_what_was_told_is_taken_as_it_is_until_the_match_is_over(world: World) -> None:
    code, visitors = world.match("Anna", "Belit", options=msgspec.Raw(b'{"max_rounds":3}'))
    chance = random.Random(2)
    spaces: set[str] = set()
    while news(visitors[0]).to_act:
        actor = awaited(visitors)
        told = asked(actor, code)
        spaces.update(spread.action for spread in msgspec.json.decode(told.spaces, type=list[Spread]))
        action: msgspec.Raw = chance.choice(msgspec.json.decode(told.actions, type=list[msgspec.Raw]))
        actor.say(Act(9, code, told.revision, action))
        assert actor.all(Done) == [Done(9)]
        world.wait(1)
    assert "agriculture" in spaces
    visitors[0].say(Legal(10, code))
    assert visitors[0].refusal() == "match_not_running"


def test_before_the_match_there_is_nothing_to_do(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Legal(1, code))
    assert anna.refusal() == "match_not_running"


def test_those_who_watch_have_nothing_to_decide(world: World) -> None:
    code, _ = world.match("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Legal(1, code))
    assert carla.refusal() == "not_at_table"
    carla.say(Watch(2, code))
    carla.say(Legal(3, code))
    assert carla.refusal() == "not_seated"


def test_nobody_is_told_what_another_seat_may_do(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    anna.say(Legal(1, code, belit.position.viewer))
    assert anna.refusal() == "not_seated"


def test_whoever_has_several_seats_says_which(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code))
    anna.say(Sit(3, code, name="Belit"))
    for seat in (0, 1):
        anna.say(Ready(4, code, seat=seat))
    anna.say(Start(5, code))
    anna.say(Legal(6, code))
    assert anna.refusal() == "which_seat"
    (actor,) = anna.last(PositionMessage).to_act
    assert actions_in(asked(anna, code, actor))
    assert not actions_in(asked(anna, code, 1 - actor))


def test_a_pause_is_a_time_to_think(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    visitors[0].say(Pause(7, code))
    assert actions_in(asked(awaited(visitors), code))


class Guess(SecretGame):
    """Lets a seat do only what its own number is, so that what it may do is as secret as the number."""

    def candidates(self, view: Any) -> Any:
        yield from super().candidates(view) if view.private.number % 2 else ()


def test_what_a_seat_may_do_follows_from_what_it_sees(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "secrets", Guess())
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Open(1, "secrets", 2))
    code = anna.only(Done).table
    assert code is not None
    for visitor in (anna, belit):
        visitor.say(Sit(2, code))
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    assert [bytes(asked(visitor, code).actions) for visitor in (anna, belit)] == [b"[]", b'[{"type":"draw"}]']
