"""A person who plays a chosen action of Civilization at the screen, by mouse, by keys or by gamepad."""

from __future__ import annotations

from random import Random
from typing import Any

from client.civilization_calamities_player import answer_calamity
from client.civilization_cards_player import spend
from client.civilization_hands import Hands, view_of
from client.civilization_market_player import deal
from client.civilization_sameness import are_same
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
    ship_id,
)
from ziggurat.games.civilization.areas import NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_actions import CalamityAction
from ziggurat.games.civilization.moving import ship_named
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.trade_actions import Buy, BuyGold, Discard, EndBuy, SeizeCities, SetTax, TradeAction
from ziggurat_client.boards.civilization.choosing.fleet_payment import shares_for, shares_in, wishes_of
from ziggurat_client.boards.civilization.choosing.modes import Arming, Marching, Naming, Planning, Reducing
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Share
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.game.game import GameScene


def play_to_the_end(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands) -> None:
    """Play our seat at random until the match is over; every action that is carried out is the one that was chosen."""
    chance = Random(server.match.seed)
    while server.match.result is None:
        server.let_others_act()
        see(driver, scene)
        if OUR_SEAT in server.match.due.seats:
            carry_out(driver, server, scene, hands, _chosen(server, chance))


def see(driver: Driver, scene: GameScene) -> None:
    """See at once all that has happened."""
    driver.turn()
    scene.view.skip()
    driver.turn()


def carry_out(driver: Driver, server: MatchTable, scene: GameScene, hands: Hands, chosen: CivilizationAction) -> None:
    """Do what was chosen; what the server is told is just that."""
    before = len(server.match.steps)
    play(hands, view_of(scene), chosen)
    assert len(server.match.steps) > before, f"{chosen} was not sent"
    done: Any = server.match.steps[before].action
    assert are_same(done, chosen)
    driver.turn()


def _chosen(server: MatchTable, chance: Random) -> Any:
    """Something that may be done; the movement ends often enough."""
    found = list(server.match.game.candidates(server.match.view(OUR_SEAT)))
    if isinstance(found[0], EndMovement) and chance.random() < 0.3:
        return found[0]
    return chance.choice([each for each in found if not isinstance(each, ResetMovement)] or found)


def play(hands: Hands, view: CivilizationBoardView, action: CivilizationAction) -> None:
    """Carry `action` out at the screen."""
    match action:
        case ChooseNation(nation):
            assert isinstance(view.mode, Naming)
            assert nation in nations_left(view.board)
            hands.press(f"row nation {nation}")
            hands.press("confirm")
        case Expand(areas):
            hands.press("none")
            for area, count in areas.items():
                for _ in range(count):
                    hands.choose(NUMBER_OF[area])
            hands.press("confirm")
        case Ships():
            _arm(hands, view, action)
        case FightOn(go_on):
            hands.press("fight_on" if go_on else "stop")
        case ReduceCity(area):
            hands.press(f"row city {area}")
            assert view.mode == Reducing(NUMBER_OF[area])
            hands.press("confirm")
        case BuildCities(areas):
            _found(hands, view, areas)
        case SetTax() | BuyGold() | Buy() | EndBuy() | Discard():
            spend(hands, view, action)
        case _ if isinstance(action, TradeAction):
            deal(hands, view, action)
        case _ if isinstance(action, CalamityAction | SeizeCities):
            answer_calamity(hands, view, action)
        case _:
            march(hands, view, action)


def march(hands: Hands, view: CivilizationBoardView, action: CivilizationAction) -> None:
    """Carry out a step of a movement, or its end."""
    match action:
        case Move(start, to, count):
            hands.choose(NUMBER_OF[start])
            _count(hands, view, count)
            hands.choose(NUMBER_OF[to])
        case Sail(ship, to):
            hands.press(f"row ship {_number(view, ship)}")
            hands.choose(NUMBER_OF[to])
        case Load(ship, count) | Unload(ship, count):
            hands.press(f"row ship {_number(view, ship)}")
            _count(hands, view, count)
            hands.press("load" if isinstance(action, Load) else "land")
        case ResetMovement():
            hands.press("reset")
        case EndMovement():
            hands.press("end")


def _number(view: CivilizationBoardView, ship: str) -> int:
    known = view.known
    assert known is not None
    found = ship_named(known.nation, ship)
    assert found is not None
    return found[0]


def _count(hands: Hands, view: CivilizationBoardView, count: int) -> None:
    """Take so many in the hand."""
    for _ in range(60):
        assert isinstance(view.mode, Marching | Planning)
        held = view.mode.held
        assert held is not None
        if held.count == count:
            return
        hands.press("more" if held.count < count else "fewer")
    raise AssertionError(f"{count} cannot be taken")


def _arm(hands: Hands, view: CivilizationBoardView, action: Ships) -> None:
    """Keep, give up and build ships."""
    known = view.known
    assert known is not None
    hands.press("suggested")
    kept = {number for number, _ in known.nation.sailing if ship_id(known.nation.id, number) in action.maintain}
    for number, _ in known.nation.sailing:
        if (number in kept) != (number in getattr(view.mode, "kept", ())):
            hands.press(f"row ship {number}")
    for new in action.build:
        hands.choose(NUMBER_OF[new.area])
    wishes = wishes_of(action, known)
    for payee, share in wishes * (len(wishes) + 1):
        # A step for one ship may have another paid otherwise, as long as nothing is wished for that one.
        _pay(hands, view, payee, share)
    hands.press("confirm")


def _pay(hands: Hands, view: CivilizationBoardView, payee: Payee, share: Share) -> None:
    """Have a ship paid like that, by the steps beside its row."""
    known = view.known
    assert known is not None
    while True:
        assert isinstance(view.mode, Arming)
        now = shares_in(known, view.mode)[payee]
        if now == share:
            return
        ladder = shares_for(known, view.mode, payee)
        word = "more" if ladder.index(share) > ladder.index(now) else "less"
        hands.press(f"{word} for {'new ship' if payee.is_new else 'ship'} {payee.number}")


def _found(hands: Hands, view: CivilizationBoardView, areas: tuple[str, ...]) -> None:
    """Choose the cities in their order, and none that were proposed."""
    if not areas:
        hands.press("none")
        return
    for area in getattr(view.mode, "areas", ()):
        hands.press(f"row site {_id_of(area)}")
    for area in areas:
        hands.press(f"row site {area}")
    hands.press("confirm")


def _id_of(area: AreaNumber) -> str:
    return next(name for name, number in NUMBER_OF.items() if number == area)
