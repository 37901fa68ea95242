"""What a game tells those who come back to a long match of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat.games.game import Viewer
from ziggurat_client.network.table_record import Happening
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class SinceTold:
    """What has happened since a moment, in words: a heading, the time it is about, a line for each seat, and more lines
    about what concerned the viewer and who is asked now. `is_long` says that enough has happened to be told unasked."""

    title: str
    span: str
    seats: tuple[str, ...]
    lines: tuple[str, ...]
    is_long: bool


TellSince: TypeAlias = Callable[[Words, Sequence[Happening], Viewer, Sequence[str]], SinceTold | None]
"""What has happened since the viewer's last step among what is known of the match, oldest first, with the names of the
seats; None if there is nothing to tell."""
