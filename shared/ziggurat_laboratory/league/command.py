"""The command `ziggurat-bot league`: let the levels play each other, and print how strong they are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ziggurat.bots import LEVELS, STYLES
from ziggurat.games import GAMES
from ziggurat_laboratory.league.plot import plot
from ziggurat_laboratory.league.standings import Standings, named, standings, told
from ziggurat_laboratory.pages.page import BadPage, write
from ziggurat_laboratory.pages.plotting import NoPlots, figures
from ziggurat_laboratory.playing.arguments import STOPPED, add_jobs, add_terms, entered, whole_number
from ziggurat_laboratory.playing.contest import play_out
from ziggurat_laboratory.playing.crew import CrewLost
from ziggurat_laboratory.playing.ledger import BadLedger, Ledger, read
from ziggurat_laboratory.playing.schedule import Fixture, round_robin
from ziggurat_laboratory.playing.terms import BadTerms, Terms, league_terms, terms_told


def main(arguments: Sequence[str]) -> int:
    """Run the command; the result is the exit code: 0 with all games played, 1 if something is in the way."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    terms = _terms(parser, chosen)
    path = chosen.results or _usual_results(chosen.game)
    print(f"{terms_told(terms)}; results in {path}", flush=True)
    try:
        if chosen.plot:
            figures()  # if there are none, better to say so before many games than after them
        code = _played_out(terms, _fixtures(parser, chosen), path, chosen.jobs)
        _tell(terms.game, standings(read(path)[1]), chosen.plot, chosen.page)
    except (BadLedger, BadPage, CrewLost, NoPlots, OSError) as error:
        print(f"ziggurat-bot league: {error}", file=sys.stderr)
        return 1
    return code


def _usual_results(game: str) -> Path:
    """The file for the games unless the person names one: out of the way of what is kept for good."""
    return Path("build") / f"league-{game}.jsonl"


def _played_out(terms: Terms, fixtures: list[Fixture], path: Path, jobs: int) -> int:
    try:
        with Ledger(path, terms) as ledger:
            play_out(terms, fixtures, ledger, jobs)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from there.", file=sys.stderr)
        return STOPPED
    return 0


def _tell(game: str, found: Sequence[Standings], picture: Path | None, page: Path | None) -> None:
    """Print the tables, and put them where else they are wanted."""
    for standing in found:
        print(f"\n### {named(standing)}\n\n{told(standing)}")
    if picture:
        plot(found, picture)
    if page:
        write(page, f"Strength of the levels in {game}", {named(standing): told(standing) for standing in found})


def _terms(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Terms:
    try:
        return league_terms(chosen.game, chosen.options, chosen.seed)
    except BadTerms as error:
        parser.error(str(error))


def _fixtures(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> list[Fixture]:
    seat_counts, levels = GAMES[chosen.game].seat_counts, list(dict.fromkeys(chosen.levels))
    players = list(dict.fromkeys(chosen.players or seat_counts[:1]))
    if unplayable := set(players) - set(seat_counts):
        parser.error(f"{chosen.game} is not played by {min(unplayable)}")
    if len(levels) < 2:
        parser.error("a league needs two levels at least")
    return [fixture for count in players for fixture in round_robin(levels, count, chosen.games)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ziggurat-bot league",
        description="Let the levels of play meet in many games, and print how strong they are.",
        epilog="Every game is kept in the results file as it ends. The same command goes on where it was stopped; "
        "more levels, games or players add to what the file holds. The tables tell of everything in it.",
    )
    add_terms(parser)
    parser.add_argument(
        "--levels",
        type=entered,
        nargs="+",
        default=LEVELS,
        metavar="LEVEL",
        help=f"of {', '.join(LEVELS)}; king:2000 looks at 2000 positions a turn at most, king@0.5 thinks for half a "
        f"second of computing time, priest/{STYLES[0]} leans to a style, of {', '.join(STYLES)}",
    )
    parser.add_argument(
        "--players", type=whole_number, nargs="+", metavar="N", help="at a table (default: the fewest there can be)"
    )
    parser.add_argument(
        "--games",
        type=whole_number,
        default=200,
        metavar="N",
        help="games of every two levels, filled up to whole rotations of the seats (default: %(default)s)",
    )
    parser.add_argument("--results", type=Path, metavar="FILE", help=f"(default: {_usual_results('GAME')})")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture of the ratings, as .png or .svg")
    parser.add_argument("--page", type=Path, metavar="FILE", help="a Markdown page whose tables are written anew")
    add_jobs(parser)
    return parser
