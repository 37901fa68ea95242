"""The people one may hear: who they are, and whether their words are shown at this screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from ziggurat.bounds import PersonId
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.pager import pager
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

ROWS: Final = 5
"""How many people a page shows."""
_PITCH: Final = 60.0
_LIST: Final = 88.0
"""How far below the title the people begin."""


class Speaker(NamedTuple):
    """Somebody who may speak."""

    person: PersonId
    name: str


def speakers_at(record: TableRecord, remote: Remote) -> tuple[Speaker, ...]:
    """The others at a table: the players, those who look on, and whoever has spoken there; no bots of the server's."""
    seats = record.table.seats
    found = {seat.person: seat.name or "?" for seat in seats if seat.person is not None and seat.level is None}
    bots = {seat.person for seat in seats if seat.level is not None}
    for watcher in record.table.watchers:
        found.setdefault(watcher.person, watcher.name)
    for said in record.chat:
        found.setdefault(said.person, said.name)
    return _others(found, bots, remote)


def speakers_in_lobby(remote: Remote) -> tuple[Speaker, ...]:
    """The others in the lobby, and whoever has spoken there; no bots."""
    people = remote.lobby.people.values()
    found = {card.person: card.name for card in people if not card.bot}
    bots = {card.person for card in people if card.bot}
    for said in remote.lobby.chat:
        found.setdefault(said.person, said.name)
    return _others(found, bots, remote)


class PeopleScene(Dialog):
    """A row for each of the people, with a button that ignores them."""

    first_focus = "ignore 0"

    def __init__(self, atlas: Atlas, listed: Callable[[], Sequence[Speaker]]) -> None:
        """`listed` are the people, asked for each time."""
        super().__init__(atlas)
        self._listed = listed
        self._page = 0

    @property
    def size(self) -> Extent:
        return Extent(880, 600)

    @property
    def title(self) -> str:
        return self.say("people.title")

    def content(self) -> Sequence[Piece]:
        box, people = self.box, self._listed()
        pages = max(1, -(-len(people) // ROWS))
        self._page = min(self._page, pages - 1)
        about = Box(self.inner.x, self.inner.y + 4, self.inner.width, 64)
        shown = people[self._page * ROWS : (self._page + 1) * ROWS]
        return [
            icon_button("close", Box(box.right - 72, box.y + 20, 48, 40), Icon.CROSS, self.back),
            Paragraph(about, self.say("people.about_ignoring" if people else "people.nobody"), 20, tones.TEXT_SOFT),
            *(piece for number, person in enumerate(shown) for piece in self._row(number, person)),
            *self._foot(pages),
        ]

    def _row(self, number: int, speaker: Speaker) -> Iterator[Piece]:
        box = Box(self.inner.x, self.inner.y + _LIST + number * _PITCH, self.inner.width, 48)
        ignored = self.services.ignored.has(speaker.person)
        ink = tones.TEXT_OFF if ignored else tones.TEXT
        y, say, name = box.y, self.say, speaker.name
        profile = icon_button(f"profile {number}", Box(box.x, box.y, 48, 48), Icon.PERSON, partial(self._show, speaker))
        profile.remark = say("people.profile", name=name)
        yield profile
        yield Line(Box(box.x + 62, y, 216, 48), name, 21, ink, "bold")
        if ignored:
            yield Line(Box(box.x + 286, y, 190, 48), say("people.ignored"), 18, tones.TEXT_SOFT)
        whisper = icon_button(
            f"whisper {number}", Box(box.right - 320, y, 48, 48), Icon.WHISPER, partial(self._whisper, speaker)
        )
        whisper.remark = say("people.whisper", name=name)
        yield whisper
        yield Button(
            f"ignore {number}",
            Box(box.right - 260, box.y, 260, 48),
            self.say("people.hear_again" if ignored else "people.ignore"),
            lambda: self._change(speaker.person, not ignored),
            icon=Icon.SOUND if ignored else Icon.MUTED,
            size=18,
        )

    def _foot(self, pages: int) -> Iterator[Piece]:
        if pages > 1:
            place = Box(self.inner.right - 280, self.inner.bottom - 48, 280, 48)
            yield pager(place, self.services.words, self._page, pages, self._turn_page)

    def _show(self, speaker: Speaker) -> None:
        self.stack.push(self.atlas.profile(speaker.person))

    def _whisper(self, speaker: Speaker) -> None:
        self.stack.push(self.atlas.whisper(speaker.person, speaker.name))

    def _change(self, person: PersonId, ignored: bool) -> None:
        self.services.ignored.change(person, ignored=ignored)
        self.change()

    def _turn_page(self, by: int) -> None:
        self._page += by
        self.change()


def show_speakers_at(atlas: Atlas, record: TableRecord) -> None:
    """Lay the list of the others at a table over everything."""
    atlas.stack.push(PeopleScene(atlas, lambda: speakers_at(record, atlas.services.remote)))


def _others(found: Mapping[PersonId, str], bots: Collection[PersonId | None], remote: Remote) -> tuple[Speaker, ...]:
    """All of them but bots and ourselves."""
    us = None if remote.welcome is None else remote.welcome.person
    return tuple(Speaker(person, name) for person, name in found.items() if person != us and person not in bots)
