"""A match after it was played again from what the journal has of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.game import Span
from ziggurat.match.match import Match
from ziggurat_server.tables.moment import Moment
from ziggurat_server.tables.old_steps import OldSteps
from ziggurat_server.tables.told import Told


@dataclass(frozen=True)
class PlayedAgain:
    """The match where it stood; the newest of its `moments`, one at least; what each viewer was told of it; and which
    of its steps are old.

    `reached` is the farthest span that it has been in, which may have been taken back since.
    """

    match: Match
    moments: Sequence[Moment]
    told: Told
    old_steps: OldSteps
    reached: Span
