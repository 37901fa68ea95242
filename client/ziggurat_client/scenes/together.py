"""Who plays: several people at this screen, and bots against them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.profile import LONGEST_NAME
from ziggurat_client.scenes.dialog import PADDING, Dialog
from ziggurat_client.scenes.play_now import MOST_SEATS, Party, PlayNowScene
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

if TYPE_CHECKING:
    from ziggurat_client.app import App

FEWEST_SEATS: Final = 2
_WIDTH: Final = 720.0
_PITCH: Final = 76.0
_ROW: Final = 56.0
_LABEL: Final = 220.0
_HEADING: Final = 56.0


class TogetherScene(Dialog):
    """So many people and so many bots; the people beside oneself have names, which are remembered for the next time."""

    first_focus = "start"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        profile = app.memory.profile
        self._guests = len(profile.guests)
        self._bots = min(profile.quick_seats - 1, MOST_SEATS - 1 - self._guests)
        self._fields = [self._field(number) for number in range(MOST_SEATS - 1)]

    def _field(self, number: int) -> TextField:
        """The name of the guest of that number, from 0."""
        known = self.app.memory.profile.guests
        return TextField(
            f"guest {number}",
            self._row(2 + number),
            self.app.clock,
            placeholder=self._suggested(number),
            text=known[number] if number < len(known) else "",
            longest=LONGEST_NAME,
            icon=Icon.PERSON,
            entered=self._start,
        )

    def _suggested(self, number: int) -> str:
        return self.say("guest.suggested", number=number + 2)

    @property
    def title(self) -> str:
        return self.say("together.title")

    @property
    def size(self) -> Extent:
        return Extent(_WIDTH, 2 * PADDING + _HEADING + (3 + self._guests) * _PITCH)

    def _row(self, number: int) -> Box:
        inner = self.inner
        return Box(inner.x + _LABEL, inner.y + 12 + number * _PITCH, inner.width - _LABEL, _ROW)

    # ------------------------------------------------------------------ the pieces

    def content(self) -> Sequence[Piece]:
        return [*self._counts(), *self._names(), self._button()]

    def _counts(self) -> Iterator[Piece]:
        yield self._label(0, self.say("together.people"))
        people = [str(count) for count in range(1, MOST_SEATS + 1)]
        yield Segments("people", self._row(0), people, self._guests, self._choose_guests)
        yield self._label(1, self.say("together.bots"))
        bots = self._possible_bots
        labels = [str(count) for count in bots]
        yield Segments("bots", self._row(1), labels, bots.index(self._bots), lambda i: self._choose_bots(bots[i]))

    def _names(self) -> Iterator[Piece]:
        for number, field in enumerate(self._fields[: self._guests]):
            yield self._label(2 + number, self.say("together.player", number=number + 2))
            field.box = self._row(2 + number)
            yield field

    def _label(self, row: int, text: str) -> Line:
        box = self._row(row)
        return Line(Box(self.inner.x, box.y, _LABEL - 16, box.height), text, 20, tones.TEXT, "bold")

    def _button(self) -> Button:
        row = self._row(2 + self._guests)
        box = Box(self.inner.x, row.y, self.inner.width, row.height + 8)
        return Button(
            "start", box, self.say("together.start"), self._start, kind=ButtonKind.GOLD, icon=Icon.PLAY, size=24
        )

    # ------------------------------------------------------------------ what one chooses

    @property
    def _possible_bots(self) -> range:
        """How many bots may play with so many people."""
        people = 1 + self._guests
        return range(max(0, FEWEST_SEATS - people), MOST_SEATS - people + 1)

    def _choose_guests(self, count: int) -> None:
        self._guests = count
        possible = self._possible_bots
        self._bots = min(max(self._bots, possible[0]), possible[-1])
        self.change()

    def _choose_bots(self, count: int) -> None:
        self._bots = count
        self.change()

    def _start(self) -> None:
        given = [field.text.strip() for field in self._fields[: self._guests]]
        guests = tuple(name or self._suggested(number) for number, name in enumerate(given))
        self.app.memory.change(guests=guests)
        self.app.replace(self, PlayNowScene(self.app, party=Party(guests, self._bots)))
