"""A person who looks elsewhere is asked for attention when it becomes their turn."""

from __future__ import annotations

from typing import Protocol

from ziggurat_client.attention.notices import Notices
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.our_turns import awaiting_codes
from ziggurat_client.network.remote import Remote
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import Words


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

    def __init__(self, remote: Remote, window: Asking, notices: Notices, words: Words, memory: Memory) -> None:
        """Notices of the system are shown to those who want them by their profile."""
        self._remote = remote
        self._window = window
        self._notices = notices
        self._words = words
        self._memory = memory
        self._awaiting: frozenset[str] = frozenset()

    def follow(self) -> None:
        """Something has arrived: ask if a table awaits us that did not before, and nobody looks at the window."""
        awaiting = awaiting_codes(self._remote)
        new = awaiting - self._awaiting
        if new and not self._window.focused:
            self._window.ask_for_attention()
            if self._memory.profile.system_notices:
                self._notices.show(self._words.say("notices.turn"), "\n".join(map(self._table, sorted(new))))
        elif self._awaiting and not awaiting:
            # Somebody played for us, or the match is over: nobody needs to come any more.
            self._notices.clear()
        self._awaiting = awaiting

    def come_back(self) -> None:
        """The person looks at the window again."""
        self._notices.clear()

    def _table(self, code: str) -> str:
        """The game that is played at a table, and what the table is called."""
        record = self._remote.tables.get(code)
        table = self._remote.lobby.tables[code] if record is None else record.table
        return self._words.say("notices.table", game=game_name(self._words, table.game), table=table.name)
