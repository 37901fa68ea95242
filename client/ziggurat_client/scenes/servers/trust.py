"""Whether to trust a server for which no authority vouches: at first sight, and when its key is another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.wire.links import Address
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.network.arrivals import Doubt
from ziggurat_client.network.known_keys import place
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.fingerprint import FingerprintPiece
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_BUTTON: Final = 60
_ALARM: Final = "#ff8a5c"


class TrustScene(Dialog):
    """Shows the fingerprint of a server's certificate and asks. Unless the person says yes, one leaves."""

    first_focus = "leave"
    awaits_welcome = True

    def __init__(self, atlas: Atlas, address: Address, doubt: Doubt, left: Callable[[], None]) -> None:
        """`left` is called if the server is not trusted."""
        super().__init__(atlas)
        self._address = address
        self._doubt = doubt
        self._left = left

    @property
    def size(self) -> Extent:
        return Extent(900, 500 if self._doubt.known is None else 720)

    @property
    def title(self) -> str:
        return self.say("trust.new.title" if self._doubt.known is None else "trust.changed.title")

    def content(self) -> Sequence[Piece]:
        return [*(self._first_sight() if self._doubt.known is None else self._change(self._doubt.known)), *self._ways()]

    def back(self) -> None:
        self._left()

    # ------------------------------------------------------------------ pieces

    def _first_sight(self) -> list[Piece]:
        inner = self.inner
        explained = self.say("trust.new.explain", server=place(self._address))
        return [
            Paragraph(Box(inner.x, inner.y, inner.width, 140), explained, 22),
            FingerprintPiece(Box(inner.x, inner.y + 154, inner.width, 0), self._doubt.shown),
        ]

    def _change(self, known: str) -> list[Piece]:
        inner, shown = self.inner, self._doubt.shown
        explained = self.say("trust.changed.explain", server=place(self._address))
        return [
            Painted(Box(inner.x, inner.y + 8, 80, 80), "alarm", _paint_alarm),
            Paragraph(Box(inner.x + 104, inner.y, inner.width - 104, 150), explained, 22),
            Line(Box(inner.x, inner.y + 166, inner.width, 36), self.say("trust.changed.known"), 20, tones.TEXT_SOFT),
            FingerprintPiece(Box(inner.x, inner.y + 208, inner.width, 0), known, shown),
            Line(Box(inner.x, inner.y + 326, inner.width, 36), self.say("trust.changed.shown"), 20, _ALARM, "bold"),
            FingerprintPiece(Box(inner.x, inner.y + 368, inner.width, 0), shown, known),
        ]

    def _ways(self) -> list[Piece]:
        inner = self.inner
        y = inner.bottom - _BUTTON
        is_new = self._doubt.known is None
        return [
            Button("leave", Box(inner.x, y, 300, _BUTTON), self.say("trust.leave"), self.back, icon=Icon.LEFT),
            Button(
                "trust",
                Box(inner.right - 440, y, 440, _BUTTON),
                self.say("trust.new.trust" if is_new else "trust.changed.trust"),
                self._trust,
                kind=ButtonKind.GOLD if is_new else ButtonKind.PLAIN,
                icon=Icon.KEY,
            ),
        ]

    def _trust(self) -> None:
        self.services.known_keys.trust(self._address, self._doubt.shown)
        # The scene below calls the server again when it is on top again.
        self.stack.close(self)


def _paint_alarm(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.WARNING, x + 40, y + 40, 72, _ALARM, shadow=True)
