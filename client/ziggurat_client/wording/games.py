"""What the games are called, and what is said about any of them."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import CALLED_OFF, Standing
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


def parted_by(words: Words, game: str, standings: Sequence[Standing], manner: str = "") -> str | None:
    """What parted the winner from the next one of as many points; None where nothing had to. `manner` is the key of
    the one in which the game was played."""
    if len(standings) < 2:
        return None
    first, second = standings[:2]
    if first.rank == second.rank or first.score != second.score:
        return None
    for number, (more, fewer) in enumerate(zip(first.breakers, second.breakers, strict=False)):
        if more != fewer:
            key = f"result.breaker.{game}.{manner}.{number}" if manner else f"result.breaker.{game}.{number}"
            return words.say(key, more=more, fewer=fewer)
    return None


def ending(words: Words, game: str, name: str, manner: str = "") -> str:
    """How a match of the game ended, by the name its result gives to that."""
    if name == CALLED_OFF:
        return words.say("result.ending.called_off")
    own = f"result.ending.{game}.{manner}.{name}"
    return words.say(own if words.knows(own) else f"result.ending.{game}.{name}")


def breakdown(words: Words, game: str, manner: str = "") -> str:
    """What the results of a game are made of."""
    return words.say(f"result.breakdown.{game}.{manner}" if manner else f"result.breakdown.{game}")
