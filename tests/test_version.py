"""What every program says of itself."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata

import pytest

INSTALLED = metadata.distribution("ziggurat-arcade")
PROGRAMS = {entry.name: entry.module for entry in INSTALLED.entry_points}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_says_which_version_it_is(program: str) -> None:
    module = PROGRAMS[program].removesuffix(".__main__")
    said = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=True, timeout=30
    )
    assert said.stdout == f"{program} {INSTALLED.version}\n"
