"""What lies in the root of the source tree: what belongs there at a reader's first look, and no leavings of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BELONGS: Final = {
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "LICENSE",
    "Makefile",
    "README.md",
    "assets",
    "client",
    "docs",
    "packaging",
    "pyproject.toml",
    "server",
    "shared",
    "tests",
}
MADE: Final = {"build", "dist", "PKG-INFO", "setup.cfg"}
"""What `make` and the making of a source archive put there."""


def strangers(names: set[str]) -> set[str]:
    """Those of the names in the root that do not belong there; hidden ones are the person's own and their tools'."""
    return {name for name in names - BELONGS - MADE if not name.startswith(".") and not name.endswith(".egg-info")}


def test_nothing_lies_in_the_root_that_does_not_belong_there() -> None:
    assert strangers({path.name for path in ROOT.iterdir()}) == set()


def test_the_results_of_a_league_do_not_belong_in_the_root() -> None:
    # Guards the test above.
    assert strangers({"README.md", "build", "league-ur.jsonl"}) == {"league-ur.jsonl"}
