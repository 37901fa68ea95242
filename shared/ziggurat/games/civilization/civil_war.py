"""Civil War: a nation splits into two camps, and another takes one of them (11.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS, LAND_AREAS
from ziggurat.games.civilization.calamity_actions import (
    Camp,
    CivilWarKeep,
    CivilWarPartner,
    CivilWarPick,
    CivilWarTake,
)
from ziggurat.games.civilization.calamity_events import CampsFormed
from ziggurat.games.civilization.camps import annexed, fullest_first
from ziggurat.games.civilization.naming import total_of, why_not_name
from ziggurat.games.civilization.position import Board, Own, StrikeStep, Units
from ziggurat.games.civilization.refusals import BAD_VALUE, WRONG_LOSS
from ziggurat.games.civilization.striking import Answers, asking, due_from, ended, owns, seats_by_nation, strike_of
from ziggurat.games.civilization.units import (
    CITY_UNITS,
    Reach,
    all_units,
    city_names,
    counted,
    everything,
    joined,
    named_units,
    poured,
    reach_of,
)
from ziggurat.games.game import Event, Refusal, Seat

LEAST_UNITS: Final = 35
"""A nation with fewer units is spared (R25)."""
PICKED_FIRST: Final = 15
"""What the victim picks, or with Philosophy the partner."""
PICKED_THEN: Final = 20
"""What the partner picks after the victim."""
PICKED_WITH_DEMOCRACY: Final = 30
_ANYWHERE: Final = range(LAND_AREAS)


def begin_civil_war(board: Board, story: list[Event]) -> Board:
    """The victim names its partner; with Philosophy that is the nation with the most tokens in stock."""
    victim = strike_of(board).victim
    if all_units(board.nations[victim]).units < LEAST_UNITS:
        return ended(board, "no_effect", story)
    if owns(board, victim, "philosophy"):
        partner = fullest_first(board, board.in_nation_order)[0]
        if partner == victim:
            return ended(board, "no_effect", story)
        return _demand_pick(_with_partner(board, partner), "partner_pick", partner, PICKED_FIRST, story)
    others = partners(board)
    return asking(board, "partner") if len(others) > 1 else _join(board, others[0], story)


def partners(board: Board) -> list[Seat]:
    """Who may be named: everybody else, in nation order."""
    return [seat for seat in board.in_nation_order if seat != strike_of(board).victim]


def partner_named(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The victim picks first."""
    named = answers[strike_of(board).victim]
    if not isinstance(named, CivilWarPartner):
        raise TypeError(f"{named} names no partner")
    return _join(board, seats_by_nation(board)[named.nation], story)


def _with_partner(board: Board, partner: Seat) -> Board:
    return replace(board, strike=replace(strike_of(board), partner=partner))


def _join(board: Board, partner: Seat, story: list[Event]) -> Board:
    victim = strike_of(board).victim
    return _demand_pick(_with_partner(board, partner), "victim_pick", victim, PICKED_FIRST, story)


def partner_of(board: Board) -> Seat:
    """Whom the civil war profits. Raises ValueError while nobody is named."""
    partner = strike_of(board).partner
    if partner is None:
        raise ValueError("the civil war has no partner yet")
    return partner


def unpicked(board: Board) -> Reach:
    """The units of the victim that nobody has picked: the loyal camp, once all is picked."""
    strike = strike_of(board)
    return all_units(board.nations[strike.victim]).without(strike.picked)


def _demand_pick(board: Board, step: StrikeStep, seat: Seat, number: int, story: list[Event]) -> Board:
    """The seat is asked, unless there is but one way to pick so many units."""
    asked = asking(board, step, ((seat, number),), (seat,))
    if unpicked(board).is_choice(number):
        return asked
    quiet = replace(board, strike=asked.strike)
    return units_picked(quiet, {seat: usual_pick(quiet, seat)}, story)


