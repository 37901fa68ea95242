"""How a player comes to an action: what all games share of the modes in which one chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from ziggurat.games.game import Action, Refusal

Mode = TypeVar("Mode")


@dataclass(frozen=True)
class Watching:
    """Nothing is asked of this player."""


@dataclass(frozen=True)
class Idle:
    """It is for the player to act, with nothing chosen yet."""


@dataclass(frozen=True)
class Outcome(Generic[Mode]):
    """What a command led to: the next mode, and an action to send or a refusal to show."""

    mode: Mode
    action: Action | None = None
    refusal: Refusal | None = None
