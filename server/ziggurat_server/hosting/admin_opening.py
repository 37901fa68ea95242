"""The door for the host, as the configuration wants it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ziggurat_server.admin.community_desk import CommunityDesk
from ziggurat_server.admin.desk import AdminDesk
from ziggurat_server.admin.key import host_key
from ziggurat_server.admin.place import BadPlace, Place, admin_place
from ziggurat_server.config.command_line import Command

if TYPE_CHECKING:
    from twisted.web.server import Site

    from ziggurat_server.admin.site import Desk
    from ziggurat_server.hosting.assembly import Server
    from ziggurat_server.hosting.metrics import Metrics


@dataclass(frozen=True)
class AdminDoor:
    """Where it is, the secret that opens it, and the figures that can be read there."""

    place: Place
    key: str
    metrics: Metrics

    def site(self, desk: Desk) -> Site:
        """The pages behind it."""
        # Imported here, as the figures below: only a server with this door needs HTTP, which takes a while to import.
        from ziggurat_server.admin.site import admin_site

        return admin_site(desk, self.metrics, self.key, self.place)


def admin_desk(server: Server, drain: Callable[[float | None], None]) -> Desk:
    """The host's desk at this server, which orders come to from others of its community too, even without a door.
    `drain` begins the server's end."""
    desk = AdminDesk(server.game_server, server.book, drain)
    community = server.service.community
    return desk if community is None else CommunityDesk(desk, community, server.game_server.returning)


def admin_door(command: Command) -> AdminDoor | None:
    """The door that the command asks for, if it does; its secret is made at first. Raises BadPlace."""
    place = admin_place(command.configuration.admin, command.configuration.admin_anywhere)
    if place is None:
        return None
    if command.data is None:
        raise BadPlace("admin: its token must be kept somewhere; say where with --data")
    # Imported here: what counts for graphs takes long to import, and most servers have no such door.
    from ziggurat_server.hosting.metrics import Metrics

    try:
        return AdminDoor(place, host_key(command.data), Metrics())
    except OSError as error:
        raise BadPlace(f"admin: the token cannot be kept ({error}); choose another folder with --data") from error
