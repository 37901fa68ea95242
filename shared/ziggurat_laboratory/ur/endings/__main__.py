"""The command that collects positions near the end, and says how many each level gets right:

python -m ziggurat_laboratory.ur.endings --collect 1 400 > suite.jsonl
python -m ziggurat_laboratory.ur.endings --collect-ends 1 28 > ends.jsonl
python -m ziggurat_laboratory.ur.endings --levels merchant priest king:2000 king
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence

import msgspec

from ziggurat_laboratory.playing.arguments import entered, whole_number
from ziggurat_laboratory.playing.entrant import entrant
from ziggurat_laboratory.ur.endings.open_ends import ends_of_games, is_taken, open_ends
from ziggurat_laboratory.ur.endings.suite import StagedTurn, is_right, lost_turns, suite

LEVELS = ["apprentice", "merchant", "priest", "king:2000", "king"]
NODES = 600
ROUNDS = 60
ROUNDS_OF_FOUR = 30


def main() -> None:
    """Collect positions, or say how the levels do in those of the suite."""
    options = _parser().parse_args()
    if options.collect:
        first, last = options.collect
        _write(lost_turns(range(first, last + 1), "king", NODES, ROUNDS))
    elif options.collect_ends:
        first, last = options.collect_ends
        _write(ends_of_games(range(first, last + 1), "priest", None, ROUNDS_OF_FOUR))
    else:
        _tell(options.levels)


def _write(turns: Iterable[StagedTurn]) -> None:
    """Write each as a line of JSON as soon as it is there."""
    for turn in turns:
        sys.stdout.buffer.write(msgspec.json.encode(turn) + b"\n")
        sys.stdout.flush()


def _tell(levels: Sequence[str]) -> None:
    """Print how many turns each level gets right."""
    turns, ends = suite(), open_ends()
    for told in levels:
        who = entrant(told)
        right = sum(is_right(lost, who.level, who.nodes) for lost in turns)
        taken = sum(is_taken(end, who.level, who.nodes) for end in ends)
        print(f"{told}: prevents {right} of {len(turns)} ends, takes {taken} of {len(ends)}", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.ur.endings", description=__doc__)
    parser.add_argument(
        "--collect",
        nargs=2,
        type=whole_number,
        metavar=("FIRST", "LAST"),
        help=f"play these deals, a King of {NODES} positions a turn against itself, and write what it lost so",
    )
    parser.add_argument(
        "--collect-ends",
        nargs=2,
        type=whole_number,
        metavar=("FIRST", "LAST"),
        help="play these deals, four Priests each, and write every turn in which the game can be ended and won",
    )
    parser.add_argument("--levels", nargs="+", type=entered, default=LEVELS, metavar="LEVEL", help="who is asked")
    return parser


if __name__ == "__main__":
    main()
