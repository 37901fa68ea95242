"""What of the rules' tables pages show: trade cards, calamities, advances and lines of succession."""

from __future__ import annotations

from typing import Any

from ziggurat.games.civilization.nations import NATIONS
from ziggurat.games.civilization.tables import TABLES


def tables_of_civilization() -> dict[str, Any]:
    """`products` with their values and `calamities`, both in the order of a hand; `advances` with groups and prices;
    `epochs`, by nation the squares on which each of the five begins; `nations` in their order."""
    return {
        "products": [{"id": each.id, "value": each.value} for each in TABLES.products],
        "calamities": [each.id for each in TABLES.calamities],
        "advances": [{"id": each.id, "groups": each.groups, "price": each.price} for each in TABLES.advances],
        "epochs": {each.nation: each.epochs for each in TABLES.tracks},
        "nations": NATIONS,
    }
