"""A running match at a table: the way of an action from a player's wish to everyone's screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.games.game import Action, IllegalAction, Seat
from ziggurat.match import Match
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import Act, Done, Error, Rejected, Undo
from ziggurat_server.audience import Moment, Showing, moment_of
from ziggurat_server.journal import Journal, JournalEntry, MatchStarted, StepsUndone, StepTaken
from ziggurat_server.limits import ServerLimits
from ziggurat_server.people import Person
from ziggurat_server.refusal import Refusal

Deed: TypeAlias = Act | Undo

_log = Logger()


class Wish(msgspec.Struct, frozen=True):
    """What a player wants done, as it waits for its turn."""

    person: Person
    seat: Seat
    deed: Deed


class Play:
    """One match, told as far as the journal keeps it.

    Wishes are taken one by one: while the journal is still writing one, the next waits. `told` is called with each new
    moment once it is safe; `failed` if the journal could not keep it, and then the match must not go on.
    """

    def __init__(
        self,
        table: str,
        match: Match,
        journal: Journal,
        limits: ServerLimits,
        told: Callable[[Moment, Showing], None],
        failed: Callable[[Failure], None],
    ) -> None:
        self.match = match
        self._table = table
        self._journal = journal
        self._most_waiting = limits.waiting_actions
        self._tell = told
        self._failed = failed
        self._moments: deque[Moment] = deque(maxlen=limits.moments)
        self._showing: Showing | None = None
        self._waiting: deque[Wish] = deque()
        self._writing = False
        self._decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(match.game.action_type)

    @property
    def now(self) -> Moment | None:
        """The newest moment that was told; None before the first."""
        return self._moments[-1] if self._moments else None

    @property
    def showing(self) -> Showing | None:
        """The newest moment, encoded; None before the first."""
        return self._showing

    @property
    def revision(self) -> int:
        """The newest revision that was told."""
        return self._moments[-1].revision if self._moments else 0

    def begin(self, names: tuple[str, ...]) -> None:
        """Write the start down and tell the first position."""
        match = self.match
        options = msgspec.Raw(msgspec.json.encode(match.options))
        self._write(MatchStarted(match.game.id, match.seats, match.seed, options, names), moment_of(match), None)

    def wish(self, person: Person, seat: Seat, deed: Deed) -> None:
        """Do this, after all that waits. It is answered in its time. Raises Refusal `too_fast` if too much waits."""
        if len(self._waiting) >= self._most_waiting:
            raise Refusal("too_fast", "too many actions wait at this table")
        self._waiting.append(Wish(person, seat, deed))
        self._take_waiting()

    def missed(self, since: int) -> list[Showing] | None:
        """Every moment after that revision, oldest first; None if that is further back than is kept."""
        if not self._moments or not self._moments[0].revision <= since <= self.revision:
            return None
        return [self._show(moment) for moment in self._moments if moment.revision > since]

    def _take_waiting(self) -> None:
        while self._waiting and not self._writing:
            wish = self._waiting.popleft()
            try:
                entry, moment = self._do(wish)
            except Refusal as refusal:
                wish.person.send(Error(refusal.code, refusal.message, wish.deed.id, refusal.params))
            except IllegalAction as illegal:
                wish.person.send(self._rejection(wish, illegal))
            else:
                self._write(entry, moment, wish)

    def _do(self, wish: Wish) -> tuple[JournalEntry, Moment]:
        if isinstance(wish.deed, Undo):
            return self._undo(wish.seat, wish.deed)
        return self._act(wish.seat, wish.deed)

    def _act(self, seat: Seat, act: Act) -> tuple[JournalEntry, Moment]:
        try:
            action = read_raw(self._decoder, act.action)
        except BadValue as bad:
            raise Refusal("bad_action", str(bad)) from bad
        if not self._is_timely(act.revision, seat, action):
            raise self._stale()
        events = self.match.apply(seat, action)
        entry = StepTaken(self.match.revision, seat, msgspec.Raw(msgspec.json.encode(action)))
        return entry, moment_of(self.match, seat, events)

    def _undo(self, seat: Seat, undo: Undo) -> tuple[JournalEntry, Moment]:
        if undo.revision != self.match.revision:
            raise self._stale()
        self.match.undo(seat)
        return StepsUndone(self.match.revision, seat), moment_of(self.match, seat, undone=True)

    def _is_timely(self, revision: int, seat: Seat, action: Action) -> bool:
        if revision == self.match.revision:
            return True
        seen = next((moment for moment in self._moments if moment.revision == revision), None)
        if seen is None:
            return False
        return self.match.game.independent(seen.position, self.match.position, seat, action)

    def _stale(self) -> Refusal:
        return Refusal("stale", "the match has moved on since you chose that", revision=self.match.revision)

    def _write(self, entry: JournalEntry, moment: Moment, wish: Wish | None) -> None:
        self._writing = True
        kept: Deferred[None] = self._journal.append(self._table, entry)
        kept.addCallbacks(lambda _: self._written(moment, wish), self._failed)
        kept.addErrback(lambda failure: _log.failure("table {table} could not go on", failure, table=self._table))

    def _written(self, moment: Moment, wish: Wish | None) -> None:
        self._writing = False
        self._moments.append(moment)
        self._showing = self._show(moment)
        self._tell(moment, self._showing)
        if wish is not None:
            wish.person.send(Done(wish.deed.id))
        self._take_waiting()

    def _show(self, moment: Moment) -> Showing:
        return Showing(self._table, self.match.game, moment)

    def _rejection(self, wish: Wish, illegal: IllegalAction) -> Rejected:
        return Rejected(
            id=wish.deed.id,
            table=self._table,
            revision=self.revision,
            code=illegal.code,
            message=illegal.detail,
            rule=illegal.rule,
            params=illegal.params,
        )
