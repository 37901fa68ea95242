"""The guide at a table: what it says over the board of a first game, and what it remembers with that game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ziggurat.games.game import View
from ziggurat_client.boards.board import BoardView
from ziggurat_client.boards.guide.guide import Guide, Spoken
from ziggurat_client.boards.guide.panel import GuidePanel, Pointer, keys_width, panel_box
from ziggurat_client.boards.guide.remark import Remark, Spot
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.heard import Heard
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.piece import Piece, Widget
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_PHASE: Final = "phase "
"""How the names of those signs in the top bar begin that say how far the turn has come."""


class Guiding:
    """Follows one table. Where nobody is guided, or we only watch, it says nothing."""

    def __init__(self, page: Page, record: TableRecord) -> None:
        self._page = page
        self._record = record
        self.notes: GuideNotes | None = None if record.seat is None else page.services.servers.guide
        remarks = presentation(record.table.game).guide
        self._guide = None if self.notes is None or record.seat is None else Guide(remarks, record.seat)
        self._heard = len(record.history)
        self._moved = False
        """Whether something moved when the board was looked at last."""
        self._told: Spoken | None = None
        """What stands in the plain text already."""

    @property
    def spoken(self) -> Spoken | None:
        """What is said now."""
        return None if self._guide is None else self._guide.spoken

    @property
    def speaks(self) -> bool:
        """Whether it says anything in this game."""
        return self.notes is not None and self.notes.speaks

    @property
    def rule(self) -> str:
        """The paragraph behind what is said now; empty if nothing is said."""
        return "" if self.spoken is None else self.spoken.remark.rule

    # ------------------------------------------------------------------ what happens

    def follow(self) -> None:
        """The match may have moved on."""
        history = self._record.history
        for number in range(self._heard, len(history)):
            before: View[Any, Any] | None = history[number - 1].moment.view if number else None
            if self._guide is not None:
                self._note(self._guide.hear(before, history[number]))
        self._heard = len(history)

    def watch(self, view: BoardView) -> None:
        """Come forward as soon as the board stands still."""
        moved, self._moved = self._moved, view.animating
        if moved and not self._moved and self._guide is not None:
            self._page.change()

    def put_away(self) -> bool:
        """What is said was read; return whether anything was said."""
        remark = None if self._guide is None else self._guide.put_away()
        if remark is None:
            return False
        self._note(remark)
        self._page.change()
        return True

    def _read(self) -> None:
        self.put_away()

    def switch(self) -> None:
        """Be silent from now on, or speak again."""
        if self.notes is not None and self._guide is not None:
            self.notes.switch()
            self._guide.put_away()
            self._page.change()

    def _note(self, remark: Remark | None) -> None:
        """What was read is not said again, however the program ends."""
        if self.notes is not None and remark is not None:
            self.notes.note(remark.name)
            mode = getattr(self._record.options, "mode", "")
            Heard(self._page.services.memory, self._record.table.game).note(mode, remark.name)

    # ------------------------------------------------------------------ the pieces

    def pieces(self, view: BoardView, others: Sequence[Piece], extent: Extent, log: Box | None) -> Iterator[Piece]:
        """The panel and what points, once the board stands still. `others` are the page's pieces so far, and `log` is
        the log's place, if it is shown."""
        moment = self._record.moment
        if self._guide is None or self.notes is None or moment is None or view.animating or not self.speaks:
            return
        spoken = self._guide.speak(
            moment, self.notes.said, lambda spot: not isinstance(spot, int) or view.box_of(spot) is not None
        )
        if spoken is None:
            return
        text = self._sentence(spoken)
        box = _box_of(spoken.spot, view, others)
        if box is not None:
            yield Pointer(box)
        say, cap = self._page.say, self._page.services.prompts.cap
        rule = spoken.remark.rule
        keys = say("guide.read", cap=cap(Intention.BACK)), say("game.rule_key", cap=cap(Intention.RULES), rule=rule)
        scale = self._page.screen.scale
        place = panel_box(text, keys_width(keys, scale), extent, box, scale, log, _course_in(others))
        yield GuidePanel(place, text, rule, keys, self._read)

    def _sentence(self, spoken: Spoken) -> str:
        text = self._page.say(f"guide.{self._record.table.game}.{spoken.remark.name}")
        if spoken != self._told:
            self._told = spoken
            self._page.services.text_log.write(text)
        return text


def _box_of(spot: Spot, view: BoardView, others: Sequence[Piece]) -> Box | None:
    """Where the spot is; None where it is not shown."""
    if isinstance(spot, int):
        return view.box_of(spot)
    return next((piece.box for piece in others if isinstance(piece, Widget) and piece.name == spot), None)


def _course_in(others: Sequence[Piece]) -> float | None:
    """From where on the top bar says how far the turn has come; None where it does not."""
    signs = [piece.box.x for piece in others if isinstance(piece, Widget) and piece.name.startswith(_PHASE)]
    return min(signs, default=None)
