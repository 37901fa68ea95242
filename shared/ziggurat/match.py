"""One match: a game, its seats, a seed, options, and the list of actions. Everything else follows from these."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ziggurat.bounds import MOST_SEATS, Count, GameId, SeatNumber, ShownName
from ziggurat.games import game_named
from ziggurat.games.game import Action, Event, Game, IllegalAction, Options, Refusal, Result, Seat, Span, View, Viewer

RECORD_FORMAT = 1
NO_STEP: Final = Refusal("nothing_to_undo", "6", "there is no step of this turn that you may take back")
NO_FINISHED_TURN: Final = Refusal("nothing_to_undo", "6", "there is no finished turn of yours that can be taken back")
MATCH_OVER: Final = Refusal("game_over", "", "the match is over")

_EXACT: Final = 2**53 - 1
"""The largest number that readers of JSON whose numbers are doubles read as it is."""
WrittenSeed: TypeAlias = int | Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]{1,4300}$")]
"""A seed as a record has it: in digits where some readers would round the number."""


class Step(msgspec.Struct, frozen=True):
    """One action as it was taken."""

    seat: Seat
    action: Action


class RecordedStep(msgspec.Struct, frozen=True):
    """One action as a file keeps it, before its game's types are known."""

    seat: SeatNumber
    action: msgspec.Raw


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as it is saved: JSON, readable, and enough to play it again from the start.

    `seed` is a number, or its digits if it is long. `digest` is the SHA-256 of the last position's JSON; `verify`
    compares it with what the replay arrives at.
    `called_off` says that the players agreed to end it there.
    """

    format: Count
    game: GameId
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    seed: WrittenSeed
    options: msgspec.Raw
    steps: tuple[RecordedStep, ...]
    digest: Annotated[str, msgspec.Meta(max_length=64)]
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    called_off: bool = False


class BadRecord(ValueError):
    """A record that is not a match: damaged, of an unknown game or format, or with an action the rules refuse."""


class Match:
    """A running or finished match. `revision` counts every change, taking back included.

    `called_off` says that its players agreed to end it before the rules did.
    """

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: int, options: Options | None = None) -> None:
        """Raises ValueError if the game does not take that number of seats."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.options_type() if options is None else options
        self.revision = 0
        self.called_off = False
        self._positions: list[Any] = [game.setup(seats, self.options, seed)]
        self._steps: list[Step] = []

    def copy(self) -> Match:
        """The match as it is now; what is done to either does not change the other."""
        twin = object.__new__(type(self))  # made for every action: `copy.copy` takes five times as long
        twin.__dict__.update(self.__dict__)
        twin._positions = list(self._positions)
        twin._steps = list(self._steps)
        return twin

    @property
    def position(self) -> Any:
        """The position now; laid open if the match was called off."""
        return self.game.laid_open(self._positions[-1]) if self.called_off else self._positions[-1]

    @property
    def positions(self) -> tuple[Any, ...]:
        """Every position from the setup to now; one more than there are steps."""
        return (*self._positions[:-1], self.position)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The actions that led here, without those taken back."""
        return tuple(self._steps)

    @property
    def last_step(self) -> Step | None:
        """The newest of the steps, None before the first."""
        return self._steps[-1] if self._steps else None

    @property
    def step_count(self) -> int:
        """How many steps stand."""
        return len(self._steps)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose decision is awaited; none when the match is over."""
        return () if self.called_off else self.game.to_act(self.position)

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
        if self.called_off:
            raise _called_off()
        position, events = self.game.apply(self.position, seat, action)
        self._positions.append(position)
        self._steps.append(Step(seat, action))
        self.revision += 1
        return events

    def may_undo(self, seat: Seat) -> bool:
        """Whether `seat` could take back a step now."""
        return self._undo_index(seat) is not None

    def undoers(self) -> tuple[Seat, ...]:
        """The seats that could take back a step now, in their order."""
        if self.called_off:
            return ()
        span, last = self.span, len(self._steps) - 1
        found: set[Seat] = set()
        for index in range(last, -1, -1):
            if not self._is_undoable(index, span):
                break
            seat = self._steps[index].seat
            if seat == span.seat or index == last:
                found.add(seat)
            if seat == span.seat:
                break
        return tuple(sorted(found))

    def undo(self, seat: Seat) -> tuple[Step, ...]:
        """Take back the last step of `seat` in this turn, with the answers others gave to it since.

        Returns the steps taken back, oldest first. Raises IllegalAction if there is none that may be taken back.
        """
        index = self._undo_index(seat)
        if index is None:
            raise IllegalAction(NO_STEP)
        return self._go_back_to(index)

    def may_undo_turn(self, seat: Seat) -> bool:
        """Whether the last finished turn of `seat` could be taken back now, if all players agree."""
        return self._finished_turn_index(seat) is not None

    def undo_turn(self, seat: Seat) -> tuple[Step, ...]:
        """Go back to where the last finished turn of `seat` began: for players who all agree to that.

        Returns the steps taken back, those of the turns since included, oldest first. Raises IllegalAction if there is
        no such turn, or if something was revealed since it began.
        """
        index = self._finished_turn_index(seat)
        if index is None:
            raise IllegalAction(NO_FINISHED_TURN)
        return self._go_back_to(index)

    def call_off(self) -> None:
        """End the match here, without a winner: for players who all agree to that.

        Raises IllegalAction if it is over.
        """
        if self.result is not None:
            raise _called_off()
        self.called_off = True
        self.revision += 1

    def _go_back_to(self, index: int) -> tuple[Step, ...]:
        undone = tuple(self._steps[index:])
        del self._steps[index:]
        del self._positions[index + 1 :]
        self.revision += 1
        return undone

    def _finished_turn_index(self, seat: Seat) -> int | None:
        """The index of the first step of the last turn that `seat` has finished.

        None if there is no such turn, or if a step since then revealed something.
        """
        if self.called_off:
            return None
        running, finished, first = self.span, None, None
        for index in range(len(self._steps) - 1, -1, -1):
            before, step, after = self._positions[index], self._steps[index], self._positions[index + 1]
            span = self.game.span(before)
            if finished is not None and span != finished:
                break
            if span.seat is None or not self.game.undoable(before, step.action, after):
                return None
            if span.seat == seat and span != running:
                finished, first = span, index
        return first

    def _undo_index(self, seat: Seat) -> int | None:
        """The index of the step that an undo by `seat` would go back to.

        Walks back through the steps of the current span that revealed nothing, if it is a seat's turn. That seat may
        take its step back from under the answers of others; another seat only while its answer is the last step.
        """
        if self.called_off:
            return None
        span = self.span
        for index in range(len(self._steps) - 1, -1, -1):
            if not self._is_undoable(index, span):
                return None
            step = self._steps[index]
            if step.seat == seat:
                return index
            if seat != span.seat:
                return None
        return None

    def _is_undoable(self, index: int, span: Span) -> bool:
        """Whether the step of that index belongs to this span, which is a seat's, and revealed nothing."""
        before, step, after = self._positions[index], self._steps[index], self._positions[index + 1]
        if span.seat is None or self.game.span(before) != span:
            return False
        return self.game.undoable(before, step.action, after)

    def record(self, names: tuple[str, ...] = ()) -> MatchRecord:
        """The match as it can be saved. `names` are the players', by seat, for whoever reads the file."""
        return MatchRecord(
            format=RECORD_FORMAT,
            game=self.game.id,
            seats=self.seats,
            seed=self.seed if abs(self.seed) <= _EXACT else str(self.seed),
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            steps=tuple(RecordedStep(s.seat, msgspec.Raw(msgspec.json.encode(s.action))) for s in self._steps),
            digest=self.digest(),
            names=names,
            called_off=self.called_off,
        )

    def digest(self) -> str:
        """SHA-256 of the JSON of the position that the last step led to, in hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(self._positions[-1])).hexdigest()


def save(record: MatchRecord) -> bytes:
    """The record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def load(data: bytes) -> MatchRecord:
    """The record in `data`. Raises BadRecord if it is not one."""
    try:
        record = msgspec.json.decode(data, type=MatchRecord)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a match record: {error}") from error
    if record.format != RECORD_FORMAT:
        raise BadRecord(f"this is format {record.format}; this version reads format {RECORD_FORMAT}")
    return record


