"""What all games in a real window begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from real_window.display import SIZE, Display, display, missing_tools


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Display]:
    """An empty display."""
    missing = missing_tools()
    if missing:
        pytest.fail(f"not installed: {', '.join(missing)} (on Debian: apt install xvfb xdotool)")
    with display(SIZE, tmp_path) as found:
        yield found
