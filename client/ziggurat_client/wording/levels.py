"""What the levels of bots are called, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.wording.words import Words


def level_name(words: Words, level: str) -> str:
    """The name of a level; one that only the server knows is named as the server does."""
    key = f"level.{level}"
    return words.say(key) if words.knows(key) else level


def level_and_rank(words: Words, levels: Sequence[str], level: str) -> str:
    """The name of a level, and which of `levels` it is, counted from the weakest: names alone do not tell who is the
    stronger. One that is not among them is only named."""
    if level not in levels:
        return level_name(words, level)
    number = levels.index(level) + 1
    return words.say("level.rank", level=level_name(words, level), number=number, count=len(levels))


def level_explained(words: Words, levels: Sequence[str], level: str) -> str:
    """A sentence on what a bot of that level is; empty for a level that only the server knows."""
    key = f"level.about.{level}"
    if level not in levels or not words.knows(key):
        return ""
    number = levels.index(level) + 1
    name, about = level_name(words, level), words.say(key)
    return words.say("level.explained", level=name, about=about, number=number, count=len(levels))


def level_about(words: Words, level: str) -> str:
    """The name of a level and how it plays, where we know it."""
    name, key = level_name(words, level), f"level.about.{level}"
    return words.say("level.described", level=name, about=words.say(key)) if words.knows(key) else name
