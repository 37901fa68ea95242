"""What forbids a decision, and what it brings about (15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ziggurat.games.civilization import bargaining, moving
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
)
from ziggurat.games.civilization.answers import take_answer
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.cities import why_not_build
from ziggurat.games.civilization.conflicts import why_not_fight_on
from ziggurat.games.civilization.course import Story, end_movement, gone_on, open_support, start_turn
from ziggurat.games.civilization.discarding import why_not_discard
from ziggurat.games.civilization.expansion import why_not_expand
from ziggurat.games.civilization.gold import buy_gold, why_not_buy_gold
from ziggurat.games.civilization.position import Board, Own, Phase, Position
from ziggurat.games.civilization.purchasing import buy, end_purchases, why_not_buy, why_not_end_buy
from ziggurat.games.civilization.refusals import NOT_YOUR_TURN, WRONG_PHASE
from ziggurat.games.civilization.setup import choose_nation, why_not_choose
from ziggurat.games.civilization.shipping import why_not_ships
from ziggurat.games.civilization.strike_checks import CALAMITY_CHECKS
from ziggurat.games.civilization.support import reduce_city, why_not_reduce
from ziggurat.games.civilization.taxing import seize_cities, why_not_seize, why_not_set_tax
from ziggurat.games.civilization.trade_actions import (
    Buy,
    BuyGold,
    Discard,
    EndBuy,
    SeizeCities,
    SetTax,
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trading import trade
from ziggurat.games.game import Action, Refusal, Seat

Check: TypeAlias = Callable[[Board, Seat, Any], Refusal | None]
OwnCheck: TypeAlias = Callable[[Board, Seat, Any, Own], Refusal | None]

CHECKS: Final[dict[type[Action], tuple[Phase, Check]]] = {
    ChooseNation: ("nations", why_not_choose),
    SetTax: ("taxes", why_not_set_tax),
    SeizeCities: ("revolts", why_not_seize),
    Expand: ("expansion", why_not_expand),
    Ships: ("ships", why_not_ships),
    Move: ("movement", moving.why_not_move),
    Sail: ("movement", moving.why_not_sail),
    Load: ("movement", moving.why_not_load),
    Unload: ("movement", moving.why_not_unload),
    ResetMovement: ("movement", moving.why_not_reset),
    EndMovement: ("movement", moving.why_not_end),
    FightOn: ("conflicts", why_not_fight_on),
    BuildCities: ("cities", why_not_build),
    BuyGold: ("gold", why_not_buy_gold),
}
"""For each kind of decision the phase that asks for it, and what may forbid it."""
OWN_CHECKS: Final[dict[type[Action], tuple[Phase, OwnCheck]]] = {
    TradeOffer: ("trade", bargaining.why_not_offer),
    TradeReply: ("trade", bargaining.why_not_reply),
    TradeAccept: ("trade", bargaining.why_not_settle),
    TradeDecline: ("trade", bargaining.why_not_settle),
    TradeWithdraw: ("trade", bargaining.why_not_withdraw),
    TradeSay: ("trade", bargaining.why_not_say),
    TradeReady: ("trade", bargaining.why_not_ready),
    Buy: ("advances", why_not_buy),
    EndBuy: ("advances", why_not_end_buy),
    Discard: ("discard", why_not_discard),
}
"""The same for decisions about cards, which only their holder can judge."""
SHORT_OF_SUPPORT: Final[tuple[Phase, ...]] = ("support", "aftermath")
"""The phases in which cities are reduced for want of support (6.4)."""
NOTHING: Final = Own()
"""What a seat knows where nothing is hidden."""


def why_not(board: Board, seat: Seat, action: Action, own: Own | None = None) -> Refusal | None:
    """What forbids the action, if anything does: the phase, then whose turn it is, then what it says."""
    kind = type(action)
    if kind in CHECKS:
        phase, check = CHECKS[kind]
        return _why_not_now(board, seat, phase) or check(board, seat, action)
    if kind in OWN_CHECKS:
        phase, own_check = OWN_CHECKS[kind]
        return _why_not_now(board, seat, phase) or own_check(board, seat, action, own or NOTHING)
    if isinstance(action, ReduceCity):
        phase = board.phase if board.phase in SHORT_OF_SUPPORT else SHORT_OF_SUPPORT[0]
        return _why_not_now(board, seat, phase) or why_not_reduce(board, seat, action)
    return _why_not_in_a_calamity(board, seat, action, own)


def _why_not_now(board: Board, seat: Seat, phase: Phase) -> Refusal | None:
    if board.phase != phase:
        return WRONG_PHASE
    return None if seat in board.owing or seat in board.answered else NOT_YOUR_TURN


def _why_not_in_a_calamity(board: Board, seat: Seat, action: Action, own: Own | None) -> Refusal | None:
    steps, check = CALAMITY_CHECKS[type(action)]
    if board.strike is None or board.strike.step not in steps:
        return WRONG_PHASE
    return _why_not_now(board, seat, "calamities") or check(board, seat, action, own)


def carry_out(position: Position, seat: Seat, action: CivilizationAction, story: Story) -> Position:
    """The position after the action, with all that follows by itself."""
    match action:
        case Expand() | Ships() | FightOn() | BuildCities() | SetTax() | Discard():
            return take_answer(position, seat, action, story)
        case EndMovement():
            return end_movement(position, story)
        case ResetMovement() | Move() | Sail() | Load() | Unload():
            return position.on(_moved(position.board, seat, action, story))
        case ChooseNation(nation):
            after = position.on(choose_nation(position.board, seat, nation, story))
            return after if after.board.owing else start_turn(after, story)
        case ReduceCity(area):
            reduced = reduce_city(position.board, seat, NUMBER_OF[area], story)
            return gone_on(position.on(open_support(reduced, story)), story)
        case SeizeCities() | BuyGold() | Buy() | EndBuy():
            return gone_on(_bought(position, seat, action, story), story)
    if isinstance(action, TradeAction):
        return gone_on(trade(position, seat, action, story), story)
    return take_answer(position, seat, action, story)


def _moved(board: Board, seat: Seat, action: ResetMovement | Move | Sail | Load | Unload, story: Story) -> Board:
    match action:
        case ResetMovement():
            return moving.reset(board, seat, story)
        case Move():
            return moving.move(board, seat, action, story)
        case Sail():
            return moving.sail(board, seat, action, story)
        case Load():
            return moving.load(board, seat, action, story)
        case Unload():
            return moving.unload(board, seat, action, story)


def _bought(position: Position, seat: Seat, action: SeizeCities | BuyGold | Buy | EndBuy, story: Story) -> Position:
    """The position once a nation has taken what is only its own to take: rebels, gold, advances."""
    match action:
        case SeizeCities():
            return position.on(seize_cities(position.board, seat, action, story))
        case BuyGold(count):
            return buy_gold(position, seat, count, story)
        case Buy():
            return buy(position, seat, action, story)
        case EndBuy():
            return position.on(end_purchases(position.board, seat, story))
