"""The epochs of the nine nations on the succession table (12), and their colours."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.succession import FINISH, TRACKS

Epoch: TypeAlias = Literal["start", "neolithic", "early_bronze", "late_bronze", "early_iron", "late_iron", "finish"]
EPOCHS: Final[tuple[Epoch, ...]] = ("neolithic", "early_bronze", "late_bronze", "early_iron", "late_iron")
"""Those that a nation lives through between the start and the finish."""
OPENINGS: Final[dict[NationId, tuple[int, ...]]] = {nation: track.epochs for nation, track in TRACKS.items()}
"""The first square of each epoch."""
COLOURS: Final[dict[Epoch, str]] = {
    "start": "#15204a",
    "neolithic": "#8a6a45",
    "early_bronze": "#b07a2c",
    "late_bronze": "#a8502f",
    "early_iron": "#3f62b8",
    "late_iron": "#5a4aa8",
    "finish": "#e8b53a",
}


def epoch_of(nation: NationId, square: int, last: int = FINISH) -> Epoch:
    """The epoch of a nation in which a square lies; `last` is the one that ends the game."""
    if square <= 0:
        return "start"
    if square >= last:
        return "finish"
    reached = [epoch for epoch, opens in zip(EPOCHS, OPENINGS[nation], strict=True) if opens <= square]
    return reached[-1]


def opening_of(nations: tuple[NationId, ...], epoch: Epoch) -> int:
    """The square on which an epoch begins for most of these nations, the earlier of two."""
    opens = [OPENINGS[nation][EPOCHS.index(epoch)] for nation in nations]
    return min(opens, key=lambda square: (-opens.count(square), square))
