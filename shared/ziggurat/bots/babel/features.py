"""The features by which a state of Babel is judged, when its turn has just ended and the rival's begins.

The own side and the rival's are counted alike and weighed apart, since it makes a difference who is next.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.bots.babel.column_facts import facts_of
from ziggurat.bots.babel.state import State, score_of
from ziggurat.games.babel.peoples import PEOPLES, Cards
from ziggurat.games.babel.position import HIGHEST, TEMPLE_CARDS

SITE_FEATURES: Final = (
    *("level", "high_level", "people", "surplus", "ready", "ready_for_two"),
    *("destroyable", "plunderable", "leap", "to_win_over", "to_banish", "uses", "pairs", "end_pair"),
    *("pair_of_destroyers", "pair_of_plunderers"),
    *("pawn_destroys", "pawn_plunders", "pawn_wins_over", "pawn_banishes", "pawn_uses", "pawn_ready"),
)
"""What is counted at each site of a side; the last ones where its pawn stands, which can act there without moving."""
SCORE_FEATURES: Final = ("above_nine", "above_fourteen", "late_score", "final_score")
"""What is counted of a side's score."""
HAND_FEATURES: Final = ("cards", "many_cards", "peoples", "same")
"""What is counted in the hand, which only its owner sees."""
RIVAL_HAND_FEATURES: Final = ("rival_cards", "rival_many_cards")
TEMPO: Final = "tempo"
"""What it weighs that the rival is next."""
ALL_FEATURES: Final = (
    *(f"own_{name}" for name in SITE_FEATURES),
    *(f"rival_{name}" for name in SITE_FEATURES),
    *(f"own_{name}" for name in SCORE_FEATURES),
    *(f"rival_{name}" for name in SCORE_FEATURES),
    *HAND_FEATURES,
    *RIVAL_HAND_FEATURES,
    TEMPO,
)
MANY: Final = 5
"""Cards in hand beyond this number count for less."""
PILE: Final = sum(TEMPLE_CARDS) - 2
"""How many temple cards the pile has at first."""

Counts: TypeAlias = tuple[float, ...]
SiteKey: TypeAlias = tuple[Cards, int, Cards, int, bool, bool]
"""A column with the level of its temple, those against them, and whether the pawn of either side is there."""


def sites_of(state: State) -> list[SiteKey]:
    """The five sites from the own side."""
    pawn, rival_pawn = state.pawn, state.rival_pawn
    return [
        (column, temple[-1] if temple else 0, against, target[-1] if target else 0, site == pawn, site == rival_pawn)
        for site, column, temple, against, target in zip(
            range(5), state.columns, state.temples, state.rival_columns, state.rival_temples, strict=True
        )
    ]


def across(site: SiteKey) -> SiteKey:
    """The site from the other side."""
    column, level, against, target, pawn, rival_pawn = site
    return against, target, column, level, rival_pawn, pawn


def site_features(site: SiteKey) -> Counts:
    """The features of one side at a site."""
    column, level, against, target, pawn, _ = site
    facts, other = facts_of(column), facts_of(against)
    size, triples, pairs = facts.size, facts.triples, facts.pairs
    destroyable = target if "A" in triples else 0
    plunderable = target - level if "H" in triples and size >= target > level else 0
    to_win_over = other.end_length if "S" in triples else 0
    to_banish = other.most if "M" in triples else 0
    uses, ready = min(facts.uses, 3), size > level < HIGHEST
    return (
        level,
        level * level / HIGHEST,
        min(size, HIGHEST),
        max(size - HIGHEST, 0),
        ready,
        size > level + 1 < HIGHEST,
        destroyable,
        plunderable,
        "P" in triples and size >= level + 2 <= HIGHEST,
        to_win_over,
        to_banish,
        uses,
        len(pairs),
        facts.end_length == 2,
        target if "A" in pairs else 0,
        target - level if "H" in pairs and size + 1 >= target > level else 0,
        *((destroyable, plunderable, to_win_over, to_banish, uses, ready) if pawn else (0,) * 6),
    )


def score_features(score: int, left: int, final_phase: bool) -> Counts:
    """A side's score, with so many temple cards left in the pile."""
    return (
        max(score - 9, 0),
        max(score - 14, 0),
        score * (1 - left / PILE),
        score if final_phase else 0,
    )


def hand_features(hand: Cards) -> Counts:
    """The own hand."""
    counts = [hand.count(people) for people in PEOPLES]
    return (min(len(hand), MANY), max(len(hand) - MANY, 0), sum(map(bool, counts)), max(counts))


def rival_hand_features(size: int) -> Counts:
    """The rival's hand, of which only the size is known."""
    return (min(size, MANY), max(size - MANY, 0))


def features(state: State) -> Counts:
    """Everything, in the order of `ALL_FEATURES`."""
    sites = sites_of(state)
    own, rival = map(site_features, sites), map(site_features, map(across, sites))
    circumstances = state.left, state.final_phase
    return (
        *map(sum, zip(*own, strict=True)),
        *map(sum, zip(*rival, strict=True)),
        *score_features(score_of(state.temples), *circumstances),
        *score_features(score_of(state.rival_temples), *circumstances),
        *hand_features(state.hand),
        *rival_hand_features(state.rival_hand),
        1,
    )
