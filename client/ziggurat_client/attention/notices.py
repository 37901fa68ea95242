"""Notices of the system: a few words beside the clock or over the desktop, whatever window is in front."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final, Literal, Protocol, TypeAlias

import pygame

NOTICES_CHANGED: Final = pygame.event.custom_type()
"""The event by which it is told that the `standing` of the notices is another one."""
_PATIENCE: Final = 1.0
"""Seconds that the end of the program waits for a system that still shows something."""

Standing: TypeAlias = Literal["untried", "works", "fails"]


class Notices(Protocol):
    """What shows notices. Nothing here waits for the system."""

    @property
    def standing(self) -> Standing:
        """Whether this system shows them, as far as it was tried."""
        ...

    def show(self, title: str, message: str) -> None:
        """Show a notice in the place of the one before."""
        ...

    def clear(self) -> None:
        """Take back what is shown."""
        ...

    def close(self) -> None:
        """The program ends."""
        ...


class NoNotices:
    """A system that shows none."""

    standing: Standing = "untried"

    def show(self, title: str, message: str) -> None:
        """It shows none."""

    def clear(self) -> None:
        """There are none."""

    def close(self) -> None:
        """Nothing was opened."""


class Desktop(Protocol):
    """The system's own way, which may take its time."""

    def show(self, title: str, message: str) -> bool:
        """Show a notice; return whether it is shown."""
        ...

    def clear(self) -> None:
        """Take back what is shown."""
        ...


@dataclass(frozen=True)
class _Notice:
    title: str
    message: str


class SystemNotices:
    """Shows notices by a thread of its own, which begins with the first of them."""

    def __init__(self, open_desktop: Callable[[], Desktop], changed: Callable[[], None]) -> None:
        """`open_desktop` is called in the thread, as is `changed` whenever the standing is another one."""
        self.standing: Standing = "untried"
        self._open_desktop = open_desktop
        self._changed = changed
        self._orders: SimpleQueue[_Notice | Literal["clear", "close"]] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def show(self, title: str, message: str) -> None:
        """Show a notice in the place of the one before."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
            self._thread.start()
        self._orders.put(_Notice(title, message))

    def clear(self) -> None:
        """Take back what is shown."""
        if self._thread is not None:
            self._orders.put("clear")

    def close(self) -> None:
        """End the thread; what is shown is taken back, if the system is quick enough."""
        if self._thread is not None:
            self._orders.put("clear")
            self._orders.put("close")
            self._thread.join(_PATIENCE)
            self._thread = None

    def _run(self) -> None:
        desktop: Desktop | None = None
        while (order := self._orders.get()) != "close":
            try:
                if isinstance(order, _Notice):
                    desktop = desktop or self._open_desktop()
                    desktop.clear()
                    self._stand("works" if desktop.show(order.title, order.message) else "fails")
                elif desktop is not None:
                    desktop.clear()
            except Exception:  # noqa: BLE001 - whatever a system's notices raise, the game goes on without them
                desktop = None
                self._stand("fails")

    def _stand(self, standing: Standing) -> None:
        if standing != self.standing:
            self.standing = standing
            self._changed()


def system_notices() -> SystemNotices:
    """The notices of this system, by the library for it."""
    return SystemNotices(_library, _tell)


def _tell() -> None:
    pygame.event.post(pygame.Event(NOTICES_CHANGED))


def _library() -> Desktop:
    # Imported here, because it takes a while and most people never need it.
    from ziggurat_client.attention.desktop import LibraryDesktop

    return LibraryDesktop()
