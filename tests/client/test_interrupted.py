"""A client that somebody ends in the terminal that they started it from."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 60.0


@pytest.mark.slow
def test_ctrl_c_ends_it_in_order(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "ziggurat_client",
            "--data",
            str(tmp_path),
            "--name",
            "Anna",
            "--play-now",
            "--text-log",
        ],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert "ziggurat://" in started.stdout.readline()
    started.send_signal(signal.SIGINT)
    _, errors = started.communicate(timeout=PATIENCE)
    assert (started.returncode, "Traceback" in errors) == (130, False)
