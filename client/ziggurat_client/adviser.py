"""Hints: a bot thinks about the person's decision, on a thread of its own, so that no frame waits for it.

The bot is given the view that the person has, so a hint never tells what is hidden.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pygame

from ziggurat.games.game import Action, Game, View

if TYPE_CHECKING:
    from ziggurat.bots.player import Player

ADVISED: Final = pygame.event.custom_type()
"""The type of the pygame event that wakes the main loop when a hint is ready."""
LEVEL: Final = "merchant"
"""The level of the bot that is asked."""


@dataclass(frozen=True)
class Advice:
    """What the bot would do where the match stood at `revision`."""

    revision: int
    action: Action


class Adviser:
    """Gives advice for one seat of one match, one question at a time."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._player: Player | None = None
        self._ready: SimpleQueue[Advice] = SimpleQueue()
        self._thinking = False

    def ask(self, revision: int, view: View[Any, Any]) -> None:
        """Let the bot think about the viewer's decision, which must be awaited. While it thinks it is asked no more."""
        if self._thinking:
            return
        self._thinking = True
        threading.Thread(target=self._think, args=(revision, view), name="hint", daemon=True).start()

    def take(self) -> Advice | None:
        """The advice that is ready, or None. It is given once."""
        try:
            advice = self._ready.get_nowait()
        except Empty:
            return None
        self._thinking = False
        return advice

    def _think(self, revision: int, view: View[Any, Any]) -> None:
        """On the thread: find the action and wake the main loop."""
        if self._player is None:
            # Imported here: most games are played without hints.
            from ziggurat.bots.levels import player_of

            self._player = player_of(LEVEL)
        # The same question always gets the same answer.
        action = self._player.choose(self._game, view, Random(revision))
        self._ready.put(Advice(revision, action))
        # The window may have been closed meanwhile; then nobody waits for the hint.
        with suppress(pygame.error):
            pygame.event.post(pygame.Event(ADVISED))
