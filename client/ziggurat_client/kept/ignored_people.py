"""The people whose words are not shown at this screen. Nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ziggurat.bounds import PersonId, Secret
from ziggurat_client.kept.profile import MOST_IGNORED, Memory


class IgnoredPeople:
    """Whom we ignore at the server where we are.

    They are known by their public ids, which a server gives anew once it has forgotten everybody; then it gives us
    another token, too. So they are kept by our token: as long as the program runs, and in the profile beside the token.
    """

    def __init__(self, memory: Memory, token: Callable[[], Secret | None]) -> None:
        """`token` is that by which the server knows us, None while there is none."""
        self._memory = memory
        self._token = token
        self._by_token: dict[Secret, tuple[PersonId, ...]] = {}

    def has(self, person: PersonId) -> bool:
        """Whether that person's words are not shown."""
        return person in self.here

    def change(self, person: PersonId, *, ignored: bool) -> None:
        """Show that person's words no more, or again."""
        token = self._token()
        if token is None:
            return
        others = tuple(other for other in self.here if other != person)
        now = (*others, person)[-MOST_IGNORED:] if ignored else others
        self._by_token[token] = now
        servers = self._memory.profile.servers
        kept = tuple(msgspec.structs.replace(each, ignored=now) if each.token == token else each for each in servers)
        if kept != servers:
            self._memory.change(servers=kept)

    @property
    def here(self) -> tuple[PersonId, ...]:
        """Everyone who is ignored at this server."""
        token = self._token()
        if token is None:
            return ()
        if token not in self._by_token:
            servers = self._memory.profile.servers
            self._by_token[token] = next((each.ignored for each in servers if each.token == token), ())
        return self._by_token[token]
