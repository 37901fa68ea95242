"""Flood, famine and epidemic: the victim loses units and orders others to lose, who choose theirs (11.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.calamity_actions import AssignLosses, ChoosePlain, LoseUnits
from ziggurat.games.civilization.calamity_events import UnitsLost
from ziggurat.games.civilization.floods import flood, plains_of
from ziggurat.games.civilization.naming import total_of, why_not_name
from ziggurat.games.civilization.orders import caps, give_orders, most_ordered
from ziggurat.games.civilization.position import Board, Nation, Own, StrikeStep, Units
from ziggurat.games.civilization.refusals import BAD_VALUE, WRONG_LOSS
from ziggurat.games.civilization.striking import Answers, asking, due_from, ended, strike_of
from ziggurat.games.civilization.touching import (
    SAVED_BY_GRAIN,
    grain_held,
    grounds,
    loss_of_victim,
    may_show,
    required_loss,
    touched,
)
from ziggurat.games.civilization.units import bereft, city_names, counted, named_units, thinned
from ziggurat.games.game import Event, Refusal, Seat


def begin_flood(board: Board, story: list[Event]) -> Board:
    """The plain with the most units of the victim is flooded; of several it chooses one (R16)."""
    plains = plains_of(board, strike_of(board).victim)
    if not plains:
        return ended(board, "no_effect", story)
    return asking(board, "plain") if len(plains) > 1 else begin_losses(flood(board, plains[0], story), story)


def plain_chosen(board: Board, answers: Answers, story: list[Event]) -> Board:
    """That plain is flooded."""
    chosen = answers[strike_of(board).victim]
    if not isinstance(chosen, ChoosePlain):
        raise TypeError(f"{chosen} chooses no plain")
    return begin_losses(flood(board, chosen.plain, story), story)


def begin_losses(board: Board, story: list[Event]) -> Board:
    """The victim loses; where nobody has anything to lose there is no effect."""
    victim = strike_of(board).victim
    if not touched(board, victim).most and not any(caps(board).values()):
        return ended(board, "no_effect", story)
    return _demand(board, "losses", ((victim, loss_of_victim(board)),), story)


def _demand(board: Board, step: StrikeStep, due: tuple[tuple[Seat, int], ...], story: list[Event]) -> Board:
    """Those who must lose are asked; what has but one answer happens together with the answers of the others."""
    board = replace(board, strike=replace(strike_of(board), step=step, due=due))
    owing = [seat for seat, _ in due if _is_asked(board, seat)]
    return asking(board, step, due, owing) if owing else units_named(board, {}, story)


def _is_asked(board: Board, seat: Seat) -> bool:
    """Whether there is a choice; with Pottery in a famine always where there is a loss, so that no card is betrayed
    (3.1)."""
    total = required_loss(board, seat)
    return total > 0 and (may_show(board, seat) or touched(board, seat).is_choice(total))


def units_named(board: Board, answers: Answers, story: list[Event]) -> Board:
    """All lose what they have named, in nation order; after the victim has, it may order others to lose."""
    strike = strike_of(board)
    concerned = dict(strike.due)
    for seat in board.in_nation_order:
        if seat in concerned:
            loss = answers.get(seat) or usual_loss(board, seat, None)
            if not isinstance(loss, LoseUnits):
                raise TypeError(f"{loss} names no loss")
            board = _lost(board, seat, named_units(loss), loss.grain, story)
    if strike.step == "losses" and any(caps(board).values()):
        return asking(board, "orders", ((strike.victim, most_ordered(board)),))
    return ended(board, "struck", story)


def losses_assigned(board: Board, answers: Answers, story: list[Event]) -> Board:
    """Those who are named lose; nobody may be."""
    orders = answers[strike_of(board).victim]
    if not isinstance(orders, AssignLosses):
        raise TypeError(f"{orders} orders no losses")
    due = give_orders(board, orders.losses, story)
    return _demand(board, "ordered_losses", due, story) if due else ended(board, "struck", story)


def _lost(board: Board, seat: Seat, units: Units, grain: int, story: list[Event]) -> Board:
    calamity = strike_of(board).calamity
    if units == Units() and not grain:
        return board
    story.append(UnitsLost(seat, calamity, counted(units), city_names(units), grain))
    nation = bereft(board.nations[seat], units)
    return board.with_nation(seat, _survived(nation, units) if calamity == "epidemic" else nation)


def _survived(nation: Nation, units: Units) -> Nation:
    """A token is left of each city."""
    for area in units.cities:
        nation = nation.placed(area, 1)
    return nation


def why_not_lose(board: Board, seat: Seat, action: LoseUnits, own: Own | None) -> Refusal | None:
    """Units that can be touched, and the total that is required; Grain that is held, with Pottery in a famine (11.1,
    15.1)."""
    if not 0 <= action.grain <= (grain_held(own) if may_show(board, seat) else 0):
        return BAD_VALUE
    reach = touched(board, seat)
    owned = dict(enumerate(board.nations[seat].tokens))
    refused = why_not_name(action, reach, owned, grounds(strike_of(board)))
    if refused is not None:
        return refused
    return None if total_of(action, reach) == required_loss(board, seat, action.grain) else WRONG_LOSS


def usual_loss(board: Board, seat: Seat, own: Own | None) -> LoseUnits:
    """As much Grain as lowers the number; then as many tokens as can be, from where most stand, and cities by id
    (15)."""
    helpful = -(-due_from(board, seat) // SAVED_BY_GRAIN)
    grain = min(grain_held(own), helpful) if may_show(board, seat) else 0
    reach = touched(board, seat)
    tokens, cities = next(reach.mixes(required_loss(board, seat, grain)))
    return loss_of(thinned(reach, tokens, cities), grain)


def loss_of(units: Units, grain: int = 0) -> LoseUnits:
    """The decision to lose these."""
    return LoseUnits({AREAS[area].id: count for area, count in units.tokens}, city_names(units), grain)
