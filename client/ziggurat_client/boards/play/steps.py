"""What was done so far in the turn under way, as the column lists it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from ziggurat.games.game import Event
from ziggurat_client.boards.story.teller import Teller


@dataclass(frozen=True)
class TurnStep:
    """One step of the turn: the sign before it, in the game's own word, its words, and whether the turn has shown
    nothing since that keeps it from being taken back."""

    sign: Any
    text: str
    undoable: bool


def turn_steps(
    teller: Teller,
    events: Sequence[Event],
    sign_of: Callable[[Event], Hashable | None],
    revealing: tuple[type[Event], ...],
) -> tuple[TurnStep, ...]:
    """The steps of a turn in which these events happened, oldest first. An event without a sign is no step, and what
    one of a kind in `revealing` has shown cannot be taken back, nor anything before it."""
    last_shown = max((index for index, event in enumerate(events) if isinstance(event, revealing)), default=-1)
    told = ((sign_of(event), teller.step(event), index > last_shown) for index, event in enumerate(events))
    return tuple(
        TurnStep(sign, text, undoable) for sign, text, undoable in told if sign is not None and text is not None
    )
