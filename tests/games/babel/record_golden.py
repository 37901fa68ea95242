"""Plays the golden matches of Babel and writes them down: `python -m games.babel.record_golden` in the folder tests.

Run it only when the rules are meant to change; the bots may have changed since, so that it writes other matches.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from games.babel.playthrough import told
from games.babel.scenes import BABEL
from games.random_play import chooser, some_action
from ziggurat.bots.levels import player_of
from ziggurat.match.match import Match
from ziggurat.match.record import save

GOLDEN: Final = Path(__file__).parent / "golden"
SEEDS: Final = (11, 57)
"""Chosen so that the matches hold every kind of event, one in the final phase and one without it."""
NAMES: Final = ("Enki", "Inanna")
ON_A_WHIM: Final = 6
"""One action in so many is any at all, so that no kind of action is missing."""


def play(seed: int) -> Match:
    """A whole match of two merchants with whims."""
    match, choose = Match(BABEL, 2, seed), chooser(seed)
    merchants = [player_of("merchant") for _ in range(2)]
    source = random.Random(seed)
    while match.due.seats:
        seat = match.due.seats[0]
        if choose(ON_A_WHIM) == 0:
            action = some_action(list(BABEL.candidates(match.view(seat))), choose)
        else:
            action = merchants[seat].choose(BABEL, match.view(seat), source)
        match.apply(seat, action)
    return match


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for number, seed in enumerate(SEEDS, start=1):
        match = play(seed)
        (GOLDEN / f"{number}.json").write_bytes(save(match.record(NAMES)))
        (GOLDEN / f"{number}.txt").write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main()
