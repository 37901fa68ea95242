"""Finished matches: who finds them in the list, what is kept of them, and for how long."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred, execute, fail

from server.on_disk import ServerOnDisk, look_into
from server.programs import LOOPBACK, Caller, Program
from server.test_watching import LATE, ONE_ROUND, begun, finish
from server.world import TODAY, SlowJournal, Visitor, World
from ziggurat.games.game import CALLED_OFF, Result
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Configure,
    Delay,
    Done,
    Error,
    Happened,
    Leave,
    MatchCard,
    Matches,
    MatchList,
    Offer,
    Open,
    PositionMessage,
    Ready,
    ReplayFile,
    ReplayMatch,
    Sit,
    Start,
)
from ziggurat_server.journal import finished_on_disk
from ziggurat_server.journal.journal import MatchesPruned, MatchFinished
from ziggurat_server.limits import ServerLimits

pytestmark = pytest.mark.both_stores


@pytest.fixture(params=["in memory", "on disk"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    """A server that keeps its matches in memory, and one that keeps them in a file."""
    return World() if request.param == "in memory" else ServerOnDisk(tmp_path).world


def played(world: World, **choices: Any) -> tuple[str, list[Visitor], Visitor]:
    """A match of two that is over, watched by a third."""
    code, players, watcher = begun(world, choices.pop("delay", Delay()), options=ONE_ROUND, **choices)
    finish(players)
    return code, players, watcher


def listed(visitor: Visitor, page: int = 0) -> MatchList:
    """A page of the list."""
    visitor.say(Matches(41, page))
    return visitor.last(MatchList)


def cards(visitor: Visitor) -> tuple[MatchCard, ...]:
    """The first page's matches."""
    return listed(visitor).matches


# ------------------------------------------------------------------------------------------------- the list


def test_a_finished_match_is_listed_with_game_names_time_and_result(world: World) -> None:
    _, players, watcher = played(world)
    (card,) = cards(watcher)
    assert (card.game, card.names, card.ended, card.played) == ("ur", ("Anna", "Belit"), int(TODAY), False)
    assert card.result == players[0].now.result
    assert msgspec.json.decode(card.result, type=Result).ending == "max_rounds"


def test_whoever_played_is_told_so(world: World) -> None:
    _, (anna, _), _ = played(world)
    assert [card.played for card in cards(anna)] == [True]


def test_a_running_match_is_not_listed(world: World) -> None:
    _, (anna, _), _ = begun(world, Delay())
    assert cards(anna) == ()
    assert listed(anna).pages == 1


def test_the_newest_match_comes_first(world: World) -> None:
    code, players, watcher = played(world)
    for player in players:
        player.forget()
        player.say(Offer(8, code, "rematch"))
    for player in players:
        player.now = player.last(PositionMessage)
    finish(players)
    numbers = [card.match for card in cards(watcher)]
    assert len(numbers) == 2
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("choices", [{"listed": False}, {"password": "lapis"}], ids=["unlisted", "locked"])
def test_a_private_tables_match_is_listed_for_its_players_alone(world: World, choices: dict[str, Any]) -> None:
    code, players = world.room("Anna", "Belit", options=ONE_ROUND, **choices)
    begin_in_room(code, players)
    finish(players)
    stranger = world.visitor("Damu")
    (card,) = cards(players[1])
    assert cards(stranger) == ()
    stranger.say(ReplayMatch(9, card.match))
    assert stranger.refusal() == "no_such_match"


def begin_in_room(code: str, players: list[Visitor]) -> None:
    """Everyone is ready, and the match begins."""
    for player in players:
        player.say(Ready(3, code))
    players[0].say(Start(4, code))
    for player in players:
        player.position = player.now = player.last(PositionMessage)


def test_with_a_delay_others_find_it_only_when_watchers_have_seen_its_end() -> None:
    world = World()
    _, (anna, _), watcher = played(world, delay=LATE)
    assert len(cards(anna)) == 1
    assert cards(watcher) == ()
    world.wait(31)
    assert len(cards(watcher)) == 1


