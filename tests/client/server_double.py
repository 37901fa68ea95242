"""A server in memory, which speaks through the real codec and does as much as the scenes need."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame

from ziggurat.bots import LEVELS
from ziggurat.games import GAMES
from ziggurat.wire.codec import ClientWire, ServerWire, WireFault, encode
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    ChooseColour,
    ClientMessage,
    Configure,
    Done,
    Error,
    GameOffer,
    Hello,
    Leave,
    Limits,
    Lobby,
    Message,
    Open,
    PersonCard,
    QuickJoin,
    Ready,
    SeatState,
    ServerMessage,
    Sit,
    Subscribe,
    Table,
    TableCard,
    Welcome,
)
from ziggurat_client.network.arrivals import Arrival, Lost
from ziggurat_client.network.net import ARRIVED

US = "p1"


def welcome(name: str = "Ninsun") -> Welcome:
    """The double's greeting."""
    offers = tuple(
        GameOffer(game.id, game.seat_counts, LEVELS, msgspec.to_builtins(game.options_type()))
        for game in GAMES.values()
    )
    return Welcome(PROTOCOL, "Test server", "1", US, name, "secret-token", Limits(), offers)


def table(code: str = "ENKI-42", places: int = 2, **fields: Any) -> Table:
    """A table in its room, whose host we are, with every seat open."""
    values: dict[str, Any] = {
        "table": code,
        "name": "Reed Boats",
        "game": "ur",
        "options": msgspec.Raw(b"{}"),
        "stage": "room",
        "locked": False,
        "listed": True,
        "host": US,
        "seats": (SeatState(),) * places,
        "watchers": (),
        "revision": 0,
    }
    return Table(**(values | fields))


def card(code: str = "ENKI-42", name: str = "Reed Boats", **fields: Any) -> TableCard:
    """A table of two seats as the lobby lists it."""
    values: dict[str, Any] = {
        "game": "ur",
        "stage": "room",
        "locked": False,
        "seats": (SeatState("p2", "Puabi", ready=True, here=True), SeatState()),
        "host": "p2",
        "watchers": 0,
    }
    return TableCard(table=code, name=name, **(values | fields))


class ServerDouble:
    """A link whose other end is here: `received` is what the client asked, `tell` sends it something.

    `tries` counts how often it wanted to come back at once. `secrets` are codes of tables beside their own.
    """

    def __init__(self) -> None:
        self.received: list[ClientMessage] = []
        self.addresses: list[Address] = []
        self.known: list[str | None] = []
        self.tries = 0
        self.refusals: dict[type[Message], str] = {}
        self.tables: dict[str, Table] = {}
        self.secrets: dict[str, str] = {}
        self.cards: tuple[TableCard, ...] = ()
        self.answering = True
        self._arrivals: list[Arrival] = []
        self._from_client = ServerWire()
        self._to_client = ClientWire()

    # ------------------------------------------------------------------ the link

    def connect(self, address: Address, hello: Hello, known: str | None = None) -> None:
        self.known.append(known)
        self.addresses.append(address)
        self.send(hello)

    def send(self, message: ClientMessage) -> None:
        for arrived in self._from_client.receive(encode(message)):
            assert not isinstance(arrived, WireFault), arrived
            self.received.append(arrived)
            if self.answering:
                self._answer(arrived)

    def try_now(self) -> None:
        self.tries += 1

    def disconnect(self) -> None:
        """Leave; nothing to tell."""

    def stop(self) -> None:
        """Stop; nothing to end."""

    def arrivals(self) -> list[Arrival]:
        found, self._arrivals = self._arrivals, []
        return found

    # ------------------------------------------------------------------ the server

    def tell(self, *messages: ServerMessage) -> None:
        """Send messages to the client, as bytes cut anywhere."""
        line = b"".join(encode(message) for message in messages)
        for piece in (line[:7], line[7:]):
            for arrived in self._to_client.receive(piece):
                assert not isinstance(arrived, WireFault), arrived
                self._arrivals.append(arrived)
        pygame.event.post(pygame.Event(ARRIVED))

    def break_connection(self, retry_in: float = 0.5) -> None:
        """The connection breaks and is being tried again."""
        self.bring(Lost(retry_in))

    def bring(self, *arrivals: Arrival) -> None:
        """Let the connection itself say something."""
        self._arrivals += arrivals
        pygame.event.post(pygame.Event(ARRIVED))

    def asked(self, kind: type[Message]) -> list[Any]:
        """Everything of one kind that the client asked."""
        return [message for message in self.received if type(message) is kind]

    def change(self, code: str, **fields: Any) -> None:
        """Change a table and tell those at it, that is, the client."""
        self.tables[code] = msgspec.structs.replace(self.tables[code], **fields)
        self.tell(self.tables[code])

    def _answer(self, message: ClientMessage) -> None:
        number = getattr(message, "id", None)
        refusal = self.refusals.get(type(message))
        if refusal is not None:
            self.tell(Error(refusal, "refused by the double", number))
            return
        code = getattr(message, "table", None)
        if isinstance(message, Sit) and message.table in self.secrets:
            code = self.secrets[message.table]
            message = msgspec.structs.replace(message, table=code)
        match message:
            case Hello():
                self.tell(welcome(message.name))
                return
            case Subscribe():
                people = (PersonCard(US, "Ninsun"), PersonCard("p2", "Puabi", table="ENKI-42"))
                self.tell(Lobby(self.cards, people))
            case Open():
                code = "ENKI-42"
                self.tables[code] = table(code, message.seats, name=message.name or "Reed Boats")
            case QuickJoin():
                code = "ENKI-42"
            case Sit():
                self._seat(message)
            case Ready():
                seat = self._our_seat(message.table) if message.seat is None else message.seat
                self._change_seat(message.table, seat, ready=message.ready)
            case AddBot():
                seat = message.seat if message.seat is not None else self._open_seat(message.table)
                self._change_seat(
                    message.table, seat, person=f"bot{seat}", name="Enlil", level=message.level, ready=True
                )
            case ChooseColour():
                seat = self._our_seat(message.table) if message.seat is None else message.seat
                self._change_seat(message.table, seat, colour=message.colour)
            case Configure():
                self._configure(message)
            case Leave():
                self.tables.pop(message.table, None)
        if number is not None:
            self.tell(Done(number, code))

    def _seat(self, message: Sit) -> None:
        self.tables.setdefault(message.table, table(message.table))
        seat = message.seat if message.seat is not None else self._open_seat(message.table)
        before = self.tables[message.table]
        guest = message.name is not None
        ours = tuple(sorted({*before.your_seats, seat})) if guest else (seat,)
        self.tables[message.table] = msgspec.structs.replace(before, your_seats=ours)
        self._change_seat(message.table, seat, person=US, name=message.name or "Ninsun", guest=guest, here=True)

    def _change_seat(self, code: str, seat: int, **fields: Any) -> None:
        seats = list(self.tables[code].seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **fields)
        self.change(code, seats=tuple(seats))

    def _configure(self, message: Configure) -> None:
        fields: dict[str, Any] = {}
        if message.seats is not None:
            fields["seats"] = (SeatState(),) * message.seats
        if not isinstance(message.options, msgspec.UnsetType):
            fields["options"] = message.options
        if message.password is not None:
            fields["locked"] = bool(message.password)
        if message.listed is not None:
            fields["listed"] = message.listed
        self.change(message.table, **fields)

    def _open_seat(self, code: str) -> int:
        return next(number for number, seat in enumerate(self.tables[code].seats) if seat.person is None)

    def _our_seat(self, code: str) -> int:
        (seat,) = self.tables[code].your_seats
        return seat
