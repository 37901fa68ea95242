"""What a greeted person can ask about people and about themselves: profiles, other devices, and to be forgotten."""

from __future__ import annotations

from typing import TypeAlias

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import DeviceCode, Done, ForgetMe, LetIn, ShareProfile, ShowPlayed, ShowProfile
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.profiles.asking import Profiles
from ziggurat_server.profiles.devices import SECONDS
from ziggurat_server.profiles.own_profile import OwnProfile
from ziggurat_server.receipts import Receipts
from ziggurat_server.tables.renaming import take_name_away

ProfileRequest: TypeAlias = ShowProfile | ShowPlayed | ShareProfile | LetIn | ForgetMe


class ProfileRequests:
    """Answers such requests. Raises Refusal, as what it returns may later, and then nothing has changed."""

    def __init__(self, lobby: Lobby, profiles: Profiles, own: OwnProfile, context: ServerContext) -> None:
        self._lobby = lobby
        self._profiles = profiles
        self._own = own
        self._context = context
        self._receipts = Receipts(context)

    def answer(self, person: Person, ask: ProfileRequest) -> Deferred[None] | None:
        """Do what is asked, now or as soon as what is kept was read."""
        match ask:
            case ShowProfile():
                return self._profiles.find(person, ask).addCallback(person.answerer())
            case ShowPlayed():
                return self._profiles.played(person, ask).addCallback(person.answerer())
            case ShareProfile():
                self._own.share(person, ask.openness)
                self._receipts.once_kept(person, Done(ask.id))
            case LetIn():
                person.send(DeviceCode(ask.id, self._own.devices.let_in(person, ask.token), SECONDS))
            case ForgetMe():
                self._forget(person, ask)
        return None

    def _forget(self, person: Person, ask: ForgetMe) -> None:
        line = person.line
        self._own.forget(person)
        for table in tuple(self._lobby.tables.values()):
            take_name_away(table, person.name)
        self._receipts.once_kept(person, Done(ask.id))

        def part(_: object) -> None:
            if line is not None:
                line.close("forgotten", "this server does not know you any more")

        self._context.journal.settled().addBoth(part)
