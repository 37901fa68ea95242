"""Nations of Civilization as lines of text, and nations from such lines.

`troy 3` are three tokens in an area, `+knossos` is a city, `~troy` a ship with the number that is free, `~troy:2` one
with two tokens aboard, `=5` a stock of five tokens (without it, all that are nowhere else), `@7` the square of the
marker, `$8` a treasury of eight tokens, and `*law` an advance.

Treasury and advances are read, and not drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ziggurat.games.civilization.advances import ADVANCES, in_table_order
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF
from ziggurat.games.civilization.nations import TOKENS
from ziggurat.games.civilization.position import NOBODY_HERE, Nation, Ship
from ziggurat.games.civilization.tables import AdvanceId


def nation(name: Any, text: str) -> Nation:
    """The nation of that name, which stands as the text says."""
    made, stock = Nation(name, 0, NOBODY_HERE), None
    words = iter(text.split())
    for word in words:
        if word.startswith("+"):
            made = made.with_city(NUMBER_OF[word[1:]])
        elif word.startswith("~"):
            area, _, aboard = word[1:].partition(":")
            made = made.with_ship(made.ships.index(None), Ship(NUMBER_OF[area], int(aboard or 0)))
        elif word.startswith("="):
            stock = int(word[1:])
        elif word.startswith("@"):
            made = replace(made, marker=int(word[1:]))
        elif word.startswith("$"):
            made = replace(made, treasury=int(word[1:]))
        elif word.startswith("*"):
            made = replace(made, advances=in_table_order([*made.advances, known(word[1:])]))
        else:
            made = made.moved_in(NUMBER_OF[word], int(next(words)))
    placed = made.on_map + sum(ship.aboard for _, ship in made.sailing) + made.treasury
    return replace(made, stock=TOKENS - placed if stock is None else stock)


def known(name: str) -> AdvanceId:
    """The advance of that name."""
    return next(advance for advance in ADVANCES if advance == name)


def drawn(nation: Nation) -> str:
    """How the nation stands, as a line."""
    return " ".join(_words(nation))


def _words(nation: Nation) -> Iterator[str]:
    yield from (f"{AREAS[area].id} {count}" for area, count in enumerate(nation.tokens) if count)
    yield from (f"+{AREAS[area].id}" for area in nation.cities)
    yield from (f"~{AREAS[ship.area].id}" + (f":{ship.aboard}" if ship.aboard else "") for _, ship in nation.sailing)
    yield f"={nation.stock}"
    yield f"@{nation.marker}"
