"""What the tables of the rules say, read from the data beside this module (8.1, 10.1, 11.1 and 12)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from ziggurat.games.civilization.nations import NationId

ProductId: TypeAlias = Literal[
    "ochre", "hides", "iron", "papyrus", "salt", "grain", "cloth", "bronze", "spices", "gems", "gold"
]
CalamityId: TypeAlias = Literal[
    "volcano", "flood", "famine", "civil_war", "epidemic", "civil_disorder", "iconoclasm", "piracy"
]
AdvanceId: TypeAlias = Literal[
    "music",
    "theatre",
    "astronomy",
    "coinage",
    "medicine",
    "law",
    "democracy",
    "philosophy",
    "weaving",
    "pottery",
    "metallurgy",
    "agriculture",
    "mysticism",
    "architecture",
    "literacy",
    "engineering",
]
"""A civilization card. We call it an advance, because trade cards are cards too."""
Group: TypeAlias = Literal["arts", "crafts", "sciences", "civics"]
Back: TypeAlias = Literal["red", "black"]


class Product(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A product: the value of one card and how many cards there are (8.1)."""

    id: ProductId
    value: int
    copies: int


class Calamity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A calamity: its number and the colour of its back (11.1)."""

    id: CalamityId
    number: int
    back: Back


class Advance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An advance: its groups, price, copies, the advance that it needs, and what it gives off the price of others
    (10.1)."""

    id: AdvanceId
    groups: tuple[Group, ...]
    price: int
    copies: int
    credits: dict[AdvanceId, int]
    requires: AdvanceId | None = None


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line of a nation in the succession table: the squares that open its five epochs, and the points that
    squares ask for (12)."""

    nation: NationId
    epochs: tuple[int, int, int, int, int]
    points: dict[int, int]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tables; `mysticism_in_full` are the copies of Mysticism by number of players (4.4)."""

    products: tuple[Product, ...]
    calamities: tuple[Calamity, ...]
    advances: tuple[Advance, ...]
    mysticism_in_full: dict[int, int]
    tracks: tuple[Track, ...]


def read_tables() -> Tables:
    """The tables as the data beside this module tell them."""
    data = files(__package__).joinpath("tables.json").read_bytes()
    return msgspec.json.decode(data, type=Tables)


TABLES: Final = read_tables()
