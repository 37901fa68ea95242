"""`python -m ziggurat_laboratory.balance`: play many games among equals, and write what they say onto a page."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ziggurat.bots import LEVELS
from ziggurat_laboratory.balance.pictures import draw
from ziggurat_laboratory.balance.study import BadStudy, save, studied
from ziggurat_laboratory.balance.tables import tables
from ziggurat_laboratory.pages.page import BadPage, write
from ziggurat_laboratory.pages.plotting import NoPlots
from ziggurat_laboratory.playing.arguments import STOPPED, add_jobs, add_terms, entered, whole_number
from ziggurat_laboratory.playing.contest import play_out
from ziggurat_laboratory.playing.crew import CrewLost
from ziggurat_laboratory.playing.ledger import BadLedger, Ledger
from ziggurat_laboratory.playing.schedule import among_equals
from ziggurat_laboratory.playing.terms import BadTerms, league_terms


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the result is the exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from there.", file=sys.stderr)
        return STOPPED
    except (BadTerms, BadLedger, BadStudy, BadPage, NoPlots, CrewLost, OSError) as error:
        print(f"ziggurat_laboratory.balance: {error}", file=sys.stderr)
        return 1
    return 0


def _play(chosen: argparse.Namespace) -> None:
    terms = league_terms(chosen.game, chosen.options, chosen.seed)
    if chosen.players not in terms.rules().seat_counts:
        raise BadTerms(f"{chosen.game} is not played by {chosen.players}")
    with Ledger(chosen.results, terms) as ledger:
        play_out(terms, among_equals(chosen.level, chosen.players, chosen.games), ledger, chosen.jobs)


def _write(chosen: argparse.Namespace) -> None:
    """Renew the tables of the page, or begin it; the study lies beside it, its pictures in a folder of its name."""
    study = studied(chosen.results)
    page = chosen.page
    write(page, f"Balance of {study.game}", tables(study))
    draw(study, page.parent / "images" / page.stem)
    save(study, page.with_suffix(".json"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m ziggurat_laboratory.balance", description=__doc__)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games in which all seats have the same level")
    playing.add_argument("results", type=Path, help="the file they are kept in, which may hold some already")
    add_terms(playing)
    playing.add_argument("--level", type=entered, default=LEVELS[-1], metavar="LEVEL", help="(default: %(default)s)")
    playing.add_argument("--players", type=whole_number, default=2, metavar="N", help="(default: %(default)s)")
    playing.add_argument("--games", type=whole_number, default=200, metavar="N", help="(default: %(default)s)")
    add_jobs(playing)
    playing.set_defaults(run=_play)
    writing = commands.add_parser("write", help="write the tables and plots of a page from files of results")
    writing.add_argument("page", type=Path, help="the page, a .md file; it is begun if there is none")
    writing.add_argument("results", type=Path, nargs="+", help="the first one's options are compared with the others'")
    writing.set_defaults(run=_write)
    return parser


if __name__ == "__main__":
    sys.exit(main())
