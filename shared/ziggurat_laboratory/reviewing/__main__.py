"""The command that plays games, reviews them, and asks of every swing what a search ten times as deep says of it:

python -m ziggurat_laboratory.reviewing --game ur --games 50 --seed 1 --levels apprentice merchant priest
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from itertools import cycle, islice, product
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Final

from ziggurat.bots.review import EDITION, MOST_NODES, NODES_OF_A_MATCH
from ziggurat_laboratory.playing.arguments import STOPPED, add_jobs, add_terms, entered, whole_number
from ziggurat_laboratory.playing.progress import Progress
from ziggurat_laboratory.playing.schedule import Fixture
from ziggurat_laboratory.playing.terms import BadTerms, Terms, league_terms, terms_told
from ziggurat_laboratory.reviewing.findings import told
from ziggurat_laboratory.reviewing.reviewed_game import Nodes, ReviewedGame, reviewed_game
from ziggurat_laboratory.reviewing.reviewed_ledger import Asked, BadReviews, keep, kept

AS_DEEP: Final = 10
"""So many times as deep as a review ever looks is asked."""
LEVELS: Final = ("apprentice", "merchant", "priest")
"""Those who make mistakes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit code."""
    chosen = _parser().parse_args(arguments)
    path = chosen.results or Path("build") / f"reviews-{chosen.game}.jsonl"
    try:
        terms = league_terms(chosen.game, chosen.options, chosen.seed)
        if chosen.players not in terms.rules().seat_counts:
            raise BadTerms(f"{chosen.game} is not played by {chosen.players}")
        nodes = Nodes(chosen.review, chosen.nodes)
        print(f"{terms_told(terms)}; {nodes.of_a_doubt:,} positions a question; results in {path}", flush=True)
        games = kept(path, Asked("ziggurat reviews", terms, EDITION, nodes))
        held = {game.fixture for game in games}
        fixtures = islice(_fixtures(chosen.levels, chosen.players), chosen.games)
        left = [fixture for fixture in fixtures if fixture not in held]
        for game in _reviewed(terms, nodes, left, chosen.jobs):
            keep(path, game)
            games.append(game)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from there.", file=sys.stderr)
        return STOPPED
    except (BadTerms, BadReviews, BrokenExecutor, OSError) as error:
        print(f"ziggurat_laboratory.reviewing: {error}", file=sys.stderr)
        return 1
    print(told(games))
    return 0


def _fixtures(levels: Sequence[str], players: int) -> Iterator[Fixture]:
    """One deal after the other, with every seating in turn."""
    seatings = cycle(product(levels, repeat=players))
    return (Fixture(seating, deal) for deal, seating in enumerate(seatings))


def _reviewed(terms: Terms, nodes: Nodes, left: Sequence[Fixture], jobs: int) -> Iterator[ReviewedGame]:
    """Those games in their order. Progress is told on stderr."""
    progress = Progress(sys.stderr, len(left), "games", monotonic)
    review = partial(reviewed_game, terms, nodes, process_time)
    with closing(progress), ExitStack() as open_now:
        games: Iterator[ReviewedGame] = map(review, left)
        if jobs > 1:
            crew = open_now.enter_context(ProcessPoolExecutor(jobs, mp_context=get_context("spawn")))
            games = crew.map(review, left)
        for game in games:
            yield game
            progress.advance()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.reviewing", description=__doc__)
    add_terms(parser)
    parser.add_argument("--games", type=whole_number, default=50, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--players", type=whole_number, default=2, metavar="N", help="(default: %(default)s)")
    parser.add_argument("--levels", type=entered, nargs="+", default=LEVELS, metavar="LEVEL", help="who plays")
    parser.add_argument(
        "--nodes",
        type=whole_number,
        default=AS_DEEP * MOST_NODES,
        metavar="N",
        help="positions looked at for each question about a swing (default: %(default)s)",
    )
    parser.add_argument(
        "--review",
        type=whole_number,
        default=NODES_OF_A_MATCH,
        metavar="N",
        help="positions that a review shares out among the turns of a match (default: %(default)s)",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help="(default: build/reviews-GAME.jsonl)")
    add_jobs(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
