"""From a request to a line by WebSocket."""

from __future__ import annotations

from typing import Any, NamedTuple

from twisted.web.websocket import WebSocketResource
from wsproto import ConnectionType
from wsproto.handshake import H11Handshake
from wsproto.utilities import RemoteProtocolError

from ziggurat_server.doors.host_header import same_origin
from ziggurat_server.guests.wires import Doorway
from ziggurat_server.web.caller import Caller
from ziggurat_server.web.frames import Frames
from ziggurat_server.web.guard import Guard
from ziggurat_server.web.line import Line
from ziggurat_server.web.not_granted import NotGranted


class Lines:
    """Makes lines for those whose page is this server's own."""

    def __init__(self, doorway: Doorway) -> None:
        self._doorway = doorway
        self._frames = Frames()

    def open(self, request: Any, caller: Caller) -> bytes | int:
        """Shake hands, and begin a session. Who is no browser has no page, and need not name one.

        Raises NotGranted.
        """
        origin: bytes | None = request.getHeader(b"origin")
        if origin is not None and not same_origin(origin.decode("latin-1"), caller.host):
            raise NotGranted(403, "foreign_page")
        if (request.getHeader(b"upgrade") or b"").lower() != b"websocket":
            request.setHeader(b"upgrade", b"websocket")
            raise NotGranted(426, "line")
        if not _can_shake_hands(request):
            raise NotGranted(400, "handshake")
        opening = _Opening(self._doorway, request.channel.transport, caller.address, self._frames)
        return WebSocketResource(opening).render_GET(request)


class _Opening(NamedTuple):
    """What Twisted has one line made by (its WebSocketServerFactory)."""

    doorway: Doorway
    guard: Guard
    address: str
    frames: Frames

    def buildProtocol(self, _request: Any) -> Line:  # noqa: N802 - Twisted's name
        """The line of whoever asked for it."""
        return Line(*self)


def _can_shake_hands(request: Any) -> bool:
    """Whether Twisted will: it would write a line to the log for each who cannot."""
    headers = [(name, value) for name, values in request.requestHeaders.getAllRawHeaders() for value in values]
    try:
        H11Handshake(ConnectionType.SERVER).initiate_upgrade_connection(headers, request.path)
    except RemoteProtocolError:
        return False
    return True
