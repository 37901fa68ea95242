"""Whether the calamities that are shown fit a match."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import LAND_AREAS
from ziggurat.games.civilization.floods import PLAINS
from ziggurat.games.civilization.position import Board, Strike, StrikeStep
from ziggurat.games.civilization.strike_checks import why_not_answer
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import BACKS
from ziggurat.games.civilization.units import all_units
from ziggurat.games.fitting import Misfit, check_counts
from ziggurat.games.game import Seat

_STEPS_OF: Final[dict[CalamityId, frozenset[StrikeStep]]] = {
    "volcano": frozenset(("volcano", "quake")),
    "flood": frozenset(("plain", "losses", "orders", "ordered_losses")),
    "famine": frozenset(("losses", "orders", "ordered_losses")),
    "civil_war": frozenset(("partner", "victim_pick", "partner_pick", "keep", "take")),
    "epidemic": frozenset(("losses", "orders", "ordered_losses")),
    "civil_disorder": frozenset(("reductions",)),
    "iconoclasm": frozenset(("reductions", "reduction_orders", "ordered_reductions")),
    "piracy": frozenset(("piracy",)),
}
_UNITS: Final = 100
"""More than a nation has on the map."""
_BY_PARTNER: Final[frozenset[StrikeStep]] = frozenset(("partner_pick", "take"))
_BY_OTHERS: Final[frozenset[StrikeStep]] = frozenset(("ordered_losses", "ordered_reductions"))
_COUNTED: Final[frozenset[StrikeStep]] = frozenset(
    ("losses", "ordered_losses", "victim_pick", "partner_pick", "reductions", "ordered_reductions")
)
"""The steps that say how much is due from everyone who is asked."""


def check_strike(board: Board) -> None:
    """Raises Misfit unless the calamities on the board, and what one of them asks now, can come about."""
    last = len(board.nations) - 1
    for faced in board.faced:
        seats = (faced.victim,) if faced.giver is None else (faced.victim, faced.giver)
        check_counts("seats", seats, last)
        if len(set(seats)) < len(seats) or (faced.giver is None) != (BACKS[faced.calamity] == "red"):
            raise Misfit(f"nobody comes to face {faced.calamity} like that")
    if len({faced.calamity for faced in board.faced}) < len(board.faced):
        raise Misfit("there is each calamity once")
    if (board.strike is None) != (board.phase != "calamities"):
        raise Misfit("a calamity strikes in the phase of calamities alone")
    if board.strike is not None:
        _check_question(board, board.strike)


def _check_question(board: Board, strike: Strike) -> None:
    faced = (strike.calamity, strike.victim, strike.giver, "due")
    if faced not in [(each.calamity, each.victim, each.giver, each.fate) for each in board.faced]:
        raise Misfit(f"{strike.calamity} strikes nobody who faces it")
    if strike.step not in _STEPS_OF[strike.calamity]:
        raise Misfit(f"{strike.calamity} never asks for {strike.step}")
    check_counts("seats", [seat for seat, _ in strike.due], len(board.nations) - 1)
    check_counts("units due", [number for _, number in strike.due], _UNITS, 1)
    if (strike.place in PLAINS) != (strike.calamity == "flood" and strike.step != "plain"):
        raise Misfit("a plain is flooded in a flood alone")
    if strike.place is not None and strike.place not in PLAINS:
        raise Misfit(f"{strike.place} is no plain")
    _check_camps(board, strike)
    _check_asked(board, strike)


def _check_camps(board: Board, strike: Strike) -> None:
    """A civil war has a partner once it is named, and the units that are picked are units of the victim."""
    named = strike.calamity == "civil_war" and strike.step != "partner"
    if (strike.partner is not None) != named or (strike.camp is not None) != (strike.step == "take"):
        raise Misfit("a civil war has a partner, and in the end a camp to take")
    if strike.partner is not None:
        check_counts("seats", [strike.partner], len(board.nations) - 1)
        if strike.partner == strike.victim:
            raise Misfit("a civil war profits another nation")
    whole, picked = all_units(board.nations[strike.victim]), strike.picked
    check_counts("areas", [area for area, _ in picked.tokens], LAND_AREAS - 1)
    owned = dict(whole.tokens)
    counts = dict(picked.tokens)
    if picked.tokens != tuple(sorted(counts.items())) or any(
        not 0 < count <= owned.get(area, 0) for area, count in picked.tokens
    ):
        raise Misfit("tokens are picked that are not there")
    if list(picked.cities) != sorted(set(picked.cities)) or not set(picked.cities) <= set(whole.cities):
        raise Misfit("cities are picked that are not there")


def _check_asked(board: Board, strike: Strike) -> None:
    """Those whom the step asks are asked, and can answer."""
    asked: tuple[Seat, ...] = (*board.owing, *board.answered)
    due = dict(strike.due)
    check_counts("seats", asked, len(board.nations) - 1)
    if not board.owing or len(set(asked)) < len(asked) or len(due) < len(strike.due):
        raise Misfit("a calamity asks somebody, and everybody once")
    if strike.step in _BY_OTHERS:
        fits = strike.victim not in due and strike.victim not in asked
    else:
        fits = asked == ((strike.partner,) if strike.step in _BY_PARTNER else (strike.victim,))
    if not fits or (strike.step in _COUNTED and not set(asked) <= set(due)):
        raise Misfit(f"{strike.step} is asked of others")
    for seat in asked:
        _check_answerable(board, seat)


def _check_answerable(board: Board, seat: Seat) -> None:
    """The safe answer can be given."""
    try:
        usual = usual_strike_answer(board, seat, None)
    except (IndexError, StopIteration, ValueError) as error:
        raise Misfit(f"seat {seat} has no answer to give") from error
    refused = why_not_answer(board, seat, usual, None)
    if refused is not None:
        raise Misfit(f"seat {seat} has no answer to give: {refused.code}")
