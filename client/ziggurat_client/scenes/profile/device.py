"""The code that lets another device of ours in: to type there, or to scan where browsers have a door."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.wire.messages import DeviceCode
from ziggurat_client.art import tones
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.servers.invitation import device_link
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.invite_panel import QrCode
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_QR: Final = 220.0


class DeviceScene(Dialog):
    """Shows it as long as one likes; the server decides how long it is good."""

    first_focus = "close"

    def __init__(self, atlas: Atlas, code: DeviceCode) -> None:
        super().__init__(atlas)
        self._code = code
        self._link = device_link(self.services.remote, code.code)

    @property
    def size(self) -> Extent:
        return Extent(min(820.0, self.most.width), 500.0)

    @property
    def title(self) -> str:
        return self.say("profile.device.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        beside = _QR + 28 if self._link else 0.0
        room = Box(inner.x + beside, inner.y + 8, inner.width - beside, inner.height)
        minutes = max(1, self._code.seconds // 60)
        key = "profile.device.scan" if self._link else "profile.device.type"
        pieces: list[Piece] = [
            Heading(Box(room.x, room.y, room.width, 60), self._code.code, 48),
            Paragraph(Box(room.x, room.y + 84, room.width, 190), self.say(key, minutes=minutes), 20, tones.TEXT),
            Button("close", Box(inner.right - 200, inner.bottom - 52, 200, 52), self.say("dialog.close"), self.back),
        ]
        if self._link:
            pieces.append(QrCode(Box(inner.x, inner.y + 8, _QR, _QR), self._link))
        return pieces
