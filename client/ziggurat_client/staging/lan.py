"""The screen of the local network, put on stage for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.certainty import of_type
from ziggurat.friend_tags import friend_tag, short_tag
from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat_client.atlas import LazyAtlas
from ziggurat_client.clock import HandClock
from ziggurat_client.discovery.found import Discovery, FoundServer, NoDiscovery
from ziggurat_client.kept.friends import Friend
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.servers.lan import HINT_AFTER, LanScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.servers.hosted_server import HostedServer
from ziggurat_client.shown import SHOWN
from ziggurat_client.staging import staged

if TYPE_CHECKING:
    from ziggurat_client.app import App


class _Neighbours(NoDiscovery):
    """A network on which the same servers are always found."""

    servers = (
        FoundServer(
            Advert("a" * 32, "Amélie’s house", "0.1.0", tables=3, people=5, games=SHOWN),
            Address("192.168.1.20"),
            ping=0.004,
        ),
        FoundServer(
            Advert("b" * 32, "Library room 2", "0.1.0", tables=12, people=31, tls=True),
            Address("192.168.1.7", tls=True),
            ping=0.011,
        ),
        FoundServer(Advert("c" * 32, "Museum of the Two Rivers", "0.9.2", 2, 1, 2), Address("192.168.1.44"), 0.021),
        FoundServer(Advert("d" * 32, "Ninsun’s house", "0.1.0"), Address("192.168.1.31"), ping=0.001),
        FoundServer(Advert("e" * 32, "raspberrypi", "0.1.0"), Address("fe80::fc:ff:fe00:1%eth0"), silent=True),
    )


_SALT: Final = "saltsalt"
_SECRETS: Final = ("A" * 22, "B" * 22, "C" * 22)
_TAGS: Final = tuple(
    tuple(short_tag(friend_tag(secret, letter * 32), _SALT) for secret in there)
    for letter, there in (("a", ()), ("b", _SECRETS[:2]), ("c", ()), ("d", ()), ("e", _SECRETS[2:]))
)
"""By server, who of the three is there."""


class _NoNetwork(NoDiscovery):
    """A machine that is connected to nothing."""

    failure = "[Errno 19] No such device"


class _Hosted(HostedServer):
    """A server that others could come to."""

    def __init__(self) -> None:
        self.address = Address("0.0.0.0")
        self.failure = None
        self.stays = True
        self.link = "ziggurat://192.168.1.31"
        self.page = "http://192.168.1.31:21880"
        self.takes_browsers = True
        self.near = Address("127.0.0.1")
        self._process = None

    def finish(self) -> None:
        """There is nothing to end."""


def _look_around(app: App, discovery: Discovery) -> None:
    """Show the local network as that finds it."""
    app.stack.push(LazyAtlas(replace(app.services, discovery=discovery), app.stack).lan())


def _lan(app: App) -> None:
    _look_around(app, _Neighbours())


def _lan_hosting(app: App) -> None:
    app.services.servers.hosted = _Hosted()
    _lan(app)


def _lan_alone(app: App) -> None:
    app.stack.push(LanScene(app.atlas))
    of_type(HandClock, app.services.clock).turn(HINT_AFTER)


def _lan_no_network(app: App) -> None:
    _look_around(app, _NoNetwork())


def _lobby_among_others(app: App) -> None:
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(LazyAtlas(replace(app.services, discovery=_Neighbours()), app.stack)))


class _FriendsNear(NoDiscovery):
    """A network on which friends are at two of the servers."""

    servers = tuple(
        replace(found, advert=msgspec.structs.replace(found.advert, salt=_SALT, friends=tags))
        for found, tags in zip(_Neighbours.servers, _TAGS, strict=True)
    )


def _have_friends(app: App) -> None:
    for name, secret in zip(("Enheduanna", "Zahra", "Meskalamdug"), _SECRETS, strict=True):
        app.services.friends.kept.add(Friend(name, secret, met="House of Ur", since=1_779_500_000))


def _lan_friends(app: App) -> None:
    """The local network, where friends are at two servers."""
    _have_friends(app)
    _look_around(app, _FriendsNear())


def _friends_near(app: App) -> None:
    """The page of friends, of whom some are at servers nearby."""
    _have_friends(app)
    app.stack.push(LazyAtlas(replace(app.services, discovery=_FriendsNear()), app.stack).friends())


def _title_friends(app: App) -> None:
    """The title while friends are near."""
    _have_friends(app)
    app.stack.push(TitleScene(LazyAtlas(replace(app.services, discovery=_FriendsNear()), app.stack)))
    while app.scene.animating:
        app.turn(patience=0)


def _lobby_friends_near(app: App) -> None:
    """The lobby, with a friend at another server."""
    _have_friends(app)
    staged.arrive(app, staged.lobby(), *staged.lobby_chat())
    app.stack.push(LobbyScene(LazyAtlas(replace(app.services, discovery=_FriendsNear()), app.stack)))


LAN_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "lan": _lan,
    "lan_hosting": _lan_hosting,
    "lan_alone": _lan_alone,
    "lan_no_network": _lan_no_network,
    "lobby_among_others": _lobby_among_others,
    "lan_friends": _lan_friends,
    "friends_near": _friends_near,
    "title_friends_near": _title_friends,
    "lobby_friends_near": _lobby_friends_near,
}
"""Every picture of the local network, by its name."""
