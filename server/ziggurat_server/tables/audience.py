"""What those at a table see of its match.

Whatever leaves the server about a position goes through `told_view`, whatever about events through `told_events`, and
what a seat may do through `told_choices`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ziggurat.games.game import Due, Event, Game, OpenEvent, Seat, Viewer
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep
from ziggurat.wire.codec import encode, view_bytes
from ziggurat.wire.messages import Happened, PositionMessage
from ziggurat_server.guests.people import Person

WATCHING: Final[tuple[Viewer, ...]] = (None,)
"""The eyes of those who have no seat. Whoever has seats sees through each of them."""


class Moment(msgspec.Struct, frozen=True):
    """A match as it stood at one revision, and how it came to that.

    `steps` is how many steps stand. `actor` is None at the start of the match, and where time was up; `step` is the
    step that led here, None at the start and if steps were taken back, or the match was called off.
    """

    revision: int
    position: Any
    due: Due
    may_undo: tuple[Seat, ...]
    result: msgspec.Raw | msgspec.UnsetType
    actor: Seat | None = None
    events: tuple[Event, ...] = ()
    undone: bool = False
    steps: int = 0
    step: AnyStep | None = None

    @property
    def is_first(self) -> bool:
        """Whether the match begins with it."""
        return self.revision == 0

    @property
    def is_final(self) -> bool:
        """Whether the match is over with it."""
        return self.result is not msgspec.UNSET


def moment_of(match: Match, actor: Seat | None = None, events: tuple[Event, ...] = (), undone: bool = False) -> Moment:
    """The match as it stands now."""
    result = match.result
    return Moment(
        revision=match.revision,
        position=match.position,
        due=match.due,
        may_undo=match.undoers(),
        result=msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
        actor=actor,
        events=events,
        undone=undone,
        steps=match.step_count,
        step=None if undone or match.called_off else match.last_step,
    )


def told_view(game: Game[Any, Any, Any], position: Any, viewer: Viewer, public: bytes | None = None) -> msgspec.Raw:
    """All that this viewer may know of the position: the only way out of the server for it.

    `public` is the public part if it is encoded already.
    """
    seen = msgspec.json.encode(game.public(position)) if public is None else public
    private = None if viewer is None else game.private(position, viewer)
    return view_bytes(viewer, seen, None if private is None else msgspec.json.encode(private))


def told_events(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    """All that this viewer may know of what happened: the only way out of the server for events."""
    told = (event.seen_by(viewer) for event in events)
    return tuple(event for event in told if event is not None)


class Choices(msgspec.Struct, frozen=True):
    """What one seat may do, encoded: an array of actions, and one of spaces for the kinds that are only sampled."""

    actions: msgspec.Raw
    spaces: msgspec.Raw


def told_choices(game: Game[Any, Any, Any], moment: Moment, seat: Seat) -> Choices:
    """What this seat may do, as it follows from the seat's own view; nothing where it may not act."""
    if seat not in moment.due.seats and seat not in moment.due.open:
        return Choices(msgspec.Raw(b"[]"), msgspec.Raw(b"[]"))
    view = game.view(moment.position, seat)
    actions = msgspec.json.encode(tuple(game.candidates(view)))
    return Choices(msgspec.Raw(actions), msgspec.Raw(msgspec.json.encode(game.spaces(view))))


