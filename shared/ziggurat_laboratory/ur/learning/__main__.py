"""The command that learns: python -m ziggurat_laboratory.ur.learning --seats 2 --iterations 4 --games 400

It prints, as Python, the lines of the table in `experience.py`; a compiled build takes a quarter of the time.
"""

from __future__ import annotations

import argparse
import sys

from ziggurat.bots.ur.judgement import FEATURE_NAMES, Weights
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.setup import SEAT_COUNTS
from ziggurat_laboratory.ur.learning.fitting import fitted, surprise
from ziggurat_laboratory.ur.learning.samples import played


def main() -> None:
    """Learn, and print what was learned."""
    options = _parser().parse_args()
    weights = EXPERIENCE[options.seats]
    for iteration in range(options.iterations):
        first = options.seed + iteration * options.games
        samples = [played(weights, options.seats, first + game) for game in range(options.games)]
        before = surprise(weights, samples)
        weights = fitted(weights, samples)
        print(f"iteration {iteration + 1}: {before:.4f} -> {surprise(weights, samples):.4f}", file=sys.stderr)
    print("\n".join(told(weights)))


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
    return parser


if __name__ == "__main__":
    main()
