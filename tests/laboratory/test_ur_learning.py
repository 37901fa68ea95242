"""How the weights of Ur are learned."""

from __future__ import annotations

from random import Random

from ziggurat.bots.ur.judgement import FEATURE_NAMES, FEATURES, STAGES, Weights
from ziggurat.bots.ur.weights import EXPERIENCE, PLAIN, scaled
from ziggurat_laboratory.ur.learning.__main__ import told
from ziggurat_laboratory.ur.learning.fitting import fitted, surprise
from ziggurat_laboratory.ur.learning.samples import LEARNERS, Sample, field, played

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
    players = field(EXPERIENCE[2], PLAIN[2])
    assert played(players, 2, number=7) == played(players, 2, number=7)


def test_most_seats_of_the_field_are_those_who_learn() -> None:
    assert field(EXPERIENCE[2], PLAIN[2]).count(EXPERIENCE[2]) == LEARNERS


def test_who_is_too_sure_is_surprised_more_by_games_that_chance_decides() -> None:
    decided_by_chance = [
        Sample([(sample.rows[0][0], [0, 0])], [0.5, 0.5]) for sample in decided_by(feature=3, games=50)
    ]
    weights = EXPERIENCE[2]
    assert surprise(weights, decided_by_chance) > surprise(scaled(weights, 0.4), decided_by_chance)


def test_the_whole_victory_is_shared_out() -> None:
    assert sum(played(field(EXPERIENCE[3]), 3, number=4).outcome) == 1


def test_every_feature_that_weighs_anything_is_told() -> None:
    lines = told(EXPERIENCE[2])
    assert all(line.endswith("),") for line in lines)
    assert len(lines) == sum(any(row[index] for row in EXPERIENCE[2]) for index in range(len(FEATURE_NAMES)))