class Showing:
    """One moment, encoded for each viewer once, and the public part of it once for all."""

    __slots__ = ("_choices", "_game", "_happened", "_moment", "_open_events", "_positions", "_public", "_table")

    def __init__(self, table: str, game: Game[Any, Any, Any], moment: Moment) -> None:
        self._table = table
        self._game = game
        self._moment = moment
        self._public = msgspec.json.encode(game.public(moment.position))
        self._open_events = _encoded_if_open(moment.events)
        self._happened: dict[Viewer, bytes] = {}
        self._positions: dict[Viewer, bytes] = {}
        self._choices: dict[Seat, Choices] = {}

    @property
    def moment(self) -> Moment:
        """What is shown."""
        return self._moment

    def view(self, viewer: Viewer) -> msgspec.Raw:
        """The position as this viewer may know it."""
        return told_view(self._game, self._moment.position, viewer, self._public)

    def events(self, viewer: Viewer) -> msgspec.Raw:
        """The events as this viewer may know them."""
        if self._open_events is not None:
            return self._open_events
        return msgspec.Raw(msgspec.json.encode(told_events(self._moment.events, viewer)))

    def choices(self, seat: Seat) -> Choices:
        """What this seat may do now."""
        choices = self._choices.get(seat)
        if choices is None:
            choices = self._choices[seat] = told_choices(self._game, self._moment, seat)
        return choices

    def line(self, viewer: Viewer) -> bytes:
        """The line that tells this viewer of the moment when it comes."""
        return self.position(viewer) if self._moment.is_first else self.happened(viewer)

    def happened(self, viewer: Viewer) -> bytes:
        """The line that tells this viewer what happened. Not for the first moment."""
        line = self._happened.get(viewer)
        if line is None:
            line = self._happened[viewer] = encode(self._happened_message(viewer))
        return line

    def position(self, viewer: Viewer) -> bytes:
        """The line that tells this viewer where the match stands."""
        line = self._positions.get(viewer)
        if line is None:
            line = self._positions[viewer] = encode(self._position_message(viewer))
        return line

    def _happened_message(self, viewer: Viewer) -> Happened:
        moment = self._moment
        if moment.is_first:
            raise RuntimeError("nothing happened before the first position")
        return Happened(
            table=self._table,
            revision=moment.revision,
            actor=moment.actor,
            to_act=moment.due.seats,
            open=moment.due.open,
            may_undo=moment.may_undo,
            events=self.events(viewer),
            view=self.view(viewer),
            viewer=viewer,
            undone=moment.undone,
            result=moment.result,
        )

    def _position_message(self, viewer: Viewer) -> PositionMessage:
        moment = self._moment
        return PositionMessage(
            table=self._table,
            revision=moment.revision,
            to_act=moment.due.seats,
            open=moment.due.open,
            may_undo=moment.may_undo,
            view=self.view(viewer),
            viewer=viewer,
            result=moment.result,
        )


def _encoded_if_open(events: Sequence[Event]) -> msgspec.Raw | None:
    """The events encoded once for everybody, None if there is one that not everybody sees as it is."""
    if not all(isinstance(event, OpenEvent) for event in events):
        return None
    return msgspec.Raw(msgspec.json.encode(told_events(events, None)))


class Audience:
    """Those present at a table, in the order in which they came."""

    def __init__(self) -> None:
        self._present: dict[Person, None] = {}

    def __contains__(self, person: Person) -> bool:
        return person in self._present

    def __len__(self) -> int:
        return len(self._present)

    @property
    def present(self) -> tuple[Person, ...]:
        """Everyone present."""
        return tuple(self._present)

    def add(self, person: Person) -> None:
        """Someone came."""
        self._present[person] = None

    def remove(self, person: Person) -> None:
        """Someone left."""
        self._present.pop(person, None)

    def tell(self, line: bytes) -> None:
        """Send everyone the same line."""
        for person in tuple(self._present):
            person.send_line(line)

    def tell_seats(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits their views of what happened, of the position where a match begins."""
        for person in tuple(self._present):
            for seat in seats.get(person, ()):
                person.send_line(showing.line(seat))

    def show_watchers(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who does not sit what happened. Nothing is encoded where nobody looks on."""
        for person in tuple(self._present):
            if person not in seats:
                person.send_line(showing.line(None))

    def tell_watchers(self, line: bytes, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who does not sit the same line."""
        for person in tuple(self._present):
            if person not in seats:
                person.send_line(line)

    def tell_players(self, line: bytes, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits the same line."""
        for person in tuple(self._present):
            if person in seats:
                person.send_line(line)

    def tell_position(self, showing: Showing, seats: Mapping[Person, tuple[Seat, ...]]) -> None:
        """Send everyone who sits their views of the position."""
        for person in tuple(self._present):
            for seat in seats.get(person, ()):
                person.send_line(showing.position(seat))
