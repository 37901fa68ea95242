"""Our friends, each with the secret that nobody but the two of us has: kept here, and by no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from ziggurat.bounds import GivenName, PersonId, Second, ServerId, ShownName
from ziggurat.friend_tags import PairSecret
from ziggurat.visible_text import visible
from ziggurat.wire.friends import MOST_FRIENDS
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.kept.private_files import tighten

FILE: Final = "friends.json"
NAMELESS: Final = "?"


class Friend(msgspec.Struct, frozen=True):
    """Somebody, under the name by which we came to know them, and the secret of the two of us.

    `server` and `person` say where that was and who they were there, `met` what the server was called.
    """

    name: GivenName
    secret: PairSecret
    server: ServerId | None = None
    person: PersonId = ""
    met: ShownName = ""
    since: Second = 0


class _Kept(msgspec.Struct, frozen=True):
    """The file."""

    friends: Annotated[tuple[Friend, ...], msgspec.Meta(max_length=MOST_FRIENDS)] = ()


class Friends:
    """All of them, the newest last, in a file that is closed to others. A damaged one is put `aside`, and who can still
    be read of it is still a friend."""

    def __init__(self, folder: Path) -> None:
        tighten(folder, folder / FILE)
        self._file = KeptFile(folder / FILE, _Kept, by_parts=True)
        self._kept = self._file.read()

    @property
    def aside(self) -> Path | None:
        """Where a damaged file is kept."""
        return self._file.aside

    @property
    def all(self) -> tuple[Friend, ...]:
        """Everyone."""
        return self._kept.friends

    def add(self, friend: Friend) -> None:
        """Somebody is a friend from now on. Whoever was one before, at the same server, has another secret now."""
        friend = msgspec.structs.replace(friend, name=visible(friend.name).strip() or NAMELESS)
        others = (one for one in self.all if not _is_same(one, friend))
        self._keep((*others, friend)[-MOST_FRIENDS:])

    def remove(self, friend: Friend) -> None:
        """They are none any more."""
        self._keep(tuple(one for one in self.all if one.secret != friend.secret))

    def _keep(self, friends: tuple[Friend, ...]) -> None:
        self._kept = _Kept(friends)
        self._file.write(self._kept)


def _is_same(one: Friend, other: Friend) -> bool:
    return one.secret == other.secret or (
        one.server is not None and (one.server, one.person) == (other.server, other.person)
    )
