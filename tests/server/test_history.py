"""Looking back while a match runs: its moments in pages, as the one who asks could see them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.secret_game import Draw, SecretGame
from server.test_watching import THREE_ACTIONS, act, begun, seen
from server.world import SlowJournal, Visitor, World, legal_action
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    Delay,
    Done,
    Happened,
    History,
    HistoryPage,
    PositionMessage,
    Ready,
    Start,
    Undo,
    Watch,
)
from ziggurat_server.tables.moments import history
from ziggurat_server.tables.moments.history import Line, history_page


def asked(visitor: Visitor, code: str, first: int = 0, last: int | None = None) -> HistoryPage:
    """The page from a step on."""
    visitor.say(History(31, code, first, last))
    page = visitor.last(HistoryPage)
    assert page.id == 31
    return page


def steps(page: HistoryPage) -> list[int]:
    return [moment.step for moment in page.moments]


def test_it_tells_every_moment_as_it_was_told_when_it_came(world: World) -> None:
    code, players, _ = begun(world, Delay())
    act(players, 4)
    page = asked(players[1], code)
    told: list[PositionMessage | Happened] = [players[1].position, *players[1].all(Happened)]
    assert [bytes(moment.view) for moment in page.moments] == [bytes(message.view) for message in told]
    assert [moment.to_act for moment in page.moments] == [message.to_act for message in told]
    happened = players[1].all(Happened)
    assert [(moment.actor, moment.events) for moment in page.moments[1:]] == [(m.actor, m.events) for m in happened]
    assert (page.moments[0].actor, page.moments[0].events) == (None, msgspec.Raw(b"[]"))
    assert (page.viewer, page.next) == (1, None)


def test_late_comers_get_the_whole_match_from_its_first_position(world: World) -> None:
    code, players, _ = begun(world, Delay())
    act(players, 4)
    late = world.visitor("Damu")
    late.say(Watch(1, code))
    page = asked(late, code)
    assert (steps(page), page.viewer) == ([0, 1, 2, 3, 4], None)


def test_a_part_of_it_can_be_asked_for(world: World) -> None:
    code, players, _ = begun(world, Delay())
    act(players, 5)
    assert steps(asked(players[0], code, 2, 3)) == [2, 3]


def test_beyond_the_newest_step_there_is_nothing(world: World) -> None:
    code, players, _ = begun(world, Delay())
    act(players)
    assert (steps(asked(players[0], code, 9)), players[0].last(HistoryPage).next) == ([], None)


def test_a_page_has_so_many_moments_and_names_the_next(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_MOMENTS", 3)
    code, players, _ = begun(world, Delay())
    act(players, 4)
    page = asked(players[0], code)
    assert (steps(page), page.next) == ([0, 1, 2], 3)
    page = asked(players[0], code, 3)
    assert (steps(page), page.next) == ([3, 4], None)


def test_a_page_has_so_many_bytes_but_always_one_moment(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_BYTES", 1)
    code, players, _ = begun(world, Delay())
    act(players, 2)
    page = asked(players[0], code)
    assert (steps(page), page.next) == ([0], 1)


def test_what_was_taken_back_is_not_in_it(world: World) -> None:
    code, players, _ = begun(world, Delay())
    taken_back = act_until_it_can_be_undone(players)
    undo(players, code)
    assert steps(asked(players[0], code)) == list(range(taken_back))


def act_until_it_can_be_undone(players: list[Visitor]) -> int:
    """Act until somebody could take the last step back; how many steps it took."""
    while not players[0].now.may_undo:
        act(players)
    return players[0].now.revision


def undo(players: list[Visitor], code: str) -> None:
    """The first seat that may takes its last step back."""
    now = players[0].now
    players[now.may_undo[0]].say(Undo(7, code, now.revision))
    for player in players:
        player.now = player.last(Happened)


def test_a_watcher_gets_it_as_late_as_everything(world: World) -> None:
    code, players, watcher = begun(world, THREE_ACTIONS)
    act(players, 5)
    assert steps(asked(watcher, code)) == [0, 1, 2]
    assert steps(asked(players[0], code)) == [0, 1, 2, 3, 4, 5]


def test_that_something_was_taken_back_is_told_as_late_too(world: World) -> None:
    code, players, watcher = begun(world, Delay(actions=1))
    taken_back = act_until_it_can_be_undone(players)
    undo(players, code)
    assert steps(asked(watcher, code))[-1] == taken_back
    act(players)
    assert seen(watcher)[-1] == taken_back + 1
    assert steps(asked(watcher, code))[-1] == taken_back - 1


def test_there_is_none_before_a_match(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(History(5, code))
    assert anna.refusal() == "match_not_running"


def test_one_must_be_at_the_table(world: World) -> None:
    code, _, _ = begun(world, Delay())
    stranger = world.visitor("Damu")
    stranger.say(History(5, code))
    assert stranger.refusal() == "not_at_table"
    assert stranger.all(Done) == []


@pytest.mark.parametrize(("viewer", "number", "drawn"), [(0, 1004, 1004), (1, 5, None), (None, None, None)])
def test_a_page_holds_what_its_viewer_could_see_then_and_no_more(
    viewer: int | None, number: int | None, drawn: int | None
) -> None:
    match = Match(SecretGame(), 2, 4)
    match.apply(0, Draw())
    line = Line(match.game, match.position_after, match.steps, [frozenset()])
    page = history_page(line, viewer, History(1, "UR-10"), "UR-10")
    (event,), view = decoded(page.moments[1].events), decoded(page.moments[1].view)
    assert event["number"] == drawn
    assert view["private"] == (None if number is None else {"number": number})


def test_laid_open_steps_count_as_in_the_record_and_show_each_viewer_no_more_than_before() -> None:
    match = Match(SecretGame(), 2, 4)
    for seat in (0, 1):
        match.apply(seat, Draw())
    line = Line(match.game, match.position_after, match.steps, [frozenset({1, None}), frozenset()])
    assert steps(history_page(line, 1, History(1, "UR-10"), "UR-10")) == [0, 1]
    page = history_page(line.laid_open(), 1, History(1, "UR-10"), "UR-10")
    assert steps(page) == [0, 1, 2]
    (event,) = decoded(page.moments[1].events)
    assert event["number"] is None
    assert decoded(page.moments[1].view) == {"viewer": 1, "public": {"drawn": 1}, "private": {"number": 5}}


def decoded(raw: msgspec.Raw) -> Any:
    return msgspec.json.decode(raw)


def test_what_the_journal_has_not_kept_yet_is_not_in_it() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    code, players = world.room("Anna", "Belit")
    for player in players:
        player.say(Ready(3, code))
    players[0].say(Start(4, code))
    journal.keep_next()
    position = players[0].last(PositionMessage)
    actor = players[position.to_act[0]]
    actor.position = actor.last(PositionMessage)
    actor.act(legal_action(actor.position), 0)
    assert steps(asked(players[0], code)) == [0]
    journal.keep_next()
    assert steps(asked(players[0], code)) == [0, 1]
