"""Who pays for ships: tokens where they lie, coins of the treasury, or tokens from afar (6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.actions import NewShip, Ships, Upkeep
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.position import Mode as GameMode
from ziggurat.games.civilization.position import Own
from ziggurat_client.boards.civilization.choosing.fleet_payment import (
    fleet_of,
    pays_with_coins,
    shares_for,
    shares_in,
    wishes_of,
)
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming, Choose, Command, Mode, Press
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Repay, Share
from ziggurat_client.boards.civilization.choosing.transitions import begin, step


def known(mode: GameMode, nation: str, treasury: int = 0) -> Known:
    """What Crete knows while ships are asked for."""
    board = scene("ships", mode=mode, crete=nation, asia="ancyra 1").board
    crete = board.nations[0]
    return Known(0, board.with_nation(0, replace(crete, treasury=treasury, stock=crete.stock - treasury)))


def test_tokens_beside_the_ship_pay_before_the_treasury() -> None:
    seen = known("full", "knossos 2 ~knossos", treasury=4)
    fleet = fleet_of(seen, Arming((0,), ()))
    assert (fleet.maintain, seen.refusal(fleet)) == ({"crete-1": Upkeep(0, 1)}, None)


def test_the_treasury_pays_first_where_the_player_prefers_it() -> None:
    seen = known("full", "knossos 2 ~knossos", treasury=4)
    fleet = fleet_of(seen, Arming((0,), (NUMBER_OF["knossos"],), coins_first=True))
    assert fleet.maintain == {"crete-1": Upkeep(1, 0)}
    assert [(new.treasury, new.tokens) for new in fleet.build] == [(2, 0)]
    assert seen.refusal(fleet) is None


def test_the_treasury_pays_for_a_ship_beside_a_city_without_tokens() -> None:
    seen = known("full", "+knossos phaistos 3", treasury=2)
    fleet = fleet_of(seen, Arming((), (NUMBER_OF["knossos"],)))
    assert [(new.treasury, new.tokens) for new in fleet.build] == [(2, 0)]
    assert seen.refusal(fleet) is None


def test_in_first_societies_the_fullest_area_pays_for_a_ship_without_tokens_beside_it() -> None:
    seen = known("first_societies", "knossos 3 phaistos 1 ~thera")
    fleet = fleet_of(seen, Arming((0,), ()))
    assert (fleet.maintain, seen.refusal(fleet)) == ({"crete-1": Upkeep(0, 1, "knossos")}, None)


def test_only_the_full_game_with_coins_asks_who_pays() -> None:
    assert pays_with_coins(known("full", "knossos 2", treasury=1))
    assert not pays_with_coins(known("full", "knossos 2"))
    assert not pays_with_coins(known("farmers", "knossos 2"))


# ---------------------------------------------------------------------------------------- any legal mix

_KNOSSOS = NUMBER_OF["knossos"]
_PHAISTOS = NUMBER_OF["phaistos"]
_NEW = Payee(0, is_new=True)


def given(seen: Known, mode: Mode, *commands: Command) -> Arming:
    """What is chosen once these commands are given."""
    for command in commands:
        mode = step(seen, mode, command).mode
    assert isinstance(mode, Arming)
    return mode


def stepped_to(seen: Known, mode: Arming, fleet: Ships) -> Arming:
    """What is chosen once every ship was stepped to what pays for it in that answer, and again where a later step had
    others paid otherwise."""
    wishes = wishes_of(fleet, seen)
    for payee, wanted in wishes * (len(wishes) + 1):
        ladder = shares_for(seen, mode, payee)
        for _ in ladder:
            away = ladder.index(wanted) - ladder.index(shares_in(seen, mode)[payee])
            if away:
                mode = given(seen, mode, Repay(payee, 1 if away > 0 else -1))
    return mode


def payable(seen: Known, mode: Arming) -> Iterator[Ships]:
    """All answers that the rules allow for these ships, however they are paid."""
    ships = {f"crete-{number + 1}": ship.area for number, ship in seen.nation.sailing if number in mode.kept}
    upkeeps = [Upkeep(1, 0), *(Upkeep(0, 1, area) for area in (None, "knossos", "phaistos"))]
    prices = [(coins, 2 - coins) for coins in range(3)]
    for kept in product(upkeeps, repeat=len(ships)):
        for new in product(prices, repeat=len(mode.built)):
            areas = (next(name for name, number in NUMBER_OF.items() if number == area) for area in mode.built)
            built = tuple(NewShip(area, *price) for area, price in zip(areas, new, strict=True))
            fleet = Ships(dict(zip(ships, kept, strict=True)), built)
            if seen.refusal(fleet) is None:
                yield fleet


@pytest.mark.parametrize(
    ("game", "nation", "treasury", "built"),
    [
        ("full", "knossos 2 ~knossos ~knossos", 2, ()),
        ("full", "knossos 1 ~knossos ~knossos", 1, ()),
        ("full", "knossos 3 ~knossos", 3, (_KNOSSOS,)),
        ("full", "knossos 1 ~knossos", 3, (_KNOSSOS,)),
        ("full", "+knossos phaistos 3 ~phaistos", 4, (_KNOSSOS, _PHAISTOS)),
        ("full", "knossos 4 phaistos 2 ~knossos ~phaistos", 5, (_KNOSSOS, _PHAISTOS)),
        ("first_societies", "knossos 3 phaistos 1 ~thera ~knossos", 0, ()),
        ("first_societies", "knossos 3 phaistos 1 ~phaistos", 0, (_KNOSSOS,)),
    ],
)
def test_every_payment_that_the_rules_allow_can_be_stepped_to_and_is_sent(
    game: GameMode, nation: str, treasury: int, built: tuple[int, ...]
) -> None:
    seen = known(game, nation, treasury)
    mode = Arming(tuple(number for number, _ in seen.nation.sailing), built)
    wanted = list(payable(seen, mode))
    assert len(wanted) > 1
    for fleet in wanted:
        mode = stepped_to(seen, mode, fleet)
        assert _plain(seen, step(seen, mode, Press.CONFIRM).action) == _plain(seen, fleet)


def _plain(seen: Known, fleet: object) -> set[tuple[Payee, Share]]:
    """The answer without regard to whether the ship's own area is named."""
    assert isinstance(fleet, Ships)
    return set(wishes_of(fleet, seen))


