"""What guides have said in other modes of a game: nobody is told it again in the next one."""

from __future__ import annotations

from typing import Final

from ziggurat_client.kept.profile import Memory

_PARTS: Final = 3


class Heard:
    """What was said in guided games of `game`, by mode, kept in the profile."""

    def __init__(self, memory: Memory, game: str) -> None:
        self._memory = memory
        self._game = game

    def elsewhere(self, mode: str) -> frozenset[str]:
        """The names of what was said in other modes: whoever is guided through one again hears its own anew."""
        kept = (line.split("/") for line in self._memory.profile.heard)
        return frozenset(
            parts[2] for parts in kept if len(parts) == _PARTS and parts[0] == self._game and parts[1] != mode
        )

    def anything_in(self, mode: str) -> bool:
        """Whether anything was said in that mode."""
        return any(line.startswith(f"{self._game}/{mode}/") for line in self._memory.profile.heard)

    def note(self, mode: str, name: str) -> None:
        """This was said now, in that mode; where a game has but one, nothing needs to be remembered."""
        line = f"{self._game}/{mode}/{name}"
        if mode and line not in self._memory.profile.heard:
            self._memory.change(heard=(*self._memory.profile.heard, line))
