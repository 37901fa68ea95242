"""The step above the title's stair while games wait: it leads on with the only one, or to the list of several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.art.stair import Stair
from ziggurat_client.kept.waiting_games import WaitingSign
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.continue_step import HEIGHT, WIDTH, ContinueSign, ContinueStep
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.waiting import rivals, stands, turn
from ziggurat_client.wording.words import Words

_GAP: Final = 10.0
"""Between the game that waits and the stair."""
ABOVE_STAIR: Final = HEIGHT + _GAP
"""The room that the step takes."""
_ARROW_ROOM: Final = 60.0
"""Beside a step, where an arrow points at it."""
_SIDE: Final = 48.0


def continue_pieces(
    words: Words, waiting: Sequence[WaitingSign], stair: Stair, go_on: Callable[[], None], look: Callable[[], None]
) -> Iterator[Piece]:
    """The step, and beside an only game the way to `look` at the list, where it is watched and given up; that several
    lead there is what `go_on` does. Nothing while no game waits."""
    if not waiting:
        return
    width = max(WIDTH, stair.row_width(0))
    box = Box(stair.centre - width / 2, stair.top - ABOVE_STAIR, width, HEIGHT)
    if len(waiting) > 1:
        yield ContinueStep("continue", box, _several(words, waiting), go_on)
        return
    sign = waiting[0]
    said = ContinueSign(stands(words, sign, "title.continue"), rivals(words, sign), turn(words, sign), sign.ours)
    yield ContinueStep("continue", box, said, go_on)
    beside = Box(box.right + _ARROW_ROOM, box.y + (box.height - _SIDE) / 2, _SIDE, _SIDE)
    eye = icon_button("waiting", beside, Icon.EYE, look)
    eye.remark = words.say("title.waiting.about")
    yield eye


def _several(words: Words, waiting: Sequence[WaitingSign]) -> ContinueSign:
    """What is said where more than one game waits."""
    label = words.say("title.continue.several", count=len(waiting))
    detail = words.say("waiting.newest", game=stands(words, waiting[0], "waiting.stands"))
    ours = sum(sign.ours for sign in waiting)
    badge = words.say("waiting.yours.count", count=ours) if ours else ""
    return ContinueSign(label, detail, badge, ours > 0)
