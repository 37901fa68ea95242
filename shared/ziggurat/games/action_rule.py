"""What a game says of one kind of action: what may forbid it, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ziggurat.games.game import Refusal


class ActionRule(NamedTuple):
    """`why_not` says what forbids an action of this kind, None if nothing does; `carry_out` does one that nothing
    forbids."""

    why_not: Callable[..., Refusal | None]
    carry_out: Callable[..., Any]
