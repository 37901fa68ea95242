"""Who meets whom in the next round of a games night.

At tables of two the pairing is the matching of least cost, by networkx; at larger ones it is found by exchanging
players between tables as long as that is better. The same night is paired alike every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from ziggurat.wire.nights import EntrantNumber, Night
from ziggurat_server.nights.standings import standings

_AGAIN: Final = 1_000
"""What it costs to have two meet again, for each time they have met, compared with a place between them."""
_MOST_PASSES: Final = 50

Meetings: TypeAlias = Mapping[frozenset[EntrantNumber], int]
"""How often two were at one table."""


class Paired(NamedTuple):
    """The tables of a round, each with its entrants by seat, and who has a bye."""

    tables: tuple[tuple[EntrantNumber, ...], ...]
    byes: tuple[EntrantNumber, ...] = ()


def paired(night: Night, seat_counts: Collection[int]) -> Paired:
    """The next round of a night, of a game that is played by so many."""
    playing = {each.number for each in night.entrants if not each.gone}
    order = [place.entrant for place in standings(night) if place.entrant in playing]
    order += sorted(playing - set(order))
    byes = _byes(order, night, sizes_for(len(order), night.terms.seats, seat_counts))
    order = [number for number in order if number not in byes]
    sizes = sizes_for(len(order), night.terms.seats, seat_counts)
    cost = _Cost(order if night.terms.pairing == "swiss" else (), _meetings(night))
    tables = _matched(order, cost) if set(sizes) == {2} else _exchanged(_dealt(order, sizes), cost)
    return Paired(tuple(_in_seats(table, night) for table in tables), tuple(byes))


def sizes_for(players: int, wished: int, allowed: Collection[int]) -> tuple[int, ...]:
    """How many sit at each table, the larger ones first: as near as can be to what is wished, and everyone somewhere.

    Where that cannot be, for as many as can; nobody at all where not even one table comes about.
    """
    for most in dict.fromkeys((wished, max(allowed))):
        for seated in range(players, 1, -1):
            sizes = _even_sizes(seated, most, allowed)
            if sizes:
                return sizes
    return ()


def _even_sizes(seated: int, most: int, allowed: Collection[int]) -> tuple[int, ...]:
    """So many at as few tables as may be, of sizes that differ by one at most and are none above `most`."""
    for tables in range(-(-seated // most), seated // min(allowed) + 1):
        few, more = divmod(seated, tables)
        sizes = (few + 1,) * more + (few,) * (tables - more)
        if all(size in allowed for size in sizes):
            return sizes
    return ()


def _byes(order: Sequence[EntrantNumber], night: Night, sizes: Sequence[int]) -> list[EntrantNumber]:
    """Who sits out: those who have done so least often, and of them the last."""
    had = Counter(number for played in night.rounds for number in played.byes)
    spare = len(order) - sum(sizes)
    last_first = enumerate(reversed(order))
    return [number for _, number in sorted(last_first, key=lambda each: (had[each[1]], each[0]))][:spare]


def _meetings(night: Night) -> Meetings:
    return Counter(
        frozenset(pair) for played in night.rounds for table in played.tables for pair in combinations(table.seats, 2)
    )


class _Cost:
    """What it costs to have two at one table: how often they have met, and by the standings how far apart they are."""

    def __init__(self, order: Iterable[EntrantNumber], met: Meetings) -> None:
        self._places = {number: place for place, number in enumerate(order)}
        self._met = met

    def of_pair(self, one: EntrantNumber, other: EntrantNumber) -> int:
        """Of these two."""
        again = self._met.get(frozenset((one, other)), 0)
        return _AGAIN * again * again + abs(self._places.get(one, 0) - self._places.get(other, 0))

    def of_table(self, table: Iterable[EntrantNumber]) -> int:
        """Of all pairs at a table."""
        return sum(self.of_pair(one, other) for one, other in combinations(table, 2))


def _matched(order: Sequence[EntrantNumber], cost: _Cost) -> list[tuple[EntrantNumber, ...]]:
    """Tables of two that cost least together; those of the best first."""
    # Imported here: it takes longer than any other part of a server, and most pair nobody.
    import networkx

    graph: networkx.Graph[EntrantNumber] = networkx.Graph()
    graph.add_weighted_edges_from((one, other, -cost.of_pair(one, other)) for one, other in combinations(order, 2))
    places = {number: place for place, number in enumerate(order)}
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((tuple(sorted(pair, key=places.__getitem__)) for pair in pairs), key=lambda pair: places[pair[0]])


def _dealt(order: Sequence[EntrantNumber], sizes: Sequence[int]) -> list[list[EntrantNumber]]:
    """The tables filled one after the other, the best first."""
    tables, start = [], 0
    for size in sizes:
        tables.append(list(order[start : start + size]))
        start += size
    return tables


def _exchanged(tables: list[list[EntrantNumber]], cost: _Cost) -> list[list[EntrantNumber]]:
    """The tables after every exchange of two players that costs less."""
    for _ in range(_MOST_PASSES):
        if not any(_exchange(one, other, cost) for one, other in combinations(tables, 2)):
            break
    return tables


def _exchange(one: list[EntrantNumber], other: list[EntrantNumber], cost: _Cost) -> bool:
    """Exchange players between two tables as long as that costs less; return whether any were."""
    any_exchanged = False
    before = cost.of_table(one) + cost.of_table(other)
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            after = cost.of_table(one) + cost.of_table(other)
            if after < before:
                before, any_exchanged = after, True
            else:
                one[here], other[there] = other[there], one[here]
    return any_exchanged


def _in_seats(table: Sequence[EntrantNumber], night: Night) -> tuple[EntrantNumber, ...]:
    """The table's players by seat: who sat last most often sits first now."""
    late = Counter[EntrantNumber]()
    for played in night.rounds:
        for before in played.tables:
            for seat, number in enumerate(before.seats):
                late[number] += seat
    return tuple(sorted(table, key=lambda number: (-late[number], number)))
