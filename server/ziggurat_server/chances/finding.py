"""Finding chances of winning from what everyone sees."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from ziggurat.bots.thinking import chances
from ziggurat.bounds import SeatChances
from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat_server.chances.lines import Found, Question

_DRAWS: Final = 32
"""How often what is hidden is imagined: one draw alone moves the chances by a fifth where much is."""
_SEED: Final = 0


def found(question: Question) -> Found:
    """The answer, the same to the same question always."""
    try:
        return Found(question.number, _chances(question))
    except (msgspec.DecodeError, LookupError):
        # A game that bots cannot judge, or a view that this version does not know.
        return Found(question.number, None)


def _chances(question: Question) -> SeatChances:
    """The mean of what each draw says. Raises msgspec.DecodeError or LookupError."""
    game = game_named(question.game, question.rules_version)
    public = msgspec.json.decode(question.public, type=game.public_type)
    random = Random(_SEED)
    draws = [chances(game, View(None, public, None), random) for _ in range(_DRAWS)]
    return tuple(sum(of_seat) / _DRAWS for of_seat in zip(*draws, strict=True))