def units_picked(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The units join the seceding camp; after the victim the partner picks."""
    strike, partner = strike_of(board), partner_of(board)
    picker = strike.victim if strike.step == "victim_pick" else partner
    pick = answers[picker]
    if not isinstance(pick, CivilWarPick):
        raise TypeError(f"{pick} picks no units")
    board = _with_picked(board, joined(strike.picked, named_units(pick)))
    if picker == partner:
        return asking(board, "keep")
    rest = unpicked(board)
    if not owns(board, strike.victim, "democracy"):
        return _demand_pick(board, "partner_pick", partner, PICKED_THEN, story)
    if rest.units > PICKED_WITH_DEMOCRACY:
        return _demand_pick(board, "partner_pick", partner, PICKED_WITH_DEMOCRACY, story)
    return asking(_with_picked(board, joined(strike_of(board).picked, everything(rest))), "keep")


def _with_picked(board: Board, units: Units) -> Board:
    return replace(board, strike=replace(strike_of(board), picked=units))


def camp_kept(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The partner takes the other camp, and chooses from it if its pieces do not suffice."""
    strike, partner = strike_of(board), partner_of(board)
    kept = answers[strike.victim]
    if not isinstance(kept, CivilWarKeep):
        raise TypeError(f"{kept} keeps no camp")
    taken: Camp = "loyal" if kept.camp == "seceding" else "seceding"
    picked = strike.picked
    story.append(CampsFormed(strike.victim, partner, counted(picked), city_names(picked), taken))
    board = replace(board, strike=replace(strike, camp=taken, due=()))
    tokens, cities = taken_by_partner(board)
    if camp_of(board).is_open(tokens, cities):
        return asking(board, "take", ((partner, CITY_UNITS * cities + tokens),), (partner,))
    return camp_taken(board, {partner: usual_take(board)}, story)


def camp_of(board: Board) -> Reach:
    """The camp that the partner takes."""
    strike = strike_of(board)
    return reach_of(strike.picked) if strike.camp == "seceding" else unpicked(board)


def taken_by_partner(board: Board) -> tuple[int, int]:
    """How many tokens and cities of the camp the partner takes: what its pieces suffice for (R17)."""
    nation, camp = board.nations[partner_of(board)], camp_of(board)
    return min(nation.stock, camp.count), min(nation.free_cities, len(camp.cities))


def camp_taken(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The camp changes hands."""
    partner = partner_of(board)
    take = answers[partner]
    if not isinstance(take, CivilWarTake):
        raise TypeError(f"{take} takes no units")
    board = annexed(board, strike_of(board).victim, partner, camp_of(board), named_units(take), story)
    return ended(board, "struck", story)


def why_not_partner(board: Board, seat: Seat, action: CivilWarPartner, own: Own | None) -> Refusal | None:
    """Another nation in the game (11.2)."""
    return None if seats_by_nation(board).get(action.nation) in partners(board) else BAD_VALUE


def why_not_pick(board: Board, seat: Seat, action: CivilWarPick, own: Own | None) -> Refusal | None:
    """Units of the victim that nobody has picked yet, exactly as many as are due (11.2)."""
    left = unpicked(board)
    refused = why_not_name(action, left, dict(left.tokens), _ANYWHERE)
    return refused or (None if total_of(action, left) == due_from(board, seat) else WRONG_LOSS)


def why_not_keep(board: Board, seat: Seat, action: CivilWarKeep, own: Own | None) -> Refusal | None:
    """Nothing forbids either camp (11.2)."""
    return None


def why_not_take(board: Board, seat: Seat, action: CivilWarTake, own: Own | None) -> Refusal | None:
    """Units of the camp, as many tokens and cities as the pieces suffice for (R17)."""
    camp = camp_of(board)
    refused = why_not_name(action, camp, dict(camp.tokens), _ANYWHERE)
    named = sum(action.tokens.values()), len(action.cities)
    return refused or (None if named == taken_by_partner(board) else WRONG_LOSS)


def usual_partner(board: Board) -> CivilWarPartner:
    """The nation with the most tokens in stock (15)."""
    return CivilWarPartner(board.nations[fullest_first(board, partners(board))[0]].id)


def usual_pick(board: Board, seat: Seat) -> CivilWarPick:
    """Cities first, by id, then tokens by area id (15)."""
    left = unpicked(board)
    tokens, cities = list(left.mixes(due_from(board, seat)))[-1]
    return pick_of(poured(left, tokens, cities))


def usual_keep(board: Board) -> CivilWarKeep:
    """The camp with more units; if they are even, the seceding one (15)."""
    seceding = reach_of(strike_of(board).picked).units
    return CivilWarKeep("seceding" if seceding >= unpicked(board).units else "loyal")


def usual_take(board: Board) -> CivilWarTake:
    """The first in the order of areas (15)."""
    return take_of(poured(camp_of(board), *taken_by_partner(board)))


def pick_of(units: Units) -> CivilWarPick:
    """The decision to pick these."""
    return CivilWarPick({AREAS[area].id: count for area, count in units.tokens}, city_names(units))


def take_of(units: Units) -> CivilWarTake:
    """The decision to take these."""
    return CivilWarTake({AREAS[area].id: count for area, count in units.tokens}, city_names(units))
