"""What the client logs on standard error."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any

from ziggurat.log_lines import LogLines
from ziggurat.visible_text import visible

if TYPE_CHECKING:
    from types import TracebackType


class VisibleFormatter(logging.Formatter):
    """Writes records so that nothing in them, such as a server's words, can command the terminal or fake a line."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The record on one line."""
        return visible(super().formatMessage(record))

    def formatException(self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | Any) -> str:  # noqa: N802
        """The traceback, line by line."""
        return "\n".join(map(visible, super().formatException(ei).split("\n")))


def begin_logging() -> None:
    """Write warnings, and what is worse, to standard error."""
    handler = logging.StreamHandler(LogLines(sys.stderr, "{} lines are missing here, because nobody read them".format))
    handler.setFormatter(VisibleFormatter("%(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
