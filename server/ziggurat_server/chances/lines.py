"""What the server and the process that finds chances say to each other: one JSON value a line."""

from __future__ import annotations

import msgspec

from ziggurat.bounds import Count, GameId, RulesVersion, SeatChances


class Question(msgspec.Struct, frozen=True):
    """How likely is each seat to win where everyone sees this, the `public` part of a view of the game?"""

    number: Count
    game: GameId
    rules_version: RulesVersion
    public: msgspec.Raw


class Found(msgspec.Struct, frozen=True):
    """The answer to the question of that number: the chances by seat, None where they cannot be told."""

    number: Count
    chances: SeatChances | None
