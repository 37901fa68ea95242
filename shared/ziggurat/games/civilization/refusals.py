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
