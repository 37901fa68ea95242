"""Notices on the desktop of Linux, Windows and macOS, by the library desktop-notifier."""

from __future__ import annotations

import logging
from typing import Final

from desktop_notifier.sync import DesktopNotifierSync

NAME: Final = "Ziggurat"
_LOG: Final = "desktop_notifier"


class LibraryDesktop:
    """Shows one notice at a time. Whoever makes it, uses it in the same thread."""

    def __init__(self) -> None:
        # What the library has to say is said by the settings: whether notices are shown.
        logging.getLogger(_LOG).addHandler(logging.NullHandler())
        logging.getLogger(_LOG).propagate = False
        self._notifier = DesktopNotifierSync(app_name=NAME, app_icon=None)
        self._shown: str | None = None

    def show(self, title: str, message: str) -> bool:
        """Show a notice; return whether it is shown. The library keeps what it has shown, and swallows what it has
        not."""
        if not self._notifier.has_authorisation() and not self._notifier.request_authorisation():
            return False
        notice = self._notifier.send(title, message)
        if notice not in self._notifier.get_current_notifications():
            return False
        self._shown = notice
        return True

    def clear(self) -> None:
        """Take back what is shown."""
        if self._shown in self._notifier.get_current_notifications():
            self._notifier.clear(self._shown)
        self._shown = None
