"""A plan: the steps from a decision to the end of the turn it belongs to."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from ziggurat.games.game import Action


class Step(NamedTuple):
    """An action, and the position, as imagined, in which it is to be taken."""

    position: Any
    action: Action


Plan: TypeAlias = tuple[Step, ...]
"""Steps of one seat, to the end of its turn; an answer within another's turn is a plan of one step."""
