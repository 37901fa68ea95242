"""The local network: the servers on it as they come and go, hosting one, an address to type, and servers of before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from ziggurat.wire.links import Address
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.discovery.found import FOUND, FoundServer
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.servers.address_line import AddressLine
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.scenes.servers.hosting import HEIGHT as HOSTING
from ziggurat_client.scenes.servers.hosting import HostingPanel
from ziggurat_client.scenes.welcome.naming import with_name
from ziggurat_client.servers.hosted_server import known_id
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_client.ui import server_row
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.server_row import ServerRow, server_sign
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

HINT_AFTER: Final = 6.0
"""Seconds without a server after which the page says what may be in the way."""
_TOP: Final = 96.0
_GAP: Final = 24.0
_SIDE: Final = 608.0
_WIDE: Final = 1500.0
"""The width from which the list and the rest stand side by side."""
_PITCH: Final = server_row.HEIGHT + 16
_HEAD: Final = 84.0
_FOOT: Final = 24.0
_FEW: Final = 4
"""How many servers the list shows where it stands above the rest."""
_ADDRESS: Final = 214.0
_RECENT_HEAD: Final = 76.0
_RECENT_PITCH: Final = 72.0
_MOST_RECENT: Final = 4
_SIGN: Final = 220.0
"""The side of the sign on the list while nobody is on it."""


class LanScene(Paged):
    """Shows who is there, live, and leads to them."""

    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._hosting = HostingPanel(self, self._call)
        self._line = AddressLine(self, self._call, 20)
        self._own_id: str | None = None
        self._began = atlas.services.clock.now()
        self._helpless = False

    # ------------------------------------------------------------------ the search

    def enter(self) -> None:
        self.services.discovery.start()
        self._hosting.look_around()
        # Not the button that hosts: whoever presses Enter twice on the title would start a server.
        self.first_focus = "enter" if self._hosting.runs else "link"
        self._began, self._helpless = self.services.clock.now(), False
        super().enter()

    def back(self) -> None:
        self.services.discovery.stop()
        super().back()

    @property
    def wakes_in(self) -> float | None:
        wakes = [super().wakes_in]
        if not self._helpless:
            wakes.append(self._began + HINT_AFTER - self.services.clock.now())
        return min((wake for wake in wakes if wake is not None), default=None)

    def update(self, elapsed: float) -> None:
        if not self._helpless and self.services.clock.now() - self._began >= HINT_AFTER:
            self._helpless = True
            self.change()

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (FOUND, SERVER_CHANGED):
            self._own_id = known_id(self.services.memory.folder)
            self.change()
            if event.type == SERVER_CHANGED:
                self._server_changed()
            return True
        return super().handle(event)

    def _server_changed(self) -> None:
        """The server that is hosted here opened or ended: what can be done with it now gets the focus."""
        self._hosting.look_around()
        if not self._line.field.text:
            self.focus_on(self._hosting.first_focus)

    # ------------------------------------------------------------------ places

    @property
    def _side_by_side(self) -> bool:
        return self.room.width >= _WIDE

    @property
    def _recent_height(self) -> float:
        servers = self.services.memory.profile.servers[:_MOST_RECENT]
        return _RECENT_HEAD + len(servers) * _RECENT_PITCH if servers else 0.0

    @property
    def smallest(self) -> Extent:
        side = HOSTING + _GAP + _ADDRESS + _GAP + self._recent_height
        if self._side_by_side:
            return Extent(_WIDE, _TOP + side + _GAP)
        return Extent(TIGHTEST.width, _TOP + _HEAD + _FEW * _PITCH + _FOOT + _GAP + side + _GAP)

    @property
    def _list_box(self) -> Box:
        if self._side_by_side:
            return Box(_GAP, _TOP, self.extent.width - _SIDE - 3 * _GAP, self.extent.height - _TOP - _GAP)
        return Box(_GAP, _TOP, self.extent.width - 2 * _GAP, _HEAD + _FEW * _PITCH + _FOOT)

    @property
    def _side_box(self) -> Box:
        if self._side_by_side:
            return Box(self.extent.width - _SIDE - _GAP, _TOP, _SIDE, self.extent.height - _TOP - _GAP)
        above = self._list_box
        return Box(above.x, above.bottom + _GAP, above.width, self.extent.height - above.bottom - 2 * _GAP)

    # ------------------------------------------------------------------ pieces

    def layout(self) -> Sequence[Piece]:
        side = self._side_box
        hosting = Box(side.x, side.y, side.width, HOSTING)
        address = Box(side.x, hosting.bottom + _GAP, side.width, _ADDRESS)
        recent = Box(side.x, address.bottom + _GAP, side.width, self._recent_height)
        return [
            *header(self, self.say("lan.title")),
            *self._list(self._list_box),
            *self._hosting.pieces(hosting),
            *self._address(address),
            *self._recent(recent),
        ]

    def _list(self, box: Box) -> list[Piece]:
        servers = self.services.discovery.servers
        pieces: list[Piece] = [
            Panel(box),
            Line(
                Box(box.x + 28, box.y + 20, box.width - 360, 44), self.say("lan.servers"), 24, tones.TEXT_HEAD, "bold"
            ),
        ]
        if not servers:
            return [*pieces, *self._nobody(box)]
        most = max(1, int((box.height - _HEAD - _FOOT) // _PITCH))
        for number, server in enumerate(servers[self.paged(len(servers), most)]):
            place = Box(box.x + 24, box.y + _HEAD + number * _PITCH, box.width - 48, server_row.HEIGHT)
            pieces.append(self._row(place, server))
        return [*pieces, *self.pager(Box(box.right - 24 - 280, box.y + 20, 280, 48))]

    def _row(self, place: Box, server: FoundServer) -> ServerRow:
        friends = [friend.name for friend in self.services.friends.at(server)]
        sign = server_sign(server, self.services.words, ours=server.advert.id == self._own_id, friends=friends)
        return ServerRow(f"server {server.advert.id}", place, sign, partial(self._call, server.address))

    def _nobody(self, box: Box) -> list[Piece]:
        """The list while nobody is on it: what is done, then what may be in the way."""
        failure = self.services.discovery.failure
        inner = box.inset(48, 0)
        if failure is not None:
            head, text = self.say("lan.no_network"), self.say("lan.no_network.hint", reason=failure)
        elif self._helpless:
            head, text = self.say("lan.nobody"), self.say("lan.nobody.hint")
        else:
            head, text = self.say("lan.looking"), self.say("lan.looking.hint")
        y = box.y + _HEAD + 20
        sign = Box(box.centre[0] - _SIGN / 2, max(y + 240, box.centre[1] - _SIGN / 2), _SIGN, _SIGN)
        return [
            *([Painted(sign, "nobody", _paint_sign)] if sign.bottom < box.bottom else []),
            Line(Box(inner.x, y, inner.width, 48), head, 26, tones.TEXT, "bold"),
            Paragraph(Box(inner.x, y + 60, inner.width, box.bottom - y - 80), text, 20, tones.TEXT_SOFT),
        ]

    def _address(self, box: Box) -> list[Piece]:
        inner = box.inset(28, 18)
        self._line.field.box = Box(inner.x, inner.y + 48, inner.width - 176, 56)
        self._line.field.placeholder = self.say("lan.example")
        hint, ink = self._line.hint
        return [
            Panel(box),
            Line(Box(inner.x, inner.y, inner.width, 40), self.say("join.address"), 22, tones.TEXT_HEAD, "bold"),
            self._line.field,
            Button(
                "join", Box(inner.right - 160, inner.y + 48, 160, 56), self.say("join.join"), self._line.enter, size=20
            ),
            Paragraph(Box(inner.x, inner.y + 120, inner.width, 56), hint, 18, ink),
        ]

    def _recent(self, box: Box) -> list[Piece]:
        servers = self.services.memory.profile.servers[:_MOST_RECENT]
        if not servers:
            return []
        inner = box.inset(28, 0)
        pieces: list[Piece] = [
            Panel(box),
            Line(Box(inner.x, box.y + 16, inner.width, 40), self.say("join.recent"), 22, tones.TEXT_HEAD, "bold"),
        ]
        for number, server in enumerate(servers):
            place = Box(inner.x, box.y + 64 + number * _RECENT_PITCH, inner.width, 60)
            go = partial(self._line.go, server.link)
            pieces.append(Button(f"recent {server.link}", place, server.label, go, size=18))
        return pieces

    # ------------------------------------------------------------------ going somewhere

    def _call(self, address: Address) -> None:
        with_name(self.atlas, partial(self._connect, address))

    def _connect(self, address: Address) -> None:
        self.services.discovery.stop()
        self.stack.push(ConnectingScene(self.atlas, address))

    def keys(self) -> tuple[KeyHint, ...]:
        return (KeyHint(self.services.prompts.caps(Intention.CONFIRM), self.say("keys.join")), *super().keys())


def _paint_sign(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.LAN, x + _SIGN / 2, y + _SIGN / 2, _SIGN * 0.8, tones.LAPIS_INLAY, 0.5)
