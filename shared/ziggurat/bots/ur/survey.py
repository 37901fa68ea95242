"""Counts of what the grid holds for every seat, whatever the hands, in one walk over the squares."""

from __future__ import annotations

from ziggurat.bots.ur.board import AGRICULTURE, ALL_KINDS, CULTURE, TRADE, WAR, ZIGGURAT, Board
from ziggurat.games.ur.farming import SOWN_PER_FIELD
from ziggurat.games.ur.position import MOST_CUBES, NOBODY
from ziggurat.games.ur.squares import BORDER, NEIGHBOURS


class Survey:
    """Counts by seat.

    `held`: tiles of each kind, those under ziggurats and the ziggurats themselves included; `lasting`: only these.
    `gains`: by kind, what one more tile would score.
    `tiles`, `on_grid`, `fives`, `fours`, `threes`: tiles not built on, their cubes, and tiles of so many cubes.
    `traded`, `inspired`, `inspired_others`, `sown`, `withered`, `given_up`: the cubes that Trade, Culture and
    Agriculture would bring and cost, and the points of the tiles that Agriculture would give up.
    `spoils`: the points that each single attack would win, taken tile and its owner's loss together, best first.
    `exposed[seat][raider]`: the points that the raider's attacks could take, `gravest` the most that a single one can,
    and `fallen` the cubes that would fall.
    """

    __slots__ = (
        "exposed",
        "fallen",
        "fives",
        "fours",
        "gains",
        "given_up",
        "gravest",
        "held",
        "inspired",
        "inspired_others",
        "lasting",
        "on_grid",
        "sown",
        "spoils",
        "threes",
        "tiles",
        "traded",
        "withered",
    )

    def __init__(self, seats: int) -> None:
        self.held: list[list[int]] = [[0] * ALL_KINDS for _ in range(seats)]
        self.lasting: list[list[int]] = [[0] * ALL_KINDS for _ in range(seats)]
        self.gains: list[list[int]] = []
        self.tiles: list[int] = [0] * seats
        self.on_grid: list[int] = [0] * seats
        self.fives: list[int] = [0] * seats
        self.fours: list[int] = [0] * seats
        self.threes: list[int] = [0] * seats
        self.traded: list[int] = [0] * seats
        self.inspired: list[int] = [0] * seats
        self.inspired_others: list[int] = [0] * seats
        self.sown: list[int] = [0] * seats
        self.withered: list[int] = [0] * seats
        self.given_up: list[int] = [0] * seats
        self.spoils: list[list[int]] = [[] for _ in range(seats)]
        self.exposed: list[list[int]] = [[0] * seats for _ in range(seats)]
        self.gravest: list[list[int]] = [[0] * seats for _ in range(seats)]
        self.fallen: list[list[int]] = [[0] * seats for _ in range(seats)]


def survey(board: Board) -> Survey:
    """Count what is there."""
    found = Survey(board.seats)
    owners, ziggurats, faces = board.owners, board.ziggurats, board.faces
    owned: list[int] = []
    for square, owner in enumerate(owners):
        if owner != NOBODY:
            owned.append(square)
            found.held[owner][faces[square]] += 1
            _count_tile(found, owner, board.cubes[square])
        elif ziggurats[square] != NOBODY:
            builder = ziggurats[square]
            for counts in (found.held[builder], found.lasting[builder]):
                counts[faces[square]] += 1
                counts[ZIGGURAT] += 1
    found.gains = [gains_of(held) for held in found.held]
    losses = [losses_of(held) for held in found.held]
    for square in owned:
        _look_around(board, found, square, losses)
    for each in found.spoils:
        each.sort(reverse=True)
    return found


def _count_tile(found: Survey, owner: int, cubes: int) -> None:
    found.tiles[owner] += 1
    found.on_grid[owner] += cubes
    if cubes == MOST_CUBES:
        found.fives[owner] += 1
    elif cubes == MOST_CUBES - 1:
        found.fours[owner] += 1
    elif cubes == MOST_CUBES - 2:
        found.threes[owner] += 1


def _look_around(board: Board, found: Survey, square: int, losses: list[list[int]]) -> None:
    """Count what the tile of `square` gives and takes on its sides."""
    owners, cubes, faces = board.owners, board.cubes, board.faces
    owner, face, count = owners[square], faces[square], cubes[square]
    field = face == AGRICULTURE and not board.lone_fields_wither
    foreign = 0
    inspired = 0
    for beside in NEIGHBOURS[board.side][square]:
        other = owners[beside]
        if other == owner:
            field = field or faces[beside] == AGRICULTURE
            if faces[beside] == CULTURE:
                inspired += 1
            continue
        if other == NOBODY:
            if board.ziggurats[beside] != NOBODY:
                continue
        else:
            foreign += 1
            if face == CULTURE and cubes[beside] < MOST_CUBES:
                found.inspired_others[owner] += 1
        left = count - cubes[beside]
        if left > 1 or (left == 1 and (face == WAR or face == faces[beside])):
            _raid(found, owner, other, found.gains[owner][faces[beside]], losses, faces[beside], cubes[beside])
    room = MOST_CUBES - count
    found.inspired[owner] += inspired if inspired < room else room
    if face == TRADE:
        traded = BORDER[board.side][square] + foreign
        found.traded[owner] += traded if traded < room else room
    if not field:
        found.withered[owner] += 1
        room += 1
        if count == 1:
            found.given_up[owner] += losses[owner][face]
            return
    if face == AGRICULTURE:
        found.sown[owner] += SOWN_PER_FIELD if room > SOWN_PER_FIELD else room


def _raid(found: Survey, raider: int, owner: int, gain: int, losses: list[list[int]], face: int, fallen: int) -> None:
    """Note an attack that would succeed; `owner` may be nobody."""
    if owner == NOBODY:
        found.spoils[raider].append(gain)
        return
    loss = losses[owner][face]
    found.spoils[raider].append(gain + loss)
    found.exposed[owner][raider] += loss
    found.fallen[owner][raider] += fallen
    if loss > found.gravest[owner][raider]:
        found.gravest[owner][raider] = loss


def points(held: list[int]) -> int:
    """The score of so many tiles of each kind (rule 8): sorted, the n-th largest count brings n points for each.

    For a set of n kinds scores 1 + 2 + … + n.
    """
    total = 0
    for rank, count in enumerate(sorted(held, reverse=True), 1):
        total += rank * count
    return total


def gains_of(held: list[int]) -> list[int]:
    """By kind, how much one more tile would score."""
    gains: list[int] = []
    for count in held:
        gain = 1
        for other in held:
            if other > count:
                gain += 1
        gains.append(gain)
    return gains


def losses_of(held: list[int]) -> list[int]:
    """By kind, how much the loss of a tile would cost."""
    losses: list[int] = []
    for count in held:
        loss = 0
        for other in held:
            if other >= count:
                loss += 1
        losses.append(loss)
    return losses
