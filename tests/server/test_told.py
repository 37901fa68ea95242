"""Delivery per viewer: each has a count of their own without gaps, and a step of which one may know nothing sends one
nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from server.note_game import Knock, NoteGame, Pass, Shout
from server.on_disk import ServerOnDisk
from server.world import Visitor, World, written
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Viewer
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    Act,
    Delay,
    Done,
    Error,
    Happened,
    History,
    HistoryPage,
    Legal,
    LegalActions,
    PositionMessage,
    Rejected,
    Resume,
    Sit,
    Table,
    Watch,
)
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables.moments import old_steps
from ziggurat_server.tables.moments.moment import Moment, first_moment, moment_after
from ziggurat_server.tables.moments.old_steps import OldSteps
from ziggurat_server.tables.moments.told import Told

pytestmark = pytest.mark.both_stores

GAME = NoteGame()
NAMES = ("Anna", "Belit", "Cyrus")


@pytest.fixture(autouse=True)
def _notes_are_played() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.id, GAME)
        yield


class Party:
    """A match of notes among Anna, Belit and Cyrus in seats 0, 1 and 2, with somebody who watches."""

    def __init__(self, world: World, delay: Delay | None = None) -> None:
        self.world = world
        self.code, self.players = world.match(*NAMES, game="notes", **({} if delay is None else {"delay": delay}))
        self.watcher = world.visitor("Watcher")
        self.watcher.say(Watch(1, self.code))
        self.world.wait(1)
        self.forget()

    @property
    def everyone(self) -> list[Visitor]:
        return [*self.players, self.watcher]

    def act(self, seat: int, action: Action, revision: int) -> None:
        """The seat acts at this revision of its own."""
        self.players[seat].say(Act(9, self.code, revision, written(action)))

    def forget(self) -> None:
        for visitor in self.everyone:
            visitor.forget()

    def revisions(self) -> list[list[int]]:
        """What each seat, and the watcher, counted since they forgot."""
        return [[told.revision for told in visitor.all(Happened)] for visitor in self.everyone]


@pytest.fixture
def party(world: World) -> Party:
    return Party(world)


# ------------------------------------------------------------------------------------------------- what is sent


def test_a_step_of_which_one_may_know_nothing_sends_one_nothing_at_all(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.world.wait(1)
    assert party.players[2].heard == []
    assert party.watcher.heard == []


def test_everyone_counts_without_gaps_what_they_were_told(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(2, Shout(), 0)
    party.act(1, Pass(2), 2)
    party.act(1, Shout(), 3)
    assert party.revisions() == [[1, 2, 3], [1, 2, 3, 4], [1, 2, 3], [1, 2]]


def test_an_action_is_on_time_though_something_hidden_happened_since(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(2, Shout(), 0)
    assert party.players[2].all(Done) == [Done(9)]


def test_a_stale_action_is_answered_with_the_actors_own_revision(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(0, Shout(), 1)
    party.act(2, Shout(), 0)
    error = party.players[2].only(Error)
    assert (error.code, error.params) == ("stale", {"revision": 1})


def test_a_refused_action_is_answered_with_the_actors_own_revision(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(0, Shout(), 1)
    party.act(2, Pass(2), 1)
    assert party.players[2].only(Rejected).revision == 1


def test_what_one_may_do_is_told_with_ones_own_revision(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(0, Shout(), 1)
    for player in party.players:
        player.say(Legal(5, party.code))
    assert [player.only(LegalActions).revision for player in party.players] == [2, 2, 1]


def test_the_table_is_told_with_ones_own_revision(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(0, Shout(), 1)
    for visitor in party.everyone:
        visitor.say(Resume(5, party.code, 1))
    assert [visitor.last(Table).revision for visitor in party.everyone] == [2, 2, 1, 1]


# ------------------------------------------------------------------------------------------------- who did it


def test_who_acted_is_told_with_an_event_that_names_them(party: Party) -> None:
    party.act(2, Shout(), 0)
    assert [visitor.only(Happened).actor for visitor in party.everyone] == [2, 2, 2, 2]


def test_who_acted_is_told_to_nobody_else_where_no_event_names_them(party: Party) -> None:
    party.act(2, Knock(), 0)
    assert [visitor.only(Happened).actor for visitor in party.everyone] == [None, None, 2, None]


def test_history_names_nobody_either(party: Party) -> None:
    party.act(2, Knock(), 0)
    assert [_page(visitor, party.code).moments[1].actor for visitor in party.everyone] == [None, None, 2, None]


# ------------------------------------------------------------------------------------------------- looking back


def _page(visitor: Visitor, code: str) -> HistoryPage:
    visitor.say(History(7, code))
    return visitor.last(HistoryPage)


def test_history_has_only_what_one_was_told_and_numbers_it_without_gaps(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(2, Shout(), 0)
    party.act(1, Pass(2), 2)
    told = [[moment.step for moment in _page(visitor, party.code).moments] for visitor in party.everyone]
    assert told == [[0, 1, 2], [0, 1, 2, 3], [0, 1, 2], [0, 1]]


def test_a_page_of_history_ends_where_one_asks_by_ones_own_count(party: Party) -> None:
    for revision in range(3):
        party.act(0, Pass(1), revision)
    party.act(2, Shout(), 0)
    party.players[2].say(History(7, party.code, first=1, last=1))
    (moment,) = party.players[2].last(HistoryPage).moments
    assert (moment.step, moment.actor) == (1, 2)


def test_who_comes_back_is_told_what_they_missed_by_their_own_count(party: Party) -> None:
    party.act(0, Pass(1), 0)
    party.act(0, Shout(), 1)
    party.act(0, Pass(2), 2)
    cyrus = party.players[2]
    cyrus.hang_up()
    again = party.world.visitor("Cyrus", cyrus.welcome.token)
    again.say(Sit(3, party.code, 2))
    assert again.last(PositionMessage).revision == 2
    again.forget()
    again.say(Resume(4, party.code, 1))
    assert [told.revision for told in again.all(Happened)] == [2]


def test_hidden_steps_do_not_push_what_one_missed_out_of_reach() -> None:
    party = Party(World(ServerLimits(moments=4)))
    party.act(0, Shout(), 0)
    for revision in range(1, 9):
        party.act(0, Pass(1), revision)
    party.forget()
    for visitor in party.everyone:
        visitor.say(Resume(4, party.code, 0))
    assert [len(visitor.all(PositionMessage)) for visitor in party.everyone] == [1, 1, 0, 0]
    assert party.revisions()[2:] == [[1], [1]]


# ------------------------------------------------------------------------------------------------- late watchers


def test_late_watchers_are_not_hurried_by_what_they_may_not_know() -> None:
    party = Party(World(), Delay(actions=2))
    party.act(0, Shout(), 0)
    for revision in range(1, 6):
        party.act(0, Pass(1), revision)
    party.world.wait(1)
    assert party.watcher.heard == []
    party.act(2, Shout(), 1)
    party.act(2, Shout(), 2)
    party.world.wait(1)
    assert party.revisions()[3] == [1]


def test_late_watchers_look_back_on_what_they_were_told() -> None:
    party = Party(World(), Delay(seconds=1))
    party.act(0, Pass(1), 0)
    party.act(2, Shout(), 0)
    party.world.wait(2)
    assert [moment.step for moment in _page(party.watcher, party.code).moments] == [0, 1]


# ------------------------------------------------------------------------------------------------- a killed server


def test_a_server_that_was_killed_counts_for_everyone_as_before(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    party = Party(first.world)
    party.act(0, Pass(1), 0)
    party.act(2, Shout(), 0)
    party.act(1, Pass(2), 2)
    world = first.again()
    again = [world.visitor(player.welcome.name, player.welcome.token) for player in party.players]
    for seat, player in enumerate(again):
        player.say(Sit(3, party.code, seat))
    assert [player.last(PositionMessage).revision for player in again] == [2, 3, 2]
    again[2].say(Act(9, party.code, 2, written(Shout())))
    assert [player.last(Happened).revision for player in again] == [3, 4, 3]
    again[2].forget()
    again[2].say(Resume(4, party.code, 1))
    assert [told.revision for told in again[2].all(Happened)] == [2, 3]


def test_late_watchers_count_as_before_after_the_server_was_killed(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    party = Party(first.world, Delay(seconds=1))
    for revision in range(3):
        party.act(0, Pass(1), revision)
    party.act(2, Shout(), 0)
    world = first.again()
    watcher = world.visitor("Late")
    watcher.say(Watch(1, party.code))
    world.wait(3)
    assert [told.revision for told in watcher.all(Happened)] == [1]


# ------------------------------------------------------------------------------------------------- the count itself


@given(seats=st.lists(st.integers(0, 2), max_size=30), seed=st.integers(0, 99))
@settings(deadline=None, max_examples=examples(50))
def test_a_viewers_view_changes_only_where_their_count_does(seats: list[int], seed: int) -> None:
    match, told, chance = Match(GAME, 3, seed), Told(GAME, 3, newest=100), random.Random(seed)
    before = told.follow(first_moment(match))
    for seat in seats:
        action = chance.choice(list(GAME.candidates(match.view(seat))))
        moment = told.follow(moment_after(match, match.apply(seat, action)))
        for viewer in (None, 0, 1, 2):
            moved = moment.number(viewer) - before.number(viewer)
            assert moved == (viewer not in moment.kept_from)
            assert moved or _seen(before, viewer) == _seen(moment, viewer)
        before = moment


def _seen(moment: Moment, viewer: Viewer) -> bytes:
    return msgspec.json.encode(GAME.view(moment.position, viewer))


def test_who_is_told_of_a_step_is_told_that_it_was_taken_back() -> None:
    match, told = Match(GAME, 3, 1), Told(GAME, 3, newest=10)
    first = told.follow(first_moment(match))
    passed = told.follow(moment_after(match, match.apply(0, Pass(1))))
    back = msgspec.structs.replace(first, revision=2, actor=0, undone=True)
    assert told.follow(back).kept_from == passed.kept_from == {2, None}
    assert told.kept_from == ()


def test_steps_that_were_let_go_count_for_everyone() -> None:
    match, told = Match(GAME, 3, 1), Told(GAME, 3, newest=10)
    told.follow(first_moment(match))
    match.revision = 4
    shouted = told.follow(moment_after(match, match.apply(0, Shout())))
    passed = told.follow(moment_after(match, match.apply(0, Pass(1))))
    assert (shouted.told_as, passed.told_as) == ((5, 5, 5, 5), (6, 6, 5, 5))


def test_steps_that_not_everybody_was_told_of_are_never_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(old_steps, "BATCH", 1)
    match, told, old = Match(GAME, 3, 1), Told(GAME, 3, newest=10), OldSteps(newest=0)
    first = told.follow(first_moment(match))
    gone: list[int] = []
    for revision, action in ((1, Pass(1)), (3, Shout())):
        match.revision = revision - 1
        ahead = match.copy()
        old.follow(told.follow(moment_after(ahead, ahead.apply(0, action))))
        old.follow(told.follow(msgspec.structs.replace(first, revision=revision + 1, actor=0, undone=True)))
        gone += old.let_go()
    assert gone == [3, 4]
