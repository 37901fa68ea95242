"""By WebSocket everyone is sent the same bytes as by TCP: whoever they are, whatever is secret, however late."""

from __future__ import annotations

import random
from typing import Any

import pytest

from examples import sampled
from server.evening import Evening
from server.secret_game import SecretGame
from server.twin_positions import Dealt, Step, indistinguishable_play, twins
from server.world import World, legal_action
from web.browsers import WebWorld, repeated_codes
from ziggurat.games import GAMES
from ziggurat.games.game import Game, Viewer
from ziggurat.wire.messages import PROTOCOL, ClockTerms, Delay, Happened, Hello, Sit, Undo, Watch

STEPS = 25
SECRET = SecretGame()
PLAYED: dict[str, Game[Any, Any, Any]] = {"secret": SECRET, "babel": GAMES["babel"], "tigris": GAMES["tigris"]}
LATE = [Delay(), Delay(actions=2), Delay(seconds=2)]


def steps_and_dealt(game: str, seats: int) -> tuple[list[Step], Dealt]:
    pair = twins(PLAYED[game], seats, 4, None)
    return indistinguishable_play(pair, seats, None, random.Random(4), STEPS), pair[0]


def traffic(world: World, game: str, seats: int, role: Viewer | str, delay: Delay) -> bytes:
    """What reaches that role on an evening at that server, at which everyone asks whatever they can."""
    steps, dealt = steps_and_dealt(game, seats)
    played = Evening(dealt, seats, delay, ClockTerms("per_game", seconds=900), world=world)
    try:
        played.play(steps)
        return played.traffic(role)
    finally:
        played.close()


@sampled("delay", LATE, every=2, ids=["at once", "actions late", "seconds late"])
@sampled("role", [0, 1, None, "guest"], every=3, ids=["seat 0", "seat 1", "watchers", "guests of the lobby"])
@pytest.mark.parametrize("game", PLAYED)
def test_each_is_sent_the_same_by_either_way(game: str, role: Viewer | str, delay: Delay) -> None:
    by_tcp = traffic(World(codes=repeated_codes()), game, 2, role, delay)
    by_web = traffic(WebWorld(codes=repeated_codes()), game, 2, role, delay)
    assert by_web.splitlines() == by_tcp.splitlines()
    assert len(by_web.splitlines()) > 20


def test_whoever_comes_back_with_the_token_has_their_seat() -> None:
    world = WebWorld()
    code, (anna, _) = world.match("Anna", "Belit")
    anna.hang_up()
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Sit(1, code, 0))
    assert again.person == anna.person
    assert again.table().seats[0].here


def test_a_second_line_of_the_same_person_ends_the_first() -> None:
    world = WebWorld()
    anna = world.visitor("Anna")
    world.visitor("Anna", anna.welcome.token)
    assert anna.closing() == "taken_over"
    assert anna.is_closed


def test_a_watcher_by_browser_and_one_by_tcp_see_the_same() -> None:
    world = WebWorld()
    code, players = world.match("Anna", "Belit")
    by_web, by_tcp = world.visitor("Cyrus"), world.stranger(world.door)
    by_tcp.say(Hello(PROTOCOL, "Darius"))
    for watcher in (by_web, by_tcp):
        watcher.say(Watch(5, code))
    for watcher in (by_web, by_tcp):
        watcher.forget()
        watcher.traffic = b""
    player = players[players[0].position.to_act[0]]
    player.act(legal_action(player.position), 0)
    player.say(Undo(6, code, 1))
    assert len(by_web.all(Happened)) == len(by_tcp.all(Happened)) > 0
    assert by_web.traffic == by_tcp.traffic
