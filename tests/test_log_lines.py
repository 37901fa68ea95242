"""The thread that writes the log, whoever reads it."""

from __future__ import annotations

import io
import threading

import pytest

from ziggurat import log_lines
from ziggurat.log_lines import LogLines


class Pager(io.StringIO):
    """Takes nothing until its reader goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = threading.Event()

    def write(self, line: str) -> int:
        self.goes_on.wait()
        return super().write(line)


class Gone(io.StringIO):
    """Nobody reads it any more."""

    def write(self, line: str) -> int:
        raise BrokenPipeError


def missing(lines: int) -> str:
    return f"{lines} are missing"


def test_lines_are_written_in_their_order() -> None:
    out = io.StringIO()
    lines = LogLines(out, missing)
    for number in range(100):
        lines.write(f"{number}\n")
    assert lines.finish()
    assert out.getvalue().split() == [str(number) for number in range(100)]


def test_while_nobody_reads_some_lines_are_kept_and_the_others_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lines, "MOST_WAITING", 3)
    pager = Pager()
    lines = LogLines(pager, missing)
    for number in range(8):
        lines.write(f"{number}\n")
    pager.goes_on.set()
    assert lines.finish()
    assert pager.getvalue().splitlines()[0] == "0"
    assert "5 are missing\n" in pager.getvalue()
    assert "7\n" not in pager.getvalue()


def test_who_does_not_read_is_not_waited_for_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lines, "PATIENCE", 0.01)
    pager = Pager()
    lines = LogLines(pager, missing)
    lines.write("unread\n")
    assert not lines.finish()
    assert pager.getvalue() == ""
    pager.goes_on.set()


def test_a_reader_who_has_gone_ends_nothing() -> None:
    lines = LogLines(Gone(), missing)
    lines.write("for nobody\n")
    lines.write("for nobody either\n")
    assert lines.finish()


def test_where_standard_error_is_closed_the_lines_are_for_nobody() -> None:
    lines = LogLines(None, missing)
    lines.write("for nobody\n")
    assert lines.finish()
