"""Every step that a turn can take from a state, and where it leads: the rules of Babel, made for searching.

A test holds that they agree with the rules themselves.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.bots.babel.column_facts import facts_of
from ziggurat.bots.babel.state import ON_QUARRY, State, score_of
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    QuarrySource,
    Settle,
    Source,
)
from ziggurat.games.babel.ending import FAR_GOAL, GOAL, SAFE
from ziggurat.games.babel.peoples import PEOPLES, SITES, Cards
from ziggurat.games.babel.position import Temple
from ziggurat.games.babel.starting import MARCH
from ziggurat.games.game import Action

Step: TypeAlias = tuple[Action, State]

MOVES: Final = tuple(map(Move, PEOPLES))
SETTLES: Final = tuple(map(Settle, PEOPLES))
BUILDS: Final[dict[Source, Build]] = {"start": Build("start"), "own": Build("own"), "opponent": Build("opponent")}
MIGRATIONS: Final = tuple(tuple(Migrate(origin, target) for target in SITES) for origin in SITES)


def steps(state: State, *, moving: bool = True) -> list[Step]:
    """Every legal step but the end of the turn, each of several equal ones once; without moves if not `moving`."""
    found: list[Step] = []
    if state.pawn != ON_QUARRY:
        _builds(state, found)
        _powers(state, found)
        _settlings(state, found)
    if not state.migrated:
        _migrations(state, found)
    if moving:
        _moves(state, found)
    return found


def _replaced(items: tuple[Cards, ...], index: int, item: Cards) -> tuple[Cards, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _raised(temples: tuple[Temple, ...], index: int, temple: Temple) -> tuple[Temple, ...]:
    return (*temples[:index], temple, *temples[index + 1 :])


def _can_start(state: State, hand: int) -> bool:
    """Whether the start card can still be built (rule 7.6), with the pawn at a site and so many cards in hand."""
    if not state.start_card or hand >= 1 or state.columns[state.pawn]:
        return True
    return not state.migrated and any(len(column) >= MARCH for column in state.columns)


def _moves(state: State, found: list[Step]) -> None:
    for site, people in enumerate(PEOPLES):
        if people in state.hand and site != state.pawn:
            after = state.copy()
            after.pawn = site
            after.hand = state.hand.replace(people, "", 1)
            if _can_start(after, len(after.hand)):
                found.append((MOVES[site], after))


def _settlings(state: State, found: list[Step]) -> None:
    site = state.pawn
    for index, people in enumerate(PEOPLES):
        if people in state.hand:
            after = state.copy()
            after.hand = state.hand.replace(people, "", 1)
            after.columns = _replaced(state.columns, site, state.columns[site] + people)
            found.append((SETTLES[index], after))


def _migrations(state: State, found: list[Step]) -> None:
    for origin, column in enumerate(state.columns):
        if len(column) < MARCH:
            continue
        left, marching = column[:-MARCH], column[-MARCH:]
        for target in range(len(SITES)):
            if target != origin:
                after = state.copy()
                columns = _replaced(state.columns, origin, left)
                after.columns = _replaced(columns, target, columns[target] + marching)
                after.migrated = True
                if state.pawn == ON_QUARRY or _can_start(after, len(after.hand)):
                    found.append((MIGRATIONS[origin][target], after))


def _builds(state: State, found: list[Step]) -> None:
    site = state.pawn
    temple = state.temples[site]
    wanted = temple[-1] + 1 if temple else 1
    if len(state.columns[site]) < wanted:
        return
    if state.start_card:
        if wanted == 1:
            after = state.copy()
            after.temples = _raised(state.temples, site, (1,))
            after.start_card = False
            found.append((BUILDS["start"], after))
        return
    if state.quarry and state.quarry[-1] == wanted:
        found.append((BUILDS["own"], _judged(_laid(state, "own", wanted))))
    if state.rival_quarry and state.rival_quarry[-1] == wanted:
        found.append((BUILDS["opponent"], _judged(_laid(state, "opponent", wanted))))


def _laid(state: State, source: QuarrySource, level: int) -> State:
    """The state once the open card of that quarry column lies on the temple at the pawn's site."""
    after = state.copy()
    after.temples = _raised(state.temples, state.pawn, (*state.temples[state.pawn], level))
    if source == "own":
        after.quarry = state.quarry[:-1]
    else:
        after.rival_quarry = state.rival_quarry[:-1]
    return after


def _powers(state: State, found: list[Step]) -> None:
    site = state.pawn
    column, against = state.columns[site], state.rival_columns[site]
    for people, index in facts_of(column).triples.items():
        paid = state.copy()
        paid.columns = _replaced(state.columns, site, column[:index] + column[index + 1 :])
        match people:
            case "A":
                _destructions(paid, index, found)
            case "H":
                _plunderings(paid, index, len(column), found)
            case "M":
                for banished in PEOPLES:
                    if banished in against:
                        after = paid.copy()
                        after.rival_columns = _replaced(state.rival_columns, site, against.replace(banished, ""))
                        found.append((Banish(index, banished), after))
            case "P":
                _leaps(paid, index, len(column), found)
            case "S":
                _desertions(paid, index, found)
        if state.rival_hand >= 2:
            after = paid.copy()
            after.rival_hand = state.rival_hand - state.rival_hand // 2
            found.append((Halve(index), after))


def _destructions(paid: State, index: int, found: list[Step]) -> None:
    temple = paid.rival_temples[paid.pawn]
    if temple:
        after = paid.copy()
        after.rival_temples = _raised(paid.rival_temples, paid.pawn, ())
        after.known = temple + paid.known
        after.left = paid.left + len(temple)
        found.append((Destroy(index), _judged(after)))


def _plunderings(paid: State, index: int, counted: int, found: list[Step]) -> None:
    site = paid.pawn
    own, robbed = paid.temples[site], paid.rival_temples[site]
    level = robbed[-1] if robbed else 0
    if not paid.start_card and level > (own[-1] if own else 0) and counted >= level:
        after = paid.copy()
        after.temples = _raised(paid.temples, site, (*own, level))
        after.rival_temples = _raised(paid.rival_temples, site, robbed[:-1])
        found.append((Plunder(index), _judged(after)))


def _leaps(paid: State, index: int, counted: int, found: list[Step]) -> None:
    own = paid.temples[paid.pawn]
    wanted = (own[-1] if own else 0) + 2
    if paid.start_card or counted < wanted:
        return
    if paid.quarry and paid.quarry[-1] == wanted:
        found.append((Progress(index, "own"), _judged(_laid(paid, "own", wanted))))
    if paid.rival_quarry and paid.rival_quarry[-1] == wanted:
        found.append((Progress(index, "opponent"), _judged(_laid(paid, "opponent", wanted))))


def _desertions(paid: State, index: int, found: list[Step]) -> None:
    site = paid.pawn
    column = paid.rival_columns[site]
    if column:
        staying = len(column) - facts_of(column).end_length
        after = paid.copy()
        after.columns = _replaced(paid.columns, site, paid.columns[site] + column[staying:])
        after.rival_columns = _replaced(paid.rival_columns, site, column[:staying])
        found.append((Desertion(index), after))


def _judged(state: State) -> State:
    """The state, won if the game has ended by now (rule 10): only the one who acts can win in his own turn."""
    score, rival = score_of(state.temples), score_of(state.rival_temples)
    if state.final_phase or (max(score, rival) >= GOAL and min(score, rival) >= SAFE):
        state.final_phase = True
        state.won = score >= FAR_GOAL or rival < SAFE
    elif score >= GOAL:
        state.won = True
    return state
