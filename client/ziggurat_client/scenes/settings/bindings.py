"""The screen where one changes which key and which button of a gamepad stand for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.text import text_width
from ziggurat_client.input.bindings import Bindings, can_be_bound, mark_of
from ziggurat_client.input.intentions import STANDARDS, Intention, Scope
from ziggurat_client.input.pad import PAD_PRESSED
from ziggurat_client.input.pad_buttons import DIRECTIONS, PadButton
from ziggurat_client.input.prompts import UNBOUND
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.binding_button import BindingButton
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

Device: TypeAlias = Literal["key", "button"]

_DEVICES: Final[tuple[Device, ...]] = ("key", "button")
_GROUPS: Final[dict[int, tuple[tuple[Scope, ...], ...]]] = {
    1: (tuple(Scope),),
    2: (
        (
            Scope.EVERYWHERE,
            Scope.LOST,
            Scope.AWAITED,
            Scope.WHISPERED,
            Scope.PAGES,
            Scope.LOBBY,
            Scope.RESULT,
            Scope.REVIEW,
            Scope.TYPING,
        ),
        (Scope.GAME, Scope.TURN, Scope.SWAP, Scope.HAND, Scope.LEARN, Scope.TABLE, Scope.REPLAY),
    ),
    3: (
        (Scope.EVERYWHERE, Scope.LOST, Scope.AWAITED, Scope.WHISPERED, Scope.PAGES),
        (Scope.GAME, Scope.TURN, Scope.SWAP, Scope.HAND, Scope.LEARN),
        (Scope.TABLE, Scope.LOBBY, Scope.RESULT, Scope.REPLAY, Scope.REVIEW, Scope.TYPING),
    ),
}
"""What stands below each other, by the number of columns."""
_LEAST_COLUMN: Final = 600.0
_WIDEST_COLUMN: Final = 760.0
_GAP: Final = 24.0
_TOP: Final = 96.0
_FOOT: Final = 88.0
"""The height of the line below the columns."""
_FOOT_GAP: Final = 16.0
"""Above that line and below it."""
_HEAD: Final = 46.0
_MARGIN: Final = 12.0
"""Between a panel's edge and its rows."""
_CELL: Final = (136.0, 40.0)
_LEAST_PITCH: Final = 43.0
_WIDEST_PITCH: Final = 54.0
_RESET: Final = 340.0
_ALARM: Final = "#ffb59a"


def _met_in(scope: Scope) -> list[Intention]:
    """The intentions of a scope."""
    return [intention for intention, standard in STANDARDS.items() if standard.scope is scope]


class _Columns(NamedTuple):
    """How the lists are laid out: what each column holds, its width, and the distance of two rows."""

    groups: tuple[tuple[Scope, ...], ...]
    width: float
    pitch: float

    @property
    def height(self) -> float:
        """The height of the panels."""
        return max(_height(scopes, self.pitch) for scopes in self.groups)

    @property
    def whole_width(self) -> float:
        """From the first column's left edge to the last one's right edge."""
        return len(self.groups) * (self.width + _GAP) - _GAP


def _height(scopes: tuple[Scope, ...], pitch: float) -> float:
    """The height of a column."""
    return 2 * _MARGIN + len(scopes) * _HEAD + sum(len(_met_in(scope)) for scope in scopes) * pitch


def _columns_in(room: Extent) -> _Columns:
    """As many columns as have room beside each other, with their rows as far apart as the height allows."""
    across = max(room.width, TIGHTEST.width) - _GAP
    count = min(max(_GROUPS), max(1, int(across / (_LEAST_COLUMN + _GAP))))
    width = min(_WIDEST_COLUMN, across / count - _GAP)
    down = room.height - _TOP - _FOOT - 2 * _FOOT_GAP
    pitches = [(down - _height(scopes, 0)) / sum(len(_met_in(scope)) for scope in scopes) for scopes in _GROUPS[count]]
    return _Columns(_GROUPS[count], width, min(_WIDEST_PITCH, max(_LEAST_PITCH, min(pitches))))


class _Cell(NamedTuple):
    """One thing that can be bound: an intention's key, or its button."""

    intention: Intention
    device: Device


