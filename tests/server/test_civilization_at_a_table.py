"""Civilization at a table: seats, answers at once, movement step by step, watchers, kills, and the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples import sampled
from market.hall import Hall
from server.civilization_evening import OPTIONS, UNHURRIED, Evening
from server.on_disk import ServerOnDisk
from server.world import World
from ziggurat.games.civilization.actions import EndMovement, Move, NewShip, ResetMovement, Ships
from ziggurat.games.civilization.position import CivilizationOptions, Mode
from ziggurat.games.civilization.setup import SEAT_COUNTS
from ziggurat.games.civilization.sketch import read_sketch
from ziggurat.match.record import load, save
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Act,
    Delay,
    Done,
    Happened,
    Open,
    Ready,
    Rejected,
    Sit,
    Start,
    Subscribe,
    TableChanged,
)

pytestmark = pytest.mark.both_stores

NO_SHIPS = Ships({}, ())
FROM_ITALY = NewShip("tarquinia", 0, 2)
BESIDE_CARTHAGE = "hadrumetum"


@pytest.fixture
def world() -> World:
    """A server on which nobody is sent away, for being silent or for being fast."""
    return World(UNHURRIED)


def seen_by(news: Happened) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(news.view)
    return view


def kinds(news: Happened) -> list[str]:
    return [event["type"] for event in msgspec.json.decode(news.events)]


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("mode", ["nomads", "farmers"])
@sampled("seats", SEAT_COUNTS, every=2)
def test_a_whole_game_of_any_size_is_told_kept_and_verified(world: World, seats: int, mode: Mode) -> None:
    hall = Hall(world, seats, CivilizationOptions(mode, turn_limit=8), "civilization")
    hall.play(seats)
    assert hall.match.result is not None
    for seat, player in enumerate(hall.players):
        assert bytes(player.last(Happened).view) == msgspec.json.encode(hall.match.view(seat))
    assert verify(load(save(hall.match.record()))).position == hall.match.position


# ------------------------------------------------------------------------------------------------ answers at once


def test_those_who_are_asked_at_once_answer_in_any_order_and_nobody_sees_what_before_all_have(world: World) -> None:
    evening = Evening(world)
    assert evening.due == (0, 1, 2)
    evening.act(2, Ships({}, (FROM_ITALY,)))
    told = evening.players[0].last(Happened)
    assert (told.to_act, told.open, kinds(told)) == ((0, 1), (2,), ["answered"])
    assert b"tarquinia" not in bytes(told.events)
    assert seen_by(told)["private"] == {}
    assert seen_by(evening.players[2].last(Happened))["private"]["answer"]["build"][0]["area"] == "tarquinia"
    evening.act(0, NO_SHIPS)
    evening.act(1, NO_SHIPS)
    assert "ship_built" in kinds(evening.players[0].last(Happened))


def test_an_answer_is_replaced_without_anybody_else_hearing_of_it_until_all_are_in(world: World) -> None:
    evening = Evening(world)
    evening.act(2, Ships({}, (FROM_ITALY,)))
    heard = len(evening.players[0].all(Happened))
    evening.act(2, NO_SHIPS)
    assert len(evening.players[0].all(Happened)) == heard
    assert seen_by(evening.players[2].last(Happened))["private"]["answer"]["build"] == []
    evening.act(0, NO_SHIPS)
    evening.act(1, NO_SHIPS)
    assert evening.phase == "movement"
    assert "ship_built" not in kinds(evening.players[0].last(Happened))


def test_an_answer_that_comes_on_an_older_view_still_counts(world: World) -> None:
    evening = Evening(world)
    known = evening.revision_of(1)
    evening.act(0, NO_SHIPS)
    evening.act(2, NO_SHIPS)
    evening.act(1, NO_SHIPS, revision=known)
    assert evening.phase == "movement"


# ------------------------------------------------------------------------------------------------ movement


def moving(world: World, **choices: Any) -> Evening:
    """An evening in which the first of the nations moves: Africa, at seat 1."""
    evening = Evening(world, **choices)
    for seat in evening.due:
        evening.act(seat, NO_SHIPS)
    assert evening.due == (1,)
    return evening


def test_a_movement_is_taken_back_step_by_step_and_as_a_whole_until_it_is_ended(world: World) -> None:
    evening = moving(world)
    before = evening.match.position
    evening.act(1, Move("carthage", "hippo", 1))
    evening.act(1, Move("carthage", BESIDE_CARTHAGE, 1))
    evening.undo(1)
    assert (evening.tokens_in("hippo"), evening.tokens_in(BESIDE_CARTHAGE)) == (1, 0)
    evening.act(1, ResetMovement())
    assert evening.match.position == before
    evening.act(1, EndMovement())
    evening.undo(1)
    assert evening.players[1].refused[-1].code == "nothing_to_undo"
    assert evening.due != (1,)


def test_who_does_not_move_now_is_refused_with_the_paragraph(world: World) -> None:
    evening = moving(world)
    evening.say(0, Move("knossos", "phaistos", 1))
    refused = evening.players[0].last(Rejected)
    assert (refused.code, refused.rule != "") == ("not_your_turn", True)


# ------------------------------------------------------------------------------------------------ hot seats


def test_who_looks_on_late_sees_answers_that_many_steps_later(world: World) -> None:
    evening = Evening(world, delay=Delay(actions=2))
    watcher = evening.watcher()
    evening.act(0, NO_SHIPS)
    evening.act(1, NO_SHIPS)
    told = [(news.actor, kinds(news)) for news in watcher.all(Happened)]
    evening.act(2, NO_SHIPS)
    later = [(news.actor, kinds(news)) for news in watcher.all(Happened)]
    assert later == [*told, (0, ["answered"])]


def test_two_at_one_screen_answer_for_their_own_seats(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Open(1, "civilization", 3, options=msgspec.Raw(msgspec.json.encode(OPTIONS))))
    code = anna.last(Done).table
    assert code is not None
    for person, seat, name in ((anna, 0, None), (anna, 1, "Carla"), (belit, 2, None)):
        person.say(Sit(2, code, seat, name=name))
        person.say(Ready(3, code, seat=seat))
    anna.say(Start(4, code))
    evening = Evening.at(world, code, [anna, anna, belit])
    evening.act(0, NO_SHIPS)
    evening.act(1, Ships({}, (NewShip("carthage", 0, 2),)))
    evening.act(2, NO_SHIPS)
    assert evening.phase == "movement"
    assert evening.match.position.board.nations[1].ships[0] is not None


# ------------------------------------------------------------------------------------------------ kills


def test_answers_that_were_in_when_the_server_was_killed_are_still_in(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, UNHURRIED)
    evening = Evening(first.world)
    evening.act(2, Ships({}, (FROM_ITALY,)))
    before = evening.match.position
    evening.returns_to(first.again())
    assert evening.match.position == before
    assert evening.due == (0, 1)
    evening.act(2, NO_SHIPS)
    evening.act(0, NO_SHIPS)
    evening.act(1, NO_SHIPS)
    assert evening.phase == "movement"
    assert evening.match.position.board.nations[2].sailing == ()


def test_a_movement_that_a_kill_interrupted_goes_on_and_can_be_taken_back(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, UNHURRIED)
    evening = moving(first.world)
    evening.act(1, Move("carthage", "hippo", 1))
    evening.returns_to(first.again())
    assert evening.tokens_in("hippo") == 1
    evening.undo(1)
    assert evening.tokens_in("hippo") == 0


# ------------------------------------------------------------------------------------------------ the lobby


def test_the_card_of_the_lobby_says_turn_and_phase_and_is_sent_anew_with_each(world: World) -> None:
    evening = Evening(world)
    guest = world.visitor("Damu")
    guest.say(Subscribe(1))
    assert (evening.card.round, evening.card.phase) == (1, "ships")
    evening.act(0, NO_SHIPS)
    world.wait(2)
    assert guest.all(TableChanged) == []
    evening.act(1, NO_SHIPS)
    evening.act(2, NO_SHIPS)
    world.wait(2)
    assert guest.only(TableChanged).card.phase == "movement"


def test_the_card_of_a_table_that_is_seen_late_says_the_phase_late(world: World) -> None:
    evening = Evening(world, delay=Delay(actions=2))
    for seat in range(3):
        evening.act(seat, NO_SHIPS)
    assert (evening.phase, evening.card.phase) == ("movement", "ships")


def test_the_card_of_the_lobby_pictures_the_map(world: World) -> None:
    evening = Evening(world)
    cells = read_sketch(evening.card.sketch)
    assert cells is not None
    assert sorted(cell for cell in cells if cell) == [1, 2, 3]


# ------------------------------------------------------------------------------------------------ what is no action


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (b'{"type":"ships","maintain":{},"build":[{"area":"atlantis","treasury":0,"tokens":2}]}', "bad_value"),
        (b'{"type":"ships","maintain":{"crete-9":{"treasury":0,"tokens":1}},"build":[]}', "bad_value"),
        (b'{"type":"ships","maintain":{},"build":[{"area":"knossos","treasury":0,"tokens":-2}]}', "bad_value"),
        (b'{"type":"fight_on","go_on":true}', "wrong_phase"),
        (b'{"type":"ships","maintain":{},"build":{}}', "bad_action"),
        (b'{"type":"ships","maintain":{},"build":[],"gold":1}', "bad_action"),
        (b'{"type":"buy","cards":[]}', "bad_action"),
        (b"[]", "bad_action"),
        (b'{"type":"move","from":"knossos","to":"phaistos","count":1e99}', "bad_action"),
    ],
)
def test_what_is_no_answer_of_the_phase_is_refused_by_its_name_and_changes_nothing(
    world: World, action: bytes, code: str
) -> None:
    evening = Evening(world)
    before, asker = evening.match.position, evening.players[0]
    asker.say(Act(9, evening.code, evening.revision_of(0), msgspec.Raw(action), seat=0))
    assert asker.heard
    assert asker.refused[-1].code == code
    assert evening.match.position == before
