"""The tastes of Babel: who builds, who turns the powers against the other, and who is always on the way."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.search.liking import Deeds, Tastes
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)

BABEL: Final = Tastes(
    leads="chances",
    likings={
        "builder": Deeds(0.8, {Build: 0.4, Progress: 0.6}),
        "raider": Deeds(0.15, {Destroy: 1.0, Plunder: 0.8, Banish: 0.8, Desertion: 0.8, Halve: 0.6}),
        "trader": Deeds(0.15, {Migrate: 0.6, Move: 0.3, Settle: 0.1}),
    },
)
"""The builder builds, the raider is a tyrant who tears down and banishes, the trader wanders: moves and migrates."""
