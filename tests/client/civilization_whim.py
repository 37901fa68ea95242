"""What somebody at the screen takes into their head in Civilization's modes with cards: what a bot would do, anything
that may be done, and at the market something to say now and then."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from ziggurat.bots.levels import RandomPlayer, player_of
from ziggurat.games.civilization.actions import CivilizationAction, EndMovement, ResetMovement
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady, TradeReply, TradeSay
from ziggurat.games.game import Seat
from ziggurat.match.match import Match

DEALS: Final = 12
"""After so many actions at one market it is enough."""
_WORDS: Final = "no salt 4 me"


class Whim:
    """Decides for one seat."""

    def __init__(self, seat: Seat, chance: Random) -> None:
        self._seat = seat
        self._chance = chance
        self._bot = player_of("apprentice", 60)
        self._at_market = 0

    def choose(self, match: Match) -> CivilizationAction:
        """Something that may be done now."""
        board: Board = match.view(self._seat).public.board
        if board.phase == "trade":
            return self._trade(match, board)
        self._at_market = 0
        match board.phase:
            case "movement":
                return self._moved(match)
            case _:
                return self._any(match)

    def _any(self, match: Match) -> Any:
        if self._chance.random() < 0.5:
            return self._bots(match)
        return RandomPlayer().choose(match.game, match.view(self._seat), self._chance)

    def _bots(self, match: Match) -> Any:
        return self._bot.choose(match.game, match.view(self._seat), self._chance)

    def _moved(self, match: Match) -> Any:
        """A step, or soon the end."""
        found = list(match.game.candidates(match.view(self._seat)))
        if isinstance(found[0], EndMovement) and self._chance.random() < 0.4:
            return found[0]
        return self._chance.choice([each for each in found if not isinstance(each, ResetMovement)] or found)

    def _trade(self, match: Match, board: Board) -> Any:
        self._at_market += 1
        if self._at_market >= DEALS:
            return TradeReady(True)
        if self._chance.random() < 0.1:
            nation = board.nations[(self._seat + 1) % board.seats].id
            return TradeSay(_WORDS, self._chance.choice((None, (nation,))))
        found: list[Any] = list(match.game.candidates(match.view(self._seat)))
        kinds = sorted({type(each).__name__ for each in found} - {TradeReady.__name__})
        if not kinds:
            return TradeReady(True)
        kind = self._chance.choice(kinds)
        action = self._chance.choice([each for each in found if type(each).__name__ == kind])
        if isinstance(action, TradeOffer | TradeReply):
            return replace(action, note=self._chance.choice(("", "iron 4 gold")))
        return action
