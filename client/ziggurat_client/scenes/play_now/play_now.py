"""From one press to a running game against bots, on a server of our own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from ziggurat.wire.messages import (
    AddBot,
    ClientMessage,
    Closing,
    Done,
    Error,
    Open,
    Ready,
    Refused,
    Rejected,
    Sit,
    Start,
    Welcome,
)
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.network.arrivals import Arrival, Unreachable
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.progress import ProgressPage
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.servers.private_server import PrivateServer
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.seats import is_open

LEVEL: Final = "merchant"

Request = Callable[[int], ClientMessage]


class Party(NamedTuple):
    """Who plays beside oneself: guests at this screen, by their names, and so many bots."""

    guests: tuple[str, ...]
    bots: int


class PlayNowScene(ProgressPage):
    """Starts the private server, opens a table, fills it with bots and starts the match; then the game follows."""

    def __init__(
        self, atlas: Atlas, *, game: str | None = None, watching: bool = False, party: Party | None = None
    ) -> None:
        """`game` is that of last time if none is named, and remembered for the next time. `watching` leaves every seat
        to bots. Without a `party` one plays against as many bots as last time."""
        super().__init__(atlas)
        quick = QuickGame(atlas.services.memory)
        quick.choose(game or quick.game)
        self.game = quick.game
        self._watching = watching
        self._most_seats = quick.seat_counts[-1]
        self.party = party or Party((), quick.seats - 1)
        self._table: str | None = None
        self._starting = False

    @property
    def title(self) -> str:
        return self.say("play_now.title")

    def enter(self) -> None:
        super().enter()
        self.try_again()

    def back(self) -> None:
        self.stack.home()

    def try_again(self) -> None:
        self.services.remote.disconnect()
        self.services.servers.stop_private()
        self._table = None
        self._starting = False
        self.show(self.say("play_now.server"))
        self.services.servers.private = PrivateServer()

    # ------------------------------------------------------------------ one step after the other

    def handle(self, event: pygame.Event) -> bool:
        if event.type == SERVER_CHANGED:
            self._server_changed()
            return True
        return super().handle(event)

    def _server_changed(self) -> None:
        server = self.services.servers.private
        if server is None:
            return
        if server.failure is not None:
            self.fail(self.say("play_now.no_server", reason=server.failure))
        elif server.address is not None and self.services.remote.standing == "away":
            self.show(self.say("play_now.connect"))
            self.services.remote.connect(server.address, self.services.person_name)

    def arrived(self, arrival: Arrival) -> None:
        super().arrived(arrival)
        match arrival:
            case Welcome():
                self._open()
            case Unreachable():
                self.fail(self.say("play_now.no_server", reason=arrival.reason))
            case Refused() | Closing() if self.services.remote.standing == "away":
                self.fail(refusal(self.services.words, arrival.code, arrival.params))
        self._follow_match()

    def _open(self) -> None:
        self.show(self.say("play_now.table"))
        name = self.say("play_now.table_name")
        self._ask(lambda number: Open(number, self.game, self._seats, name, listed=False), self._opened)

    def _opened(self, answer: Done) -> None:
        code = answer.table
        if code is None:
            return
        self._table = code
        if not self._watching:
            self._sit_down(code)
        self.show(self.say("play_now.bots"))
        for _ in range(self._seats if self._watching else self.party.bots):
            self._ask(lambda number: AddBot(number, code, LEVEL))

    def _sit_down(self, code: str) -> None:
        """Oneself in the first seat, the guests in the next ones, and all of them ready."""
        for seat, name in enumerate((None, *self.party.guests)):
            self._ask(partial(Sit, table=code, seat=seat, name=name))
            self._ask(partial(Ready, table=code, seat=seat))

    @property
    def _seats(self) -> int:
        return self._most_seats if self._watching else 1 + len(self.party.guests) + self.party.bots

    def _follow_match(self) -> None:
        """Start once every bot has arrived, and go to the board once it is laid out."""
        record = self.services.remote.tables.get(self._table or "")
        if record is None:
            return
        table = record.table
        if table.stage == "playing" and record.seen_by_all is not None:
            self.stack.replace(self, self.atlas.table(record.code))
        elif (
            table.stage == "room"
            and all(not is_open(seat) and seat.ready for seat in table.seats)
            and not self._starting
        ):
            self._starting = True
            self._ask(lambda number: Start(number, record.code))

    def _ask(self, make: Request, done: Callable[[Done], None] | None = None) -> None:
        """Ask, and go on with `done`; a refusal ends the attempt."""

        def answered(answer: Answer) -> None:
            if isinstance(answer, Done):
                if done is not None:
                    done(answer)
            elif isinstance(answer, Error | Rejected):
                self.fail(refusal(self.services.words, answer.code, answer.params))

        self.services.remote.ask(make, answered)
