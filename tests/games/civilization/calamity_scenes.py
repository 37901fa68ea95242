"""Turns of Civilization in which calamities strike, written as a line of text for each nation (see `notation.py`).

The first nation is the victim of every calamity, and the second the giver of the black ones, unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from games.civilization.notation import drawn, nation
from games.civilization.scenes import told
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.calamities import open_calamities, strike_answered
from ziggurat.games.civilization.position import Board, CivilizationOptions, Faced, Own, Position, Secrets
from ziggurat.games.civilization.strike_candidates import strike_candidates
from ziggurat.games.civilization.strike_checks import CALAMITY_CHECKS, strike_kinds, why_not_answer
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.strike_fitting import check_strike
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import BACKS
from ziggurat.games.game import Event

Advances = Mapping[str, tuple[str, ...]]
E = TypeVar("E", bound=Event)


class Calamities:
    """The phase, from one question to the next; `story` is all that has happened in it."""

    def __init__(self, position: Position) -> None:
        self.story: list[Event] = []
        self._answers: dict[int, CivilizationAction] = {}
        self._open(open_calamities(position, self.story))

    def _open(self, position: Position) -> None:
        self.position = position
        self._answers = {}
        if position.board.strike is not None:
            check_strike(position.board)

    @property
    def board(self) -> Board:
        return self.position.board

    @property
    def step(self) -> str | None:
        """What is asked now, None once all is over."""
        return None if self.board.strike is None else self.board.strike.step

    @property
    def asked(self) -> list[str]:
        """Who is asked, in seat order."""
        return [self.board.nations[seat].id for seat in self.board.owing]

    @property
    def due(self) -> dict[str, int]:
        """How much is due from whom."""
        strike = self.board.strike
        return {} if strike is None else {self.board.nations[seat].id: number for seat, number in strike.due}

    def own(self, name: str) -> Own:
        """What that nation alone knows."""
        return Own(hand=self.position.hidden.hands[self.seat(name)])

    def seat(self, name: str) -> int:
        return next(seat for seat, each in enumerate(self.board.nations) if each.id == name)

    def code(self, action: CivilizationAction, name: str | None = None) -> str | None:
        """Why the action is refused to a nation that is asked, None if it is not."""
        name = self.asked[0] if name is None else name
        assert type(action) in strike_kinds(self.board)
        assert self.step in CALAMITY_CHECKS[type(action)][0]
        refused = why_not_answer(self.board, self.seat(name), action, self.own(name))
        return None if refused is None else refused.code

    def answer(self, action: CivilizationAction, name: str | None = None) -> Calamities:
        """That nation answers, the first that is asked unless told otherwise; all go on once nobody owes an answer."""
        name = self.asked[0] if name is None else name
        assert name in self.asked
        assert self.code(action, name) is None
        seat = self.seat(name)
        self._answers[seat] = action
        board = self.board
        owing = tuple(each for each in board.owing if each != seat)
        self.position = self.position.on(replace(board, owing=owing, answered=(*board.answered, seat)))
        if not owing:
            self._open(strike_answered(self.position, self._answers, self.story))
        return self

    def usual(self) -> CivilizationAction:
        """The safe answer of the first that is asked."""
        return usual_strike_answer(self.board, self.board.owing[0], self.own(self.asked[0]))

    def candidates(self) -> list[CivilizationAction]:
        """What is offered to the first that is asked."""
        return list(strike_candidates(self.board, self.board.owing[0], self.own(self.asked[0])))

    def told(self, kind: type[E]) -> list[E]:
        """The events of that kind."""
        return told(self.story, kind)

    def line(self, name: str) -> str:
        """How that nation stands, without its marker."""
        return drawn(self.board.nations[self.seat(name)]).rpartition(" ")[0]


def turn(
    *calamities: CalamityId | tuple[CalamityId, int, int | None],
    advances: Advances | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    **nations: str,
) -> Position:
    """Nations by seat, that face these calamities, each perhaps with another victim and giver."""
    made = [nation(name, text) for name, text in nations.items()]
    owned: Mapping[str, Any] = advances or {}
    held = hands or {}
    board = Board(
        CivilizationOptions(mode="full"),
        tuple(range(1, len(made) + 1)),
        tuple([replace(each, advances=owned.get(each.id, ())) for each in made]),
        tuple([each.id for each in made]),
        turn=5,
        phase="calamities",
        faced=tuple([_faced(each) for each in calamities]),
    )
    secrets = Secrets(1, tuple([tuple(held.get(each.id, ())) for each in made]), ((),) * 9)
    return Position(board, (None,) * len(made)).keeping(secrets)


def _faced(calamity: CalamityId | tuple[CalamityId, int, int | None]) -> Faced:
    if isinstance(calamity, tuple):
        return Faced(*calamity)
    return Faced(calamity, 0, None if BACKS[calamity] == "red" else 1)


def struck(
    *calamities: CalamityId | tuple[CalamityId, int, int | None],
    advances: Advances | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    **nations: str,
) -> Calamities:
    """The phase at its first question."""
    return Calamities(turn(*calamities, advances=advances, hands=hands, **nations))
