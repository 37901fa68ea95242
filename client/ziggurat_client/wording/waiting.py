"""What is said of a game that waits."""

from __future__ import annotations

from ziggurat_client.kept.waiting_games import WaitingSign
from ziggurat_client.wording.courses import how_far, joined, what_goes_on
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words


def stands(words: Words, sign: WaitingSign, key: str) -> str:
    """The game and its round, in the sentence of `key`; no round while the game is being set up."""
    return words.say(key, game=how_far(words, sign.game, sign.round))


def stands_in_full(words: Words, sign: WaitingSign) -> str:
    """The game and its round, and its phase where the game has a word for it."""
    return joined(words, how_far(words, sign.game, sign.round), what_goes_on(words, sign.game, sign.phase))


def rivals(words: Words, sign: WaitingSign) -> str:
    """With whom it is played; empty if nobody else does."""
    return words.say("waiting.with", names=listing(words, sign.rivals)) if sign.rivals else ""


def turn(words: Words, sign: WaitingSign) -> str:
    """Whose turn it is, by name where several people sit at this screen; empty if that is not known."""
    if sign.ours and not sign.shared:
        return words.say("waiting.yours")
    return words.say("waiting.theirs", name=sign.due[0]) if sign.due else ""
