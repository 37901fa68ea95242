"""The page in a real browser, before a real server."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from web.browsing import HERE, needs_browser, run_script, serving, surroundings
from web.scripts import NODE

pytestmark = [needs_browser, pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.mark.parametrize("file", sorted((HERE / "browser").glob("*.test.mjs")), ids=lambda file: file.name)
def test_a_guest_sees_and_does_what_the_script_says(file: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as (_, _, page):
        done = run_script(page, "--test", "--test-timeout=570000", str(file))
    assert done.returncode == 0, done.stdout


def test_a_guest_whose_server_died_is_told_so_and_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, port, page):
        guest = Visitor(page, "lost_line.mjs")
        try:
            playing = guest.fact("playing")
            server.kill()
            offline = guest.fact("offline")
            assert "Connection lost" in offline["text"]
            assert offline["board"] == 1
            with serving(tmp_path, port, page.rpartition(":")[2]):
                guest.go_on()
                assert guest.fact("back") == playing
        finally:
            guest.end()


class Visitor:
    """A script that visits the page and tells one fact a line."""

    def __init__(self, page: str, script: str) -> None:
        self._process = subprocess.Popen(
            [NODE or "node", str(HERE / "browser" / script)],
            env=surroundings(page),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def fact(self, name: str) -> Any:
        """What is told next, which must be of that name."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            assert self._process.stderr is not None
            raise AssertionError(f"the visit ended early: {self._process.stderr.read()}")
        return json.loads(line)[name]

    def go_on(self) -> None:
        """Let it look on."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """End the visit, if it has not ended by itself."""
        self._process.terminate()
        self._process.communicate(timeout=20)
