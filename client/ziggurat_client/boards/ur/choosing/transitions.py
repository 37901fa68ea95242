"""How a player of Ur comes to an action: from clicks, buttons and keys through modes to something to send.

Everything is a pure function of the position, the seat and the mode. What is legal is asked of the game's rules, so
the client and the server never disagree.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ziggurat.games.game import IllegalAction, Refusal, Seat
from ziggurat.games.ur.actions import (
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Swap,
    Trade,
    UrAction,
)
from ziggurat.games.ur.amounts import named
from ziggurat.games.ur.building import MOST_BUILT, ready_to_build
from ziggurat.games.ur.farming import sowing, wither, withering
from ziggurat.games.ur.growth import allotting
from ziggurat.games.ur.placing import placements
from ziggurat.games.ur.politics import redistribution
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.slots import open_kinds, why_no_slot, why_no_turn
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR, Kind
from ziggurat.games.ur.war import attacks
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Building,
    Carry,
    Choose,
    Command,
    Less,
    Mode,
    More,
    MoveIn,
    Outcome,
    Perform,
    Placing,
    Press,
    Sharing,
    Swapping,
)
from ziggurat_client.boards.ur.choosing.possible import (
    action_of,
    actions_left,
    first_attacker,
    inviting,
    refusal_of,
    targets,
)
from ziggurat_client.boards.ur.choosing.sharing import begin_sharing, carried, changed, one_more

_RULES: Final = Ur()


def begin(position: Position, seat: Seat | None) -> Mode:
    """The mode in which `seat` (None: a watcher) meets a position; with nothing left but the swap, that is the swap."""
    if seat is None or seat not in _RULES.due(position).seats:
        return Watching()
    if position.pending:
        return begin_sharing(position, "allot", allotting(position.pending[0]))
    if position.phase == "placement" or position.turn.forced:
        return Placing(required=True)
    if position.turn.at_war and first_attacker(position, seat) is not None:
        return _war(position, seat)
    if position.phase == "opening" or not actions_left(position, seat):
        return Swapping(position.hands[seat][0])
    return Idle()


def step(position: Position, seat: Seat, mode: Mode, command: Command) -> Outcome:
    """What `command` leads to. A refused command leaves the mode as it is."""
    if isinstance(mode, Watching):
        return Outcome(mode)
    try:
        return _take(position, seat, mode, command)
    except IllegalAction as error:
        return Outcome(mode, refusal=error.refusal)


def why_not(position: Position, seat: Seat, mode: Mode, square: int) -> Refusal | None:
    """Why `square` cannot be chosen in this mode; None where it can, or where nothing is to be chosen."""
    if isinstance(mode, Idle | Watching):
        return None
    return step(position, seat, mode, Choose(square)).refusal


def why_not_perform(position: Position, seat: Seat, kind: Kind) -> Refusal | None:
    """Why `kind` cannot be performed now, or None if it can."""
    return step(position, seat, Idle(), Perform(kind)).refusal


def why_not_press(position: Position, seat: Seat, press: Press) -> Refusal | None:
    """Why a button that begins something (place, build, swap) is off, or None if it is on."""
    return step(position, seat, Idle(), press).refusal


# ---------------------------------------------------------------------------------------- commands


def _take(position: Position, seat: Seat, mode: Mode, command: Command) -> Outcome:
    match command:
        case Choose(square):
            return _choose(position, seat, mode, square)
        case Perform(kind):
            return _perform(position, seat, mode, kind)
        case More(square):
            return _more(position, seat, mode, square)
        case Less(square):
            return _less(position, seat, mode, square)
        case Carry(source, target):
            return Outcome(carried(mode, source, target) if isinstance(mode, Sharing) else mode)
        case MoveIn():
            return _move_in(position, seat, mode, command)
        case Press():
            return _press(position, seat, mode, command)


def _perform(position: Position, seat: Seat, mode: Mode, kind: Kind) -> Outcome:
    if kind == WAR and position.turn.at_war:
        return Outcome(_war(position, seat))
    _require_freedom(position)
    _require(why_no_slot(position, seat, kind))
    if kind == TRADE:
        return _send(position, seat, mode, Trade())
    if kind == CULTURE:
        return _send(position, seat, mode, Culture())
    if kind == POLITICS:
        return Outcome(begin_sharing(position, "politics", redistribution(position, seat)))
    if kind == AGRICULTURE:
        left = wither(position, seat, withering(position, seat))
        return Outcome(begin_sharing(position, "agriculture", sowing(left, seat)))
    if first_attacker(position, seat) is None:
        raise IllegalAction(Refusal.of("no_attack_possible", "5.5", "no tile is strong enough to attack"))
    return Outcome(_war(position, seat))


def _press(position: Position, seat: Seat, mode: Mode, command: Press) -> Outcome:
    match command:
        case Press.CONFIRM:
            return _confirm(position, seat, mode)
        case Press.CANCEL:
            return _cancel(position, seat, mode)
        case Press.FLIP:
            return Outcome(_flipped(position, seat, mode))
        case Press.END_WAR:
            return Outcome(Idle() if _anything_but_war(position, seat) else Swapping(position.hands[seat][0]))
        case Press.KEEP:
            return _send(position, seat, mode, Keep())
        case Press.END_GAME:
            return _send(position, seat, mode, EndWithoutSwap())
    _require_freedom(position)
    if position.phase == "placement":
        raise IllegalAction(Refusal.of("not_now", "3.4", "the cubes are being placed"))
    if command is Press.PLACE:
        return _take_cube(position, seat)
    if command is Press.BUILD:
        return _plan_building(position, seat)
    _require_swap_time(position)
    return Outcome(Swapping(position.hands[seat][0]))


def _require_swap_time(position: Position) -> None:
    """Raises IllegalAction unless a swap may be due."""
    if position.phase != "opening":
        _require(why_no_turn(position))


def _confirm(position: Position, seat: Seat, mode: Mode) -> Outcome:
    action = action_of(mode)
    if action is not None:
        return _send(position, seat, mode, action)
    if isinstance(mode, Sharing):
        # Says what is missing, as the rules would.
        _require(mode.space.why_not(named(mode.space.squares, mode.counts)))
    return Outcome(mode)


def _cancel(position: Position, seat: Seat, mode: Mode) -> Outcome:
    """One step back: from a target to its attacker, from a choice to none, from a mode to the whole turn."""
    match mode:
        case Attacking(target=int(), attacker=attacker):
            return Outcome(Attacking(attacker))
        case Attacking(attacker=int()) if len(inviting(position, seat, Attacking())) > 1:
            return Outcome(Attacking())
        case Swapping(place=int(), face=face):
            return Outcome(Swapping(face))
        case Sharing(purpose="allot") | Placing(required=True) | Idle():
            return Outcome(mode)
        case Swapping() if position.phase == "opening" or not actions_left(position, seat):
            return Outcome(mode)
        case _:
            return Outcome(Idle())


def _choose(position: Position, seat: Seat, mode: Mode, square: int) -> Outcome:
    match mode:
        case Placing():
            return _send(position, seat, mode, Place(_on_grid(square)))
        case Attacking():
            return _choose_in_war(position, seat, mode, _on_grid(square))
        case Sharing():
            return _more(position, seat, mode, square)
        case Building():
            return _choose_site(position, seat, mode, _on_grid(square))
        case Swapping():
            return _choose_tile(position, seat, mode, square)
        case _:
            raise IllegalAction(Refusal.of("choose_first", "4.1", "say first what you want to do"))


def _choose_in_war(position: Position, seat: Seat, mode: Attacking, square: int) -> Outcome:
    if mode.attacker is None or position.owners[square] == seat:
        return _choose_attacker(position, seat, mode, square)
    left = targets(position, seat, mode.attacker).get(square, 0)
    if mode.target == square:
        return _send(position, seat, mode, Attack(mode.attacker, square, mode.moved))
    if left > 1:
        return Outcome(Attacking(mode.attacker, square, left))
    return _send(position, seat, mode, Attack(mode.attacker, square, 1))


def _choose_attacker(position: Position, seat: Seat, mode: Attacking, square: int) -> Outcome:
    if square == mode.attacker:
        return Outcome(Attacking())
    if position.owners[square] != seat:
        raise IllegalAction(Refusal.of("attacker_not_yours", "5.5", "attack from a tile that you own", square=square))
    if not targets(position, seat, square):
        raise IllegalAction(
            Refusal.of("no_target_here", "5.5", "nothing beside this tile is weak enough", square=square)
        )
    return Outcome(Attacking(square))


def _choose_site(position: Position, seat: Seat, mode: Building, square: int) -> Outcome:
    if square in mode.chosen:
        return Outcome(Building(tuple(site for site in mode.chosen if site != square)))
    chosen = (*mode.chosen, square)
    if len(chosen) > MOST_BUILT:
        raise IllegalAction(Refusal.of("two_at_most", "4.2", "two ziggurats a turn at most"))
    refusal = refusal_of(position, seat, Build(chosen))
    return Outcome(mode, refusal=refusal) if refusal else Outcome(Building(chosen))


def _choose_tile(position: Position, seat: Seat, mode: Swapping, square: int) -> Outcome:
    chosen = replace(mode, place=square)
    action = Swap(None if square == MARKET else square, mode.face)
    if chosen == mode:
        return _send(position, seat, mode, action)
    refusal = refusal_of(position, seat, action)
    return Outcome(mode, refusal=refusal) if refusal else Outcome(chosen)


def _more(position: Position, seat: Seat, mode: Mode, square: int) -> Outcome:
    if isinstance(mode, Sharing):
        return Outcome(one_more(mode, square))
    return _one_more_in(position, seat, mode, 1)


def _less(position: Position, seat: Seat, mode: Mode, square: int) -> Outcome:
    if isinstance(mode, Sharing):
        return Outcome(changed(mode, square, -1))
    return _one_more_in(position, seat, mode, -1)


def _move_in(position: Position, seat: Seat, mode: Mode, command: MoveIn) -> Outcome:
    if not isinstance(mode, Attacking) or mode.attacker is None or mode.target is None:
        return Outcome(mode)
    action = Attack(mode.attacker, mode.target, command.count)
    refusal = refusal_of(position, seat, action)
    if refusal:
        return Outcome(mode, refusal=refusal)
    if command.now:
        return Outcome(mode, action)
    return Outcome(replace(mode, moved=command.count))


def _one_more_in(position: Position, seat: Seat, mode: Mode, by: int) -> Outcome:
    """Change how many cubes move in, where a war has come to that."""
    if not isinstance(mode, Attacking) or mode.attacker is None or mode.target is None:
        return Outcome(mode)
    most = targets(position, seat, mode.attacker)[mode.target]
    return Outcome(replace(mode, moved=min(most, max(1, mode.moved + by))))


# ---------------------------------------------------------------------------------------- parts of commands


def _send(position: Position, seat: Seat, mode: Mode, action: UrAction) -> Outcome:
    refusal = refusal_of(position, seat, action)
    return Outcome(mode, refusal=refusal) if refusal else Outcome(mode, action)


def _require(refusal: Refusal | None) -> None:
    """Raises IllegalAction if there is something that forbids it."""
    if refusal is not None:
        raise IllegalAction(refusal)


def _require_freedom(position: Position) -> None:
    """Raises IllegalAction while a choice that a short supply forced is awaited."""
    if position.pending:
        raise IllegalAction(
            Refusal.of("allot_first", allotting(position.pending[0]).rule, "say first where the cubes go")
        )


def _take_cube(position: Position, seat: Seat) -> Outcome:
    _require(why_no_turn(position))
    if next(iter(placements(position, seat)), None) is None:
        own = next((square for square, owner in enumerate(position.owners) if owner == seat), 0)
        _require(refusal_of(position, seat, Place(own)))
    return Outcome(Placing())


def _plan_building(position: Position, seat: Seat) -> Outcome:
    _require(why_no_turn(position))
    ready = ready_to_build(position, seat)
    if not ready:
        raise IllegalAction(Refusal.of("nothing_to_build", "4.2", "none of your tiles has five cubes"))
    _require(refusal_of(position, seat, Build((ready[0],))))
    return Outcome(Building((ready[0],) if len(ready) == 1 else ()))


def _on_grid(square: int) -> int:
    if square == MARKET:
        raise IllegalAction(Refusal.of("market_only_swaps", "4.4", "the market's tile can only be swapped for"))
    return square


def _flipped(position: Position, seat: Seat, mode: Mode) -> Mode:
    if not isinstance(mode, Swapping):
        return mode
    hand = position.hands[seat]
    return replace(mode, face=hand[1] if mode.face == hand[0] else hand[0])


def _anything_but_war(position: Position, seat: Seat) -> bool:
    kinds = open_kinds(position, seat).replace(WAR, "")
    return bool(kinds) or next(iter(placements(position, seat)), None) is not None


def _war(position: Position, seat: Seat) -> Mode:
    """A war begins with its attacker chosen where only one tile can attack."""
    attackers = {attack.attacker for attack in attacks(position, seat)}
    return Attacking(attackers.pop() if len(attackers) == 1 else None)
