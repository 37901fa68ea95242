"""Where the actions of a turn of Ur stand in their place: as they were designed, or closer where there is less room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.boards.play.rows import halves
from ziggurat_client.window.screen import Box

_GAP: Final = 8.0
_STRIP: Final = 64.0
_ROW: Final = 48.0
_CHANGE: Final = 132.0
_HIGHEST_ACTION: Final = 104.0
_LOWEST_ACTION_BESIDE_STEPS: Final = 64.0
_HAND: Final = 192.0
_HIGHEST_HALF: Final = 240.0
_SWAP_BUTTONS: Final = 56.0


@dataclass(frozen=True)
class ColumnPlan:
    """The places of everything that the actions may show; not all of it is shown at once.

    In a `brief` plan the turn's panel is a strip, the market's tile lies in it, and the swap's two panels stand beside
    each other. `middle` is for the steps of this turn, or what a sharing of cubes changes; it may be missing.
    """

    brief: bool
    turn: Box
    actions: tuple[Box, Box]
    signs: Box
    middle: Box | None
    buttons: Box
    steps: Box
    note: Box
    hand: Box | None
    undo: Box
    swap_head: Box
    laid_down: Box
    taken: Box
    swap_buttons: Box

    @property
    def change(self) -> Box:
        """Where a sharing says what it changes: in the middle, or else below the first action."""
        if self.middle is not None:
            return self.middle
        first = self.actions[0]
        return Box(first.x, first.bottom + _GAP, first.width, self.buttons.y - first.bottom - 2 * _GAP)

    @property
    def market(self) -> Box:
        """The market's tile at the right end of the strip."""
        side = self.turn.height - 12
        return Box(self.turn.right - 12 - side, self.turn.y + 6, side, side)


def column_plan(box: Box, *, brief: bool) -> ColumnPlan:
    """The plan for a place. One that is not `brief` needs ACTIONS_HEIGHT."""
    return _brief(box) if brief else _full(box)


def _full(box: Box) -> ColumnPlan:
    def row(top: float, height: float) -> Box:
        return Box(box.x, box.y + top, box.width, height)

    return ColumnPlan(
        brief=False,
        turn=row(0, 216),
        actions=(row(232, 104), row(348, 104)),
        signs=row(464, 56),
        middle=row(536, 136),
        buttons=row(688, 56),
        steps=row(232, 232),
        note=row(232, 168),
        hand=row(480, _HAND),
        undo=row(688, 56),
        swap_head=row(0, 152),
        laid_down=row(168, 240),
        taken=row(424, 240),
        swap_buttons=row(680, 64),
    )


def _brief(box: Box) -> ColumnPlan:
    def row(top: float, height: float) -> Box:
        return Box(box.x, top, box.width, height)

    strip = row(box.y, _STRIP)
    top = strip.bottom + _GAP
    bare = box.bottom - top - 2 * (_ROW + _GAP) - 2 * _GAP
    with_middle = bare - _CHANGE - _GAP >= 2 * _LOWEST_ACTION_BESIDE_STEPS
    height = min(_HIGHEST_ACTION, (bare - (_CHANGE + _GAP if with_middle else 0)) / 2 + _GAP / 2)
    first = row(top, height)
    second = row(first.bottom + _GAP, height)
    signs = row(second.bottom + _GAP, _ROW)
    # Nothing is left over in the middle of a plan that has one.
    foot = box.bottom - _ROW - _GAP
    middle = row(signs.bottom + _GAP, foot - signs.bottom - _GAP) if with_middle else None
    buttons = row((middle or signs).bottom + _GAP, _ROW)
    with_hand = box.bottom - top - _CHANGE - _ROW - 2 * _GAP >= _HAND + _GAP
    steps = row(top, box.bottom - top - _ROW - _GAP - (_HAND + _GAP if with_hand else 0))
    side = min(_HIGHEST_HALF, box.bottom - top - _SWAP_BUTTONS - _GAP)
    laid_down, taken = halves(row(top, side))
    return ColumnPlan(
        brief=True,
        turn=strip,
        actions=(first, second),
        signs=signs,
        middle=middle,
        buttons=buttons,
        steps=steps,
        note=row(top, min(steps.height, 168)),
        hand=row(steps.bottom + _GAP, _HAND) if with_hand else None,
        undo=row(box.bottom - _ROW, _ROW),
        swap_head=strip,
        laid_down=laid_down,
        taken=taken,
        swap_buttons=row(laid_down.bottom + _GAP, _SWAP_BUTTONS),
    )
