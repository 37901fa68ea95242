"""Playing what is still to be played of a schedule, under the eyes of whoever waits for it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import closing
from time import monotonic

from ziggurat_laboratory.playing.crew import played
from ziggurat_laboratory.playing.ledger import Ledger
from ziggurat_laboratory.playing.progress import Progress
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import Terms


def play_out(terms: Terms, fixtures: Iterable[Fixture], ledger: Ledger, jobs: int) -> None:
    """Play those of the fixtures that the ledger does not hold yet, and keep each. Progress is told on stderr.

    Raises CrewLost, and OSError if the ledger cannot be written; KeyboardInterrupt ends it between two games.
    """
    held = {game.fixture for game in ledger.games}
    left = [fixture for fixture in fixtures if fixture not in held]
    progress = Progress(sys.stderr, len(left), "games", monotonic)
    try:
        with closing(played(terms, left, jobs)) as games:
            for game in games:
                ledger.add(game)
                progress.advance()
    finally:
        progress.close()
