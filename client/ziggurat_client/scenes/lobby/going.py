"""Going from the lobby to a table: to sit down or look on, with a password, and by opening one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.messages import ANY_STYLE, AddBot, Done, Error, Open, Sit, TableCard, Watch
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.password import PasswordScene
from ziggurat_client.wording.refusals import refusal

_NO_SEAT: Final = {"no_open_seat": "lobby.no_seat_watching", "seat_has_secrets": "lobby.secret_seat_watching"}
"""What whoever came for a seat and can only look on is told, by the server's reason."""


class GoingToTables:
    """Asks the server, and leads to the table once it lets us in. `changed` is called when `to` is another one."""

    def __init__(self, atlas: Atlas, changed: Callable[[], None]) -> None:
        self._atlas = atlas
        self._services = atlas.services
        self._changed = changed
        self.to: str | None = None
        """The code of the table that we are on the way to."""

    def go(self, code: str, *, watching: bool = False, password: str | None = None) -> None:
        """Go to a table: take a seat, or look on. A locked one asks for its password first."""
        remote = self._services.remote
        card = remote.lobby.tables.get(code)
        if password is None and card is not None and card.locked and not self.is_ours(card):
            self._ask_password(code, watching)
            return
        self._move(code)
        make = Watch if watching else Sit
        remote.ask(
            lambda number: make(number, code, password=password),
            lambda answer: self._came(answer, code, watching, password),
        )

    def open_table(
        self,
        game: str,
        seats: int,
        name: str | None,
        password: str | None,
        clock: ClockTerms | None = None,
        *,
        bots: str | None = None,
    ) -> None:
        """Open a table and sit down at it, and have bots of the level `bots` take the other seats if there is one."""

        def opened(answer: Answer) -> None:
            if isinstance(answer, Done) and answer.table is not None:
                self.go(answer.table, password=password or "")
                if bots is not None:
                    self._fill(answer.table, seats, bots)
            elif isinstance(answer, Error):
                self._refuse(answer)

        self._services.remote.ask(
            lambda number: Open(number, game, seats, name, clock=clock, password=password), opened
        )

    def _fill(self, code: str, seats: int, level: str) -> None:
        """Have bots take all seats but one."""

        def seated(answer: Answer) -> None:
            if isinstance(answer, Error):
                self._refuse(answer)

        for _ in range(seats - 1):
            self._services.remote.ask(lambda number: AddBot(number, code, level, style=ANY_STYLE), seated)

    def is_ours(self, card: TableCard) -> bool:
        """Whether we sit at that table."""
        welcome = self._services.remote.welcome
        return welcome is not None and any(seat.person == welcome.person for seat in card.seats)

    def _move(self, code: str | None) -> None:
        self.to = code
        self._changed()

    def _came(self, answer: Answer, code: str, watching: bool, password: str | None) -> None:
        self._move(None)
        if isinstance(answer, Done):
            self._show(answer.table or code, password)  # it may have been another one of the same table
        elif isinstance(answer, Error) and answer.code in _NO_SEAT:
            self._services.banner.tell(self._services.words.say(_NO_SEAT[answer.code]))
            self.go(code, watching=True, password=password)
        elif isinstance(answer, Error) and answer.code == "set_aside" and not watching:
            # Nobody plays there, but it may be shown.
            self.go(code, watching=True, password=password)
        elif isinstance(answer, Error):
            if answer.code == "wrong_password":
                self._ask_password(code, watching)
            self._refuse(answer)

    def _show(self, code: str, password: str | None) -> None:
        record = self._services.remote.tables.get(code)
        if record is None:
            # We have left again: its game is one that this version cannot show.
            self._services.banner.refuse(self._services.words.say("lobby.unknown_game"))
            return
        record.password = password
        # Whoever sits at a table goes to no other server: nobody need look for any until the lobby is seen again.
        self._services.discovery.stop()
        self._atlas.stack.push(self._atlas.table(code))

    def _ask_password(self, code: str, watching: bool) -> None:
        title = self._services.words.say("password.title", table=code)
        self._atlas.stack.push(
            PasswordScene(self._atlas, title, lambda password: self.go(code, watching=watching, password=password))
        )

    def _refuse(self, error: Error) -> None:
        self._services.banner.refuse(refusal(self._services.words, error.code, error.params))
