"""What the program leaves behind when a fault of its own ends it: a report that a person can read, and pass on.

A report holds the traceback and what the program ran on, and none of the secrets that the program knows: no token and
no password, not even where an error's text repeats them.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from ziggurat.crash_traces import leave_crash_traces
from ziggurat.version import version
from ziggurat_client.kept.private_files import make_private_folder, write_privately

FOLDER: Final = "crashes"
MOST: Final = 20
"""How many reports are kept; the oldest make room."""
LAST_WORDS: Final = """\
ziggurat: the program ended because of a fault of its own, which is not yours.
What is known of it is in {file}
It holds no password and nothing else that is secret: whoever looks after the program will be glad to have it."""

_TRACES: Final = "traces"
"""The file into which the interpreter itself writes when it is ended from below."""
_HEAD: Final = """\
Ziggurat {version} ended because of a fault of its own.

time      {time}
Python    {python}
system    {system}
pygame-ce {pygame}
{about}

"""
_PYGAME: Final = "pygame-ce"
_NAMED: Final = re.compile(
    r"((?:token|password|invitation|secret)\w*['\"]?\s*[=:]\s*)(?:'[^']*'|\"[^\"]*\")", re.IGNORECASE
)
"""Secrets that stand by their names in the texts of errors."""
_SHORTEST: Final = 4
"""Secrets of fewer letters are found only where they stand by their names: else every word might be one."""
_HIDDEN: Final = "…"
_NOT_FAULTS: Final = (KeyboardInterrupt, SystemExit)

_log = logging.getLogger(__name__)


class CrashReports:
    """The folder of reports, beside the profile. `about` are more lines on the program's state, by their names."""

    def __init__(self, profile: Path) -> None:
        self._folder = profile / FOLDER
        self._traces: IO[bytes] | None = None
        self.secrets: Callable[[], Iterable[str]] = tuple
        """What must not be in a report."""
        self.about: Callable[[], dict[str, str]] = dict

    # ------------------------------------------------------------------ being there when it happens

    def watch(self) -> None:
        """Report from now on whatever nobody catches, in any thread, and what ends the interpreter from below."""
        sys.excepthook = self._crashed
        threading.excepthook = lambda told: self._crashed(told.exc_type, told.exc_value, told.exc_traceback)
        try:
            make_private_folder(self._folder)
            self._take_traces()
            self._traces = (self._folder / _TRACES).open("ab")
        except OSError as error:
            _log.warning("no crash reports can be kept in %s (%s)", self._folder, error)
            leave_crash_traces()
        else:
            faulthandler.enable(self._traces)

    def rest(self) -> None:
        """The program ends in order: nothing needs to be watched any more."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        if self._traces is not None:
            faulthandler.disable()
            self._traces.close()
            self._traces = None
            with contextlib.suppress(OSError):
                self._take_traces()

    def _crashed(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or isinstance(error, _NOT_FAULTS):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        told = "".join(traceback.format_exception(kind, error, trace))
        report = self._without_secrets(self._head() + told)
        sys.stderr.write(self._without_secrets(told))
        file = self._folder / f"{_stamp(time.time())}.txt"
        try:
            write_privately(file, report.encode(errors="backslashreplace"))
            self._make_room()
        except OSError as failure:
            _log.warning("the report cannot be written (%s)", failure)
        else:
            print(LAST_WORDS.format(file=file), file=sys.stderr)

    def _head(self) -> str:
        # Imported here: no start needs them that ends in order.
        import platform
        from importlib import metadata

        about = "\n".join(f"{name:9} {value}" for name, value in self.about().items())
        return _HEAD.format(
            version=version(),
            time=time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            system=platform.platform(),
            pygame=metadata.version(_PYGAME),
            about=about,
        )

    def _without_secrets(self, text: str) -> str:
        for secret in sorted(self.secrets(), key=len, reverse=True):
            if len(secret) >= _SHORTEST:
                text = text.replace(secret, _HIDDEN)
        return _NAMED.sub(rf"\g<1>{_HIDDEN}", text)

    # ------------------------------------------------------------------ afterwards

    def newest(self) -> Path | None:
        """The report that was written last."""
        return max(self._folder.glob("*.txt"), key=lambda file: file.name, default=None)

    def _take_traces(self) -> None:
        """What the interpreter wrote at its end becomes a report; the file is gone. Raises OSError."""
        traces = self._folder / _TRACES
        if not traces.exists():
            return
        if traces.stat().st_size:
            traces.replace(self._folder / f"{_stamp(traces.stat().st_mtime)}.txt")
        else:
            traces.unlink()

    def _make_room(self) -> None:
        for old in sorted(self._folder.glob("*.txt"))[:-MOST]:
            old.unlink()


def _stamp(moment: float) -> str:
    """A name for a moment (seconds since 1970) by which files are in order."""
    return time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(moment))
