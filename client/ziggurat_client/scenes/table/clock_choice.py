"""The dialog about a table's clock: how long one may think, and what becomes of those who are away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ziggurat.wire.clocks import ClockTerms
from ziggurat_client.art import tones
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.terms_dialog import ROW, TermsDialog
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.clock_terms import (
    BANKS,
    PACES,
    bank_words,
    ladder,
    neighbour,
    pace_of,
    pace_words,
    with_pace,
)
from ziggurat_client.wording.levels import level_and_rank, level_name

_SENTENCE: Final = 54.0


class ClockChoiceScene(TermsDialog[ClockTerms]):
    """Three choices and what follows from them, in sentences. Without `choose` one can only read.

    `game` is the id of what is played: its rules may say what follows when time is up."""

    size = Extent(860, 640)

    def __init__(
        self,
        atlas: Atlas,
        terms: ClockTerms,
        levels: Sequence[str],
        game: str,
        choose: Callable[[ClockTerms], None] | None = None,
    ) -> None:
        super().__init__(atlas, terms, "pace", choose)
        self._levels = tuple(levels)
        self._game = game

    @property
    def title(self) -> str:
        return self.say("clock.title")

    def content(self) -> Sequence[Piece]:
        terms, words, free = self._terms, self.services.words, self._choose is not None
        pace, bank = pace_of(terms), terms.bank
        return [
            self._label(0, "clock.pace"),
            Stepper(
                "pace",
                self._place(0),
                pace_words(words, terms),
                self._change_pace,
                lower=neighbour(PACES, pace, -1) is not None,
                higher=neighbour(PACES, pace, 1) is not None,
                enabled=free,
            ),
            self._label(1, "clock.bank"),
            Stepper(
                "bank",
                self._place(1),
                bank_words(words, bank),
                self._change_bank,
                lower=bank != BANKS[0],
                higher=bank != BANKS[-1],
                enabled=free,
            ),
            self._label(2, "clock.keeper"),
            Stepper(
                "keeper",
                self._place(2),
                level_and_rank(self.services.words, self._levels, self._level) if self._level else "",
                self._change_keeper,
                lower=self._other_level(-1) is not None,
                higher=self._other_level(1) is not None,
                enabled=free,
            ),
            *self._ladder(),
            *self._buttons(self.say("clock.choose")),
        ]

    @property
    def _level(self) -> str:
        """The keepers' level."""
        return self._terms.keeper or (self._levels[len(self._levels) // 2] if self._levels else "")

    def _other_level(self, by: int) -> str | None:
        return neighbour(self._levels, self._level, by) if self._levels else None

    def _ladder(self) -> list[Piece]:
        inner = self.inner
        top = inner.y + 3 * ROW + 20
        level = level_name(self.services.words, self._level) if self._level else ""
        return [
            Paragraph(Box(inner.x, top + row * _SENTENCE, inner.width, _SENTENCE), text, 18, tones.TEXT_SOFT)
            for row, text in enumerate(ladder(self.services.words, self._terms, level, self._game))
        ]

    def _change_pace(self, by: int) -> None:
        pace = neighbour(PACES, pace_of(self._terms), by)
        if pace is not None:
            self._set(with_pace(self._terms, pace))

    def _change_bank(self, by: int) -> None:
        if self._terms.bank != BANKS[0 if by < 0 else -1]:
            self._set(msgspec.structs.replace(self._terms, bank=neighbour(BANKS, self._terms.bank, by)))

    def _change_keeper(self, by: int) -> None:
        level = self._other_level(by)
        if level is not None:
            self._set(msgspec.structs.replace(self._terms, keeper=level))
