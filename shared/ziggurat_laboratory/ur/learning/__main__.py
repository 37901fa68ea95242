"""The command that learns: python -m ziggurat_laboratory.ur.learning --seats 2 --iterations 4 --games 400

It prints, as Python, the lines of the table in `experience.py`; a compiled build takes a quarter of the time. With
`--sureness` nothing is learned, but it says how much the outcomes of games surprise weights that are more or less sure.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from ziggurat.bots.ur.judgement import FEATURE_NAMES, Weights
from ziggurat.bots.ur.weights import EXPERIENCE, PLAIN, scaled
from ziggurat.games.ur.setup import SEAT_COUNTS
from ziggurat_laboratory.ur.learning.fitting import fitted, surprise
from ziggurat_laboratory.ur.learning.samples import field, played

SHARES: Final = (0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.25, 1.5)
"""So many times as sure the weights are tried."""


def main() -> None:
    """Learn, and print what was learned."""
    options = _parser().parse_args()
    print(f"games from number {options.seed}", file=sys.stderr)
    if options.sureness:
        _try_sureness(options)
        return
    start = weights = EXPERIENCE[options.seats]
    for iteration in range(options.iterations):
        first = options.seed + iteration * options.games
        players = field(weights, start, PLAIN[options.seats])
        samples = [played(players, options.seats, first + game) for game in range(options.games)]
        before = surprise(weights, samples)
        weights = fitted(weights, samples)
        print(f"iteration {iteration + 1}: {before:.4f} -> {surprise(weights, samples):.4f}", file=sys.stderr)
    print("\n".join(told(weights)))


def _try_sureness(options: argparse.Namespace) -> None:
    """Print by share how much games surprise the weights if they are so many times as sure."""
    weights = EXPERIENCE[options.seats]
    players = field(weights, PLAIN[options.seats])
    samples = [played(players, options.seats, options.seed + game) for game in range(options.games)]
    for share in SHARES:
        print(f"{share:5.2f} times as sure: {surprise(scaled(weights, share), samples):.4f}")


def told(weights: Weights) -> list[str]:
    """The lines of a table: each feature that weighs anything, with its weight in every stage."""
    by_name = zip(FEATURE_NAMES, zip(*weights, strict=True), strict=True)
    return [
        f'    "{name}": ({", ".join(f"{value:.4f}" for value in values)}),' for name, values in by_name if any(values)
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.ur.learning", description=__doc__)
    parser.add_argument("--seats", type=int, choices=SEAT_COUNTS, default=2, help="players (default: 2)")
    parser.add_argument("--iterations", type=int, default=4, help="how often to play and fit (default: 4)")
    parser.add_argument("--games", type=int, default=400, help="games of each iteration (default: 400)")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game (default: 1)")
    parser.add_argument("--sureness", action="store_true", help="learn nothing, but try how sure the weights may be")
    return parser


if __name__ == "__main__":
    main()
