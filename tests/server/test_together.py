"""Looking at a finished match together: one cursor, its baton, and a new match that goes on from there."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred

from server.on_disk import ServerOnDisk
from server.test_bot_seats import arrived, match_with_bot
from server.test_play import play_to_the_end
from server.test_watching import LATE, begun, finish
from server.world import SlowJournal, Visitor, World
from ziggurat.match.record import load
from ziggurat.wire.codec import ServerWire, WireFault, encode
from ziggurat.wire.messages import (
    AddBot,
    Arrow,
    Bar,
    ClientMessage,
    Configure,
    Delay,
    Done,
    HandOver,
    History,
    HistoryPage,
    Leave,
    LookAlone,
    LookTogether,
    Mute,
    Offer,
    Open,
    PassBaton,
    PlayingOn,
    PlayOn,
    Point,
    Pointed,
    PositionMessage,
    Ready,
    Replay,
    ReplayFile,
    SeriesTerms,
    Sit,
    Stand,
    Start,
    TableClosed,
    Together,
    WantBaton,
    Watch,
)
from ziggurat.wire.together import MOST_ARROWS, MOST_LOOKERS_NAMED
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables import together
from ziggurat_server.tables.finished_match import finished_match

ONE_ROUND = msgspec.Raw(b'{"max_rounds":1}')
ARROW = Arrow(100, 200, 900, 1000)


def over(world: World, *names: str, **choices: Any) -> tuple[str, list[Visitor]]:
    """A table whose match of one round is over."""
    code, visitors = world.match(*names, options=ONE_ROUND, **choices)
    play_to_the_end(world, visitors, random.Random(3))
    for visitor in visitors:
        visitor.forget()
    return code, visitors


def watcher_at(world: World, code: str, name: str) -> Visitor:
    """Somebody who looks on there."""
    visitor = world.visitor(name)
    visitor.say(Watch(1, code))
    return visitor


def looking(world: World, *names: str) -> tuple[str, list[Visitor]]:
    """A table where everyone looks at the match together; the first one has the baton. Nothing was heard."""
    code, visitors = over(world, *names)
    for visitor in visitors:
        visitor.say(LookTogether(20, code, 3))
    world.wait(1)
    for visitor in visitors:
        visitor.forget()
    return code, visitors


def told(visitor: Visitor) -> Together:
    """What the visitor knows of who looks."""
    return visitor.last(Together)


def steps_of(world: World, code: str) -> int:
    play = world.game_server.lobby.tables[code].state.play
    assert play is not None
    return play.match.step_count


# ------------------------------------------------------------------------------------------------- coming together


def test_whoever_opens_the_match_has_the_baton_where_they_stood_and_all_are_told(world: World) -> None:
    code, (anna, belit) = over(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    belit.say(LookTogether(20, code, 3))
    assert belit.last(Done).id == 20
    assert belit.only(Pointed) == Pointed(code, 3)
    for visitor in (anna, belit, watcher):
        message = visitor.only(Together)
        assert (message.holder, message.looker_count) == (belit.person, 1)
        assert [looker.name for looker in message.lookers] == ["Belit"]
    assert anna.all(Pointed) == watcher.all(Pointed) == []


def test_others_come_along_and_see_where_the_cursor_is(world: World) -> None:
    code, (anna, belit) = over(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    anna.say(LookTogether(20, code, 3))
    for visitor in (watcher, belit):
        visitor.say(LookTogether(20, code, 1))
        assert visitor.only(Pointed) == Pointed(code, 3)
        assert told(visitor).holder == anna.person
    world.wait(1)
    assert [looker.name for looker in told(anna).lookers] == ["Anna", "Carla", "Belit"]


def test_to_come_along_twice_changes_nothing(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    belit.say(LookTogether(21, code))
    world.wait(1)
    assert (told(anna).holder, told(anna).looker_count) == (anna.person, 2)


def test_whoever_comes_to_the_table_is_told_who_looks(world: World) -> None:
    code, (anna, _) = looking(world, "Anna", "Belit")
    assert told(watcher_at(world, code, "Carla")).holder == anna.person


@pytest.mark.parametrize("stage", ["room", "playing"])
def test_nobody_looks_together_before_a_match_is_over(world: World, stage: str) -> None:
    code, (anna, _) = world.room("Anna", "Belit") if stage == "room" else world.match("Anna", "Belit")
    anna.say(LookTogether(20, code))
    assert anna.refusal() == ("match_not_running" if stage == "room" else "match_running")


def test_only_who_is_at_the_table_looks(world: World) -> None:
    code, _ = looking(world, "Anna", "Belit")
    stranger = world.visitor("Omar")
    for ask in (LookTogether(20, code), Point(21, code, 0), WantBaton(22, code), LookAlone(23, code)):
        stranger.say(ask)
        assert stranger.refusal() == "not_at_table"


# ------------------------------------------------------------------------------------------------- the cursor


def test_the_cursor_and_its_arrows_are_told_to_all_who_look_and_nobody_else(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    anna.say(Point(21, code, 5, (ARROW,)))
    assert anna.last(Done).id == 21
    assert belit.only(Pointed) == Pointed(code, 5, (ARROW,))
    assert watcher.all(Pointed) == []


def test_only_the_holder_moves_the_cursor(world: World) -> None:
    code, (_, belit) = looking(world, "Anna", "Belit")
    belit.say(Point(21, code, 5))
    assert belit.refusal() == "no_baton"


def test_who_does_not_look_moves_nothing(world: World) -> None:
    code, _ = looking(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    for ask in (Point(21, code, 5), WantBaton(22, code), PassBaton(23, code, watcher.person), LookAlone(24, code)):
        watcher.say(ask)
        assert watcher.refusal() == "not_together"


@pytest.mark.parametrize(
    "ask", [lambda code, step: Point(21, code, step), lambda code, step: LookTogether(21, code, step)]
)
def test_the_cursor_stays_within_the_match(world: World, ask: Callable[[str, int], ClientMessage]) -> None:
    code, (anna, _) = over(world, "Anna", "Belit")
    last = steps_of(world, code)
    anna.say(LookTogether(20, code, last))
    assert anna.only(Pointed).step == last
    if isinstance(ask(code, 0), LookTogether):
        anna.say(LookAlone(20, code))
    anna.say(ask(code, last + 1))
    assert anna.refusal() == "no_such_step"


def test_a_quick_cursor_is_told_ten_times_a_second_and_the_last_place_always(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for moment in range(40):
        anna.say(Point(21, code, moment % 5, (Arrow(moment, 0, 0, 0),)))
        world.clock.advance(0.02)
    world.wait(1)
    pointed = belit.all(Pointed)
    assert len(pointed) <= 10
    assert pointed[-1] == Pointed(code, 4, (Arrow(39, 0, 0, 0),))


def test_before_a_crowd_the_cursor_is_told_more_seldom(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "LINES_A_SECOND", 24)
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for number in range(4):
        watcher_at(world, code, f"Guest {number}").say(LookTogether(20, code))
    world.wait(1)
    belit.forget()
    for moment in range(100):
        anna.say(Point(21, code, 0, (Arrow(moment, 0, 0, 0),)))
        world.clock.advance(0.02)
    assert len(belit.all(Pointed)) <= 9


def test_a_cursor_that_stands_is_not_told_again(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for _ in range(3):
        anna.say(Point(21, code, 5))
        world.wait(1)
    assert len(belit.all(Pointed)) == 1


def test_whoever_moves_the_cursor_as_fast_as_the_limits_let_is_not_thrown_out(world: World) -> None:
    code, (anna, _) = looking(world, "Anna", "Belit")
    for step in range(300):
        anna.say(Point(21, code, step % 7))
        world.clock.advance(0.02)
    assert anna.refused == []


# ------------------------------------------------------------------------------------------------- the baton


def test_the_baton_is_passed_on_and_what_was_drawn_is_gone(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(Point(21, code, 5, (ARROW,)))
    anna.say(PassBaton(22, code, belit.person))
    world.wait(1)
    assert told(anna).holder == belit.person
    assert belit.last(Pointed) == Pointed(code, 5)
    anna.say(Point(23, code, 1))
    assert anna.refusal() == "no_baton"
    belit.say(Point(24, code, 1))
    assert belit.last(Done).id == 24


def test_raised_hands_are_seen_in_their_order_and_go_down_with_the_baton(world: World) -> None:
    code, (anna, belit, carla) = looking(world, "Anna", "Belit", "Carla")
    carla.say(WantBaton(21, code))
    belit.say(WantBaton(22, code))
    world.wait(1)
    assert told(anna).wanting == (carla.person, belit.person)
    anna.say(PassBaton(23, code, belit.person))
    world.wait(1)
    assert told(anna).wanting == (carla.person,)
    carla.say(WantBaton(24, code, want=False))
    world.wait(1)
    assert told(anna).wanting == ()


def test_whoever_has_the_baton_raises_no_hand(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(WantBaton(21, code))
    belit.say(WantBaton(22, code))
    assert told(belit).wanting == (belit.person,)


def test_only_the_holder_and_the_host_give_the_baton_away(world: World) -> None:
    code, (anna, belit, carla) = looking(world, "Anna", "Belit", "Carla")
    anna.say(PassBaton(21, code, belit.person))
    carla.say(PassBaton(22, code, carla.person))
    assert carla.refusal() == "no_baton"
    anna.say(PassBaton(23, code, anna.person))
    world.wait(1)
    assert told(carla).holder == anna.person


def test_the_baton_goes_only_to_who_looks(world: World) -> None:
    code, (anna, _) = looking(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    for person in (watcher.person, "nobody"):
        anna.say(PassBaton(21, code, person))
        assert anna.refusal() == "no_such_person"


@pytest.mark.parametrize("goes", ["alone", "leaves", "lost", "barred"])
def test_when_the_holder_goes_the_first_raised_hand_has_the_baton(world: World, goes: str) -> None:
    code, (anna, belit) = over(world, "Anna", "Belit")
    crowd = [watcher_at(world, code, name) for name in ("Carla", "Damu", "Enki")]
    holder, *others = crowd
    for visitor in crowd:
        visitor.say(LookTogether(20, code))
    others[1].say(WantBaton(21, code))
    match goes:
        case "alone":
            holder.say(LookAlone(22, code))
        case "leaves":
            holder.say(Leave(22, code))
        case "lost":
            holder.hang_up()
        case "barred":
            anna.say(Bar(22, code, holder.person))
    world.wait(1)
    assert (told(belit).holder, told(belit).wanting) == (others[1].person, ())
    assert [looker.name for looker in told(belit).lookers] == ["Enki", "Damu"]


def test_without_a_raised_hand_it_goes_to_who_has_looked_for_longest(world: World) -> None:
    code, (anna, belit, carla) = looking(world, "Anna", "Belit", "Carla")
    anna.say(LookAlone(21, code))
    world.wait(1)
    assert told(carla).holder == belit.person


def test_when_nobody_looks_any_more_it_is_over_and_all_are_told(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(LookAlone(21, code))
    world.wait(1)
    assert told(anna) == Together(code)
    belit.say(LookTogether(22, code, 2))
    world.wait(1)
    assert told(anna).holder == belit.person


# ------------------------------------------------------------------------------------------------- who may lead


def test_whoever_is_muted_looks_and_does_not_lead(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(PassBaton(21, code, belit.person))
    anna.say(Mute(22, code, belit.person, reason="too loud"))
    world.wait(1)
    assert (told(belit).holder, told(belit).looker_count) == (anna.person, 2)
    belit.say(WantBaton(23, code))
    assert belit.refusal() == "muted"
    anna.say(PassBaton(24, code, belit.person))
    assert anna.refusal() == "muted"


def test_the_hand_of_whoever_is_muted_goes_down(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    belit.say(WantBaton(21, code))
    anna.say(Mute(22, code, belit.person))
    world.wait(1)
    assert told(anna).wanting == ()


def test_whoever_is_muted_opens_nothing(world: World) -> None:
    code, (anna, belit) = over(world, "Anna", "Belit")
    anna.say(Mute(21, code, belit.person))
    belit.say(LookTogether(22, code))
    assert belit.refusal() == "muted"
    assert anna.all(Together) == []


def test_where_watchers_are_muted_only_who_sits_leads_and_the_host(world: World) -> None:
    code, (anna, belit) = over(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    watcher.say(LookTogether(20, code))
    belit.say(LookTogether(21, code))
    anna.say(Mute(22, code))
    world.wait(1)
    assert (told(watcher).holder, told(watcher).looker_count) == (belit.person, 2)
    belit.say(PassBaton(23, code, watcher.person))
    assert belit.refusal() == "may_not_lead"
    belit.say(Stand(24, code))
    world.wait(1)
    assert told(watcher) == Together(code)


def test_where_nobody_is_left_who_may_lead_it_is_over(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(Mute(21, code, belit.person))
    anna.say(LookAlone(22, code))
    world.wait(1)
    assert told(belit) == Together(code)


# ------------------------------------------------------------------------------------------------- late watchers


def late(world: World) -> tuple[str, list[Visitor], Visitor]:
    """A match that is over, whose watcher has not seen that yet."""
    code, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    watcher.forget()
    return code, players, watcher


def test_who_sees_the_match_late_is_told_nothing_of_it_before_they_have_seen_its_end(world: World) -> None:
    code, (anna, belit), watcher = late(world)
    anna.say(LookTogether(20, code, 2))
    belit.say(LookTogether(20, code))
    anna.say(Point(21, code, 4, (ARROW,)))
    belit.say(PlayOn(22, code, 4))
    for ask in (LookTogether(23, code), Replay(24, code)):
        watcher.say(ask)
        assert watcher.refusal() == "match_running"
    other = watcher_at(world, code, "Damu")
    world.wait(20)
    for visitor in (watcher, other):
        assert visitor.all(Together) == visitor.all(Pointed) == []
        assert b"together" not in visitor.traffic
    world.wait(11)
    assert told(watcher).holder == told(other).holder == anna.person
    watcher.say(LookTogether(25, code))
    assert watcher.only(Pointed) == Pointed(code, 4, (ARROW,))


def test_hired_bots_are_not_told(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    anna.say(Offer(9, code, "call_off"))
    anna.say(LookTogether(20, code))
    assert told(anna).holder == anna.person
    assert bot.all(Together) == []


# ------------------------------------------------------------------------------------------------- without a record


def test_who_cannot_play_a_record_again_asks_for_the_positions_of_its_steps(world: World) -> None:
    code, (anna, _) = looking(world, "Anna", "Belit")
    anna.say(History(20, code, 4, 4, whole=True))
    (moment,) = anna.only(HistoryPage).moments
    assert msgspec.json.decode(moment.view)["public"] == public_after(world, code, 4)
    assert told(watcher_at(world, code, "Carla")).steps == steps_of(world, code)


def test_late_watchers_cannot_ask_for_the_positions_of_a_record_either(world: World) -> None:
    code, _, watcher = late(world)
    watcher.say(History(20, code, whole=True))
    assert watcher.refusal() == "match_running"


def test_nobody_asks_for_the_positions_of_a_record_before_the_end(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(History(20, code, whole=True))
    assert anna.refusal() == "match_running"


# ------------------------------------------------------------------------------------------------- the end of it


def test_a_room_ends_it(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(Configure(21, code, name="Next"))
    belit.say(Point(22, code, 1))
    assert belit.refusal() == "match_not_running"
    world.wait(1)
    assert anna.all(Together) == []


def test_a_rematch_ends_it(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(Offer(21, code, "rematch"))
    anna.say(Point(22, code, 1))
    assert anna.refusal() == "match_running"
    assert world.game_server.lobby.tables[code].state.circle is None


def test_a_table_that_closes_tells_nothing_more(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(Point(21, code, 5))
    anna.say(Point(22, code, 6))
    for visitor in (anna, belit):
        visitor.say(Leave(23, code))
    assert code not in world.game_server.lobby.tables
    assert not anna.all(TableClosed)
    world.wait(1)
    assert [pointed.step for pointed in belit.all(Pointed)] == [5]


def test_to_look_needs_nothing_to_be_written_down_but_to_play_on_does() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    journal.can_write = False
    code = anna.last(Done).table or ""
    anna.say(LookTogether(2, code))
    assert anna.refusal() == "match_not_running"
    anna.say(PlayOn(3, code, 0))
    assert anna.refusal() == "not_saved"


# ------------------------------------------------------------------------------------------------- playing on


def public_of(message: PositionMessage) -> Any:
    return msgspec.json.decode(message.view)["public"]


def public_after(world: World, code: str, steps: int) -> Any:
    play = world.game_server.lobby.tables[code].state.play
    assert play is not None
    match = play.match
    return msgspec.json.decode(msgspec.json.encode(match.game.public(match.position_after(steps))))


def test_once_all_who_sit_agree_a_new_match_goes_on_from_there_with_everyone_where_they_sat(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    expected = public_after(world, code, 4)
    belit.say(PlayOn(21, code, 4))
    assert belit.last(Done).id == 21
    assert told(anna).playing_on == PlayingOn(4, 1, (1,))
    anna.say(PlayOn(22, code, 4))
    for seat, visitor in enumerate((anna, belit)):
        position = visitor.only(PositionMessage)
        assert (position.viewer, position.revision, public_of(position)) == (seat, 4, expected)
        assert visitor.table().stage == "playing"


def test_it_is_played_to_its_end_and_says_whence_it_came(world: World) -> None:
    code, visitors = looking(world, "Anna", "Belit")
    anna, belit = visitors
    anna.say(Replay(20, code))
    before = load(bytes(anna.last(ReplayFile).record))
    for visitor in visitors:
        visitor.say(PlayOn(21, code, 4))
        visitor.position = visitor.only(PositionMessage) if visitor is belit else visitor.position
    anna.position = anna.only(PositionMessage)
    play_to_the_end(world, visitors, random.Random(8))
    belit.say(Replay(22, code))
    after = load(bytes(belit.last(ReplayFile).record))
    assert after.steps[:4] == before.steps[:4]
    assert after.branched_from is not None
    assert (after.branched_from.digest, after.branched_from.step) == (before.digest, 4)


def test_one_no_takes_it_off_the_table(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(PlayOn(21, code, 4))
    belit.say(PlayOn(22, code, 4, yes=False))
    world.wait(1)
    assert told(anna).playing_on is None
    anna.say(PlayOn(23, code, 4, yes=False))
    assert anna.refusal() == "no_such_offer"


def test_one_place_is_on_offer_at_a_time(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    anna.say(PlayOn(21, code, 4))
    belit.say(PlayOn(22, code, 5))
    assert belit.refusal() == "offer_open"


def test_bots_always_agree(world: World) -> None:
    code, anna, _ = match_with_bot(world)
    anna.say(Offer(9, code, "call_off"))
    anna.forget()
    anna.say(PlayOn(21, code, 0))
    assert anna.only(PositionMessage).revision == 0


def test_a_match_that_was_called_off_goes_on_where_it_stood(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(Offer(9, code, "call_off"))
        visitor.forget()
    for visitor in (anna, belit):
        visitor.say(PlayOn(21, code, steps_of(world, code)))
    assert world.game_server.lobby.tables[code].state.is_playing


def test_nothing_goes_on_from_the_end_nor_from_behind_it(world: World) -> None:
    code, (anna, _) = looking(world, "Anna", "Belit")
    last = steps_of(world, code)
    anna.say(PlayOn(21, code, last))
    assert anna.refusal() == "match_over"
    anna.say(PlayOn(22, code, last + 1))
    assert anna.refusal() == "no_such_step"


def test_who_looks_on_is_not_asked(world: World) -> None:
    code, _ = looking(world, "Anna", "Belit")
    watcher = watcher_at(world, code, "Carla")
    watcher.say(PlayOn(21, code, 4))
    assert watcher.refusal() == "not_seated"


def test_it_waits_until_somebody_sits_where_a_seat_is_open(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    belit.say(Leave(21, code))
    anna.say(PlayOn(22, code, 4))
    world.wait(1)
    assert told(anna).playing_on == PlayingOn(4, 0, (0,))
    anna.say(AddBot(23, code, "apprentice"))
    arrived(world)
    assert anna.only(PositionMessage).revision == 4


def test_whoever_sits_down_meanwhile_is_asked_too(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    carla = watcher_at(world, code, "Carla")
    belit.say(Leave(21, code))
    anna.say(PlayOn(22, code, 4))
    carla.say(Sit(23, code))
    assert told(carla).playing_on == PlayingOn(4, 0, (0,))
    assert carla.all(PositionMessage)[-1].result is not msgspec.UNSET
    carla.say(PlayOn(24, code, 4))
    assert carla.last(PositionMessage).revision == 4


class Later:
    """Does what takes long when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Any], Deferred[Any]]] = []

    def __call__(self, work: Callable[[], Any]) -> Deferred[Any]:
        done = Deferred[Any]()
        self.waiting.append((work, done))
        return done

    def work(self) -> None:
        work, done = self.waiting.pop(0)
        done.callback(work())


