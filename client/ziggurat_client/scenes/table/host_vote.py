"""The dialog in which those who sit choose another host for their table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Table, VoteHost
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.host_votes import votes_for, wanted_name
from ziggurat_client.wording.listing import listing

ROWS: Final = 4
"""How many people a page shows."""
_PITCH: Final = 60.0
_LIST: Final = 112.0
"""How far below the title the people begin."""


class _Candidate(NamedTuple):
    person: PersonId
    name: str


class HostVoteScene(Paged, Dialog):
    """A row for each of the people at the table who are not its host, with who wants them, and a button."""

    first_focus = "vote 0"

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code

    @property
    def size(self) -> Extent:
        return Extent(920, 560)

    @property
    def title(self) -> str:
        return self.say("host_vote.title")

    def arrived(self, arrival: Arrival) -> None:
        """Once there is another host, or the table is gone, nothing is left to choose."""
        record = self.services.remote.tables.get(self._code)
        if record is None or self.services.remote.hosts(record):
            self.stack.close(self)
        else:
            super().arrived(arrival)

    @property
    def _table(self) -> Table:
        return self.services.remote.tables[self._code].table

    @property
    def _candidates(self) -> list[_Candidate]:
        table = self._table
        sitting = [
            (seat.person, seat.name) for seat in table.seats if not seat.has_bot and not seat.guest and seat.here
        ]
        looking = [(watcher.person, watcher.name) for watcher in table.watchers if not watcher.bot]
        return [
            _Candidate(person, name)
            for person, name in (*sitting, *looking)
            if person is not None and name is not None and person != table.host
        ]

    def content(self) -> Sequence[Piece]:
        inner, people = self.inner, self._candidates
        about = Box(inner.x, inner.y + 4, inner.width, 84)
        shown = people[self.paged(len(people), ROWS)]
        return [
            icon_button("close", Box(self.box.right - 72, self.box.y + 20, 48, 40), Icon.CROSS, self.back),
            Paragraph(about, self._about, 20, tones.TEXT_SOFT),
            *(piece for number, candidate in enumerate(shown) for piece in self._row(number, candidate)),
            *self.pager(Box(inner.right - 280, inner.bottom - 48, 280, 48)),
        ]

    @property
    def _about(self) -> str:
        host = wanted_name(self._table, self._table.host or "")
        return self.say("host_vote.about", host=host)

    def _row(self, number: int, candidate: _Candidate) -> Iterator[Piece]:
        table, inner = self._table, self.inner
        box = Box(inner.x, inner.y + _LIST + number * _PITCH, inner.width, 48)
        seats = votes_for(table, candidate.person)
        names = [table.seats[seat].name or "?" for seat in seats if seat < len(table.seats)]
        ours = any(seat in table.your_seats for seat in seats)
        yield Line(Box(box.x, box.y, 300, 48), candidate.name, 21, tones.TEXT, "bold")
        if names:
            wanted = self.say("host_vote.by", names=listing(self.services.words, names))
            yield Line(Box(box.x + 308, box.y, box.width - 308 - 272, 48), wanted, 18, tones.TEXT_SOFT)
        yield Button(
            f"vote {number}",
            Box(box.right - 260, box.y, 260, 48),
            self.say("host_vote.withdraw" if ours else "host_vote.give"),
            partial(self._vote, None if ours else candidate.person),
            icon=Icon.CROSS if ours else Icon.STAR,
            size=18,
        )

    def _vote(self, person: PersonId | None) -> None:
        self.ask(lambda number: VoteHost(number, self._code, person))
