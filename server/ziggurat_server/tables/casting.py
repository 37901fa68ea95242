"""Which bot comes when one is hired: a plain one, or one of the named players of its level."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import NamedTuple

from ziggurat.bots.characters import Character, characters_at
from ziggurat.wire.messages import ANY_STYLE
from ziggurat_server.bots import NAMES
from ziggurat_server.refusal import Refusal


class Part(NamedTuple):
    """The name that a bot plays under, and its style if it has one."""

    name: str
    style: str | None = None


def cast(level: str, style: str | None, taken: Collection[str], random: Random) -> Part:
    """The part of a new bot of that level and style; of `any` style, one whose name nobody has, if there is one.

    `taken` are the names of the bots that are at the table already. Raises Refusal `unknown_style`.
    """
    if style is None:
        return Part(_plain_name(taken))
    known = characters_at(level)
    if style != ANY_STYLE and not any(character.style == style for character in known):
        styles = ", ".join(character.style for character in known) or "none"
        raise Refusal("unknown_style", f"no bot of that level plays in that style; there are: {styles}", styles=styles)
    wanted = [character for character in known if style in (ANY_STYLE, character.style)]
    if not wanted:
        return Part(_plain_name(taken))
    chosen = random.choice([each for each in wanted if each.name not in taken] or wanted)
    return Part(_name_of(chosen, taken), chosen.style)


def _name_of(character: Character, taken: Collection[str]) -> str:
    """The character's own name, or a plain one where it is at the table already."""
    return _plain_name(taken) if character.name in taken else character.name


def _plain_name(taken: Collection[str]) -> str:
    return next(name for name in NAMES if name not in taken)
