"""`python -m ziggurat_laboratory.puzzles`: let bots play, and keep the turns of theirs that make a puzzle."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

from ziggurat.match.puzzle import BadPuzzle, Puzzle, load, save
from ziggurat_laboratory.playing.arguments import STOPPED, add_terms, entered, whole_number
from ziggurat_laboratory.playing.terms import BadTerms, league_terms, terms_told
from ziggurat_laboratory.puzzles.finding import Sought, puzzles_of

LEVELS: Final = ("apprentice:60", "merchant:100")
"""Who plays unless the person says otherwise: those who leave something to be found, and do not think long."""
NODES: Final = 600


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit code: 0 with all that was wanted, 1 if something is in the way."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        terms = league_terms(chosen.game, chosen.options, chosen.seed)
        players = tuple(chosen.players or terms.rules().seat_counts)
        if unplayable := set(players) - set(terms.rules().seat_counts):
            raise BadTerms(f"{chosen.game} is not played by {min(unplayable)}")
        found = _kept(chosen.out)
        print(f"{terms_told(terms)}; {len(found)} of {chosen.wanted} are in {chosen.out}", flush=True)
        sought = Sought(terms.chosen_options(), players, tuple(chosen.levels), chosen.nodes)
        first = max((puzzle.origin.seed for puzzle in found), default=terms.seed - 1) + 1
        left = chosen.wanted - len(found)
        for seed in count(max(first, terms.seed)):
            if left <= 0:
                break
            new = puzzles_of(terms.rules(), sought, seed)[:left]
            print(f"seed {seed}: {'; '.join(map(_told, new)) or 'nothing'}", flush=True)
            if new:
                _keep(chosen.out, new)
                left -= len(new)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on after the last puzzle.", file=sys.stderr)
        return STOPPED
    except (BadTerms, BadPuzzle, OSError) as error:
        print(f"ziggurat_laboratory.puzzles: {error}", file=sys.stderr)
        return 1
    return 0


def _kept(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles that are in the file already. Raises BadPuzzle and OSError."""
    return load(path.read_bytes()) if path.exists() else ()


def _keep(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Put the puzzles of one game at the end of the file, all at once. They are on the disk when this returns."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(b"".join(map(save, puzzles)))
        file.flush()
        os.fsync(file.fileno())


def _told(puzzle: Puzzle) -> str:
    return f"{puzzle.name}, {'*' * puzzle.stars}, {puzzle.seats} players, {len(puzzle.solution)} actions"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m ziggurat_laboratory.puzzles",
        description=__doc__,
        epilog="Every puzzle is kept as it is found. The same command goes on after the last one.",
    )
    add_terms(parser)
    parser.add_argument("--wanted", type=whole_number, default=20, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a line of JSON for each puzzle")
    parser.add_argument("--players", type=whole_number, nargs="+", metavar="N", help="(default: as many as can play)")
    parser.add_argument(
        "--levels", type=entered, nargs="+", default=LEVELS, metavar="LEVEL", help="who plays (default: %(default)s)"
    )
    parser.add_argument(
        "--nodes", type=whole_number, default=NODES, metavar="N", help="of the first search (default: %(default)s)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
