"""A real browser before the page of a real server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from end_to_end.programs import Program, running
from web.scripts import NODE

HERE: Final = Path(__file__).parent
BROWSER: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER: Final = HERE / "node_modules" / "playwright-core"
needs_browser = pytest.mark.skipif(
    NODE is None or BROWSER is None or not DRIVER.is_dir(),
    reason="there is no browser here, or nothing to drive it with: `make web-test` installs both",
)


@contextmanager
def serving(data: Path, port: str = "0", page_port: str = "0") -> Iterator[tuple[Program, str, str]]:
    """A server with a door for browsers: the program, the port that clients use, and the address of its page."""
    doors = ["--listen", f"tcp:{port}:interface=127.0.0.1", "--web", f"tcp:{page_port}:interface=127.0.0.1"]
    limits = ["--limit", "arrivals_per_address=1000", "--limit", "password_tries=100"]
    with running("-m", "ziggurat_server", *doors, "--data", str(data), "--log-level", "warn", *limits) as server:
        found = _said_of(server, r"listening on 127\.0\.0\.1:(\d+)")
        page = _said_of(server, r"browsers on (http://\S+)")
        yield server, found, page


def _said_of(server: Program, pattern: str) -> str:
    """What the server says first that this pattern finds."""
    while True:
        said = re.search(pattern, server.line())
        if said is not None:
            return said[1]


def surroundings(page: str) -> dict[str, str]:
    """The environment of a script that visits this page."""
    return {**os.environ, "ZIGGURAT_PAGE": page, "ZIGGURAT_BROWSER": BROWSER or ""}


def run_script(page: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run node before the page, and wait for its end."""
    command = [NODE or "node", *arguments]
    return subprocess.run(command, env=surroundings(page), capture_output=True, text=True, timeout=600, check=False)
