"""A match after it was played again from what the journal has of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.match.match import Match
from ziggurat_server.tables.moments.checkpoints import Checkpoints
from ziggurat_server.tables.moments.moment import Moment
from ziggurat_server.tables.moments.old_steps import OldSteps
from ziggurat_server.tables.moments.told import Told


@dataclass(frozen=True)
class PlayedAgain:
    """The match where it stood; the newest of its `moments`, one at least; what each viewer was told of it; and which
    of its steps are old and when its next checkpoint is due.
    """

    match: Match
    moments: Sequence[Moment]
    told: Told
    old_steps: OldSteps
    checkpoints: Checkpoints
