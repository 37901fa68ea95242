"""The process that finds chances for the server: python -m ziggurat_server.chances

It reads questions from its standard input and writes answers to its standard output, one a line. It ends when its input
does, and so with the server.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from ziggurat.crash_traces import leave_crash_traces
from ziggurat_server.chances.finding import found
from ziggurat_server.chances.lines import Question

_NICE: Final = 5
"""How far it stands back behind the server and the bots, where the system knows that."""


def main() -> None:
    """Answer questions until there are no more."""
    leave_crash_traces()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    read = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(found(read(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
