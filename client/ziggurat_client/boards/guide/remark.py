"""What the guide may say: each remark once in a game, at the first occasion for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ziggurat.games.game import Event, Seat, View
from ziggurat_client.network.table_record import Moment

Spot: TypeAlias = str | int
"""What a remark points at: a widget by its name, or a place of the board by its number."""
LEARNED: Final = "learned"
"""The name of what is said when the game is over, after all remarks."""


@dataclass(frozen=True)
class Occasion:
    """What the player in `seat` may know, by that seat's own view: the `moment`, and the step that led to it.

    There are no `events` where only the moment matters; then `before` is None.
    """

    seat: Seat
    moment: Moment
    before: View[Any, Any] | None = None
    events: tuple[Event, ...] = ()

    @property
    def is_ours(self) -> bool:
        """Whether the player's decision is awaited."""
        return self.seat in self.moment.due.seats


Finding: TypeAlias = Callable[[Occasion], Spot | None]
"""Finds where the occasion for a remark is to be seen, or None if there is none."""


@dataclass(frozen=True)
class Remark:
    """One thing to say. Its sentence has the key `guide.<game>.<name>`, and `rule` is the paragraph behind it.

    `is_news` says that the occasion is a step, which is told of even if the remark has to wait until another one was
    read; else it is a moment, and has to last.
    """

    name: str
    rule: str
    spot: Finding
    is_news: bool = False
