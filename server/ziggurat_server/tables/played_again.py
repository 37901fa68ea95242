"""A match after it was played again from what the journal has of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.game import Span
from ziggurat.match.match import Match
from ziggurat_server.tables.audience import Moment
from ziggurat_server.tables.old_steps import OldSteps


@dataclass(frozen=True)
class PlayedAgain:
    """The match where it stood; the newest of its `moments`, one at least; and which of its steps are old.

    `reached` is the farthest span that it has been in, which may have been taken back since.
    """

    match: Match
    moments: Sequence[Moment]
    old_steps: OldSteps
    reached: Span
