"""The host's desk where several servers share a database: whichever is asked, it speaks of all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

import msgspec
from twisted.internet.defer import Deferred

from ziggurat_server.admin.desk import AdminDesk
from ziggurat_server.admin.listed import Listed, Listing, PersonListed
from ziggurat_server.admin.orders import AnyOrder, Ban, Close, Kick, Say, Unban
from ziggurat_server.admin.passed import AnyPassed, Done, Refused, Show, read_answer, read_order, written
from ziggurat_server.community import Community
from ziggurat_server.refusal import Refusal
from ziggurat_server.returning import Returning

T = TypeVar("T")

TRIES: Final = 3
"""How often it is looked anew where somebody or something is whose server went meanwhile."""


class CommunityDesk:
    """Does what concerns its own server alone by its `own` desk, and has the others' desks do the rest.

    An order that is for one person or table is carried out by the server that has them. Where that goes meanwhile, it
    is looked anew who has them now.
    """

    def __init__(self, own: AdminDesk, community: Community, returning: Returning) -> None:
        self._own = own
        self._community = community
        self._returning = returning
        community.desks.obey = self._obey_other

    @property
    def trouble(self) -> str | None:
        """Why nobody should be sent to this server now; None if all is well."""
        return self._own.trouble

    async def show(self, what: Listing) -> Listed:
        """All of that at all servers, with the number of each one's server. Raises Refusal."""
        match what:
            case "people":
                return _once(await self._everywhere(Show(what), self._own.people(), list[PersonListed]))
            case "tables":
                return _with_servers(await self._everywhere(Show(what), self._own.tables(), Listed))
            case "set-aside":
                return await self._set_aside()
            case "servers":
                return self._servers()
            case "bans":
                return self._own.bans()
            case "reports":
                return await self._own.reports()

    async def obey(self, order: AnyOrder) -> str:
        """Carry an order out, wherever that has to be done; a sentence that says what was done. Raises Refusal."""
        match order:
            case Say(text):
                told = await self._everywhere(order, self._own.say(text), int)
                return f"told {sum(told.values())} people at {len(told)} servers"
            case Kick(who):
                return await self._where_it_is(order, partial(self._community.whereabouts, who))
            case Ban() | Unban():
                return await self._change_bans(order)
            case Close(code):
                return await self._where_it_is(order, partial(self._server_of, code))
            case _:
                return await self._own.obey(order)

    async def _change_bans(self, order: Ban | Unban) -> str:
        """Ban or unban where that has to be done; when this returns, this server heeds it. Raises Refusal."""
        await self._community.read_bans()
        match order:
            case Ban(kind="person" | "address", what=who):
                done = await self._where_it_is(order, partial(self._community.whereabouts, who))
            case _:
                done = await self._own.obey(order)
        await self._community.read_bans()
        return done

    # ------------------------------------------------------------------------------------ the others

    async def _everywhere(self, order: AnyPassed, own: T, kind: type[T]) -> dict[int, T]:
        """What all servers answer, by their numbers, `own` being this one's. Raises Refusal."""
        answers = await self._community.desks.ask(written(order))
        return {self._community.number: own} | {server: read_answer(text, kind) for server, text in answers.items()}

    async def _where_it_is(self, order: Kick | Ban | Close, find: Callable[[], Deferred[int | None]]) -> str:
        """Have the order carried out by the server that `find` gives, or here where it gives none. Raises Refusal."""
        for _ in range(TRIES):
            server = await find()
            if server is None or server == self._community.number:
                return await self._own.obey(order)
            answers = await self._community.desks.ask(written(order), server)
            if server in answers:
                return read_answer(answers[server], str)
            self._returning.doubt(server)
        raise Refusal("server_gone", "the servers that were to do it ended one after the other; try again")

    def _server_of(self, code: str) -> Deferred[int | None]:
        return Deferred.fromCoroutine(self._look_for(code))

    async def _look_for(self, code: str) -> int | None:
        """The other server that has the table of that code; None if it is here, or nowhere. Raises Refusal."""
        fetching = self._returning.fetch(code)
        if fetching is not None:
            await fetching
        elsewhere = self._returning.elsewhere(code)
        return None if elsewhere is None else elsewhere.number

    def _obey_other(self, order: str) -> Deferred[str]:
        return Deferred.fromCoroutine(self._answer(order))

    async def _answer(self, order: str) -> str:
        """What another desk is answered."""
        try:
            return written(Done(msgspec.Raw(msgspec.json.encode(await self._carry_out(read_order(order))))))
        except Refusal as refusal:
            return written(Refused(refusal.code, refusal.message))

    async def _carry_out(self, order: AnyPassed) -> object:
        match order:
            case Show(what):
                return await self._own.show(what)
            case Say(text):
                return self._own.say(text)
            case _:
                return await self._own.obey(order)

    # ------------------------------------------------------------------------------------ listings

    async def _set_aside(self) -> Listed:
        """Each server knows of its own tables, and all of them of the same people."""
        own = await self._own.show("set-aside")
        aside = await self._everywhere(Show("set-aside"), own, Listed)
        tables = {server: [one for one in listed if "table" in one] for server, listed in aside.items()}
        return [*_with_servers(tables), *(one for one in own if "person" in one)]

    def _servers(self) -> Listed:
        return [
            {"server": one.number, "address": one.address, "asked": one.number == self._community.number}
            | msgspec.to_builtins(one.census)
            for one in self._community.servers
        ]


def _once(people: Mapping[int, list[PersonListed]]) -> Listed:
    """Everybody where they are connected, with their tables at all servers."""
    tables: dict[str, set[str]] = {}
    for listed in people.values():
        for one in listed:
            tables.setdefault(one.person, set()).update(one.tables)
    here = {
        server: [
            msgspec.to_builtins(msgspec.structs.replace(one, tables=tuple(sorted(tables[one.person]))))
            for one in listed
            if not one.relayed
        ]
        for server, listed in people.items()
    }
    return _with_servers(here)


def _with_servers(listed: Mapping[int, Listed]) -> Listed:
    return [{**one, "server": server} for server, several in sorted(listed.items()) for one in several]
