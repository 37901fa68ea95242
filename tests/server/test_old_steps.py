"""What was taken back long ago is not kept for ever, and nothing that can be asked for is missing."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from server.journal_entries import CODE
from server.on_disk import ServerOnDisk, look_into
from server.test_agreements import match_at, running
from server.test_journal_recovery import back
from server.world import Visitor, written
from ziggurat.games.game import Action, IllegalAction
from ziggurat.games.ur.rules import Ur
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    Act,
    Happened,
    History,
    HistoryPage,
    Limits,
    PositionMessage,
    Resume,
    Said,
    Say,
    Sit,
    Undo,
)
from ziggurat_server.journal.journal import MatchStarted, StepsUndone, StepTaken, TurnUndone
from ziggurat_server.journal.kept import KeptMatch, KeptStep
from ziggurat_server.journal.replaying import played_again
from ziggurat_server.limits import ServerLimits
from ziggurat_server.tables.moments import old_steps
from ziggurat_server.tables.moments.moment import Moment, first_moment, moment_after, moment_without
from ziggurat_server.tables.moments.old_steps import BATCH, OldSteps
from ziggurat_server.tables.moments.told import Told

pytestmark = pytest.mark.both_stores

UR = Ur()
RAW = msgspec.Raw(b"{}")
TALKATIVE = Limits(lines_per_minute=10_000)
STEPS = 12
"""After so many there is something that can be done and taken back."""


class Notebook:
    """A match, and what is on file of it, from which old steps are let go, a few at a time."""

    def __init__(self, newest: int) -> None:
        self.match = Match(UR, 2, 4)
        self.newest = newest
        self.file: dict[int, KeptStep] = {}
        self.let_go = 0
        self.stood = [0]
        """How many steps stood at each revision."""
        self._old_steps = OldSteps(newest)
        self._told = Told(UR, 2, newest)
        self._told.follow(first_moment(self.match))

    def write(self, step: KeptStep, moment: Moment) -> None:
        """Keep the newest step, and let go what is old."""
        self.file[step.revision] = step
        self.stood.append(moment.steps)
        self._old_steps.follow(self._told.follow(moment))
        gone = self._old_steps.let_go()
        for revision in gone:
            del self.file[revision]
        self.let_go += len(gone)

    def kept(self) -> KeptMatch:
        """What a server would read that started now."""
        start = MatchStarted(CODE, "ur", 2, 4, RAW, ("Anna", "Belit"))
        return KeptMatch(start, tuple(self.file.values()), let_go=self.let_go)

    def act(self, choice: int) -> None:
        """Something legal."""
        seat = self.match.due.seats[0]
        actions = list(UR.candidates(self.match.view(seat)))
        action = actions[choice % len(actions)]
        moment = moment_after(self.match, self.match.apply(seat, action))
        self.write(StepTaken(CODE, self.match.revision, seat, written(action)), moment)

    def undo(self) -> None:
        """Take a step back, if any can be."""
        for seat in range(2):
            if self.match.may_undo(seat):
                self.match.undo(seat)
                self.write(StepsUndone(CODE, self.match.revision, seat), moment_without(self.match, seat))
                return

    def undo_turn(self, seat: int) -> None:
        """Take a turn back, if that can be."""
        if self.match.may_undo_turn(seat):
            self.match.undo_turn(seat)
            self.write(TurnUndone(CODE, self.match.revision, seat), moment_without(self.match, seat))


DEEDS = st.lists(st.sampled_from(["act", "act", "undo", "undo", "turn of 0", "turn of 1"]), min_size=20, max_size=80)


@given(deeds=DEEDS, newest=st.integers(1, 12), seed=st.integers(0, 99))
@settings(deadline=None, max_examples=examples(50))
def test_a_match_without_its_old_steps_plays_to_where_it_stood_with_its_newest_moments(
    deeds: list[str], newest: int, seed: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(old_steps, "BATCH", 2)
        book, chance = Notebook(newest), random.Random(seed)
        whole: list[KeptStep] = []
        for deed in deeds:
            if book.match.result is not None:
                break
            before = book.match.revision
            if deed == "act":
                book.act(chance.randrange(100))
            elif deed == "undo":
                book.undo()
            else:
                book.undo_turn(int(deed[-1]))
            whole += [book.file[book.match.revision]] if book.match.revision > before else []
    expected = played_again(KeptMatch(book.kept().start, tuple(whole)), newest, newest)
    again = played_again(book.kept(), newest, newest)
    assert again.match.revision == book.match.revision == expected.match.revision
    assert (again.match.steps, again.match.positions) == (book.match.steps, book.match.positions)
    assert list(again.moments)[-newest:] == list(expected.moments)[-newest:]
    stood_before = book.stood[max(0, len(book.stood) - 1 - newest)]
    assert len(book.file) <= stood_before + newest + old_steps.BATCH


def test_a_step_that_is_missing_though_nobody_let_it_go_is_noticed() -> None:
    book = Notebook(5)
    for choice in range(4):
        book.act(choice)
    del book.file[2]
    with pytest.raises((ValueError, IllegalAction)):
        played_again(book.kept(), 5, 5)


# ------------------------------------------------------------------------------------------------- in a server


def act_and_undo(visitors: list[Visitor], code: str, times: int) -> None:
    """The one who is to act does something and takes it back, again and again."""
    now = visitors[0].now
    seat, revision = now.to_act[0], now.revision
    actor, match = visitors[seat], match_at(visitors[seat].world, code)
    action = next(action for action in UR.candidates(match.view(seat)) if _may_be_undone(match, seat, action))
    for _ in range(times):
        actor.say(Act(9, code, revision, written(action)))
        actor.say(Undo(9, code, revision + 1))
        revision += 2
        actor.world.wait(0.1)
    assert actor.last(Happened).revision == revision


def _may_be_undone(match: Match, seat: int, action: Action) -> bool:
    tried = match.copy()
    tried.apply(seat, action)
    return tried.may_undo(seat)


def rows(folder: Path, table: str) -> int:
    """How many rows are kept in that table."""
    with look_into(folder) as sql:
        (count,) = sql.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(count)


def history(visitor: Visitor, code: str) -> HistoryPage:
    """The match so far, as they see it."""
    visitor.say(History(70, code, 0))
    return visitor.last(HistoryPage)


def test_acting_and_undoing_again_and_again_adds_no_rows_without_end(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = running(first.world, "Anna", "Belit", steps=STEPS)
    act_and_undo(visitors, code, 400)
    limits = first.world.limits
    assert rows(tmp_path, "steps") <= STEPS + limits.moments + BATCH + 2


def test_a_match_comes_back_without_its_old_steps_as_it_was(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path)
    code, visitors = running(first.world, "Anna", "Belit", steps=STEPS)
    act_and_undo(visitors, code, 120)
    told = visitors[0].all(Happened)
    since = told[-1].revision - first.world.limits.moments + 1
    so_far = history(visitors[0], code)
    again = back(first.again(), visitors[0])
    again.say(Resume(1, code, since))
    assert again.all(Happened) == [message for message in told if message.revision > since]
    assert history(again, code) == so_far


def test_a_match_goes_on_after_its_old_steps_were_let_go_and_the_server_died(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, visitors = running(server.world, "Anna", "Belit", steps=STEPS)
    revision = STEPS
    for _ in range(3):
        act_and_undo(visitors, code, 80)
        revision += 160
        server.die()
        server = ServerOnDisk(tmp_path)
        visitors = [back(server.world, visitor) for visitor in visitors]
        for visitor in visitors:
            visitor.say(Sit(1, code))
            visitor.now = visitor.position = visitor.only(PositionMessage)
            assert visitor.now.revision == revision
    assert rows(tmp_path, "steps") <= STEPS + server.world.limits.moments + BATCH + 2


def test_a_match_from_a_file_that_still_has_all_of_them_comes_back_and_they_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(old_steps, "BATCH", 10**9)
        server = ServerOnDisk(tmp_path)
        code, visitors = running(server.world, "Anna", "Belit", steps=STEPS)
        act_and_undo(visitors, code, 200)
        assert rows(tmp_path, "steps") == STEPS + 400
    world = server.again()
    visitors = [back(world, visitor) for visitor in visitors]
    for visitor in visitors:
        visitor.say(Sit(1, code))
        visitor.now = visitor.position = visitor.only(PositionMessage)
    act_and_undo(visitors, code, 8)
    assert rows(tmp_path, "steps") <= STEPS + world.limits.moments + BATCH + 2


# ------------------------------------------------------------------------------------------------- what was said


def test_of_what_is_said_no_more_stays_on_file_than_the_table_keeps_twice(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, ServerLimits(TALKATIVE, chat_lines=5))
    code, (anna, _) = first.world.room("Anna", "Belit")
    for number in range(43):
        anna.say(Say(5, f"line {number}", code))
        first.world.wait(1)
    assert rows(tmp_path, "chat") <= 10
    again = back(first.again(), anna)
    again.say(Sit(1, code))
    assert [line.text for line in again.all(Said)] == [f"line {number}" for number in range(38, 43)]


def test_what_an_older_server_left_of_the_talk_is_let_go_too(tmp_path: Path) -> None:
    first = ServerOnDisk(tmp_path, ServerLimits(TALKATIVE, chat_lines=1000))
    code, (anna, _) = first.world.room("Anna", "Belit")
    for number in range(60):
        anna.say(Say(5, f"line {number}", code))
        first.world.wait(1)
    first.die()
    ServerOnDisk(tmp_path, ServerLimits(TALKATIVE, chat_lines=50)).die()
    assert rows(tmp_path, "chat") == 50
