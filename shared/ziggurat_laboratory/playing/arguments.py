"""The arguments that all commands which play many games have."""

from __future__ import annotations

import argparse
import os
from typing import Final

from ziggurat.games import GAMES
from ziggurat_laboratory.playing.entrant import BadEntrant, entrant

STOPPED: Final = 130
"""The exit code after Ctrl-C."""
LARGEST: Final = 1_000_000


def add_terms(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played."""
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="(default: %(default)s)")
    parser.add_argument(
        "--options", nargs="+", default=(), metavar="NAME=VALUE", help="options of the game, as max_rounds=40"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="N", help="of the first deal (default: %(default)s)"
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The argument that says how many processes play."""
    jobs = os.cpu_count() or 1
    parser.add_argument("--jobs", type=whole_number, default=jobs, metavar="N", help="processes (default: %(default)s)")


def entered(text: str) -> str:
    """A level, as an argument of a command. Raises argparse.ArgumentTypeError."""
    try:
        entrant(text)
    except BadEntrant as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


def whole_number(text: str) -> int:
    """An argument that counts something. Raises argparse.ArgumentTypeError."""
    if not text.isdecimal() or not 1 <= int(text) <= LARGEST:
        raise argparse.ArgumentTypeError(f"this is a number from 1 to {LARGEST:,}")
    return int(text)
