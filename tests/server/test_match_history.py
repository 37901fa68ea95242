"""A finished match told again, moment by moment, to those who cannot play its record themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred, succeed

from server.on_disk import ServerOnDisk
from server.test_finished import cards, played
from server.test_watching import begun
from server.world import Visitor, World
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import replaying
from ziggurat.wire.messages import (
    Delay,
    Error,
    MatchHistory,
    MatchHistoryPage,
    Offer,
    PositionMessage,
    RatingPoint,
    ReplayFile,
    ReplayMatch,
    Resign,
)
from ziggurat_server.journal.finished_pages import KeptRecord
from ziggurat_server.tables.moments import history, retelling

pytestmark = pytest.mark.both_stores


@pytest.fixture(params=["in memory", "on disk"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    """A server that keeps its matches in memory, and one that keeps them in a file."""
    return World() if request.param == "in memory" else ServerOnDisk(tmp_path).world


def told(visitor: Visitor, match: int | None = None, **which: int) -> MatchHistoryPage:
    """A page of a match, of the newest one that they may see if none is named."""
    number = cards(visitor)[0].match if match is None else match
    visitor.say(MatchHistory(31, number, **which))
    page = visitor.last(MatchHistoryPage)
    assert (page.id, page.match) == (31, number)
    return page


def record_of(visitor: Visitor) -> MatchRecord:
    visitor.say(ReplayMatch(9, cards(visitor)[0].match))
    return msgspec.json.decode(visitor.last(ReplayFile).record, type=MatchRecord)


def test_it_is_told_as_its_record_plays(world: World) -> None:
    _, _, watcher = played(world)
    page = told(watcher)
    expected = [(match.view(None), list(events), match.result) for match, events in replaying(record_of(watcher))]
    assert len(page.moments) == len(expected)
    for moment, (view, events, result) in zip(page.moments, expected, strict=True):
        assert bytes(moment.view) == msgspec.json.encode(view)
        assert bytes(moment.events) == msgspec.json.encode(events)
        assert (moment.result is msgspec.UNSET) == (result is None)
    assert [moment.step for moment in page.moments] == list(range(page.steps + 1))
    assert page.next is None


def test_it_says_who_played_and_how_it_ended(world: World) -> None:
    _, players, watcher = played(world)
    page = told(watcher)
    assert (page.game, page.names, page.colours, page.viewer) == ("ur", ("Anna", "Belit"), (0, 1), None)
    assert page.result == players[0].now.result
    assert page.options == record_of(watcher).options


def test_a_part_of_it_can_be_asked_for(world: World) -> None:
    _, _, watcher = played(world)
    page = told(watcher, first=2, last=3)
    assert [moment.step for moment in page.moments] == [2, 3]


def test_a_page_has_so_many_moments_and_names_the_next(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_MOMENTS", 3)
    _, _, watcher = played(world)
    page = told(watcher)
    assert ([moment.step for moment in page.moments], page.next) == ([0, 1, 2], 3)


def test_it_is_seen_through_the_eyes_of_a_seat(world: World) -> None:
    _, _, watcher = played(world)
    assert told(watcher, seat=1).viewer == 1


def test_a_seat_that_there_is_not_has_no_eyes(world: World) -> None:
    _, _, watcher = played(world)
    watcher.say(MatchHistory(32, cards(watcher)[0].match, seat=2))
    assert watcher.refusal() == "no_such_seat"


def test_one_that_was_called_off_says_so_after_its_last_step(world: World) -> None:
    code, players, _ = begun(world, Delay())
    players[0].say(Offer(8, code, "call_off"))
    players[1].say(Offer(9, code, "call_off"))
    page = told(players[0])
    assert page.moments[-1].result is msgspec.UNSET
    assert isinstance(page.result, msgspec.Raw)
    assert msgspec.json.decode(page.result)["ending"] == "called_off"


def test_it_says_which_seats_were_given_up_and_its_result_is_that_of_the_table(world: World) -> None:
    code, players, _ = begun(world, Delay())
    players[0].say(Resign(8, code))
    page = told(players[1])
    assert page.resigned == (0,)
    assert isinstance(page.result, msgspec.Raw)
    assert msgspec.json.decode(page.result) == {"ending": "called_off", "standings": []}


def test_those_who_may_not_see_a_match_are_told_that_there_is_none(world: World) -> None:
    _, players, _ = played(world, password="lapis")
    stranger = world.visitor("Damu")
    stranger.say(MatchHistory(31, cards(players[0])[0].match))
    assert stranger.refusal() == "no_such_match"


def test_several_matches_are_told_in_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "MOST_KEPT", 1)
    code, players, watcher = played(world)
    for player in players:
        player.forget()
        player.say(Offer(8, code, "rematch"))
    for player in players:
        player.now = player.last(PositionMessage)
    players[0].say(Resign(9, code))
    newest, oldest = (card.match for card in cards(watcher))
    pages = [told(watcher, match) for match in (newest, oldest, newest)]
    assert pages[0] == pages[2]
    assert pages[0].steps != pages[1].steps


class OneRecord:
    """An archive with one record, whichever is asked for."""

    def __init__(self, record: bytes) -> None:
        self._kept = KeptRecord("ENKI-42", msgspec.Raw(record))

    def record(self, *_: object) -> Deferred[KeptRecord | None]:
        return succeed(self._kept)

    def ratings(self, *_: object) -> Deferred[dict[str, RatingPoint]]:
        return succeed({})

    def store(self, match: object) -> None:
        raise AssertionError(match)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"[]",
        lambda record: record.replace(b'"digest":"', b'"digest":"0'),
        lambda record: record.replace(b'"game":"ur"', b'"game":"nineveh"'),
    ],
    ids=["no record", "another end", "another game"],
)
def test_a_record_that_does_not_play_as_it_did_is_refused(spoil: Callable[[bytes], bytes]) -> None:
    first = World()
    played(first)
    record = spoil(msgspec.json.encode(record_of(first.visitor("Carla"))))
    anna = World(archive=OneRecord(record)).visitor("Anna")
    anna.say(MatchHistory(31, 1))
    assert [(error.id, error.code) for error in anna.all(Error)] == [(31, "bad_record")]


def test_what_takes_long_is_done_aside_one_match_at_a_time() -> None:
    waiting: list[Callable[[], None]] = []

    def aside(work: Callable[[], Any]) -> Deferred[Any]:
        done = Deferred[Any]()
        waiting.append(lambda: done.callback(work()))
        return done

    world = World(aside=aside)
    _, players, watcher = played(world)
    match = cards(watcher)[0].match
    for visitor in (watcher, players[0]):
        visitor.say(MatchHistory(31, match))
    assert (len(waiting), watcher.all(MatchHistoryPage)) == (1, [])
    waiting.pop()()
    assert (len(waiting), len(watcher.all(MatchHistoryPage))) == (1, 1)
    waiting.pop()()
    assert len(players[0].all(MatchHistoryPage)) == 1
