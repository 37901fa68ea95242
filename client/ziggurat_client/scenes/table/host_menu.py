"""What the host may do about a running match: pause it, call bots for the seats of others, and free them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.wire.messages import ClientMessage, GoOn, HandOver, Pause, Remove, ReplaceWithBot, SeatState, Skip
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.seats import is_open

_WIDTH: Final = 1080.0
_ROW: Final = 76.0
_FRAME: Final = 220.0
"""The height of the dialog without its rows."""
_BUTTON: Final = 236.0


class HostMenu(Dialog):
    """A row for the pause, and one for each seat that is not the host's."""

    first_focus = "pause"

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code

    @property
    def title(self) -> str:
        return self.say("host.title")

    @property
    def size(self) -> Extent:
        return Extent(_WIDTH, _FRAME + _ROW * (1 + max(1, len(self._others))))

    @property
    def _record(self) -> TableRecord | None:
        return self.services.remote.tables.get(self._code)

    @property
    def _others(self) -> list[tuple[Seat, SeatState]]:
        """The seats that are not ours, open ones too."""
        record, welcome = self._record, self.services.remote.welcome
        if record is None or welcome is None:
            return []
        seats = enumerate(record.table.seats)
        return [(seat, state) for seat, state in seats if state.person != welcome.person]

    def arrived(self, arrival: Arrival) -> None:
        record = self._record
        if record is None or record.table.stage != "playing" or not self.services.remote.hosts(record):
            self.stack.close(self)
        else:
            super().arrived(arrival)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        pieces: list[Piece] = [self._pause_button(Box(inner.x, inner.y + 8, inner.width, 60))]
        for row, (seat, state) in enumerate(self._others, 1):
            pieces += self._row(Box(inner.x, inner.y + 8 + row * _ROW, inner.width, 60), seat, state)
        if not self._others:
            pieces.append(Line(Box(inner.x, inner.y + 8 + _ROW, inner.width, 60), self.say("host.alone"), 20))
        foot = Box(inner.x, inner.bottom - 60, inner.width, 60)
        pieces.append(Button("close", foot, self.say("dialog.close"), self.back, kind=ButtonKind.GOLD))
        return pieces

    def _pause_button(self, box: Box) -> Button:
        record = self._record
        paused = record is not None and record.pause is not None
        key, icon = ("pause.go_on", Icon.PLAY) if paused else ("host.pause", Icon.PAUSE)
        return Button("pause", box, self.say(key), self._toggle_pause, icon=icon, kind=ButtonKind.LIT)

    def _row(self, box: Box, seat: Seat, state: SeatState) -> list[Piece]:
        right = box.right - _BUTTON
        name = self.say("table.open_seat") if is_open(state) else state.name or ""
        room = Box(box.x, box.y, box.width - 3 * (_BUTTON + 12), 60)
        pieces: list[Piece] = [Line(room, name, 22, tones.TEXT, "bold")]
        if not is_open(state):
            place = Box(right - _BUTTON - 12, box.y, _BUTTON, 60)
            pieces.append(self._small(f"free {seat}", place, "host.free", Icon.DOOR, lambda: self._free(seat)))
        if state.level is not None:
            return pieces
        if self._may_skip(seat, state):
            place = Box(right - 2 * (_BUTTON + 12), box.y, _BUTTON, 60)
            pieces.append(self._small(f"skip {seat}", place, "host.skip", Icon.SKIP_ON, lambda: self._skip(seat)))
        if state.here and state.person is not None:
            place, person = Box(right - 2 * (_BUTTON + 12), box.y, _BUTTON, 60), state.person
            pieces.append(
                self._small(f"hand over {seat}", place, "host.hand_over", Icon.STAR, lambda: self._hand_over(person))
            )
        place = Box(right, box.y, _BUTTON, 60)
        pieces.append(self._small(f"replace {seat}", place, "host.replace", Icon.BOT, lambda: self._replace(seat)))
        return pieces

    def _small(self, name: str, box: Box, key: str, icon: Icon, pressed: Callable[[], None]) -> Button:
        return Button(name, box, self.say(key), pressed, icon=icon, size=18)

    def _may_skip(self, seat: Seat, state: SeatState) -> bool:
        record = self._record
        moment = None if record is None else record.moment
        return moment is not None and seat in moment.due.seats and not state.here and state.keeper is None

    def _toggle_pause(self) -> None:
        record = self._record
        paused = record is not None and record.pause is not None
        self._ask(lambda number: GoOn(number, self._code) if paused else Pause(number, self._code))

    def _skip(self, seat: Seat) -> None:
        self._ask(lambda number: Skip(number, self._code, seat))

    def _free(self, seat: Seat) -> None:
        """Take whoever has it out of the seat, so that somebody else may play on."""
        self._ask(lambda number: Remove(number, self._code, seat))

    def _replace(self, seat: Seat) -> None:
        self._ask(lambda number: ReplaceWithBot(number, self._code, seat))

    def _hand_over(self, person: str) -> None:
        self._ask(lambda number: HandOver(number, self._code, person))

    def _ask(self, make: Callable[[int], ClientMessage]) -> None:
        self.ask(make, lambda _: self.back())