def test_a_ship_can_be_built_where_the_last_token_would_keep_another() -> None:
    seen = known("full", "knossos 1 ~knossos", treasury=3)
    outcome = step(seen, Arming((0,), ()), Choose(_KNOSSOS))
    assert (outcome.refusal, outcome.mode) == (None, Arming((0,), (_KNOSSOS,)))


def test_the_wish_for_a_new_ship_stays_with_it_when_one_before_it_is_not_built() -> None:
    seen = known("full", "knossos 4 phaistos 4", treasury=4)
    mode = given(seen, Arming((), (_KNOSSOS, _PHAISTOS)), Repay(Payee(1, is_new=True), 1), Choose(_KNOSSOS))
    assert shares_in(seen, mode) == {_NEW: Share(1, 1, _PHAISTOS)}


def test_the_button_for_who_pays_first_forgets_what_was_wished() -> None:
    seen = known("full", "knossos 4", treasury=4)
    mode = given(seen, Arming((), (_KNOSSOS,)), Repay(_NEW, 1), Press.PAY)
    assert shares_in(seen, mode) == {_NEW: Share(2, 0, _KNOSSOS)}


def test_an_answer_is_shown_as_it_was_paid_while_others_choose() -> None:
    seen = known("full", "knossos 3 ~knossos", treasury=3)
    fleet = Ships({"crete-1": Upkeep(1, 0)}, (NewShip("knossos", 1, 1),))
    waiting = Known(0, replace(seen.board, owing=(1,), answered=(0,)), Own(answer=fleet))
    mode = begin(waiting, Arming((), ()))
    assert isinstance(mode, Arming)
    assert fleet_of(waiting, mode) == fleet
