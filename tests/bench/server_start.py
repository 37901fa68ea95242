"""From the command to the open port: the server's start beside that of an empty interpreter."""

from __future__ import annotations

import tempfile

from tests.bench.measuring import Row, milliseconds_to_first_line

STARTS = 5


def rows() -> list[Row]:
    """One row: milliseconds until the server says that it listens, best of some starts."""
    with tempfile.TemporaryDirectory() as folder:
        hosting = ("-m", "ziggurat_server", "--listen", "tcp:0:interface=127.0.0.1", "--log-level", "error")
        ours = min(milliseconds_to_first_line(*hosting, "--data", folder) for _ in range(STARTS))
    empty = min(milliseconds_to_first_line("-c", "pass") for _ in range(STARTS))
    return [Row("server listening (an empty interpreter)", ours, empty, "ms", larger_is_better=False)]
