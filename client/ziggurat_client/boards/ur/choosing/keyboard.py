"""What the keys mean on a board of Ur."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.game import Viewer
from ziggurat.games.ur.position import MOST_CUBES, Position
from ziggurat_client.boards.ur.choosing.modes import (
    Attacking,
    Building,
    Command,
    Less,
    Mode,
    More,
    MoveIn,
    Perform,
    Press,
    Sharing,
    Swapping,
)
from ziggurat_client.boards.ur.choosing.possible import action_of, inviting
from ziggurat_client.input.intentions import Intention, intention_of

_ACTIONS: Final = {
    Intention.ACTION_1: 1,
    Intention.ACTION_2: 2,
    Intention.ACTION_3: 3,
    Intention.ACTION_4: 4,
}
_DIGITS: Final = {first + step: step + 1 for first in (pygame.K_1, pygame.K_KP1) for step in range(MOST_CUBES)}
"""The number keys, above the letters and on the pad, which SDL counts on from 1."""


@dataclass(frozen=True)
class Keyboard:
    """The keys as one viewer finds them; `by_keys` says that the board's `cursor` is in use."""

    position: Position
    viewer: Viewer
    mode: Mode
    cursor: int
    by_keys: bool

    def command(self, event: pygame.Event) -> Command | None:
        """The command that a pressed key gives, or None if it gives none."""
        if event.key in _DIGITS and isinstance(self.mode, Attacking) and self.mode.target is not None:
            return MoveIn(_DIGITS[event.key])
        match intention_of(event):
            case Intention.MORE:
                return More(self.cursor)
            case Intention.LESS:
                return Less(self.cursor)
            case Intention.CONFIRM:
                return self._confirming()
            case Intention.END:
                at_war = isinstance(self.mode, Attacking) and self.position.turn.at_war
                return Press.END_WAR if at_war else Press.SWAP
            case Intention.FLIP:
                return Press.FLIP
            case Intention.KEEP:
                return Press.KEEP
            case intention if intention in _ACTIONS:
                return self._action(_ACTIONS[intention])
        return None

    def _action(self, number: int) -> Command | None:
        if self.viewer is None or isinstance(self.mode, Swapping):
            return None
        kinds = self.position.hands[self.viewer]
        choices: dict[int, Command] = {
            1: Perform(kinds[0]),
            2: Perform(kinds[1]),
            3: Press.PLACE,
            4: Press.BUILD,
        }
        return choices.get(number)

    def _confirming(self) -> Command | None:
        """What Enter means where no button has the focus: to confirm, unless the cursor is on something to choose."""
        if isinstance(self.mode, Swapping) and not inviting(self.position, self.viewer, self.mode):
            return Press.END_GAME
        if self.by_keys and not self._chosen(self.cursor):
            return None
        return Press.CONFIRM if action_of(self.mode) or isinstance(self.mode, Sharing) else None

    def _chosen(self, place: int) -> bool:
        """Whether Enter on `place` confirms instead of choosing."""
        match self.mode:
            case Sharing():
                return True
            case Building(chosen=chosen):
                # What can be built on may have been chosen for us while the cursor is anywhere.
                return place in chosen or place not in inviting(self.position, self.viewer, self.mode)
            case Swapping(place=chosen_place):
                return place == chosen_place
            case _:
                return False
