"""The chat of a table, unfolded over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat.wire.messages import Say
from ziggurat_client.art.icons import Icon
from ziggurat_client.net import Arrival
from ziggurat_client.scenes.dialog import Dialog
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.chat import ChatPanel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.viewport import Extent

if TYPE_CHECKING:
    from ziggurat_client.app import App

_SIZE: Final = Extent(668, 640)
_EDGE: Final = 24.0
_LEAST_HEIGHT: Final = 320.0
_FOOT: Final = 16.0


class GameChat(Dialog):
    """What is said at the table, and a field to say more. The game goes on below."""

    first_focus = "say"

    def __init__(self, app: App, code: str, listened: Callable[[], None]) -> None:
        """`listened` is called when everything that was said has been shown."""
        super().__init__(app)
        self._code = code
        self._listened = listened
        self._panel = ChatPanel(self.box, app.clock, self._say)

    @property
    def size(self) -> Extent:
        return Extent(_SIZE.width, max(_LEAST_HEIGHT, min(_SIZE.height, self.most.height)))

    @property
    def box(self) -> Box:
        """The panel, in the lower right corner of the window."""
        whole, size = self.extent, self.size
        return Box(whole.right - _EDGE - size.width, whole.bottom - _FOOT - size.height, *size)

    @property
    def title(self) -> str:
        return self.say("game.chat")

    def _say(self, text: str) -> None:
        self.app.remote.ask(lambda number: Say(number, text, self._code))

    def arrived(self, arrival: Arrival) -> None:
        if self._code not in self.app.remote.tables:
            self.app.close(self)
            return
        self._listened()
        super().arrived(arrival)

    def layout(self) -> Sequence[Piece]:
        self._listened()
        box = self.box
        self._panel.place(box)
        close = Box(box.right - 72, box.y + 8, 48, 40)
        lines = tuple(self.app.remote.tables[self._code].chat)
        return [
            *self._panel.pieces(self.title, self.say("game.say_something"), lines, self.app.screen.scale),
            icon_button("close", close, Icon.CROSS, self.back),
        ]

    def content(self) -> Sequence[Piece]:
        return ()
