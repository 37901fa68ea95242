"""Join by address: a line for the link, one for our name, and the servers we were on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.wire.links import BadLink, parse_link
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.intentions import Intention
from ziggurat_client.profile import LONGEST_NAME, Server
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.header import header
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField

if TYPE_CHECKING:
    from ziggurat_client.app import App

_FORM: Final = Box(360, 150, 1200, 420)
_RECENT: Final = Box(360, 610, 1200, 400)
_LINK_LENGTH: Final = 300
_SERVER_PITCH: Final = 96


class JoinScene(Page):
    """Takes what people type for a link, and says what is wrong with it before trying."""

    first_focus = "link"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        inner = _FORM.inset(48, 0)
        self._link = TextField(
            "link",
            Box(inner.x, _FORM.y + 106, inner.width, 60),
            app.clock,
            longest=_LINK_LENGTH,
            icon=Icon.LINK,
            size=22,
            entered=self._join,
            changed=self._clear_complaint,
        )
        self._name = TextField(
            "name",
            Box(inner.x, _FORM.y + 240, 520, 60),
            app.clock,
            text=app.person_name,
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            size=22,
            entered=self._join,
        )
        self._complaint: str | None = None

    def layout(self) -> Sequence[Piece]:
        return [*header(self, self.say("join.title")), Panel(_FORM), *self._form(), *self._recent()]

    def keys(self) -> tuple[KeyHint, ...]:
        return (KeyHint(self.app.prompts.caps(Intention.CONFIRM), self.say("keys.join")),)

    # ------------------------------------------------------------------ pieces

    def _form(self) -> list[Piece]:
        x = _FORM.x + 48
        width = _FORM.width - 96
        self._link.placeholder = self.say("join.example")
        self._name.placeholder = self.say("join.name")
        hint = self._complaint or self.say("join.hint")
        ink = "#ffb59a" if self._complaint else tones.TEXT_SOFT
        return [
            Line(Box(x, _FORM.y + 50, width, 40), self.say("join.address"), 24, tones.TEXT_HEAD, "bold"),
            self._link,
            Line(Box(x, _FORM.y + 192, 520, 40), self.say("join.name"), 24, tones.TEXT_HEAD, "bold"),
            self._name,
            Paragraph(Box(x, _FORM.y + 326, width - 340, 70), hint, 20, ink),
            Button(
                "join",
                Box(_FORM.right - 48 - 300, _FORM.y + 320, 300, 64),
                self.say("join.join"),
                self._join,
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
                size=26,
            ),
        ]

    def _recent(self) -> list[Piece]:
        servers = self.app.memory.profile.servers
        if not servers:
            return []
        rows = math.ceil(len(servers) / 2)
        box = Box(_RECENT.x, _RECENT.y, _RECENT.width, 108 + rows * _SERVER_PITCH)
        pieces: list[Piece] = [
            Panel(box),
            Line(Box(box.x + 48, box.y + 24, 800, 40), self.say("join.recent"), 24, tones.TEXT_HEAD, "bold"),
        ]
        width = (box.width - 96 - 24) / 2
        for number, server in enumerate(servers):
            row, column = divmod(number, 2)
            place = Box(box.x + 48 + column * (width + 24), box.y + 84 + row * _SERVER_PITCH, width, 76)
            pieces.append(self._server(place, server))
        return pieces

    def _server(self, box: Box, server: Server) -> Button:
        label = f"{server.name} — {server.link}" if server.name else server.link
        return Button(f"server {server.link}", box, label, lambda: self._go(server.link), size=20)

    # ------------------------------------------------------------------ joining

    def _clear_complaint(self) -> None:
        if self._complaint is not None:
            self._complaint = None
            self.change()

    def _join(self) -> None:
        self._go(self._link.text)

    def _go(self, link: str) -> None:
        try:
            address = parse_link(link)
        except BadLink as error:
            self._complaint = self.say(f"link.{error.code}")
            self.change()
            return
        name = self._name.text.strip()
        if name:
            self.app.memory.change(name=name)
        from ziggurat_client.scenes.connecting import ConnectingScene

        self.app.push(ConnectingScene(self.app, address))
