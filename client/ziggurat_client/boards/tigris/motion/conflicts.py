"""How a conflict is told: both sides stand out, numbers count, and the clash shakes the map."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.events import ConflictResolved, ConflictStarted, Reinforced
from ziggurat.games.tigris.position import Conflict
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween

_OPEN: Final = 0.85
_CLAY: Final = 0.6
_CLASH: Final = 0.45
_SHAKE: Final = 2.0
"""Design units for each tile that is lost."""
_MOST_SHAKE: Final = 14.0


def started(scenery: TigrisScenery, event: ConflictStarted) -> Clip:
    """Both sides stand out from everything else."""
    conflict = Conflict(event.kind, event.color, event.attacker, event.defender)
    return Sequence(Do(lambda: scenery.fight(conflict)), Pause(_OPEN))


def reinforced(scenery: TigrisScenery, event: Reinforced) -> Clip:
    """What a side has added lies open, and has left its hand."""

    def added() -> None:
        scenery.count_hand(event.seat, -event.count)
        scenery.reinforce(event.side, event.count)

    return Sequence(Do(added), Pause(_CLAY))


def resolved(scenery: TigrisScenery, event: ConflictResolved) -> Clip:
    """The clash."""
    strength = min(_MOST_SHAKE, _SHAKE * (1 + len(event.removed)))

    def shake(share: float) -> None:
        sway = strength * (1 - share)
        scenery.shake = (sway if int(share * 12) % 2 else -sway, 0.0)

    settled = Do(lambda: _settled(scenery))
    return Sequence(Tween(_CLASH, shake), settled)


def _settled(scenery: TigrisScenery) -> None:
    scenery.stand_still()
    scenery.fight(None)
