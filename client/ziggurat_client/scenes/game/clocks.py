"""The clocks on the game screen: those that are seen, and what is said of a halt."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.wire.clocks import Standstill
from ziggurat_client.boards.board import BoardView
from ziggurat_client.clock_reading import ClockReading, Timed, clock_face
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.kept_seat import KeptSeatScene
from ziggurat_client.scenes.game.only_shown import OnlyShownScene
from ziggurat_client.scenes.game.paused import PausedScene
from ziggurat_client.scenes.game.rules_trouble import rules_trouble
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.clock_sign import ClockSign
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_BAR_SIZE: Final = (132.0, 42.0)


class GameClocks:
    """Shows the clocks of one table, and says over the board why they stand still."""

    def __init__(self, atlas: Atlas, record: TableRecord) -> None:
        self._atlas = atlas
        self._services = atlas.services
        self._record = record
        self._halted: str | Standstill | tuple[Seat, ...] | None = None
        """The pause, or our kept seats, that was last told."""
        self._missing: frozenset[Seat] = frozenset()
        self._kept: frozenset[Seat] = frozenset()
        """The seats of others of which was last told that they are waited for, or kept."""

    def in_panels(self, view: BoardView) -> list[Piece]:
        """The clocks on the players' panels."""
        reading = self._record.clock
        if reading is None:
            return []
        signs: list[Piece] = []
        for seat in self._seats(reading):
            box = view.clock_place(seat)
            if box is not None:
                signs.append(ClockSign(f"clock {seat}", box, self._services.clock, reading, seat))
        return signs

    def in_bar(self, free: Box, *, with_phase: bool = True) -> tuple[list[Piece], Box]:
        """The clocks that run, at the right end of the bar's free place, and what is still free: that of the phase, and
        a seat's, ours before others'."""
        reading = self._record.clock
        if reading is None:
            return [], free
        hurried = sorted(filter(reading.runs, self._seats(reading)), key=self._is_not_ours)
        timed: list[Timed] = ["phase"] if with_phase and reading.state.phase is not None else []
        signs: list[Piece] = []
        width, height = _BAR_SIZE
        for name, shown in zip(("clock", "clock beside it"), [*timed, *hurried[:1]], strict=False):
            box = Box(free.right - width, free.y + (free.height - height) / 2, width, height)
            signs.append(ClockSign(name, box, self._services.clock, reading, shown))
            free = Box(free.x, free.y, free.width - width - 16, free.height)
        return signs, free

    def _is_not_ours(self, seat: Seat) -> bool:
        return seat not in self._record.table.your_seats

    def tell_halt(self) -> None:
        """Say over the board, once, that the match is only shown or paused, or that a bot keeps a seat of ours."""
        trouble = rules_trouble(self._services.words, self._record)
        halted = trouble or self._record.pause or self._record.kept_seats or None
        if halted == self._halted:
            return
        self._halted = halted
        if halted:
            self._services.text_log.write(trouble or self._services.words.say(self._halt_title))
        if trouble:
            self._atlas.stack.push(OnlyShownScene(self._atlas, trouble))
        elif isinstance(halted, Standstill):
            self._atlas.stack.push(PausedScene(self._atlas, self._record.code))
        elif halted:
            self.offer_seat()

    @property
    def _halt_title(self) -> str:
        return "kept.title" if self._record.pause is None else "pause.title"

    def offer_seat(self) -> None:
        """Ask whether we want our seat back from the bot that keeps it."""
        if self._record.kept_seats:
            self._atlas.stack.push(KeptSeatScene(self._atlas, self._record.code, self._record.kept_seats[0]))

    def tell_absences(self) -> None:
        """Say that the others wait for somebody, and that a bot keeps the seat of somebody else."""
        reading, table = self._record.clock, self._record.table
        missing = frozenset(() if reading is None else reading.state.missing)
        kept = frozenset(number for number, seat in enumerate(table.seats) if seat.keeper) - {*table.your_seats}
        for seat in missing - self._missing:
            left = None if reading is None else reading.left(seat, self._services.clock.now())
            key = "game.is_missing.default" if self._record.game.has_defaults else "game.is_missing"
            self._tell(key, seat, clock_face(left or 0.0))
        for seat in kept - self._kept:
            self._tell("game.is_kept", seat)
        self._missing, self._kept = missing, kept

    def _tell(self, key: str, seat: Seat, time: str = "") -> None:
        sentence = self._services.words.say(key, name=self._record.table.seats[seat].name or "?", time=time)
        self._services.banner.tell(sentence, over_bar=True)
        self._services.text_log.write(sentence)

    def _seats(self, reading: ClockReading) -> list[Seat]:
        """The seats that have a clock to show: people's own time, and the wait for those who are missing."""
        seats = self._record.table.seats
        return [
            number
            for number, seat in enumerate(seats)
            if reading.is_missing(number) or (reading.state.left and seat.level is None and seat.person is not None)
        ]
