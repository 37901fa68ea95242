"""The command that collects such positions, and says how many each level gets right:

python -m ziggurat_laboratory.ur.endings --collect 1 400 > suite.jsonl
python -m ziggurat_laboratory.ur.endings --levels merchant priest king:2000 king
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from ziggurat_laboratory.playing.arguments import entered, whole_number
from ziggurat_laboratory.playing.entrant import entrant
from ziggurat_laboratory.ur.endings.suite import is_right, lost_turns, suite

LEVELS = ["apprentice", "merchant", "priest", "king:2000", "king"]
NODES = 600
ROUNDS = 60


def main() -> None:
    """Collect positions, or say how the levels do in those of the suite."""
    options = _parser().parse_args()
    if options.collect:
        first, last = options.collect
        for lost in lost_turns(range(first, last + 1), "king", NODES, ROUNDS):
            sys.stdout.buffer.write(msgspec.json.encode(lost) + b"\n")
            sys.stdout.flush()
        return
    turns = suite()
    for told in options.levels:
        entered_as = entrant(told)
        right = sum(is_right(lost, entered_as.level, entered_as.nodes) for lost in turns)
        print(f"{told}: {right} of {len(turns)}", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.ur.endings", description=__doc__)
    parser.add_argument(
        "--collect",
        nargs=2,
        type=whole_number,
        metavar=("FIRST", "LAST"),
        help=f"play these deals, a King of {NODES} positions a turn against itself, and write what it lost so",
    )
    parser.add_argument("--levels", nargs="+", type=entered, default=LEVELS, metavar="LEVEL", help="who is asked")
    return parser


if __name__ == "__main__":
    main()
