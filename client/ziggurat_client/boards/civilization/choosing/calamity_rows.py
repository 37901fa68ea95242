"""The rows from which something about a calamity or a revolt is chosen, in the order in which they stand."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.boards.civilization.calamities.modes import (
    CalamityMode,
    Listing,
    Point,
    Pointing,
    Quaking,
)
from ziggurat_client.boards.civilization.calamities.questions import nameable_cities, named_places, quaked_beside
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Choose, Command
from ziggurat_client.input.intentions import Intention

KEYS: Final = (Intention.ACTION_1, Intention.ACTION_2, Intention.ACTION_3)
"""The keys of the first rows; the next one is that of what is proposed."""


def cities_in_rows(known: Known, mode: Listing | Quaking) -> tuple[AreaNumber, ...]:
    """The cities that can be named; once the own one of an earthquake is, that one and the foreign ones beside it."""
    if isinstance(mode, Listing):
        return nameable_cities(known.board, mode.question, known.seat)
    if mode.own is None:
        return known.nation.cities
    return (mode.own, *quaked_beside(known.board, known.seat, mode.own))


def command_of_key(known: Known, mode: CalamityMode, key: Intention) -> Command | None:
    """What the key of a row gives; None if it is the key of none."""
    if key not in KEYS:
        return None
    commands: list[Command] = []
    if isinstance(mode, Listing | Quaking):
        commands = [Choose(area) for area in cities_in_rows(known, mode)]
    elif isinstance(mode, Pointing):
        commands = [Point(name) for name in named_places(known.board, mode.question)]
    number = KEYS.index(key)
    return commands[number] if number < len(commands) else None
