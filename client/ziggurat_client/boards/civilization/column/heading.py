"""What the head of the column says of the phase: a line, and up to two numbers with a word each."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat_client.boards.civilization.calamities.modes import CalamityMode, Listing, Losing, Ordering
from ziggurat_client.boards.civilization.calamities.questions import reach, required
from ziggurat_client.boards.civilization.choosing.card_modes import Gilding, Taxing
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Founding, Marching, Naming, Planning, Sowing
from ziggurat_client.boards.civilization.choosing.plans import planned
from ziggurat_client.boards.civilization.column.choice import Choice


@dataclass(frozen=True)
class TurnWords:
    """A line about the phase, and numbers with what they count; the second number stands back."""

    line: str
    counts: tuple[tuple[int, str], ...] = ()


def turn_words(choice: Choice) -> TurnWords:
    """What there is to know of the phase."""
    board, known = choice.board, choice.known
    if isinstance(choice.mode, Naming):
        # The rows below have no room to say so of each area.
        return TurnWords(choice.say("civilization.column.begins"))
    if choice.is_over or not board.nations or known is None:
        return TurnWords(_line(choice))
    match choice.mode:
        case Marching():
            return TurnWords(_order(choice), _moved(choice, known))
        case Planning(steps):
            unfit = planned(known, steps).unfit
            line = choice.say("civilization.column.unfit", count=unfit) if unfit else _order(choice)
            return TurnWords(line, ((len(steps), choice.say("civilization.column.planned", count=len(steps))),))
        case Sowing() as mode:
            left = known.nation.stock - mode.total
            return TurnWords(_line(choice), ((left, choice.say("civilization.column.to_place", count=left)),))
        case Founding():
            free = known.nation.free_cities - len(choice.mode.areas)
            return TurnWords(_line(choice), ((free, choice.say("civilization.column.markers", count=free)),))
        case Taxing() | Gilding():
            held = known.nation.treasury
            return TurnWords(_line(choice), ((held, choice.say("civilization.column.in_treasury", count=held)),))
        case mode if isinstance(mode, CalamityMode):
            return _of_calamity(choice, known, mode)
        case _:
            return TurnWords(_line(choice))


def _of_calamity(choice: Choice, known: Known, mode: CalamityMode) -> TurnWords:
    """How much of what is due is named."""
    due = choice.say("civilization.strike.of_due", count=mode.question.due)
    match mode:
        case Losing():
            required_now = required(known.board, mode.question, known.seat, mode.grain)
            named = choice.say("civilization.strike.of_due", count=required_now)
            worth = reach(known.board, mode.question, known.seat).worth
            return TurnWords(_line(choice), ((sum(mode.tokens.values()) + worth * len(mode.cities), named),))
        case Ordering():
            ordered = choice.say("civilization.strike.of_ordered", count=mode.question.due)
            return TurnWords(choice.say("civilization.strike.any_number"), ((mode.total, ordered),))
        case Listing(_, areas):
            return TurnWords(_line(choice), ((len(areas), due),))
        case _:
            return TurnWords(_line(choice))


def _line(choice: Choice) -> str:
    """The phase, and that all act at once where they do."""
    board = choice.board
    if choice.is_over:
        return ""
    several = len(board.owing) + len(board.answered) > 1
    strike = board.strike
    key = f"civilization.phase.{board.phase}" if strike is None else f"civilization.calamity.{strike.calamity}"
    phase = choice.say(key)
    return choice.say("civilization.column.at_once", phase=phase) if several else phase


def _order(choice: Choice) -> str:
    """The phase of movement, and at which place in its order the viewer moves."""
    board = choice.board
    if board.movement is None or choice.viewer is None:
        return _line(choice)
    left = (board.movement.seat, *board.movement.after)
    before = board.seats - len(left)
    place = before + left.index(choice.viewer) + 1 if choice.viewer in left else 0
    key = "nation_order" if board.options.mode == "nomads" else "census_order"
    return choice.say(f"civilization.column.{key}", place=place, count=board.seats) if place else _line(choice)


def _moved(choice: Choice, known: Known) -> tuple[tuple[int, str], ...]:
    """How many tokens may still move, and how many have."""
    movement = known.board.movement
    moved = 0 if movement is None else sum(movement.moved)
    left = known.nation.on_map - moved
    say = choice.say
    return (
        (left, say("civilization.column.to_move", count=left)),
        (moved, say("civilization.column.moved", count=moved)),
    )