def test_whoever_changes_their_mind_while_it_is_prepared_is_heard() -> None:
    later = Later()
    world = World(aside=later)
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(PlayOn(21, code, 4))
    belit.say(PlayOn(22, code, 4, yes=False))
    later.work()
    assert anna.all(PositionMessage) == []
    for visitor in (anna, belit):
        visitor.say(PlayOn(23, code, 4))
    later.work()
    assert anna.only(PositionMessage).revision == 4


def test_a_table_that_is_gone_while_it_is_prepared_begins_nothing() -> None:
    later = Later()
    world = World(aside=later)
    code, (anna, belit) = looking(world, "Anna", "Belit")
    for visitor in (anna, belit):
        visitor.say(PlayOn(21, code, 4))
    for visitor in (anna, belit):
        visitor.say(Leave(22, code))
    later.work()
    assert code not in world.game_server.lobby.tables


def test_a_match_that_is_played_on_changes_no_ratings(world: World) -> None:
    code, visitors = looking(world, "Anna", "Belit")
    for visitor in visitors:
        visitor.say(PlayOn(21, code, 4))
    for visitor in visitors:
        visitor.position = visitor.only(PositionMessage)
    play_to_the_end(world, visitors, random.Random(8))
    state = world.game_server.lobby.tables[code].state
    finished = finished_match(state, 0.0)
    assert finished is not None
    assert not finished.rated


