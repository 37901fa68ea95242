"""Who sits at a table, as its board shows them: whose decision is awaited, who is "you", and who comes next."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.games.game import Seat, Viewer
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Seated:
    """One seat and its player: whether it is lit, since its decision is awaited (`active`), whether it is the viewer's
    (`mine`), and whether its turn comes next (`follows`)."""

    seat: Seat
    player: Player
    active: bool
    mine: bool
    follows: bool = False


@dataclass(frozen=True)
class Company:
    """Everyone at a table, in the order of the seats.

    `viewer` is the seat that is "you". `active` are the seats that are lit, and `following` is the one whose turn comes
    next, where the game says so. `secrets` are what seats alone know, by seat, where it lies open.
    """

    words: Words
    players: Sequence[Player]
    viewer: Viewer
    active: Collection[Seat]
    following: Viewer = None
    secrets: Mapping[Seat, Any] = field(default_factory=dict)

    def seated(self) -> Iterator[Seated]:
        """Everyone, one after the other."""
        for seat, player in enumerate(self.players):
            yield Seated(seat, player, seat in self.active, seat == self.viewer, seat == self.following)
