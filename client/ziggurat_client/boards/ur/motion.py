"""How events of Ur move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Event
from ziggurat.games.ur.position import Position
from ziggurat_client.boards.ur.scenery import Scenery
from ziggurat_client.stage.timeline import Clip, Do
from ziggurat_client.stage.timeline import Sequence as ClipSequence


def story(scenery: Scenery, before: Position, events: Sequence[Event], after: Position) -> Clip:
    """Everything that led from `before` to `after`, ending exactly there."""
    return ClipSequence(Do(lambda: scenery.settle(after)))
