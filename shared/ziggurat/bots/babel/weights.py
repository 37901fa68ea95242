"""How much each thing that is counted weighs, as a logarithm of odds."""

from __future__ import annotations

from typing import Final

PLAIN: Final = {
    "own_level": 0.25,
    "rival_level": -0.25,
    "own_people": 0.1,
    "rival_people": -0.1,
    "own_surplus": 0.025,
    "rival_surplus": -0.025,
    "own_uses": 0.2,
    "rival_uses": -0.2,
    "cards": 0.125,
    "many_cards": 0.125,
    "rival_cards": -0.125,
    "rival_many_cards": -0.125,
}
"""What a player without experience sees: temples, people, triples and cards."""
EXPERIENCE: Final = PLAIN
