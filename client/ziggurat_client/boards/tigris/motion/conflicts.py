"""How a conflict is told: both sides stand out, numbers count, and the clash shakes the map."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.events import ConflictResolved, ConflictStarted, Reinforced
from ziggurat.games.tigris.position import Conflict
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.stage.easing import ease_out
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween

_OPEN: Final = 0.35
_COUNT: Final = 0.5
_CLAY: Final = 0.4
_VERDICT: Final = 0.7
"""For how long one may read who has won."""
_CLASH: Final = 0.45
_SHAKE: Final = 2.0
"""Design units for each tile that is lost."""
_MOST_SHAKE: Final = 14.0


def started(scenery: TigrisScenery, event: ConflictStarted) -> Clip:
    """The band opens from its middle, and the strengths on the map are counted."""
    conflict = Conflict(event.kind, event.color, event.attacker, event.defender)

    def begun() -> None:
        scenery.fight(conflict)
        scenery.count(0)

    return Sequence(Do(begun), Tween(_OPEN, scenery.open, ease_out), Tween(_COUNT, scenery.count))


def reinforced(scenery: TigrisScenery, event: Reinforced) -> Clip:
    """What a side has added lies open, and has left its hand."""

    spent = Do(lambda: scenery.count_hand(event.seat, -event.count))
    counting = Tween(_CLAY, lambda share: scenery.reinforce(event.side, round(share * event.count)))
    return Sequence(spent, counting)


def resolved(scenery: TigrisScenery, event: ConflictResolved) -> Clip:
    """The clash."""
    strength = min(_MOST_SHAKE, _SHAKE * (1 + len(event.removed)))

    def shake(share: float) -> None:
        sway = strength * (1 - share)
        scenery.shake = (sway if int(share * 12) % 2 else -sway, 0.0)

    won = Do(lambda: scenery.win(event.winner))
    still = Do(scenery.stand_still)
    return Sequence(Tween(_CLASH, shake), still, won, Pause(_VERDICT), Do(lambda: scenery.fight(None)))
