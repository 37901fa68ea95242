"""What is said at a table by whom, and what the host can do about those who look on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.test_watching import LATE, begun
from server.world import TODAY, Visitor, World
from ziggurat.wire.messages import (
    Bar,
    Delay,
    Done,
    Error,
    HandOver,
    Mute,
    PutOut,
    Resume,
    Said,
    Say,
    Sit,
    Unbar,
    Watch,
)
from ziggurat_server.journal.watching_kept import Silenced, WatchingKept
from ziggurat_server.tables import moderation

pytestmark = pytest.mark.both_stores


def channels(visitor: Visitor) -> list[tuple[str, str]]:
    """What was heard, and in which channel."""
    return [(said.channel, said.text) for said in visitor.all(Said)]


# ------------------------------------------------------------------------------------------------- channels


def test_while_a_match_runs_watchers_have_a_channel_of_their_own(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    watcher.say(Say(5, "How bold", code))
    anna.say(Say(6, "Your turn", code))
    for visitor in (anna, belit, watcher):
        assert channels(visitor) == [("watchers", "How bold"), ("table", "Your turn")]


def test_in_the_room_all_speak_together(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    guest = world.visitor("Carla")
    guest.say(Watch(1, code))
    guest.say(Say(2, "Is a seat free?", code))
    assert channels(anna) == [("table", "Is a seat free?")]


def test_a_host_without_a_seat_speaks_to_the_whole_table(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(HandOver(5, code, watcher.person))
    watcher.say(Say(6, "Five minutes left", code))
    assert channels(belit) == [("table", "Five minutes left")]


def test_the_host_can_spare_the_players_what_watchers_say(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Mute(5, code))
    other = world.visitor("Damu")
    other.say(Watch(1, code))
    watcher.say(Say(6, "Take the market!", code))
    assert belit.table().watchers_muted
    assert channels(anna) == channels(belit) == []
    assert channels(other) == [("watchers", "Take the market!")]
    anna.say(Mute(7, code, muted=False))
    watcher.say(Say(8, "Well played", code))
    assert channels(belit) == [("watchers", "Well played")]


def test_a_player_who_comes_back_hears_what_the_players_heard(world: World) -> None:
    code, (anna, belit), watcher = begun(world, LATE)
    anna.say(Mute(5, code))
    watcher.say(Say(6, "Take the market!", code))
    anna.say(Say(7, "Your turn", code))
    belit.hang_up()
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code))
    assert channels(again) == [("table", "Your turn")]


# ------------------------------------------------------------------------------------------------- mute


def test_whoever_is_muted_does_not_speak(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person))
    watcher.say(Say(6, "Spam", code))
    assert watcher.refusal() == "muted"
    assert channels(belit) == []
    anna.say(Mute(7, code, watcher.person, muted=False))
    watcher.say(Say(8, "Sorry", code))
    assert channels(belit) == [("watchers", "Sorry")]


def test_whoever_is_muted_is_told_why_and_until_when(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person, minutes=10, reason=" shout\ning "))
    watcher.say(Say(6, "Spam", code))
    (error,) = watcher.all(Error)
    assert (error.code, error.params) == (
        "muted",
        {"reason": "shout ing", "until": int(TODAY + world.clock.seconds()) + 600},
    )


def test_a_mute_ends_when_its_time_is_over(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person, minutes=1))
    world.wait(58)
    watcher.say(Say(6, "Spam", code))
    assert watcher.refusal() == "muted"
    world.wait(3)
    watcher.say(Say(7, "Sorry", code))
    assert watcher.last(Done).id == 7
    assert channels(watcher) == [("watchers", "Sorry")]


def test_only_the_host_knows_who_is_muted_and_barred(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    other = world.visitor("Damu")
    other.say(Watch(1, code))
    anna.say(Mute(5, code, watcher.person))
    anna.say(Bar(6, code, other.person))
    assert anna.table().muted == (watcher.person,)
    assert [barred.name for barred in anna.table().barred] == ["Damu"]
    for visitor in (belit, watcher):
        assert (visitor.table().muted, visitor.table().barred) == ((), ())


# ------------------------------------------------------------------------------------------------- bar


def test_whoever_is_barred_is_put_out_and_does_not_come_again(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Bar(5, code, watcher.person))
    assert watcher.only(PutOut) == PutOut(code)
    assert anna.table().watchers == ()
    for message in (Watch(6, code), Sit(7, code)):
        watcher.say(message)
        assert watcher.refusal() == "barred"
    watcher.say(Resume(8, code, 0))
    assert watcher.refusal() == "not_at_table"


def test_whoever_is_barred_is_told_why(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Bar(5, code, watcher.person, reason="shouting"))
    assert watcher.only(PutOut).reason == "shouting"
    watcher.say(Watch(6, code))
    assert watcher.all(Error)[-1].params == {"reason": "shouting"}
    assert [barred.reason for barred in anna.table().barred] == ["shouting"]


def test_a_bar_ends_when_its_time_is_over(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Bar(5, code, watcher.person, minutes=1))
    assert watcher.only(PutOut).until == int(TODAY + world.clock.seconds()) + 60
    world.wait(58)
    watcher.say(Watch(6, code))
    assert watcher.refusal() == "barred"
    world.wait(3)
    watcher.say(Watch(7, code))
    assert watcher.last(Done).id == 7


def test_the_host_can_let_them_come_again(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Bar(5, code, watcher.person))
    anna.say(Unbar(6, code, watcher.person))
    watcher.say(Watch(7, code))
    assert watcher.last(Done).id == 7
    anna.say(Unbar(8, code, watcher.person))
    assert anna.refusal() == "no_such_person"


def test_nobody_with_a_seat_is_barred(world: World) -> None:
    code, (anna, belit), _ = begun(world, Delay())
    anna.say(Bar(5, code, belit.person))
    assert anna.refusal() == "has_seat"


@pytest.mark.parametrize("whom", ["p99", "p1"])
def test_only_others_at_the_table_can_be_muted_or_barred(world: World, whom: str) -> None:
    code, (anna, _), _ = begun(world, Delay())
    assert anna.person == "p1"
    for message in (Mute(5, code, whom), Bar(6, code, whom)):
        anna.say(message)
        assert anna.refusal() == "no_such_person"


def test_only_the_host_may(world: World) -> None:
    code, (_, belit), watcher = begun(world, Delay())
    for message in (Mute(5, code), Bar(6, code, watcher.person), Unbar(7, code, watcher.person)):
        belit.say(message)
        assert belit.refusal() == "not_host"


def test_a_table_keeps_only_so_many_decisions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "MOST", 1)
    code, (anna, _), watcher = begun(world, Delay())
    other = world.visitor("Damu")
    other.say(Watch(1, code))
    for guest in (watcher, other):
        anna.say(Bar(5, code, guest.person))
    assert [barred.name for barred in anna.table().barred] == ["Damu"]


def test_after_a_restart_everything_is_as_the_host_decided(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, belit), watcher = begun(server.world, Delay())
    other = server.world.visitor("Damu")
    other.say(Watch(1, code))
    watcher.say(Say(4, "Before", code))
    anna.say(Mute(5, code))
    anna.say(Mute(6, code, other.person, minutes=60, reason="spam"))
    anna.say(Bar(7, code, watcher.person))
    world = server.again()
    barred = world.visitor("Carla", watcher.welcome.token)
    barred.say(Watch(1, code))
    assert barred.refusal() == "barred"
    muted = world.visitor("Damu", other.welcome.token)
    muted.say(Watch(1, code))
    muted.say(Say(2, "Hello", code))
    assert muted.all(Error)[-1].params["reason"] == "spam"
    back = world.visitor("Belit", belit.welcome.token)
    back.say(Sit(1, code))
    assert back.table().watchers_muted


def test_what_older_servers_kept_of_those_who_are_muted_is_read() -> None:
    kept = msgspec.json.decode(b'{"muted":["p7"]}', type=WatchingKept)
    assert kept.silenced == (Silenced("p7"),)
