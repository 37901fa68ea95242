"""A table in memory where a match of any game is on: the server double with the real rules behind it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from client.driver import Driver
from client.server_double import US, ServerDouble, table
from ziggurat.games.game import Action, IllegalAction
from ziggurat.match.match import Match
from ziggurat.match.steps import played
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    Act,
    ClientMessage,
    Done,
    Happened,
    History,
    HistoryPage,
    PastMoment,
    PositionMessage,
    Rejected,
    SeatState,
    Table,
    Undo,
)
from ziggurat_client.scenes.game.game import GameScene

CODE = "ENKI-42"
OUR_SEAT = 0


class MatchTable(ServerDouble):
    """The server double, at which a match is on. We sit in the first seat; the others act by chance.

    Guests of ours may sit in other seats.
    """

    def __init__(self, match: Match, seat: int | None = OUR_SEAT, guests: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.match = match
        self.ours = () if seat is None else (seat, *guests)
        self._chance = Random(5)

    def begin(self) -> None:
        """Tell the client where the match stands."""
        self.tell(self.description("playing"), *map(self.position, self._viewers))

    def let_others_act(self) -> None:
        """Play the other seats until our decision is awaited or the match is over."""
        while self.match.due.seats and not {*self.ours} & {*self.match.due.seats}:
            seat = self.match.due.seats[0]
            actions: list[Any] = list(self.match.game.candidates(self.match.view(seat)))
            self.act(seat, self._chance.choice(actions))

    def act(self, seat: int, action: Action) -> None:
        """Play an action for a seat and tell the client."""
        events = self.match.apply(seat, action)
        self._tell_all(seat, events)
        if self.match.result is not None:
            self.tell(self.description("over"))

    def let_time_pass(self) -> None:
        """The time of those who are awaited is up: do what the rules say, and tell the client."""
        self._tell_all(None, self.match.expire(self.match.due.seats))

    def take_back(self, seat: int) -> None:
        """Take back a seat's last step and tell the client."""
        self.match.undo(seat)
        self._tell_all(seat, (), undone=True)

    def take_turn_back(self, seat: int) -> None:
        """All agreed to take a seat's last finished turn back: tell the client."""
        self.match.undo_turn(seat)
        self._tell_all(seat, (), undone=True)

    def call_off(self, seat: int) -> None:
        """All agreed to end the match: tell the client."""
        self.match.call_off()
        self._tell_all(seat, ())
        self.tell(self.description("over"))

    def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Act):
            self._answer_act(message)
        elif isinstance(message, Undo):
            self.take_back(self._seat_of(message))
            self.tell(Done(message.id, CODE))
        elif isinstance(message, History) and History not in self.refusals:
            self.tell(self._history(message))
        else:
            super()._answer(message)

    def _history(self, asked: History) -> HistoryPage:
        """Two moments a page, as a watcher saw them."""
        last = min(asked.first + 1, len(self.match.steps))
        moments = tuple(self._past(number) for number in range(asked.first, last + 1))
        return HistoryPage(asked.id, CODE, moments, next=last + 1 if last < len(self.match.steps) else None)

    def _past(self, number: int) -> PastMoment:
        game, positions = self.match.game, self.match.positions
        step = self.match.steps[number - 1] if number else None
        events = () if step is None else played(game, positions[number - 1], step)[1]
        view = msgspec.json.encode(game.view(positions[number], None))
        told = msgspec.Raw(msgspec.json.encode(events))
        actor = None if step is None else step.seat
        return PastMoment(number, game.due(positions[number]).seats, told, msgspec.Raw(view), actor)

    def _answer_act(self, message: Act) -> None:
        action = msgspec.json.decode(message.action, type=self.match.game.action_type)
        try:
            self.act(self._seat_of(message), action)
        except IllegalAction as error:
            why, revision = error.refusal, self.match.revision
            self.tell(Rejected(message.id, CODE, revision, why.code, why.detail, why.rule, dict(why.params)))
        else:
            self.tell(Done(message.id, CODE))

    @property
    def _viewers(self) -> tuple[int | None, ...]:
        return self.ours or (None,)

    def _seat_of(self, message: Act | Undo) -> int:
        if message.seat is None:
            (seat,) = self.ours
            return seat
        assert message.seat in self.ours
        return message.seat

    def description(self, stage: Any) -> Table:
        """The table, in that stage."""
        names = ("Ninsun", "Kubaba", "Tariq", "Amélie", "Enlil", "Marek", "Zahra")
        ours = {OUR_SEAT, *self.ours}
        seats = tuple(
            SeatState(US if seat in ours else f"p{seat + 7}", names[seat], guest=seat in ours - {OUR_SEAT}, here=True)
            for seat in range(self.match.seats)
        )
        game, revision = self.match.game.id, self.match.revision
        return table(CODE, game=game, stage=stage, seats=seats, revision=revision, your_seats=self.ours)

    def position(self, viewer: int | None) -> PositionMessage:
        """Where the match stands, as one viewer may know it."""
        return PositionMessage(
            CODE, self.match.revision, self.match.due.seats, self._may_undo(), self._view(viewer), viewer=viewer
        )

    def _tell_all(self, actor: int | None, events: Any, *, undone: bool = False) -> None:
        self.tell(*(self._happened(viewer, actor, events, undone=undone) for viewer in self._viewers))

    def _happened(self, viewer: int | None, actor: int | None, events: Any, *, undone: bool) -> Happened:
        result = self.match.result
        seen = [told for event in events if (told := event.seen_by(viewer)) is not None]
        return Happened(
            CODE,
            self.match.revision,
            actor,
            self.match.due.seats,
            self._may_undo(),
            msgspec.Raw(msgspec.json.encode(seen)),
            self._view(viewer),
            undone,
            msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
            viewer=viewer,
            time_up=actor is None,
        )

    def _may_undo(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.match.seats) if self.match.may_undo(seat))

    def _view(self, viewer: int | None) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self.match.view(viewer)))


def open_game(driver: Driver, server: MatchTable) -> GameScene:
    """Show the match in the client."""
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.begin()
    driver.turn_without_scene()
    scene = GameScene(driver.app.atlas, CODE)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


def key(driver: Driver, key: int, text: str = "") -> None:
    """Press a key."""
    driver.strike(key, text)
