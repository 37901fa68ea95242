"""The strip below the tables of a lobby: the other servers of this network, as they come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import READY_PILL, draw_pill
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.panels import QUIET_PANEL
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.network.known_keys import place
from ziggurat_client.network.remote import Remote
from ziggurat_client.servers.friend_circle import FriendCircle
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.server_row import friends_there
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

HEIGHT: Final = 188.0
_PADDING: Final = 20.0
_HEAD: Final = 52.0
_GAP: Final = 14.0
_CARD: Final = 300.0
"""The least width of a server's card."""
_TITLE: Final = 260.0
_CARD_PADDING: Final = 12.0
_VISIT: Final = 116.0


def is_here(server: FoundServer, remote: Remote) -> bool:
    """Whether that server is the one that we are on: by its address, or under another one by its name and port."""
    here, welcome = remote.address, remote.welcome
    if here is None:
        return False
    named = welcome is not None and server.advert.name == welcome.server
    return server.address.port == here.port and (named or server.address.host == here.host)


def has_others(servers: Sequence[FoundServer], remote: Remote) -> bool:
    """Whether there is a server nearby besides the one that we are on."""
    return any(not is_here(server, remote) for server in servers)


def network_strip(
    box: Box,
    servers: Sequence[FoundServer],
    remote: Remote,
    words: Words,
    friends: FriendCircle,
    visit: Callable[[FoundServer], None],
) -> list[Piece]:
    """The strip: a card for each server, as many as have room, where we are first and then our friends; `visit` goes to
    one."""
    inner = box.inset(_PADDING, 0)
    most = max(1, int((inner.width + _GAP) // (_CARD + _GAP)))
    ranks = {
        server.advert.id: (not is_here(server, remote), not friends.at(server), server.silent) for server in servers
    }
    shown = sorted(servers, key=lambda server: ranks[server.advert.id])[:most]
    width = min(inner.width / 2, (inner.width - (most - 1) * _GAP) / most)
    pieces: list[Piece] = [
        Panel(box),
        Line(Box(inner.x, box.y + 8, _TITLE, 40), words.say("lobby.network"), 22, tones.TEXT_HEAD, "bold"),
        Line(
            Box(inner.x + _TITLE, box.y + 8, inner.width - _TITLE, 40),
            words.say("lobby.network.hint"),
            17,
            tones.TEXT_SOFT,
            align="r",
        ),
    ]
    for number, server in enumerate(shown):
        left = inner.x + number * (width + _GAP)
        card = Box(left, box.y + _HEAD, width, box.height - _HEAD - 18)
        there = friends_there(words, [friend.name for friend in friends.at(server)], short=True)
        pieces += _card(card, server, is_here(server, remote), there, words, partial(visit, server))
    return pieces


def _card(
    box: Box, server: FoundServer, here: bool, friends: str, words: Words, visit: Callable[[], None]
) -> list[Piece]:
    inner, advert = box.inset(_CARD_PADDING, 0), server.advert
    who = f"{words.say('lan.tables', count=advert.tables)}, {words.say('lan.people', count=advert.people)}"
    pieces: list[Piece] = [
        Panel(box, QUIET_PANEL),
        Line(Box(inner.x, box.y + 8, inner.width, 32), _name(server), 20, tones.TEXT, "bold"),
        *_who(Box(inner.x, box.y + 38, inner.width, 28), who, friends),
    ]
    foot = Box(inner.x, box.y + 68, inner.width, 42)
    if here:
        label = words.say("lobby.network.here")
        return [*pieces, Painted(foot, ("here", label), lambda canvas, x, y: _paint_here(canvas, x, y, label))]
    state = Line(foot._replace(width=foot.width - _VISIT - 8), _state(server, words), 17, tones.TEXT_SOFT)
    name, label = f"visit {advert.id}", words.say("lobby.network.visit")
    button = Box(foot.right - _VISIT, foot.y, _VISIT, foot.height)
    return [*pieces, state, Button(name, button, label, visit, size=18, enabled=server.fits and not server.silent)]


def _who(box: Box, who: str, friends: str) -> Iterator[Piece]:
    """Which friends are there, or how many people."""
    if not friends:
        yield Line(box, who, 17, tones.TEXT_SOFT)
        return
    yield Painted(Box(box.x, box.y, 28, 28), "friend there", _paint_friend)
    yield Line(Box(box.x + 32, box.y, box.width - 32, 28), friends, 17, tones.READY_PALE, "bold")


def _paint_friend(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.FRIEND, x + 12, y + 14, 22, tones.READY_PALE)


def _paint_here(canvas: Canvas, x: float, y: float, label: str) -> None:
    draw_pill(canvas, x, y + 21, label, READY_PILL)


def _name(server: FoundServer) -> str:
    return server.advert.name or place(server.address)


def _state(server: FoundServer, words: Words) -> str:
    """How quickly it answers, or why one cannot go there."""
    if not server.fits:
        return words.say("lobby.network.other_version")
    if server.ping is not None:
        return words.say("lan.ping", count=max(1, round(server.ping * 1000)))
    return words.say("lan.silent") if server.silent else "…"
