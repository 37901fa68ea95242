"""What the client logs on standard error."""

from __future__ import annotations

import logging

from ziggurat_client.client_log import VisibleFormatter


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    """A warning, with an error if there is one."""
    told = (type(error), error, None) if error is not None else None
    return logging.LogRecord("ur", logging.WARNING, "", 1, "%s", (message,), told)


def test_a_servers_words_cannot_command_the_terminal_or_fake_a_line() -> None:
    formatter = VisibleFormatter("%(name)s: %(message)s")
    assert formatter.format(record("bad\x1b[2J name\nur: all is well")) == "ur: bad[2J name ur: all is well"


def test_an_error_keeps_its_lines() -> None:
    lines = VisibleFormatter().format(record("it failed", ValueError("En\x1blil"))).splitlines()
    assert lines == ["it failed", "ValueError: Enlil"]
