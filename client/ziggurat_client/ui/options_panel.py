"""The left column of the table room: the game, its options, and who may come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.wire.messages import Delay
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.inlay import draw_blocks, draw_divider
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments, Stepper, Toggle
from ziggurat_client.ui.emblem import Emblem, EmblemPainter
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.wording import delays
from ziggurat_client.wording.clock_terms import pace_hint, pace_words
from ziggurat_client.wording.games import players
from ziggurat_client.wording.options_form import OptionChoice, Value, option_choices, value_words
from ziggurat_client.wording.series import series_words
from ziggurat_client.wording.words import Words

_PADDING: Final = 24
_ROW: Final = 66
_MOST_ROW: Final = 120
_FIRST_ROW: Final = 248
_FOOT: Final = 84
_FIXED_ROWS: Final = 6
"""The rows that every game has: seats, series, clock, how late watchers see it, and two about who may come."""
_CONTROL: Final = 216


@dataclass(frozen=True)
class OptionChanges:
    """What the host may change, each called with the new value; `game` asks for it, `series` (with whether matches are
    rated) and `clock` show it to everyone.

    `game` is None where there is no other one.
    """

    game: Callable[[], None] | None
    seats: Callable[[int], None]
    option: Callable[[str, Value], None]
    series: Callable[[], None]
    clock: Callable[[], None]
    delay: Callable[[Delay], None]
    locked: Callable[[bool], None]
    listed: Callable[[bool], None]


def least_height(record: TableRecord) -> float:
    """The height that the column of a table needs."""
    return _FIRST_ROW + (_FIXED_ROWS + len(option_choices(record.options))) * _ROW + _FOOT


class OptionsPanel:
    """Lays the column out for one table. Only a host's widgets can be used."""

    def __init__(
        self,
        box: Box,
        record: TableRecord,
        paint_emblem: EmblemPainter,
        seat_counts: Sequence[int],
        host: bool,
        words: Words,
        changes: OptionChanges,
    ) -> None:
        """`paint_emblem` is the game's; `host` says whether we are the table's."""
        self._box = box
        self._record = record
        self._paint_emblem = paint_emblem
        self._seat_counts = tuple(seat_counts)
        self._host = host
        self._words = words
        self._changes = changes
        self._rows = 0
        self._options = option_choices(record.options)

    @property
    def _pitch(self) -> float:
        """From one row to the next: further apart in a higher box."""
        room = self._box.height - _FIRST_ROW - _FOOT
        return min(_MOST_ROW, max(_ROW, room / (_FIXED_ROWS + len(self._options))))

    def pieces(self) -> list[Piece]:
        """Everything in the column."""
        self._rows = 0
        found: list[Piece] = [Panel(self._box), *self._game(), *self._seats()]
        for choice in self._options:
            found += self._option(choice)
        found += self._series()
        found += self._clock()
        found += self._delay()
        found += self._door()
        note = Box(self._box.x + _PADDING, self._box.bottom - 64, self._box.width - 2 * _PADDING, 48)
        key = "room.change_note" if self._host else "room.host_decides"
        found.append(Paragraph(note, self._words.say(key), 17, tones.TEXT_SOFT, "italic"))
        return found

    def _game(self) -> list[Piece]:
        box = self._box
        table = self._record.table
        counts = self._seat_counts or (len(table.seats),)
        x, width = box.x + 224, box.width - 2 * _PADDING
        room = box.right - _PADDING - x
        about = players(self._words, counts)
        return [
            Emblem(
                Box(box.x + _PADDING, box.y + _PADDING, 176, 176), self._paint_emblem, table.table, len(table.seats)
            ),
            Heading(Box(x, box.y + 30, room, 60), self._words.say(f"games.{table.game}").upper(), 42),
            Line(Box(x, box.y + 88, room, 36), about, 20, tones.TEXT),
            self._about(Box(x, box.y + 126, room, 80)),
            _Strip(Box(box.x + _PADDING, box.y + 224, width, 5)),
        ]

    def _about(self, box: Box) -> Piece:
        """What is said of the game, or the host's way to another one, which says the same when it is meant."""
        about = self._words.say(f"games.{self._record.table.game}.about")
        change = self._changes.game
        if not self._host or change is None:
            return Paragraph(box, about, 18, tones.TEXT_SOFT)
        label = self._words.say("room.change_game")
        button = Button("game", Box(box.x, box.y + 12, box.width, 54), label, change, icon=Icon.REFRESH, size=19)
        button.remark = about
        return button

    def _seats(self) -> list[Piece]:
        taken = len(self._record.table.seats)
        counts = self._seat_counts or (taken,)
        chosen = counts.index(taken) if taken in counts else 0
        words = self._words

        def control(box: Box) -> Widget:
            labels = [str(count) for count in counts]
            return Segments(
                "seats", box, labels, chosen, lambda i: self._changes.seats(counts[i]), enabled=self._host, size=22
            )

        return self._row(words.say("room.seats"), words.say("room.seats.hint"), control)

    def _option(self, choice: OptionChoice) -> list[Piece]:
        words, game = self._words, self._record.table.game
        key = f"option.{game}.{choice.name}"

        def control(box: Box) -> Widget:
            if choice.is_switch:
                return self._toggle(
                    choice.name, box, bool(choice.chosen), lambda on: self._changes.option(choice.name, on)
                )
            return Stepper(
                choice.name,
                box,
                value_words(words, game, choice),
                lambda by: self._changes.option(choice.name, choice.neighbour(by)),
                lower=choice.has_neighbour(-1),
                higher=choice.has_neighbour(1),
                enabled=self._host,
            )

        about = f"option.{game}.{choice.name}.{choice.chosen}.hint"
        if words.knows(about):
            return self._wide_row(words.say(about), control)
        return self._row(words.say(key), words.say(f"{key}.hint"), control)

    def _series(self) -> list[Piece]:
        words = self._words
        label = series_words(words, self._record.table.series_terms)

        def control(box: Box) -> Widget:
            return Button("series", box, label, self._changes.series, size=18)

        return self._row(words.say("series.title"), words.say(f"rated.{self._record.table.rated}.hint"), control)

    def _clock(self) -> list[Piece]:
        words = self._words
        label = pace_words(words, self._record.table.clock)

        def control(box: Box) -> Widget:
            return Button("clock", box, label, self._changes.clock, size=18)

        return self._row(
            words.say("clock.title"), pace_hint(words, self._record.table.clock, self._record.table.game), control
        )

    def _delay(self) -> list[Piece]:
        words, delay = self._words, self._record.table.delay

        def change(by: int) -> None:
            wanted = delays.neighbour(delay, by)
            if wanted is not None:
                self._changes.delay(wanted)

        def control(box: Box) -> Widget:
            return Stepper(
                "delay",
                box,
                delays.said(words, delay),
                change,
                lower=delays.neighbour(delay, -1) is not None,
                higher=delays.neighbour(delay, 1) is not None,
                enabled=self._host,
            )

        return self._row(words.say("room.delay"), words.say("room.delay.hint"), control)

    def _door(self) -> list[Piece]:
        words, table = self._words, self._record.table
        return [
            *self._row(
                words.say("room.locked"),
                words.say("room.locked.hint"),
                lambda box: self._toggle("locked", box, table.locked, self._changes.locked),
            ),
            *self._row(
                words.say("room.listed"),
                words.say("room.listed.hint"),
                lambda box: self._toggle("listed", box, table.listed, self._changes.listed),
            ),
        ]

    def _toggle(self, name: str, box: Box, on: bool, change: Callable[[bool], None]) -> Toggle:
        narrow = Box(box.right - 104, box.y, 104, box.height)
        labels = self._words.say("option.on"), self._words.say("option.off")
        return Toggle(name, narrow, on, labels, change, enabled=self._host)

    def _wide_row(self, about: str, control: Callable[[Box], Widget]) -> list[Piece]:
        """A choice that needs no name beside it, with a sentence about what is chosen."""
        x, y, width = self._box.x + _PADDING, self._next_row(), self._box.width - 2 * _PADDING
        widget = control(Box(x, y + 6, width, 34))
        line = Line(Box(x, y + 38, width, 28), about, 16, tones.TEXT_SOFT)
        return [line, widget, *self._divider(y)]

    def _row(self, label: str, hint: str, control: Callable[[Box], Widget]) -> list[Piece]:
        y = self._next_row()
        x, right = self._box.x + _PADDING, self._box.right - _PADDING
        widget = control(Box(right - _CONTROL, y + 10, _CONTROL, 48))
        room = widget.box.x - x - 16
        pieces: list[Piece] = [
            Line(Box(x, y + 5, room, 32), label, 21, tones.TEXT, "bold"),
            Line(Box(x, y + 33, room, 31), hint, 16, tones.TEXT_SOFT),
            widget,
        ]
        return [*pieces, *self._divider(y)]

    def _next_row(self) -> float:
        """Where the next row begins."""
        self._rows += 1
        return self._box.y + _FIRST_ROW + (self._rows - 1) * self._pitch

    def _divider(self, y: float) -> list[Piece]:
        """The line above a row that is not the first."""
        return [_Divider(Box(self._box.x + _PADDING, y, self._box.width - 2 * _PADDING, 2))] if self._rows > 1 else []


class _Strip(Piece):
    """The inlay below the game."""

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_blocks(canvas, x, y, self.box.width, 5, 56)


class _Divider(Piece):
    """The line between two rows."""

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_divider(canvas, x, y, self.box.width)