def test_a_match_that_is_played_on_is_none_of_a_series(world: World) -> None:
    code, visitors = over(world, "Anna", "Belit", series=SeriesTerms(3))
    state = world.game_server.lobby.tables[code].state
    assert state.series is not None
    for visitor in visitors:
        visitor.say(PlayOn(21, code, 4))
    assert visitors[0].table().series is None


def test_after_a_kill_the_match_that_was_played_on_stands_where_it_stood_and_nobody_looks(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, visitors = looking(server.world, "Anna", "Belit")
    for visitor in visitors:
        visitor.say(PlayOn(21, code, 4))
    told_before = visitors[0].only(PositionMessage)
    world = server.again()
    anna = world.visitor("Anna", visitors[0].welcome.token)
    anna.say(Sit(1, code))
    position = anna.last(PositionMessage)
    assert (position.revision, public_of(position)) == (4, public_of(told_before))
    assert anna.all(Together) == []


def test_a_start_that_cannot_be_written_down_leaves_the_match_over() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, (anna, belit) = world.room("Anna", "Belit", options=ONE_ROUND)
    visitors = [anna, belit]
    for visitor in visitors:
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    journal.keep_next()
    for visitor in visitors:
        visitor.say(Offer(9, code, "call_off"))
    journal.keep_next()
    for visitor in visitors:
        visitor.say(LookTogether(20, code))
        visitor.say(PlayOn(21, code, 0))
    journal.fail_next()
    assert anna.table().stage == "over"
    anna.say(LookTogether(22, code))
    world.wait(1)
    assert told(belit).holder == anna.person


# ------------------------------------------------------------------------------------------------- hostile lines


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"point","id":1,"table":"UR-1","step":-1}',
        b'{"type":"point","id":1,"table":"UR-1","step":1.5}',
        b'{"type":"point","id":1,"table":"UR-1","step":1,"arrows":[{"x":0,"y":0,"to_x":0,"to_y":1001}]}',
        b'{"type":"point","id":1,"table":"UR-1","step":1,"arrows":[{"x":-1,"y":0,"to_x":0,"to_y":0}]}',
        b'{"type":"point","id":1,"table":"UR-1","step":1,"arrows":[{"x":0,"y":0}]}',
        b'{"type":"point","id":1,"table":"UR-1","step":1,"arrows":['
        + b",".join([b'{"x":0,"y":0,"to_x":0,"to_y":1}'] * (MOST_ARROWS + 1))
        + b"]}",
        b'{"type":"look_together","id":1,"table":"UR-1","step":1e400}',
        b'{"type":"pass_baton","id":1,"table":"UR-1","person":7}',
        b'{"type":"want_baton","id":1,"table":"UR-1","want":"yes"}',
    ],
)
def test_what_is_out_of_bounds_is_no_message(line: bytes) -> None:
    (read,) = ServerWire().receive(line + b"\n")
    assert isinstance(read, WireFault)


