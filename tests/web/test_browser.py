"""The page in a real browser, before a real server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from web.browsing import HERE, Visitor, needs_browser, run_script, serving

pytestmark = [needs_browser, pytest.mark.slow, pytest.mark.timeout(600)]


LENGTHS: Final = {"light.test.mjs": (), "arriving.test.mjs": pytest.mark.thorough}
"""The scripts that do not take minutes."""
WATCHING: Final = ("accessible.test.mjs", "television.test.mjs")
UNHURRIED: Final = ("bot_pause=0.3",)
"""What bots do is watched there, so their matches must last, however busy the machine is."""
SCRIPTS: Final = [
    pytest.param(file, marks=LENGTHS.get(file.name, pytest.mark.faults), id=file.name)
    for file in sorted((HERE / "browser").glob("*.test.mjs"))
]


@pytest.mark.parametrize("file", SCRIPTS)
def test_a_guest_sees_and_does_what_the_script_says(file: Path, tmp_path: Path) -> None:
    with serving(tmp_path, limits=UNHURRIED if file.name in WATCHING else ()) as (_, _, page):
        done = run_script(page, "--test", "--test-timeout=570000", str(file))
    assert done.returncode == 0, done.stdout


@pytest.mark.thorough
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
