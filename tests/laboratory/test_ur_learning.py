"""How the weights of Ur are learned."""

from __future__ import annotations

from random import Random

from ziggurat.bots.ur.judgement import FEATURE_NAMES, FEATURES, STAGES, Weights
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat_laboratory.ur.learning.__main__ import told
from ziggurat_laboratory.ur.learning.fitting import fitted, surprise
from ziggurat_laboratory.ur.learning.samples import Sample, played

NOTHING: Weights = [[0.0] * FEATURES for _ in range(STAGES)]


def decided_by(feature: int, games: int) -> list[Sample]:
    """Games of one position that the seat with more of one feature wins."""
    random, samples = Random(1), list[Sample]()
    for _ in range(games):
        rows = [[random.randint(0, 9) for _ in range(FEATURES)] for _ in range(2)]
        first_wins = rows[0][feature] > rows[1][feature]
        samples.append(Sample([(rows, [0, 0])], [float(first_wins), float(not first_wins)]))
    return samples


def test_what_decides_games_comes_to_weigh_most() -> None:
    weights = fitted(NOTHING, decided_by(feature=3, games=300))
    assert max(range(FEATURES), key=lambda feature: weights[0][feature]) == 3


def test_what_was_learned_is_surprised_less() -> None:
    samples = decided_by(feature=5, games=300)
    assert surprise(fitted(NOTHING, samples), samples) < surprise(NOTHING, samples)


def test_a_stage_that_no_game_came_to_keeps_its_weights() -> None:
    assert fitted(NOTHING, decided_by(feature=3, games=50))[1:] == NOTHING[1:]


def test_the_same_number_is_the_same_game() -> None:
    assert played(EXPERIENCE[2], 2, number=7) == played(EXPERIENCE[2], 2, number=7)


def test_the_whole_victory_is_shared_out() -> None:
    assert sum(played(EXPERIENCE[3], 3, number=4).outcome) == 1


def test_every_feature_that_weighs_anything_is_told() -> None:
    lines = told(EXPERIENCE[2])
    assert all(line.endswith("),") for line in lines)
    assert len(lines) == sum(any(row[index] for row in EXPERIENCE[2]) for index in range(len(FEATURE_NAMES)))
