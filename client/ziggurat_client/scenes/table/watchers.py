"""Those who look on at a table: who they are, what they see of the match, and what the host can do about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.wire.messages import Bar, Barred, Configure, Delay, Mute, PersonCard, Table, Unbar
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.decision import DecisionScene
from ziggurat_client.scenes.table.host_vote import HostVoteScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.choices import Stepper, Toggle
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording import delays
from ziggurat_client.wording.decisions import with_end

ROWS: Final = 5
"""How many people a page shows."""
_PITCH: Final = 60.0
_LIST: Final = 236.0
"""How far below the title the people begin."""


class WatchersScene(Paged, Dialog):
    """Lists those who look on at a table, and those who may not. What it says can be changed by the host alone."""

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code

    @property
    def _table(self) -> Table:
        return self.services.remote.tables[self._code].table

    @property
    def _is_host(self) -> bool:
        welcome = self.services.remote.welcome
        return welcome is not None and self._table.host == welcome.person

    @property
    def _may_configure(self) -> bool:
        return self._is_host and self._table.stage != "playing"

    def arrived(self, arrival: Arrival) -> None:
        if self._code not in self.services.remote.tables:
            self.stack.close(self)
            return
        super().arrived(arrival)

    @property
    def size(self) -> Extent:
        return Extent(920, 700)

    @property
    def title(self) -> str:
        return self.say("watchers.title")

    # ------------------------------------------------------------------ the pieces

    def content(self) -> Sequence[Piece]:
        box = self.box
        people: list[PersonCard | Barred] = [*self._table.watchers, *self._table.barred]
        return [
            icon_button("close", Box(box.right - 72, box.y + 20, 48, 40), Icon.CROSS, self.back),
            *self._delay(),
            *self._chances(),
            *self._hearing(),
            *self._people(people[self.paged(len(people), ROWS)]),
            *self._foot(),
        ]

    def _delay(self) -> Iterator[Piece]:
        delay = self._table.delay
        yield self._label(0, self.say("watchers.delay"))
        yield Stepper(
            "delay",
            self._control(0, 300),
            delays.said(self.services.words, delay),
            self._change_delay,
            lower=delays.neighbour(delay, -1) is not None,
            higher=delays.neighbour(delay, 1) is not None,
            enabled=self._may_configure,
        )

    def _chances(self) -> Iterator[Piece]:
        yield self._label(1, self.say("watchers.chances"))
        yield self._toggle(1, "chances", self._table.chances, self._show_chances, enabled=self._may_configure)

    def _hearing(self) -> Iterator[Piece]:
        heard = not self._table.watchers_muted
        yield self._label(2, self.say("watchers.heard"))
        yield self._toggle(2, "heard", heard, self._let_be_heard, enabled=self._is_host)

    def _toggle(self, row: int, name: str, on: bool, change: Callable[[bool], None], *, enabled: bool) -> Toggle:
        labels = self.say("option.on"), self.say("option.off")
        return Toggle(name, self._control(row, 104), on, labels, change, enabled=enabled)

    def _people(self, people: Sequence[PersonCard | Barred]) -> Iterator[Piece]:
        top = self.inner.y + _LIST
        if not people:
            room = Box(self.inner.x, top, self.inner.width, 60)
            yield Paragraph(room, self.say("watchers.nobody"), 20, tones.TEXT_SOFT)
        for number, person in enumerate(people):
            box = Box(self.inner.x, top + number * _PITCH, self.inner.width, 48)
            yield from self._barred(box, person) if isinstance(person, Barred) else self._watcher(box, person)

    def _watcher(self, box: Box, person: PersonCard) -> Iterator[Piece]:
        muted = person.person in self._table.muted
        about = self.say("watchers.muted") if muted else ""
        yield Line(Box(box.x, box.y, 300, 48), person.name, 21, tones.TEXT, "bold")
        if not self._is_host or person.person == self._table.host:
            return
        yield Line(Box(box.x + 308, box.y, 110, 48), about, 18, tones.TEXT_SOFT)
        yield Button(
            f"mute {person.person}",
            Box(box.right - 404, box.y, 192, 48),
            self.say("watchers.unmute" if muted else "watchers.mute"),
            lambda: self._let_speak(person.person) if muted else self._ask_to_mute(person),
            icon=Icon.SOUND if muted else Icon.MUTED,
            size=18,
        )
        yield Button(
            f"bar {person.person}",
            Box(box.right - 200, box.y, 200, 48),
            self.say("watchers.bar"),
            lambda: self._ask_to_bar(person),
            icon=Icon.DOOR,
            size=18,
        )

    def _barred(self, box: Box, person: Barred) -> Iterator[Piece]:
        yield Line(Box(box.x, box.y, 300, 48), person.name, 21, tones.TEXT_OFF, "bold")
        about = with_end(self.services.words, self.say("watchers.barred"), person.until, person.reason, " · ")
        yield Line(Box(box.x + 308, box.y, box.width - 520, 48), about, 18, tones.TEXT_SOFT)
        yield Button(
            f"unbar {person.person}",
            Box(box.right - 200, box.y, 200, 48),
            self.say("watchers.unbar"),
            lambda: self._unbar(person.person),
            icon=Icon.CHECK,
            size=18,
        )

    def _foot(self) -> Iterator[Piece]:
        inner = self.inner
        count = self.say("watchers.count", count=self._table.watcher_count)
        yield Line(Box(inner.x, inner.bottom - 48, 330, 48), count, 19, tones.TEXT_SOFT)
        if self._table.your_seats and not self._is_host:
            place = Box(inner.x + 330, inner.bottom - 48, 240, 48)
            yield Button("host vote", place, self.say("host_vote.title"), self._choose_host, icon=Icon.STAR, size=18)
        yield from self.pager(Box(inner.right - 280, inner.bottom - 48, 280, 48))

    def _label(self, row: int, text: str) -> Line:
        return Line(Box(self.inner.x, self.inner.y + 16 + row * _PITCH, 480, 48), text, 21, tones.TEXT, "bold")

    def _control(self, row: int, width: float) -> Box:
        return Box(self.inner.right - width, self.inner.y + 16 + row * _PITCH, width, 48)

    # ------------------------------------------------------------------ what the host asks

    def _change_delay(self, by: int) -> None:
        delay: Delay | None = delays.neighbour(self._table.delay, by)
        if delay is not None:
            self.ask(lambda number: Configure(number, self._code, delay=delay))

    def _show_chances(self, shown: bool) -> None:
        self.ask(lambda number: Configure(number, self._code, chances=shown))

    def _let_be_heard(self, heard: bool) -> None:
        self.ask(lambda number: Mute(number, self._code, muted=not heard))

    def _ask_to_mute(self, person: PersonCard) -> None:
        def decided(minutes: int | None, reason: str) -> None:
            mute = partial(Mute, table=self._code, person=person.person, minutes=minutes, reason=reason)
            self.ask(lambda number: mute(number))

        self._decide("mute", person, decided)

    def _let_speak(self, person: str) -> None:
        self.ask(lambda number: Mute(number, self._code, person, muted=False))

    def _ask_to_bar(self, person: PersonCard) -> None:
        def decided(minutes: int | None, reason: str) -> None:
            self.ask(lambda number: Bar(number, self._code, person.person, minutes, reason))

        self._decide("bar", person, decided)

    def _decide(self, what: str, person: PersonCard, decided: Callable[[int | None, str], None]) -> None:
        title = self.say(f"watchers.{what}.title", name=person.name)
        self.stack.push(DecisionScene(self.atlas, title, self.say(f"watchers.{what}"), decided))

    def _unbar(self, person: str) -> None:
        self.ask(lambda number: Unbar(number, self._code, person))

    def _choose_host(self) -> None:
        self.stack.push(HostVoteScene(self.atlas, self._code))
