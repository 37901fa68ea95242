"""What a game's type of actions or events is made of."""

from __future__ import annotations

from typing import Any, get_args


def members(kind: Any) -> tuple[type[Any], ...]:
    """The members of a union; a game may have one kind only, which is a union of itself."""
    return get_args(kind) or (kind,)
