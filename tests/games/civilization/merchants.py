"""A game of merchants, who found many cities, trade, and suffer every calamity: rare decisions are met in it."""

from __future__ import annotations

from random import Random

from games.random_play import chooser
from ziggurat.bots.levels import player_of
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match

_NODES = 30
"""So many positions a merchant looks at: few, because the game is long."""


def played(seats: int, seed: int, options: CivilizationOptions) -> Match:
    """A whole match of merchants, who act at the market also when nobody waits for them."""
    match, choose = Match(Civilization(), seats, seed, options), chooser(seed)
    players = [player_of("merchant", _NODES) for _ in range(seats)]
    chance = Random(seed)
    while match.due.seats:
        due = match.due
        for seat in due.open if match.span.phase == "trade" else ():
            unasked = players[seat].unasked(match.game, match.view(seat), chance)
            if unasked is not None:
                match.apply(seat, unasked)
                break
        else:
            seat = due.seats[choose(len(due.seats))]
            match.apply(seat, players[seat].choose(match.game, match.view(seat), chance))
    return match
