"""What the styles of bots are called in each game, and the bots that play in them, in the person's language."""

from __future__ import annotations

from typing import Final

from ziggurat_client.wording.words import Words

WOMEN: Final = frozenset({"Iltani", "Lamassi", "Adad-guppi", "Enheduanna", "Ennigaldi", "Puabi"})
"""Those of the named players whose style is called as a woman's is."""


def style_name(words: Words, game: str, style: str, name: str) -> str:
    """What the player of that name is in its style of that game, as "builder". Empty for a style, or a game, that only
    the server knows, and for none."""
    # Whose name somebody else has on the server has a number behind it.
    form = "she" if name.split(" ", 1)[0] in WOMEN else "he"
    key = f"style.{game}.{style}.{form}"
    return words.say(key) if words.knows(key) else ""


def style_explained(words: Words, game: str, style: str, name: str) -> str:
    """A sentence on who that is and what it likes; empty where the style is not known."""
    called = style_name(words, game, style, name)
    if not called:
        return ""
    return words.say("style.explained", name=name, style=called, about=words.say(f"style.{game}.{style}.about"))


def level_in_style(words: Words, level: str, style: str) -> str:
    """What a level is called together with the name of a style; without one, as ever."""
    return words.say("style.level", level=level, style=style) if style else level
