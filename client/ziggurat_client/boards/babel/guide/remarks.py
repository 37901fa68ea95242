"""The remarks on a first game of Babel, those that matter most first."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.ending import SAFE
from ziggurat.games.babel.events import (
    PeopleBanished,
    PeopleDeserted,
    ScoreChanged,
    TempleDestroyed,
    TemplePlundered,
)
from ziggurat.games.babel.peoples import Site
from ziggurat.games.babel.position import Board, Side
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.consequences import Known, known_by
from ziggurat_client.boards.babel.choosing.listed_actions import listed_action
from ziggurat_client.boards.babel.choosing.modes import ActionName
from ziggurat_client.boards.babel.guide.places import HAND, OWN_QUARRY, TEMPLE_PILE
from ziggurat_client.boards.babel.words.whereabouts import number_of
from ziggurat_client.boards.guide.remark import Finding, Occasion, Remark, Spot

_GOAL: Final = "goal"
_FEW: Final = 10
"""With so few cards in the temple pile the end is near."""
_FIRST_TURNS: Final = 2
"""The first turn of each player."""


def _board(occasion: Occasion) -> Board:
    board: Board = occasion.moment.view.public.board
    return board


def _own(occasion: Occasion) -> Side:
    return _board(occasion).sides[occasion.seat]


def _acts(occasion: Occasion) -> bool:
    """Whether the player may act in a turn of their own."""
    return occasion.is_ours and _board(occasion).phase == "actions"


def _known(occasion: Occasion) -> Known:
    return known_by(occasion.seat, occasion.moment.view)


def _ground(site: Site) -> Spot:
    """The player's own ground at a site."""
    return number_of(Cell(site, "near"))


# ---------------------------------------------------------------------------------------- what happened


def _temple_hit(occasion: Occasion) -> Spot | None:
    hit = (
        event.site
        for event in occasion.events
        if isinstance(event, TempleDestroyed | TemplePlundered) and event.victim == occasion.seat
    )
    site = next(hit, None)
    return None if site is None else _ground(site)


def _people_lost(occasion: Occasion) -> Spot | None:
    for event in occasion.events:
        if isinstance(event, PeopleBanished) and event.victim == occasion.seat:
            return _ground(event.site)
        if isinstance(event, PeopleDeserted) and event.from_seat == occasion.seat:
            return _ground(event.site)
    return None


def _rose(occasion: Occasion) -> Spot | None:
    changes = (event for event in occasion.events if isinstance(event, ScoreChanged) and event.seat == occasion.seat)
    return _GOAL if any(event.new > event.old for event in changes) else None


# ---------------------------------------------------------------------------------------- how it stands


def _final(occasion: Occasion) -> Spot | None:
    return _GOAL if _board(occasion).final_phase else None


def _halved(occasion: Occasion) -> Spot | None:
    return HAND if occasion.is_ours and _board(occasion).owed else None


def _safe(occasion: Occasion) -> Spot | None:
    return _GOAL if _board(occasion).scores[occasion.seat] >= SAFE else None


def _rival_safe(occasion: Occasion) -> Spot | None:
    return "score far" if _board(occasion).scores[1 - occasion.seat] >= SAFE else None


def _few_cards(occasion: Occasion) -> Spot | None:
    return TEMPLE_PILE if occasion.moment.view.public.pile <= _FEW else None


def _goal(occasion: Occasion) -> Spot | None:
    return _GOAL if _acts(occasion) else None


def _move(occasion: Occasion) -> Spot | None:
    return HAND if _acts(occasion) and _own(occasion).pawn is None else None


def _settle(occasion: Occasion) -> Spot | None:
    own = _own(occasion)
    cards = _acts(occasion) and _known(occasion).hand
    return _ground(own.pawn) if cards and own.pawn is not None and own.start_card else None


def _possible(name: ActionName) -> Finding:
    """The first time that an action can be done."""

    def find(occasion: Occasion) -> Spot | None:
        able = _acts(occasion) and listed_action(_known(occasion), name).ways
        return f"action {name}" if able else None

    return find


def _end(occasion: Occasion) -> Spot | None:
    board = _board(occasion)
    return "end" if _acts(occasion) and board.turn <= _FIRST_TURNS and not _own(occasion).start_card else None


def _quarry(occasion: Occasion) -> Spot | None:
    return OWN_QUARRY if _acts(occasion) and _own(occasion).quarry else None


REMARKS: Final = (
    Remark("final", "10.2", _final),
    Remark("halved", "8.6", _halved),
    Remark("temple_hit", "8", _temple_hit, is_news=True),
    Remark("people_lost", "8", _people_lost, is_news=True),
    Remark("goal", "10.1", _goal),
    Remark("move", "7.1", _move),
    Remark("start", "7.6", _possible("build_start")),
    Remark("settle", "7.2", _settle),
    Remark("rose", "10", _rose, is_news=True),
    Remark("end", "6.3", _end),
    Remark("quarry", "9.1", _quarry),
    Remark("build", "7.3", _possible("build_own")),
    Remark("rivals_quarry", "7.3", _possible("build_opponent")),
    Remark("destroy", "8.1", _possible("destroy")),
    Remark("plunder", "8.2", _possible("plunder")),
    Remark("banish", "8.3", _possible("banish")),
    Remark("desertion", "8.4", _possible("desertion")),
    Remark("progress", "8.5", _possible("progress")),
    Remark("halve", "8.6", _possible("halve")),
    Remark("migrate", "7.4", _possible("migrate")),
    Remark("safe", "10.1", _safe),
    Remark("rival_safe", "10.1", _rival_safe),
    Remark("few_cards", "10.3", _few_cards),
)
"""All of them."""