def test_a_page_has_so_many_matches(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("finished", "finished_pages", "finished_reading"):
        monkeypatch.setattr(f"ziggurat_server.journal.{module}.PAGE", 2)
    anna = world.visitor("Guest")
    for number in range(3):
        world_match(world, f"Anna {number}", f"Belit {number}")
    first, second = listed(anna), listed(anna, 1)
    assert [len(page.matches) for page in (first, second)] == [2, 1]
    assert (first.pages, second.page) == (2, 1)
    assert listed(anna, 7).matches == ()


def world_match(world: World, *names: str) -> None:
    """A match of these is played to its end."""
    code, players = world.room(*names, options=ONE_ROUND)
    begin_in_room(code, players)
    finish(players)


# ------------------------------------------------------------------------------------------------- the record


def test_its_record_can_be_played_again(world: World) -> None:
    code, players, watcher = played(world)
    watcher.say(ReplayMatch(9, cards(watcher)[0].match))
    file = watcher.only(ReplayFile)
    assert (file.id, file.table) == (9, code)
    record = msgspec.json.decode(file.record, type=MatchRecord)
    assert record.names == ("Anna", "Belit")
    assert msgspec.json.encode(verify(record).result) == bytes(players[0].now.result or b"")


def test_a_match_that_there_is_not_is_refused(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(ReplayMatch(9, 4711))
    assert anna.refusal() == "no_such_match"


def test_an_archive_that_cannot_be_read_is_an_answer_too() -> None:
    class BrokenArchive:
        def page(self, *_: object) -> Deferred[Any]:
            return fail(sqlite3.OperationalError("disk I/O error"))

        record = past = ratings = page

        def store(self, match: object) -> None:
            raise AssertionError(match)

    anna = World(archive=BrokenArchive()).visitor("Anna")
    anna.say(Matches(5))
    anna.say(ReplayMatch(6, 1))
    assert [(error.id, error.code) for error in anna.all(Error)] == [(5, "not_readable"), (6, "not_readable")]


# ------------------------------------------------------------------------------------------------- how long


def test_after_a_restart_the_list_is_the_same(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    _, (anna, _), _ = played(server.world)
    before = cards(anna)
    again = server.again().visitor("Anna", anna.welcome.token)
    assert cards(again) == before


def test_a_match_whose_end_was_written_but_not_its_record_is_kept_after_the_restart(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    _, (anna, _), _ = played(server.world)
    server.place.store.sql.execute("DELETE FROM finished")
    again = server.again().visitor("Anna", anna.welcome.token)
    assert [card.names for card in cards(again)] == [("Anna", "Belit")]


def test_nobody_gets_the_id_of_someone_forgotten_and_so_their_private_matches(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(remembered_people=1))
    code, players = server.world.room("Anna", "Belit", options=ONE_ROUND, listed=False)
    begin_in_room(code, players)
    finish(players)
    for player in reversed(players):
        player.say(Leave(9, code))
        player.hang_up()
    world = server.again()
    assert cards(world.visitor("Anna", players[0].welcome.token)) != ()
    assert cards(world.visitor("Carla")) == ()


def test_in_memory_the_oldest_match_goes_when_there_are_too_many() -> None:
    world = World(ServerLimits(finished_matches=1))
    for number in range(2):
        world_match(world, f"Anna {number}", f"Belit {number}")
    assert [card.names[0] for card in cards(world.visitor("Guest"))] == ["Anna 1"]


def test_on_disk_the_oldest_matches_go_when_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_on_disk, "_AT_ONCE", 1)
    world = ServerOnDisk(tmp_path, ServerLimits(finished_matches=2)).world
    for number in range(4):
        world_match(world, f"Anna {number}", f"Belit {number}")
    assert [card.names[0] for card in cards(world.visitor("Guest"))] == ["Anna 3", "Anna 2"]


def test_on_disk_what_is_too_old_goes_with_the_first_match_of_a_day(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(finished_days=1))
    journal, today = SlowJournal(), TODAY
    archive = finished_on_disk.DiskArchive(journal, server.place.reader, execute, server.world.limits, lambda: today)
    match = MatchFinished("ENKI-42", "ur", (), (), False, TODAY, TODAY, msgspec.Raw(b"{}"), msgspec.Raw(b"{}"))
    archive.store(match)
    today += 86_400
    archive.store(match)
    pruned = [state.ended_before for state in journal.states if isinstance(state, MatchesPruned)]
    assert pruned == [TODAY - 86_400, TODAY]


def test_when_the_host_wants_fewer_kept_the_oldest_go_at_once(world: World) -> None:
    for number in range(3):
        world_match(world, f"Anna {number}", f"Belit {number}")
    world.game_server.set_limits(ServerLimits(finished_matches=1))
    assert [card.names[0] for card in cards(world.visitor("Guest"))] == ["Anna 2"]


def test_matches_that_are_too_old_go_when_the_server_starts(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(finished_days=1))
    code, (anna, belit), watcher = played(server.world)
    server.place.store.sql.execute("UPDATE finished SET ended = ended - 86401")
    for visitor in (anna, belit, watcher):
        visitor.say(Configure(9, code, name="A new room"))
    again = server.again().visitor("Guest")
    assert cards(again) == ()


def test_of_an_old_match_nothing_but_its_record_stays_on_file(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    _, visitors, watcher = played(server.world)
    for visitor in (*visitors, watcher):
        visitor.hang_up()
    server.world.wait(30)
    assert server.world.game_server.lobby.tables == {}
    server.again().wait(1)
    assert on_file(tmp_path, "steps", "matches", "tables", "finished") == [0, 0, 0, 1]


def left_unfinished(folder: Path) -> ServerOnDisk:
    """A server where a match began, and everyone left for good."""
    server = ServerOnDisk(folder, ServerLimits(held_match=1, absence=1, finished_days=1))
    _, visitors, watcher = begun(server.world, Delay())
    for visitor in (*visitors, watcher):
        visitor.hang_up()
    server.world.wait(30)
    assert server.world.game_server.lobby.tables == {}
    return server


def on_file(folder: Path, *tables: str) -> list[int]:
    """How many rows are kept in these tables."""
    with look_into(folder) as sql:
        return [sql.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]


def test_a_match_that_was_never_finished_stays_on_file_for_a_while(tmp_path: Path) -> None:
    server = left_unfinished(tmp_path)
    began(server, TODAY - 86_399)
    server.again().wait(1)
    assert on_file(tmp_path, "matches") == [1]


def test_a_match_that_was_never_finished_goes_when_it_is_too_old(tmp_path: Path) -> None:
    server = left_unfinished(tmp_path)
    began(server, TODAY - 86_401)
    server.again().wait(1)
    assert on_file(tmp_path, "steps", "matches", "tables") == [0, 0, 0]


def test_a_match_that_is_still_played_stays_however_old_it_is(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(finished_days=1))
    _, (anna, _), _ = begun(server.world, Delay())
    began(server, TODAY - 86_401)
    again = server.again().visitor("Anna", anna.welcome.token)
    again.say(Sit(9, anna.position.table))
    assert again.last(PositionMessage).revision == anna.position.revision


def began(server: ServerOnDisk, at: float) -> None:
    """Let every match on file have begun in that second since 1970."""
    sql = server.place.store.sql
    sql.execute(f"UPDATE matches SET started = {sql.since_1970}", (at,))


# ------------------------------------------------------------------------------------------------- a real server


def called_off(server: Program) -> tuple[Caller, str]:
    """Two people begin a match and agree to end it; the first of them, with her token."""
    anna, belit = server.call(), server.call()
    token = anna.hello("Anna").token
    belit.hello("Belit")
    anna.say(Open(1, "ur", 2))
    code = anna.await_message(Done).table or ""
    for caller in (anna, belit):
        caller.say(Sit(2, code))
        caller.await_message(Done)
        caller.say(Ready(3, code))
        caller.await_message(Done)
    anna.say(Start(4, code))
    for caller in (anna, belit):
        caller.await_message(PositionMessage)
        caller.say(Offer(5, code, "call_off"))
    anna.await_message(Happened)
    return anna, token


def test_a_server_that_was_killed_lists_the_same_matches_and_gives_the_same_records(tmp_path: Path) -> None:
    found = []
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        anna, token = called_off(server)
        found.append(found_by(anna))
        server.end(signal.SIGKILL)
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        again = server.call()
        again.hello("Anna", token)
        found.append(found_by(again))
    assert found[0] == found[1]
    (card,), record = found[0]
    assert msgspec.json.decode(card.result, type=Result).ending == CALLED_OFF
    assert verify(msgspec.json.decode(record, type=MatchRecord)).called_off


def found_by(caller: Caller) -> tuple[tuple[MatchCard, ...], msgspec.Raw]:
    """The list of matches, and the record of the first."""
    caller.say(Matches(6))
    cards = caller.await_message(MatchList).matches
    caller.say(ReplayMatch(7, cards[0].match))
    return cards, caller.await_message(ReplayFile).record
