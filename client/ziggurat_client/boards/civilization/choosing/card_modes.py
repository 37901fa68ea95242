"""The modes in which a player chooses about cards and coins, and the commands for that."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat_client.boards.civilization.shelf.sets import Kind


@dataclass(frozen=True)
class Taxing:
    """How many tokens each city is taxed is asked."""

    rate: int


@dataclass(frozen=True)
class Gilding:
    """How many cards of gold are bought is asked."""

    count: int = 0


@dataclass(frozen=True)
class Buying:
    """Which advances are bought is asked: those in the cart, in the order of the table; paid with these cards and so
    many treasury tokens, or while `paid` is None as it is proposed."""

    cart: tuple[AdvanceId, ...] = ()
    paid: tuple[CardId, ...] | None = None
    coins: int = 0


@dataclass(frozen=True)
class Discarding:
    """Which cards are laid down is asked."""

    cards: tuple[CardId, ...] = ()


@dataclass(frozen=True)
class Rate:
    """That many tokens a city were chosen."""

    rate: int


@dataclass(frozen=True)
class Want:
    """An advance was chosen for the cart, or taken out of it."""

    advance: AdvanceId


@dataclass(frozen=True)
class Lay:
    """So many cards of a kind are to be paid with, or laid down."""

    kind: Kind
    count: int
