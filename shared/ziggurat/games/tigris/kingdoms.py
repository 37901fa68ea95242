"""The kingdoms of a map: regions with their leaders, and the spaces beside them (rule 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from ziggurat.games.game import Seat
from ziggurat.games.once import once
from ziggurat.games.tigris.spaces import Set, beside, connected, may_link


class Leader(NamedTuple):
    """A leader on the map: its space as a set, whose it is, and the index of its colour."""

    at: Set
    seat: Seat
    colour: int


class Kingdom(msgspec.Struct, frozen=True, dict=True):
    """A region with its leaders (rule 4), by seat and colour, and the spaces beside it."""

    region: Set
    leaders: tuple[Leader, ...]
    border: Set

    def leader_of(self, colour: int) -> Leader | None:
        """Its leader of that colour; where two fight, the one of the lower seat."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None

    @once
    def _parts(self) -> dict[Set, tuple[Kingdom, ...]]:
        """What has been asked of `without`: the maps that follow one another share most of their kingdoms."""
        return {}

    def without(self, at: Set) -> tuple[Kingdom, ...]:
        """What becomes of it once the leader there is gone: as many parts as still have a leader."""
        parts = self._parts.get(at)
        if parts is None:
            left = tuple([leader for leader in self.leaders if leader.at != at])
            region = self.region & ~at
            falls_apart = not left or may_link(at, region)
            parts = tuple(kingdoms_of(left, region)) if falls_apart else (kingdom_of(left, region),)
            self._parts[at] = parts
        return parts


def in_seat_order(kingdoms: Iterable[Kingdom]) -> tuple[Kingdom, ...]:
    """The kingdoms by the seat and colour of their first leaders."""
    return tuple(sorted(kingdoms, key=_first_leader))


def _first_leader(kingdom: Kingdom) -> tuple[Seat, int]:
    return kingdom.leaders[0][1:]


def kingdom_of(leaders: tuple[Leader, ...], region: Set) -> Kingdom:
    """The region with these leaders."""
    return Kingdom(region, leaders, beside(region))


def kingdoms_of(leaders: tuple[Leader, ...], connecting: Set) -> Iterator[Kingdom]:
    """The regions of these leaders."""
    while leaders:
        region = connected(leaders[0].at, connecting)
        yield kingdom_of(tuple([leader for leader in leaders if leader.at & region]), region)
        leaders = tuple([leader for leader in leaders if not leader.at & region])


def borders_of(kingdoms: Iterable[Kingdom]) -> tuple[Set, Set, Set]:
    """The spaces beside one of these kingdoms or more, beside two or more, and beside three or more."""
    one, two, three = 0, 0, 0
    for kingdom in kingdoms:
        border = kingdom.border
        three |= two & border
        two |= one & border
        one |= border
    return one, two, three
