"""What watchers see, and when: at once, or as late as the host has decided."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.on_disk import ServerOnDisk
from server.world import Visitor, World, legal_action
from ziggurat.games import GAMES
from ziggurat.wire.messages import (
    Configure,
    Delay,
    Done,
    Happened,
    Lobby,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Replay,
    ReplayFile,
    Resume,
    Said,
    Say,
    Sit,
    Start,
    Subscribe,
    TableChanged,
    Watch,
)

pytestmark = pytest.mark.both_stores

LATE = Delay(seconds=30)
THREE_ACTIONS = Delay(actions=3)
ONE_ROUND = msgspec.Raw(b'{"max_rounds":1}')


def begun(world: World, delay: Delay, **choices: Any) -> tuple[str, list[Visitor], Visitor]:
    """A match of two that just began, watched late by a third."""
    code, players = world.room("Anna", "Belit", **choices)
    watcher = world.visitor("Carla")
    watcher.say(Watch(1, code))
    players[0].say(Configure(2, code, delay=delay))
    for player in players:
        player.say(Ready(3, code))
    players[0].say(Start(4, code))
    for player in players:
        player.position = player.now = player.last(PositionMessage)
        player.forget()
    return code, players, watcher


def act(players: list[Visitor], times: int = 1) -> None:
    """Whoever's decision is awaited acts."""
    for _ in range(times):
        actor = players[players[0].now.to_act[0]]
        actor.act(legal_action(actor.now), actor.now.revision)
        for player in players:
            player.now = player.last(Happened)


def finish(players: list[Visitor]) -> None:
    """They act until there is a result."""
    while players[0].now.result is msgspec.UNSET:
        act(players)


def seen(watcher: Visitor) -> list[int]:
    """The revisions that the watcher was told of."""
    return [message.revision for message in watcher.heard if isinstance(message, Happened | PositionMessage)]


# ------------------------------------------------------------------------------------------------- how late


def test_without_a_delay_watchers_see_everything_at_once(world: World) -> None:
    _, players, watcher = begun(world, Delay())
    act(players, 3)
    assert seen(watcher) == [0, 1, 2, 3]


def test_a_delay_of_actions_shows_the_match_as_it_was_so_many_actions_ago(world: World) -> None:
    _, players, watcher = begun(world, THREE_ACTIONS)
    act(players, 5)
    assert seen(watcher) == [0, 1, 2]


def test_a_delay_of_seconds_shows_the_match_as_it_was_so_long_ago(world: World) -> None:
    _, players, watcher = begun(world, LATE)
    act(players)
    world.wait(20)
    act(players)
    world.wait(9.5)
    assert seen(watcher) == [0]
    world.wait(1)
    assert seen(watcher) == [0, 1]
    world.wait(20)
    assert seen(watcher) == [0, 1, 2]


def test_with_both_a_moment_is_shown_when_both_have_passed(world: World) -> None:
    _, players, watcher = begun(world, Delay(actions=1, seconds=10))
    act(players)
    world.wait(11)
    assert seen(watcher) == [0]
    act(players)
    assert seen(watcher) == [0, 1]


def test_the_players_see_everything_at_once(world: World) -> None:
    _, players, _ = begun(world, LATE)
    act(players, 3)
    assert [message.revision for message in players[1].all(Happened)] == [1, 2, 3]


def test_the_delay_is_told_to_everyone_at_the_table(world: World) -> None:
    _, players, watcher = begun(world, LATE)
    assert watcher.table().delay == LATE
    act(players)
    assert watcher.table().revision == 0


def test_it_may_be_chosen_when_the_table_is_opened(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, delay=THREE_ACTIONS))
    assert anna.table().delay == THREE_ACTIONS


def test_it_does_not_change_while_a_match_runs(world: World) -> None:
    code, (anna, _), _ = begun(world, LATE)
    anna.say(Configure(5, code, delay=Delay()))
    assert anna.refusal() == "match_running"


# ------------------------------------------------------------------------------------------------- who comes late


def test_whoever_comes_late_sees_what_the_other_watchers_see(world: World) -> None:
    code, players, _ = begun(world, THREE_ACTIONS)
    act(players, 5)
    late = world.visitor("Damu")
    late.say(Watch(1, code))
    assert seen(late) == [2]


def test_resume_brings_a_watcher_no_further_than_the_others(world: World) -> None:
    code, players, watcher = begun(world, THREE_ACTIONS)
    act(players, 5)
    watcher.forget()
    watcher.say(Resume(2, code, since=0))
    assert seen(watcher) == [1, 2]


def test_resume_from_what_a_watcher_may_not_know_yet_brings_the_position_they_may_know(world: World) -> None:
    code, players, watcher = begun(world, THREE_ACTIONS)
    act(players, 5)
    watcher.forget()
    watcher.say(Resume(2, code, since=4))
    assert seen(watcher) == [2]


