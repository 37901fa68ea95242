"""This server as one of several that share a database: what it hears of the others, and what it loses to them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from twisted.internet.defer import Deferred
from twisted.logger import Logger

from ziggurat.wire.messages import Said, TableCard
from ziggurat_server.branches import Branches
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.people import People
from ziggurat_server.guests.sending_away import send_away_banned
from ziggurat_server.guests.shared_bans import read_bans
from ziggurat_server.head_count import count_heads
from ziggurat_server.journal.census import Census, LivingServer
from ziggurat_server.journal.heart import Beat
from ziggurat_server.journal.journal import NotKept, OwnCard
from ziggurat_server.journal.membership import Membership
from ziggurat_server.journal.news import News
from ziggurat_server.journal.postgres_reader import LEASE, PersonSeen, SeenElsewhere
from ziggurat_server.lobby import Lobby
from ziggurat_server.other_desks import OtherDesks
from ziggurat_server.other_servers import AtServer
from ziggurat_server.ownership import Ownership
from ziggurat_server.returning import Returning, refuse_unread
from ziggurat_server.tables.renaming import take_banned_names
from ziggurat_server.tables.table import Table

_MARGIN: Final = 0.5
"""Seconds by which the clocks of servers and database may disagree about how long something takes."""

_log = Logger()


class Community:
    """Gives up what others have, brings what a server had that died, and shows in the lobby what others show."""

    def __init__(
        self,
        people: People,
        lobby: Lobby,
        returning: Returning,
        branches: Branches,
        membership: Membership,
        ownership: Ownership,
        bans: Bans,
        context: ServerContext,
    ) -> None:
        self._people = people
        self._lobby = lobby
        self._returning = returning
        self._branches = branches
        self._membership = membership
        self._ownership = ownership
        self._bans = bans
        self._context = context
        self.desks = OtherDesks(membership.orders, membership.others.reading, context.clock)

    @property
    def host(self) -> str:
        """Where other servers reach this one."""
        return self._membership.host

    @property
    def number(self) -> int:
        """That of this server among those of the community."""
        return self._membership.process

    @property
    def key(self) -> str:
        """What lets other servers in at the door for them."""
        return self._membership.key

    @property
    def servers(self) -> tuple[LivingServer, ...]:
        """Those of the community that live, this one too, as far as was looked."""
        return self._membership.servers

    @property
    def has_others(self) -> bool:
        """Whether there are other servers, who could have the tables of this one."""
        return len(self.servers) > 1

    def join(self, address: str) -> Deferred[None]:
        """Be one of the servers, whose door for the others is at that address. Fires when it is; fails if not."""
        _log.info("this is server {number}; others reach it at {address}", number=self.number, address=address)
        joined = self._membership.begin(address, self._heard, self._lose_sight, self._census)
        others = self._membership.others
        seen = joined.addCallback(lambda _: others.all()).addCallback(self._see)
        return seen.addCallback(lambda _: others.bans()).addCallback(self._heed)

    def read_bans(self) -> Deferred[None]:
        """Heed the bans that are in force by now, at whichever server they were made. Fails with `not_readable`."""
        return self._membership.others.bans().addErrback(refuse_unread).addCallback(self._heed)

    def whereabouts(self, who: str) -> Deferred[int | None]:
        """At which server the person of that id or else that name is connected. Fails with Refusal `not_readable`."""
        return self._membership.others.whereabouts(who).addErrback(refuse_unread)

    async def leave(self) -> None:
        """Have others take the tables, which were suspended, once all is kept that happened at them."""
        with suppress(NotKept):
            await self._context.journal.settled()
        await self._membership.end()

    def _heard(self, beat: Beat) -> None:
        self._context.living = self._membership.servers
        self._lose(beat.lost)
        for news in beat.news:
            if news.process != self._membership.process:
                self._take_in(news)
        if beat.at is not None:
            self._ownership.hold_until(self._sure_until(beat.at))

    def _lose_sight(self) -> None:
        """The database does not answer. Whoever was alone with it goes on with what is here."""
        if self.has_others:
            self._ownership.lose_sight()
        else:
            self._ownership.hold_until(None)

    def _sure_until(self, said: float) -> float:
        """Until when nobody can have what is here, since this server said then that it lives."""
        return self._context.clock.seconds() + said - time.monotonic() + LEASE - _MARGIN

    def _lose(self, codes: Iterable[str]) -> None:
        """Other servers have these tables by now: whoever is at them comes back to them there."""
        for code in codes:
            table = self._lobby.tables.get(code)
            if table is not None:
                self._let_go(table)

    def _let_go(self, table: Table) -> None:
        for person in tuple(table.state.audience.present):
            if person.line is not None and not person.hired:
                person.line.close("shutting_down", "another server has your table; come back")
        table.suspend()
        self._returning.forget(table.code)

    def _take_in(self, news: News) -> None:
        others, what = self._membership.others, news.what
        match news.kind:
            case "came":
                _unless_unread(others.server_of(what).addCallback(partial(self._see_off, what)))
            case "died":
                self._lobby.elsewhere.forget(news.process)
                self._returning.doubt(news.process)
                self._branches.lose(news.process)
                self.desks.lose(news.process)
                self._returning.bring_left()
            case "card":
                _unless_unread(others.card(what).addCallback(partial(self._show_table, what)))
            case "own":
                _unless_unread(others.own_card(what).addCallback(partial(self._show_own, what)))
            case "person":
                _unless_unread(others.person(what).addCallback(partial(self._show_person, what)))
            case "bans":
                _unless_unread(others.bans().addCallback(self._heed))
            case "order":
                self.desks.hear_order(int(what))
            case "answer":
                self.desks.hear_answer(int(what))
            case "line":
                _unless_unread(others.line(int(what)).addCallback(self._hear))

    def _see_off(self, who: str, server: int | None) -> None:
        """Somebody is at that server."""
        person = None if server in (None, self._membership.process) else self._people.known(who)
        if person is not None and person.line is not None and not person.relayed:
            person.line.close("taken_over", "you came in by another connection")

    def _see(self, seen: SeenElsewhere) -> None:
        for server, card in seen.tables:
            self._lobby.elsewhere.show_table(card.table, AtServer(server, card))
        for server, own in seen.own:
            self._lobby.elsewhere.show_own(own.card.table, AtServer(server, own))
        for person in seen.people:
            self._show_person(person.card.person, person)

    def _show_table(self, code: str, found: tuple[int, TableCard] | None) -> None:
        is_ours = found is not None and found[0] == self._membership.process
        self._lobby.elsewhere.show_table(code, None if found is None or is_ours else AtServer(*found))

    def _show_own(self, code: str, found: tuple[int, OwnCard] | None) -> None:
        is_ours = found is not None and found[0] == self._membership.process
        self._lobby.elsewhere.show_own(code, None if found is None or is_ours else AtServer(*found))

    def _show_person(self, who: str, found: PersonSeen | None) -> None:
        if found is None or found.server == self._membership.process:
            self._lobby.elsewhere.show_person(who, None)
        else:
            self._lobby.elsewhere.show_person(who, AtServer(found.server, found.card), found.tags)

    def _heed(self, kept: msgspec.Raw) -> None:
        """These bans are in force from now on."""
        self._bans.replace(read_bans(kept))
        in_force = self._bans.in_force()
        send_away_banned(in_force, self._people.connected())
        for table in tuple(self._lobby.tables.values()):
            take_banned_names(table, in_force)

    def _census(self) -> Census:
        return count_heads(self._people.connected(), self._lobby.tables.values())

    def _hear(self, line: Said | None) -> None:
        if line is not None:
            self._lobby.hear(line)


def _unless_unread(reading: Deferred[None]) -> None:
    reading.addErrback(lambda failure: _log.error("another server cannot be seen ({why})", why=failure.value))
