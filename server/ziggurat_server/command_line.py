"""The words after `ziggurat-server`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.wire.messages import DEFAULT_PORT

LOG_LEVELS: Final = ("debug", "info", "warn", "error", "critical")
PUBLIC_ENDPOINT: Final = f"tcp:{DEFAULT_PORT}"
PRIVATE_ENDPOINT: Final = "tcp:0:interface=127.0.0.1"


@dataclass(frozen=True)
class Command:
    """How to run the server. `endpoints` are Twisted's endpoint strings; without a `seed` each match has its own."""

    endpoints: tuple[str, ...]
    name: str
    private: bool
    log_level: str
    seed: int | None


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
        seed=said.seed,
    )
