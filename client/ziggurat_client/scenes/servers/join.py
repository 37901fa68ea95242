"""Join by address: a line for the link, one for our name, and the servers we were on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ziggurat.wire.links import Address
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.profile import LONGEST_NAME, Server, account_name
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.one_field import OneFieldScene, Question
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.servers.address_line import AddressLine
from ziggurat_client.scenes.servers.connecting import ConnectingScene
from ziggurat_client.scenes.welcome.naming import with_name
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_WIDTH: Final = 1200.0
_FORM_HEIGHT: Final = 420.0
_TOP: Final = 150.0
_LEAST_TOP: Final = 96.0
_GAP: Final = 40.0
_RECENT_HEAD: Final = 108.0
_PADDING: Final = 48.0
_NARROW: Final = 1000.0
"""The width below which the servers stand in one column."""
_SERVER_PITCH: Final = 96
_LONGEST_CODE: Final = 32


class JoinScene(Page):
    """Takes what people type for a link, and says what is wrong with it before trying."""

    first_focus = "link"
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._line = AddressLine(self, self._call, 22)
        self._name = TextField(
            "name",
            self._name_box,
            atlas.services.clock,
            text=atlas.services.memory.profile.name or account_name(),
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            size=22,
            entered=self._line.enter,
        )

    # ------------------------------------------------------------------ places

    @property
    def smallest(self) -> Extent:
        """Everything below each other, and some room around it."""
        return Extent(TIGHTEST.width, _LEAST_TOP + self._height + 24)

    @property
    def _columns(self) -> int:
        return 2 if self.room.width >= _NARROW else 1

    @property
    def _height(self) -> float:
        """From the upper edge of the form to the lower edge of the list."""
        servers = len(self.services.memory.profile.servers)
        return _FORM_HEIGHT + (_GAP + self._recent_height if servers else 0)

    @property
    def _recent_height(self) -> float:
        return _RECENT_HEAD + math.ceil(len(self.services.memory.profile.servers) / self._columns) * _SERVER_PITCH

    @property
    def _form_box(self) -> Box:
        width = min(_WIDTH, self.extent.width - 48)
        top = min(_TOP, max(_LEAST_TOP, (self.extent.height - self._height) / 2))
        return Box((self.extent.width - width) / 2, top, width, _FORM_HEIGHT)

    @property
    def _link_box(self) -> Box:
        form = self._form_box
        return Box(form.x + _PADDING, form.y + 106, form.width - 2 * _PADDING, 60)

    @property
    def _name_box(self) -> Box:
        form = self._form_box
        return Box(form.x + _PADDING, form.y + 240, 520, 60)

    def layout(self) -> Sequence[Piece]:
        return [*header(self, self.say("join.title")), *self._form(), *self._recent()]

    def keys(self) -> tuple[KeyHint, ...]:
        return (KeyHint(self.services.prompts.caps(Intention.CONFIRM), self.say("keys.join")),)

    # ------------------------------------------------------------------ pieces

    def _form(self) -> list[Piece]:
        form = self._form_box
        x, width = form.x + _PADDING, form.width - 2 * _PADDING
        link = self._line.field
        link.box, self._name.box = self._link_box, self._name_box
        link.placeholder = self.say("join.example")
        self._name.placeholder = self.say("join.name")
        hint, ink = self._line.hint
        return [
            Panel(form),
            Line(Box(x, form.y + 50, width, 40), self.say("join.address"), 24, tones.TEXT_HEAD, "bold"),
            link,
            Line(Box(x, form.y + 192, 520, 40), self.say("join.name"), 24, tones.TEXT_HEAD, "bold"),
            self._name,
            Button(
                "device",
                Box(self._name_box.right + 24, self._name_box.y, form.right - _PADDING - self._name_box.right - 24, 60),
                self.say("join.device"),
                self._ask_code,
                icon=Icon.SCREEN,
                size=19,
            ),
            Paragraph(Box(x, form.y + 326, width - 340, 70), hint, 20, ink),
            Button(
                "join",
                Box(form.right - 48 - 300, form.y + 320, 300, 64),
                self.say("join.join"),
                self._line.enter,
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
                size=26,
            ),
        ]

    def _recent(self) -> list[Piece]:
        servers = self.services.memory.profile.servers
        if not servers:
            return []
        form = self._form_box
        box = Box(form.x, form.bottom + _GAP, form.width, self._recent_height)
        pieces: list[Piece] = [
            Panel(box),
            Line(Box(box.x + 48, box.y + 24, 800, 40), self.say("join.recent"), 24, tones.TEXT_HEAD, "bold"),
        ]
        width = (box.width - 2 * _PADDING - (self._columns - 1) * 24) / self._columns
        for number, server in enumerate(servers):
            row, column = divmod(number, self._columns)
            place = Box(box.x + 48 + column * (width + 24), box.y + 84 + row * _SERVER_PITCH, width, 76)
            pieces.append(self._server(place, server))
        return pieces

    def _server(self, box: Box, server: Server) -> Button:
        return Button(f"server {server.link}", box, server.label, lambda: self._line.go(server.link), size=20)

    # ------------------------------------------------------------------ joining

    def _ask_code(self) -> None:
        """Come as who we are there on another device, by the code that it shows."""
        address = self._line.read(self._line.field.text)
        if address is None:
            return
        question = Question(
            "code",
            self.say("join.device.title"),
            self.say("join.device.hint"),
            self.say("join.join"),
            Icon.SCREEN,
            _LONGEST_CODE,
        )

        def go(code: str) -> None:
            self.stack.push(ConnectingScene(self.atlas, address, device_code=code))

        self.stack.push(OneFieldScene(self.atlas, question, go))

    def _call(self, address: Address) -> None:
        name = self._name.text.strip()
        if name:
            self.services.memory.change(name=name)
        with_name(self.atlas, lambda: self.stack.push(ConnectingScene(self.atlas, address)))
