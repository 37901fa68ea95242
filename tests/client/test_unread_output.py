"""A client whose standard output nobody reads, such as a console in which text is selected."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60.0
# In a process of its own, because what is not read is its standard output.
START = """
import sys
from ziggurat_client.command_line import read_command_line
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import folder_of, open_app

invocation = read_command_line(sys.argv[1:])
app = open_app(invocation, CrashReports(folder_of(invocation)))
app.services.text_log.write("It is your move.")
app.turn(patience=0)
app.finish()
"""


@pytest.mark.slow
def test_a_game_whose_written_log_nobody_reads_goes_on(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writing, bytes(1024))
    os.set_blocking(writing, True)
    ended = subprocess.run(
        [sys.executable, "-c", START, "--data", str(tmp_path), "--text-log"],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdout=writing,
        timeout=PATIENCE,
        check=False,
    )
    os.close(reading)
    os.close(writing)
    assert ended.returncode == 0
