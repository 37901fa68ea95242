"""Acting, undoing, missing and coming back, to the end of a match and beyond."""

from __future__ import annotations

import random

import msgspec
import pytest

from server.world import SlowJournal, Visitor, World, legal_action, read_view
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Place
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    Act,
    Done,
    Error,
    Happened,
    Leave,
    Offer,
    PositionMessage,
    Ready,
    Rejected,
    Remove,
    Replay,
    ReplayFile,
    Resume,
    Sit,
    Stand,
    Start,
    Undo,
    Watch,
)
from ziggurat_server.journal.journal import MatchStarted, StepTaken


def in_turn(visitors: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Whose turn it is at the start of a match of two, and the other."""
    first = visitors[0].position.to_act[0]
    return visitors[first], visitors[1 - first]


def play_to_the_end(world: World, visitors: list[Visitor], chooser: random.Random) -> None:
    """Everyone acts at random, as fast as the server lets them, until there is a result."""
    now: PositionMessage | Happened = visitors[0].position
    for visitor in visitors:
        visitor.now = visitor.position
    while now.result is msgspec.UNSET:
        actor = visitors[now.to_act[0]]
        actor.act(legal_action(actor.now, chooser), now.revision)
        for visitor in visitors:
            visitor.now = now = visitor.last(Happened)
            visitor.forget()
        world.clock.advance(0.05)
        if now.revision % 100 == 0:
            for visitor in visitors:
                visitor.send(b'{"type":"pong"}\n')


def test_everyone_at_the_table_is_told_what_happened(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    actor, other = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    told = actor.only(Happened)
    assert (told.revision, told.actor) == (1, actor.position.viewer)
    assert actor.last(Done).id == 9
    for visitor in (other, watcher):
        assert visitor.only(Happened).events == told.events
        assert read_view(visitor.only(Happened).view).public == read_view(told.view).public
    assert read_view(watcher.only(Happened).view).viewer is None
    assert read_view(other.only(Happened).view).viewer == other.position.viewer


def test_who_comes_late_is_shown_the_position(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    actor, _ = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    assert [type(message).__name__ for message in watcher.heard[-4:]] == [
        "Table",
        "PositionMessage",
        "ClockMessage",
        "Done",
    ]
    assert watcher.only(PositionMessage).revision == 1


def test_acting_out_of_turn_is_rejected_with_the_rule(world: World) -> None:
    _, visitors = world.match("Anna", "Belit")
    actor, other = in_turn(visitors)
    other.act(legal_action(actor.position), 0)
    rejected = other.only(Rejected)
    assert (rejected.code, rejected.rule, rejected.revision, rejected.id) == ("not_your_turn", "4", 0, 9)
    assert actor.all(Happened) == []


def test_a_watcher_cannot_act(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    watcher.say(Act(2, code, 0, msgspec.Raw(b'{"type":"place","square":0}')))
    assert watcher.refusal() == "not_seated"
    assert visitors[0].all(Happened) == []


def test_whoever_is_not_at_the_table_cannot_act(world: World) -> None:
    code, _ = world.match("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Act(2, code, 0, msgspec.Raw(b'{"type":"place","square":0}')))
    assert carla.refusal() == "not_at_table"


def test_naming_another_seat_in_an_action_is_no_action(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    actor, other = in_turn(visitors)
    other.say(Act(2, code, 0, msgspec.Raw(b'{"type":"place","square":0,"seat":%d}' % (actor.position.viewer or 0))))
    assert other.refusal() == "bad_action"


def test_a_double_click_never_acts_twice(world: World) -> None:
    _, visitors = world.match("Anna", "Belit")
    actor, other = in_turn(visitors)
    action = legal_action(actor.position)
    actor.act(action, 0)
    actor.act(action, 0)
    assert actor.only(Error).code == "stale"
    assert actor.only(Error).params == {"revision": 1}
    assert len(other.all(Happened)) == 1


def test_a_revision_that_is_yet_to_come_is_stale_too(world: World) -> None:
    _, visitors = world.match("Anna", "Belit")
    actor, _ = in_turn(visitors)
    actor.act(legal_action(actor.position), 5)
    assert actor.refusal() == "stale"


@pytest.mark.parametrize(
    "action",
    [b'"place"', b"{}", b'{"type":"fly"}', b'{"type":"place","square":36}', b'{"type":"place","square":"0"}', b"null"],
)
def test_what_is_no_action_of_the_game_is_refused(world: World, action: bytes) -> None:
    code, visitors = world.match("Anna", "Belit")
    actor, other = in_turn(visitors)
    actor.say(Act(9, code, 0, msgspec.Raw(action)))
    assert (actor.refusal(), actor.last(Error).id) == ("bad_action", 9)
    assert other.all(Happened) == []


def written_match() -> tuple[SlowJournal, World, str, list[Visitor]]:
    """A match of two whose start the journal has, and which will wait for the journal at every step."""
    journal = SlowJournal()
    world = World(journal=journal)
    code, visitors = world.room("Anna", "Belit")
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code))
    journal.keep_next()
    for visitor in visitors:
        visitor.position = visitor.only(PositionMessage)
    return journal, world, code, visitors


def test_an_action_is_told_only_once_the_journal_has_it() -> None:
    journal, _, _, visitors = written_match()
    actor, other = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    assert (actor.all(Happened), other.all(Happened)) == ([], [])
    journal.keep_next()
    assert other.only(Happened).revision == 1
    assert [type(entry) for entry in journal.entries] == [MatchStarted, StepTaken]


def test_whoever_comes_while_the_journal_writes_sees_only_what_it_has() -> None:
    _, world, code, visitors = written_match()
    actor, _ = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    assert watcher.only(PositionMessage).revision == 0


def test_what_is_asked_while_the_journal_writes_waits_its_turn() -> None:
    journal, _, _, visitors = written_match()
    actor, other = in_turn(visitors)
    first, second, *_ = game_named("ur").candidates(read_view(actor.position.view))
    actor.act(first, 0)
    other.act(second, 1)
    assert len(journal.entries) == 2
    journal.keep_next()
    assert len(journal.entries) == 3
    assert [happened.revision for happened in other.all(Happened)] == [1]
    journal.keep_next()
    assert [happened.revision for happened in other.all(Happened)] == [1, 2]


def test_not_too_much_waits_for_the_journal() -> None:
    _, world, _, visitors = written_match()
    actor, other = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    for _ in range(world.limits.waiting_actions + 1):
        other.act(legal_action(actor.position), 0)
    assert other.only(Error).code == "too_fast"


def test_what_the_journal_cannot_keep_has_not_happened_and_everyone_is_told() -> None:
    journal, _, _, visitors = written_match()
    actor, other = in_turn(visitors)
    action = legal_action(actor.position)
    actor.act(action, 0)
    journal.fail_next()
    assert [error.id for error in actor.all(Error)] == [9, None]
    assert other.refusal() == "not_saved"
    assert (actor.all(Happened), other.all(Happened)) == ([], [])
    journal.recover()
    actor.act(action, 0)
    journal.keep_next()
    assert other.only(Happened).revision == 1


def test_a_paused_match_takes_nothing_until_the_journal_writes_again() -> None:
    journal, _, _, visitors = written_match()
    actor, other = in_turn(visitors)
    action = legal_action(actor.position)
    actor.act(action, 0)
    other.act(action, 0)
    journal.fail_next()
    assert [error.code for error in other.all(Error)] == ["not_saved", "not_saved"]
    actor.forget()
    actor.act(action, 0)
    assert actor.only(Error).code == "not_saved"
    assert len(journal.entries) == 1


def test_when_the_journal_writes_again_everyone_is_shown_where_the_match_stands() -> None:
    journal, _, _, visitors = written_match()
    actor, other = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    journal.fail_next()
    visitors[0].forget()
    visitors[1].forget()
    journal.recover()
    assert [visitor.only(PositionMessage).revision for visitor in (actor, other)] == [0, 0]
    assert other.only(PositionMessage).viewer == other.position.viewer


def test_a_request_is_answered_over_the_connection_that_made_it_and_over_no_later_one() -> None:
    journal, world, code, visitors = written_match()
    actor, _ = in_turn(visitors)
    actor.act(legal_action(actor.position), 0)
    again = world.visitor(actor.welcome.name, actor.welcome.token)
    again.say(Sit(9, code))
    again.forget()
    journal.keep_next()
    assert again.only(Happened).revision == 1
    assert again.all(Done) == []


def test_a_match_whose_start_cannot_be_kept_leaves_the_room_as_it_was() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, visitors = world.room("Anna", "Belit")
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code))
    journal.fail_next()
    assert visitors[1].refusal() == "not_saved"
    assert visitors[1].table().stage == "room"
    assert visitors[1].all(PositionMessage) == []


def test_while_the_journal_cannot_write_one_can_look_and_leave_but_change_nothing() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, (anna, belit) = world.room("Anna", "Belit")
    journal.can_write = False
    for ask in (Ready(5, code), Stand(6, code), Sit(7, code)):
        anna.say(ask)
        assert (anna.refusal(), anna.last(Error).id) == ("not_saved", ask.id)
    belit.say(Leave(8, code))
    assert belit.last(Done).id == 8


def opened_turn(world: World) -> tuple[str, Visitor, Visitor, int]:
    """A match in which someone is about to act in a turn with steps that can be taken back."""
    code, visitors = world.match("Anna", "Belit")
    chooser = random.Random(1)
    now: PositionMessage | Happened = visitors[0].position
    views: dict[int, PositionMessage | Happened] = {0: visitors[0].position, 1: visitors[1].position}
    while read_view(now.view).public.phase != "turn":
        actor = visitors[now.to_act[0]]
        actor.act(legal_action(views[now.to_act[0]], chooser), now.revision)
        views = {seat: visitor.last(Happened) for seat, visitor in enumerate(visitors)}
        now = views[0]
        world.clock.advance(0.1)
    seat = now.to_act[0]
    square = next(square for square, owner in enumerate(read_view(now.view).public.owners) if owner == seat)
    visitors[seat].act(Place(square), now.revision)
    for visitor in visitors:
        assert visitor.last(Happened).may_undo == (seat,)
    return code, visitors[seat], visitors[1 - seat], now.revision + 1


def test_a_step_of_the_turn_can_be_taken_back(world: World) -> None:
    code, actor, other, revision = opened_turn(world)
    before = actor.all(Happened)[-2]
    actor.say(Undo(10, code, revision))
    undone = other.last(Happened)
    assert (undone.undone, undone.revision, undone.events) == (True, revision + 1, msgspec.Raw(b"[]"))
    assert read_view(actor.last(Happened).view) == read_view(before.view)
    assert actor.last(Done).id == 10


def test_nobody_takes_back_what_another_did(world: World) -> None:
    code, _, other, revision = opened_turn(world)
    other.say(Undo(10, code, revision))
    assert (other.last(Rejected).code, other.last(Rejected).id) == ("nothing_to_undo", 10)


def test_a_stale_undo_is_refused(world: World) -> None:
    code, actor, _, revision = opened_turn(world)
    actor.say(Undo(10, code, revision - 1))
    assert actor.refusal() == "stale"


def test_the_seat_of_a_lost_player_is_held_while_the_match_runs(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    anna.hang_up()
    world.wait(world.limits.absence + 1)
    assert belit.table().seats[0].person == anna.person
    again = world.visitor("Anna", anna.welcome.token)
    again.say(Sit(1, code))
    assert again.table().your_seats == (0,)
    assert again.only(PositionMessage).viewer == 0
    assert belit.table().seats[0].here


def test_whoever_leaves_a_running_match_finds_the_seat_again(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    anna.say(Leave(5, code))
    assert belit.table().host == belit.person
    carla = world.visitor("Carla")
    carla.say(Sit(1, code, 0))
    assert carla.refusal() == "seat_taken"
    anna.say(Sit(6, code))
    assert anna.table().your_seats == (0,)


def test_what_was_missed_is_brought(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    actor, other = in_turn(visitors)
    other.hang_up()
    actor.act(legal_action(actor.position), 0)
    again = world.visitor(other.welcome.name, other.welcome.token)
    again.say(Resume(1, code, 0))
    assert [message.revision for message in again.all(Happened)] == [1]
    assert read_view(again.only(Happened).view).viewer == other.position.viewer
    assert again.only(Done).id == 1


def test_a_position_is_brought_when_too_much_was_missed(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(Resume(1, code, 17))
    assert anna.only(PositionMessage).revision == 0


def test_only_those_at_the_table_can_ask_what_they_missed(world: World) -> None:
    code, _ = world.match("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Resume(1, code, 0))
    assert carla.refusal() == "not_at_table"


def test_nobody_stands_up_while_the_match_runs(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(Stand(5, code))
    assert anna.refusal() == "match_running"


def test_the_host_may_take_a_lost_player_out_and_another_plays_on(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    belit.hang_up()
    anna.say(Remove(5, code, 1))
    carla = world.visitor("Carla")
    carla.say(Sit(1, code))
    assert carla.only(PositionMessage).viewer == 1


def test_a_running_match_that_everyone_lost_is_held_and_then_closed(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    for visitor in visitors:
        visitor.hang_up()
    world.wait(world.limits.absence + world.limits.held_match - 5)
    assert code in world.game_server.lobby.tables
    world.wait(10)
    assert code not in world.game_server.lobby.tables


def test_a_held_match_goes_on_with_whoever_comes_back(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    anna.hang_up()
    belit.hang_up()
    world.wait(100)
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code))
    assert again.table().host == again.person
    again.say(Act(2, code, 99, msgspec.Raw(b"{}")))
    assert code in world.game_server.lobby.tables


@pytest.mark.parametrize("names", [("Anna", "Belit"), ("Anna", "Belit", "Carla")])
def test_a_whole_match_ends_with_the_same_view_for_all_and_a_record_that_plays(
    world: World, names: tuple[str, ...]
) -> None:
    code, visitors = world.match(*names)
    play_to_the_end(world, visitors, random.Random(7))
    ends = [visitor.now for visitor in visitors]
    assert len({msgspec.json.encode(read_view(end.view).public) for end in ends}) == 1
    assert all(end.result == ends[0].result for end in ends)
    assert all(visitor.refused == [] for visitor in visitors)
    host = visitors[0]
    host.say(Replay(20, code))
    record = load(msgspec.json.encode(host.only(ReplayFile).record))
    assert verify(record).position == world.game_server.lobby.tables[code].state.play.match.position
    assert record.names == names


def test_a_rematch_begins_when_everyone_wants_it(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    play_to_the_end(world, visitors, random.Random(3))
    anna, belit = visitors
    anna.say(Offer(20, code, "rematch"))
    assert anna.table().stage == "over"
    offer = belit.table().offer
    assert offer is not None
    assert (offer.kind, offer.seat, offer.agreed) == ("rematch", 0, (0,))
    belit.say(Offer(21, code, "rematch"))
    assert anna.table().stage == "playing"
    assert anna.only(PositionMessage).revision == 0
    assert [seat.name for seat in anna.table().seats] == ["Anna", "Belit"]


def test_a_rematch_waits_for_someone_who_wants_it_but_lost_the_connection(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    play_to_the_end(world, visitors, random.Random(3))
    anna, belit = visitors
    anna.say(Offer(20, code, "rematch"))
    anna.hang_up()
    belit.say(Offer(21, code, "rematch"))
    assert belit.table().stage == "over"
    world.visitor("Anna", anna.welcome.token).say(Sit(1, code))
    assert belit.table().stage == "playing"


def test_a_lost_player_who_does_not_come_back_after_the_end_frees_the_seat(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    play_to_the_end(world, visitors, random.Random(3))
    anna, belit = visitors
    anna.hang_up()
    world.wait(world.limits.absence + 1)
    assert belit.table().seats[0].person is None
    belit.say(Offer(21, code, "rematch"))
    carla = world.visitor("Carla")
    carla.say(Sit(1, code))
    carla.say(Offer(2, code, "rematch"))
    assert [seat.name for seat in belit.table().seats] == ["Carla", "Belit"]
    assert belit.table().stage == "playing"


def test_there_is_no_replay_and_no_rematch_before_the_end(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    for ask in (Replay(5, code), Offer(6, code, "rematch")):
        anna.say(ask)
        assert anna.refusal() == "match_running"


def test_nobody_acts_once_the_match_is_over(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    play_to_the_end(world, visitors, random.Random(3))
    visitors[0].say(Act(5, code, 1, msgspec.Raw(b'{"type":"keep"}')))
    assert visitors[0].refusal() == "match_not_running"
