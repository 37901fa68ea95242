"""What a submission makes of a match, and what the journal is told of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ziggurat.games.game import Action, Game, Seat
from ziggurat.match.match import Match
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import Act, Undo
from ziggurat_server.guests.people import Answerer
from ziggurat_server.journal.journal import MatchCalledOff, StepsUndone, StepTaken, TimeExpired, TurnUndone
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.moment import Moment, moment_after, moment_called_off, moment_without
from ziggurat_server.tables.moments.told import Told

Ask: TypeAlias = Act | Undo
AgreementKind: TypeAlias = Literal["call_off", "undo_turn"]
ChangeEntry: TypeAlias = StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff


class Submission(msgspec.Struct, frozen=True):
    """What a player wants done, as it waits for its turn."""

    answer: Answerer
    seat: Seat
    ask: Ask


class Agreement(msgspec.Struct, frozen=True):
    """What all players agreed to when the match stood at `revision`, as `seat` had offered. It needs no answer."""

    kind: AgreementKind
    seat: Seat
    revision: int


class Change(NamedTuple):
    """What was done to a match: what the journal is told, and the moment it led to."""

    entry: ChangeEntry
    moment: Moment

    def with_clocks(self, clocks: ClockMark | None) -> Change:
        """The same with how the clocks stand then; a match that was called off has none any more."""
        if clocks is None or isinstance(self.entry, MatchCalledOff):
            return self
        return Change(msgspec.structs.replace(self.entry, clocks=clocks), self.moment)


class Changes:
    """Changes the matches of one table. What is refused changes nothing."""

    def __init__(self, table: str, game: Game[Any, Any, Any]) -> None:
        self._table = table
        self._decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(game.action_type)

    def carry_out(self, match: Match, told: Told, submission: Submission | Agreement) -> Change:
        """Do what is wished in a match that everyone was told of like this.

        Raises Refusal, or IllegalAction if the rules refuse it.
        """
        if isinstance(submission, Agreement):
            return (
                self._call_off(match, submission)
                if submission.kind == "call_off"
                else self._undo_turn(match, told, submission)
            )
        if isinstance(submission.ask, Undo):
            return self._undo(match, told, submission.seat, submission.ask)
        return self._act(match, told, submission.seat, submission.ask)

    def expire(self, match: Match, seats: tuple[Seat, ...]) -> Change:
        """Do what the rules say when the time of these seats, or without seats that of the phase, is up.

        Raises IllegalAction if they say nothing of it.
        """
        moment = moment_after(match, match.expire(seats))
        entry = TimeExpired(self._table, moment.revision, seats, moment.result, digest=match.last_digest)
        return Change(entry, moment)

    def _act(self, match: Match, told: Told, seat: Seat, act: Act) -> Change:
        try:
            action = read_raw(self._decoder, act.action)
        except BadValue as bad:
            raise Refusal("bad_action", str(bad)) from bad
        if not _is_timely(match, told, act.revision, seat, action):
            raise _stale(told, seat)
        moment = moment_after(match, match.apply(seat, action))
        encoded = msgspec.Raw(msgspec.json.encode(action))
        entry = StepTaken(self._table, moment.revision, seat, encoded, moment.result, digest=match.last_digest)
        return Change(entry, moment)

    def _undo(self, match: Match, told: Told, seat: Seat, undo: Undo) -> Change:
        if undo.revision != told.revision_of(seat):
            raise _stale(told, seat)
        match.undo(seat)
        moment = moment_without(match, seat)
        return Change(StepsUndone(self._table, moment.revision, seat), moment)

    def _undo_turn(self, match: Match, told: Told, agreement: Agreement) -> Change:
        if agreement.revision != match.revision:
            raise _stale(told, agreement.seat)
        match.undo_turn(agreement.seat)
        moment = moment_without(match, agreement.seat)
        return Change(TurnUndone(self._table, moment.revision, agreement.seat), moment)

    def _call_off(self, match: Match, agreement: Agreement) -> Change:
        match.call_off()
        moment = moment_called_off(match, agreement.seat)
        return Change(MatchCalledOff(self._table, moment.revision, agreement.seat, moment.result), moment)


def _is_timely(match: Match, told: Told, revision: int, seat: Seat, action: Action) -> bool:
    """Whether it was chosen on the newest that the seat was told of, or means the same there."""
    if revision == told.revision_of(seat):
        return True
    seen = told.at(seat, revision)
    if seen is None:
        return False
    game = match.game
    return game.fits(game.view(seen.position, seat), match.view(seat), action)


def _stale(told: Told, seat: Seat) -> Refusal:
    return Refusal("stale", "the match has moved on since you chose that", revision=told.revision_of(seat))
