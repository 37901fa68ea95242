"""The dialog that opens a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.wire.clocks import ClockTerms
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.clock_choice import ClockChoiceScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.clock_terms import pace_hint, pace_words
from ziggurat_client.wording.games import game_name

Opening = Callable[[str, int, str | None, str | None, ClockTerms], None]
"""Called with game, seats, name, password and clock."""

LONGEST_NAME: Final = 32
_PITCH: Final = 96.0
_LEAST_PITCH: Final = 58.0
_ROWS: Final = 5
_FRAME: Final = 256.0
"""The height of the dialog without its rows."""
_LEAST_FRAME: Final = 216.0
_LABEL: Final = 220
_NAME_ROW: Final = 2
_PASSWORD_ROW: Final = 3
_CLOCK_ROW: Final = 4


class CreateTableScene(Dialog):
    """Asks for the game, the seats, a name, a password and a clock; all but name and password have a choice made."""

    first_focus = "name"

    def __init__(self, atlas: Atlas, open_table: Opening) -> None:
        super().__init__(atlas)
        self._open_table = open_table
        offered = atlas.services.remote.welcome.games if atlas.services.remote.welcome else ()
        self._offers = tuple(offer for offer in offered if offer.id in SHOWN)
        last = QuickGame(atlas.services.memory).game
        self._game = next((index for index, offer in enumerate(self._offers) if offer.id == last), 0)
        self._seats = len(self._offers[self._game].seat_counts) - 1 if self._offers else 0
        self._clock = ClockTerms()
        self._name = self._field("name", _NAME_ROW, Icon.PENCIL, longest=LONGEST_NAME)
        self._password = self._field("password", _PASSWORD_ROW, Icon.KEY, longest=64)

    @property
    def size(self) -> Extent:
        return Extent(900, self._frame + _ROWS * self._pitch)

    @property
    def _frame(self) -> float:
        """The height without the rows: less where there is little room."""
        return min(_FRAME, max(_LEAST_FRAME, self.most.height - _ROWS * _LEAST_PITCH))

    @property
    def _pitch(self) -> float:
        """From one row to the next: closer where there is little room."""
        return min(_PITCH, max(_LEAST_PITCH, (self.most.height - self._frame) / _ROWS))

    @property
    def title(self) -> str:
        return self.say("create.title")

    def content(self) -> Sequence[Piece]:
        self._name.box, self._password.box = self._field_box(_NAME_ROW), self._field_box(_PASSWORD_ROW)
        self._name.placeholder = self.say("create.name.hint")
        self._password.placeholder = self.say("create.password.hint")
        labels = ("create.game", "create.seats", "create.name", "create.password", "clock.title")
        pieces: list[Piece] = [self._label(row, self.say(key)) for row, key in enumerate(labels)]
        clock = pace_words(self.services.words, self._clock)
        change = Button("clock", self._row(_CLOCK_ROW, 370), clock, self._change_clock, icon=Icon.CLOCK, size=20)
        hint = Box(change.box.right + 16, change.box.y, self.inner.right - change.box.right - 16, change.box.height)
        then = Line(hint, pace_hint(self.services.words, self._clock, self._game_id), 16, tones.TEXT_SOFT)
        return [*pieces, *self._choices(), self._name, self._password, change, then, *self._buttons()]

    @property
    def _game_id(self) -> str:
        """What is to be played; empty while nothing is on offer."""
        return self._offers[self._game].id if self._offers else ""

    def _change_clock(self) -> None:
        levels = self._offers[self._game].levels if self._offers else ()
        self.stack.push(ClockChoiceScene(self.atlas, self._clock, levels, self._game_id, self._choose_clock))

    def _choose_clock(self, terms: ClockTerms) -> None:
        self._clock = terms
        self.change()

    def _choices(self) -> list[Piece]:
        if not self._offers:
            return []
        games = [game_name(self.services.words, offer.id) for offer in self._offers]
        seats = [str(count) for count in self._offers[self._game].seat_counts]
        return [
            Segments("game", self._row(0, 200.0 * len(games)), games, self._game, self._choose_game, size=22),
            Segments("seats", self._row(1, 90.0 * len(seats)), seats, self._seats, self._choose_seats, size=22),
        ]

    def _buttons(self) -> list[Piece]:
        inner = self.inner
        y = inner.bottom - 60
        return [
            Button(
                "cancel",
                Box(inner.x, y, 260, 60),
                self.say("dialog.cancel"),
                self.back,
                key=self.services.prompts.cap(Intention.BACK),
            ),
            Button(
                "open",
                Box(inner.right - 340, y, 340, 60),
                self.say("create.open"),
                self._open,
                kind=ButtonKind.GOLD,
                icon=Icon.PLUS,
                enabled=bool(self._offers),
            ),
        ]

    def _field(self, name: str, row: int, icon: Icon, longest: int) -> TextField:
        return TextField(
            name, self._field_box(row), self.services.clock, longest=longest, icon=icon, size=21, entered=self._open
        )

    def _field_box(self, row: int) -> Box:
        return self._row(row, self.inner.width - _LABEL)

    def _row(self, row: int, width: float) -> Box:
        inner = self.inner
        return Box(inner.x + _LABEL, inner.y + 12 + row * self._pitch, width, min(60, self._pitch - 8))

    def _label(self, row: int, text: str) -> Line:
        field = self._field_box(row)
        return Line(Box(self.inner.x, field.y, _LABEL - 16, field.height), text, 22, tones.TEXT, "bold")

    def _choose_game(self, index: int) -> None:
        self._game = index
        self._seats = len(self._offers[index].seat_counts) - 1
        QuickGame(self.services.memory).choose(self._offers[index].id)
        self.change()

    def _choose_seats(self, index: int) -> None:
        self._seats = index
        self.change()

    def _open(self) -> None:
        if not self._offers:
            return
        offer = self._offers[self._game]
        name = self._name.text.strip() or None
        password = self._password.text or None
        self.back()
        self._open_table(offer.id, offer.seat_counts[self._seats], name, password, self._clock)
