"""Who pays for ships: tokens where they lie, coins of the treasury, or tokens from afar (6.2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.actions import Upkeep
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.position import Mode as GameMode
from ziggurat_client.boards.civilization.choosing.fleet_payment import fleet_of, pays_with_coins
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming


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
