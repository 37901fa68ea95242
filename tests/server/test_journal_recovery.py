"""A server that died starts again, and everything is back."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from server.on_disk import ServerOnDisk, file_in
from server.test_bot_seats import arrived
from server.test_play import play_to_the_end
from server.world import Visitor, World, legal_action, read_view
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    Configure,
    Done,
    Happened,
    Hello,
    Limits,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Refused,
    Replay,
    ReplayFile,
    Resume,
    Said,
    Say,
    Sit,
    Start,
    Undo,
    Watch,
)
from ziggurat_server.journal.sqlite import connect
from ziggurat_server.limits import ServerLimits

pytestmark = pytest.mark.both_stores


@pytest.fixture
def first(tmp_path: Path) -> ServerOnDisk:
    """The server before it died."""
    return ServerOnDisk(tmp_path)


def back(world: World, visitor: Visitor) -> Visitor:
    """The same person at another connection."""
    return world.visitor(visitor.welcome.name, visitor.welcome.token)


def acted(visitors: list[Visitor], steps: int) -> PositionMessage | Happened:
    """What the last actor saw after so many legal steps."""
    chooser = random.Random(5)
    now: PositionMessage | Happened = visitors[0].position
    for visitor in visitors:
        visitor.now = visitor.position
    for _ in range(steps):
        actor = visitors[now.to_act[0]]
        actor.act(legal_action(actor.now, chooser), now.revision)
        for visitor in visitors:
            visitor.now = visitor.last(Happened)
        now = visitors[0].now
    return now


def test_people_come_back_by_their_tokens_under_their_names(first: ServerOnDisk) -> None:
    anna = first.world.visitor("Anna")
    again = back(first.again(), anna)
    assert (again.person, again.welcome.name) == (anna.person, "Anna")


@pytest.mark.only_on_sqlite
def test_the_token_is_not_on_file(first: ServerOnDisk, tmp_path: Path) -> None:
    token = first.world.visitor("Anna").welcome.token
    first.die()
    assert token.encode() not in file_in(tmp_path).read_bytes()


def test_a_new_person_gets_an_id_that_nobody_had(first: ServerOnDisk) -> None:
    known = {first.world.visitor(name).person for name in ("Anna", "Belit")}
    assert first.again().visitor("Carla").person not in known


def test_a_name_is_kept_for_whoever_has_a_seat(first: ServerOnDisk) -> None:
    first.world.room("Anna", "Belit")
    world = first.again()
    assert world.visitor("anna").welcome.name == "anna 2"


def test_the_name_is_kept_for_the_seat_though_others_had_it_before(first: ServerOnDisk) -> None:
    anna = first.world.visitor("Anna")
    anna.hang_up()
    first.world.visitor("Anna").hang_up()
    again = back(first.world, anna)
    again.say(Open(1, "ur", seats=2))
    again.say(Sit(2, again.only(Done).table or ""))
    world = first.again()
    assert world.visitor("Anna").welcome.name == "Anna 2"


def test_people_who_were_forgotten_do_not_come_back(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(remembered_people=1))
    anna, belit = server.world.visitor("Anna"), server.world.visitor("Belit")
    anna.hang_up()
    belit.hang_up()
    stranger = server.again().stranger()
    stranger.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    assert stranger.only(Refused).code == "bad_token"


def test_a_room_is_back_with_its_seats_host_name_options_and_password(first: ServerOnDisk) -> None:
    code, (anna, belit) = first.world.room("Anna", "Belit", password="lapis")
    options = msgspec.Raw(b'{"lone_fields_wither":false,"max_rounds":20}')
    anna.say(Configure(5, code, name="Ur by night", options=options, listed=False))
    before = anna.table()
    world = first.again()
    again = back(world, belit)
    again.say(Sit(1, code))
    table = again.table()
    assert (table.name, table.listed, table.locked, table.options) == ("Ur by night", False, True, before.options)
    assert (table.host, table.your_seats) == (anna.person, (1,))
    assert [seat.person for seat in table.seats] == [anna.person, belit.person]
    stranger = world.visitor("Carla")
    stranger.say(Watch(1, table.secret or "", "carnelian"))
    assert stranger.refusal() == "wrong_password"
    stranger.say(Watch(2, table.secret or "", "lapis"))
    assert stranger.last(Done).id == 2


def test_whoever_was_ready_is_ready_still(first: ServerOnDisk) -> None:
    code, (anna, belit) = first.world.room("Anna", "Belit")
    belit.say(Ready(3, code))
    world = first.again()
    again = back(world, anna)
    again.say(Sit(1, code))
    assert [seat.ready for seat in again.table().seats] == [False, True]
    back(world, belit).say(Sit(1, code))
    again.say(Ready(2, code))
    again.say(Start(3, code))
    assert again.table().stage == "playing"


def test_a_seat_in_a_room_waits_for_its_person_and_not_for_ever(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(absence_at_start=30))
    code, (anna, belit) = server.world.room("Anna", "Belit")
    world = server.again()
    returned = back(world, anna)
    returned.say(Sit(1, code))
    world.wait(world.limits.absence_at_start - 1)
    assert returned.table().seats[1].person == belit.person
    world.wait(2)
    assert returned.table().seats[1].person is None


def test_a_room_to_which_nobody_returns_closes_for_good(first: ServerOnDisk, tmp_path: Path) -> None:
    first.world.room("Anna", "Belit")
    first.die()
    second = ServerOnDisk(tmp_path)
    second.world.wait(second.world.limits.absence_at_start + 1)
    assert second.world.game_server.lobby.tables == {}
    assert second.again().game_server.lobby.tables == {}


def test_a_running_match_is_back_at_its_revision_with_every_view(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit", "Carla")
    acted(visitors, 20)
    world = first.again()
    for seat, visitor in enumerate(visitors):
        again = back(world, visitor)
        again.say(Sit(1, code))
        position = again.only(PositionMessage)
        assert (position.revision, position.viewer, again.table().stage) == (20, seat, "playing")
        assert read_view(position.view) == read_view(visitor.now.view)
        assert (position.to_act, position.may_undo) == (visitor.now.to_act, visitor.now.may_undo)


def test_a_match_goes_on_where_it_was(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    now = acted(visitors, 10)
    world = first.again()
    returned = [back(world, visitor) for visitor in visitors]
    for visitor in returned:
        visitor.say(Sit(1, code))
        visitor.position = visitor.only(PositionMessage)
    actor = returned[now.to_act[0]]
    actor.act(legal_action(actor.position), 10)
    assert [visitor.only(Happened).revision for visitor in returned] == [11, 11]


def test_what_was_missed_before_the_server_died_is_told_as_it_happened(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    acted(visitors, 10)
    heard = [message for message in visitors[0].all(Happened) if message.revision > 6]
    again = back(first.again(), visitors[0])
    again.say(Resume(1, code, 6))
    assert again.all(Happened) == heard
    assert again.all(PositionMessage) == []


def test_a_step_taken_back_stays_taken_back(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    now = acted(visitors, 1)
    while not now.may_undo:
        actor = visitors[now.to_act[0]]
        actor.act(legal_action(actor.last(Happened)), now.revision)
        now = visitors[0].last(Happened)
    visitors[now.may_undo[0]].say(Undo(9, code, now.revision))
    undone = visitors[0].last(Happened)
    assert undone.undone
    again = back(first.again(), visitors[0])
    again.say(Sit(1, code))
    assert again.only(PositionMessage).revision == undone.revision
    assert read_view(again.only(PositionMessage).view) == read_view(undone.view)


def test_a_finished_match_is_back_with_its_result_and_record_and_can_be_followed_by_another(
    first: ServerOnDisk,
) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    play_to_the_end(first.world, visitors, random.Random(3))
    visitors[0].say(Replay(20, code))
    record = visitors[0].last(ReplayFile).record
    world = first.again()
    returned = [back(world, visitor) for visitor in visitors]
    for visitor in returned:
        visitor.say(Sit(1, code))
    assert returned[1].table().stage == "over"
    assert returned[0].last(PositionMessage).result == visitors[0].now.result
    returned[0].say(Replay(21, code))
    assert returned[0].last(ReplayFile).record == record
    for visitor in returned:
        visitor.say(Offer(22, code, "rematch"))
    assert returned[0].table().stage == "playing"
    assert returned[0].last(PositionMessage).revision == 0


def test_a_table_that_was_configured_after_its_match_is_back_as_a_room(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    play_to_the_end(first.world, visitors, random.Random(3))
    visitors[0].say(Configure(20, code, name="Anew"))
    again = back(first.again(), visitors[0])
    again.say(Sit(1, code))
    assert again.table().stage == "room"
    assert again.all(PositionMessage) == []


def test_a_closed_table_is_not_back(first: ServerOnDisk) -> None:
    _, (anna, belit) = first.world.room("Anna", "Belit")
    anna.hang_up()
    belit.hang_up()
    first.world.wait(first.world.limits.absence + 1)
    assert first.again().game_server.lobby.tables == {}


def test_a_hired_bot_is_sent_for_again_to_its_seat(first: ServerOnDisk) -> None:
    anna = first.world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(AddBot(3, code, "merchant"))
    arrived(first.world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    world = first.again()
    (hired,) = world.bots.started
    assert (hired.table, hired.seat, hired.level, hired.name) == (code, 1, "merchant", anna.table().seats[1].name)
    bot = arrived(world)
    assert bot.table().your_seats == (1,)
    assert bot.only(PositionMessage).viewer == 1


def test_a_bot_that_was_hired_before_the_restart_counts_after_it(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, ServerLimits(told=Limits(bots_per_person=1)))
    anna = first.world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(AddBot(2, code, "merchant"))
    again = back(first.again(), anna)
    again.say(Watch(3, code))
    again.say(AddBot(4, code, "merchant"))
    assert again.refusal() == "too_many_bots"


def test_what_was_said_at_a_table_is_told_to_who_comes_later_after_a_restart_too(first: ServerOnDisk) -> None:
    code, (anna, _) = first.world.room("Anna", "Belit")
    anna.say(Say(5, "Hello", code))
    anna.say(Say(6, "Anyone?", code))
    before = first.world.visitor("Carla")
    before.say(Watch(1, code))
    again = back(first.again(), anna)
    again.say(Sit(1, code))
    assert [line.text for line in before.all(Said)] == ["Hello", "Anyone?"]
    assert again.all(Said) == before.all(Said)


def test_an_orderly_end_keeps_the_tables_for_the_next_start(first: ServerOnDisk) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    acted(visitors, 3)
    first.world.game_server.close()
    again = back(first.again(), visitors[0])
    again.say(Sit(1, code))
    assert again.only(PositionMessage).revision == 3


def test_a_server_that_dies_again_and_again_still_has_everything(first: ServerOnDisk, tmp_path: Path) -> None:
    code, visitors = first.world.match("Anna", "Belit")
    now = acted(visitors, 4)
    server = first
    for _ in range(3):
        server.die()
        server = ServerOnDisk(tmp_path)
        actor = back(server.world, visitors[now.to_act[0]])
        actor.say(Sit(1, code))
        actor.position = actor.only(PositionMessage)
        actor.act(legal_action(actor.position), now.revision)
        now = actor.only(Happened)
    assert now.revision == 7


@pytest.mark.only_on_sqlite
def test_a_table_that_the_rules_do_not_let_back_does_not_keep_the_others_out(
    first: ServerOnDisk, tmp_path: Path
) -> None:
    broken, visitors = first.world.match("Anna", "Belit")
    acted(visitors, 2)
    whole, _ = first.world.match("Carla", "Dagan")
    first.die()
    connection = connect(str(file_in(tmp_path)))
    connection.execute('UPDATE steps SET action = \'{"type":"fly"}\' WHERE revision = 2')
    connection.close()
    second = ServerOnDisk(tmp_path)
    assert set(second.world.game_server.lobby.tables) == {whole}
    assert broken not in second.again().game_server.lobby.tables
    connection = connect(str(file_in(tmp_path)))
    assert connection.execute("SELECT count(*) FROM steps").fetchone() == (2,)
    connection.close()
