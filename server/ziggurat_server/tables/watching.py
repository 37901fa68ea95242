"""What those without a seat see of a table's match: what the players see in public, or how that was a while ago."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from ziggurat.match.steps import AnyStep
from ziggurat.wire.messages import SeatState, TableStage
from ziggurat_server.tables.moments.history import Line
from ziggurat_server.tables.moments.moment import Moment, Viewers
from ziggurat_server.tables.moments.showing import Showing
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.seat_states import seat_states
from ziggurat_server.tables.state import NO_DELAY, TableState
from ziggurat_server.twisted_types import Clock, Timer


class _Held(msgspec.Struct, frozen=True):
    """What watchers are to be told later: a moment, or by a call what was said while `revision` was newest.

    All revisions are those that watchers count: a step of which they may know nothing does not hurry anything.
    """

    told: Showing | Callable[[], None]
    revision: int
    due: float


class Watching:
    """What the watchers of one table know.

    Without a delay that is everything public, at once. With one, what happens in a match and what its players say is
    held back until it is old enough. The first position is told at once. Once a match has ended nobody can act any
    more, so only the seconds count then; and when the table moves on from it, all that was held back is told.
    """

    def __init__(self, state: TableState, clock: Clock, moved: Callable[[Moment], None]) -> None:
        """`moved` is called with the newest moment whenever watchers see more of the match."""
        self._state = state
        self._clock = clock
        self._moved = moved
        self._play: Play | None = None
        self._shown: Showing | None = None
        self._positions: list[Any] = []
        self._steps: list[AnyStep] = []
        self._kept_from: list[Viewers] = []
        self._held: deque[_Held] = deque()
        self._timer: Timer | None = None
        self._seats_at_end: tuple[SeatState, ...] | None = None
        self._sketched: tuple[Moment, str] | None = None

    @property
    def shown(self) -> Showing | None:
        """What watchers see now of the table's newest match; None before its first position."""
        return self._shown if self._play is self._state.play else None

    @property
    def now(self) -> Moment | None:
        """The moment that watchers see now."""
        return None if self.shown is None else self.shown.moment

    @property
    def sketch(self) -> str:
        """A small picture of the board as watchers see it now."""
        play, now = self._play, self.now
        if play is None or now is None:
            return ""
        if self._sketched is None or self._sketched[0] is not now:
            game = play.match.game
            self._sketched = now, game.sketch(game.public(now.position))
        return self._sketched[1]

    @property
    def revision(self) -> int:
        """The newest revision that watchers know of."""
        return 0 if self.now is None else self.now.number(None)

    @property
    def stage(self) -> TableStage:
        """The stage of the table as far as watchers know: the match runs for them until they have seen its end."""
        return "playing" if self.awaits_end else self._state.stage.name

    @property
    def awaits_end(self) -> bool:
        """Whether the match is over and watchers do not know that."""
        return self._state.stage.name == "over" and self.now is not None and not self.now.is_final

    @property
    def seats(self) -> tuple[SeatState, ...]:
        """The seats as far as watchers know.

        Where they see the match late, bots that came for players out of time, and what comes after the end, would tell
        them more of it.
        """
        if self.awaits_end and self._seats_at_end is not None:
            return self._seats_at_end
        seats = seat_states(self._state)
        return tuple(replace(seat, keeper=None) for seat in seats) if self._is_delayed else seats

    def line(self) -> Line | None:
        """The match as far as watchers know it."""
        play = self._play
        if play is None or self.shown is None:
            return None
        if not self._is_delayed:
            return play.line
        return Line(play.match.game, self._positions.__getitem__, self._steps, self._kept_from)

    # ------------------------------------------------------------------------------------ what happens

    def moved(self, showing: Showing) -> None:
        """The match began, or moved on, and that is told to its players."""
        moment = showing.moment
        if moment.is_first:
            self.catch_up()
            self._play = self._state.play
            self._show(showing)
            return
        if moment.is_final:
            self._seats_at_end = self.seats
        if not self._is_delayed and not self._held:
            self._show(showing)
            return
        self._hold(showing, moment.number(None))
        self._release()

    def said(self, tell: Callable[[], None]) -> None:
        """A player said something: `tell` it to watchers when they may know."""
        play = self._state.play
        if play is None or not self._is_behind:
            tell()
        else:
            self._hold(tell, play.revision_of(None))
            self._release()

    def go_on_from(self, play: Play, moments: Iterable[Moment]) -> None:
        """The match has come this far before the server ended; with a delay these are all its moments.

        Nobody knows how long ago they came about, so that all but the first count as new.
        """
        self._play = play
        if not self._is_delayed:
            self._shown = play.showing
            return
        first, *later = moments
        self._shown = play.showing_of(first)
        self._follow(first)
        for moment in later:
            self._hold(play.showing_of(moment), moment.number(None))
        self._release()

    def catch_up(self) -> None:
        """Send all that is held back."""
        self.stop()
        while self._held:
            self._tell_next()
        self._seats_at_end = None

    def stop(self) -> None:
        """Send nothing later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ------------------------------------------------------------------------------------

    @property
    def _is_delayed(self) -> bool:
        return self._state.delay != NO_DELAY

    @property
    def _is_behind(self) -> bool:
        """Whether what is said now has to wait: the match runs, or its end is still to come."""
        return bool(self._held) or (self._is_delayed and self._state.is_playing)

    def _hold(self, told: Showing | Callable[[], None], revision: int) -> None:
        self._held.append(_Held(told, revision, self._clock.seconds() + self._state.delay.seconds))

    def _release(self) -> None:
        """Send what is old enough, and wait for the next."""
        self.stop()
        while self._held and self._is_settled(self._held[0]):
            wait = self._held[0].due - self._clock.seconds()
            if wait > 0:
                self._timer = self._clock.callLater(wait, self._look_again)
                return
            self._tell_next()

    def _look_again(self) -> None:
        self._timer = None
        self._release()

    def _is_settled(self, held: _Held) -> bool:
        """Whether as many actions have followed as must, or none can."""
        now = None if self._play is None else self._play.now
        return now is None or now.is_final or now.number(None) - held.revision >= self._state.delay.actions

    def _tell_next(self) -> None:
        told = self._held.popleft().told
        if isinstance(told, Showing):
            self._show(told)
        else:
            told()

    def _show(self, showing: Showing) -> None:
        self._shown = showing
        self._follow(showing.moment)
        if None not in showing.moment.kept_from:
            self._state.audience.send_showing_to_watchers(showing, self._state.seating.indices())
            self._moved(showing.moment)

    def _follow(self, moment: Moment) -> None:
        """Keep the line of the match as watchers know it, where that is not simply the match."""
        if not self._is_delayed:
            return
        if moment.is_first and self._play is not None:
            line, steps = self._play.line, moment.steps
            self._positions = [line.position_after(count) for count in range(steps + 1)]
            self._steps, self._kept_from = list(line.steps[:steps]), list(line.kept_from[:steps])
        elif moment.step is None:
            del self._steps[moment.steps :], self._kept_from[moment.steps :]
            self._positions[moment.steps :] = [moment.position]
        else:
            self._positions.append(moment.position)
            self._steps.append(moment.step)
            self._kept_from.append(moment.kept_from)
