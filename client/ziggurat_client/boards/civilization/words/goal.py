"""The goal in words: in nomads the most territories after the last turn, in farmers the square that ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.civilization.position import NOMADS_TURNS, Board, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE, GOAL, step_of
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.words.card_goal import goal_of_society, goal_of_succession
from ziggurat_client.boards.goal.goal import Goal, Heading
from ziggurat_client.wording.words import Words

CITY: Final = "city"
"""The sign of a city that counts for the next square."""
_RULE: Final = "13"
_QUARTERS: Final = tuple(NOMADS_TURNS * quarter // 4 for quarter in (1, 2, 3, 4))
_LATER: Final = (8, 10, GOAL)
"""The squares that are shown beyond the first of the Bronze Age."""


def goal_of(board: Board, seat: Seat, names: Sequence[str], words: Words, hand: tuple[CardId, ...] = ()) -> Goal:
    """The goal of a seat that plays a nation; `hand` are its cards, as far as the viewer knows them."""
    match board.options.mode:
        case "nomads":
            return _of_nomads(board, seat, names, words)
        case "farmers":
            return _of_farmers(board, seat, words)
        case "first_societies":
            return goal_of_society(board, seat, words)
        case "full":
            return goal_of_succession(board, seat, words, hand)


def _of_nomads(board: Board, seat: Seat, names: Sequence[str], words: Words) -> Goal:
    """The territories that the seat has, against the most that another one has (13)."""
    held = territories(board.nations[seat])
    rival, most = max(
        ((other, territories(nation)) for other, nation in enumerate(board.nations) if other != seat),
        key=lambda each: (each[1], -each[0]),
    )
    against, apart = _against(held, most), abs(held - most)
    turn = words.say("civilization.goal.turn", turn=board.turn, last=NOMADS_TURNS)
    return Goal(
        had=Heading(
            words.say("civilization.goal.territories"), words.say(f"civilization.goal.lead.{against}", count=apart)
        ),
        points=held,
        unit=words.say("civilization.goal.unit", count=held),
        coming=Heading(turn, _left(board, words)),
        signs=(),
        stairs=_QUARTERS,
        climbed=sum(board.turn > quarter for quarter in _QUARTERS),
        now=words.say("civilization.goal.now", count=held, turn=board.turn, last=NOMADS_TURNS),
        then=words.say(f"civilization.goal.{against}", count=apart, name=names[rival]),
        about=words.say("civilization.goal.about.nomads"),
        rule=_RULE,
    )


def _left(board: Board, words: Words) -> str:
    left = NOMADS_TURNS - board.turn
    return words.say("civilization.goal.left", count=left) if left > 0 else words.say("civilization.goal.last")


def _against(held: int, most: int) -> str:
    return "ahead" if held > most else "behind" if held < most else "level"


def _of_farmers(board: Board, seat: Seat, words: Words) -> Goal:
    """The square of the marker, and what the next one asks for (12)."""
    nation = board.nations[seat]
    bronze, square = EARLY_BRONZE[nation.id], nation.marker
    wanted = 1 if square >= bronze else CITIES_FOR_BRONZE
    cities = len(nation.cities)
    had = words.say("civilization.goal.cities", count=cities)
    following = words.say("civilization.goal.next", square=min(GOAL, square + 1))
    coming = _coming(nation, words)
    stairs = (bronze, *_LATER)
    return Goal(
        had=Heading(words.say("civilization.goal.marker", last=GOAL), had),
        points=square,
        unit=words.say("civilization.goal.square"),
        coming=Heading(following, coming),
        signs=tuple((CITY, number < cities) for number in range(wanted)),
        stairs=stairs,
        climbed=sum(square >= stair for stair in stairs),
        now=words.say("civilization.goal.now_at", square=square, last=GOAL, cities=had),
        then=words.say("civilization.goal.then", next=following, coming=coming),
        about=words.say("civilization.goal.about.farmers", square=bronze, last=GOAL),
        rule=_RULE,
    )


def _coming(nation: Nation, words: Words) -> str:
    """What becomes of the marker at the end of this turn as the nation stands, and what is missing."""
    _, reason = step_of(nation)
    if reason == "condition":
        return words.say("civilization.goal.more", count=CITIES_FOR_BRONZE - len(nation.cities))
    if reason == "no_city":
        return words.say("civilization.goal.back")
    return words.say("civilization.goal.wins" if nation.marker + 1 >= GOAL else "civilization.goal.comes")
