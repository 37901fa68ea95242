"""What the column beside a board shows: the match, what its viewer chooses, and how to say and do things there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ziggurat.games.game import Due, Seat, View, Viewer
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.button import Button
from ziggurat_client.window.screen import Box

T = TypeVar("T", bound=Teller)
L = TypeVar("L", bound=BoardLayout)
Mode = TypeVar("Mode")
Command = TypeVar("Command")


def first_awaited(due: Due, viewer: Viewer) -> Seat | None:
    """The seat whose decision is awaited, the viewer's before others; None if there is none."""
    return viewer if viewer in due.seats else next(iter(due.seats), None)


@dataclass(frozen=True)
class ColumnChoice(Generic[T, L, Mode, Command]):
    """What the column of one viewer shows.

    `viewer` is None for a watcher, and `due` says whose decision is awaited. `steps` are those of the running turn.
    `command` and `undo` do what is chosen, and `cap` is the keycap of what one can press instead.
    """

    teller: T
    layout: L
    viewer: Viewer
    view: View[Any, Any]
    due: Due
    is_over: bool
    mode: Mode
    names: Sequence[str]
    steps: tuple[Any, ...]
    may_undo: bool
    command: Callable[[Command], None]
    undo: Callable[[], None]
    cap: Callable[[Intention], str]

    def say(self, key: str, **blanks: str | int) -> str:
        """The sentence of `key`."""
        return self.teller.words.say(key, **blanks)

    def with_rule(self, sentence: str, rule: str) -> str:
        """A sentence, and below it by which key one reads the rule behind it."""
        return f"{sentence}\n{self.say('game.rule_key', cap=self.cap(Intention.RULES), rule=rule)}"

    @property
    def awaited(self) -> Seat | None:
        """The seat whose decision is awaited, the viewer's before others; None if there is none."""
        return first_awaited(self.due, self.viewer)

    @property
    def brief(self) -> bool:
        """Whether there is little room."""
        return self.layout.places.brief

    @property
    def title(self) -> str:
        """Whose decision is awaited, in capitals."""
        return self._title().upper()

    def _title(self) -> str:
        if self.is_over:
            return self.say("game.over")
        if self.awaited is None:
            return self.say("game.turn.nobodys")
        if self.awaited == self.viewer:
            return self.say(f"{self.teller.game}.turn.yours")
        if len(self.due.seats) > 1:
            return self.say("game.turn.several")
        return self.say(f"{self.teller.game}.turn.theirs", name=self.names[self.awaited])

    def button(
        self,
        key: str,
        box: Box,
        intention: Intention,
        command: Command,
        *,
        name: str = "",
        kind: ButtonKind = ButtonKind.PLAIN,
        enabled: bool = True,
        icon: Icon | None = None,
        **blanks: str | int,
    ) -> Button:
        """A button that gives a command. `key` ends its sentence's key, whose blanks are `blanks`; `intention` gives
        the command too. Where several buttons have one sentence, each has a `name` of its own."""
        return Button(
            name or key,
            box,
            self.say(f"{self.teller.game}.button.{key}", **blanks),
            lambda: self.command(command),
            kind=kind,
            key=self.cap(intention),
            icon=icon,
            enabled=enabled,
        )

    def undo_button(self, box: Box) -> Button:
        """The button that takes a step back."""
        return Button(
            "undo",
            box,
            self.say(f"{self.teller.game}.button.undo"),
            self.undo,
            icon=Icon.UNDO,
            key=self.cap(Intention.UNDO),
            enabled=self.may_undo,
        )
