"""How far a match is, in its game's own words where it has any."""

from __future__ import annotations

from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import Words


def how_far(words: Words, game: str, round_: int) -> str:
    """The game and its round; the game alone in its setup."""
    if round_ == 0:
        return game_name(words, game)
    own = f"{game}.course"
    return words.say(own if words.knows(own) else "table.round", game=game_name(words, game), round=round_)


def what_goes_on(words: Words, game: str, phase: str) -> str:
    """The phase, where the game has a word for it; empty where it has none."""
    key = f"{game}.phase.{phase}"
    return words.say(key) if words.knows(key) else ""


def joined(words: Words, first: str, second: str) -> str:
    """Both in one line, or the one that is not empty."""
    return words.say("table.joined", first=first, second=second) if first and second else first or second
