"""What the server writes to standard error."""

from __future__ import annotations

import sys
from typing import Any

from twisted.logger import (
    FilteringLogObserver,
    LogLevel,
    LogLevelFilterPredicate,
    globalLogBeginner,
    textFileLogObserver,
)


def begin_logging(level: str) -> None:
    """Write everything of that level and above; `level` is one of `command_line.LOG_LEVELS`."""
    threshold: Any = LogLevelFilterPredicate(LogLevel.lookupByName(level))
    lines: Any = textFileLogObserver(sys.stderr)
    observer: Any = FilteringLogObserver(lines, [threshold])
    globalLogBeginner.beginLoggingTo([observer], redirectStandardIO=False)
