"""The chat of a table, unfolded over a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.wire.messages import Said, Say
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.chat import ChatPanel
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

CHANNELS: Final = ("table", "watchers")
"""The tabs, by what is said in them."""
_SIZE: Final = Extent(668, 640)
_EDGE: Final = 24.0
_LEAST_HEIGHT: Final = 320.0
_FOOT: Final = 16.0


class GameChat(Dialog):
    """What is said at the table, and a field to say more. The game goes on below."""

    first_focus = "say"

    def __init__(self, atlas: Atlas, code: str, listened: Callable[[], None]) -> None:
        """`listened` is called when everything that was said has been shown."""
        super().__init__(atlas)
        self._code = code
        self._listened = listened
        self._channel = int(self._record.seat is None)
        self._panel = ChatPanel(self.box, atlas.services.clock, self._say)

    @property
    def _record(self) -> TableRecord:
        return self.services.remote.tables[self._code]

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

    @property
    def lines(self) -> tuple[Said, ...]:
        """What was said in the channel on show, oldest first."""
        return tuple(said for said in self._record.chat if said.channel == CHANNELS[self._channel])

    def _say(self, text: str) -> None:
        """Whoever sits speaks to the whole table, whoever looks on to the others who do."""
        self.services.remote.ask(lambda number: Say(number, text, self._code))
        self.choose_channel(int(self._record.seat is None))

    def choose_channel(self, channel: int) -> None:
        """Show what is said in one of the channels."""
        self._channel = channel
        self._panel.show_newest()
        self.change()

    def _show_watchers(self) -> None:
        self.stack.push(WatchersScene(self.atlas, self._code))

    def arrived(self, arrival: Arrival) -> None:
        if self._code not in self.services.remote.tables:
            self.stack.close(self)
            return
        self._listened()
        super().arrived(arrival)

    def layout(self) -> Sequence[Piece]:
        self._listened()
        box = self.box
        self._panel.place(box)
        close = Box(box.right - 72, box.y + 8, 48, 40)
        return [
            *self._panel.pieces(
                self.title,
                self.say("game.say_something"),
                self.lines,
                self.say("log.newest"),
                self.services.screen.scale,
                self._aside(box),
            ),
            icon_button("close", close, Icon.CROSS, self.back),
        ]

    def _aside(self, box: Box) -> list[Piece]:
        labels = [self.say("chat.channel.table"), self.say("chat.channel.watchers")]
        count = str(self._record.table.watcher_count)
        return [
            Segments(
                "channel", Box(box.x + 152, box.y + 8, 324, 40), labels, self._channel, self.choose_channel, size=17
            ),
            Button(
                "watchers",
                Box(box.right - 72 - 112, box.y + 8, 100, 40),
                count,
                self._show_watchers,
                icon=Icon.EYE,
                size=18,
            ),
        ]

    def content(self) -> Sequence[Piece]:
        return ()
