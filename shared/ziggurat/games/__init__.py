"""The games, one folder of the same shape each, and the registry that names them."""

from __future__ import annotations

from typing import Any

from ziggurat.games.babel.rules import Babel
from ziggurat.games.babel.seals import SEALS as SEALS_OF_BABEL
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.seals import SEALS as SEALS_OF_CIVILIZATION
from ziggurat.games.civilization.without_cards import CivilizationWithoutCards
from ziggurat.games.game import Game
from ziggurat.games.seals import Seal
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.tigris.seals import SEALS as SEALS_OF_TIGRIS
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.seals import SEALS as SEALS_OF_UR

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (Ur(), Babel(), Tigris(), Civilization())}
"""Every game as its newest rules play it, by its id."""

OLDER_RULES: dict[tuple[str, int], Game[Any, Any, Any]] = {
    (game.id, game.rules_version): game for game in (CivilizationWithoutCards(),)
}
"""What is still here of older rules, by a game's id and the version: matches that were begun under them go on so."""

SEALS: dict[str, tuple[Seal, ...]] = {
    Ur.id: SEALS_OF_UR,
    Babel.id: SEALS_OF_BABEL,
    Tigris.id: SEALS_OF_TIGRIS,
    Civilization.id: SEALS_OF_CIVILIZATION,
}
"""By a game's id the seals that it gives."""


def game_named(game_id: str, rules_version: int | None = None) -> Game[Any, Any, Any]:
    """The game with that id under rules of that version, the newest if none is named.

    Raises LookupError if there is no such game, NoSuchRules (a LookupError) if its rules of that version are not here.
    """
    try:
        newest = GAMES[game_id]
    except KeyError:
        raise LookupError(f"no game is called {game_id!r}; there are: {', '.join(GAMES)}") from None
    if rules_version is None or rules_version == newest.rules_version:
        return newest
    older = OLDER_RULES.get((game_id, rules_version))
    if older is None:
        raise NoSuchRules(game_id, rules_version, newest.rules_version)
    return older


class NoSuchRules(LookupError):
    """The rules of a game are not here in the version that a match was begun under."""

    def __init__(self, game_id: str, wanted: int, newest: int) -> None:
        super().__init__(f"rules of version {wanted} of {game_id!r} are not here; the newest are of version {newest}")
        self.wanted = wanted
