"""The words after `ziggurat-server`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ziggurat.wire.messages import DEFAULT_PORT

LOG_LEVELS: Final = ("debug", "info", "warn", "error", "critical")
PUBLIC_ENDPOINT: Final = f"tcp:{DEFAULT_PORT}"
PRIVATE_ENDPOINT: Final = "tcp:0:interface=127.0.0.1"


@dataclass(frozen=True)
class Command:
    """How to run the server. `endpoints` are Twisted's endpoint strings; without a `seed` each match has its own.

    `data` is the folder where it keeps what must outlive it, None where it keeps nothing.
    """

    endpoints: tuple[str, ...]
    name: str
    private: bool
    log_level: str
    data: Path | None
    seed: int | None


def usual_folder() -> Path:
    """Where this system wants programs to keep what is theirs."""
    return user_data_path("ziggurat-server", appauthor=False)


def read_command(arguments: Sequence[str]) -> Command:
    """What the arguments say. Exits with code 2 and a sentence if they say nothing that makes sense."""
    parser = argparse.ArgumentParser(
        prog="ziggurat-server",
        description="Host tables of the Ziggurat arcade.",
        epilog="Endpoints are Twisted's: tcp:21842, tcp:21842:interface=127.0.0.1, ssl:21842:privateKey=key.pem, …",
    )
    parser.add_argument(
        "--listen",
        metavar="ENDPOINT",
        action="append",
        help=f"where to listen; may be repeated (default: {PUBLIC_ENDPOINT}, with --private {PRIVATE_ENDPOINT})",
    )
    parser.add_argument("--name", default="Ziggurat", help="the server's name as players see it")
    parser.add_argument("--private", action="store_true", help="serve one program and end when standard input closes")
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help=f"where to keep tables and matches, so that a restart loses nothing (default: {usual_folder()}; "
        "with --private nothing is kept unless this is given)",
    )
    parser.add_argument("--log-level", choices=LOG_LEVELS, default="info", help="what to write to standard error")
    parser.add_argument(
        "--seed",
        metavar="N",
        type=int,
        help="start every match from this seed, to play one again; everyone could know what is hidden "
        "(default: a secret one for each match)",
    )
    said = parser.parse_args(arguments)
    usual = PRIVATE_ENDPOINT if said.private else PUBLIC_ENDPOINT
    return Command(
        endpoints=tuple(said.listen or (usual,)),
        name=said.name,
        private=said.private,
        log_level=said.log_level,
        data=said.data or (None if said.private else usual_folder()),
        seed=said.seed,
    )
