"""A running match at a table: the way of an action from a player's submission to everyone's screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.games.game import IllegalAction, Seat, Viewer
from ziggurat.match.match import Match
from ziggurat.wire.messages import Done, Error, Rejected
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import CheckpointKept, Journal, MatchEntry, MatchStarted, StepsLetGo, TableKept
from ziggurat_server.limits import ServerLimits
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.changes import Agreement, AgreementKind, Ask, Change, Changes, Submission
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.checkpoints import Checkpoints
from ziggurat_server.tables.moments.history import Line
from ziggurat_server.tables.moments.moment import Moment, first_moment, opening_moment
from ziggurat_server.tables.moments.old_steps import OldSteps
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.moments.showing import Showing
from ziggurat_server.tables.moments.told import Told

_log = Logger()


class Listener(Protocol):
    """Who is told how a match goes."""

    def match_moved(self, moment: Moment, showing: Showing) -> None:
        """The match began or moved on, and that is safe."""

    def action_rejected(self) -> None:
        """The rules refused what a player wanted."""

    def match_about_to_move(self, moment: Moment) -> ClockMark | None:
        """Someone acted, which leads to this moment once that is safe: say how the clocks will stand there if there
        are any, and stop them until then, unless somebody may know nothing of it."""

    def match_not_begun(self) -> None:
        """The start could not be written down: there is no match."""

    def match_paused(self) -> None:
        """What was done could not be written down, and was not done: the match stands where it was told to."""

    def match_goes_on(self) -> None:
        """It can be written down again."""


class Play:
    """One match, told as far as the journal keeps it.

    Wishes are taken one by one: while the journal is still writing one, the next waits. What the journal cannot keep
    is taken back before anyone hears of it, and the match pauses until the journal has recovered.
    """

    def __init__(
        self,
        table: str,
        match: Match,
        journal: Journal,
        limits: ServerLimits,
        listener: Listener,
    ) -> None:
        self.match = match
        self._table = table
        self._journal = journal
        self._most_waiting = limits.waiting_actions
        self._listener = listener
        self._told = Told(match.game, match.seats, limits.moments)
        self._showing: Showing | None = None
        self._old_steps = OldSteps(limits.moments)
        self._checkpoints = Checkpoints(match.span)
        self._waiting: deque[Submission | Agreement] = deque()
        self._writing = False
        self._in_secret = False
        """Whether what is written, or was last, is nothing that everyone is told of."""
        self._paused = False
        self._written_match = match
        self._changes = Changes(table, match.game)

    @property
    def now(self) -> Moment | None:
        """The newest moment that was told; None before the first."""
        return self._told.now

    @property
    def showing(self) -> Showing | None:
        """The newest moment, encoded; None before the first."""
        return self._showing

    @property
    def revision(self) -> int:
        """The newest revision that was told to anybody. It is the match's own, which no viewer is to see."""
        return 0 if self.now is None else self.now.revision

    @property
    def line(self) -> Line:
        """The match as far as it is written down."""
        match = self._written_match
        return Line(match.game, match.position_after, match.steps, self._told.kept_from)

    @property
    def waits(self) -> bool:
        """Whether nobody can act before the journal has written something."""
        return self._writing or self._paused

    @property
    def holds_clocks(self) -> bool:
        """Whether no time may run before the journal has written something. What not everyone is told of holds no
        clock: by its time everyone could see that there was something."""
        return self._paused or (self._writing and not self._in_secret)

    def begin(self, names: tuple[str, ...], opening: PlayedAgain | None = None, at: TableKept | None = None) -> None:
        """Write the start down, `at` a table like this, and tell the first position: that after the `opening`, if it
        begins with one."""
        start = MatchStarted.of(self._table, self.match, names, at)
        self._writing = True
        self._keep(start, partial(self._begun, opening), self._not_begun)

    def go_on_from(self, again: PlayedAgain) -> None:
        """The match has come this far before, and stands at the last of its moments."""
        self._told = again.told
        self._showing = self.showing_of(again.moments[-1])
        self._old_steps = again.old_steps
        self._checkpoints = again.checkpoints

    def stop(self) -> None:
        """Drop what waits: nobody goes on with the match."""
        self._waiting.clear()

    def submit(self, person: Person, seat: Seat, ask: Ask) -> None:
        """Have this done after all that waits. It is answered in its time.

        Raises Refusal `too_fast` if too much waits, `not_saved` while the match is paused.
        """
        if self._paused:
            raise _not_saved()
        if len(self._waiting) >= self._most_waiting:
            raise Refusal("too_fast", "too many actions wait at this table")
        self._waiting.append(Submission(person.answerer(), seat, ask))
        self._take_waiting()

    def agree(self, kind: AgreementKind, seat: Seat, revision: int) -> None:
        """Do what all players agreed to, after all that waits; nothing if the match is somewhere else by then."""
        if not self._paused:
            self._waiting.append(Agreement(kind, seat, revision))
            self._take_waiting()

    def expire(self, seats: tuple[Seat, ...]) -> bool:
        """Do what the rules say when the time of these seats, or without seats that of the phase, is up.

        Returns False if they say nothing of it. While the journal writes nothing is done: no time runs then.
        """
        if self.waits:
            return True
        before = self.match.copy()
        try:
            change = self._changes.expire(self.match, seats)
        except IllegalAction:
            return False
        self._write(change, None, before)
        return True

    def revision_of(self, viewer: Viewer) -> int:
        """The newest revision as this viewer counts them."""
        return self._told.revision_of(viewer)

    def missed(self, viewer: Viewer, since: int, until: int) -> list[Showing] | None:
        """What the viewer was told between these revisions of theirs, oldest first; None if that is further back than
        is kept."""
        missed = self._told.since(viewer, since, until)
        return None if missed is None else [self.showing_of(moment) for moment in missed]

    def showing_of(self, moment: Moment) -> Showing:
        """A moment of this match, to be told."""
        return Showing(self._table, self.match.game, moment)

    def _take_waiting(self) -> None:
        while self._waiting and not self._writing:
            submission = self._waiting.popleft()
            before = self.match.copy()
            try:
                change = self._changes.carry_out(self.match, self._told, submission)
            except Refusal as refusal:
                _refuse(submission, refusal)
            except IllegalAction as illegal:
                self._reject(submission, illegal)
                self._listener.action_rejected()
            else:
                self._write(change, submission, before)

    def _write(self, bare: Change, submission: Submission | Agreement | None, before: Match) -> None:
        moment = self._told.foresee(bare.moment)
        entry = bare.with_clocks(self._listener.match_about_to_move(moment)).entry
        self._in_secret = bool(moment.kept_from)
        self._writing = True
        self._written_match = before
        self._keep(entry, partial(self._done, moment, submission), partial(self._not_done, submission, before))

    def _keep(self, entry: MatchEntry, kept: Callable[[], None], not_kept: Callable[[], None]) -> None:
        """Write the entry down, and go on when that is done."""
        keeping = self._journal.append(entry)
        if keeping is not None:
            keeping.addCallbacks(lambda _: kept(), lambda _: not_kept())
            keeping.addErrback(self._log_failure)
            return
        try:
            kept()
        except Exception:  # noqa: BLE001 - as above, whatever it is, it is not the asking connection's fault
            _log.failure("table {table} could not go on", table=self._table)

    def _done(self, moment: Moment, submission: Submission | Agreement | None) -> None:
        self._written(moment)
        if isinstance(submission, Submission):
            submission.answer(Done(submission.ask.id))
        self._take_waiting()

    def _written(self, moment: Moment) -> None:
        """The journal has it, and what was foreseen is told."""
        self._writing = False
        self._written_match = self.match
        self._told.tell(moment)
        self._showing = self.showing_of(moment)
        self._relieve_journal(moment)
        self._listener.match_moved(moment, self._showing)

    def _relieve_journal(self, moment: Moment) -> None:
        """Drop what is old, and keep a checkpoint if one is due."""
        if moment.is_first:
            return
        self._old_steps.follow(moment)
        gone = self._old_steps.let_go()
        if gone:
            self._journal.note(StepsLetGo(self._table, gone))
        checkpoint = self._checkpoints.follow(moment, self.match)
        if checkpoint is not None:
            self._journal.note(CheckpointKept(self._table, checkpoint))

    def _begun(self, opening: PlayedAgain | None) -> None:
        if opening is None:
            self._written(self._told.foresee(first_moment(self.match)))
        else:
            self._writing = False
            self.go_on_from(opening)
            first = opening_moment(opening.moments[-1])
            self._listener.match_moved(first, self.showing_of(first))
        self._take_waiting()

    def _not_begun(self) -> None:
        self._writing = False
        self._listener.match_not_begun()

    def _not_done(self, submission: Submission | Agreement | None, before: Match) -> None:
        """Go back to what the journal has, and wait for it."""
        self._writing = False
        self._paused = True
        self.match = before
        waiting = [submission, *self._waiting]
        self._waiting.clear()
        for refused in waiting:
            _refuse(refused, _not_saved())
        self._listener.match_paused()
        self._journal.recovered().addCallback(lambda _: self._go_on()).addErrback(self._log_failure)

    def _go_on(self) -> None:
        self._paused = False
        self._listener.match_goes_on()

    def _log_failure(self, failure: Failure) -> None:
        _log.failure("table {table} could not go on", failure, table=self._table)

    def _reject(self, submission: Submission | Agreement, illegal: IllegalAction) -> None:
        if not isinstance(submission, Submission):
            return
        submission.answer(
            Rejected(
                id=submission.ask.id,
                table=self._table,
                revision=self.revision_of(submission.seat),
                code=illegal.refusal.code,
                message=illegal.refusal.detail,
                rule=illegal.refusal.rule,
                params=dict(illegal.refusal.params),
            )
        )


def _refuse(submission: Submission | Agreement | None, refusal: Refusal) -> None:
    if isinstance(submission, Submission):
        submission.answer(Error(refusal.code, refusal.message, submission.ask.id, refusal.params))


def _not_saved() -> Refusal:
    return Refusal("not_saved", "the server cannot write this down now; the match waits until it can")
