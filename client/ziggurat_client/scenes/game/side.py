"""What stands beside the board whatever is played: the log, the way to the chat, and the tabs where room is scarce."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.art.text import text_width
from ziggurat_client.boards.places import PARTS, Part, Places, places_in
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.chat import ChatDrawer
from ziggurat_client.scenes.game.log import LogBook, LogList, log_pieces
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.resignations import ended_words

_CHAT_SIZE: Final = 18.0
_BESIDE_LABEL: Final = 36.0
"""How much wider than its label the button of the chat is at least; its key is left out where there is no room."""


class GameSide:
    """Keep it between layouts: it knows which tab is on top, the chat, and what the log says."""

    def __init__(self, page: Page, record: TableRecord) -> None:
        self._page = page
        self._record = record
        self._shape = presentation(record.table.game).shape
        self._shown: Part = "actions"
        self._was_awaited = False
        self.chat = ChatDrawer(page, record)
        words = page.services.words
        self.log = LogBook(words, lambda: ended_words(words, record.table.seats))
        self.log_list = LogList()

    def places(self) -> Places:
        """Where everything lies now."""
        extent = self._page.extent
        wanted = self._record.seat is not None and self._page.services.settings.board_help
        return places_in(
            Extent(extent.width, extent.height),
            self._shown,
            self._shape,
            with_goal=wanted,
            with_drawer=self.chat.is_open,
        )

    def show(self, part: Part) -> None:
        """Bring a part up, if it is behind its tab."""
        self._shown = part
        self._page.change()

    def follow(self, awaited: bool) -> bool:
        """Our decision is `awaited`, or not: what one can do comes up when it comes to be. Return whether it did."""
        begins = awaited and not self._was_awaited
        self._was_awaited = awaited
        if begins:
            self.show("actions")
        return begins

    @property
    def looked_up(self) -> frozenset[int]:
        """The places that the line of the log is about that is looked at."""
        line = self.log_list.line
        return line.places if line else frozenset()

    # ------------------------------------------------------------------ the pieces

    def pieces(self, places: Places, actions_height: float, *, with_log: bool = True) -> Iterator[Piece]:
        """The log, if it is shown, or the chat over it, and the tabs, if there are any."""
        box = places.log_below(actions_height) if with_log else None
        if box is None:
            self.log_list.put_away()
        else:
            yield from self._log(box)
        if places.drawer is not None:
            yield from self.chat.pieces(places.drawer)
        if places.tabs is not None:
            yield self._tabs(places.tabs)

    def _tabs(self, box: Box) -> Segments:
        """The tabs of the parts; the last one is the chat's while that lies over the log."""
        is_open, last = self.chat.is_open, PARTS.index("log")
        labels = [*(self._page.say(f"game.{part}") for part in ("actions", "players"))]
        labels.append(self._page.say("game.chat") if is_open else self._counting("game.log"))
        return Segments("tabs", box, labels, last if is_open else PARTS.index(self._shown), self._choose_tab)

    def _choose_tab(self, tab: int) -> None:
        self.chat.close()
        self.show(PARTS[tab])

    def _log(self, box: Box) -> Iterator[Piece]:
        page = self._page
        title, newest = page.say("game.log"), page.say("log.newest")
        yield from log_pieces(box, title, self.log_list, self.log.lines, newest, page.screen.scale)
        label, cap = self._counting("game.chat"), page.services.prompts.cap(Intention.CHAT)
        written = text_width(label, _CHAT_SIZE, "bold", page.screen.scale)
        width = min(max(176 if self.chat.unread else 152, written + _BESIDE_LABEL), box.width - 32)
        corner = Box(box.right - 16 - width, box.y + 8, width, 40)
        yield Button("chat", corner, label, self.chat.open, size=_CHAT_SIZE, key=cap)

    def _counting(self, key: str) -> str:
        """A label with the number of lines that were not read yet."""
        label = self._page.say(key)
        unread = self.chat.unread
        return f"{label}  {unread}" if unread else label
