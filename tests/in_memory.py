"""Where tests put their files: hundreds of journals wait for the disk at every step, and nobody needs them later."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # on Linux a file system without a disk
ROOM: Final = 2 << 30
"""Bytes that have to be free there: containers often have little."""


def keep_files_in_memory() -> None:
    """From now on temporary files of the tests and of what they start lie in memory, where there is such a place with
    room and nobody has chosen another."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK) or shutil.disk_usage(MEMORY).free < ROOM:
        return
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None