class BindingsScene(Page):
    """Lists every intention with its key and its button. Pressing one of these waits for another."""

    first_focus = "key confirm"
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._awaited: _Cell | None = None
        self._complaint: str | None = None

    @property
    def status(self) -> str:
        """What the line below the lists says."""
        return self._status()[0]

    @property
    def hears_presses(self) -> bool:
        return self._awaited is not None

    @property
    def _bindings(self) -> Bindings:
        return self.services.controls.bindings

    # ------------------------------------------------------------------ binding

    def handle(self, event: pygame.Event) -> bool:
        cell = self._awaited
        if cell is None:
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            self._key_came(cell, event)
        elif event.type == PAD_PRESSED:
            self._button_came(cell, event.button)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._stop_waiting()
            return super().handle(event)
        return True

    def back(self) -> None:
        if self._awaited is not None:
            self._stop_waiting()
        else:
            super().back()

    def leave(self) -> None:
        self._awaited = None
        super().leave()

    def _wait_for(self, cell: _Cell) -> None:
        self._awaited = cell
        self._complaint = None
        self._say_status()

    def _stop_waiting(self) -> None:
        self._awaited = None
        self._complaint = None
        self.change()

    def _key_came(self, cell: _Cell, event: pygame.Event) -> None:
        mark = mark_of(event)
        if event.key == pygame.K_ESCAPE:
            self._stop_waiting()
        elif cell.device == "key" and mark is not None:
            if can_be_bound(mark):
                self._bind(self._bindings.with_key(cell.intention, mark))
            else:
                self._complain(self.say("bindings.fixed", name=self.services.prompts.key(mark)))

    def _button_came(self, cell: _Cell, button: PadButton) -> None:
        if cell.device == "key":
            self._stop_waiting()
        elif button in DIRECTIONS:
            self._complain(self.say("bindings.fixed", name=self.services.prompts.button(button)))
        else:
            self._bind(self._bindings.with_button(cell.intention, button))

    def _bind(self, bindings: Bindings) -> None:
        self._stop_waiting()
        self.services.controls.rebind(bindings)
        self.stack.relabel()

    def _complain(self, text: str) -> None:
        self._complaint = text
        self._say_status()

    def _say_status(self) -> None:
        """Show the line below the lists; where that may be out of sight, also in the banner."""
        self.change()
        if self.viewport.furthest.height:
            self.services.banner.tell(self.status)

    def _reset(self) -> None:
        self._bind(Bindings())

    # ------------------------------------------------------------------ the pieces

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, _TOP + _columns_in(self.room).height + _FOOT + 2 * _FOOT_GAP)

    def layout(self) -> Sequence[Piece]:
        columns = _columns_in(self.room)
        left = (self.extent.width - columns.whole_width) / 2
        boxes = [
            Box(left + number * (columns.width + _GAP), _TOP, columns.width, columns.height)
            for number in range(len(columns.groups))
        ]
        foot = Box(left, boxes[0].bottom + _FOOT_GAP, columns.whole_width, _FOOT)
        return [
            *header(self, self.say("bindings.title")),
            *(
                piece
                for box, scopes in zip(boxes, columns.groups, strict=True)
                for piece in self._column(box, scopes, columns.pitch)
            ),
            *self._foot(foot),
        ]

    def _column(self, box: Box, scopes: tuple[Scope, ...], pitch: float) -> Iterator[Piece]:
        yield Panel(box)
        y = box.y + _MARGIN
        for scope in scopes:
            head = Box(box.x + 24, y, box.width - 48, _HEAD)
            yield Line(head, self.say(f"bindings.{scope.value}"), 22, tones.TEXT_HEAD, "bold")
            y += _HEAD
            for intention in _met_in(scope):
                yield from self._row(Box(box.x + 24, y, box.width - 48, pitch), intention)
                y += pitch

    def _row(self, box: Box, intention: Intention) -> Iterator[Piece]:
        width, height = _CELL
        top = box.y + (box.height - height) / 2
        button_at = Box(box.right - width, top, width, height)
        key_at = Box(button_at.x - width - 12, top, width, height)
        yield Line(Box(box.x, box.y, key_at.x - box.x - 12, box.height), self.say(f"intention.{intention}"), 20)
        yield self._cell(_Cell(intention, "key"), key_at)
        yield self._cell(_Cell(intention, "button"), button_at)

    def _cell(self, cell: _Cell, box: Box) -> Piece:
        return BindingButton(
            f"{cell.device} {cell.intention}",
            box,
            self._cap(cell),
            lambda: self._wait_for(cell),
            waiting=cell == self._awaited,
            contested=bool(self._rivals(cell)),
            enabled=cell.device == "key" or self._bindings.button(cell.intention) not in DIRECTIONS,
        )

    def _cap(self, cell: _Cell) -> str:
        if cell.device == "button":
            button = self._bindings.button(cell.intention)
            return UNBOUND if button is None else self.services.prompts.button(button)
        marks = self._bindings.marks(cell.intention)
        return self.services.prompts.key(marks[0]) if marks else UNBOUND

    def _rivals(self, cell: _Cell) -> tuple[Intention, ...]:
        if cell.device == "key":
            return self._bindings.rivals_by_key(cell.intention)
        return self._bindings.rivals_by_button(cell.intention)

    def _foot(self, box: Box) -> Iterator[Piece]:
        text, ink = self._status()
        reset = Box(box.right - _RESET, box.y, _RESET, box.height)
        line = Box(box.x + 24, box.y, reset.x - box.x - 48, box.height)
        fits = text_width(text, 22, "bold", self.screen.scale) <= line.width
        yield Line(line, text, 22, ink, "bold") if fits else Paragraph(line, text, 20, ink, "bold")
        changed = self._bindings != Bindings()
        yield Button(
            "reset",
            reset,
            self.say("bindings.reset"),
            self._reset,
            icon=Icon.UNDO,
            enabled=changed,
            kind=ButtonKind.LIT,
        )

    def _status(self) -> tuple[str, ColourLike]:
        """The line below the lists, and its colour."""
        if self._complaint is not None:
            return self._complaint, _ALARM
        if self._awaited is not None:
            meaning = self.say(f"intention.{self._awaited.intention}")
            return self.say(f"bindings.press.{self._awaited.device}", meaning=meaning), tones.TEXT_HEAD
        return self._conflict() or (self.say("bindings.hint"), tones.TEXT_SOFT)

    def _conflict(self) -> tuple[str, ColourLike] | None:
        """What to say about the first key or button that stands for two things, or None."""
        for device in _DEVICES:
            for intention in STANDARDS:
                cell = _Cell(intention, device)
                for rival in self._rivals(cell)[:1]:
                    first, second = self.say(f"intention.{intention}"), self.say(f"intention.{rival}")
                    return self.say("bindings.conflict", name=self._cap(cell), first=first, second=second), _ALARM
        return None
