"""How the nations stand, as their panels show it, from the board on show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.position import Board, Mode
from ziggurat.games.civilization.scoring import territories
from ziggurat_client.boards.civilization.players.owing import Owing, owing_of
from ziggurat_client.boards.seats.company import Company, Seated

Count: TypeAlias = Literal[
    "product", "stock", "tokens", "census", "cities", "ships", "territories", "treasury", "advances", "cards"
]
COUNTS: Final[dict[Mode, tuple[Count, ...]]] = {
    "nomads": ("stock", "tokens", "ships"),
    "farmers": ("stock", "census", "cities", "territories"),
    "first_societies": ("stock", "census", "cities", "cards"),
    "full": ("stock", "treasury", "cities", "cards", "advances"),
}
"""What is shown of every nation besides the number that decides, the most important first."""

DECIDING: Final[dict[Mode, Count]] = {"nomads": "territories", "first_societies": "advances"}
"""What decides, where that is not the square of the marker."""
BEFORE: Final[tuple[Count, ...]] = ("product",)
"""What is shown before the nations stand on the map."""


@dataclass(frozen=True)
class Standing:
    """One nation: its name, `nation`, empty until one is chosen; the number that decides (`score`: the square of the
    marker, in nomads the territories, in first societies the advances), what is counted besides, and what its player
    owes. Before the nations stand on the map the value of the product drawn is counted, because it says who chooses
    first (4.3)."""

    seated: Seated
    nation: str
    score: int | None
    counts: tuple[tuple[Count, int], ...]
    owing: Owing
    called: bool = False
    """Whether the decision is awaited of the viewer, or of nobody else: of others who decide at once less is made."""


def standing_of(board: Board, seated: Seated, company: Company) -> Standing:
    """How one seat stands."""
    seat, words = seated.seat, company.words
    owing = owing_of(board, seat, company.viewer, words)
    called = seated.active and (seated.mine or len(company.active) == 1)
    chosen = board.chosen[seat]
    name = "" if chosen is None else words.say(f"civilization.nation.{chosen}")
    if not board.nations:
        return Standing(seated, name, None, (("product", board.products[seat]),), owing, called)
    nation, mode = board.nations[seat], board.options.mode
    numbers: dict[Count, int] = {
        "stock": nation.stock,
        "tokens": nation.on_map,
        "census": nation.census,
        "cities": len(nation.cities),
        "ships": len(nation.sailing),
        "territories": territories(nation),
        "treasury": nation.treasury,
        "advances": len(nation.advances),
        "cards": board.hands[seat] if board.hands else 0,
    }
    decides = DECIDING.get(mode)
    score = nation.marker if decides is None else numbers[decides]
    return Standing(seated, name, score, tuple((count, numbers[count]) for count in COUNTS[mode]), owing, called)
