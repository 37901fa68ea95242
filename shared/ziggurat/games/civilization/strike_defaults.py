"""The safe answers to what calamities ask (15)."""

from __future__ import annotations

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.calamity_actions import AssignLosses, ChoosePlain, ChooseVolcano, OrderReductions
from ziggurat.games.civilization.civil_war import usual_keep, usual_partner, usual_pick, usual_take
from ziggurat.games.civilization.eruptions import quakes_of, volcanoes_of
from ziggurat.games.civilization.floods import plains_of
from ziggurat.games.civilization.losing import usual_loss
from ziggurat.games.civilization.piracy import usual_piracy
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.reductions import usual_reductions
from ziggurat.games.civilization.striking import strike_of
from ziggurat.games.game import Seat


def usual_strike_answer(board: Board, seat: Seat, own: Own | None) -> CivilizationAction:
    """The safe answer of a seat that is asked. Raises ValueError if no calamity strikes."""
    match strike_of(board).step:
        case "volcano":
            return ChooseVolcano(volcanoes_of(board, seat)[0])
        case "quake":
            return quakes_of(board, seat)[0]
        case "plain":
            return ChoosePlain(plains_of(board, seat)[0])
        case "losses" | "ordered_losses":
            return usual_loss(board, seat, own)
        case "orders":
            return AssignLosses({})
        case "partner":
            return usual_partner(board)
        case "victim_pick" | "partner_pick":
            return usual_pick(board, seat)
        case "keep":
            return usual_keep(board)
        case "take":
            return usual_take(board)
        case "reductions" | "ordered_reductions":
            return usual_reductions(board, seat)
        case "reduction_orders":
            return OrderReductions({})
        case "piracy":
            return usual_piracy(board, seat)
