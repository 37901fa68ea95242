"""The site behind the door for browsers: HTTP that takes no more than questions."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, Final

from twisted.web.server import Request, Site

from ziggurat_server.doors.host_header import OwnNames
from ziggurat_server.guests.wires import Doorway
from ziggurat_server.web.caller import Caller, Proxies
from ziggurat_server.web.guard import Guard, GuardedDoor
from ziggurat_server.web.opening_lines import Lines
from ziggurat_server.web.pages import Pages

IDLE_SECONDS: Final = 30
"""A connection that asks for nothing more is closed after so many."""

_TOO_LARGE: Final = b"HTTP/1.1 413 Content Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Question(Request):
    """A request, which has no body."""

    channel: Any
    _has_body = False

    def gotLength(self, length: int | None) -> None:  # noqa: N802 - Twisted's name
        """Refuse whoever begins to send more than a question."""
        self.content = io.BytesIO()
        if length != 0:
            self._has_body = True
            self.channel.write(_TOO_LARGE)
            self.channel.loseConnection()

    def handleContentChunk(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """What is sent nevertheless is not kept."""

    def process(self) -> None:
        """Answer it, now that it is here whole."""
        if not self._has_body:
            guard: Guard = self.channel.transport
            guard.request_came()
            super().process()  # type: ignore[no-untyped-call]


def browser_door(doorway: Doorway, names: OwnNames, proxies: Proxies, link: Callable[[Caller], str]) -> GuardedDoor:
    """What makes connections of the browsers that come to a port. `link` gives the page's address for others."""
    make_site: Callable[..., Any] = Site
    pages: Any = Pages(names, proxies, link, Lines(doorway).open, doorway.clock)
    site = make_site(pages, Question, timeout=IDLE_SECONDS, reactor=doorway.clock)
    site.displayTracebacks = False
    site.log = lambda _: None  # every request would be a line
    site.noisy = False
    return GuardedDoor(site, doorway.clock, doorway.limits, proxies.place_of)
