"""What is laid down of a hand that is too full (10.3)."""

from __future__ import annotations

from ziggurat.games.civilization.discarding import due_cards
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.trade_actions import Discard
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PRODUCT_OF, CardId, set_value, sets_in
from ziggurat.games.game import Seat


def laid_down(board: Board, seat: Seat, own: Own) -> Discard:
    """Calamities as far as cards are due, and then one by one the card that is missed least."""
    due = due_cards(board, seat)
    calamities = [card for card in own.hand if card in CALAMITY_OF]
    chosen: list[CardId] = calamities[:due]
    left = [card for card in own.hand if card in PRODUCT_OF]
    while len(chosen) < due and left:
        counts = sets_in(left)
        least = min(
            counts,
            key=lambda product: set_value(product, counts[product]) - set_value(product, counts[product] - 1),
        )
        card = next(each for each in reversed(left) if PRODUCT_OF[each] == least)
        left.remove(card)
        chosen.append(card)
    return Discard(tuple(chosen))
