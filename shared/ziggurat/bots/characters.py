"""The named players: three at each level that plans, each in a style of its own, the same in all games."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """A player whom one may meet again: the name, and how it plays."""

    name: str
    level: str
    style: str


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("Iltani", "apprentice", "builder"),
    Character("Ubar", "apprentice", "raider"),
    Character("Kushim", "apprentice", "trader"),
    Character("Lamassi", "merchant", "builder"),
    Character("Pushu-ken", "merchant", "raider"),
    Character("Ea-nasir", "merchant", "trader"),
    Character("Adad-guppi", "priest", "builder"),
    Character("Enheduanna", "priest", "raider"),
    Character("Ennigaldi", "priest", "trader"),
    Character("Gudea", "king", "builder"),
    Character("Sargon", "king", "raider"),
    Character("Puabi", "king", "trader"),
)
"""All of them, by level and style. Their names are those of people who lived between Kanesh and Ur."""


def characters_at(level: str) -> tuple[Character, ...]:
    """Those who play at that level; nobody where it has no styles."""
    return tuple(character for character in CHARACTERS if character.level == level)
