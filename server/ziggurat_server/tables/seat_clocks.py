"""The clocks of a table's seats: those of its terms, and those of bots that would let everyone wait for ever."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Span
from ziggurat.wire.clocks import ClockState, ClockTerms, Standstill
from ziggurat_server.context import ServerContext
from ziggurat_server.tables.clocks.match_clocks import ClockMark, MatchClocks
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState


class SeatClocks:
    """Both kinds of clocks of the newest match; none before the first.

    A bot that came by itself has some time on any terms: nobody waits for a program for ever. Nobody is told of that.
    """

    def __init__(self, state: TableState, context: ServerContext) -> None:
        self._state = state
        self._context = context
        self._clocks: MatchClocks | None = None
        self._bot_clocks: MatchClocks | None = None
        self._all: tuple[MatchClocks, ...] = ()
        self._deadline: int | None = None

    @property
    def are_set(self) -> bool:
        """Whether there has been a match."""
        return self._clocks is not None

    def begin(self, farthest: Span, mark: ClockMark | None) -> None:
        """Full clocks, or those of `mark`, for a match whose farthest span was this; nothing runs yet."""
        bot_terms = ClockTerms("per_turn", self._context.limits.told.bot_seconds, bank=None)
        self._clocks = self._new(self._state.terms, farthest, mark)
        self._bot_clocks = self._new(bot_terms, farthest, None)
        self._all = (self._clocks, self._bot_clocks)

    @property
    def deadline(self) -> int | None:
        """When the first seat whose own time runs by the terms has none left, in seconds since 1970; None if none does.

        It is the same as long as the same time runs.
        """
        return self._deadline

    def has_time(self, seat: Seat) -> bool:
        """Whether the seat's player could think now."""
        index = self._state.seating.seats.index(seat)
        return all(clocks.has_time(index) for clocks in self._all)

    def is_over_for(self, seat: Seat) -> bool:
        """Whether the seat has no time left and never gets any."""
        terms = self._state.terms
        return terms.kind == "per_game" and not terms.increment and not self.has_time(seat)

    def run(self, thinking: Sequence[int] = (), missing: Sequence[int] = ()) -> None:
        """Spend the time of those who think, and of those who are waited for, and nobody else's."""
        if self._clocks is None or self._bot_clocks is None:
            return
        terms = self._state.terms
        self._clocks.run(thinking, missing)
        endless = [*(thinking if terms.kind == "none" else ()), *(missing if terms.bank is None else ())]
        self._bot_clocks.run([index for index in endless if self._is_bot(index)])
        self._see_deadline(self._clocks)

    def enter(self, span: Span) -> bool:
        """The match is in this span now; return whether it was not there before."""
        entered = [clocks.enter(span) for clocks in self._all]
        return any(entered)

    def wait(self) -> float | None:
        """Seconds until the next seat's time is up; None if nothing runs."""
        return min((wait for clocks in self._all if (wait := clocks.wait()) is not None), default=None)

    def used_up(self) -> frozenset[int]:
        """The seats whose time is up."""
        return frozenset().union(*(clocks.used_up() for clocks in self._all))

    def mark(self, paused_by: str | None) -> ClockMark | None:
        """How the clocks of the terms stand now."""
        return None if self._clocks is None else self._clocks.mark(paused_by)

    def mark_in(self, span: Span, paused_by: str | None) -> ClockMark | None:
        """How the clocks of the terms will stand when this span is entered now."""
        return None if self._clocks is None else self._clocks.mark_in(span, paused_by)

    def told(self, pause: Standstill | None) -> ClockState:
        """The clocks of the terms as players see them."""
        clocks = self._clocks
        if clocks is None:
            return ClockState(pause=pause)
        return ClockState(clocks.left, clocks.bank, clocks.running, clocks.missing, pause)

    def _see_deadline(self, clocks: MatchClocks) -> None:
        if not clocks.running:
            self._deadline = None
            return
        left = clocks.left
        deadline = round(self._context.now() + min(left[seat] for seat in clocks.running) / 1000)
        if self._deadline is None or abs(deadline - self._deadline) > 1:
            # A second more or less comes from rounding, and would be news to the lobby.
            self._deadline = deadline

    def _is_bot(self, index: int) -> bool:
        holder = self._state.seating.seats[index].holder
        return holder is not None and holder.bot

    def _new(self, terms: ClockTerms, farthest: Span, mark: ClockMark | None) -> MatchClocks:
        context = self._context
        grace = context.limits.told.clock_grace_ms / 1000
        return MatchClocks(terms, len(self._state.seating), farthest, context.clock.seconds, grace, mark)
