"""The tastes of Ur: who builds high, who takes what is others', and who lives by trade and by words."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.search.liking import Deeds, Tastes
from ziggurat.games.game import Action, Seat
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, Politics, Trade
from ziggurat.games.ur.position import Position

_ENOUGH: Final = 5
"""The cubes of a tile on which one may build (rule 4.2)."""
_BROUGHT_TOGETHER: Final = 0.3


class _Builder(Deeds):
    """Besides, it brings cubes together where it may build then."""

    def worth(self, position: Position, seat: Seat, action: Action) -> float:
        if isinstance(action, Politics):
            return _BROUGHT_TOGETHER * sum(each.count == _ENOUGH for each in action.cubes)
        return super().worth(position, seat, action)


UR: Final = Tastes(
    leads="log_odds",
    likings={
        "builder": _Builder(0.3, {Build: 0.8, Agriculture: 0.4, Culture: 0.2}),
        "raider": Deeds(0.05, {Attack: 0.6}),
        "trader": Deeds(0.08, {Trade: 0.6, Politics: 0.6, Culture: 0.2}),
    },
)
"""The builder lays ziggurats and brings cubes together for them, the raider attacks, the trader trades."""
