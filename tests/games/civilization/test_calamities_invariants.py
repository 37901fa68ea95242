"""Whatever calamities strike: pieces are neither lost nor made, and every answer that is offered can be given."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import examples
from games.civilization.calamity_scenes import Calamities
from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF
from ziggurat.games.civilization.calamities import put_away
from ziggurat.games.civilization.nations import CITIES, NATIONS
from ziggurat.games.civilization.position import (
    NOBODY_HERE,
    Board,
    CivilizationOptions,
    Faced,
    Nation,
    Position,
    Secrets,
    Ship,
    Strike,
    Units,
)
from ziggurat.games.civilization.strike_candidates import strike_candidates
from ziggurat.games.civilization.strike_checks import why_not_answer
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.strike_fitting import check_strike
from ziggurat.games.civilization.tables import TABLES, AdvanceId
from ziggurat.games.civilization.trade_cards import BACKS
from ziggurat.games.fitting import Misfit
from ziggurat.games.game import Event

WEAKENING: Final[tuple[AdvanceId, ...]] = (
    "pottery",
    "engineering",
    "medicine",
    "agriculture",
    "law",
    "democracy",
    "philosophy",
)
CIVICS: Final = ("democracy", "philosophy")


def world(seed: int) -> Position:
    """Two to seven nations with tokens, cities and ships anywhere, in the turn of some calamities."""
    dice = random.Random(seed)
    seats = dice.randint(2, 7)
    pieces = 48 if seats == 7 else 55
    free = list(range(LAND_AREAS))
    dice.shuffle(free)
    nations = [_nation(dice, name, pieces, free) for name in dice.sample(NATIONS, seats)]
    calamities = dice.sample([each.id for each in TABLES.calamities], dice.randint(1, 5))
    faced = []
    for calamity in calamities:
        victim, giver = dice.sample(range(seats), 2)
        faced.append(Faced(calamity, victim, giver if BACKS[calamity] == "black" else None))
    grain = [f"grain-{number}" for number in range(1, 9)]
    hands = tuple([tuple(grain.pop() for _ in range(min(len(grain), dice.randint(0, 3)))) for _ in nations])
    board = Board(
        CivilizationOptions(mode="full"),
        tuple(range(1, seats + 1)),
        tuple(nations),
        tuple([each.id for each in nations]),
        turn=9,
        phase="calamities",
        faced=tuple(faced),
    )
    return Position(board, (None,) * seats).keeping(Secrets(1, hands, ((),) * 9))


def _nation(dice: random.Random, name: str, pieces: int, free: list[int]) -> Nation:
    cities = sorted([free.pop() for _ in range(dice.choice([0, 2, 4, 7, 9]))])
    nation = Nation(name, pieces, NOBODY_HERE, tuple(cities))  # type: ignore[arg-type]
    own = [free.pop() for _ in range(5)] + [NUMBER_OF["memphis"], NUMBER_OF["messana"]]
    for area in own:
        if dice.random() < 0.7:
            nation = nation.placed(area, min(nation.stock, dice.choice([1, 1, 2, 3, 5, 20])))
    if dice.random() < 0.2:
        nation = nation.placed(own[0], nation.stock)
    for number in range(dice.randint(0, 3)):
        nation = nation.with_ship(number, Ship(NUMBER_OF[dice.choice(["troy", "knossos", "charax", "carthage"])]))
    advances = [each for each in WEAKENING if dice.random() < 0.35 and each not in CIVICS]
    if "law" in advances:
        advances += [each for each in CIVICS if dice.random() < 0.5]
    return replace(nation, advances=tuple(advances))


def check_pieces(position: Position, before: Board) -> None:
    for nation, was in zip(position.board.nations, before.nations, strict=True):
        assert nation.stock + nation.on_map == was.stock + was.on_map
        assert min((nation.stock, *nation.tokens)) >= 0
        assert len(nation.cities) <= CITIES
        assert nation.ships == was.ships
    cities = [area for nation in position.board.nations for area in nation.cities]
    assert len(set(cities)) == len(cities)


@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
@settings(max_examples=examples(150), deadline=None)
def test_pieces_are_conserved_and_every_answer_that_is_offered_may_be_given(seed: int, dice: random.Random) -> None:
    position = world(seed)
    before, played = position.board, Calamities(position)
    while played.step is not None:
        assert played.board.spans > 0
        for name in played.asked:
            seat, own = played.seat(name), played.own(name)
            offered = list(strike_candidates(played.board, seat, own))
            assert offered[0] == usual_strike_answer(played.board, seat, own)
            assert {why_not_answer(played.board, seat, each, own) for each in offered} == {None}
            assert len(set(offered)) == len(offered)
        asked = dice.choice(played.asked)
        played.answer(dice.choice(list(strike_candidates(played.board, played.seat(asked), played.own(asked)))), asked)
        check_pieces(played.position, before)
    after = put_away(played.position)
    assert after.board.faced == ()
    assert sum(map(len, after.hidden.piles)) == len(before.faced)


@given(st.integers(0, 10**6))
@settings(max_examples=examples(100), deadline=None)
def test_whoever_is_asked_because_of_a_choice_has_one(seed: int) -> None:
    played = Calamities(world(seed))
    while played.step is not None:
        alone = [
            name
            for name in played.asked
            if len(list(strike_candidates(played.board, played.seat(name), played.own(name)))) == 1
        ]
        potters = [name for name in alone if "pottery" in played.board.nations[played.seat(name)].advances]
        assert alone == potters
        played.answer(played.usual())


def asked() -> Board:
    """Crete is asked what it loses in a famine, in a turn of two nations."""
    played = Calamities(world(1))
    board = played.board
    crete = Nation("crete", 44, NOBODY_HERE).moved_in(3, 6).moved_in(5, 5)
    asia = Nation("asia", 55, NOBODY_HERE)
    return replace(
        board,
        nations=(crete, asia),
        products=(1, 2),
        faced=(Faced("famine", 0), Faced("piracy", 0, 1)),
        strike=Strike("famine", 0, None, "losses", ((0, 9),)),
        owing=(0,),
        answered=(),
        phase="calamities",
    )


def test_a_question_that_comes_about_fits() -> None:
    check_strike(asked())


STRIKE = Strike("famine", 0, None, "losses", ((0, 9),))


@pytest.mark.parametrize(
    "board",
    [
        replace(asked(), strike=None),
        replace(asked(), phase="trade"),
        replace(asked(), owing=()),
        replace(asked(), owing=(1,)),
        replace(asked(), owing=(7,)),
        replace(asked(), answered=(0,)),
        replace(asked(), faced=()),
        replace(asked(), faced=(Faced("famine", 0, None, "struck"),)),
        replace(asked(), faced=(Faced("famine", 0), Faced("famine", 1))),
        replace(asked(), faced=(Faced("famine", 0), Faced("piracy", 0))),
        replace(asked(), faced=(Faced("famine", 0), Faced("piracy", 1, 1))),
        replace(asked(), faced=(Faced("famine", 0), Faced("piracy", 0, 9))),
        *[
            replace(asked(), strike=strike)
            for strike in (
                replace(STRIKE, step="volcano"),
                replace(STRIKE, step="ordered_losses"),
                replace(STRIKE, due=()),
                replace(STRIKE, due=((0, -4),)),
                replace(STRIKE, due=((0, 9), (0, 3))),
                replace(STRIKE, due=((9, 9),)),
                replace(STRIKE, place="nile"),
                replace(STRIKE, place="meander"),
                replace(STRIKE, partner=1),
                replace(STRIKE, camp="loyal"),
                replace(STRIKE, picked=Units(((3, 7),))),
                replace(STRIKE, picked=Units(((5, 1), (3, 1)))),
                replace(STRIKE, picked=Units(((999, 1),))),
                replace(STRIKE, picked=Units((), (4,))),
                replace(STRIKE, victim=1),
            )
        ],
    ],
)
def test_a_question_that_cannot_come_about_does_not_fit(board: Board) -> None:
    with pytest.raises(Misfit):
        check_strike(board)


@pytest.mark.parametrize(
    ("calamity", "step"),
    [("volcano", "volcano"), ("volcano", "quake"), ("flood", "plain"), ("civil_disorder", "reductions")],
)
def test_a_question_to_which_there_is_no_answer_does_not_fit(calamity: str, step: str) -> None:
    strike = Strike(calamity, 0, None, step, ((0, 2),))  # type: ignore[arg-type]
    giver = 1 if calamity == "civil_disorder" else None
    board = replace(
        asked(),
        faced=(Faced(calamity, 0, giver),),
        strike=replace(strike, giver=giver),  # type: ignore[arg-type]
    )
    with pytest.raises(Misfit):
        check_strike(board)


def test_the_events_of_a_calamity_are_open_to_everyone() -> None:
    story: list[Event] = []
    for seed in range(20):
        played = Calamities(world(seed))
        while played.step is not None:
            played.answer(played.usual())
        story += played.story
    assert story
    assert all(event.seen_by(None) == event for event in story)
