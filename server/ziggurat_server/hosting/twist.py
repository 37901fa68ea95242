"""The server as a plugin of Twisted's program `twist`, with the same options as `ziggurat-server`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from twisted.application.service import Service
from twisted.internet import reactor as installed_reactor
from twisted.internet.defer import Deferred
from twisted.python.usage import UsageError

from ziggurat_server.config.command_line import Command, read_command
from ziggurat_server.hosting.running import Run

reactor: Final[Any] = installed_reactor


class Options:
    """What `twist` asks of a plugin's options (twisted.python.usage.Options), read as `ziggurat-server` reads them."""

    command: Command

    def __init__(self) -> None:
        self.parent: object = None

    def parseOptions(self, options: Sequence[str] | None = None) -> None:  # noqa: N802 - Twisted's name
        """Read the words after `twist ziggurat`. Raises UsageError for what `twist` does not do."""
        self.command = read_command(sys.argv[1:] if options is None else options, os.environ)
        if self.command.todo != "run":
            raise UsageError("ask `ziggurat-server` itself to check or print the configuration")


def makeService(options: Options) -> Service:  # noqa: N802 - Twisted's name
    """The server. Raises BadEndpoint, KeyRefused, BadPlace, BadBans or FolderRefused."""
    return _RunUnderTwist(Run(options.command, reactor))


class _RunUnderTwist(Service):
    """Begins and ends with `twist`, which logs in its own way."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def startService(self) -> None:  # noqa: N802 - Twisted's name
        """Open the ports, once the reactor runs."""
        super().startService()  # type: ignore[no-untyped-call]
        reactor.callWhenRunning(self._run.begin)

    def stopService(self) -> Deferred[None]:  # noqa: N802 - Twisted's name
        """Close everything."""
        super().stopService()  # type: ignore[no-untyped-call]
        return self._run.end()
