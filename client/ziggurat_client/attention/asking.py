"""A person who looks elsewhere is asked for attention when it becomes their turn."""

from __future__ import annotations

from typing import Protocol

from ziggurat_client.network.our_turns import awaiting_codes
from ziggurat_client.network.remote import Remote


class Asking(Protocol):
    """What can ask for attention: a window."""

    @property
    def focused(self) -> bool:
        """Whether what is typed goes there, so that a person looks at it."""
        ...

    def ask_for_attention(self) -> None:
        """Blink, bounce, or be marked in the list of windows until a person comes, as the system does it."""
        ...


class Attention:
    """Watches all tables of a server at which a decision of ours may be awaited."""

    def __init__(self, remote: Remote, window: Asking) -> None:
        self._remote = remote
        self._window = window
        self._awaiting: frozenset[str] = frozenset()

    def follow(self) -> None:
        """Something has arrived: ask if a table awaits us that did not before, and nobody looks at the window."""
        awaiting = awaiting_codes(self._remote)
        if awaiting - self._awaiting and not self._window.focused:
            self._window.ask_for_attention()
        self._awaiting = awaiting
