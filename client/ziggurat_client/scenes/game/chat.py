"""The chat of a table in a drawer beside the board, on which the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.wire.messages import Said, Say
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import ACTIVE_PANEL
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.table.watchers import WatchersScene
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.chat import ChatLines
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

CHANNELS: Final = ("table", "watchers")
"""The tabs, by what is said in them."""
_PADDING: Final = 16.0
_HEAD: Final = 60.0
_BUTTON: Final = 40.0
_STEP: Final = 46.0
"""From one button of the head to the next."""
_WIDGETS: Final = frozenset({"channel", "watchers", "chat", "chat: way back", "say", "send", "close chat"})


class ChatDrawer:
    """What is said at the table, and a field to say more. Keep it between layouts: it knows what was heard."""

    def __init__(self, page: Page, record: TableRecord) -> None:
        self._page = page
        self._record = record
        self._channel = 0
        self._heard = record.said
        services = page.services
        self._panel = ChatLines(Box(0, 0, 0, 0), services.clock, services.words, self._say)
        self.is_open = False

    # ------------------------------------------------------------------ open and closed

    def toggle(self) -> None:
        """Open it, come to it, or close it: whichever was not so."""
        if not self.is_open:
            self.open()
        elif self.has_focus:
            self.close()
        else:
            self._page.focus_on("say")

    def open(self) -> None:
        """Show it, ready to be written in."""
        self.is_open = True
        self._channel = int(self._record.seat is None)
        self._panel.show_newest()
        self._page.change()
        self._page.focus_on("say")

    def close(self) -> None:
        """Show again what it lay over; whoever was in it goes back to the board."""
        was_in_it = self.has_focus
        self.is_open = False
        self._page.change()
        if was_in_it:
            self._page.focus_on("board")

    @property
    def has_focus(self) -> bool:
        """Whether keys act on it."""
        return self.is_open and self._page.focused in _WIDGETS

    # ------------------------------------------------------------------ what was said

    @property
    def lines(self) -> tuple[Said, ...]:
        """What was said in the channel on show, oldest first."""
        return tuple(said for said in self._record.chat if said.channel == CHANNELS[self._channel])

    @property
    def unread(self) -> int:
        """How many lines of others came since it was open."""
        came = self._record.said - self._heard
        if came <= 0:
            return 0
        welcome = self._page.services.remote.welcome
        us = None if welcome is None else welcome.person
        return sum(said.person != us for said in tuple(self._record.chat)[-came:])

    def listened(self) -> None:
        """Everything that was said has been shown."""
        self._heard = self._record.said

    def choose_channel(self, channel: int) -> None:
        """Show what is said in one of the channels."""
        self._channel = channel
        self._panel.show_newest()
        self._page.change()

    def _say(self, text: str) -> None:
        """Whoever sits speaks to the whole table, whoever looks on to the others who do."""
        self._page.ask(lambda number: Say(number, text, self._record.code))
        self.choose_channel(int(self._record.seat is None))

    # ------------------------------------------------------------------ the pieces

    def pieces(self, box: Box) -> Iterator[Piece]:
        """The drawer in its place."""
        self.listened()
        page = self._page
        self._panel.place(Box(box.x + _PADDING, box.y + _HEAD, box.width - 2 * _PADDING, box.height - _HEAD - _PADDING))
        yield Panel(box, ACTIVE_PANEL)
        yield from self._head(box)
        yield from self._panel.pieces(
            page.say("game.say_something"), self.lines, page.say("log.newest"), page.screen.scale
        )

    def _head(self, box: Box) -> Iterator[Piece]:
        say = self._page.say

        def place(number: int) -> Box:
            """The place of a button, counted from the right."""
            return Box(box.right - _PADDING - _BUTTON - number * _STEP, box.y + 10, _BUTTON, _BUTTON)

        labels = [say("chat.channel.table"), say("chat.channel.watchers")]
        room = place(1).x - 10 - box.x - _PADDING
        yield Segments(
            "channel",
            Box(box.x + _PADDING, box.y + 10, room, _BUTTON),
            labels,
            self._channel,
            self.choose_channel,
            size=17,
        )
        yield icon_button("watchers", place(1), Icon.EYE, self._show_watchers)
        yield icon_button("close chat", place(0), Icon.CROSS, self.close)

    def _show_watchers(self) -> None:
        self._page.stack.push(WatchersScene(self._page.atlas, self._record.code))
