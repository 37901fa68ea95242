"""What stands beside the board whatever is played: the log, the way to the chat, and the tabs where room is scarce."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ziggurat_client.boards.places import PARTS, Part, Places, places_in
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.log import LogBook, LogList, log_pieces
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent


class GameSide:
    """Keep it between layouts: it knows which tab is on top, what was heard of the chat, and what the log says."""

    def __init__(self, page: Page, record: TableRecord, open_chat: Callable[[], None]) -> None:
        self._page = page
        self._record = record
        self._open_chat = open_chat
        self._shape = presentation(record.table.game).shape
        self._shown: Part = "actions"
        self._was_awaited = False
        self._heard = record.said
        self.log = LogBook(page.services.words)
        self.log_list = LogList()

    def places(self) -> Places:
        """Where everything lies now."""
        extent = self._page.extent
        wanted = self._record.seat is not None and self._page.services.settings.board_help
        return places_in(Extent(extent.width, extent.height), self._shown, self._shape, with_goal=wanted)

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

    def listened(self) -> None:
        """Everything that was said has been read."""
        self._heard = self._record.said

    @property
    def looked_up(self) -> frozenset[int]:
        """The places that the line of the log is about that is looked at."""
        line = self.log_list.line
        return line.places if line else frozenset()

    # ------------------------------------------------------------------ the pieces

    def pieces(self, places: Places, actions_height: float) -> Iterator[Piece]:
        """The log, if it is shown, and the tabs, if there are any."""
        box = places.log_below(actions_height)
        if box is None:
            self.log_list.put_away()
        else:
            yield from self._log(box)
        if places.tabs is not None:
            labels = [*(self._page.say(f"game.{part}") for part in ("actions", "players")), self._counting("game.log")]
            yield Segments("tabs", places.tabs, labels, PARTS.index(self._shown), lambda tab: self.show(PARTS[tab]))

    def _log(self, box: Box) -> Iterator[Piece]:
        page = self._page
        title, newest = page.say("game.log"), page.say("log.newest")
        yield from log_pieces(box, title, self.log_list, self.log.lines, newest, page.screen.scale)
        width = 152 if self._unread <= 0 else 176
        corner = Box(box.right - 16 - width, box.y + 8, width, 40)
        cap = page.services.prompts.cap(Intention.CHAT)
        yield Button("chat", corner, self._counting("game.chat"), self._open_chat, size=18, key=cap)

    @property
    def _unread(self) -> int:
        return self._record.said - self._heard

    def _counting(self, key: str) -> str:
        """A label with the number of lines that were not read yet."""
        label = self._page.say(key)
        return f"{label}  {self._unread}" if self._unread > 0 else label
