"""Random play: how many actions a second of each game there are beside those of chess, by python-chess and by OpenSpiel
(C++ under Python).

Every legal action is listed each time, and one of them is played.
"""

from __future__ import annotations

import random

import chess
from tests.bench.measuring import Missing, Row, rates

from ziggurat.games.babel.position import BabelOptions
from ziggurat.games.babel.rules import Babel
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat.games.ur.position import UrOptions
from ziggurat.games.ur.rules import Ur

try:
    import pyspiel
except ImportError as error:  # there are no wheels for some platforms
    pyspiel = None
    NO_SPIEL = str(error)

ROUNDS = 8
GAMES = 6
ROUND_LIMIT = 25
PLY_LIMIT = 200


def random_chess(seed: int) -> int:
    """Moves made in random games of chess."""
    source = random.Random(seed)
    moves = 0
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < PLY_LIMIT:
            board.push(source.choice(list(board.legal_moves)))
            moves += 1
    return moves


def random_spiel(seed: int) -> int:
    """The same by OpenSpiel."""
    source, game = random.Random(seed), pyspiel.load_game("chess")
    moves = 0
    for _ in range(GAMES):
        state, left = game.new_initial_state(), PLY_LIMIT
        while left and not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
            left -= 1
        moves += PLY_LIMIT - left
    return moves


def random_ur(seats: int, seed: int) -> int:
    """Actions taken in random games of Ur for that many seats."""
    game, source = Ur(), random.Random(seed)
    actions = 0
    for _ in range(GAMES):
        position = game.setup(seats, UrOptions(max_rounds=ROUND_LIMIT), seed)
        while acting := game.due(position).seats:
            choices = game.candidates(game.view(position, acting[0]))
            position, _ = game.apply(position, acting[0], source.choice(choices))
            actions += 1
    return actions


def random_babel(seed: int) -> int:
    """Actions taken in random games of Babel."""
    game, source = Babel(), random.Random(seed)
    actions = 0
    for number in range(GAMES):
        position = game.setup(2, BabelOptions(), seed * GAMES + number)
        while acting := game.due(position).seats:
            choices = list(game.candidates(game.view(position, acting[0])))
            position, _ = game.apply(position, acting[0], source.choice(choices))
            actions += 1
    return actions


def random_tigris(seats: int, seed: int) -> int:
    """Decisions taken in random games of Tigris & Euphrates for that many seats."""
    game, source = Tigris(), random.Random(seed)
    actions = 0
    for number in range(GAMES):
        position = game.setup(seats, TigrisOptions(), seed * GAMES + number)
        while acting := game.due(position).seats:
            choices = list(game.candidates(game.view(position, acting[0])))
            position, _ = game.apply(position, acting[0], source.choice(choices))
            actions += 1
    return actions


def rows() -> list[Row | Missing]:
    """Two rows for each game and number of players, one beside each reference."""
    plays = {
        f"Ur random play, {seats} seats": lambda number, seats=seats: random_ur(seats, number) for seats in (2, 3, 4)
    }
    plays["Babel random play"] = random_babel
    plays |= {
        f"Tigris random play, {seats} seats": lambda number, seats=seats: random_tigris(seats, number)
        for seats in (2, 4)
    }
    references = {"python-chess": random_chess}
    if pyspiel:
        references["OpenSpiel chess"] = random_spiel
    found = rates(plays | references, ROUNDS)
    table: list[Row | Missing] = [
        Row(f"{name} ({reference})", found[name], found[reference], "actions/s")
        for reference in references
        for name in plays
    ]
    return table if pyspiel else [*table, Missing("Ur random play (OpenSpiel chess)", NO_SPIEL)]
