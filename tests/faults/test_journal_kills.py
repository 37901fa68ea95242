"""`kill -9` at every step of a game of four: nothing that was told is lost, nothing happens twice."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import pytest

from faults.players import UR, Player, same_view
from server.on_disk import kept_in
from server.programs import LOOPBACK, PATIENCE, SERVER, Program
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.match import Match
from ziggurat_server.journal.replaying import played_again

SEED: Final = 11
OPTIONS: Final = UrOptions(max_rounds=12)
NAMES: Final = ("Anna", "Belit", "Carla", "Dagan")
DYING: Final = (str(Path(__file__).with_name("dying_server.py")),)
UNDO_CHANCE: Final = 0.15


def new_match() -> Match:
    """The match as the server starts it."""
    return Match(UR, len(NAMES), SEED, OPTIONS)


def script() -> Iterator[tuple[int, Any]]:
    """Who does what in the game, until its end: a seat and an action, or None where a step is taken back."""
    match, chance = new_match(), random.Random(SEED)
    while match.result is None:
        seat = match.due.seats[0]
        if match.may_undo(seat) and chance.random() < UNDO_CHANCE:
            match.undo(seat)
            yield seat, None
            continue
        action = chance.choice(list(UR.candidates(match.view(seat))))
        match.apply(seat, action)
        yield seat, action


def test_the_script_is_a_whole_game_with_steps_taken_back() -> None:
    deeds = [deed for _, deed in script()]
    assert len(deeds) >= 100
    assert deeds.count(None) >= 5


class Evening:
    """Four people at a server that dies, and `match`, which is what everyone must see when it is back."""

    def __init__(self, folder: Path) -> None:
        self.match = new_match()
        self.players = [Player(name) for name in NAMES]
        self._arguments = ("--listen", LOOPBACK, "--seed", str(SEED), "--data", str(folder))
        self.server = Program(*self._arguments, program=SERVER)

    def begin(self) -> None:
        """Everyone sits, and the match starts."""
        for player in self.players:
            player.arrive(self.server)
        code = self.players[0].open(len(NAMES), OPTIONS)
        for player in self.players:
            player.sit(code)
        self.players[0].start()
        for player in self.players:
            player.see_position()

    def end(self) -> None:
        """Whatever became of it."""
        self.server.close()

    def restart_to_die(self, when: Literal["before", "after"], what: int | Literal["let_go"]) -> None:
        """A new server in the place of the old one, which will die writing that revision or letting old steps go.

        Everyone comes back.
        """
        self._restart(when, str(what), program=DYING)

    def restart(self) -> None:
        """A new server in the place of the old one. Everyone comes back."""
        self._restart()

    def play(self, seat: int, deed: Any) -> None:
        """One step that everyone is told of."""
        self.players[seat].do(deed)
        self._do(seat, deed)
        for player in self.players:
            assert player.see_happen().revision == self.match.revision
        self.check()

    def play_and_die(self, seat: int, deed: Any) -> None:
        """One step that is the server's last. Nobody is told of it."""
        self.players[seat].do(deed)
        self.server.process.wait(PATIENCE)
        for player in self.players:
            with pytest.raises((EOFError, ConnectionError)):
                player.see_happen()

    def play_and_die_at_both_ends_of_the_commit(self, seat: int, deed: Any) -> None:
        """Die before it, come back, find nothing of the step; take it again, die after it, come back, find it once."""
        revision = self.match.revision + 1
        self.restart_to_die("before", revision)
        self.play_and_die(seat, deed)
        self.restart_to_die("after", revision)
        self.play_and_die(seat, deed)
        self._do(seat, deed)

    def act_and_undo_until_death(self) -> None:
        """Somebody does something and takes it back, again and again, until the server dies. Everyone comes back.

        Nobody can know whether the server still kept the last thing that was asked of it, but it must all agree.
        """
        assert self.may_be_undone is not None
        seat, action = self.may_be_undone
        try:
            for number in range(1_000):
                before = self.match.copy()
                self.play(seat, None if number % 2 else action)
        except (EOFError, ConnectionError):
            self.server.process.wait(PATIENCE)
        self.server.close()
        self.server = Program(*self._arguments, program=SERVER)
        told = max(player.revision for player in self.players)
        for player in self.players:
            player.arrive(self.server)
            player.resume()
        assert self.players[0].revision >= told
        if self.players[0].revision < self.match.revision:
            self.match = before
        self.check()

    @property
    def may_be_undone(self) -> tuple[int, Any] | None:
        """Who can do something now that can be taken back, and what; None if nobody can."""
        for seat in self.match.due.seats:
            for action in UR.candidates(self.match.view(seat)):
                tried = self.match.copy()
                tried.apply(seat, action)
                if tried.may_undo(seat):
                    return seat, action
        return None

    def check(self) -> None:
        """Everyone sees what they must."""
        for seat, player in enumerate(self.players):
            assert player.revision == self.match.revision
            assert same_view(self.match, seat, player.view)

    def _restart(self, *first_arguments: str, program: Sequence[str] = SERVER) -> None:
        self.server.close()
        self.server = Program(*first_arguments, *self._arguments, program=program)
        for player in self.players:
            missed = range(player.revision + 1, self.match.revision + 1)
            player.arrive(self.server)
            assert player.resume() == list(missed)
        self.check()

    def _do(self, seat: int, deed: Any) -> None:
        if deed is None:
            self.match.undo(seat)
        else:
            self.match.apply(seat, deed)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "every_step",
    [
        pytest.param(False, id="first, middle and last step"),
        pytest.param(True, id="every step", marks=[pytest.mark.faults, pytest.mark.timeout(7200)]),
    ],
)
def test_a_server_killed_before_and_after_a_commit_comes_back_with_all_that_was_told_and_nothing_twice(
    tmp_path: Path, every_step: bool
) -> None:
    steps = list(script())
    deadly = range(len(steps)) if every_step else (0, len(steps) // 2, len(steps) - 1)
    evening = Evening(tmp_path)
    try:
        evening.begin()
        for number, (seat, deed) in enumerate(steps):
            if number in deadly:
                evening.play_and_die_at_both_ends_of_the_commit(seat, deed)
                if number + 1 not in deadly:
                    evening.restart()
            else:
                evening.play(seat, deed)
        assert evening.match.result is not None
    finally:
        evening.end()
    check_file(tmp_path, evening.match)


@pytest.mark.thorough
@pytest.mark.parametrize(("when", "gone"), [("before", False), ("after", True)])
def test_a_server_killed_while_it_lets_old_steps_go_comes_back_with_all_that_was_told(
    tmp_path: Path, when: Literal["before", "after"], gone: bool
) -> None:
    evening = Evening(tmp_path)
    try:
        evening.begin()
        steps = script()
        while not evening.may_be_undone:
            evening.play(*next(steps))
        evening.restart_to_die(when, "let_go")
        evening.act_and_undo_until_death()
        evening.restart()
    finally:
        evening.end()
    check_file(tmp_path, evening.match, gone)


def check_file(folder: Path, match: Match, gone: bool = False) -> None:
    """What the file has is that match, step by step, but for old ones if some are `gone`."""
    (table,) = kept_in(folder).tables
    assert table.match is not None
    revisions = [step.revision for step in table.match.steps]
    assert gone == (revisions != list(range(1, match.revision + 1)))
    again = played_again(table.match, most=1, newest=50)
    assert again.match.digest() == match.digest()
