"""What the games are called, and what is said about any of them."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import CALLED_OFF
from ziggurat_client.wording.words import Words


def game_name(words: Words, game: str) -> str:
    """The game's name; its id if this version does not know it."""
    key = f"games.{game}"
    return words.say(key) if words.knows(key) else game


def players(words: Words, counts: Sequence[int]) -> str:
    """How many may play, from the numbers of seats in rising order."""
    if len(counts) == 1:
        return words.say("room.players.exactly", count=counts[0])
    return words.say("room.players", least=counts[0], most=counts[-1])


def ending(words: Words, game: str, name: str) -> str:
    """How a match of the game ended, by the name its result gives to that."""
    return words.say("result.ending.called_off" if name == CALLED_OFF else f"result.ending.{game}.{name}")
