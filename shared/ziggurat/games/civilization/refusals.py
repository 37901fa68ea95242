"""Why the rules refuse an action, in the order in which they are tried (15.1)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Refusal

WRONG_PHASE: Final = Refusal("wrong_phase", "15", "this is not asked for now")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "15", "this nation is not asked")
BAD_VALUE: Final = Refusal("bad_value", "15.1", "something named is unknown or out of range")
NOT_ADJACENT: Final = Refusal("not_adjacent", "5", "there is no border of the kind that is needed")
OPEN_SEA: Final = Refusal("open_sea", "6.2", "nothing may stay in the open sea, go aboard there or land there")
NO_MOVES_LEFT: Final = Refusal("no_moves_left", "6.2", "the ship has crossed as many borders as it may")
OCCUPIED: Final = Refusal("occupied", "6.2", "another nation has a token there")
NOT_ENOUGH_TOKENS: Final = Refusal("not_enough_tokens", "6.2", "fewer own tokens than named may do that")
CAPACITY: Final = Refusal("capacity", "6.2", "the ship cannot carry so many tokens")
TOKENS_ABOARD: Final = Refusal("tokens_aboard", "6.2", "tokens are still aboard")
CANNOT_PAY: Final = Refusal("cannot_pay", "6.2", "the payment does not fit the cost, or the means are missing")
NO_SHIP_LEFT: Final = Refusal("no_marker", "6.2", "all ships are on the map")
NO_CITY_LEFT: Final = Refusal("no_marker", "6.5", "all city markers are on the map")
NO_HARBOUR: Final = Refusal("not_buildable", "6.2", "a ship is built on a coast where the nation is present")
NO_GROUND: Final = Refusal("not_buildable", "6.5", "no city can be built there with these tokens")
NO_SUPPORT: Final = Refusal("no_support", "6.5", "fewer than two tokens a city would be left")
WRONG_COUNT: Final = Refusal("wrong_count", "6.2", "that is not the total that is required")
CLOSED_AREA: Final = Refusal("closed_area", "4.2", "that area lies in a region that is closed")
LOT_TOO_SMALL: Final = Refusal("lot_too_small", "9.1", "a lot has three cards at least")
NOT_IN_HAND: Final = Refusal("not_in_hand", "9.1", "that card is not in the hand, or may not be given away")
PRODUCT_NOT_IN_LOT: Final = Refusal("product_not_in_lot", "9.1", "no card of the announced product is in the lot")
TOO_MANY_OFFERS: Final = Refusal("too_many_offers", "9.2", "twelve offers and replies are open already")
OFFER_GONE: Final = Refusal("offer_gone", "9.2", "there is no such offer or reply any more")
NOT_FOR_YOU: Final = Refusal("not_for_you", "9.2", "the offer is not for this nation, or not by it")
CARDS_CANNOT_PAY: Final = Refusal("cannot_pay", "10.2", "the payment does not fit the cost, or the means are missing")
ALREADY_OWNED: Final = Refusal("already_owned", "10.2", "the nation owns that advance")
SOLD_OUT: Final = Refusal("sold_out", "10.2", "no copy of that advance is left")
NEEDS_LAW: Final = Refusal("needs_law", "10.2", "that advance needs Law")
CARD_CAP: Final = Refusal("card_cap", "10.2", "no nation owns more than eleven advances")
WRONG_DISCARD: Final = Refusal("wrong_count", "10.3", "too few cards, or more product cards than are due")
OVER_CAP: Final = Refusal("over_cap", "11.1", "more is ordered than may be")
