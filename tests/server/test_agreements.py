"""What players can only do together: call the match off, take a finished turn back, play once more."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.test_bot_seats import arrived
from server.test_journal_recovery import back
from server.test_play import play_to_the_end
from server.world import SlowJournal, Visitor, World, legal_action, read_view
from ziggurat.games.babel.position import Hand, Shown
from ziggurat.games.game import CALLED_OFF, Result, View
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import (
    AddBot,
    Answer,
    Configure,
    Delay,
    Done,
    Error,
    Happened,
    History,
    HistoryPage,
    Offer,
    Open,
    OpenOffer,
    PastMoment,
    PositionMessage,
    Ready,
    Remove,
    ReplaceWithBot,
    Replay,
    ReplayFile,
    Sit,
    Start,
    Watch,
)

pytestmark = pytest.mark.both_stores


def match_at(world: World, code: str) -> Match:
    play = world.game_server.lobby.tables[code].state.play
    assert play is not None
    return play.match


def acted(visitors: list[Visitor], steps: int) -> None:
    """Everyone acts at random, so many steps in all."""
    chooser = random.Random(5)
    for visitor in visitors:
        visitor.now = visitor.position
    for _ in range(steps):
        now = visitors[0].now
        actor = visitors[now.to_act[0]]
        actor.act(legal_action(actor.now, chooser), now.revision)
        for visitor in visitors:
            visitor.now = visitor.last(Happened)


def running(world: World, *names: str, steps: int = 12) -> tuple[str, list[Visitor]]:
    """A match in which everyone has finished a turn. What everyone heard until now is forgotten."""
    code, visitors = world.match(*names)
    acted(visitors, steps)
    for visitor in visitors:
        visitor.forget()
    return code, visitors


def offered(visitor: Visitor) -> OpenOffer:
    """What is on offer, as the visitor was told last."""
    offer = visitor.table().offer
    assert offer is not None
    return offer


def say_yes(visitor: Visitor, code: str) -> None:
    visitor.say(Answer(31, code, offered(visitor).number))


def result_of(told: Happened | PositionMessage) -> Result:
    assert not isinstance(told.result, msgspec.UnsetType)
    return msgspec.json.decode(told.result, type=Result)


# ------------------------------------------------------------------------------------------------- offering


def test_everyone_at_the_table_sees_what_is_offered_and_who_agrees(world: World) -> None:
    code, (anna, belit, carla) = running(world, "Anna", "Belit", "Carla")
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    belit.say(Offer(30, code, "call_off"))
    assert belit.last(Done).id == 30
    for visitor in (anna, belit, carla, watcher):
        assert offered(visitor) == OpenOffer(1, "call_off", 1, (1,))
    say_yes(anna, code)
    assert offered(carla).agreed == (0, 1)


def test_one_no_takes_the_offer_off_the_table(world: World) -> None:
    code, (anna, belit, _) = running(world, "Anna", "Belit", "Carla")
    anna.say(Offer(30, code, "call_off"))
    belit.say(Answer(31, code, 1, yes=False))
    assert anna.table().offer is None
    assert anna.table().stage == "playing"


def test_whoever_offered_may_take_it_back(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    anna.say(Answer(31, code, 1, yes=False))
    assert belit.table().offer is None


def test_an_answer_to_an_offer_that_is_gone_counts_for_nothing(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    anna.say(Answer(31, code, 1, yes=False))
    anna.say(Offer(32, code, "call_off"))
    belit.say(Answer(33, code, 1))
    assert belit.refusal() == "no_such_offer"
    assert offered(anna) == OpenOffer(2, "call_off", 0, (0,))


def test_to_offer_what_is_on_offer_is_to_agree(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    belit.say(Offer(30, code, "call_off"))
    assert belit.table().stage == "over"


def test_one_thing_is_on_offer_at_a_time(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "undo_turn"))
    for kind in ("call_off", "undo_turn"):
        belit.say(Offer(31, code, kind))
        assert belit.refusal() == "offer_open"


def test_watchers_neither_offer_nor_answer(world: World) -> None:
    code, (anna, _) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    watcher.say(Offer(2, code, "call_off"))
    assert watcher.refusal() == "not_seated"
    watcher.say(Answer(3, code, 1))
    assert watcher.refusal() == "not_seated"


def test_whoever_is_not_at_the_table_is_not_asked(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    belit.hang_up()
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Answer(1, code, 1))
    assert again.refusal() == "not_at_table"


@pytest.mark.parametrize("kind", ["call_off", "undo_turn"])
def test_without_a_match_there_is_nothing_to_call_off_or_take_back(world: World, kind: str) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Offer(30, code, kind))  # type: ignore[arg-type]
    assert anna.refusal() == "match_not_running"


def test_an_absent_player_has_not_agreed_and_is_asked_on_returning(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    belit.hang_up()
    anna.say(Offer(30, code, "call_off"))
    assert anna.table().stage == "playing"
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code))
    say_yes(again, code)
    assert anna.table().stage == "over"


def test_an_offer_is_carried_out_when_the_one_who_had_not_agreed_is_removed(world: World) -> None:
    code, (anna, belit, _) = running(world, "Anna", "Belit", "Carla")
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    anna.say(Remove(32, code, 2))
    assert anna.table().stage == "over"


def test_an_offer_is_carried_out_when_a_bot_gets_the_seat_of_the_one_who_is_gone(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    belit.hang_up()
    anna.say(Offer(30, code, "call_off"))
    anna.say(ReplaceWithBot(31, code, 1))
    assert anna.table().stage == "over"


def test_watchers_who_see_the_match_late_are_not_told_what_is_offered(world: World) -> None:
    code, visitors = world.room("Anna", "Belit")
    anna, belit = visitors
    anna.say(Configure(3, code, delay=Delay(actions=2)))
    for visitor in visitors:
        visitor.say(Ready(4, code))
    anna.say(Start(5, code))
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    anna.say(Offer(30, code, "call_off"))
    assert watcher.table().offer is None
    assert offered(belit).kind == "call_off"


# ------------------------------------------------------------------------------------------------- calling off


def test_a_match_that_all_agree_to_end_has_no_winner(world: World) -> None:
    code, visitors = running(world, "Anna", "Belit")
    anna, belit = visitors
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    for visitor in visitors:
        told = visitor.only(Happened)
        assert (told.revision, told.actor, told.to_act, told.may_undo) == (13, 0, (), ())
        assert (result_of(told).ending, result_of(told).standings) == (CALLED_OFF, ())
        assert read_view(told.view).public == read_view(visitor.now.view).public
    assert anna.table().stage == "over"
    assert anna.table().offer is None


def test_the_record_of_a_match_that_was_called_off_is_verified(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    belit.say(Replay(32, code))
    record = load(msgspec.json.encode(belit.only(ReplayFile).record))
    assert record.called_off
    assert verify(record).position == match_at(world, code).position


def test_bots_always_agree(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.last(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(AddBot(3, code, "merchant"))
    arrived(world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    anna.say(Offer(6, code, "call_off"))
    assert anna.table().stage == "over"


@pytest.mark.parametrize("delay", [Delay(), Delay(actions=2)], ids=["at once", "late"])
def test_what_was_hidden_lies_open_once_a_match_is_called_off(tmp_path: Path, delay: Delay) -> None:
    first = ServerOnDisk(tmp_path)
    code, (anna, belit) = first.world.match("Anna", "Belit", game="babel", delay=delay)
    watcher = first.world.visitor("Dudu")
    watcher.say(Watch(1, code))
    assert read_babel(watcher.last(PositionMessage)).unveiled is None
    hidden = match_at(first.world, code).position.hands
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    for visitor in (anna, belit, watcher):
        told = visitor.last(Happened)
        assert (read_babel(told).unveiled.hands, told.to_act) == (hidden, ())
        visitor.say(History(40, code, 0))
        first.world.wait(1)
        assert read_babel(visitor.last(HistoryPage).moments[-1]).unveiled.hands == hidden
    returned = back(first.again(), belit)
    returned.say(Sit(1, code))
    assert read_babel(returned.only(PositionMessage)).unveiled.hands == hidden


def read_babel(told: Happened | PositionMessage | PastMoment) -> Any:
    """The public part of a view of Babel."""
    return msgspec.json.decode(told.view, type=View[Shown, Hand]).public


def test_after_a_match_was_called_off_another_may_be_played(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    for kind in ("call_off", "rematch"):
        anna.say(Offer(30, code, kind))
        say_yes(belit, code)
    assert anna.table().stage == "playing"
    assert anna.last(PositionMessage).revision == 0


# ------------------------------------------------------------------------------------------------- a turn taken back


def test_all_may_agree_to_take_a_finished_turn_back(world: World) -> None:
    code, visitors = running(world, "Anna", "Belit")
    expected = match_at(world, code).copy()
    expected.undo_turn(1)
    anna, belit = visitors
    belit.say(Offer(30, code, "undo_turn"))
    say_yes(anna, code)
    assert match_at(world, code).positions == expected.positions
    for visitor in visitors:
        told = visitor.only(Happened)
        assert (told.revision, told.actor, told.undone, told.to_act) == (13, 1, True, (1,))
        assert read_view(told.view).public == expected.game.public(expected.position)


def test_play_goes_on_from_where_the_turn_began(world: World) -> None:
    code, (anna, belit) = running(world, "Anna", "Belit")
    anna.say(Offer(30, code, "undo_turn"))
    say_yes(belit, code)
    action = legal_action(anna.only(Happened))
    anna.act(action, 13)
    assert belit.last(Happened).revision == 14


def test_the_offer_to_take_a_turn_back_is_gone_when_the_match_moves_on(world: World) -> None:
    code, visitors = running(world, "Anna", "Belit")
    visitors[0].say(Offer(30, code, "undo_turn"))
    acting = visitors[visitors[0].now.to_act[0]]
    acting.act(legal_action(acting.now), acting.now.revision)
    assert visitors[1].table().offer is None


def test_the_offer_to_end_stays_when_the_match_moves_on(world: World) -> None:
    code, visitors = running(world, "Anna", "Belit")
    visitors[0].say(Offer(30, code, "call_off"))
    acting = visitors[visitors[0].now.to_act[0]]
    acting.act(legal_action(acting.now), acting.now.revision)
    assert offered(visitors[1]).kind == "call_off"


def test_nobody_takes_back_a_turn_they_have_not_had(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(Offer(30, code, "undo_turn"))
    assert anna.refusal() == "nothing_to_undo"


def test_an_action_that_was_on_its_way_keeps_its_place() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, visitors = world.room("Anna", "Belit")
    for visitor in visitors:
        visitor.say(Ready(3, code))
    visitors[0].say(Start(4, code))
    journal.keep_next()
    for visitor in visitors:
        visitor.position = visitor.now = visitor.last(PositionMessage)
    for _ in range(4):
        acting = visitors[visitors[0].now.to_act[0]]
        acting.act(legal_action(acting.now), acting.now.revision)
        journal.keep_next()
        for visitor in visitors:
            visitor.now = visitor.last(Happened)
    acting = visitors[visitors[0].now.to_act[0]]
    acting.act(legal_action(acting.now), acting.now.revision)
    visitors[0].say(Offer(30, code, "undo_turn"))
    say_yes(visitors[1], code)
    journal.keep_next()
    assert match_at(world, code).revision == 5
    assert not visitors[0].last(Happened).undone


def test_what_cannot_be_written_down_is_not_undone() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, visitors = world.room("Anna", "Belit")
    anna, belit = visitors
    for visitor in visitors:
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    journal.keep_next()
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    journal.fail_next()
    assert anna.table().stage == "playing"
    assert match_at(world, code).result is None
    assert (anna.last(Error).code, anna.last(Error).id) == ("not_saved", None)


# ------------------------------------------------------------------------------------------------- several seats


def test_one_person_answers_for_all_their_seats(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(Open(1, "ur", 3))
    code = anna.last(Done).table
    assert code is not None
    anna.say(Sit(2, code))
    anna.say(Sit(2, code, name="Carla"))
    belit.say(Sit(2, code))
    for visitor, seat in ((anna, 0), (anna, 1), (belit, 2)):
        visitor.say(Ready(3, code, seat=seat))
    anna.say(Start(4, code))
    anna.say(Offer(5, code, "call_off"))
    assert offered(belit) == OpenOffer(1, "call_off", 0, (0, 1))
    say_yes(belit, code)
    assert anna.table().stage == "over"


# ------------------------------------------------------------------------------------------------- after a restart


def test_a_turn_taken_back_stays_so_after_the_server_died(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, (anna, belit) = running(first.world, "Anna", "Belit")
    belit.say(Offer(30, code, "undo_turn"))
    say_yes(anna, code)
    before = match_at(first.world, code)
    again = first.again()
    after = match_at(again, code)
    assert (after.revision, after.positions, after.steps) == (before.revision, before.positions, before.steps)
    returned = back(again, belit)
    returned.say(Sit(1, code))
    assert returned.only(PositionMessage).revision == 13


def test_a_match_that_was_called_off_stays_so_after_the_server_died(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, (anna, belit) = running(first.world, "Anna", "Belit")
    anna.say(Offer(30, code, "call_off"))
    say_yes(belit, code)
    returned = back(first.again(), anna)
    returned.say(Sit(1, code))
    assert returned.table().stage == "over"
    assert result_of(returned.only(PositionMessage)).ending == CALLED_OFF
    returned.say(Replay(2, code))
    assert returned.only(ReplayFile)


def test_an_open_offer_is_forgotten_when_the_server_dies_and_can_be_made_again(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = running(first.world, "Anna", "Belit")
    visitors[0].say(Offer(30, code, "call_off"))
    world = first.again()
    anna, belit = (back(world, visitor) for visitor in visitors)
    for visitor in (anna, belit):
        visitor.say(Sit(1, code))
    assert anna.table().offer is None
    assert anna.table().stage == "playing"
    belit.say(Offer(2, code, "call_off"))
    say_yes(anna, code)
    assert anna.table().stage == "over"


def test_the_offer_of_a_rematch_is_gone_with_the_room_that_is_opened_again(world: World) -> None:
    code, visitors = world.match("Anna", "Belit")
    play_to_the_end(world, visitors, random.Random(3))
    anna, belit = visitors
    belit.say(Offer(30, code, "rematch"))
    anna.say(Configure(31, code, seats=3))
    assert belit.table().offer is None
