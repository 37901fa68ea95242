"""What the server writes to standard error: a sentence a line for people, or a JSON object a line for programs.

Nothing secret is ever logged: no token, no password, nothing that only some may see of a match, and nothing that people
say to each other.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

from twisted.logger import Logger, LogLevel, formatEvent, formatEventAsClassicLogText, globalLogBeginner
from twisted.python.failure import Failure

from ziggurat.log_lines import LogLines
from ziggurat.visible_text import visible
from ziggurat_server.config.settings import LogSettings

_log = Logger()
_failure: Any = Failure

FACTS: Final = ("connection", "address", "person", "name", "table", "request", "kind", "code")
"""What an event may state besides its sentence, for programs to search by."""


class ServerLog:
    """Observes Twisted's events; `settings` can be changed while it does."""

    def __init__(self, write: Callable[[str], object], settings: LogSettings) -> None:
        """`write` takes a line with its end, and does not wait."""
        self.settings = settings
        self._write = write

    def __call__(self, event: dict[str, Any]) -> None:
        """Write the event, if it is of a level that is wanted."""
        level = event.get("log_level", LogLevel.info)
        if level < LogLevel.lookupByName(self.settings.level):
            return
        line = _LINES[self.settings.format](event, level.name)
        if line is not None:
            self._write(line)


def begin_logging(settings: LogSettings) -> ServerLog:
    """Write to standard error from now on."""
    log = ServerLog(LogLines(sys.stderr, _missing).write, settings)
    observer: Any = log
    globalLogBeginner.beginLoggingTo([observer], redirectStandardIO=False)
    sys.excepthook = _crashed
    threading.excepthook = lambda told: _crashed(told.exc_type, told.exc_value, told.exc_traceback)
    return log


def _missing(lines: int) -> str:
    return f"{lines} lines of the log are missing here, because nobody read it"


def _crashed(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """What nobody caught is an event like others, of the highest level."""
    if error is None or isinstance(error, KeyboardInterrupt | SystemExit):
        sys.__excepthook__(kind, error or kind(), trace)
    else:
        _log.failure("the server crashed", _failure(error, kind, trace))


def _text_line(event: dict[str, Any], level: str) -> str | None:
    written = formatEventAsClassicLogText(event)
    # Twisted indents the lines of a traceback with tabs.
    return None if written is None else "".join(f"{_seen(line)}\n" for line in written.rstrip("\n").split("\n"))


def _json_line(event: dict[str, Any], level: str) -> str | None:
    told: dict[str, Any] = {
        "time": datetime.fromtimestamp(event["log_time"], UTC).isoformat(timespec="milliseconds"),
        "level": level,
        "from": event.get("log_namespace", ""),
        "message": formatEvent(event),
    }
    told |= {fact: event[fact] for fact in FACTS if isinstance(event.get(fact), str | int)}
    failure = event.get("log_failure")
    if failure is not None:
        told["traceback"] = failure.getTraceback()
    return visible(json.dumps(told, ensure_ascii=False)) + "\n"


def _seen(line: str) -> str:
    return "\t".join(map(visible, line.split("\t")))


_LINES: Final[dict[str, Callable[[dict[str, Any], str], str | None]]] = {"text": _text_line, "json": _json_line}
