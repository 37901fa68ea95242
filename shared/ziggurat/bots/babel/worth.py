"""The worth of a state of Babel to its own side, when its turn ends there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat.bots.babel.features import (
    HAND_FEATURES,
    RIVAL_HAND_FEATURES,
    SCORE_FEATURES,
    SITE_FEATURES,
    TEMPO,
    Counts,
    SiteKey,
    across,
    hand_features,
    rival_hand_features,
    score_features,
    site_features,
    sites_of,
)
from ziggurat.bots.babel.state import State, score_of
from ziggurat.games.babel.course import TEMPLE_CARDS_A_TURN
from ziggurat.games.babel.peoples import Cards

WON: Final = 1e6
REMEMBERED: Final = 1 << 17
"""How many sites, and how many hands, a judgement remembers."""


class Judgement:
    """Features times weights: a worth is the logarithm of the odds of winning.

    What was weighed once is remembered, since most of a state is as it was one step before.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        """`weights` by the names of `ALL_FEATURES`; what is not named weighs nothing."""

        def named(names: tuple[str, ...], prefix: str = "") -> Counts:
            return tuple(float(weights.get(prefix + name, 0.0)) for name in names)

        self._own_site, self._rival_site = named(SITE_FEATURES, "own_"), named(SITE_FEATURES, "rival_")
        self._own_score, self._rival_score = named(SCORE_FEATURES, "own_"), named(SCORE_FEATURES, "rival_")
        self._hand, self._rival_hand = named(HAND_FEATURES), named(RIVAL_HAND_FEATURES)
        self._tempo = float(weights.get(TEMPO, 0.0))
        self._sites: dict[SiteKey, float] = {}
        self._scores: dict[tuple[int, int, int, bool], float] = {}
        self._hands: dict[tuple[Cards, int], float] = {}

    def worth(self, state: State) -> float:
        """The worth to the own side if its turn ends here."""
        if state.won:
            return WON
        if state.left <= TEMPLE_CARDS_A_TURN:
            return _decided(state)
        total = self._tempo
        known = self._sites
        for site in sites_of(state):
            weight = known.get(site)
            total += self._weigh_site(site) if weight is None else weight
        return total + self._of_scores(state) + self._of_hands(state.hand, state.rival_hand)

    def _weigh_site(self, site: SiteKey) -> float:
        """The weight of both sides of a site together."""
        if len(self._sites) >= REMEMBERED:
            self._sites.clear()
        weight = _weighed(self._own_site, site_features(site)) + _weighed(self._rival_site, site_features(across(site)))
        self._sites[site] = weight
        return weight

    def _of_scores(self, state: State) -> float:
        key = score_of(state.temples), score_of(state.rival_temples), state.left, state.final_phase
        weight = self._scores.get(key)
        if weight is None:
            own, rival, left, final_phase = key
            weight = _weighed(self._own_score, score_features(own, left, final_phase))
            weight += _weighed(self._rival_score, score_features(rival, left, final_phase))
            self._scores[key] = weight
        return weight

    def _of_hands(self, hand: Cards, rival_hand: int) -> float:
        key = hand, rival_hand
        weight = self._hands.get(key)
        if weight is None:
            if len(self._hands) >= REMEMBERED:
                self._hands.clear()
            weight = _weighed(self._hand, hand_features(hand))
            weight += _weighed(self._rival_hand, rival_hand_features(rival_hand))
            self._hands[key] = weight
        return weight


def _decided(state: State) -> float:
    """The worth of ending the turn with the last temple cards (rule 10.3)."""
    own = score_of(state.temples), len(state.hand)
    rival = score_of(state.rival_temples), state.rival_hand
    return 0.0 if own == rival else WON if own > rival else -WON


def _weighed(weights: Counts, counts: Counts) -> float:
    return sum([weight * count for weight, count in zip(weights, counts, strict=True)])
