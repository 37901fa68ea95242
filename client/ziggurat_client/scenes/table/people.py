"""The people one may hear: who they are, and whether their words are shown at this screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from ziggurat.bounds import PersonId, TableCode
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.friends.asking import befriend
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.report import ReportScene
from ziggurat_client.scenes.table.reported import ReportedScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

ROWS: Final = 5
"""How many people a page shows."""
_PITCH: Final = 60.0
_SIGN_PITCH: Final = 56.0
"""From one sign of a row to the next."""
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


class PeopleScene(Paged, Dialog):
    """A row for each of the people, with all that one can do about them."""

    first_focus = "ignore 0"

    def __init__(self, atlas: Atlas, listed: Callable[[], Sequence[Speaker]], table: TableCode | None = None) -> None:
        """`listed` are the people, asked for each time; `table` is where, if that is a table."""
        super().__init__(atlas)
        self._listed = listed
        self._table = table

    @property
    def size(self) -> Extent:
        return Extent(1040, 600)

    @property
    def title(self) -> str:
        return self.say("people.title")

    def content(self) -> Sequence[Piece]:
        box, people = self.box, self._listed()
        about = Box(self.inner.x, self.inner.y + 4, self.inner.width, 64)
        shown = people[self.paged(len(people), ROWS)]
        return [
            icon_button("close", Box(box.right - 72, box.y + 20, 48, 40), Icon.CROSS, self.back),
            Paragraph(about, self.say("people.about_ignoring" if people else "people.nobody"), 20, tones.TEXT_SOFT),
            *(piece for number, person in enumerate(shown) for piece in self._row(number, person)),
            *self._foot(),
        ]

    def _row(self, number: int, speaker: Speaker) -> Iterator[Piece]:
        box = Box(self.inner.x, self.inner.y + _LIST + number * _PITCH, self.inner.width, 48)
        ignored = self.services.ignored.has(speaker.person)
        ink = tones.TEXT_OFF if ignored else tones.TEXT
        standing = self._standing(speaker.person)
        show = partial(self._show, speaker)
        yield self._sign(f"profile {number}", box.x, box.y, Icon.PERSON, show, "people.profile", speaker)
        yield Line(Box(box.x + 62, box.y, 216, 48), speaker.name, 21, ink, "bold")
        if standing:
            yield Line(Box(box.x + 286, box.y, 216, 48), self.say(standing), 18, tones.TEXT_SOFT)
        whisper = partial(self._whisper, speaker)
        signs = box.right - 260 - 3 * _SIGN_PITCH
        yield self._sign(f"whisper {number}", signs, box.y, Icon.WHISPER, whisper, "people.whisper", speaker)
        if self.services.friends.are_possible and not self.services.friends.is_friend(speaker.person):
            yield self._befriending(number, signs + _SIGN_PITCH, box.y, speaker)
        flag, report = signs + 2 * _SIGN_PITCH, partial(self._report, speaker)
        yield self._sign(f"report {number}", flag, box.y, Icon.FLAG, report, "people.report", speaker)
        yield Button(
            f"ignore {number}",
            Box(box.right - 248, box.y, 248, 48),
            self.say("people.hear_again" if ignored else "people.ignore"),
            partial(self._change, speaker, ignored=not ignored),
            icon=Icon.SOUND if ignored else Icon.MUTED,
            size=18,
        )

    def _sign(
        self, name: str, x: float, y: float, icon: Icon, press: Callable[[], None], key: str, speaker: Speaker
    ) -> Button:
        """A button of a row that shows only a sign; `key` is that of the sentence about it."""
        button = icon_button(name, Box(x, y, 48, 48), icon, press)
        button.remark = self.say(key, name=speaker.name)
        return button

    def _befriending(self, number: int, x: float, y: float, speaker: Speaker) -> Button:
        """Asks for somebody's friendship, agrees to it, or takes it back."""
        record, person = self.services.remote.friends, speaker.person
        if person in record.wanted:
            back = partial(self._take_back, person)
            return self._sign(f"befriend {number}", x, y, Icon.CROSS, back, "people.befriend.back", speaker)
        wants_us = person in record.wanting and not self.services.ignored.has(person)
        key = "people.befriend.agree" if wants_us else "people.befriend"
        place, press = Box(x, y, 48, 48), partial(befriend, self, person)
        kind = ButtonKind.GOLD if wants_us else ButtonKind.PLAIN
        button = Button(f"befriend {number}", place, "", press, kind=kind, icon=Icon.FRIEND, size=22)
        button.remark = self.say(key, name=speaker.name)
        return button

    def _standing(self, person: PersonId) -> str:
        """The key of what is to be said of somebody; empty if that is nothing."""
        record = self.services.remote.friends
        if self.services.ignored.has(person):
            return "people.ignored"
        if self.services.friends.is_friend(person):
            return "people.friend"
        if person in record.wanting:
            return "people.wants"
        return "people.wanted" if person in record.wanted else ""

    def _foot(self) -> Iterator[Piece]:
        reports = () if self._table is None else self.services.remote.reports_at(self._table)
        if reports:
            place = Box(self.inner.x, self.inner.bottom - 48, 320, 48)
            label = self.say("reported.show", count=len(reports))
            yield Button("reports", place, label, self._show_reports, icon=Icon.FLAG, size=18)
        yield from self.pager(Box(self.inner.right - 280, self.inner.bottom - 48, 280, 48))

    def _show(self, speaker: Speaker) -> None:
        self.stack.push(self.atlas.profile(speaker.person))

    def _whisper(self, speaker: Speaker) -> None:
        self.stack.push(self.atlas.whisper(speaker.person, speaker.name))

    def _report(self, speaker: Speaker) -> None:
        self.stack.push(ReportScene(self.atlas, speaker.person, speaker.name, self._table))

    def _show_reports(self) -> None:
        if self._table is not None:
            self.stack.push(ReportedScene(self.atlas, self._table))

    def _take_back(self, person: PersonId) -> None:
        self.services.friends.turn_down(person)
        self.change()

    def _change(self, speaker: Speaker, *, ignored: bool) -> None:
        self.services.ignored.change(speaker.person, ignored=ignored, name=speaker.name)
        self.change()


def show_speakers_at(atlas: Atlas, record: TableRecord) -> None:
    """Lay the list of the others at a table over everything."""
    atlas.stack.push(PeopleScene(atlas, lambda: speakers_at(record, atlas.services.remote), record.code))


def _others(found: Mapping[PersonId, str], bots: Collection[PersonId | None], remote: Remote) -> tuple[Speaker, ...]:
    """All of them but bots and ourselves."""
    us = None if remote.welcome is None else remote.welcome.person
    return tuple(Speaker(person, name) for person, name in found.items() if person != us and person not in bots)
