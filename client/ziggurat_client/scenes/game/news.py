"""What has happened in a match since it was last looked at: for the board, the log, and programs that read along."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ziggurat.wire.links import format_link
from ziggurat_client.boards.board import BoardView
from ziggurat_client.network.past_reading import PastReading
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.side import GameSide
from ziggurat_client.services import Services


class News:
    """Hands on what the record of a table has collected, to the board, to the log at its side, and in plain text."""

    def __init__(self, services: Services, record: TableRecord, side: GameSide) -> None:
        self._services = services
        self._record = record
        self._side = side

    def tell_link(self) -> None:
        """In plain text, for programs that help a person to follow the match: they may watch it, too."""
        address = self._services.remote.address
        if address is not None:
            link = format_link(msgspec.structs.replace(address.server, table=self._record.door))
            self._services.text_log.write(self._services.words.say("game.watch_link", link=link))

    def learn_past(self, view: Callable[[], BoardView], learned: Callable[[], None]) -> None:
        """Ask for what happened before we came back to our seat; the log begins with it then, and `learned` is called.

        Where several share the screen, nobody is told what another may have been told alone.
        """
        record = self._record
        if record.seat is None or record.is_shared or record.knows_the_beginning:
            return

        def write() -> None:
            self._side.log.rewrite((*record.past, *record.history[1:]), view().lines)
            learned()

        PastReading(self._services.remote, record, write)

    def tell(self, view: BoardView) -> None:
        """Everything that has happened, oldest first."""
        for happening in self._record.take_happenings():
            view.tell(happening)
            for line in self._side.log.note(happening, view.lines):
                self._services.text_log.write(line.text)

    def tell_move(self, awaited: bool) -> None:
        """In plain text, once our decision is awaited. Where several share the screen, passing the mouse says it."""
        if self._side.follow(awaited) and not self._record.is_shared:
            self._services.text_log.write(self._services.words.say("game.your_move"))
