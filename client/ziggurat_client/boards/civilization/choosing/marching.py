"""Moving one's nation, and planning to: what is taken in the hand, and where it goes (6.2).

While others move, the same choices make a plan instead of actions. It is followed step by step once it is one's own
turn; what does not fit any more is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.civilization.actions import EndMovement, Load, Move, ResetMovement, Unload, ship_id
from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.moving import HOLD
from ziggurat.games.civilization.refusals import NO_MOVES_LEFT
from ziggurat.games.game import Refusal
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import (
    Adjust,
    Carry,
    Choose,
    Command,
    Held,
    Marching,
    Mode,
    Outcome,
    Planning,
    Press,
    Step,
    Tokens,
    Vessel,
)
from ziggurat_client.boards.civilization.choosing.plans import planned
from ziggurat_client.boards.civilization.choosing.routes import ways
from ziggurat_client.boards.play.choosing import Watching


def begin_marching(known: Known, before: Mode) -> Mode:
    """The mode of a player in the phase of movement."""
    if known.is_asked:
        return Marching(follow=_still_to_do(before))
    if known.may_plan:
        return before if isinstance(before, Planning) else Planning()
    return Watching()


def _still_to_do(mode: Mode) -> tuple[Step, ...]:
    match mode:
        case Planning(steps):
            return steps
        case Marching(_, follow):
            return follow
        case _:
            return ()


def ground_of(known: Known, mode: Marching | Planning) -> Known:
    """The board on which the viewer moves: the true one, or the one that the plan leads to."""
    return planned(known, mode.steps).end if isinstance(mode, Planning) else known


def march(known: Known, mode: Marching | Planning, command: Command) -> Outcome:
    """What a command leads to while the viewer moves or plans to."""
    ground = ground_of(known, mode)
    match command:
        case Choose(area, ship):
            return _chosen(ground, mode, area, ship)
        case Carry(start, end):
            return _carried(ground, mode, start, end)
        case Adjust(by):
            return Outcome(_holding(mode, _adjusted(ground, mode.held, by)))
        case Press.NEXT | Press.NEXT_SHIP:
            return Outcome(_holding(mode, _next(ground, mode.held, ships=command is Press.NEXT_SHIP)))
        case Press.LOAD | Press.LAND:
            return _at_ship(ground, mode, command)
        case Press.CANCEL:
            return Outcome(_holding(mode, None))
        case Press.BACK | Press.RESET if isinstance(mode, Planning):
            return Outcome(Planning(mode.steps[:-1] if command is Press.BACK else ()))
        case Press.RESET:
            return Outcome(Marching(), ResetMovement())
        case Press.END | Press.CONFIRM if isinstance(mode, Marching) and mode.held is None:
            refusal = known.refusal(EndMovement())
            return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(mode, EndMovement())
        case Press.FOLLOW if isinstance(mode, Marching):
            return _followed(known, mode)
        case _:
            return Outcome(mode)


def _followed(known: Known, mode: Marching) -> Outcome:
    """The next step that still fits is taken; the refusal of the first one that does not is shown."""
    refused: Refusal | None = None
    for at, step in enumerate(mode.follow):
        refusal = known.refusal(step)
        if refusal is None:
            return Outcome(Marching(follow=mode.follow[at + 1 :]), step, refused)
        refused = refused or refusal
    return Outcome(Marching(), refusal=refused)


def _holding(mode: Marching | Planning, held: Held | None) -> Marching | Planning:
    return Planning(mode.steps, held) if isinstance(mode, Planning) else Marching(held)


def _taken(mode: Marching | Planning, steps: Sequence[Step]) -> Outcome:
    """Take these steps, or add them to the plan. Nothing forbids the first one."""
    if isinstance(mode, Planning):
        return Outcome(Planning((*mode.steps, *steps)))
    return Outcome(Marching(follow=tuple(steps[1:])), steps[0])


def in_hand(ground: Known, area: AreaNumber, ship: int | None) -> Held | None:
    """What is taken in the hand where that is chosen: a ship, or the tokens that have not moved."""
    if ship is not None and ground.nation.ships[ship] is not None:
        return Vessel(ship, _for_ship(ground, ship))
    count = ground.unmoved(area) if area < len(ground.nation.tokens) else 0
    return Tokens(area, count) if count else None


def _for_ship(ground: Known, number: int) -> int:
    """How many would be landed from a ship, or loaded if it is empty."""
    ship = ground.nation.ships[number]
    if ship is None:
        return 0
    unmoved = ground.unmoved(ship.area) if ship.area < len(ground.nation.tokens) else 0
    return ship.aboard or min(unmoved, HOLD)


def _chosen(ground: Known, mode: Marching | Planning, area: AreaNumber, ship: int | None) -> Outcome:
    held = mode.held
    if held is None:
        return Outcome(_holding(mode, in_hand(ground, area, ship)))
    if isinstance(held, Tokens) and ship is not None:
        return _loaded(ground, mode, held, ship)
    if _stands_in(ground, held) == area:
        taken = in_hand(ground, area, ship)
        return Outcome(_holding(mode, None if taken is None or _same(taken, held) else taken))
    return _sent_to(ground, mode, held, area)


def _same(one: Held, other: Held) -> bool:
    """Whether both are the same tokens or the same ship, however many are meant."""
    match one, other:
        case Tokens(area), Tokens(there):
            return area == there
        case Vessel(number), Vessel(same):
            return number == same
        case _:
            return False


def _stands_in(ground: Known, held: Held) -> AreaNumber | None:
    if isinstance(held, Tokens):
        return held.area
    ship = ground.nation.ships[held.number]
    return None if ship is None else ship.area


def _sent_to(ground: Known, mode: Marching | Planning, held: Held, area: AreaNumber) -> Outcome:
    """What is in the hand goes there, by the fewest steps; what stands there instead is taken if it cannot."""
    found = ways(ground, held).get(area)
    if found:
        return _taken(mode, found)
    other = in_hand(ground, area, None)
    if other is not None and isinstance(held, Tokens):
        return Outcome(_holding(mode, other))
    return Outcome(mode, refusal=_why_not(ground, held, area))


def _why_not(ground: Known, held: Held, area: AreaNumber) -> Refusal | None:
    if isinstance(held, Tokens):
        return ground.refusal(Move(AREAS[held.area].id, AREAS[area].id, held.count))
    return NO_MOVES_LEFT


def holding(known: Known, mode: Marching | Planning, start: Choose) -> Marching | Planning:
    """The mode while something is dragged from there: as many as are in the hand, if these were taken before."""
    taken = in_hand(ground_of(known, mode), start.area, start.ship)
    if taken is None or (mode.held is not None and _same(taken, mode.held)):
        return mode
    return _holding(mode, taken)


def _carried(ground: Known, mode: Marching | Planning, start: Choose, end: AreaNumber) -> Outcome:
    """What was dragged goes where it was let go: as many as are in the hand, if these were taken before."""
    taken = in_hand(ground, start.area, start.ship)
    if taken is None:
        return Outcome(mode)
    held = mode.held if mode.held is not None and _same(taken, mode.held) else taken
    return _sent_to(ground, _holding(mode, held), held, end)


def _loaded(ground: Known, mode: Marching | Planning, held: Tokens, number: int) -> Outcome:
    """Tokens go aboard the ship in their area."""
    ship = ground.nation.ships[number]
    if ship is None:
        return Outcome(mode)
    if ship.area != held.area:
        return Outcome(_holding(mode, in_hand(ground, ship.area, number)))
    step = Load(ship_id(ground.nation.id, number), min(held.count, HOLD - ship.aboard) or held.count)
    refusal = ground.refusal(step)
    return Outcome(mode, refusal=refusal) if refusal is not None else _taken(mode, (step,))


def _at_ship(ground: Known, mode: Marching | Planning, command: Press) -> Outcome:
    """The ship in the hand loads or lands as many as are wanted."""
    held = mode.held
    ship = ground.nation.ships[held.number] if isinstance(held, Vessel) else None
    if not isinstance(held, Vessel) or ship is None:
        return Outcome(mode)
    name = ship_id(ground.nation.id, held.number)
    if command is Press.LOAD:
        unmoved = ground.unmoved(ship.area) if ship.area < len(ground.nation.tokens) else 0
        step: Step = Load(name, max(1, min(held.count, unmoved, HOLD - ship.aboard)))
    else:
        step = Unload(name, max(1, min(held.count, ship.aboard)))
    refusal = ground.refusal(step)
    return Outcome(mode, refusal=refusal) if refusal is not None else _taken(mode, (step,))


def _adjusted(ground: Known, held: Held | None, by: int) -> Held | None:
    """More or fewer of what is in the hand, at least one."""
    match held:
        case Tokens(area, count):
            return Tokens(area, min(max(1, count + by), ground.unmoved(area)))
        case Vessel(number, count):
            return Vessel(number, min(max(1, count + by), HOLD))
        case _:
            return None


def _next(ground: Known, held: Held | None, *, ships: bool) -> Held | None:
    """The next area with tokens that have not moved, or the next ship."""
    if ships:
        numbers = [number for number, _ in ground.nation.sailing]
        at = numbers.index(held.number) + 1 if isinstance(held, Vessel) and held.number in numbers else 0
        return in_hand(ground, 0, numbers[at % len(numbers)]) if numbers else held
    areas = [area for area, count in enumerate(ground.nation.tokens) if count and ground.unmoved(area)]
    later = [area for area in areas if not isinstance(held, Tokens) or area > held.area]
    return in_hand(ground, (later or areas)[0], None) if areas else held
