"""A table that we are at: its newest description, and what each of our seats, or we as a watcher, saw of its match."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from ziggurat.colours import seat_colours
from ziggurat.games import NoSuchRules, game_named
from ziggurat.games.fitting import Misfit
from ziggurat.games.game import Due, Event, Game, Options, Result, Seat, View, Viewer
from ziggurat.wire.clocks import ClockState, Standstill
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import (
    Happened,
    HistoryPage,
    PastMoment,
    Pointed,
    PositionMessage,
    Said,
    Table,
    Together,
)
from ziggurat_client.clock_reading import ClockReading
from ziggurat_client.network.circle_record import CircleRecord

CHAT_LINES: Final = 500
"""How many lines of one chat are kept."""


@dataclass(frozen=True)
class Moment:
    """Where a match stands, as far as we may know: the truth that a board view draws."""

    revision: int
    due: Due
    may_undo: tuple[Seat, ...]
    view: View[Any, Any]
    result: Result | None


@dataclass(frozen=True)
class Happening:
    """One step of a match: the story in `events`, and the `moment` it led to.

    `actor` is the seat that acted. `undone` says that steps were taken back; then there are no events. `actor` is None
    where nobody acted because time was up, as `time_up` says, where we may not know who did, and where the story is not
    known and only the new moment is (a start, a late arrival, too long an absence).
    """

    actor: Seat | None
    events: tuple[Event, ...]
    undone: bool
    moment: Moment
    time_up: bool = False


class _Reader:
    """Decodes what belongs to one game."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.events = msgspec.json.Decoder(tuple[game.event_type, ...])  # type: ignore[name-defined]
        self.view = msgspec.json.Decoder(View[game.public_type, game.private_type])  # type: ignore[name-defined]
        self.result = msgspec.json.Decoder(game.result_type)
        self.options = msgspec.json.Decoder(game.options_type)

    def moment(self, message: Happened | PositionMessage, seats: int) -> Moment:
        """Where the match stands by this message."""
        raw = message.result
        result = None if isinstance(raw, msgspec.UnsetType) else read_raw(self.result, raw)
        view = self._view(message.view, seats)
        if view.viewer != message.viewer:
            raise BadValue(f"what is said to be seen by {message.viewer} was seen by {view.viewer}")
        return Moment(message.revision, Due(message.to_act, message.open), message.may_undo, view, result)

    def past(self, told: PastMoment, seats: int) -> Happening:
        """A step by a page of the match's history."""
        moment = Moment(told.step, Due(told.to_act, told.open), (), self._view(told.view, seats), None)
        return Happening(told.actor, read_raw(self.events, told.events), False, moment, told.time_up)

    def _view(self, raw: msgspec.Raw, seats: int) -> View[Any, Any]:
        """Raises BadValue if no match of the game with so many seats comes to such a view."""
        view = read_raw(self.view, raw)
        try:
            self.game.check_fits(view, seats)
        except Misfit as misfit:
            raise BadValue(str(misfit)) from misfit
        return view


class Witness:
    """What one seat, or a watcher, has seen of a match: the newest `moment`, and the `history`, oldest first.

    `past` is what happened before that, the last of it being where `history` begins; empty until we have learned it.
    """

    def __init__(self) -> None:
        self.moment: Moment | None = None
        self.history: list[Happening] = []
        self.past: tuple[Happening, ...] = ()
        self._told = 0

    def take_happenings(self) -> tuple[Happening, ...]:
        """What happened since the last call, oldest first."""
        untold = tuple(self.history[self._told :])
        self._told = len(self.history)
        return untold

    def see(self, happening: Happening) -> None:
        """The match stands somewhere else now."""
        self.moment = happening.moment
        self.history.append(happening)


