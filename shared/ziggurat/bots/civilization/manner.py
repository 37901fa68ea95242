"""The manners in which movements are thought of and judged, from a beginner's to that of who sees far."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ziggurat.bots.civilization.cards.thrift import SAVER, SPENDER, Thrift
from ziggurat.bots.civilization.market.style import CUNNING, NAIVE, SHREWD, Style
from ziggurat.bots.civilization.movement_plans import EXPERIENCED, PLAIN, Intent
from ziggurat.games.civilization.position import Mode

WHOLE_GAME: Final = 99
"""More turns than a game has, if all play on by usual plans."""


class Manner(NamedTuple):
    """The plans that come to mind in each mode, and for how many turns the game is then played on in the mind (0: to
    the end of this one), by usual plans of everyone; None if nobody else is thought to move, and what lies on the table
    is counted plainly. Of the nations any is taken, the one that has done best under usual plans, or the one with which
    a whole game goes best in the mind; with cards, where that takes too long, the one that has done best in play. The
    best movement of farmers is bettered, leaning here or there, until nothing helps or until that has cost `bettering`
    positions or a quarter of those that were left. At the market it has its style, and its thrift in buying."""

    intents: dict[Mode, tuple[Intent, ...]]
    turns: dict[Mode, int] | None
    nations: Literal["any", "liked", "tried"]
    trading: Style
    thrift: Thrift
    bettering: int = 0


BEGINNER: Final = Manner(PLAIN, None, "any", NAIVE, SPENDER)
EXPERT: Final = Manner(
    EXPERIENCED, {"nomads": 1, "farmers": 0, "first_societies": 1, "full": 1}, "liked", SHREWD, SAVER
)
_FAR: Final[dict[Mode, int]] = {"nomads": 3, "farmers": WHOLE_GAME, "first_societies": 1, "full": 1}
SEER: Final = Manner(EXPERIENCED, _FAR, "tried", CUNNING, SAVER, bettering=1_500)
