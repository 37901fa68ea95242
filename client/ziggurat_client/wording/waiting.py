"""What is said of a game that waits."""

from __future__ import annotations

from ziggurat_client.kept.waiting_games import WaitingSign
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words


def stands(words: Words, sign: WaitingSign, key: str) -> str:
    """The game and its round, after the words of `key`; no round while the game is being set up."""
    game = game_name(words, sign.game)
    return words.say(f"{key}.round", game=game, round=sign.round) if sign.round else words.say(key, game=game)


def rivals(words: Words, sign: WaitingSign) -> str:
    """With whom it is played; empty if nobody else does."""
    return words.say("waiting.with", names=listing(words, sign.rivals)) if sign.rivals else ""


def turn(words: Words, sign: WaitingSign) -> str:
    """Whose turn it is, by name where several people sit at this screen; empty if that is not known."""
    if sign.ours and not sign.shared:
        return words.say("waiting.yours")
    return words.say("waiting.theirs", name=sign.due[0]) if sign.due else ""
