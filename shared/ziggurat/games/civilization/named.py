"""What actions name: a text that may be the id of something, and lists of such."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.whole import whole

Named: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[a-z0-9_-]*"), max_length=40)]
"""A text that may be the name of an area, a ship, a nation, a card, an offer or the like."""
NamedList: TypeAlias = Annotated[tuple[Named, ...], msgspec.Meta(max_length=200)]
NamedCounts: TypeAlias = Annotated[dict[Named, int], msgspec.Meta(max_length=200)]
"""Numbers by name."""
