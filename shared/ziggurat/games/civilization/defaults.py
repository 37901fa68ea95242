"""What the rules do for those whose time is up (15)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    ReduceCity,
    Ships,
)
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.course import Story, gone_on
from ziggurat.games.civilization.deciding import NOTHING, carry_out, why_not
from ziggurat.games.civilization.discarding import usual_discard
from ziggurat.games.civilization.expansion import usual_expansion
from ziggurat.games.civilization.moving import reset
from ziggurat.games.civilization.position import Board, Own, Position
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import usual_upkeep
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.taxing import USUAL_RATE, rebels, seized_number
from ziggurat.games.civilization.trade_actions import BuyGold, Discard, EndBuy, SeizeCities, SetTax, TradeReady
from ziggurat.games.civilization.trading import close_market
from ziggurat.games.game import Seat


def usual(board: Board, seat: Seat, own: Own | None = None) -> CivilizationAction:
    """The safe answer of a seat that is asked. Raises ValueError once the game is over."""
    match board.phase:
        case "nations":
            return ChooseNation(nations_left(board)[0])
        case "taxes":
            return SetTax(USUAL_RATE)
        case "revolts":
            due = seized_number(board, seat)
            return SeizeCities(tuple(AREAS[area].id for area in rebels(board)[:due]))
        case "expansion":
            return Expand(usual_expansion(board.nations[seat]))
        case "ships":
            return Ships(usual_upkeep(board, seat), ())
        case "movement":
            return EndMovement()
        case "conflicts":
            return FightOn(False)
        case "support" | "aftermath":
            return ReduceCity(AREAS[board.nations[seat].cities[0]].id)
        case "cities":
            return BuildCities(())
        case _:
            return _usual_with_cards(board, seat, own or NOTHING)


def _usual_with_cards(board: Board, seat: Seat, own: Own) -> CivilizationAction:
    match board.phase:
        case "gold":
            return BuyGold(0)
        case "trade":
            return TradeReady(True)
        case "advances":
            return EndBuy()
        case "discard":
            return Discard(usual_discard(board, seat, own))
        case "calamities":
            return usual_strike_answer(board, seat, own)
        case _:
            raise ValueError(f"nobody is asked anything in the phase {board.phase}")


def time_is_up(position: Position, seats: tuple[Seat, ...], story: Story) -> Position:
    """The position once each of these seats has had the safe answer given for it, unless it was asked no more; without
    seats it is the market's time that is up (9.2)."""
    if not seats:
        return gone_on(close_market(position, True, story), story)
    phase, spans = position.board.phase, position.board.spans
    for seat in seats:
        board = position.board
        if (board.phase, board.spans) != (phase, spans) or seat not in board.owing:
            continue
        action = usual(board, seat, own_of(position, seat))
        if phase == "movement" and why_not(board, seat, action) is not None:  # it cannot end where it is
            position = replace(position, board=reset(board, seat, story))
        position = carry_out(position, seat, action, story)
    return position
