"""Clocks tell nothing of whispers: what one is told of them, and when, follows from what one is told of the match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.note_game import NoteGame, Pass, Shout
from server.on_disk import ServerOnDisk
from server.world import SlowJournal, Visitor, World, written
from ziggurat.games import GAMES
from ziggurat.games.game import Action
from ziggurat.wire.messages import Act, ClockMessage, ClockTerms, Ready, Sit, Start

pytestmark = pytest.mark.both_stores

GAME = NoteGame()
ANNA, BELIT, CYRUS = range(3)
TERMS = ClockTerms("per_game", seconds=600)
HARDLY, LONG = 0.06, 5
"""Seconds that the journal takes for an entry: so few that a clock may be wrong by them, and many."""


@pytest.fixture(autouse=True)
def _notes_are_played() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.id, GAME)
        yield


class Party:
    """A match of notes on a clock among Anna, Belit and Cyrus, where the journal takes its time."""

    def __init__(self) -> None:
        self.journal = SlowJournal()
        self.world = World(journal=self.journal)
        self.code, self.players = self.world.room("Anna", "Belit", "Cyrus", game=GAME.id, clock=TERMS)
        for player in self.players:
            player.say(Ready(3, self.code))
        self.players[ANNA].say(Start(4, self.code))
        self.journal.keep_next()
        self._told = [0, 0, 0]
        self.forget()

    def forget(self) -> None:
        """Forget what was heard."""
        for player in self.players:
            player.forget()

    def act(self, seat: int, action: Action, writing: float) -> None:
        """The seat does that, and it takes the journal so many seconds."""
        self.players[seat].say(Act(9, self.code, self._told[seat], written(action)))
        self.world.clock.advance(writing)
        self.journal.keep_next()
        for told in (seat, action.to) if isinstance(action, Pass) else range(3):
            self._told[told] += 1

    def left_of(self, seat: int) -> int:
        """The seat's own time, in milliseconds, as it is told to somebody who comes back."""
        again = self._back(seat)
        return again.last(ClockMessage).state.left[seat]

    def _back(self, seat: int) -> Visitor:
        before = self.players[seat].welcome
        again = self.players[seat] = self.world.visitor(before.name, before.token)
        again.say(Sit(90, self.code))
        return again


@pytest.fixture
def party() -> Party:
    return Party()


def test_time_goes_on_while_the_journal_writes_a_whisper(party: Party) -> None:
    party.act(ANNA, Pass(BELIT), LONG)
    assert party.left_of(CYRUS) == 1000 * (TERMS.seconds - LONG)


def test_no_time_runs_while_the_journal_writes_what_all_are_told_of(party: Party) -> None:
    party.act(ANNA, Shout(), LONG)
    assert party.left_of(CYRUS) == 1000 * TERMS.seconds


def test_time_stands_still_once_a_whisper_could_not_be_written(party: Party) -> None:
    party.players[ANNA].say(Act(9, party.code, 0, written(Pass(BELIT))))
    party.world.clock.advance(LONG)
    party.journal.fail_next()
    party.world.clock.advance(LONG)
    told = party.players[CYRUS].only(ClockMessage).state
    assert (told.running, told.left) == ((), (1000 * (TERMS.seconds - LONG),) * 3)


def test_whoever_comes_while_a_whisper_is_written_is_told_that_time_runs(party: Party) -> None:
    party.players[ANNA].say(Act(9, party.code, 0, written(Pass(BELIT))))
    party.world.clock.advance(LONG)
    assert party.left_of(CYRUS) == 1000 * (TERMS.seconds - LONG)
    assert party.players[CYRUS].last(ClockMessage).state.running == (ANNA, BELIT, CYRUS)


def test_nobody_is_told_of_the_clocks_after_a_whisper(party: Party) -> None:
    party.act(ANNA, Pass(BELIT), LONG)
    assert [player.all(ClockMessage) for player in party.players] == [[], [], []]


def test_what_clocks_ran_wrong_by_is_told_with_what_all_are_told_of_and_not_with_a_whisper(party: Party) -> None:
    party.act(BELIT, Shout(), HARDLY)
    party.act(ANNA, Pass(BELIT), HARDLY)
    party.act(ANNA, Pass(BELIT), LONG)
    assert party.players[CYRUS].all(ClockMessage) == []
    party.act(BELIT, Shout(), HARDLY)
    told = party.players[CYRUS].only(ClockMessage).state.left
    assert told == (1000 * TERMS.seconds - round(1000 * (HARDLY + LONG)),) * 3


def left_after_a_kill(folder: Path, whispers: int) -> int:
    """What Cyrus has left, in milliseconds, once the server has started again: it was killed half a minute after Anna
    shouted and whispered so often."""
    first = ServerOnDisk(folder)
    code, players = first.world.match("Anna", "Belit", "Cyrus", game=GAME.id, clock=TERMS)
    first.world.wait(10)
    players[ANNA].say(Act(9, code, 0, written(Shout())))
    for number in range(whispers):
        first.world.wait(10)
        players[ANNA].say(Act(9, code, number + 1, written(Pass(BELIT))))
    first.world.wait(30 - 10 * whispers)
    again = first.again()
    before = players[CYRUS].welcome
    cyrus = again.visitor(before.name, before.token)
    cyrus.say(Sit(90, code))
    return cyrus.last(ClockMessage).state.left[CYRUS]


def test_after_a_kill_the_clocks_stand_as_if_nobody_had_whispered(tmp_path: Path) -> None:
    left = [left_after_a_kill(tmp_path / str(whispers), whispers) for whispers in (0, 2)]
    assert left == [1000 * (TERMS.seconds - 10)] * 2
