"""The seats of a table as people see them."""

from __future__ import annotations

from ziggurat.wire.messages import RatingPoint, SeatState
from ziggurat_server.ratings.anchors import strength_of
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState


def seat_states(state: TableState) -> tuple[SeatState, ...]:
    """The seats as they are."""
    return tuple(_seat_state(seat, state) for seat in state.seating.seats)


def _seat_state(seat: Seat, state: TableState) -> SeatState:
    holder, bot, substitute = seat.holder, seat.bot, seat.substitute
    return SeatState(
        person=None if holder is None else holder.id,
        name=seat.name,
        level=None if bot is None else bot.level,
        guest=seat.guest is not None,
        ready=seat.ready,
        here=holder is not None and holder in state.audience,
        keeper=None if substitute is None or substitute.stands_by else substitute.bot.level,
        bot=bot is None and holder is not None and holder.bot,
        colour=seat.colour,
        style=None if bot is None else bot.style,
        resigned=_resigned(seat, state),
        rating=_rating(seat, state) if state.rated == "shown" else None,
    )


def _resigned(seat: Seat, state: TableState) -> str | None:
    """What somebody was called who has given the seat up in the match that is shown."""
    return None if seat.resigned is None or state.stage.shown_play is None else seat.resigned.name


def _rating(seat: Seat, state: TableState) -> RatingPoint | None:
    """How strong whoever sits there is in the table's game: by what they have played, or as bots were measured."""
    if seat.bot is not None:
        measured = strength_of(state.game.id, seat.bot.level)
        return RatingPoint(measured.games, measured.shown, measured.within)
    if seat.holder is None or seat.guest is not None:
        return None
    return seat.holder.ratings.get(state.game.id)
