"""Whose time runs at a table: seen anew whenever someone acts, comes, goes, or pauses the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.games.game import Span
from ziggurat.wire.clocks import ClockState, ClockTerms, Standstill
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import ClockMessage
from ziggurat_server.asked_of_twisted import Timer
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import ClocksMarked
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.match_clocks import ClockMark, MatchClocks
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.watching import NO_DELAY

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table

SLACK: Final = 100
"""Milliseconds by which a clock may differ from what everyone thinks before they are told."""


class TableClock:
    """The clocks of a table's match. `terms` are what its next match is played by.

    Time runs only for seats whose decision is awaited, and not while the match is paused or waits for the journal: for
    a player who is there their own, for one who is not their bank. Hired bots and seats that a bot keeps have no time
    to lose. A bot that came by itself has some on any terms: nobody waits for a program for ever.
    """

    def __init__(self, table: Table) -> None:
        self.terms = ClockTerms()
        self._table = table
        self._clock = table.premises.clock
        self._clocks: MatchClocks | None = None
        self._bot_clocks: MatchClocks | None = None
        """What bots that came by themselves have where the terms would let everyone wait for ever; nobody is told."""
        self._marked: ClockMark | None = None
        """How the clocks stood when the journal was told, or will be at once."""
        self._paused_by: str | None = None
        self._reunion = 0.0
        self._timer: Timer | None = None
        self._told: tuple[ClockState, float] | None = None

    # ------------------------------------------------------------------------------------ a match's life

    def begin(self, play: Play, mark: ClockMark | None = None, reached: Span | None = None) -> None:
        """A match begins with full clocks, or goes on with those of `mark`; nothing runs before `look`.

        `reached` is the farthest span that it has been in as far as the journal's steps tell; `mark` may know better.
        """
        spans = (play.match.span, reached, None if mark is None else mark.reached)
        farthest = max((span for span in spans if span is not None), key=lambda span: span.number)
        bot_terms = ClockTerms("per_turn", self._table.premises.limits.told.bot_seconds, bank=None)
        self._clocks = self._new_clocks(self.terms, farthest, mark)
        self._bot_clocks = self._new_clocks(bot_terms, farthest)
        self._marked = mark
        self._paused_by = None if mark is None else mark.paused_by
        self._told = None

    def await_reunion(self) -> None:
        """The server has started again: for a moment nobody's bank runs, so that everyone has time to come back."""
        self._reunion = self._clock.seconds() + self._table.premises.limits.reunion
        self.look()

    def stop(self) -> None:
        """Nothing runs any more, and nobody looks."""
        self._forget_timer()
        self._run()

    def _new_clocks(self, terms: ClockTerms, farthest: Span, mark: ClockMark | None = None) -> MatchClocks:
        table = self._table
        grace = table.premises.limits.told.clock_grace_ms / 1000
        return MatchClocks(terms, len(table.seating), farthest, self._clock.seconds, grace, mark)

    # ------------------------------------------------------------------------------------ how it stands

    @property
    def pause(self) -> Standstill | None:
        """Why the match stands still, if it does."""
        if self._clocks is None:
            return None
        if self._paused_by is not None:
            return Standstill(self._paused_by)
        return Standstill() if self._is_deserted() else None

    @property
    def keeper_level(self) -> str:
        """The level of the bots that keep seats here."""
        levels = self._table.premises.levels
        return self.terms.keeper or levels[len(levels) // 2]

    def check_not_paused(self) -> None:
        """Raises Refusal `paused`."""
        if self.pause is not None:
            raise Refusal("paused", "the match is paused")

    def has_time(self, seat: Seat) -> bool:
        """Whether the seat's player could think now."""
        index = self._table.seating.seats.index(seat)
        return all(clocks.has_time(index) for clocks in self._all_clocks)

    def is_over_for(self, seat: Seat) -> bool:
        """Whether the seat has no time left and never gets any."""
        return self.terms.kind == "per_game" and not self.terms.increment and not self.has_time(seat)

    def mark(self, span: Span) -> ClockMark | None:
        """Someone acted, which leads to this span: nobody's time runs until the next `look`.

        Returns how the clocks stand in that span, or None if the journal knows that already.
        """
        if self._clocks is None:
            return None
        self.stop()
        known, self._marked = self._marked, self._clocks.mark_in(span, self._paused_by)
        return None if known == self._marked else self._marked

    def tell(self, person: Person) -> None:
        """Tell someone who has come how the clocks stand."""
        if self._clocks is not None and self._table.stage == "playing":
            seats = self._table.seating.indices()
            person.send_line(self._line(self._state(self._clocks, self.pause), watches=person not in seats))

    # ------------------------------------------------------------------------------------ the host's pause

    def pause_by(self, name: str) -> None:
        """The host of that name stops the match."""
        self._set_pause(name)

    def go_on(self) -> None:
        """The host lets the match go on."""
        self._set_pause(None)

    def _set_pause(self, paused_by: str | None) -> None:
        self._paused_by = paused_by
        self.look()
        self.keep()

    def keep(self) -> None:
        """Let the journal know how the clocks stand now."""
        if self._clocks is not None and self._table.stage == "playing" and not self._table.closed:
            self._marked = self._clocks.mark(self._paused_by)
            self._table.premises.journal.note(ClocksMarked(self._table.code, self._marked))

    # ------------------------------------------------------------------------------------ looking

    def look(self) -> None:
        """See whose time runs now, tell everyone if that is new, and look again when somebody's time is up."""
        self._forget_timer()
        clocks, table = self._clocks, self._table
        if clocks is None or table.closed:
            return
        if table.stage != "playing" or table.play is None or table.play.now is None:
            self._run()
            return
        pause = self.pause
        if table.play.waits:
            # What was acted last may not be kept, and the clocks of it neither.
            self._marked = None
            self._run()
        elif pause is not None:
            self._run()
        else:
            self._enter(table.game.span(table.play.now.position))
            self._run(*self._awaited(table.play.now.to_act))
        self._tell_if_new(clocks, pause)
        self._set_timer()

    @property
    def _all_clocks(self) -> tuple[MatchClocks, ...]:
        """Those of the terms, and those of bots that came by themselves; none before the first match."""
        return tuple(clocks for clocks in (self._clocks, self._bot_clocks) if clocks is not None)

    def _run(self, thinking: Sequence[int] = (), missing: Sequence[int] = ()) -> None:
        """Let the time of those who think run, and of those who are waited for, and nobody else's."""
        if self._clocks is not None and self._bot_clocks is not None:
            self._clocks.run(thinking, missing)
            endless = [*(thinking if self.terms.kind == "none" else ()), *(missing if self.terms.bank is None else ())]
            self._bot_clocks.run([index for index in endless if self._is_bot(index)])

    def _is_bot(self, index: int) -> bool:
        holder = self._table.seating.seats[index].holder
        return holder is not None and holder.bot

    def _enter(self, span: Span) -> None:
        entered = [clocks.enter(span) for clocks in self._all_clocks]
        if any(entered) and self._table.warm.turn_passed():
            self._table.tell()

    def _awaited(self, to_act: Iterable[int]) -> tuple[list[int], list[int]]:
        """The seats whose own time runs, and those that are waited for."""
        thinking: list[int] = []
        missing: list[int] = []
        for index in to_act:
            seat = self._table.seating.seats[index]
            if seat.holder is not None and seat.bot is None and seat.keeper is None:
                (thinking if seat.holder in self._table.audience else missing).append(index)
        return thinking, [] if self._until_reunion() is not None else missing

    def _is_deserted(self) -> bool:
        """Whether none of the match's players is there or, where only bots play, nobody to see it."""
        table = self._table
        players = [seat.holder for seat in table.seating.seats if seat.holder is not None and seat.bot is None]
        if players:
            return not any(player in table.audience for player in players)
        return not any(map(table.is_person_here, table.audience.present))

    def _tell_if_new(self, clocks: MatchClocks, pause: Standstill | None) -> None:
        """Clients count down by themselves, so there is nothing to tell while the same clocks run."""
        state, now = self._state(clocks, pause), self._clock.seconds()
        if self._told is None or not _foreseen(*self._told, state, now):
            self._tell_watchers(state)
            self._told = state, now
            self._table.audience.tell_players(self._line(state), self._table.seating.indices())

    def _tell_watchers(self, state: ClockState) -> None:
        """Where they see the match late, whose time runs would tell them of it, and so would that it changes."""
        if self._sees_late and self._told is not None and self._told[0].pause == state.pause:
            return
        self._table.audience.tell_watchers(self._line(state, watches=True), self._table.seating.indices())

    @property
    def _sees_late(self) -> bool:
        return self._table.watching.delay != NO_DELAY

    def _line(self, state: ClockState, watches: bool = False) -> bytes:
        """The message for players, or for those who watch: they hear of pauses only where they see the match late."""
        late = watches and self._sees_late
        return encode(ClockMessage(self._table.code, ClockState(pause=state.pause) if late else state))

    def _state(self, clocks: MatchClocks, pause: Standstill | None) -> ClockState:
        return ClockState(clocks.left, clocks.bank, clocks.running, clocks.missing, pause)

    def _set_timer(self) -> None:
        self._forget_timer()
        dues = [clocks.due() for clocks in self._all_clocks]
        waits = [wait for wait in (*dues, self._until_reunion()) if wait is not None]
        if waits:
            self._timer = self._clock.callLater(min(waits), self._time_is_up)

    def _until_reunion(self) -> float | None:
        wait = self._reunion - self._clock.seconds()
        return wait if wait > 0 else None

    def _time_is_up(self) -> None:
        """A bot comes for every player who thought, or stayed away, for too long."""
        self._timer = None
        used_up = frozenset().union(*(clocks.used_up() for clocks in self._all_clocks))
        for index in used_up:
            self._table.warm.keep(self._table.seating.seats[index], self.keeper_level)
        self.look()
        if used_up:
            self._table.tell()

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _foreseen(told: ClockState, then: float, state: ClockState, now: float) -> bool:
    """Whether whoever was told how the clocks stood `then` knows by counting how they stand now."""
    if not told.running and not told.missing:
        return told == state
    if (told.running, told.missing, told.pause) != (state.running, state.missing, state.pause):
        return False
    passed = round((now - then) * 1000)
    pairs = [
        *zip(_later(told.left, told.running, passed), state.left, strict=True),
        *zip(_later(told.bank, told.missing, passed), state.bank, strict=True),
    ]
    return all(abs(expected - real) <= SLACK for expected, real in pairs)


def _later(times: tuple[int, ...], running: tuple[int, ...], passed: int) -> list[int]:
    return [max(0, time - passed) if seat in running else time for seat, time in enumerate(times)]
