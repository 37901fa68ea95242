"""The tastes of Ur: who builds high, who takes what is others', and who lives by trade and by words."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.search.liking import Deeds, Tastes
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, Politics, Trade

UR: Final = Tastes(
    leads="log_odds",
    most=0.15,
    likings={
        "builder": Deeds({Build: 0.8, Agriculture: 0.4, Culture: 0.2}),
        "raider": Deeds({Attack: 0.6}),
        "trader": Deeds({Trade: 0.6, Politics: 0.6, Culture: 0.2}),
    },
)
"""The builder lays ziggurats and grows the cubes for them, the raider attacks, the trader trades and negotiates."""
