"""The sets of a map that follows another: what is known of the one and has not changed is known of the other (rule 4).

A tile or a leader that comes joins the kingdoms beside it, and a leader that goes parts his own; only where tiles go
are all kingdoms looked for again.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Final

from ziggurat.games.once import keep
from ziggurat.games.tigris.colours import LETTERS, RED
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Kingdom, Leader, in_seat_order, kingdom_of
from ziggurat.games.tigris.spaces import Set, connected

_SEAT_AND_COLOUR: Final = itemgetter(1, 2)


def with_contents(ground: Ground, changed: Mapping[int, str]) -> Ground:
    """The map once these spaces, by their number, have these contents; see `position.Contents`."""
    stays = ~sum([1 << number for number in changed])
    tiles = [spaces & stays for spaces in ground.tiles]
    flipped, catastrophes, treasures = ground.flipped & stays, ground.catastrophes & stays, ground.treasures & stays
    for number, letter in changed.items():
        at = 1 << number
        if letter in LETTERS:
            tiles[LETTERS.index(letter)] |= at
        elif letter == "R":
            tiles[RED] |= at
            treasures |= at
        elif letter == "#":
            catastrophes |= at
        elif letter != ".":
            flipped |= at
            treasures |= at if letter == "X" else 0
    after = Ground(tuple(tiles), flipped, catastrophes, treasures, ground.leaders)
    keep(after, "standing", ground.standing)
    if tiles[RED] == ground.tiles[RED]:
        keep(after, "by_temples", ground.by_temples)
    before, now = ground.connecting, after.connecting
    came = now & ~before
    if not before & ~now and not came & (came - 1):  # nothing that joined is gone, and one space at most has come
        keep(after, "kingdoms", _joined(ground.kingdoms, came, (), now) if came else ground.kingdoms)
    return after


def with_leader(ground: Ground, new: Leader) -> Ground:
    """The map once that leader stands there too."""
    leaders = _by_seat((*ground.leaders, new))
    after = Ground(ground.tiles, ground.flipped, ground.catastrophes, ground.treasures, leaders)
    connecting = ground.connecting | new.at
    keep(after, "connecting", connecting)
    keep(after, "by_temples", ground.by_temples)
    keep(after, "kingdoms", _joined(ground.kingdoms, new.at, (new,), connecting))
    return after


def _joined(
    kingdoms: tuple[Kingdom, ...], came: Set, leaders: tuple[Leader, ...], connecting: Set
) -> tuple[Kingdom, ...]:
    """The kingdoms once that space, with these leaders on it, has come to what connects."""
    region, apart = came, []
    for kingdom in kingdoms:
        if kingdom.border & came:
            region |= kingdom.region
            leaders += kingdom.leaders
        else:
            apart.append(kingdom)
    if not leaders:
        return kingdoms
    return in_seat_order([*apart, kingdom_of(_by_seat(leaders), connected(region, connecting))])


def _by_seat(leaders: tuple[Leader, ...]) -> tuple[Leader, ...]:
    """The leaders by seat and colour."""
    return tuple(sorted(leaders, key=_SEAT_AND_COLOUR))
