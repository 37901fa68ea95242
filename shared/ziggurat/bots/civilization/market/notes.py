"""What bots write beside their lots: the products that they look for, in words that every program knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.bots.civilization.market.readings import PLACES, PRODUCTS
from ziggurat.games.civilization.tables import ProductId

_ASKED: Final = "?"


def note_of(wishes: Iterable[int]) -> str:
    """The note of who looks for these products, by their places."""
    names = [PRODUCTS[place] for place in wishes]
    return " ".join([_ASKED, *names]) if names else ""


def products_sought(note: str) -> tuple[ProductId, ...]:
    """The products of a note as bots write it, in its order; none of one that is worded otherwise."""
    sign, *names = note.split(" ")
    sought = tuple([product for name in names for product in PRODUCTS if product == name])
    return sought if sign == _ASKED and len(sought) == len(names) else ()


def wishes_in(note: str) -> frozenset[int]:
    """The places of the products that a note names."""
    words = note.lower().replace(",", " ").split()
    return frozenset(place for product, place in PLACES.items() if product in words)