def replaying(record: MatchRecord) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play the record again one step at a time, for whoever wants to watch.

    Yields the match as it was set up, without events, and then after each step the same match with what happened; it
    ends with the match called off if that is how it ended.
    Raises BadRecord if the rules refuse any of it.
    """
    try:
        game = game_named(record.game)
        options = msgspec.json.decode(record.options, type=game.options_type)
        match = Match(game, record.seats, int(record.seed), options)
        decode = msgspec.json.Decoder(game.action_type).decode
    except (LookupError, ValueError, RecursionError) as error:
        raise _unplayable(error) from error
    yield match, ()
    for step in record.steps:
        try:
            events = match.apply(step.seat, decode(step.action))
        except (LookupError, ValueError, RecursionError, IllegalAction) as error:
            raise _unplayable(error) from error
        yield match, events
    if record.called_off:
        _call_off(match)


def _call_off(match: Match) -> None:
    try:
        match.call_off()
    except IllegalAction as error:
        raise _unplayable(error) from error


def _called_off() -> IllegalAction:
    return IllegalAction(MATCH_OVER)


def _unplayable(error: Exception) -> BadRecord:
    return BadRecord(f"the record cannot be played: {error}")


def replay(record: MatchRecord) -> Match:
    """Play the record again from the start. Raises BadRecord if the rules refuse any of it."""
    steps = replaying(record)
    match, _ = next(steps)
    for _ in steps:
        continue
    return match


def verify(record: MatchRecord) -> Match:
    """Replay the record and check that it arrives at the position it was saved with. Raises BadRecord."""
    match = replay(record)
    if match.digest() != record.digest:
        raise BadRecord("the record arrives at another position than the one it was saved with")
    return match