class TableRecord:
    """One table we are at.

    `table` is the newest description, `options` its options with their game's type, `chat` what was said here, oldest
    first. Where several people sit at this screen, `seat` is the one who has the mouse, and what there is to know of
    the match is what that seat knows.

    It is large because each question about the table that screens ask is answered here, in a line or two.
    """

    def __init__(self, table: Table) -> None:
        """Raises BadValue if the game's options are none, or if it cannot have that number of seats."""
        self.game = _rules_of(table)
        self._reader = _Reader(self.game)
        self.table = table
        self.options = _options(table, self._reader)
        self.chat: deque[Said] = deque(maxlen=CHAT_LINES)
        self.said = 0
        """How many lines of chat came, with those that are no longer kept."""
        self.password: str | None = None
        """What opened the table to us, to come back with after a lost connection."""
        self.clock: ClockReading | None = None
        """How the clocks of the running match stood when that was told."""
        self.circle = CircleRecord()
        """Who looks at the finished match together."""
        self._seat = _first_seat(table)
        self._witnesses: dict[Viewer, Witness] = {}

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.table

    @property
    def door(self) -> str:
        """The code by which others come to the table, and we do without a seat."""
        return self.table.secret or self.table.table

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats."""
        return seat_colours([seat.colour for seat in self.table.seats], len(self.table.seats))

    # ------------------------------------------------------------------ who sits here

    @property
    def seat(self) -> Viewer:
        """Our seat that has the mouse, or None for a watcher."""
        return self._seat

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this screen."""
        return len(self.table.your_seats) > 1

    @property
    def awaited_seat(self) -> Seat | None:
        """The seat of ours that should get the mouse: its decision is awaited, and not that of the one who has it."""
        moment = self.moment
        if moment is None or self._seat in moment.due.seats:
            return None
        ours = (seat for seat in self.table.your_seats if seat in moment.due.seats)
        return next((seat for seat in ours if self._knows_to_be_awaited(seat)), None)

    @property
    def next_seat(self) -> Viewer:
        """The seat of ours that decides first from now on, as long as the turns go round; None for a watcher."""
        moment = self.moment
        if moment is None or not moment.due.seats or self._seat in moment.due.seats:
            return self._seat
        seats = len(self.table.seats)

        def turns_until(ours: Seat) -> int:
            return min((ours - acting) % seats for acting in moment.due.seats)

        return min(self.table.your_seats, key=turns_until, default=None)

    def pass_mouse(self, seat: Seat) -> None:
        """This seat of ours has the mouse now. What was told before is not told again."""
        self._seat = seat
        self.take_happenings()

    def _knows_to_be_awaited(self, seat: Seat) -> bool:
        """Whether the seat was told so itself. Revisions do not tell: every seat counts its own."""
        moment = self._witness(seat).moment
        return moment is not None and seat in moment.due.seats

    # ------------------------------------------------------------------ the match

    @property
    def moment(self) -> Moment | None:
        """The newest position, None in the room."""
        return self._witness(self._seat).moment

    @property
    def history(self) -> list[Happening]:
        """What we have seen of the match, oldest first."""
        return self._witness(self._seat).history

    @property
    def past(self) -> tuple[Happening, ...]:
        """What happened before `history`, whose first moment is the last one here; empty if we do not know it."""
        return self._witness(self._seat).past

    @property
    def knows_the_beginning(self) -> bool:
        """Whether what we know of the match begins with its first position."""
        return bool(self.past) or (bool(self.history) and self.history[0].moment.revision == 0)

    def past_in(self, page: HistoryPage) -> list[Happening]:
        """What a page of the match's history tells. Its moments are numbered by steps, not by revisions.

        Raises BadValue like `happened`.
        """
        for moment in page.moments:
            self._check_seats(moment.actor, *moment.to_act, *moment.open)
        return [self._reader.past(moment, len(self.table.seats)) for moment in page.moments]

    def learn(self, past: Sequence[Happening]) -> None:
        """What happened before `history`, up to where that begins."""
        self._witness(self._seat).past = tuple(past)

    @property
    def seen_by_all(self) -> int | None:
        """The newest revision that every seat of ours has seen, None if one has seen nothing."""
        moments = [self.moment_of(viewer) for viewer in self.table.your_seats or (None,)]
        revisions = [moment.revision for moment in moments if moment is not None]
        return min(revisions) if len(revisions) == len(moments) else None

    def moment_of(self, viewer: Viewer) -> Moment | None:
        """The newest position that one of us has seen."""
        return self._witness(viewer).moment

    def take_happenings(self) -> tuple[Happening, ...]:
        """What happened since the last call, oldest first, for the board view to tell."""
        return self._witness(self._seat).take_happenings()

    def happened(self, message: Happened) -> None:
        """The match moved on. A message about the past (told twice after a reconnection) changes nothing.

        Raises BadValue if it tells what the game or the table does not have.
        """
        self._check_seats(message.actor, message.viewer, *message.to_act, *message.open, *message.may_undo)
        witness = self._witness(message.viewer)
        if witness.moment is not None and message.revision <= witness.moment.revision:
            return
        events = read_raw(self._reader.events, message.events)
        witness.see(Happening(message.actor, events, message.undone, self._moment(message), message.time_up))

    def position(self, message: PositionMessage) -> None:
        """The match stands here, whatever led to it. Raises BadValue like `happened`."""
        self._check_seats(message.viewer, *message.to_act, *message.open, *message.may_undo)
        self._witness(message.viewer).see(Happening(None, (), False, self._moment(message)))

    def _witness(self, viewer: Viewer) -> Witness:
        return self._witnesses.setdefault(viewer, Witness())

    # ------------------------------------------------------------------ the table

    @property
    def has_rules(self) -> bool:
        """Whether the rules here are those of the match; if not, nothing here can say what is legal."""
        return self.table.rules_version in (None, self.game.rules_version)

    @property
    def pause(self) -> Standstill | None:
        """Why the match stands still, if it does."""
        return None if self.clock is None else self.clock.state.pause

    @property
    def kept_seats(self) -> tuple[Seat, ...]:
        """Our seats that bots keep."""
        return tuple(seat for seat in self.table.your_seats if self.table.seats[seat].keeper is not None)

    def tell_time(self, state: ClockState, now: float) -> None:
        """The clocks of the match stand like this at `now`. Raises BadValue if they are not those of the seats."""
        self._check_seats(*state.running, *state.missing)
        if not {len(state.left), len(state.bank)} <= {0, len(self.table.seats)}:
            raise BadValue("there is not one clock for each seat")
        self.clock = ClockReading(state, now)

    def hear(self, said: Said) -> None:
        """Someone said something at the table."""
        self.chat.append(said)
        self.said += 1

    def look(self, message: Together | Pointed) -> None:
        """What was told of those who look at the finished match together. Raises BadValue like `happened`."""
        if isinstance(message, Pointed):
            self.circle = replace(self.circle, pointed=message)
            return
        if message.playing_on is not None:
            self._check_seats(message.playing_on.seat, *message.playing_on.agreed)
        self.circle = CircleRecord(message, self.circle.pointed if message.holder is not None else None)

    def describe(self, table: Table) -> None:
        """The server described the table anew.

        Raises BadValue like `__init__`, and if a match that we know would go on as another game or with other seats.
        """
        if table.game != self.game.id and table.stage != "room":
            raise BadValue(f"the table was one of {self.game.id} and cannot become one of {table.game}")
        game = _rules_of(table)
        reader = _Reader(game)
        options = _options(table, reader)
        moment = self.moment
        begins_anew = table.stage == "playing" and moment is not None and moment.result is not None
        forgets = table.stage == "room" or begins_anew
        if not forgets and self._knows_a_match and len(table.seats) != len(self.table.seats):
            raise BadValue(f"a match of {len(self.table.seats)} seats cannot go on with {len(table.seats)}")
        seats = len(self.table.seats)
        # From here on nothing fails: one half of a new description beside the other of the old would be no table.
        self.game, self._reader, self.options, self.table = game, reader, options, table
        if self._seat not in table.your_seats:
            self._seat = _first_seat(table)
        if table.stage != "playing":
            self.clock = None
        if table.stage != "over" or len(table.seats) != seats:
            self.circle = CircleRecord()
        if forgets:
            self._witnesses.clear()

    @property
    def _knows_a_match(self) -> bool:
        return any(witness.moment is not None for witness in self._witnesses.values())

    def _moment(self, message: Happened | PositionMessage) -> Moment:
        moment = self._reader.moment(message, len(self.table.seats))
        if moment.result is not None:
            self._check_seats(*(standing.seat for standing in moment.result.standings))
        can_go_on = self.has_rules and self.table.aside is None
        return moment if can_go_on else replace(moment, due=Due(()), may_undo=())

    def _check_seats(self, *seats: Viewer) -> None:
        _check_seats(self.table, *seats)


def _rules_of(table: Table) -> Game[Any, Any, Any]:
    """The rules of its match if we have them, else the newest we have. Raises LookupError if we know no such game."""
    try:
        return game_named(table.game, table.rules_version)
    except NoSuchRules:
        return game_named(table.game)


def _options(table: Table, reader: _Reader) -> Options:
    """Its options, if it is a table of its game. Raises BadValue."""
    if len(table.seats) not in reader.game.seat_counts:
        raise BadValue(f"a table of {reader.game.id} cannot have {len(table.seats)} seats")
    offer = () if table.offer is None else (table.offer.seat, *table.offer.agreed)
    _check_seats(table, *table.your_seats, *offer)
    if table.series is not None and len(table.series.seats) != len(table.seats):
        raise BadValue(f"a table of {len(table.seats)} seats has no series of {len(table.series.seats)}")
    return read_raw(reader.options, table.options)


def _check_seats(table: Table, *seats: Viewer) -> None:
    """Raises BadValue if one of these is no seat of the table."""
    for seat in seats:
        if seat is not None and seat >= len(table.seats):
            raise BadValue(f"a table of {len(table.seats)} seats has no seat {seat}")


def _first_seat(table: Table) -> Viewer:
    return next(iter(table.your_seats), None)
