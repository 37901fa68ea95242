"""Plays the golden matches and writes them down: `python -m games.tigris.record_golden` in the folder tests.

Run it only when the rules are meant to change; the bots may have changed since, so that it writes other matches.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from games.random_play import Choose, chooser, some_action
from games.tigris.playthrough import told
from ziggurat.bots.levels import player_of
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import BuildMonument, ChooseWar, DeclineMonument, TakeTreasures
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat.match.match import Match
from ziggurat.match.record import save

GOLDEN: Final = Path(__file__).parent / "golden"
RULES: Final = Tigris()
MATCHES: Final = {
    "2p": (2, 11, TigrisOptions()),
    "2p_both": (2, 12, TigrisOptions(english=True, artist=True)),
    "3p": (3, 13, TigrisOptions()),
    "3p_english": (3, 14, TigrisOptions(english=True)),
    "4p": (4, 15, TigrisOptions()),
    "4p_artist": (4, 16, TigrisOptions(artist=True, max_rounds=12)),
}
"""By name: how many seats, the seed, and the options."""
NAMES: Final = ("Enki", "Inanna", "Ashur", "Ninlil")
ON_A_WHIM: Final = 3
"""One action in so many is any at all, so that no kind of action is missing."""


def any_action(offered: list[Action], choose: Choose) -> Action:
    """Any action, but rather one of those that are seldom asked for."""
    asked = [
        action for action in offered if isinstance(action, BuildMonument | DeclineMonument | ChooseWar | TakeTreasures)
    ]
    return some_action(asked or offered, choose)


def play(seats: int, seed: int, options: TigrisOptions) -> Match:
    """A whole match of merchants with whims."""
    match, choose = Match(RULES, seats, seed, options), chooser(seed)
    merchants = [player_of("merchant", 200) for _ in range(seats)]
    source = random.Random(seed)
    while match.due.seats:
        seat = match.due.seats[0]
        view = match.view(seat)
        if choose(ON_A_WHIM) == 0:
            action = any_action(list(RULES.candidates(view)), choose)
        else:
            action = merchants[seat].choose(RULES, view, source)
        match.apply(seat, action)
    return match


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, (seats, seed, options) in MATCHES.items():
        match = play(seats, seed, options)
        (GOLDEN / f"{name}.json").write_bytes(save(match.record(NAMES[:seats])))
        (GOLDEN / f"{name}.txt").write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main()
