"""The people whose words are not shown at this screen. Nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ziggurat.bounds import PersonId, Secret, ShownName
from ziggurat_client.kept.profile import MOST_IGNORED, Memory, Server


class IgnoredPeople:
    """Whom we ignore at the server where we are.

    They are known by their public ids, which a server gives anew once it has forgotten everybody; then it gives us
    another token, too. So they are kept by our token: as long as the program runs, and in the profile beside the token.
    """

    def __init__(self, memory: Memory, token: Callable[[], Secret | None]) -> None:
        """`token` is that by which the server knows us, None while there is none."""
        self._memory = memory
        self._token = token
        self._by_token: dict[Secret, dict[PersonId, ShownName]] = {}

    def has(self, person: PersonId) -> bool:
        """Whether that person's words are not shown."""
        return person in self.here

    def change(self, person: PersonId, *, ignored: bool, name: ShownName = "") -> None:
        """Show that person's words no more, or again. `name` is what they are called now."""
        token = self._token()
        if token is None:
            return
        now = {other: called for other, called in self.named.items() if other != person}
        if ignored:
            now = dict([*now.items(), (person, name)][-MOST_IGNORED:])
        self._by_token[token] = now
        servers = self._memory.profile.servers
        kept = tuple(_with(each, now) if each.token == token else each for each in servers)
        if kept != servers:
            self._memory.change(servers=kept)

    @property
    def here(self) -> tuple[PersonId, ...]:
        """Everyone who is ignored at this server."""
        return tuple(self.named)

    @property
    def named(self) -> dict[PersonId, ShownName]:
        """What each of them was called when they were ignored; empty where that is not known."""
        token = self._token()
        if token is None:
            return {}
        if token not in self._by_token:
            server = next((each for each in self._memory.profile.servers if each.token == token), Server(""))
            self._by_token[token] = {who: server.ignored_names.get(who, "") for who in server.ignored}
        return self._by_token[token]


def _with(server: Server, named: dict[PersonId, ShownName]) -> Server:
    names = {person: name for person, name in named.items() if name}
    return msgspec.structs.replace(server, ignored=tuple(named), ignored_names=names)
