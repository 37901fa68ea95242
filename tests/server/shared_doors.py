"""Servers in memory that share a database: doors of one community, between which people go."""

from __future__ import annotations

from pathlib import Path

from server.hearts import stop
from server.on_disk import SHARED, ServerOnDisk, SharedPlace, read_at_once
from server.world import Visitor, World
from ziggurat.wire.messages import Done, Error, Message, Open
from ziggurat_server.journal.common_counts import CommonCounts
from ziggurat_server.journal.heart import Heart
from ziggurat_server.journal.membership import Membership
from ziggurat_server.journal.opening_shared import LOOPBACK
from ziggurat_server.journal.other_lobbies import OtherLobbies
from ziggurat_server.journal.postgres import PostgresSql
from ziggurat_server.journal.shared_orders import SharedOrders
from ziggurat_server.limits import ServerLimits

KEY = "key"


class Door:
    """One of several servers, alive until it is told to `die`. What the others call it does not hear, and it passes
    nothing on."""

    def __init__(self, folder: Path, limits: ServerLimits) -> None:
        """The database is the one that the folder names."""
        server = ServerOnDisk(folder, limits)
        place = server.place
        assert isinstance(place, SharedPlace)
        self.sql = shared = place.reader.shared
        self._address = (folder / SHARED).read_text()
        self.heart = Heart(PostgresSql(self._address, shared.process, shared.claims), KEY)
        self.heart.begin(f"{LOOPBACK}:{4000 + shared.process}")
        self._place = place
        self.world: World = server.world
        membership = Membership(
            self.heart,
            shared.process,
            LOOPBACK,
            KEY,
            OtherLobbies(place.reader, read_at_once),
            SharedOrders(shared),
            CommonCounts(server.journal, shared, read_at_once),
            read_at_once,
            self.world.clock,
        )
        self.world.game_server.community(membership)

    def visitor(self, name: str, before: Visitor | None = None, address: str = "192.0.2.1") -> Visitor:
        """Somebody who comes in here: who was at another door `before`, or somebody new."""
        token = None if before is None else before.welcome.token
        return self.world.visitor(name, token, address=address)

    def die(self) -> None:
        """Be gone at once."""
        stop(self.heart, self._address)
        self._place.leave()


def answer(visitor: Visitor, message: Message) -> str:
    """How that is answered: the code of the refusal, or else `done`."""
    visitor.forget()
    visitor.say(message)
    errors = visitor.all(Error)
    return errors[0].code if errors else "done"


def opened(visitor: Visitor, **choices: object) -> str:
    """The code of a table that they open."""
    visitor.forget()
    visitor.say(Open(1, "ur", 2, **choices))
    code = visitor.last(Done).table
    assert code is not None
    return code
