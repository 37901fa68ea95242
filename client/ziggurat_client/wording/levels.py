"""What the levels of bots are called, in the person's language."""

from __future__ import annotations

from ziggurat_client.wording.words import Words


def level_name(words: Words, level: str) -> str:
    """The name of a level; one that only the server knows is named as the server does."""
    key = f"level.{level}"
    return words.say(key) if words.knows(key) else level
