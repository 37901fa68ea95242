"""What the keys mean on a board of Tigris & Euphrates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import number_of
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.tigris.choosing.known import Known
from ziggurat_client.boards.tigris.choosing.modes import (
    Building,
    Command,
    Committing,
    Fight,
    Leaving,
    Mode,
    Ordering,
    Press,
    Raise,
    Swapping,
    Take,
)
from ziggurat_client.boards.tigris.choosing.transitions import action_of
from ziggurat_client.input.intentions import ACTIONS, Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint

_ACTIONS: Final = {
    Intention.ACTION_1: Press.TILE,
    Intention.ACTION_2: Press.LEADER,
    Intention.ACTION_3: Press.CATASTROPHE,
    Intention.ACTION_4: Press.SWAP,
}
_ALWAYS: Final = {
    Intention.MORE: Press.MORE,
    Intention.LESS: Press.LESS,
    Intention.KEEP: Press.WITHDRAW,
    Intention.END: Press.END,
}


@dataclass(frozen=True)
class Keyboard:
    """The keys as one seat finds them; `cursor` is the number of the space that keys have come to on the board, None
    while they are used elsewhere."""

    known: Known
    mode: Mode
    cursor: int | None

    def command(self, event: pygame.Event) -> Command | None:
        """The command that a pressed key gives, or None if it gives none."""
        intention = intention_of(event)
        if intention is Intention.CONFIRM:
            return self._confirming()
        if intention is Intention.END and isinstance(self.mode, Building):
            return Press.DECLINE
        if intention in _ALWAYS:
            return _ALWAYS[intention]
        return self._numbered(ACTIONS.index(intention)) if intention in ACTIONS else None

    def _confirming(self) -> Command | None:
        if self._is_beside_choice or action_of(self.known, self.mode) is None:
            return None
        return Press.CONFIRM

    @property
    def _is_beside_choice(self) -> bool:
        """Whether the cursor is at something else than what is chosen, so that Enter chooses there."""
        if self.cursor is None:
            return False
        match self.mode:
            case Building(space):
                squares = [four_of(square.space) for square in self.known.board.squares]
                return any(four >> self.cursor & 1 for four in squares) and not four_of(space) >> self.cursor & 1
            case Leaving(space):
                return space is None or number_of(space) != self.cursor
            case _:
                return False

    def _numbered(self, number: int) -> Command | None:
        """What a number means: an action, or one of what is offered."""
        match self.mode:
            case Ordering():
                wars = self.known.board.wars
                return Fight(wars[number]) if number < len(wars) else None
            case Building():
                fitting = self._fitting(self.mode)
                return Raise(fitting[number]) if number < len(fitting) else None
            case Swapping() if number < len(self.known.hand):
                return Take(number)
            case Committing() | Leaving():
                return None
            case _:
                return _ACTIONS.get(ACTIONS[number])

    def _fitting(self, mode: Building) -> tuple[Monument, ...]:
        return next((square.monuments for square in self.known.board.squares if square.space == mode.space), ())


def key_hints(desk: Desk) -> tuple[KeyHint, ...]:
    """The keys that belong to this game, in words."""
    say, cap, caps = desk.words.say, desk.prompts.cap, desk.prompts.caps
    return (
        KeyHint(caps(*ACTIONS[:4]), say("tigris.keys.actions")),
        KeyHint((cap(Intention.LESS), cap(Intention.MORE)), say("tigris.keys.adjust")),
        KeyHint(caps(Intention.KEEP), say("tigris.keys.withdraw")),
        KeyHint(caps(Intention.END), say("tigris.keys.end")),
    )
