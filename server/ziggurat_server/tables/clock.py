"""Whose time runs at a table: seen anew whenever someone acts, comes, goes, or pauses the match."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ziggurat.games.game import Due, Span
from ziggurat.wire.clocks import ClockState, Standstill
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import ClocksMarked
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.clock_updates import ClockUpdates
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.clocks.phase_clock import PhaseClock, PhaseMark
from ziggurat_server.tables.moments.moment import Moment
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.seat_clocks import SeatClocks
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_updates import TableUpdates
from ziggurat_server.twisted_types import Timer


class TableClock:
    """Runs the clocks of a table's match.

    Time runs only for seats whose decision is awaited, and not while the match is paused or waits for the journal: for
    a player who is there their own, for one who is not their bank; on slow terms for both their own. Hired bots and
    seats that a bot keeps have no time to lose. A phase that has a time of its own spends it whoever acts, once
    everybody had time to come back after the server has started again.

    When time is up, the game's rules say what follows; where they do not, bots come for those whose time it was.
    """

    def __init__(
        self,
        state: TableState,
        clocks: SeatClocks,
        substitutes: Substitutes,
        updates: TableUpdates,
        context: ServerContext,
    ) -> None:
        self._state = state
        self._clocks = clocks
        self._substitutes = substitutes
        self._updates = updates
        self._context = context
        self._clock = context.clock
        self._phase = self._phase_clock(None)
        self._marked: ClockMark | None = None
        """How the clocks stood when the journal was told, or will be at once."""
        self._paused_by: str | None = None
        self._reunion = 0.0
        self._timer: Timer | None = None
        self._is_idle = False
        """Whether no time runs whoever acts, as long as the same people are there and no phase has a time."""
        self._clock_updates = ClockUpdates(state, context.clock)

    def begin(self, play: Play, mark: ClockMark | None = None, reached: Span | None = None) -> None:
        """A match begins with full clocks, or goes on with those of `mark`; nothing runs before `update`.

        `reached` is the farthest span that it has been in as far as the journal's steps tell; `mark` may know better.
        """
        spans = (play.match.span, reached, None if mark is None else mark.reached)
        farthest = max((span for span in spans if span is not None), key=lambda span: span.number)
        self._clocks.begin(farthest, mark)
        self._phase = self._phase_clock(None if mark is None else mark.phase)
        self._marked = mark
        self._is_idle = False
        self._paused_by = None if mark is None else mark.paused_by
        self._clock_updates.begin()

    def await_reunion(self) -> None:
        """The server has started again: for a moment nobody's bank runs, so that everyone has time to come back."""
        self._reunion = self._clock.seconds() + self._context.limits.reunion
        self.update()

    @property
    def pause(self) -> Standstill | None:
        """Why the match stands still, if it does."""
        if not self._clocks.are_set:
            return None
        if self._paused_by is not None:
            return Standstill(self._paused_by)
        return Standstill() if _is_deserted(self._state) and not self._state.terms.is_slow else None

    def check_not_paused(self) -> None:
        """Raises Refusal `paused`."""
        if self.pause is not None:
            raise Refusal("paused", "the match is paused")

    def has_time(self, seat: Seat) -> bool:
        """Whether the seat's player could think now."""
        return self._clocks.has_time(seat)

    def mark(self, moment: Moment) -> ClockMark | None:
        """Someone acted, which leads to this moment: no time runs until `move_on`. But where somebody is not told of
        it time goes on and the journal hears nothing of it, because clocks that run late, or that stand elsewhere once
        the server has started again, would tell them.

        Returns how the clocks stand at that moment, or None if the journal knows that already.
        """
        span, seconds = moment.span, moment.due.seconds
        if self._is_idle and self._marked is not None and self._counted(seconds) is None:
            return None
        self._forget_timer()
        if moment.kept_from:
            return None
        self._stop()
        mark = self._clocks.mark_in(span, self._paused_by)
        if mark is not None and seconds is not None:
            mark = msgspec.structs.replace(mark, phase=self._phase.mark_in(span, self._counted(seconds)))
        known, self._marked = self._marked, mark
        return None if known == mark else mark

    def send_to(self, person: Person) -> None:
        """Send someone who has come how the clocks stand."""
        if self._state.is_playing:
            self._clock_updates.send_to(person, self._state_of_clocks(self.pause))

    def pause_by(self, name: str) -> None:
        """The host of that name stops the match."""
        self._set_pause(name)

    def go_on(self) -> None:
        """The host ends the pause."""
        self._set_pause(None)

    def _set_pause(self, paused_by: str | None) -> None:
        self._paused_by = paused_by
        self.update()
        self.persist()

    def persist(self) -> None:
        """Note in the journal how the clocks stand now."""
        mark = self._clocks.mark(self._paused_by)
        if mark is not None and self._state.is_playing and not self._state.closed:
            self._marked = mark = msgspec.structs.replace(mark, phase=self._phase.mark())
            self._context.journal.note(ClocksMarked(self._state.code, mark))

    def move_on(self, moment: Moment) -> None:
        """The match has moved on to this moment. Where somebody is not told of it, it is due as before, and nobody is
        told of the clocks: what they ran wrong by until then waits for the next step that all are told of."""
        if moment.kept_from:
            self._set_timer()
        elif not self._is_idle or self._counted(moment.due.seconds) is not None:
            self.update()

    def update(self) -> None:
        """See whose time runs now, tell everyone if that is new, and wait for the next time that is up."""
        self._is_idle = False
        self._forget_timer()
        if not self._clocks.are_set or self._state.closed:
            return
        play = self._state.play
        if not self._state.is_playing or play is None or play.now is None:
            self._stop()
            return
        pause = self.pause
        if play.holds_clocks:
            # What was acted last may not be kept, and the clocks of it neither.
            self._marked = None
            self._stop()
        elif pause is not None:
            self._stop()
        else:
            self._go_on_in(play.now.span, play.now.due)
        self._clock_updates.send_if_new(self._state_of_clocks(pause))
        if not play.waits:
            self._set_timer()
        self._is_idle = pause is None and not play.waits and self._timer is None and self._hurries_nobody()

    def _hurries_nobody(self) -> bool:
        """Whether no seat has a time to think, and every seat's player is a person who is there."""
        if self._state.terms.kind != "none" or self._phase.left is not None:
            return False
        return all(
            seat.holder is not None
            and not seat.holder.bot
            and seat.substitute is None
            and seat.holder in self._state.audience
            for seat in self._state.seating.seats
        )

    def _stop(self) -> None:
        self._clocks.run()
        self._phase.stop()

    def _go_on_in(self, span: Span, due: Due) -> None:
        """The match is in this span, and time runs."""
        if self._clocks.enter(span) and self._substitutes.turn_passed():
            self._updates.send()
        self._phase.enter(span, self._counted(due.seconds))
        self._clocks.run(*self._awaited(due.seats))
        if not self._is_reuniting():
            self._phase.run()

    def _awaited(self, seats: Iterable[int]) -> tuple[list[int], list[int]]:
        """The seats whose own time runs, and those that are waited for."""
        thinking: list[int] = []
        missing: list[int] = []
        is_slow = self._state.terms.is_slow
        for index in seats:
            seat = self._state.seating.seats[index]
            if seat.holder is not None and seat.bot is None and seat.substitute is None:
                (thinking if is_slow or seat.holder in self._state.audience else missing).append(index)
        return thinking, [] if self._until_reunion() is not None else missing

    def _is_reuniting(self) -> bool:
        """Whether the server has just started again, and a player is not back yet."""
        return self._until_reunion() is not None and any(
            seat.holder is not None and seat.bot is None and seat.holder not in self._state.audience
            for seat in self._state.seating.seats
        )

    def _state_of_clocks(self, pause: Standstill | None) -> ClockState:
        clocks, left = self._clocks.told(pause), self._phase.left
        return clocks if left is None else msgspec.structs.replace(clocks, phase=left, phase_runs=self._phase.runs)

    def _set_timer(self) -> None:
        self._forget_timer()
        waits = [wait for wait in (self._clocks.wait(), self._phase.wait(), self._until_reunion()) if wait is not None]
        if waits:
            self._timer = self._clock.callLater(min(waits), self._time_is_up)

    def _until_reunion(self) -> float | None:
        wait = self._reunion - self._clock.seconds()
        return wait if wait > 0 else None

    def _time_is_up(self) -> None:
        """What the game's rules say comes, or a bot for every player who thought, or stayed away, for too long."""
        self._timer = None
        used_up = self._clocks.used_up()
        if self._phase.is_up:
            # Whoever's time is up with the phase's is in no other case than the rest.
            if not self._expire(()):
                self._phase.forget()
            self.update()
        elif used_up and self._expire(tuple(sorted(used_up))):
            self.update()
        else:
            self._have_kept(used_up)

    def _have_kept(self, used_up: frozenset[int]) -> None:
        for index in used_up:
            self._substitutes.play_for(self._state.seating.seats[index], self._substitutes.level)
        self.update()
        if used_up:
            self._updates.send()

    def _counted(self, seconds: int | None) -> int | None:
        """The time of a phase, where the rules say what follows it."""
        return seconds if self._state.game.has_defaults else None

    def _expire(self, seats: tuple[int, ...]) -> bool:
        """Have the rules say what follows, for the phase without seats; return whether they do."""
        play = self._state.play
        return self._state.game.has_defaults and play is not None and play.expire(seats)

    def _phase_clock(self, mark: PhaseMark | None) -> PhaseClock:
        return PhaseClock(self._clock.seconds, self._context.limits.told.clock_grace_ms / 1000, mark)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_deserted(state: TableState) -> bool:
    """Whether none of the match's players is there or, where only bots play, nobody to see it. A games night waits for
    nobody."""
    if state.night is not None:
        return False
    has_players = False
    for seat in state.seating.seats:
        if seat.holder is not None and seat.bot is None:
            if seat.holder in state.audience:
                return False
            has_players = True
    return has_players or not any(map(state.is_person_here, state.audience.present))
