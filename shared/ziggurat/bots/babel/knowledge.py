"""Babel as a thinking player knows it: the rooms of this folder joined behind the Knowledge contract."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ziggurat.bots.babel.discarding import likely_discard
from ziggurat.bots.babel.outlook import BabelOutlook
from ziggurat.bots.babel.unseen import with_unseen_drawn
from ziggurat.bots.babel.weights import PLAIN
from ziggurat.bots.babel.winning import EXPERIENCED, chances
from ziggurat.bots.babel.worth import Judgement
from ziggurat.bots.knowledge import Knowledge
from ziggurat.games.babel.position import Position
from ziggurat.games.game import Action, Game, Seat, View

UNEXPERIENCED: Final = Judgement(PLAIN)


class BabelKnowledge(Knowledge[Position]):
    """The know-how of Babel."""

    def imagine(self, view: View[Any, Any], random: Random) -> Position:
        """What is seen; the rival's hand, the deck and the hidden part of the pile are drawn."""
        return with_unseen_drawn(view, random)

    def chances(self, position: Position) -> tuple[float, ...]:
        return chances(position)

    def outlook(self, game: Game[Any, Any, Any]) -> BabelOutlook:
        return BabelOutlook(game, EXPERIENCED)

    def plain_outlook(self, game: Game[Any, Any, Any]) -> BabelOutlook:
        return BabelOutlook(game, UNEXPERIENCED)

    def plain_answer(self, game: Game[Any, Any, Any], position: Position, seat: Seat) -> Action:
        return likely_discard(position, seat)
