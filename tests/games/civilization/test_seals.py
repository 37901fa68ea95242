"""The seals of Civilization: what earns each, and what just does not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.earning import earned
from ziggurat.games import GAMES
from ziggurat.games.civilization.position import CivilizationOptions, Mode
from ziggurat.games.civilization.scoring import CivilizationResult
from ziggurat.games.civilization.trade_actions import TradeAccept
from ziggurat.games.game import Action, Standing
from ziggurat.games.seals import Ended
from ziggurat.match.match import Match


def civilization_ended(*deeds: Action, seats: int = 3, mode: Mode = "full", won: bool = True, **nation: Any) -> Ended:
    """A game in which the first seat did this, has such a nation, and won or not."""
    match = Match(GAMES["civilization"], seats, 1, CivilizationOptions(mode=mode))
    while not match.position.board.nations:
        (seat,) = match.due.seats
        match.apply(seat, next(iter(match.game.candidates(match.view(seat)))))
    seated = match.position.board
    board = replace(seated, nations=(replace(seated.nations[0], **nation), *seated.nations[1:]))
    ranks = (1 if won else 2, *(2 if won else 1,) * (seats - 1))
    standings = tuple(Standing(seat, rank, 0) for seat, rank in enumerate(ranks))
    return Ended(replace(match.position, board=board), [(0, deed) for deed in deeds], CivilizationResult("", standings))


CIVIC = ("law", "democracy", "philosophy")
DEAL = TradeAccept("1")


@pytest.mark.parametrize(
    ("seal", "yes", "no"),
    [
        ("nomads", civilization_ended(mode="nomads"), civilization_ended(mode="farmers")),
        ("farmers", civilization_ended(mode="farmers"), civilization_ended(mode="farmers", won=False)),
        ("societies", civilization_ended(mode="first_societies"), civilization_ended()),
        ("succession", civilization_ended(), civilization_ended(mode="nomads")),
        ("all_cities", civilization_ended(cities=tuple(range(9))), civilization_ended(cities=tuple(range(8)))),
        ("fleet", civilization_ended(ships=("", "", "", "")), civilization_ended(ships=("", "", "", None))),
        ("deals", civilization_ended(*[DEAL] * 10), civilization_ended(*[DEAL] * 9)),
        ("civic", civilization_ended(advances=CIVIC), civilization_ended(advances=CIVIC[:2])),
        ("treasury", civilization_ended(treasury=15), civilization_ended(treasury=14)),
        ("great_table", civilization_ended(seats=5), civilization_ended(seats=4)),
    ],
)
def test_a_seal_of_civilization(seal: str, yes: Ended, no: Ended) -> None:
    assert seal in earned("civilization", yes)
    assert seal not in earned("civilization", no)


def test_advances_of_every_group_and_many_of_them_earn_seals_of_civilization() -> None:
    many = (*CIVIC, "music", "theatre", "astronomy", "coinage", "medicine", "mysticism", "engineering")
    assert {"advances", "all_groups"} <= earned("civilization", civilization_ended(advances=many))
    assert not {"advances", "all_groups"} & earned("civilization", civilization_ended(advances=CIVIC))
