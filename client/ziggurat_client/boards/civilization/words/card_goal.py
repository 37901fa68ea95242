"""The goal in words where cards are in the game: the advances of a whole society, or the squares to the finish (13)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat.games.civilization.succession import TRACKS, goal_of, step_in_full, succession_points
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.succession.conditions import Condition, conditions_of
from ziggurat_client.boards.goal.goal import Goal, Heading
from ziggurat_client.wording.words import Words

_RULE: Final = "13"
_QUARTERS: Final = 4


def goal_of_society(board: Board, seat: Seat, words: Words) -> Goal:
    """So many advances, and the three civic ones among them."""
    nation, needed = board.nations[seat], board.options.victory_cards
    owned = len(nation.advances)
    had = words.say("civilization.goal.advances", count=owned)
    missing = [each for each in in_table_order(CIVIC_VIRTUES) if each not in nation.advances]
    names = ", ".join(words.say(f"civilization.advance.{each}") for each in missing)
    coming = words.say("civilization.goal.lacks", names=names) if missing else words.say("civilization.goal.has_all")
    left = max(0, needed - owned)
    following = words.say("civilization.goal.more_advances", count=left)
    stairs = tuple(sorted({-(-needed * quarter // _QUARTERS) for quarter in range(1, _QUARTERS + 1)}))
    return Goal(
        had=Heading(words.say("civilization.goal.society", needed=needed), had),
        points=owned,
        unit=words.say("civilization.goal.owned", count=owned),
        coming=Heading(following, coming),
        signs=tuple((each, each in nation.advances) for each in in_table_order(CIVIC_VIRTUES)),
        stairs=stairs,
        climbed=sum(owned >= stair for stair in stairs),
        now=words.say("civilization.goal.now_owned", count=owned, needed=needed),
        then=words.say("civilization.goal.then", next=following, coming=coming),
        about=words.say("civilization.goal.about.first_societies", count=needed),
        rule=_RULE,
    )


def goal_of_succession(board: Board, seat: Seat, words: Words, hand: tuple[CardId, ...] = ()) -> Goal:
    """The square of the marker, and what the next one that asks for something asks for (12)."""
    nation, last = board.nations[seat], goal_of(board.options)
    square, cities = nation.marker, words.say("civilization.goal.cities", count=len(nation.cities))
    conditions = conditions_of(board, seat, words, (), hand)
    upcoming = next((each for each in conditions if each.next), None)
    following = words.say("civilization.goal.next", square=min(last, square + 1))
    coming = _coming(board, seat, upcoming, hand, words)
    stairs = (*(epoch for epoch in TRACKS[nation.id].epochs[1:] if epoch < last), last)
    return Goal(
        had=Heading(words.say("civilization.goal.marker", last=last), cities),
        points=square,
        unit=words.say("civilization.goal.square"),
        coming=Heading(following, coming),
        signs=(),
        stairs=stairs[-_QUARTERS:],
        climbed=sum(square >= stair for stair in stairs[-_QUARTERS:]),
        now=words.say("civilization.goal.now_at", square=square, last=last, cities=cities),
        then=words.say("civilization.goal.then", next=following, coming=coming),
        about=words.say("civilization.goal.about.full", last=last),
        rule=_RULE,
    )


def _coming(board: Board, seat: Seat, upcoming: Condition | None, hand: tuple[CardId, ...], words: Words) -> str:
    """What becomes of the marker as the nation stands, and what is missing."""
    nation, last = board.nations[seat], goal_of(board.options)
    to, reason = step_in_full(nation, succession_points(nation, hand))
    if reason == "no_city":
        return words.say("civilization.goal.back")
    if reason == "points" and to < nation.marker:
        return words.say("civilization.goal.back_points")
    if reason is not None and upcoming is not None:
        return upcoming.text
    return words.say("civilization.goal.wins" if to >= last else "civilization.goal.comes")
