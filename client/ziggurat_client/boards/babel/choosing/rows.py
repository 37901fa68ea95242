"""The rows in which actions are listed: what is possible, what is not and why, and what is only named."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from ziggurat.games.babel.building import open_level
from ziggurat_client.boards.babel.choosing.consequences import Known
from ziggurat_client.boards.babel.choosing.listed_actions import (
    SOURCES,
    ListedAction,
    listed_actions,
)

RowKind: TypeAlias = Literal["power", "action", "reason", "strip"]
"""A power that is possible, another action that is, one that is not and why, and the powers that have no run."""
_MOST_ROWS: Final = 6
_BRIEF_ROWS: Final = 3
"""With more rows than this besides the strip, what is not possible stands in the strip, without its reason."""


class Row(NamedTuple):
    """A row of the list, with one action, or several in a strip."""

    kind: RowKind
    actions: tuple[ListedAction, ...]


def rows_of(known: Known, *, brief: bool) -> list[Row]:
    """The rows of the list: the powers that are possible, in one strip those that have no run, the other actions that
    are possible, and those that are not with the reason. Where these are too many, they are in the strip too.
    """
    every = _told_apart(known)
    powers = [listed for listed in every if listed.is_power and listed.ways]
    others = [listed for listed in every if not listed.is_power and listed.ways]
    refused = [listed for listed in every if not listed.ways and not (listed.is_power and not listed.has_run)]
    explained = [] if len(powers) + len(others) + len(refused) > (_BRIEF_ROWS if brief else _MOST_ROWS) else refused
    aside = [
        listed
        for listed in every
        if not listed.ways and listed not in explained and (listed.people or not listed.is_power)
    ]
    rows = [Row("action" if brief else "power", (listed,)) for listed in powers]
    rows += [Row("strip", tuple(aside))] if aside else []
    rows += [Row("action", (listed,)) for listed in others]
    return rows + [Row("reason", (listed,)) for listed in explained]


def _told_apart(known: Known) -> list[ListedAction]:
    """All actions but those that would say what one before them says: to build where no quarry has a card."""
    every, board, seat = listed_actions(known), known.board, known.seat
    buildings = [listed for listed in every if listed.name in SOURCES]
    without_card = [listed for listed in buildings if open_level(board, seat, SOURCES[listed.name]) is None]
    return [listed for listed in every if listed not in without_card[1:]]


def possible(known: Known, *, brief: bool) -> list[ListedAction]:
    """The actions that can be done, in the order of the list: this is what the number keys choose from."""
    return [row.actions[0] for row in rows_of(known, brief=brief) if row.actions[0].ways]
