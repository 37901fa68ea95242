"""Whether two actions of Civilization are the same but for which of like cards they name, and in which order."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.calamity_actions import CivilWarPick, CivilWarTake, LoseUnits
from ziggurat.games.civilization.trade_actions import Buy, Discard
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat_client.boards.civilization.shelf.sets import kind_of


def are_same(one: CivilizationAction, other: CivilizationAction) -> bool:
    """Whether nobody could tell what comes of one from what comes of the other."""
    return _plain(one) == _plain(other)


def _plain(action: CivilizationAction) -> object:
    match action:
        case Buy(advances, pay, treasury):
            return Buy, sorted(advances), _kinds(pay), treasury
        case Discard(cards):
            return Discard, _kinds(cards)
        case LoseUnits() | CivilWarPick() | CivilWarTake():
            grain = action.grain if isinstance(action, LoseUnits) else 0
            return type(action), action.tokens, sorted(action.cities), grain
        case _:
            return action


def _kinds(cards: Iterable[CardId]) -> list[str]:
    return sorted(map(kind_of, cards))
