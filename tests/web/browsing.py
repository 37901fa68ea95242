"""A real browser before the page of a real server."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from end_to_end.programs import Program, running
from web.scripts import NODE

HERE: Final = Path(__file__).parent
BROWSER: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER: Final = HERE / "node_modules" / "playwright-core"
OF_ONE_ADDRESS: Final = ("arrivals_per_address=1000", "password_tries=100")
"""Limits for guests who all come from one address."""
needs_browser = pytest.mark.skipif(
    NODE is None or BROWSER is None or not DRIVER.is_dir(),
    reason="there is no browser here, or nothing to drive it with: `make web-test` installs both",
)


@contextmanager
def serving(
    data: Path, port: str = "0", page_port: str = "0", limits: Sequence[str] = ()
) -> Iterator[tuple[Program, str, str]]:
    """A server with a door for browsers: the program, the port that clients use, and the address of its page."""
    doors = ["--listen", f"tcp:{port}:interface=127.0.0.1", "--web", f"tcp:{page_port}:interface=127.0.0.1"]
    limited = [word for limit in (*OF_ONE_ADDRESS, *limits) for word in ("--limit", limit)]
    with running("-m", "ziggurat_server", *doors, "--data", str(data), "--log-level", "warn", *limited) as server:
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


class Visitor:
    """A script that visits the page and tells one fact a line."""

    def __init__(self, page: str, script: str, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [NODE or "node", str(HERE / "browser" / script), *arguments],
            env=surroundings(page),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def fact(self, name: str) -> Any:
        """The next that is told under that name; what is told under others is passed over."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            told = json.loads(line)
            if name in told:
                return told[name]
        assert self._process.stderr is not None
        raise AssertionError(f"the visit ended early: {self._process.stderr.read()}")

    def go_on(self) -> None:
        """Let it look on."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """End the visit, if it has not ended by itself."""
        self._process.terminate()
        self._process.communicate(timeout=20)
