"""Counts the random games that the suite plays, and says so at the end."""

from __future__ import annotations

from collections import Counter

import pytest

GAMES_PLAYED = pytest.StashKey[Counter[str]]()


@pytest.fixture
def games_played(request: pytest.FixtureRequest) -> Counter[str]:
    """How many whole random games were played, by game, seats and ending; add to it."""
    return request.config.stash.setdefault(GAMES_PLAYED, Counter())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    counts = config.stash.get(GAMES_PLAYED, Counter())
    if counts:
        terminalreporter.section("random games played to their end")
        for what, count in sorted(counts.items()):
            terminalreporter.write_line(f"{count:5} {what}")
        terminalreporter.write_line(f"{counts.total():5} in all")
