"""By what a match that is played again is known to be the one that was played: digests of some of its positions."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ziggurat.games.game import Game

DIGEST_EVERY: Final = 16
"""A digest is kept with every so manyth step: often enough to say where a match went astray, and it costs each step a
fraction of a microsecond and a record a few bytes."""

Digest: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""A SHA-256 in hexadecimal; empty where none was kept."""


def digest_of(game: Game[Any, Any, Any], position: Any) -> Digest:
    """The SHA-256 of the position's JSON, in the shape that it has under the rules of that version."""
    return hashlib.sha256(msgspec.json.encode(game.digested(position))).hexdigest()


def agrees(kept: Digest, game: Game[Any, Any, Any], position: Any) -> bool:
    """Whether this is the position whose digest was kept; any is where none was."""
    return not kept or kept == digest_of(game, position)
