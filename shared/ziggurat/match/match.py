"""A running match: a game, its seats, a seed, options, and the list of steps. Everything else follows from these."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from ziggurat.games.game import (
    Action,
    Due,
    Event,
    Game,
    IllegalAction,
    Options,
    Refusal,
    Result,
    Seat,
    Span,
    View,
    Viewer,
)
from ziggurat.match.digests import DIGEST_EVERY, Digest, digest_of
from ziggurat.match.record import EXACT, RECORD_FORMAT, BranchedFrom, MatchRecord, RecordedStep
from ziggurat.match.steps import AnyStep, Expiry, Step, played
from ziggurat.match.timeline import Timeline

NO_STEP: Final = "there is no step that you may take back"
NO_FINISHED_TURN: Final = "there is no finished turn of yours that can be taken back"
MATCH_OVER: Final = Refusal("game_over", "", "the match is over")
NOBODY: Final = Due(())


class Match:
    """A running or finished match. `revision` counts every change, taking back included.

    `called_off` says that its players agreed to end it before the rules did, `branched_from` which match it was played
    on from, if any.

    It is large because it is the one place that asks a game anything: server, bots and screens ask here.
    """

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: int, options: Options | None = None) -> None:
        """Raises ValueError if the game does not take that number of seats."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.options_type() if options is None else options
        self.revision = 0
        self.called_off = False
        self.branched_from: BranchedFrom | None = None
        self._timeline = Timeline(game, game.setup(seats, self.options, seed))
        self._digests: list[Digest] = []

    def resume(self, steps: Sequence[AnyStep], digests: Sequence[Digest], position: Any) -> None:
        """Be, instead of as it was set up, in this position after these steps, which are not played again.

        There have to be a multiple of CHECKPOINT_EVERY of them; `digests` are those that are kept with some of them.
        """
        self._timeline = Timeline.resumed(self.game, self._timeline.last, steps, position)
        self._digests = list(digests)
        self.revision = len(steps)

    def copy(self) -> Match:
        """The match as it is now; what is done to either does not change the other."""
        twin = object.__new__(type(self))  # made for every action: `copy.copy` takes five times as long
        twin.__dict__.update(self.__dict__)
        twin._timeline = self._timeline.copy()
        twin._digests = list(self._digests)
        return twin

    @property
    def position(self) -> Any:
        """The position now; laid open if the match was called off."""
        return self.game.laid_open(self._timeline.last) if self.called_off else self._timeline.last

    @property
    def positions(self) -> tuple[Any, ...]:
        """Every position from the setup to now; one more than there are steps. Old ones are played again."""
        return (*islice(self._timeline.positions(), len(self._timeline)), self.position)

    def position_after(self, steps: int) -> Any:
        """The position after so many of the steps; an old one is played again."""
        return self.position if steps == len(self._timeline) else self._timeline.position(steps)

    @property
    def steps(self) -> tuple[AnyStep, ...]:
        """The steps that led here, without those taken back."""
        return self._timeline.steps

    @property
    def last_step(self) -> AnyStep | None:
        """The newest of the steps, None before the first."""
        return self._timeline.last_step

    @property
    def step_count(self) -> int:
        """How many steps stand."""
        return len(self._timeline)

    @property
    def due(self) -> Due:
        """Whose decision is awaited, and who else may act; nobody when the match is over."""
        return NOBODY if self.called_off else self.game.due(self.position)

    @property
    def span(self) -> Span:
        """The span that the position belongs to."""
        return self.game.span(self.position)

    @property
    def result(self) -> Result | None:
        """Ranking and scores, or None while the match runs."""
        return self.game.called_off() if self.called_off else self.game.result(self.position)

    def view(self, viewer: Viewer) -> View[Any, Any]:
        """What `viewer` may know now."""
        return self.game.view(self.position, viewer)

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play `action` for `seat` and tell what happened. Raises IllegalAction, and then nothing has changed."""
        return self.take(Step(seat, action))

    def expire(self, seats: tuple[Seat, ...] = ()) -> tuple[Event, ...]:
        """Play what the rules say when the time of these seats, or without seats that of the phase, is up.

        Raises IllegalAction if the game has no such rule for it, and then nothing has changed.
        """
        return self.take(Expiry(seats))

    def take(self, step: AnyStep) -> tuple[Event, ...]:
        """Play a step, whoever's it is. Raises IllegalAction, and then nothing has changed."""
        if self.called_off:
            raise IllegalAction(MATCH_OVER)
        position, events = played(self.game, self.position, step)
        self._timeline.add(step, position)
        if len(self._timeline) % DIGEST_EVERY == 0:
            self._digests.append(digest_of(self.game, position))
        self.revision += 1
        return events

    def may_undo(self, seat: Seat) -> bool:
        """Whether `seat` could take back a step now."""
        return self._undo_index(seat) is not None

    def undoers(self) -> tuple[Seat, ...]:
        """The seats that could take back a step now, in their order."""
        span, last = self.span, len(self._timeline) - 1
        if self.called_off or span.seat is None:
            return ()
        if self.game.answers_are_final:
            step = self._step_to_undo(last) if last >= 0 else None
            return () if step is None else (step.seat,)
        found: set[Seat] = set()
        for index in range(last, -1, -1):
            step = self._step_to_undo(index) if self._span_of(index) == span else None
            if step is None:
                break
            if step.seat == span.seat or index == last:
                found.add(step.seat)
            if step.seat == span.seat:
                break
        return tuple(sorted(found))

    def undo(self, seat: Seat) -> tuple[AnyStep, ...]:
        """Take back the last step of `seat` in this turn, with the answers others gave to it since.

        Returns the steps taken back, oldest first. Raises IllegalAction if there is none that may be taken back.
        """
        index = self._undo_index(seat)
        if index is None:
            raise IllegalAction(self._nothing_to_undo(NO_STEP))
        return self._go_back_to(index)

    def may_undo_turn(self, seat: Seat) -> bool:
        """Whether the last finished turn of `seat` could be taken back now, if all players agree."""
        return self._finished_turn_index(seat) is not None

    def undo_turn(self, seat: Seat) -> tuple[AnyStep, ...]:
        """Go back to where the last finished turn of `seat` began: for players who all agree to that.

        Returns the steps taken back, those of the turns since included, oldest first. Raises IllegalAction if there is
        no such turn, or if something was revealed since it began.
        """
        index = self._finished_turn_index(seat)
        if index is None:
            raise IllegalAction(self._nothing_to_undo(NO_FINISHED_TURN))
        return self._go_back_to(index)

    def call_off(self) -> None:
        """End the match here, without a winner: for players who all agree to that.

        Raises IllegalAction if it is over.
        """
        if self.result is not None:
            raise IllegalAction(MATCH_OVER)
        self.called_off = True
        self.revision += 1

    def _nothing_to_undo(self, detail: str) -> Refusal:
        return Refusal("nothing_to_undo", self.game.taking_back, detail)

    def _go_back_to(self, index: int) -> tuple[AnyStep, ...]:
        undone = tuple(self._timeline.step(number) for number in range(index, len(self._timeline)))
        self._timeline.go_back_to(index)
        del self._digests[index // DIGEST_EVERY :]
        self.revision += 1
        return undone

    def _finished_turn_index(self, seat: Seat) -> int | None:
        """The index of the first step of the last turn that `seat` has finished.

        None if there is no such turn, or if a step since then revealed something. In a span that is everybody's there
        is none whether a step was taken in it or not: who may not know of it must not learn of it by that.
        """
        running, finished, first = self.span, None, None
        if self.called_off or running.seat is None:
            return None
        for index in range(len(self._timeline) - 1, -1, -1):
            span = self._span_of(index)
            if finished is not None and span != finished:
                break
            step = self._step_to_undo(index)
            if step is None or (self.game.answers_are_final and step.seat != seat):
                return None
            if span.seat == seat and span != running:
                finished, first = span, index
        return first

    def _undo_index(self, seat: Seat) -> int | None:
        """The index of the step that an undo by `seat` would go back to.

        Walks back through the steps of the current span that revealed nothing, if it is a seat's turn. That seat may
        take its step back from under the answers of others; another seat only while its answer is the last step. Where
        answers are final, it is the last step of all, in whoever's span it was.
        """
        if self.called_off:
            return None
        if self.game.answers_are_final:
            return len(self._timeline) - 1 if seat in self.undoers() else None
        span = self.span
        for index in range(len(self._timeline) - 1, -1, -1):
            step = self._step_to_undo(index)
            if step is None or self._span_of(index) != span:
                return None
            if step.seat == seat:
                return index
            if seat != span.seat:
                return None
        return None

    def _span_of(self, index: int) -> Span:
        """The span in which the step of that index was taken."""
        return self.game.span(self._timeline.position(index))

    def _step_to_undo(self, index: int) -> Step | None:
        """The step of that index if it may be taken back: a seat took it in a seat's span, and it revealed nothing."""
        step, before = self._timeline.step(index), self._timeline.position(index)
        if isinstance(step, Expiry) or self.game.span(before).seat is None:
            return None
        return step if self.game.undoable(before, step.action, self._timeline.position(index + 1)) else None

    def record(self, names: tuple[str, ...] = (), colours: tuple[int, ...] = ()) -> MatchRecord:
        """The match as it can be saved.

        `names` are the players' and `colours` the seats', by seat, for whoever reads the file.
        """
        return MatchRecord(
            format=RECORD_FORMAT,
            game=self.game.id,
            seats=self.seats,
            seed=self.seed if abs(self.seed) <= EXACT else str(self.seed),
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            steps=tuple(RecordedStep.of(step, self._digest_with(index)) for index, step in enumerate(self.steps)),
            digest=self.digest(),
            names=names,
            called_off=self.called_off,
            rules_version=self.game.rules_version,
            branched_from=self.branched_from,
            colours=colours,
        )

    def digest(self) -> Digest:
        """The digest of the position that the last step led to."""
        return digest_of(self.game, self._timeline.last)

    @property
    def last_digest(self) -> Digest:
        """The digest that is kept with the last step, empty if none is."""
        return self._digest_with(len(self._timeline) - 1)

    def _digest_with(self, index: int) -> Digest:
        """The digest that is kept with the step of that index, empty if none is."""
        number, between = divmod(index + 1, DIGEST_EVERY)
        return "" if between or not number else self._digests[number - 1]
