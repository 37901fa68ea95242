"""What the way to victory asks for, met and unmet: epochs and squares in the full game, advances in first societies
(12, 13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.advances import groups_of, in_table_order, points_of
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat.games.civilization.succession import (
    ADVANCES_FOR_EARLY_IRON,
    CITIES_FOR_BRONZE,
    GROUPS_FOR_LATE_BRONZE,
    POINTS_FOR_LATE_IRON,
    TRACKS,
    goal_of,
    succession_points,
)
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.succession.epochs import EPOCHS, Epoch
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Condition:
    """Something that is asked for on the way: where, in `epoch`, and how much of it there is. It is `next` if nothing
    before it stops the marker."""

    title: str
    text: str
    met: bool
    epoch: Epoch | None = None
    square: int = 0
    next: bool = False


def conditions_of(
    board: Board, seat: Seat, words: Words, cart: tuple[AdvanceId, ...] = (), hand: tuple[CardId, ...] = ()
) -> tuple[Condition, ...]:
    """The conditions in order, as they would stand once the cart is bought; `hand` is what the viewer knows of the
    seat's cards."""
    nation = board.nations[seat]
    after = replace(nation, advances=in_table_order((*nation.advances, *cart)))
    if board.options.mode == "first_societies":
        return tuple(_of_society(board, after, words))
    marked, found = [], False
    for each in _of_succession(board, after, hand, words):
        is_next = not found and each.square > nation.marker
        found = found or is_next
        marked.append(replace_next(each, is_next=is_next))
    return tuple(marked)


def replace_next(condition: Condition, *, is_next: bool) -> Condition:
    """The same condition, which is the next one or not."""
    title, text, met = condition.title, condition.text, condition.met
    return Condition(title, text, met, condition.epoch, condition.square, is_next)


def _of_succession(board: Board, nation: Nation, hand: tuple[CardId, ...], words: Words) -> Iterator[Condition]:
    """Each epoch to enter up to the end of the game, then each square with points."""
    track, goal = TRACKS[nation.id], goal_of(board.options)
    counted = (
        ("cities", len(nation.cities), CITIES_FOR_BRONZE),
        ("groups", len(groups_of(nation.advances)), GROUPS_FOR_LATE_BRONZE),
        ("advances", len(nation.advances), ADVANCES_FOR_EARLY_IRON),
        ("points", points_of(nation.advances), POINTS_FOR_LATE_IRON),
    )
    for epoch, square, (kind, had, needed) in zip(EPOCHS[1:], track.epochs[1:], counted, strict=True):
        if square <= goal:
            name = words.say(f"civilization.ast.{epoch}")
            title = name if nation.marker >= square else words.say("civilization.way.epoch", epoch=name, square=square)
            yield Condition(title, _told(kind, had, needed, words), had >= needed, epoch, square)
    points = succession_points(nation, hand)
    for square, needed in sorted(track.points.items()):
        if track.epochs[4] < square <= goal:
            title = words.say("civilization.way.square", square=square)
            yield Condition(title, _told("points", points, needed, words), points >= needed, "late_iron", square)


def _of_society(board: Board, nation: Nation, words: Words) -> Iterator[Condition]:
    """So many advances, and the three that must be among them (13)."""
    had, needed = len(nation.advances), board.options.victory_cards
    title = words.say("civilization.way.advances")
    yield Condition(title, _told("advances", had, needed, words), had >= needed, next=had < needed)
    for advance in in_table_order(CIVIC_VIRTUES):
        owned = advance in nation.advances
        text = words.say("civilization.way.owned" if owned else "civilization.way.missing")
        yield Condition(words.say(f"civilization.advance.{advance}"), text, owned)


def _told(kind: str, had: int, needed: int, words: Words) -> str:
    """What is needed, and how much of it there is while that is too little."""
    if had >= needed:
        return words.say(f"civilization.way.needs.{kind}", count=needed)
    return words.say(f"civilization.way.has.{kind}", had=had, count=needed)


MOST_SHOWN: Final = 4
"""As many conditions are shown at once."""


def around_next(conditions: tuple[Condition, ...], most: int = MOST_SHOWN) -> tuple[Condition, ...]:
    """As many of them as there is room for, with the next one among them and what is past above it."""
    at = next((number for number, each in enumerate(conditions) if each.next), len(conditions))
    first = min(max(0, at - most + 2), max(0, len(conditions) - most))
    return conditions[first : first + most]