# ------------------------------------------------------------------------------------------------- the end


def test_the_result_is_told_as_late_as_everything(world: World) -> None:
    _, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    assert players[0].table().stage == "over"
    assert watcher.table().stage == "playing"
    world.wait(31)
    assert watcher.table().stage == "over"
    last = watcher.last(Happened)
    assert last.result == players[0].now.result


def test_once_it_has_ended_a_delay_of_actions_holds_nothing_back(world: World) -> None:
    _, players, watcher = begun(world, THREE_ACTIONS, options=ONE_ROUND)
    finish(players)
    assert watcher.table().stage == "over"
    assert watcher.last(Happened).result == players[0].now.result


def test_what_the_players_do_after_the_end_tells_watchers_nothing_of_it(world: World) -> None:
    code, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    players[1].say(Offer(8, code, "rematch"))
    assert watcher.table().offer is None


def test_the_record_is_not_given_to_a_watcher_who_has_not_seen_the_end(world: World) -> None:
    code, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    watcher.say(Replay(5, code))
    assert watcher.refusal() == "match_running"
    world.wait(31)
    watcher.say(Replay(6, code))
    assert watcher.only(ReplayFile).id == 6


def test_a_rematch_shows_watchers_the_end_of_the_match_before(world: World) -> None:
    code, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    watcher.forget()
    for player in players:
        player.say(Offer(8, code, "rematch"))
    assert watcher.last(Happened).result == players[0].now.result
    assert seen(watcher)[-1] == 0


# ------------------------------------------------------------------------------------------------- the lobby, chat


def test_the_lobby_knows_of_a_match_no_more_than_its_watchers(world: World) -> None:
    guest = world.visitor("Damu")
    guest.say(Subscribe(1))
    _, players, watcher = begun(world, LATE, options=ONE_ROUND)
    finish(players)
    world.wait(2)
    assert guest.last(TableChanged).card.stage == "playing"
    assert guest.last(TableChanged).card.round == 0
    newcomer = world.visitor("Enki")
    newcomer.say(Subscribe(1))
    assert newcomer.only(Lobby).tables[0].stage == "playing"
    world.wait(30)
    assert guest.last(TableChanged).card.stage == "over"
    assert watcher.table().stage == "over"


def test_what_the_players_say_reaches_watchers_as_late_as_what_they_do(world: World) -> None:
    code, players, watcher = begun(world, LATE)
    players[0].say(Say(7, "I have the market", code))
    assert players[1].only(Said).text == "I have the market"
    assert watcher.all(Said) == []
    late = world.visitor("Damu")
    late.say(Watch(1, code))
    assert late.all(Said) == []
    world.wait(31)
    assert watcher.only(Said).text == "I have the market"
    assert late.only(Said).text == "I have the market"


def test_what_watchers_say_is_heard_at_once(world: World) -> None:
    code, players, watcher = begun(world, LATE)
    watcher.say(Say(7, "How beautiful", code))
    assert players[1].only(Said).text == "How beautiful"
    assert watcher.only(Said).text == "How beautiful"


# ------------------------------------------------------------------------------------------------- one's own table


def test_where_seats_have_secrets_whoever_plays_does_not_watch(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    code, (anna, _), _ = begun(world, Delay())
    monkeypatch.setattr(type(GAMES["ur"]), "has_secrets", True)
    anna.say(Watch(6, code))
    assert anna.refusal() == "own_table"
    anna.say(Sit(7, code))
    assert anna.last(Done).id == 7


def test_where_seats_have_no_secrets_whoever_plays_may_watch(world: World) -> None:
    code, (anna, _), _ = begun(world, Delay())
    anna.say(Watch(6, code))
    assert anna.last(Done).id == 6


# ------------------------------------------------------------------------------------------------- who is there


def test_everyone_at_the_table_knows_how_many_watch_and_the_first_by_name(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    for number in range(60):
        world.visitor(f"Guest {number}").say(Watch(1, code))
    world.wait(1)
    assert anna.table().watcher_count == 60
    assert [card.name for card in anna.table().watchers[:2]] == ["Guest 0", "Guest 1"]
    assert len(anna.table().watchers) == 50


# ------------------------------------------------------------------------------------------------- after a restart


def test_after_a_restart_watchers_see_no_more_than_they_might_have(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, players, _ = begun(server.world, LATE)
    act(players, 4)
    world = server.again()
    watcher = world.visitor("Damu")
    watcher.say(Watch(1, code))
    assert watcher.table().delay == LATE
    assert seen(watcher) == [0]
    world.wait(31)
    assert seen(watcher) == [0, 1, 2, 3, 4]


def test_after_a_restart_a_delay_of_actions_is_what_it_was(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, players, _ = begun(server.world, THREE_ACTIONS)
    act(players, 5)
    world = server.again()
    watcher = world.visitor("Damu")
    watcher.say(Watch(1, code))
    assert seen(watcher) == [2]
