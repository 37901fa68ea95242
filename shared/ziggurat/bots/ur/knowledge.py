"""Ur as a thinking player knows it: the rooms of this folder joined behind the Knowledge contract."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.knowledge import Knowledge
from ziggurat.bots.outlook import AnyOutlook
from ziggurat.bots.ur.outlook import UrOutlook
from ziggurat.bots.ur.unseen import with_unseen_drawn
from ziggurat.bots.ur.weights import EXPERIENCE, PLAIN
from ziggurat.bots.ur.winning import chances
from ziggurat.games.game import Game, View
from ziggurat.games.ur.position import Position


class UrKnowledge(Knowledge[Position]):
    """The know-how of Ur."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """What everyone sees; the tiles below the top of the market's pile are drawn."""
        return with_unseen_drawn(view.public, random)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def outlook(self, game: Game[Any, Any, Any]) -> AnyOutlook:
        return UrOutlook(game, EXPERIENCE)

    def plain_outlook(self, game: Game[Any, Any, Any]) -> AnyOutlook:
        return UrOutlook(game, PLAIN)
