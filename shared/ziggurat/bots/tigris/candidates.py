"""The actions that are worth a closer look, picked by what can be seen at once."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, TypeAlias

from ziggurat.bots.tigris.answers import allowed_commitments
from ziggurat.games.game import Action, Seat
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.board import RIVERS
from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.colours import BLUE, COLOURS, LETTERS, RED, Colour, colours_of
from ziggurat.games.tigris.course import IDLE_TURNS
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Kingdom
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.scoring import spread
from ziggurat.games.tigris.spaces import EVERY_SPACE, HEIGHT, WIDTH, Set, beside, numbers_in
from ziggurat.games.tigris.tiles import scoring_seat
from ziggurat.games.tigris.treasures import choice_on

_Scored: TypeAlias = tuple[float, int, Action]
"""How good an action looks, its number among those like it, and the action."""
TILES: Final = 14
LEADERS: Final = 12
CATASTROPHES: Final = 3
"""How many of each kind are looked at more closely, at full breadth."""


def candidates(position: Position, seat: Seat, share: float = 1.0) -> list[Action]:
    """The actions of the seat, whose decision is awaited, that may be good; at least one. `share` of the full breadth
    is offered."""
    board = position.board
    match board.phase:
        case "war_choice":
            return list(map(ChooseWar, board.wars))
        case "commit_attacker" | "commit_defender":
            return [Commit(count) for count in allowed_commitments(position, seat)]
        case "monument":
            built = [BuildMonument(each, *square.space) for square in board.squares for each in square.monuments]
            return [*built, DeclineMonument()]
        case "treasure":
            return list(map(TakeTreasures, choice_on(board).leave))
        case _:
            return _actions(position, seat, share)


def _actions(position: Position, seat: Seat, share: float) -> list[Action]:
    needs = _needs(position, seat)
    found: list[Action] = []
    found += _best(_tiles(position, seat, needs), max(4, round(TILES * share)))
    found += _best(_leaders(position, seat, needs), max(4, round(LEADERS * share)))
    found += _best(_catastrophes(position, seat), round(CATASTROPHES * share))
    found += _swaps(position, seat, needs)
    # To do nothing helps only whoever is ahead when that ends the game.
    if not found or position.board.idle + 1 >= IDLE_TURNS * position.board.seats:
        found.append(EndTurn())
    return found


def _best(scored: list[_Scored], count: int) -> list[Action]:
    return [action for _, _, action in nlargest(count, scored, key=lambda each: (each[0], -each[1]))]


def _needs(position: Position, seat: Seat) -> tuple[float, ...]:
    """How much a point of each colour is wanted."""
    filled = spread(position.points[seat], position.treasures[seat])
    low = min(filled)
    return tuple(1.0 / (1.0 + 0.6 * (points - low)) for points in filled)


# ---------------------------------------------------------------------------------------- tiles


def _tiles(position: Position, seat: Seat, needs: tuple[float, ...]) -> list[_Scored]:
    ground = position.board.ground
    scored: list[_Scored] = []
    for letter in dict.fromkeys(position.hands[seat]):
        colour = LETTERS.index(letter)
        for number in numbers_in(ground.for_tiles(colour) & _interesting(ground, colour)):
            score = _tile_score(ground, seat, colour, number, needs)
            scored.append((score, len(scored), PlaceTile(COLOURS[colour], *EVERY_SPACE[number])))
    return scored


def _interesting(ground: Ground, colour: int) -> Set:
    """The spaces beside anything that connects."""
    return beside(ground.connecting) & (RIVERS if colour == BLUE else ~RIVERS)


def _tile_score(ground: Ground, seat: Seat, colour: int, number: int, needs: tuple[float, ...]) -> float:
    at = 1 << number
    touched = ground.kingdoms_beside(at)
    if len(touched) > 1:
        return _union_score(ground, seat, touched)
    score = 0.12 * _square_score(ground, colour, number)
    scorer = scoring_seat(touched, colour)
    if scorer == seat:
        score += needs[colour]
    elif scorer is not None:
        score -= 0.5
    for kingdom in touched:
        own = [leader for leader in kingdom.leaders if leader.seat == seat]
        score += 0.1 * len(own)
        score += 0.15 * any(leader.colour == colour for leader in own)
        if colour == RED:
            score += 0.2 * any(beside(leader.at) & at for leader in own)
    return score


def _union_score(ground: Ground, seat: Seat, touched: tuple[Kingdom, ...]) -> float:
    """What the wars would come to by what is seen on the map."""
    first, second = touched[0], touched[1]
    score = -0.2
    for leader in first.leaders:
        rival = second.leader_of(leader.colour)
        if rival is None:
            continue
        ours = (first.region & ground.tiles[leader.colour]).bit_count()
        theirs = (second.region & ground.tiles[leader.colour]).bit_count()
        if leader.seat == seat:
            score += 0.8 + 0.5 * (ours - theirs) + 0.3 * theirs * (ours >= theirs)
        elif rival.seat == seat:
            score += 0.8 + 0.5 * (theirs - ours) + 0.3 * ours * (theirs >= ours)
    return score


def _square_score(ground: Ground, colour: int, number: int) -> int:
    """How many of the best square around the space have the colour already."""
    row, column = divmod(number, WIDTH)
    best = 0
    for top in (row - 1, row):
        for left in (column - 1, column):
            if 0 <= top < HEIGHT - 1 and 0 <= left < WIDTH - 1:
                best = max(best, (four_of((left, top)) & ground.tiles[colour]).bit_count())
    return best * best


# ---------------------------------------------------------------------------------------- leaders


def _leaders(position: Position, seat: Seat, needs: tuple[float, ...]) -> list[_Scored]:
    board = position.board
    scored: list[_Scored] = []
    for colour, space in enumerate(board.leaders[seat]):
        name: Colour = COLOURS[colour]
        ground = board.ground if space is None else board.ground.without_leader(seat, colour)
        malus = 0.0 if space is None else 0.7
        for number in numbers_in(ground.for_leaders):
            if space == EVERY_SPACE[number]:
                continue
            score = _leader_score(position, ground, seat, colour, number, needs) - malus
            kind = PlaceLeader if space is None else MoveLeader
            scored.append((score, len(scored), kind(name, *EVERY_SPACE[number])))
        if space is not None:
            scored.append((-0.9, len(scored), WithdrawLeader(name)))
    return scored


def _leader_score(
    position: Position, ground: Ground, seat: Seat, colour: int, number: int, needs: tuple[float, ...]
) -> float:
    at = 1 << number
    temples = (beside(at) & ground.tiles[RED]).bit_count()
    score = 0.5 * needs[colour] + 0.12 * temples
    for kingdom in ground.kingdoms_beside(at):
        rival = kingdom.leader_of(colour)
        support = (kingdom.region & ground.tiles[colour]).bit_count()
        score += 0.12 * min(6, support)
        if rival is not None:
            defence = (beside(rival.at) & ground.tiles[RED]).bit_count()
            score += 0.5 + 0.5 * (temples + position.hands[seat].count("r") - defence - 1.0)
        score += 0.1 * sum(leader.seat == seat for leader in kingdom.leaders)
    return score


# ---------------------------------------------------------------------------------------- the rest


def _catastrophes(position: Position, seat: Seat) -> list[_Scored]:
    """Tiles beside leaders of others: temples that hold them, and what parts their kingdoms."""
    board = position.board
    if not board.catastrophes[seat]:
        return []
    ground = board.ground
    scored: list[_Scored] = []
    rivals = own = 0
    for leader in ground.leaders:
        if leader.seat == seat:
            own |= leader.at
        else:
            rivals |= leader.at
    face_up = ground.for_catastrophes & ground.connecting & beside(rivals)
    for number in numbers_in(face_up):
        at = 1 << number
        score = 0.4 * (beside(at) & rivals).bit_count() - 0.6 * (beside(at) & own).bit_count()
        score += 0.5 * bool(at & ground.tiles[RED])
        scored.append((score, len(scored), PlaceCatastrophe(*EVERY_SPACE[number])))
    return scored


def _swaps(position: Position, seat: Seat, needs: tuple[float, ...]) -> list[Action]:
    """Give up what is least wanted: half of the hand, or all but the most wanted colours."""
    hand = position.hands[seat]
    if not hand or len(position.bag) < len(hand):
        return []
    order = sorted(hand, key=lambda letter: (needs[LETTERS.index(letter)], letter))
    halves = {tuple(order[: (len(order) + 1) // 2]), tuple(order)}
    return [SwapTiles(colours_of("".join(sorted(tiles, key=LETTERS.index)))) for tiles in sorted(halves)]
