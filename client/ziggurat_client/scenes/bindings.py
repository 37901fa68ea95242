"""The screen where one changes which key and which button of a gamepad stand for what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.bindings import Bindings, can_be_bound, mark_of
from ziggurat_client.intentions import STANDARDS, Intention, Scope
from ziggurat_client.pad import PAD_PRESSED
from ziggurat_client.pad_buttons import DIRECTIONS, PadButton
from ziggurat_client.prompts import UNBOUND
from ziggurat_client.scenes.page import Page
from ziggurat_client.screen import Box
from ziggurat_client.ui.binding_button import BindingButton
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.header import header
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line

if TYPE_CHECKING:
    from ziggurat_client.app import App

Device: TypeAlias = Literal["key", "button"]

_DEVICES: Final[tuple[Device, ...]] = ("key", "button")
_COLUMNS: Final = (
    (Scope.EVERYWHERE, Scope.PAGES),
    (Scope.GAME, Scope.TURN, Scope.SWAP, Scope.LEARN),
    (Scope.TABLE, Scope.LOBBY, Scope.RESULT, Scope.REPLAY, Scope.TYPING),
)
_COLUMN: Final = Box(24, 96, 608, 872)
_COLUMN_PITCH: Final = 632.0
_HEAD: Final = 46.0
_MARGIN: Final = 12.0
"""Between a panel's edge and its rows."""
_CELL: Final = (136.0, 42.0)
_FOOT: Final = 984.0
_ALARM: Final = "#ffb59a"


def _met_in(scope: Scope) -> list[Intention]:
    """The intentions of a scope."""
    return [intention for intention, standard in STANDARDS.items() if standard.scope is scope]


def _pitch_of(scopes: tuple[Scope, ...]) -> float:
    """From one row to the next, where a column of these scopes is filled."""
    room = _COLUMN.height - 2 * _MARGIN - len(scopes) * _HEAD
    return room / sum(len(_met_in(scope)) for scope in scopes)


_PITCH: Final = min(_pitch_of(scopes) for scopes in _COLUMNS)


class _Cell(NamedTuple):
    """One thing that can be bound: an intention's key, or its button."""

    intention: Intention
    device: Device


class BindingsScene(Page):
    """Lists every intention with its key and its button. Pressing one of these waits for another."""

    first_focus = "key confirm"

    def __init__(self, app: App) -> None:
        super().__init__(app)
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
        return self.app.controls.bindings

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
        self.change()

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
                self._complain(self.say("bindings.fixed", name=self.app.prompts.key(mark)))

    def _button_came(self, cell: _Cell, button: PadButton) -> None:
        if cell.device == "key":
            self._stop_waiting()
        elif button in DIRECTIONS:
            self._complain(self.say("bindings.fixed", name=self.app.prompts.button(button)))
        else:
            self._bind(self._bindings.with_button(cell.intention, button))

    def _bind(self, bindings: Bindings) -> None:
        self._stop_waiting()
        self.app.controls.rebind(bindings)
        self.app.relabel()

    def _complain(self, text: str) -> None:
        self._complaint = text
        self.change()

    def _reset(self) -> None:
        self._bind(Bindings())

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        return [
            *header(self, self.say("bindings.title")),
            *(piece for number in range(len(_COLUMNS)) for piece in self._column(number)),
            *self._foot(),
        ]

    def _column(self, number: int) -> Iterator[Piece]:
        box = Box(_COLUMN.x + number * _COLUMN_PITCH, _COLUMN.y, _COLUMN.width, _COLUMN.height)
        yield Panel(box)
        y = box.y + _MARGIN
        for scope in _COLUMNS[number]:
            yield Line(Box(box.x + 24, y, 320, _HEAD), self.say(f"bindings.{scope.value}"), 22, tones.TEXT_HEAD, "bold")
            y += _HEAD
            for intention in _met_in(scope):
                yield from self._row(Box(box.x + 24, y, box.width - 48, _PITCH), intention)
                y += _PITCH

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
            return UNBOUND if button is None else self.app.prompts.button(button)
        marks = self._bindings.marks(cell.intention)
        return self.app.prompts.key(marks[0]) if marks else UNBOUND

    def _rivals(self, cell: _Cell) -> tuple[Intention, ...]:
        if cell.device == "key":
            return self._bindings.rivals_by_key(cell.intention)
        return self._bindings.rivals_by_button(cell.intention)

    def _foot(self) -> Iterator[Piece]:
        text, ink = self._status()
        yield Line(Box(48, _FOOT, 1380, 72), text, 22, ink, "bold")
        reset = Box(1528, _FOOT, 368, 72)
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
