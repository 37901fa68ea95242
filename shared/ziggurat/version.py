"""Which version this is, and the option by which every program says so."""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any, Final

PACKAGE: Final = "ziggurat-arcade"


@cache
def version() -> str:
    """The version that is installed, which is looked up once: that takes longer than a frame may."""
    # Imported here: it takes longer than most programs need to start.
    from importlib import metadata

    return metadata.version(PACKAGE)


def add_version(parser: argparse.ArgumentParser) -> None:
    """The option `--version`."""
    parser.add_argument("--version", action=_SayVersion, nargs=0, help="say which version this is, and exit")


class _SayVersion(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(parser.prog, version())
        parser.exit()
