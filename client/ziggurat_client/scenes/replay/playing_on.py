"""From a position of a replay to the question how it is played on from there."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.match.beginning import CannotPlayOn, beginning_of, begun_with
from ziggurat.match.record import BadRecord, MatchRecord
from ziggurat.wire.messages import MAX_LINE
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.wording.refusals import refusal

_LONGEST_TITLE: Final = 64
_LARGEST: Final = MAX_LINE - 256
"""The most bytes of a record that fit into a request."""


def ask_to_play_on(scene: Scene, showing: Showing, record: MatchRecord, steps: int, where: str) -> None:
    """Ask how the match is played on after so many of its steps, which is called `where`, or say why it cannot be."""
    try:
        beginning = beginning_of(record, steps, showing.title[:_LONGEST_TITLE])
        due = begun_with(beginning).due.seats
    except CannotPlayOn as error:
        _refuse(scene, error.why)
        return
    except BadRecord:
        _refuse(scene, "bad_record")
        return
    if len(msgspec.json.encode(beginning)) > _LARGEST:
        scene.services.banner.refuse(scene.services.words.say("play_on.too_long"))
        return
    names = tuple(player.name for player in showing.players)
    seat = _own_seat(scene, showing, names)
    first = seat if seat is not None else due[0] if due else 0
    scene.stack.push(scene.atlas.play_on(beginning, names, first, where))


def _own_seat(scene: Scene, showing: Showing, names: tuple[str, ...]) -> int | None:
    """The seat in which we played, if we did."""
    if showing.viewer is not None:
        return showing.viewer
    ours = scene.services.person_name
    return names.index(ours) if names.count(ours) == 1 else None


def _refuse(scene: Scene, code: str) -> None:
    scene.services.banner.refuse(refusal(scene.services.words, code, {}))
