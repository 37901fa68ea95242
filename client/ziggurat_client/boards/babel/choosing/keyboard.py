"""What the keys mean on a board of Babel."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ziggurat_client.boards.babel.choosing.consequences import Known
from ziggurat_client.boards.babel.choosing.modes import Command, Consider, Considering, Discarding, Mode, Press
from ziggurat_client.boards.babel.choosing.rows import possible
from ziggurat_client.boards.board import Desk
from ziggurat_client.input.intentions import ACTIONS, Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint


@dataclass(frozen=True)
class Keyboard:
    """The keys as one seat finds them; `brief` says that the list of actions is short."""

    known: Known
    mode: Mode
    brief: bool

    def command(self, event: pygame.Event) -> Command | None:
        """The command that a pressed key gives, or None if it gives none."""
        match intention_of(event):
            case Intention.SETTLE:
                return Press.SETTLE
            case Intention.MOVE:
                return Press.MOVE
            case Intention.END:
                return Press.END
            case Intention.CONFIRM:
                return Press.CONFIRM if isinstance(self.mode, Considering | Discarding) else None
            case intention if intention in ACTIONS:
                return self._action(ACTIONS.index(intention))
        return None

    def _action(self, number: int) -> Command | None:
        if isinstance(self.mode, Discarding):
            return None
        listed = possible(self.known, brief=self.brief)
        return Consider(listed[number].name) if number < len(listed) else None


def key_hints(desk: Desk) -> tuple[KeyHint, ...]:
    """The keys that belong to this game, in words."""
    say, caps = desk.words.say, desk.prompts.caps
    return (
        KeyHint(caps(*ACTIONS), say("babel.keys.actions")),
        KeyHint(caps(Intention.SETTLE), say("babel.keys.settle")),
        KeyHint(caps(Intention.MOVE), say("babel.keys.move")),
        KeyHint(caps(Intention.END), say("babel.keys.end")),
    )
