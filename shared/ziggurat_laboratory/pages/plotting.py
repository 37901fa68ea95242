"""Plots drawn without a screen, where matplotlib is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class NoPlots(Exception):
    """Nothing can be plotted here; the message is for people."""


def figures() -> Any:
    """The module of matplotlib that makes figures without a screen. Raises NoPlots if it is not installed."""
    try:
        from matplotlib import figure
    except ImportError as error:
        raise NoPlots("plots need matplotlib, which comes with: pip install 'ziggurat-arcade[dev]'") from error
    return figure


def save(sheet: Any, path: Path) -> None:
    """Write a figure, in the format that the name ends with. Raises NoPlots if that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sheet.savefig(path, metadata={"Software": None} if path.suffix == ".png" else None)
    except (OSError, ValueError) as error:
        raise NoPlots(f"the plot cannot be written: {error}") from error
