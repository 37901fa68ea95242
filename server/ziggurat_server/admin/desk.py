"""Where a host's orders are carried out, and questions about the server answered: about this one alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

import msgspec

from ziggurat.wire.messages import Notice
from ziggurat_server.admin.listed import Listed, Listing, PersonListed
from ziggurat_server.admin.orders import AnyOrder, Close, Drain, Kick, Say, Settle, Unban
from ziggurat_server.admin.orders import Ban as BanOrder
from ziggurat_server.game_server import GameServer
from ziggurat_server.guests.addresses import shown
from ziggurat_server.guests.bans import Ban
from ziggurat_server.guests.bans_book import BansBook
from ziggurat_server.guests.people import Person
from ziggurat_server.guests.sending_away import address_of, send_away, send_away_banned, token_of
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.renaming import take_banned_names


class AdminDesk:
    """`drain` begins the end, within so many seconds or the configured ones."""

    def __init__(self, game_server: GameServer, book: BansBook, drain: Callable[[float | None], None]) -> None:
        self._game_server = game_server
        self._book = book
        self._drain = drain

    # ------------------------------------------------------------------------------------ questions

    @property
    def trouble(self) -> str | None:
        """Why nobody should be sent here now; None if all is well."""
        if not self._game_server.can_write:
            return "the journal cannot write"
        return "draining" if self._game_server.is_closing else None

    async def show(self, what: Listing) -> Listed:
        """All of that. Where a server shares its database with no other, there are no `servers` to speak of."""
        match what:
            case "people":
                people: Listed = msgspec.to_builtins(self.people())
                return people
            case "tables":
                return self.tables()
            case "bans":
                return self.bans()
            case "set-aside":
                return self.set_aside()
            case "reports":
                return await self.reports()
            case "servers":
                return []

    def tables(self) -> Listed:
        """Every table as the lobby would list it, and whether it does. Nothing of what only some may see."""
        return [
            msgspec.to_builtins(table.card) | {"listed": table.state.listed}
            for table in self._game_server.lobby.tables.values()
        ]

    def people(self) -> list[PersonListed]:
        """Everyone who is connected."""
        return [
            PersonListed(
                person.id,
                person.name,
                person.bot,
                shown(address_of(person), self._game_server.visits.addresses),
                tuple(sorted(person.present_at)),
                person.relayed,
            )
            for person in self._game_server.people.connected()
        ]

    def bans(self) -> Listed:
        """Every ban in force."""
        return [msgspec.to_builtins(ban) for ban in self._game_server.bans.in_force()]

    def set_aside(self) -> Listed:
        """Every table and person that is on file and could not be brought back, and why."""
        aside = self._game_server.set_aside
        return [msgspec.to_builtins(one) for one in (*aside.tables, *aside.people)]

    async def reports(self) -> Listed:
        """What people reported, the oldest first. Raises Refusal."""
        reports = await self._game_server.friends.reporting.book.all()
        return [{"number": each.number} | msgspec.to_builtins(each.report) for each in reports]

    # ------------------------------------------------------------------------------------ orders

    async def obey(self, order: AnyOrder) -> str:
        """Carry an order out; a sentence that says what was done. Raises Refusal."""
        match order:
            case Say(text):
                return f"told {self.say(text)} people"
            case Kick(who, reason):
                return await self._kick(who, reason)
            case BanOrder():
                return await self._ban(order)
            case Unban(number):
                return await self._unban(number)
            case Settle(number):
                report = await self._game_server.friends.reporting.book.settle(number)
                return f"settled report {number}, about {report.name} ({report.person})"
            case Close(code):
                return await self._close(code)
            case Drain(seconds):
                self._drain(seconds)
                return "the server stops"
            case _:
                assert_never(order)

    def say(self, text: str) -> int:
        """Send a notice to everyone here; how many they are."""
        self._game_server.send_to_everyone(Notice("host", text))
        return sum(not person.relayed for person in self._game_server.people.connected())

    async def _close(self, code: str) -> str:
        fetching = self._game_server.returning.fetch(code)
        if fetching is not None:
            await fetching
        if not self._game_server.returning.give_up(code):
            table = self._game_server.lobby.find(code)
            table.close()
            code = table.code
        return f"closed {code}"

    async def _kick(self, who: str, reason: str) -> str:
        person = await self._person(who)
        if person.line is None or person.relayed:
            raise Refusal("no_such_person", f"{person.name} ({person.id}) is not connected")
        send_away(person, "kicked", reason)
        return f"sent {person.name} ({person.id}) away"

    async def _ban(self, order: BanOrder) -> str:
        ban = await self._ban_of(order)
        send_away_banned([ban], self._game_server.people.connected())
        for table in tuple(self._game_server.lobby.tables.values()):
            take_banned_names(table, [ban])
        try:
            await self._book.add(ban)
        except OSError as error:
            raise Refusal("not_saved", f"ban {ban.number} is in force, but could not be written ({error})") from error
        return f"ban {ban.number}: {ban.kind} {ban.who or ban.what}"

    async def _unban(self, number: int) -> str:
        try:
            lifted = await self._book.lift(number)
        except LookupError as error:
            raise Refusal("no_such_ban", str(error)) from error
        except OSError as error:
            raise Refusal("not_saved", f"ban {number} is lifted, but that could not be written ({error})") from error
        return f"lifted ban {number}: {lifted.kind} {lifted.who or lifted.what}"

    async def _ban_of(self, order: BanOrder) -> Ban:
        what, who = order.what, ""
        if order.kind == "person":
            person = await self._person(order.what)
            what, who = token_of(person), person.name
        elif order.kind == "address" and (found := await self._game_server.people.find(order.what)) is not None:
            what, who = address_of(found), found.name
        try:
            return Ban(self._game_server.bans.next_number(), order.kind, what, order.reason, order.until, who)
        except ValueError as error:
            raise Refusal("bad_address", f"{what!r} is neither an address nor a person with one") from error

    async def _person(self, who: str) -> Person:
        person = await self._game_server.people.find(who)
        if person is None:
            raise Refusal("no_such_person", f"nobody here is {who!r}")
        return person
