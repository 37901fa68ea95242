"""What is chosen where several are asked at once, as the action to send, and back from it."""

from __future__ import annotations

from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    Expand,
    FightOn,
    ReduceCity,
    Ships,
    ship_id,
)
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF
from ziggurat.games.civilization.position import Nation
from ziggurat.games.civilization.trade_actions import BuyGold, Discard, SetTax
from ziggurat_client.boards.civilization.calamities import answers as calamity_answers
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode
from ziggurat_client.boards.civilization.choosing.buying import purchase
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding, Gilding, Taxing
from ziggurat_client.boards.civilization.choosing.coins import suggested_about_cards
from ziggurat_client.boards.civilization.choosing.fleet_payment import coins_in, fleet_of, wishes_of
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import (
    Arming,
    Deciding,
    Founding,
    Mode,
    Naming,
    Reducing,
    Sowing,
)
from ziggurat_client.boards.civilization.choosing.suggestions import (
    suggested_cities,
    suggested_expansion,
    suggested_ships,
)


def suggested(known: Known) -> Mode | None:
    """What is proposed in the running phase; None where the rules ask for no such answer."""
    match known.board.phase:
        case "expansion":
            return suggested_expansion(known.nation)
        case "ships":
            return suggested_ships(known.board, known.seat)
        case "cities":
            return suggested_cities(known.board, known.seat)
        case _:
            return suggested_about_cards(known) or calamity_answers.suggested(known.board, known.seat, known.own)


def action_of(known: Known, mode: Mode) -> CivilizationAction | None:
    """What would be sent if the choice were confirmed now, None while something is missing."""
    match mode:
        case Naming(nation) if nation is not None:
            return ChooseNation(nation)
        case Sowing(areas):
            return Expand({AREAS[area].id: count for area, count in areas})
        case Arming():
            return fleet_of(known, mode)
        case Deciding(go_on) if go_on is not None:
            return FightOn(go_on)
        case Reducing(area) if area is not None:
            return ReduceCity(AREAS[area].id)
        case Founding(areas):
            return BuildCities(tuple(AREAS[area].id for area in areas))
        case Taxing(rate):
            return SetTax(rate)
        case Gilding(count):
            return BuyGold(count)
        case Buying(cart) if cart:
            return purchase(known, mode)
        case Discarding(cards):
            return Discard(cards)
        case mode if isinstance(mode, CalamityMode):
            return calamity_answers.action_of(known.board, mode)
        case _:
            return None


def answered(known: Known) -> Mode | None:
    """The mode that stands for the own answer, while it waits for those of others."""
    match known.answer:
        case Expand(areas):
            return Sowing(tuple(sorted((NUMBER_OF[name], count) for name, count in areas.items() if count)))
        case Ships(maintain, build):
            kept = tuple(number for number in _numbers(known.nation) if ship_id(known.nation.id, number) in maintain)
            built, wished = tuple(NUMBER_OF[ship.area] for ship in build), wishes_of(known.answer, known)
            return Arming(kept, built, coins_in(known.answer) > 0, wished)
        case FightOn(go_on):
            return Deciding(go_on)
        case BuildCities(areas):
            return Founding(tuple(NUMBER_OF[name] for name in areas))
        case SetTax(rate):
            return Taxing(rate)
        case Discard(cards):
            return Discarding(cards)
        case _:
            return None


def _numbers(nation: Nation) -> tuple[int, ...]:
    return tuple(number for number, _ in nation.sailing)
