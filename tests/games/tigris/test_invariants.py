"""What holds in every position that a game of Tigris & Euphrates comes to (rules 4 and 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.tigris.scenes import RULES
from ziggurat.games.game import Event, Viewer
from ziggurat.games.tigris.actions import EndTurn, PlaceCatastrophe, SwapTiles, WithdrawLeader
from ziggurat.games.tigris.board import LAND, RIVERS
from ziggurat.games.tigris.colours import BLUE, LETTER, LETTERS
from ziggurat.games.tigris.events import Reinforced, TilesDrawn, TilesRemoved, TilesSwapped, TreasureTaken, VpGained
from ziggurat.games.tigris.position import Position, TigrisOptions
from ziggurat.games.tigris.setup import ARTISTS, IN_BAG
from ziggurat.games.tigris.spaces import beside

TREASURES = 10
STEPS = 150
DULL = (SwapTiles, EndTurn, WithdrawLeader, PlaceCatastrophe)
DULL_STEPS = 0.1
"""At so many steps of one such an action may be chosen though there are others."""
TABLES = st.tuples(
    st.integers(2, 4), st.integers(0, 10**6), st.builds(TigrisOptions, english=st.booleans(), artist=st.booleans())
)
few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def walk(seats: int, seed: int, options: TigrisOptions) -> Iterator[tuple[Position, Position, tuple[Event, ...]]]:
    """Each step of a game at random, in which no kind of action is rarer for having fewer choices: before, after, and
    what happened."""
    source, position = Random(seed), RULES.setup(seats, options, seed)
    for _ in range(STEPS):
        acting = RULES.due(position).seats
        if not acting:
            return
        offered = list(RULES.candidates(RULES.view(position, acting[0])))
        lively = [each for each in offered if type(each) not in DULL]
        listed = lively if lively and source.random() > DULL_STEPS else offered
        kind = source.choice(sorted({type(each).__name__ for each in listed}))
        action = source.choice([each for each in listed if type(each).__name__ == kind])
        led_to, events = RULES.apply(position, acting[0], action)
        yield position, led_to, events
        position = led_to


def is_between_actions(position: Position) -> bool:
    return position.board.phase in ("action", "over")


@few
@given(TABLES)
def test_no_tile_comes_from_nowhere_or_goes_where_it_may_not(table: tuple[int, int, TigrisOptions]) -> None:
    """A tile leaves the game only by a conflict, a catastrophe or a swap, or is turned under a monument."""
    box = Counter(IN_BAG | (ARTISTS if table[2].artist else {})) + Counter(r=TREASURES)
    for _, position, _ in walk(*table):
        on_map = Counter(position.board.spaces.lower())
        held = Counter("".join(position.hands) + position.bag)
        for letter, count in box.items():
            assert on_map[letter] + held[letter] <= count


@few
@given(TABLES)
def test_every_tile_is_in_the_bag_in_a_hand_on_the_map_or_was_seen_to_leave(
    table: tuple[int, int, TigrisOptions],
) -> None:
    for before, position, events in walk(*table):
        left = _turned(before, position)
        for event in events:
            if isinstance(event, TilesRemoved):
                left.update(LETTER[color] for color in event.colors)
            elif isinstance(event, Reinforced):
                left[LETTER[event.color]] += event.count
            elif isinstance(event, TilesSwapped):
                left.update(LETTER[color] for color in event.given or ())
        tiles, were = _tiles(position), _tiles(before)
        assert {letter: were[letter] - tiles[letter] for letter in LETTERS} == {each: left[each] for each in LETTERS}


def _tiles(position: Position) -> Counter[str]:
    """How many tiles of each colour there are face up on the map, in hands and in the bag."""
    return Counter(position.board.spaces.lower() + "".join(position.hands) + position.bag)


def _turned(before: Position, position: Position) -> Counter[str]:
    """The tiles that were turned under a monument."""
    spaces = zip(before.board.spaces.lower(), position.board.spaces.lower(), strict=True)
    return Counter(was for was, lies in spaces if lies == "x" != was)


@few
@given(TABLES)
def test_leaders_have_a_temple_beside_them_and_stand_on_land(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, _ in walk(*table):
        ground = position.board.ground
        for leader in ground.leaders:
            assert leader.at & LAND
            assert not is_between_actions(position) or beside(leader.at) & ground.tiles[1]


@few
@given(TABLES)
def test_no_kingdom_has_two_leaders_of_a_colour_but_while_they_fight(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, _ in walk(*table):
        if is_between_actions(position) or position.board.phase in ("monument", "treasure"):
            for kingdom in position.board.ground.kingdoms:
                colours = [leader.colour for leader in kingdom.leaders]
                assert len(set(colours)) == len(colours)


@few
@given(TABLES)
def test_farms_lie_on_rivers_and_all_other_tiles_on_land(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, _ in walk(*table):
        for colour, spaces in enumerate(position.board.ground.tiles):
            assert not spaces & (LAND if colour == BLUE else RIVERS)


@few
@given(TABLES)
def test_treasures_are_on_the_map_or_taken_and_no_trader_leaves_two(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, _ in walk(*table):
        ground = position.board.ground
        assert ground.treasures.bit_count() + sum(position.treasures) == TREASURES
        if is_between_actions(position):
            for kingdom in ground.kingdoms:
                assert kingdom.leader_of(3) is None or (kingdom.region & ground.treasures).bit_count() < 2


@few
@given(TABLES)
def test_points_and_treasures_are_what_was_told(table: tuple[int, int, TigrisOptions]) -> None:
    for before, position, events in walk(*table):
        gained = Counter({(seat, colour): 0 for seat in range(table[0]) for colour in range(5)})
        taken: Counter[int] = Counter()
        for event in events:
            if isinstance(event, VpGained):
                gained[event.seat, ("black", "red", "blue", "green", "yellow").index(event.color)] += event.amount
            elif isinstance(event, TreasureTaken):
                taken[event.seat] += 1
        for seat, own in enumerate(position.points):
            assert all(own[n] - before.points[seat][n] == gained[seat, n] for n in range(len(own)))
            assert position.treasures[seat] - before.treasures[seat] == taken[seat]


@few
@given(TABLES)
def test_hands_have_six_tiles_at_most_and_everyone_knows_how_many(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, _ in walk(*table):
        shown = RULES.public(position)
        assert shown.hands == tuple(map(len, position.hands))
        assert max(shown.hands) <= 6
        assert shown.bag == len(position.bag)


@few
@given(TABLES)
def test_no_view_and_no_event_depends_on_what_its_viewer_may_not_know(table: tuple[int, int, TigrisOptions]) -> None:
    for _, position, events in walk(*table):
        if position.board.phase == "over":
            return
        for viewer in (None, *range(table[0])):
            assert RULES.view(position, viewer) == RULES.view(_twin(position, viewer), viewer)
            for event in events:
                if isinstance(event, TilesSwapped | TilesDrawn) and event.seat != viewer:
                    seen = msgspec.to_builtins(event.seen_by(viewer))
                    assert (seen["drawn"], seen.get("given")) == (None, None)


def _twin(position: Position, viewer: Viewer) -> Position:
    """A position that differs in all that is hidden from the viewer."""
    seats = range(position.board.seats)
    return replace(
        position,
        hands=tuple("b" * len(hand) if seat != viewer else hand for seat, hand in enumerate(position.hands)),
        points=tuple((7,) * len(own) if seat != viewer else own for seat, own in enumerate(position.points)),
        treasures=tuple(9 if seat != viewer else position.treasures[seat] for seat in seats),
        bag="g" * len(position.bag),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_the_same_choices_give_the_same_game(seats: int) -> None:
    first, second = (list(walk(seats, 7, TigrisOptions())) for _ in range(2))
    assert first == second