def test_the_longest_word_of_who_looks_fits_into_a_line(world: World) -> None:
    limits = ServerLimits()
    code, (anna, _) = over(world, "Anna", "Belit")
    crowd = [watcher_at(world, code, f"{number:03}" + "𒀭" * 20) for number in range(MOST_LOOKERS_NAMED + 10)]
    for visitor in crowd:
        visitor.say(LookTogether(20, code))
        visitor.say(WantBaton(21, code))
    world.wait(1)
    message = told(anna)
    assert message.looker_count == len(crowd)
    assert len(message.lookers) == len(message.wanting) == MOST_LOOKERS_NAMED
    assert message.holder == message.lookers[0].person
    assert len(encode(message)) < limits.told.line_bytes


def test_a_delay_that_is_none_holds_nothing_back(world: World) -> None:
    code, players, watcher = begun(world, Delay(), options=ONE_ROUND)
    finish(players)
    players[0].say(LookTogether(20, code))
    assert told(watcher).holder == players[0].person


def test_the_new_host_may_take_the_baton(world: World) -> None:
    code, (anna, belit) = looking(world, "Anna", "Belit")
    belit.say(PassBaton(21, code, belit.person))
    assert belit.refusal() == "no_baton"
    anna.say(HandOver(22, code, belit.person))
    belit.say(PassBaton(23, code, belit.person))
    world.wait(1)
    assert told(anna).holder == belit.person
