"""`python -m ziggurat_laboratory.rating RESULTS...`: rate the players of leagues as people are rated."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from ziggurat_laboratory.pages.markdown import markdown
from ziggurat_laboratory.playing.ledger import BadLedger, read
from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.rating.rated import RatedPlayer, inversions, is_sure, rated


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit code: 1 where the order is surely another one than was measured."""
    chosen = _parser().parse_args(arguments)
    games: dict[tuple[str, int], list[PlayedGame]] = defaultdict(list)
    try:
        for file in chosen.results:
            terms, played = read(file)
            for game in played:
                games[terms.game, len(game.levels)].append(game)
    except (BadLedger, OSError) as error:
        print(f"ziggurat_laboratory.rating: {error}", file=sys.stderr)
        return 2
    found = {key: rated(each, chosen.seed) for key, each in sorted(games.items())}
    for (name, seats), best_first in found.items():
        print(f"{name}, {seats} players, {len(games[name, seats])} games\n")
        print(_table(best_first), end="\n\n")
    turned = [inversion for each in found.values() for inversion in inversions(each)]
    sure, count = sum(map(is_sure, turned)), sum(map(len, games.values()))
    print(f"{count} games. Rated the other way round than measured: {len(turned)} pairs, {sure} of them surely.")
    return 1 if sure else 0


def _table(best_first: Sequence[RatedPlayer]) -> str:
    rows = [
        (
            f"{each.player.level} {each.player.number}",
            str(each.rating.shown),
            f"± {each.rating.within}",
            str(each.rating.games),
            str(each.measured),
        )
        for each in best_first
    ]
    return markdown(["player", "rating", "95 %", "games", "place of the level"], rows)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.rating", description=__doc__)
    parser.add_argument("results", type=Path, nargs="+", help="results files of leagues")
    parser.add_argument("--seed", type=int, default=1, help="what the order of the games is drawn by (1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
