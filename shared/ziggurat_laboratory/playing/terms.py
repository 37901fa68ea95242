"""The terms of a league: all that decides its games but who sits where on which deal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ziggurat.games import game_named
from ziggurat.games.game import Game, Options

ROUND_LIMIT: Final = 60
"""Full rounds after which a game is scored, where the game has such an option: weak players may never find an end."""


class BadTerms(ValueError):
    """Terms that no game can be played under; the message is for people."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a league. Together with a fixture they determine every action of a game.

    `options` holds every option of the game with its value; the deals are seeded from `seed` on.
    """

    game: str
    options: dict[str, Any]
    seed: int = 1

    def rules(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return game_named(self.game)

    def chosen_options(self) -> Options:
        """The options as the game takes them."""
        return msgspec.convert(self.options, self.rules().options_type)


def checked(terms: Terms) -> Terms:
    """The same terms, with every option written out. Raises BadTerms if they name no game or no options of it."""
    try:
        options = terms.chosen_options()
    except (LookupError, msgspec.ValidationError) as error:
        raise BadTerms(str(error.args[0])) from error
    return msgspec.structs.replace(terms, options=msgspec.to_builtins(options))


def league_terms(game: str, choices: Iterable[str], seed: int) -> Terms:
    """The terms with options written as `name=value`, and a limit of rounds where nothing else is said.

    Raises BadTerms.
    """
    options = dict(map(_choice, choices))
    terms = checked(Terms(game, {}, seed))
    if "max_rounds" in terms.options:
        options.setdefault("max_rounds", ROUND_LIMIT)
    return checked(msgspec.structs.replace(terms, options=options))


def _choice(text: str) -> tuple[str, Any]:
    """An option and its value: JSON, or the bare word where it is none."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise BadTerms(f"an option is written name=value, not {text!r}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def terms_told(terms: Terms) -> str:
    """The terms in a line for people."""
    choices = ", ".join(f"{name} = {json.dumps(value)}" for name, value in terms.options.items())
    return f"{terms.game} with {choices or 'no options'}; deals from seed {terms.seed} on"
