"""How a player comes to an action: from clicks, buttons and keys through modes to something to send.

Everything is a pure function of what is known and the mode. What is legal is asked of the game's rules, so the client
and the server never disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ziggurat.games.game import Refusal
from ziggurat.games.tigris.action_rules import deciding
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    TigrisAction,
    WithdrawLeader,
)
from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.catastrophes import NONE_LEFT
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.spaces import EVERY_SPACE, Space, number_of
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.tigris.choosing.known import Known, color_at
from ziggurat_client.boards.tigris.choosing.modes import (
    Add,
    Building,
    Call,
    Choose,
    Command,
    Committing,
    Fight,
    Laying,
    Leading,
    Leaving,
    Mode,
    Ordering,
    Outcome,
    Press,
    Raise,
    Striking,
    Swapping,
    Take,
)

T = TypeVar("T")


def begin(known: Known | None) -> Mode:
    """The mode in which a position is met; None: nothing is asked of this player."""
    if known is None or known.seat not in deciding(known.board):
        return Watching()
    match known.board.phase:
        case "war_choice":
            return Ordering(known.board.wars[0])
        case "commit_attacker" | "commit_defender":
            return Committing(0)
        case "monument":
            square = known.board.squares[0]
            return Building(square.space, square.monuments[0])
        case "treasure":
            return Leaving()
        case _:
            return Idle()


def step(known: Known, mode: Mode, command: Command) -> Outcome:
    """What `command` leads to. A refused command leaves the mode as it is."""
    if isinstance(mode, Watching):
        return Outcome(mode)
    match command:
        case Choose(number):
            return _choose(known, mode, EVERY_SPACE[number])
        case Take(place):
            return _take(known, mode, place)
        case Call(color):
            return Outcome(Leading(color)) if _is_free(mode) else Outcome(mode)
        case Fight(color):
            return Outcome(Ordering(color)) if isinstance(mode, Ordering) else Outcome(mode)
        case Add(count):
            fits = isinstance(mode, Committing) and count in known.counts
            return Outcome(Committing(count)) if fits else Outcome(mode)
        case Raise(monument):
            return Outcome(Building(mode.space, monument)) if isinstance(mode, Building) else Outcome(mode)
        case Press():
            return _press(known, mode, command)


def action_of(known: Known, mode: Mode) -> TigrisAction | None:
    """What would be sent if the choice were confirmed now, None while something is missing."""
    match mode:
        case Swapping(places) if places:
            return SwapTiles(tuple(color_at(known.hand, place) for place in sorted(places)))
        case Ordering(color) if color is not None:
            return ChooseWar(color)
        case Committing(count):
            return Commit(count)
        case Building(space, monument) if monument is not None:
            return BuildMonument(monument, *space)
        case Leaving(space) if space is not None:
            return TakeTreasures(space)
        case _:
            return None


def leader_action(known: Known, color: Colour, space: Space) -> PlaceLeader | MoveLeader:
    """What brings the own leader of that colour to the space."""
    return PlaceLeader(color, *space) if known.stands(color) is None else MoveLeader(color, *space)


def _is_free(mode: Mode) -> bool:
    """Whether another action may be begun: none is asked for in particular."""
    return isinstance(mode, Idle | Laying | Leading | Striking | Swapping)


def _send(known: Known, mode: Mode, action: TigrisAction) -> Outcome:
    refusal = known.refusal(action)
    return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(mode, action)


def _choose(known: Known, mode: Mode, space: Space) -> Outcome:
    match mode:
        case Idle():
            own = known.own_leader_on(number_of(space))
            return Outcome(mode) if own is None else Outcome(Leading(own))
        case Laying(color):
            return _send(known, mode, PlaceTile(color, *space))
        case Leading(color) if known.stands(color) == space:
            return Outcome(Idle())
        case Leading(color):
            return _send(known, mode, leader_action(known, color, space))
        case Striking():
            return _send(known, mode, PlaceCatastrophe(*space))
        case Building():
            return Outcome(_on_square(known, mode, space))
        case Leaving():
            refusal = known.refusal(TakeTreasures(space))
            return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(Leaving(space))
        case _:
            return Outcome(mode)


def _on_square(known: Known, mode: Building, space: Space) -> Building:
    """The square that was pointed at; of several the next one."""
    found = [square for square in known.board.squares if four_of(square.space) >> (number_of(space)) & 1]
    if not found:
        return mode
    spaces = [square.space for square in found]
    square = found[0] if mode.space not in spaces else _next(found, spaces.index(mode.space))
    fits = mode.monument if mode.monument in square.monuments else square.monuments[0]
    return Building(square.space, fits)


def _take(known: Known, mode: Mode, place: int) -> Outcome:
    """A tile of the hand: laid, given up in a swap, or added to a conflict as far as it goes."""
    if place >= len(known.hand):
        # The tile has left the hand while its picture was still there.
        return Outcome(mode)
    if isinstance(mode, Swapping):
        return Outcome(Swapping(mode.places ^ {place}))
    return Outcome(Laying(color_at(known.hand, place))) if _is_free(mode) else Outcome(mode)


def _press(known: Known, mode: Mode, press: Press) -> Outcome:
    match press:
        case Press.CANCEL:
            return Outcome(Idle() if _is_free(mode) else mode)
        case Press.CONFIRM:
            action = action_of(known, mode)
            return Outcome(mode) if action is None else _send(known, mode, action)
        case Press.DECLINE:
            return _send(known, mode, DeclineMonument()) if isinstance(mode, Building) else Outcome(mode)
        case Press.MORE | Press.LESS:
            return Outcome(_counted(known, mode, 1 if press is Press.MORE else -1))
        case Press.WITHDRAW:
            return _send(known, mode, WithdrawLeader(mode.color)) if isinstance(mode, Leading) else Outcome(mode)
        case _ if not _is_free(mode):
            return Outcome(mode)
        case Press.END:
            return _send(known, mode, EndTurn())
        case Press.SWAP:
            return Outcome(Idle() if isinstance(mode, Swapping) else Swapping())
        case Press.CATASTROPHE:
            return _strike(known, mode)
        case Press.TILE:
            return Outcome(_next_tile(known, mode))
        case Press.LEADER:
            return Outcome(_next_leader(known, mode))


def _strike(known: Known, mode: Mode) -> Outcome:
    none_left: Refusal | None = None if known.board.catastrophes[known.seat] else NONE_LEFT
    return Outcome(mode, refusal=none_left) if none_left is not None else Outcome(Striking())


def _counted(known: Known, mode: Mode, by: int) -> Mode:
    """One of the numbers that may be added, further on."""
    if not isinstance(mode, Committing):
        return mode
    counts = known.counts
    index = counts.index(mode.count) + by if mode.count in counts else 0
    return Committing(counts[min(max(0, index), len(counts) - 1)])


def _next_tile(known: Known, mode: Mode) -> Mode:
    """The first tile of the hand, or the next colour after the one that is chosen."""
    colors = list(dict.fromkeys(color_at(known.hand, place) for place in range(len(known.hand))))
    if not colors:
        return mode
    if isinstance(mode, Laying) and mode.color in colors:
        return Laying(_next(colors, colors.index(mode.color)))
    return Laying(colors[0])


def _next_leader(known: Known, mode: Mode) -> Mode:
    """The first leader, those in the supply before others, or the next after the one that is chosen."""
    colors = sorted(known.board.options.colours, key=lambda color: known.stands(color) is not None)
    if isinstance(mode, Leading):
        return Leading(_next(colors, colors.index(mode.color)))
    return Leading(colors[0])


def _next(values: Sequence[T], index: int) -> T:
    return values[(index + 1) % len(values)]
