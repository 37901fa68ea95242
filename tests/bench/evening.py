"""How long an evening with Civilization's full game to square 9 takes, for `python -m tests.bench.evening`.

Bots play it; what they were asked is counted, and each question takes as long as people usually take. Whoever is asked
at the same time as others decides at the same time. These are assumptions and no measurements, so they stay out of
`make bench`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean
from typing import Final

from ziggurat.bots.levels import player_of
from ziggurat.games.civilization.position import CivilizationOptions, Phase
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match

CIVILIZATION: Final = Civilization()
OPTIONS: Final = CivilizationOptions("full", end_mark="9")
SEATS: Final = (3, 5, 7)
GAMES: Final = 6
LEVEL: Final = "merchant"
NODES: Final = 100
"""So many positions a bot looks at for a turn: fewer than usual, because the length of the game is about the same."""
USUAL: Final[dict[Phase, float]] = {
    "nations": 15,
    "taxes": 10,
    "revolts": 20,
    "expansion": 20,
    "ships": 20,
    "movement": 60,
    "conflicts": 10,
    "support": 15,
    "cities": 20,
    "gold": 10,
    "trade": 300,
    "advances": 30,
    "discard": 20,
    "calamities": 30,
    "aftermath": 15,
}
"""Seconds for a question of each phase, to one nation or to several at once. The market takes all of its time."""
ONE_CHOICE: Final = 3.0
"""Seconds where there is nothing to choose: a click."""
SHOWN: Final = 4.0
"""Seconds in which it is shown what came of a phase that asked something."""


def evening(seats: int, seed: int) -> tuple[int, Counter[str]]:
    """The turns of a game, and the seconds of each phase."""
    match, spent, span = Match(CIVILIZATION, seats, seed, OPTIONS), Counter[str](), -1
    players = [player_of(LEVEL, NODES) for _ in range(seats)]
    chances = [Random(f"{seed} {seat}") for seat in range(seats)]
    phase = ""
    while match.due.seats:
        if match.span.number != span:
            span = match.span.number
            spent[match.span.phase] += _seconds(match) + (SHOWN if match.span.phase != phase else 0)
            phase = match.span.phase
        for seat in match.due.seats:
            if seat in match.due.seats:
                match.apply(seat, players[seat].choose(CIVILIZATION, match.view(seat), chances[seat]))
        for seat in match.due.open:
            if seat in match.due.open:
                action = players[seat].unasked(CIVILIZATION, match.view(seat), chances[seat])
                if action is not None:
                    match.apply(seat, action)
    return match.position.board.turn, spent


def _seconds(match: Match) -> float:
    """How long those take who are asked now."""
    offered = (list(CIVILIZATION.candidates(match.view(seat))) for seat in match.due.seats)
    chooses = any(len(actions) > 1 for actions in offered)
    return USUAL[match.position.board.phase] if chooses else ONE_CHOICE


def main() -> None:
    """Print a line for each number of seats."""
    for seats in SEATS:
        games = [evening(seats, seed) for seed in range(GAMES)]
        minutes = Counter[str]()
        for _, spent in games:
            minutes.update({phase: seconds / 60 / GAMES for phase, seconds in spent.items()})
        hours = [sum(spent.values()) / 3600 for _, spent in games]
        parts = ", ".join(f"{phase} {share:.0f}" for phase, share in minutes.most_common() if share >= 1)
        turns = [turn for turn, _ in games]
        print(
            f"{seats} seats: {min(turns)} to {max(turns)} turns, {mean(hours):.1f} hours"
            f" ({min(hours):.1f} to {max(hours):.1f}); minutes: {parts}",
            flush=True,
        )


if __name__ == "__main__":
    main()
