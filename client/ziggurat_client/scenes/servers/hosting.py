"""The panel of the LAN screen on which one hosts: start a server here, invite others to it, end it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat.wire.links import Address
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.clipboard import copy_text
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.welcome.naming import with_name
from ziggurat_client.servers.hosted_server import FOLDER, HostedServer
from ziggurat_client.servers.left_server import LeftServer, end_left_server, left_server
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Toggle
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box

HEIGHT: Final = 336.0
_PADDING: Final = 28.0
_BUTTON: Final = 56.0


class HostingPanel:
    """Starts and ends `OwnServers.hosted`, and shows how it is."""

    def __init__(self, page: Page, enter: Callable[[Address], None]) -> None:
        """`enter` goes to the server."""
        self._page = page
        self._enter = enter
        self._copied = False
        self._left: LeftServer | None = None
        self._ending = False

    def look_around(self) -> None:
        """Find out whether a server that was left alone still runs."""
        services = self._page.services
        folder = services.memory.folder / FOLDER
        self._left = left_server(folder) if services.servers.hosted is None else None
        if self._ending and self._left is not None:
            services.banner.tell(self._page.say("lan.left.stays", folder=str(folder)))
        self._ending = False

    @property
    def runs(self) -> bool:
        """Whether there is a server to enter."""
        server = self._page.services.servers.hosted
        return self._left is not None if server is None else server.address is not None and server.failure is None

    @property
    def first_focus(self) -> str:
        """The name of the widget that one most likely wants once a server has opened or ended."""
        return "enter" if self.runs else "host"

    def pieces(self, box: Box) -> list[Piece]:
        """What stands in the box of `HEIGHT`."""
        server, say = self._page.services.servers.hosted, self._page.say
        title = say("lan.host.title")
        inner = box.inset(_PADDING, 20)
        pieces: list[Piece] = [
            Panel(box),
            Line(Box(inner.x, inner.y, inner.width, 40), title, 24, tones.TEXT_HEAD, "bold"),
        ]
        if self._ending:
            return [*pieces, self._sentence(inner, say("lan.left.ending"))]
        if server is None and self._left is not None:
            return [*pieces, *self._left_running(inner, self._left)]
        if server is None or server.failure is not None:
            return [*pieces, *self._offer(inner, server)]
        if server.address is None:
            return [*pieces, self._sentence(inner, say("lan.host.starting"))]
        return [*pieces, *self._running(inner, server)]

    # ------------------------------------------------------------------ pieces

    def _sentence(self, inner: Box, text: str, ink: ColourLike = tones.TEXT_SOFT) -> Paragraph:
        return Paragraph(Box(inner.x, inner.y + 54, inner.width, 120), text, 20, ink)

    def _offer(self, inner: Box, failed: HostedServer | None) -> list[Piece]:
        say = self._page.say
        if failed is None:
            sentence = self._sentence(inner, say("lan.host.about"))
        else:
            sentence = self._sentence(inner, say("lan.host.failed", reason=failed.failure or ""), "#ffb59a")
        return [
            sentence,
            Button(
                "host",
                Box(inner.right - 300, inner.bottom - 64, 300, 64),
                say("lan.host.start"),
                self._start,
                kind=ButtonKind.GOLD,
                icon=Icon.HOST,
                size=24,
            ),
        ]

    def _running(self, inner: Box, server: HostedServer) -> list[Piece]:
        say = self._page.say
        y = inner.y + (178 if server.takes_browsers else 160)
        return [
            *self._link(inner, say("lan.host.running"), server.link),
            *self._page_link(inner, server),
            Line(Box(inner.x, y, inner.width - 120, 44), say("lan.host.stay"), 19, tones.TEXT),
            Toggle(
                "stay",
                Box(inner.right - 104, y, 104, 44),
                server.stays,
                (say("option.on"), say("option.off")),
                self._choose_stay,
            ),
            *self._ways(inner, self._end, server.near),
        ]

    def _left_running(self, inner: Box, left: LeftServer) -> list[Piece]:
        say = self._page.say
        return [
            *self._link(inner, say("lan.left.running"), left.link),
            *self._ways(inner, lambda: self._end_left(left), left.near),
        ]

    def _link(self, inner: Box, sentence: str, link: str) -> list[Piece]:
        """The link by which others come, to read and to copy."""
        say = self._page.say
        return [
            Line(Box(inner.x, inner.y + 50, inner.width, 30), sentence, 19, tones.TEXT_SOFT),
            Line(Box(inner.x, inner.y + 88, inner.width - 180, 48), link, 22, tones.TEXT, "bold"),
            Button(
                "copy",
                Box(inner.right - 164, inner.y + 86, 164, 52),
                say("room.copied") if self._copied else say("room.copy"),
                lambda: self._copy(link),
                icon=Icon.CHECK if self._copied else Icon.COPY,
                size=19,
            ),
        ]

    def _page_link(self, inner: Box, server: HostedServer) -> list[Piece]:
        """Where browsers come, if they can."""
        if not server.takes_browsers:
            return []
        text = self._page.say("lan.host.browsers", link=server.page)
        return [Line(Box(inner.x, inner.y + 144, inner.width, 28), text, 18, tones.TEXT_SOFT)]

    def _ways(self, inner: Box, end: Callable[[], None], near: Address) -> list[Piece]:
        """To end the server, or to enter it."""
        say = self._page.say
        half = (inner.width - 20) / 2
        y = inner.bottom - _BUTTON
        return [
            Button("end", Box(inner.x, y, half, _BUTTON), say("lan.host.end"), end, size=20),
            Button(
                "enter",
                Box(inner.right - half, y, half, _BUTTON),
                say("lan.host.enter"),
                lambda: self._enter(near),
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
                size=20,
            ),
        ]

    # ------------------------------------------------------------------ what the buttons do

    def _start(self) -> None:
        """Start a server that bears the person's name."""
        with_name(self._page.atlas, self._start_named)

    def _start_named(self) -> None:
        services = self._page.services
        self._copied = False
        services.servers.hosted = HostedServer(
            services.memory.folder, self._page.say("lan.host.name", name=services.person_name)
        )
        self._page.change()

    def _end(self) -> None:
        services = self._page.services
        if services.servers.hosted is not None:
            self._ending = True
            services.servers.hosted.stop_aside()
            services.servers.hosted = None
        self._page.change()

    def _end_left(self, left: LeftServer) -> None:
        self._ending = True
        end_left_server(self._page.services.memory.folder / FOLDER, left)
        self._page.change()

    def _choose_stay(self, stays: bool) -> None:
        server = self._page.services.servers.hosted
        if server is not None:
            server.stays = stays
        self._page.change()

    def _copy(self, link: str) -> None:
        self._copied = copy_text(link)
        if not self._copied:
            self._page.services.banner.tell(self._page.say("room.no_clipboard"))
        self._page.change()
