"""What the viewers of a match see of one moment of it.

Whatever leaves the server about a position goes through `told_view`, or in two parts through `public` and
`told_private`; whatever about events through `told_events`, what a seat may do through `told_choices`, and who acted
through `told_actor`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ziggurat.games.game import Event, Game, OpenEvent, Seat, Viewer
from ziggurat.match.steps import Expiry
from ziggurat.wire.codec import encode, view_bytes
from ziggurat.wire.messages import Happened, PositionMessage
from ziggurat_server.tables.moments.moment import Moment


def told_view(game: Game[Any, Any, Any], position: Any, viewer: Viewer, public: bytes | None = None) -> msgspec.Raw:
    """All that this viewer may know of the position: the only way out of the server for it.

    `public` is the public part if it is encoded already.
    """
    seen = msgspec.json.encode(game.public(position)) if public is None else public
    return view_bytes(viewer, seen, told_private(game, position, viewer))


def told_private(game: Game[Any, Any, Any], position: Any, viewer: Viewer) -> bytes | None:
    """What this viewer alone may know of the position, None if nothing: the only way out of the server for it."""
    private = None if viewer is None else game.private(position, viewer)
    return None if private is None else msgspec.json.encode(private)


def told_events(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    """All that this viewer may know of what happened: the only way out of the server for events."""
    told = (event.seen_by(viewer) for event in events)
    return tuple(event for event in told if event is not None)


def told_actor(actor: Seat | None, events: Sequence[Event], viewer: Viewer) -> Seat | None:
    """Who took a step with these events, as far as this viewer may know: the only way out of the server for that."""
    if actor is None or actor == viewer or any(event.names_actor for event in told_events(events, viewer)):
        return actor
    return None


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
    """One moment, encoded for each viewer once, and what all are told alike once for all."""

    __slots__ = (
        *("_choices", "_frames", "_game", "_happened", "_moment"),
        *("_open_events", "_positions", "_public", "_table"),
    )

    def __init__(self, table: str, game: Game[Any, Any, Any], moment: Moment) -> None:
        self._table = table
        self._game = game
        self._moment = moment
        self._public = msgspec.json.encode(game.public(moment.position))
        self._open_events = _encoded_if_open(moment)
        self._frames: dict[int, _Frame] = {}
        self._happened: dict[Viewer, bytes] = {}
        self._positions: dict[Viewer, bytes] = {}
        self._choices: dict[Seat, Choices] = {}

    @property
    def moment(self) -> Moment:
        """What is shown."""
        return self._moment

    @property
    def public(self) -> bytes:
        """What everyone sees of the position, encoded."""
        return self._public

    def choices(self, seat: Seat) -> Choices:
        """What this seat may do now."""
        choices = self._choices.get(seat)
        if choices is None:
            choices = self._choices[seat] = told_choices(self._game, self._moment, seat)
        return choices

    def happened(self, viewer: Viewer) -> bytes:
        """The line that tells this viewer what happened. Only for a moment that something led to, and those who are
        told of it."""
        line = self._happened.get(viewer)
        if line is None:
            private = told_private(self._game, self._moment.position, viewer)
            line = self._happened[viewer] = self._frame(viewer).filled(viewer, private)
        return line

    def position(self, viewer: Viewer) -> bytes:
        """The line that tells this viewer where the match stands."""
        line = self._positions.get(viewer)
        if line is None:
            line = self._positions[viewer] = encode(self._position_message(viewer))
        return line

    def _frame(self, viewer: Viewer) -> _Frame:
        """What is told beside the view: the same for all who see what happened as it is and count alike."""
        moment = self._moment
        if self._open_events is None:
            events = msgspec.Raw(msgspec.json.encode(told_events(moment.events, viewer)))
            actor = moment.actor if moment.step is None else told_actor(moment.actor, moment.events, viewer)
            return self._new_frame(moment.number(viewer), actor, events)
        number = moment.number(viewer)
        frame = self._frames.get(number)
        if frame is None:
            frame = self._frames[number] = self._new_frame(number, moment.actor, self._open_events)
        return frame

    def _new_frame(self, number: int, actor: Seat | None, events: msgspec.Raw) -> _Frame:
        moment = self._moment
        message = Happened(
            table=self._table,
            revision=number,
            actor=actor,
            to_act=moment.due.seats,
            open=moment.due.open,
            time_up=isinstance(moment.step, Expiry),
            may_undo=moment.may_undo,
            events=events,
            view=_Frame.GAP,
            undone=moment.undone,
            result=moment.result,
        )
        return _Frame(encode(message), self._public)

    def _position_message(self, viewer: Viewer) -> PositionMessage:
        moment = self._moment
        return PositionMessage(
            table=self._table,
            revision=moment.number(viewer),
            to_act=moment.due.seats,
            open=moment.due.open,
            may_undo=moment.may_undo,
            view=told_view(self._game, moment.position, viewer, self._public),
            viewer=viewer,
            result=moment.result,
        )


class _Frame:
    """The line of a `happened` but for whose it is: the viewer, and their private part."""

    __slots__ = ("_after", "_before", "_between")
    GAP: Final = msgspec.Raw(b"\0")
    """What no JSON has."""

    def __init__(self, line: bytes, public: bytes) -> None:
        """From the line that a watcher would be told with GAP as its view, and the public part of the view."""
        before, _, self._after = line.removesuffix(b"}\n").partition(bytes(self.GAP))
        self._before = before + b'{"viewer":'
        self._between = b',"public":%b,"private":' % public

    def filled(self, viewer: Viewer, private: bytes | None) -> bytes:
        """The line for this viewer, who alone knows that: the same bytes as if it were encoded at once."""
        known = b"null" if private is None else private
        if viewer is None:
            return b"%bnull%b%b}%b}\n" % (self._before, self._between, known, self._after)
        return b'%b%d%b%b}%b,"viewer":%d}\n' % (self._before, viewer, self._between, known, self._after, viewer)


def _encoded_if_open(moment: Moment) -> msgspec.Raw | None:
    """The events encoded once for everybody, None if not everybody is told of them, and of who acted, as it is."""
    events = moment.events
    if not all(isinstance(event, OpenEvent) for event in events):
        return None
    if moment.step is not None and moment.actor is not None and not any(event.names_actor for event in events):
        return None
    return msgspec.Raw(msgspec.json.encode(events))
