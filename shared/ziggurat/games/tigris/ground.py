"""The map as sets of spaces: what lies where, and where something may be laid (rules 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from ziggurat.games.game import Seat
from ziggurat.games.once import keep, once
from ziggurat.games.tigris.board import LAND, RIVERS
from ziggurat.games.tigris.colours import BLUE, LETTERS, RED
from ziggurat.games.tigris.kingdoms import Kingdom, Leader, borders_of, in_seat_order, kingdom_of, kingdoms_of
from ziggurat.games.tigris.spaces import ALL, Set, Space, beside, bit, connected

Leaders: TypeAlias = tuple[tuple[Space | None, ...], ...]
"""By seat and colour: where the leader stands, None in the supply."""
TREASURES: Final = "RX"
"""The letters of contents that carry a treasure."""


class Ground(msgspec.Struct, frozen=True, dict=True):
    """What lies on the map, as sets of spaces: `tiles` face up by colour, flipped tiles, catastrophes, treasures, and
    the leaders. What follows from these is worked out at the first question."""

    tiles: tuple[Set, ...]
    flipped: Set
    catastrophes: Set
    treasures: Set
    leaders: tuple[Leader, ...]

    @once
    def standing(self) -> Set:
        """The spaces of the leaders."""
        spaces = 0
        for leader in self.leaders:
            spaces |= leader.at
        return spaces

    @once
    def connecting(self) -> Set:
        """The spaces whose contents connect: tiles, flipped tiles, leaders."""
        black, red, blue, green, yellow = self.tiles
        return black | red | blue | green | yellow | self.flipped | self.standing

    @once
    def empty(self) -> Set:
        """The spaces without any content."""
        return ALL & ~(self.connecting | self.catastrophes)

    @once
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """Every region with a leader."""
        return tuple(kingdoms_of(self.leaders, self.connecting))

    @once
    def _borders(self) -> tuple[Set, Set, Set]:
        return borders_of(self.kingdoms)

    @property
    def between_kingdoms(self) -> Set:
        """The spaces beside two kingdoms or more."""
        return self._borders[1]

    @property
    def among_three(self) -> Set:
        """The spaces beside three kingdoms or more."""
        return self._borders[2]

    @once
    def by_temples(self) -> Set:
        """The spaces beside a temple."""
        return beside(self.tiles[RED])

    @once
    def _by_temples_and_empty(self) -> Set:
        """The spaces for leaders, but for the kingdoms that they would join."""
        return self.empty & LAND & self.by_temples

    @once
    def for_leaders(self) -> Set:
        """Where a leader from the supply may be placed (rule 5.1)."""
        return self._by_temples_and_empty & ~self.between_kingdoms

    def for_moved_leader(self, at: Space) -> Set:
        """Where the leader that stands there may be moved to (rule 5.1)."""
        stands = bit(at)
        kingdom = self.kingdom_with(stands)
        beside_one, between_parts, _ = borders_of(kingdom.without(stands))
        freed = kingdom.border & ~beside_one & ~self.among_three
        return self._by_temples_and_empty & ~(self.between_kingdoms & ~freed | between_parts)

    def for_tiles(self, colour: int) -> Set:
        """Where a tile of that colour may be laid (rule 5.2)."""
        return self.empty & (RIVERS if colour == BLUE else LAND) & ~self.among_three

    @once
    def for_catastrophes(self) -> Set:
        """Where a catastrophe may be laid (rule 5.3)."""
        return self.empty | self.connecting & ~(self.flipped | self.treasures | self.standing)

    def kingdoms_beside(self, space: Set) -> tuple[Kingdom, ...]:
        """The kingdoms that share a side with this space."""
        return tuple([kingdom for kingdom in self.kingdoms if kingdom.border & space])

    def kingdom_with(self, space: Set) -> Kingdom:
        """The region of what lies there, with its leaders, if it has any."""
        for kingdom in self.kingdoms:
            if kingdom.region & space:
                return kingdom
        return kingdom_of((), connected(space, self.connecting))

    def stranded(self) -> tuple[Leader, ...]:
        """The leaders without a temple beside them, by row, then column (rule 4)."""
        lost = [leader for leader in self.leaders if not leader.at & self.by_temples]
        return tuple(sorted(lost, key=lambda leader: leader.at))

    @once
    def _lifted(self) -> dict[tuple[Seat, int], Ground]:
        """What has been asked of `without_leader`: a leader that may move is asked about for every space."""
        return {}

    def without_leader(self, seat: Seat, colour: int) -> Ground:
        """The map with that leader thought away."""
        lifted = self._lifted.get((seat, colour))
        if lifted is None:
            lifted = self._lifted[seat, colour] = self._without(seat, colour)
        return lifted

    def _without(self, seat: Seat, colour: int) -> Ground:
        (gone,) = [leader for leader in self.leaders if leader.seat == seat and leader.colour == colour]
        left = tuple([leader for leader in self.leaders if leader is not gone])
        lifted = Ground(self.tiles, self.flipped, self.catastrophes, self.treasures, left)
        keep(lifted, "connecting", self.connecting & ~gone.at)
        keep(lifted, "by_temples", self.by_temples)
        his = self.kingdom_with(gone.at)
        others = [kingdom for kingdom in self.kingdoms if kingdom is not his]
        keep(lifted, "kingdoms", in_seat_order([*others, *his.without(gone.at)]))
        return lifted


_KNOWN: Final[dict[tuple[str, Leaders], Ground]] = {}
"""The maps asked for last, by their contents and leaders: most boards that follow one another differ in something
else."""
_MOST_KNOWN: Final = 2048


def remember(contents: str, leaders: Leaders, ground: Ground) -> None:
    """Keep what is known of the map with these contents and leaders."""
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[contents, leaders] = ground


def ground_of(contents: str, leaders: Leaders) -> Ground:
    """The sets of what lies on the spaces, row by row a letter each, and of the leaders; kept for the next question."""
    ground = _KNOWN.get((contents, leaders))
    if ground is None:
        ground = read_ground(contents, leaders)
        remember(contents, leaders, ground)
    return ground


def read_ground(contents: str, leaders: Leaders) -> Ground:
    """The same, worked out from nothing else."""
    backwards = contents[::-1]  # the last digit of a number is its bit 0
    tiles = tuple([_spaces_with(letter + "R" if letter == "r" else letter, backwards) for letter in LETTERS])
    return Ground(
        tiles,
        _spaces_with("xX", backwards),
        _spaces_with("#", backwards),
        _spaces_with(TREASURES, backwards),
        leaders_of(leaders),
    )


def leaders_of(leaders: Leaders) -> tuple[Leader, ...]:
    """The leaders that are on the map."""
    return tuple(
        [
            Leader(bit(space), seat, colour)
            for seat, own in enumerate(leaders)
            for colour, space in enumerate(own)
            if space is not None
        ]
    )


def _digits(letters: str) -> dict[int, str]:
    return {ord(letter): "1" if letter in letters else "0" for letter in f".xX#R{LETTERS}"}


def _tables(choices: Iterable[str]) -> dict[str, dict[int, str]]:
    return {letters: _digits(letters) for letters in choices}


_DIGITS: Final = _tables(["k", "rR", "b", "g", "y", "xX", "#", TREASURES])
"""For each choice of letters: 1 for those, 0 for the others."""


def _spaces_with(letters: str, backwards: str) -> Set:
    return int(backwards.translate(_DIGITS[letters]), 2)
